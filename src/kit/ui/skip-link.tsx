import styles from './skip-link.module.css'

/** First thing in a layout: takes keyboard users past the header. */
export function SkipLink({ label = 'Skip to content' }: { label?: string }) {
  const skip = () => document.querySelector<HTMLElement>('main')?.focus()
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {label}
    </button>
  )
}
