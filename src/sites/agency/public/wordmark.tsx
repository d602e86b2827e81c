import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import styles from './wordmark.module.css'

/** The agency's name with its star over the i. As large as the text around. `star`: a class for the star. */
export function Wordmark({ star }: { star?: string | undefined }) {
  return (
    <>
      <VisuallyHidden>Sternsinger</VisuallyHidden>
      <span className={styles.word} aria-hidden="true">
        Sterns
        <span className={styles.i}>
          ı
          <span className={classNames(styles.star, star)} />
        </span>
        nger
      </span>
    </>
  )
}
