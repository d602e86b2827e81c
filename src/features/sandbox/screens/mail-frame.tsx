import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import styles from './preview.module.css'

type MailFrameProps = {
  ref: Ref<HTMLIFrameElement>
  address: string
  subject: string
  width: 'desk' | 'phone'
}

/** A mail in a frame that runs nothing; on narrow screens as high as the mail, so that only the page scrolls. */
export function MailFrame({ ref, address, subject, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const [loaded, setLoaded] = useState(0)
  useImperativeHandle(ref, () => frame.current as HTMLIFrameElement)

  useEffect(() => {
    const body = frame.current?.contentDocument?.body
    if (loaded === 0 || !body) return
    const observer = new ResizeObserver(() => setHeight(body.scrollHeight))
    observer.observe(body)
    return () => observer.disconnect()
  }, [loaded])

  return (
    <div className={styles.desk} data-width={width} aria-busy={loaded === 0}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={height === undefined ? undefined : ({ '--mail-height': `${height}px` } as CSSProperties)}
        src={address}
        title={`The mail "${subject}"`}
        sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => setLoaded(loaded + 1)}
      />
    </div>
  )
}
