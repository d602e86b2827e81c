import type { CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { type HungWork, Work } from '../work.tsx'
import styles from './spread.module.css'
import type { Poem } from './texts.ts'

/** A poem on a page of its own, across from a work. Its title is the link to it. It is in its own language everywhere. */
export function Spread({ poem, plate }: { poem: Poem; plate: HungWork }) {
  const { id, title, stanzas, moves, ground } = poem
  return (
    <article id={id} className={styles.spread} data-ground={ground} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.title}>
        <a href={`#${id}`} lang="en">
          {title}
        </a>
      </h2>
      <Work work={plate} sizes="(width < 60rem) 80vw, 38vw" className={styles.plate} />
      <div className={classNames(styles.poem, moves && styles[moves])} lang="en">
        {stanzas.map((lines, half) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a poem does not change
          <p key={half} className={styles.stanza}>
            {lines.map((line, i) => (
              <span
                key={line}
                className={styles.line}
                style={moves && ({ '--step': half % 2 && moves === 'labyrinth' ? 7 - i : i } as CSSProperties)}
              >
                {line}
              </span>
            ))}
          </p>
        ))}
      </div>
    </article>
  )
}
