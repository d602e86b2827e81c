import styles from './skip-link.module.css'
import { words } from './words.ts'

/** First thing in a layout: takes keyboard users past the header. */
export function SkipLink({ label = words.skip }: { label?: string }) {
  const skip = () => document.querySelector<HTMLElement>('main')?.focus()
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {label}
    </button>
  )
}
