import type { ReactNode } from 'react'
import styles from './state.module.css'

type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  /** Decorative picture or icon. */
  picture?: ReactNode
  /** What to do next: buttons or links. */
  children?: ReactNode
  /** It is all there is on the page: its title is the page's heading. */
  isPage?: boolean
}

/** In the place of a list or result that has nothing in it. */
export function EmptyState({ title, text, picture, children, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.state}>
      {picture != null && (
        <span className={styles.icon} aria-hidden="true">
          {picture}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text != null && <p className={styles.text}>{text}</p>}
      {children != null && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
