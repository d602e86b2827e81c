import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import styles from './wordmark.module.css'

/** The agency's name with its star over the i. As large as the text around. */
export function Wordmark() {
  return (
    <>
      <VisuallyHidden>Sternsinger</VisuallyHidden>
      <span className={styles.word} aria-hidden="true">
        Sterns
        <span className={styles.i}>
          ı
          <span className={styles.star} />
        </span>
        nger
      </span>
    </>
  )
}
