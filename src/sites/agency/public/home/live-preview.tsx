import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './live-preview.module.css'

/** How wide the page believes its window to be. */
const widths = { desk: 1280, phone: 390 }

type LivePreviewProps = {
  href: string
  /** Shown until the page is there. */
  still: ReactNode
  children: ReactNode
}

/**
 * The page at an address, running small, for the eye only. It is there while enough of it is on the screen; where it is
 * pointed at it scrolls by itself, unless less motion is asked for.
 */
export function LivePreview({ href, still, children }: LivePreviewProps) {
  const card = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { scale, width } = useScale(card)
  const isSeen = useSeen(card)
  const [loaded, setLoaded] = useState(false)
  const [pointedAt, setPointedAt] = useState(false)
  useTour(frame, pointedAt && loaded)
  useEffect(() => {
    if (!isSeen) setLoaded(false)
  }, [isSeen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks livelier while its link is pointed at
    <div
      ref={card}
      className={styles.card}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
    >
      <div className={styles.view} inert aria-hidden="true">
        <div className={styles.still}>{still}</div>
        {isSeen && scale > 0 && (
          <iframe
            ref={frame}
            className={classNames(styles.frame, loaded && styles.there)}
            style={{ width, scale }}
            src={href}
            title={href}
            tabIndex={-1}
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

function useScale(card: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ scale: 0, width: widths.desk })
  useEffect(() => {
    const measure = () => {
      const width = window.innerWidth < 640 ? widths.phone : widths.desk
      setSize({ scale: (card.current?.clientWidth ?? 0) / width, width })
    }
    const observer = new ResizeObserver(measure)
    if (card.current) observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
  return size
}

/** So much of it must be on the screen that on a phone one runs at a time. */
function useSeen(card: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const threshold = window.innerWidth < 640 ? 0.6 : 0.15
    const observer = new IntersectionObserver(([entry]) => setSeen((entry?.intersectionRatio ?? 0) >= threshold), {
      threshold,
    })
    if (card.current) observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
  return seen
}

const pixelsPerSecond = 220

/** Down the page while it is pointed at, and back to the top after. */
function useTour(frame: React.RefObject<HTMLIFrameElement | null>, wanted: boolean) {
  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!wanted || !view || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let next = 0
    const begin = performance.now() + 400
    const step = (now: number) => {
      view.scrollTo({ top: Math.max(0, ((now - begin) / 1000) * pixelsPerSecond), behavior: 'instant' })
      next = requestAnimationFrame(step)
    }
    next = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(next)
      view.scrollTo({ top: 0, behavior: 'smooth' })
    }
  }, [frame, wanted])
}
