import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Link } from '#kit/ui/link.tsx'
import { Photo } from '../../pictures/photo.tsx'
import styles from './slider.module.css'
import { SliderBar } from './slider-bar.tsx'
import { type Slide, slides } from './slides.ts'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'
import { words } from './words.ts'

/** The kinds of properties as covers of the magazine, one after the other. */
export function Slider() {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]))
  const rotation = useRotation(slides.length, (slide) => setNear((known) => new Set(known).add(slide)))
  const { shown, before, isBack, isRotating, forward, back } = rotation
  const stage = useStage(shown)
  const swipe = useSwipe(forward, back)
  const turn = (event: KeyboardEvent) => {
    const go = { ArrowLeft: back, ArrowRight: forward }[event.key]
    if (!go || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go()
  }
  return (
    <section
      className={styles.slider}
      aria-roledescription={words.carousel}
      aria-label={words.kinds}
      onKeyDown={turn}
      onPointerEnter={({ pointerType }) => {
        rotation.nearBoth()
        rotation.hover(pointerType === 'mouse')
      }}
      onPointerLeave={() => rotation.hover(false)}
      onFocus={({ target }) => {
        rotation.nearBoth()
        rotation.focus(target.matches(':focus-visible'))
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) rotation.focus(false)
      }}
    >
      <SliderBar {...rotation} near={(slide) => setNear((known) => new Set(known).add(slide))} />
      <div
        ref={stage}
        className={classNames(styles.stage, isBack && styles.back)}
        aria-live={isRotating ? 'off' : 'polite'}
        {...swipe}
      >
        {slides.map((slide, i) => (
          <Cover
            key={slide.title}
            slide={slide}
            folio={i + 1}
            isNear={near.has(i)}
            isShown={i === shown}
            // The first is there with the page, and does not come in.
            look={i === shown ? (before === undefined ? styles.shown : styles.coming) : i === before && styles.before}
          />
        ))}
      </div>
    </section>
  )
}

type CoverProps = { slide: Slide; folio: number; isNear: boolean; isShown: boolean; look: string | undefined | false }

/** The title runs from the paper into the picture: it is there twice, each cut off where the other begins. */
function Cover({ slide, folio, isNear, isShown, look }: CoverProps) {
  const { title, type, picture, alt, focus = 50, caption, way } = slide
  const to = `/PresentationPro/catalog?type=${type}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is filled in
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.place(folio, slides.length)}
      className={classNames(styles.cover, look)}
      inert={!isShown}
    >
      <div className={styles.paper}>
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.words}>
        <p className={styles.folio}>
          {folio}
          <span>/{slides.length}</span>
        </p>
        <p className={styles.caption}>{caption}</p>
        <p>
          <Link to={to} className={styles.way}>
            {way}
          </Link>
        </p>
      </div>
      <div className={styles.frame}>
        <div className={styles.inside} style={{ '--focus': `${focus}%` } as CSSProperties}>
          {isNear && (
            <Photo
              name={picture}
              alt={alt}
              sizes="(width < 48rem) 135vw, 92vw"
              isFirst={folio === 1}
              className={styles.picture}
            />
          )}
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <Link to={to} className={styles.whole} tabIndex={-1} aria-hidden="true" />
        </div>
      </div>
    </div>
  )
}

/** Who has the focus on a cover keeps it when the next one comes. */
function useStage(shown: number) {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!stage.current?.contains(document.activeElement)) return
    stage.current.children[shown]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])
  return stage
}
