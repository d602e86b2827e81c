import styles from './wordmark.module.css'

/** The agency's name as it is printed. */
export const Wordmark = () => (
  <span className={styles.wordmark}>
    Presentation <em>Pro</em>
  </span>
)
