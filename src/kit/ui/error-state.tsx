import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { RefreshIcon, WarningIcon } from './icons.tsx'
import styles from './state.module.css'
import { words } from './words.ts'

export type ErrorStateProps = {
  title?: ReactNode
  text?: ReactNode
  /** Draws a button that calls it. */
  retry?: () => void
  busy?: boolean
  /** It is all there is on the page: its title is the page's heading. */
  isPage?: boolean
}

/** In the place of something that could not be shown. */
export function ErrorState({ title = words.wentWrong, text, retry, busy = false, isPage = false }: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.state} role="alert">
      <span className={styles.errorIcon}>
        <WarningIcon />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text != null && <p className={styles.text}>{text}</p>}
      {retry && (
        <div className={styles.actions}>
          <Button variant="secondary" icon={<RefreshIcon />} busy={busy} onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
