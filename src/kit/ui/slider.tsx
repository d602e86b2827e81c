import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'
import { LiveRegion } from './live-region.tsx'
import styles from './slider.module.css'
import { words } from './words.ts'

export type SliderProps = {
  /** What the slides show, e.g. "Pictures of the Sea Breeze". */
  label: string
  /** Each child is a slide. */
  children: ReactNode
  /** Where to begin. */
  start?: number
  onChange?: (index: number) => void
  /** `cover` fills a 3:2 frame; `contain` shows a picture whole, in the frame's own height. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** Slides side by side on the browser's own scroll snapping: swipe, scroll, arrow keys, buttons. Never moves by itself. */
export function Slider({ label, children, start = 0, onChange, fit = 'cover', className }: SliderProps) {
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const [moved, setMoved] = useState(false)
  const last = slides.length - 1

  useEffect(() => {
    const element = track.current
    if (element && start > 0) element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
  }, [start])

  const settle = () => {
    const element = track.current
    if (!element) return
    const shown = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    if (shown === index || shown > last) return
    setIndex(shown)
    setMoved(true)
    onChange?.(shown)
  }
  const go = (to: number) =>
    track.current?.scrollTo({ left: Math.min(last, Math.max(0, to)) * track.current.clientWidth })

  return (
    <section
      className={classNames(styles.slider, styles[fit], className)}
      aria-label={label}
      aria-roledescription={words.slider}
    >
      <ul
        className={styles.track}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a container that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.useArrows(label)}
        onScroll={settle}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
          if (by === undefined) return
          event.preventDefault()
          go(index + by)
        }}
      >
        {slides.map((slide, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the order
          <li key={i} className={styles.slide} inert={i !== index}>
            {slide}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <>
          <IconButton
            label={words.previous}
            className={styles.previous}
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <ArrowLeftIcon />
          </IconButton>
          <IconButton
            label={words.next}
            className={styles.next}
            aria-disabled={index === last}
            onClick={() => go(index + 1)}
          >
            <ArrowRightIcon />
          </IconButton>
          <div className={styles.dots} aria-hidden="true">
            {slides.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the order
              <span key={i} className={classNames(styles.dot, i === index && styles.shown)} />
            ))}
          </div>
          <LiveRegion>{moved ? words.placeOf(index + 1, slides.length) : ''}</LiveRegion>
        </>
      )}
    </section>
  )
}
