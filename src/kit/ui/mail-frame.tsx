import { useCallback } from 'react'
import { showInert } from './inert-html.ts'
import styles from './mail-frame.module.css'

/** How it adapts to phones and the night, which pages of ours do not take from others. */
const styleSheets = /<style[\s\S]*?<\/style>/g

/** A mail as it will be seen, in a frame in which nothing runs. */
export function MailFrame({ subject, html }: { subject: string; html: string }) {
  const shown = html.replaceAll(styleSheets, '')
  const show = useCallback((frame: HTMLIFrameElement | null) => void (frame && showInert(frame, shown)), [shown])
  return <iframe className={styles.frame} title={`The mail "${subject}"`} sandbox="allow-popups" ref={show} />
}
