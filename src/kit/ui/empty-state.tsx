import type { ReactNode } from 'react'
import styles from './state.module.css'

type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  /** Decorative picture or icon. */
  picture?: ReactNode
  /** What to do next: buttons or links. */
  children?: ReactNode
}

/** In the place of a list or result that has nothing in it. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture != null && (
        <span className={styles.icon} aria-hidden="true">
          {picture}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text != null && <p className={styles.text}>{text}</p>}
      {children != null && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
