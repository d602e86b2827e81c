import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { words } from '../../words.ts'
import styles from './headline.module.css'

/** With the width of each in its own size, set in capitals: so that all three end at one line. */
const lines = [
  [words.headline.innovative, words.headlineWidths.innovative],
  [words.headline.passionate, words.headlineWidths.passionate],
  [words.headline.expressive, words.headlineWidths.expressive],
] as const

/** How far the light can go to either side. */
const furthest = 62

/** Three words in low light. It rises once, to stay at ten to five, and then goes where the pointer is. */
export function Headline() {
  const wall = useRef<HTMLElement>(null)
  const moveLight = ({ clientX, currentTarget }: PointerEvent) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const aside = ((clientX - left) / width) * 2 - 1
    wall.current?.style.setProperty('--sun', String(Math.round(aside * furthest)))
  }
  return (
    <section ref={wall} className={styles.wall} aria-labelledby="headline" onPointerMove={moveLight}>
      <h1 className={styles.words} id="headline">
        {lines.map(([word, width]) => (
          <span key={word} className={styles.word} data-word={word} style={{ '--width': width } as CSSProperties}>
            {word}{' '}
          </span>
        ))}
      </h1>
      <p className={styles.below}>
        <span>{words.worksBy}</span>
        <span className={styles.hint}>{words.lightHint}</span>
      </p>
    </section>
  )
}
