import type { CSSProperties } from 'react'
import { IconButton } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '#kit/ui/icons.tsx'
import styles from './slider-bar.module.css'
import { slides } from './slides.ts'
import { interval, type useRotation } from './use-rotation.ts'
import { words } from './words.ts'

type SliderBarProps = Pick<
  ReturnType<typeof useRotation>,
  'shown' | 'isRotating' | 'isPaused' | 'back' | 'forward' | 'toggle' | 'goTo'
> & {
  /** A slide may be wanted. */
  near: (slide: number) => void
}

/** Everything that moves the slider, and how long the slide still stays. */
export function SliderBar({ shown, isRotating, isPaused, back, forward, toggle, goTo, near }: SliderBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <IconButton label={isPaused ? words.play : words.pause} className={styles.control} onClick={toggle}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
        <IconButton label={words.previous} className={styles.control} onClick={back}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={words.next} className={styles.control} onClick={forward}>
          <ArrowRightIcon />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing here is filled in */}
      <div role="group" aria-label={words.choose} className={styles.pages}>
        {slides.map(({ title }, i) => (
          <button
            key={title}
            type="button"
            className={styles.page}
            aria-label={words.slideNamed(i + 1, title)}
            aria-current={i === shown ? 'true' : undefined}
            onPointerEnter={() => near(i)}
            onFocus={() => near(i)}
            onClick={() => goTo(i)}
          >
            <span
              className={classNames(
                styles.line,
                i === shown && (isPaused ? styles.whole : styles.growing),
                isRotating && styles.runs,
              )}
              style={{ '--interval': `${interval}ms` } as CSSProperties}
            />
            <span className={styles.label}>{title}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

const PauseIcon = () => (
  <svg aria-hidden="true" width="1.25em" height="1.25em" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
    <path d="M9 6v12M15 6v12" />
  </svg>
)

const PlayIcon = () => (
  <svg aria-hidden="true" width="1.25em" height="1.25em" viewBox="0 0 24 24" fill="currentColor">
    <path d="M8 5.5v13L18.5 12z" />
  </svg>
)
