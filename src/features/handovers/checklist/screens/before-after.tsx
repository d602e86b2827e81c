import { useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import type { Handover } from '../../contract.ts'
import { words as handoverWords } from '../../words.ts'
import { moments } from '../contract.ts'
import { pairsOf, textOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './before-after.module.css'

const Comparison = later(async () => (await import('./comparison.tsx')).Comparison)

/** Photos of the check-out and of the return beside each other, by what they show; nothing where there are none. */
export function BeforeAfter({ handover, className = '' }: { handover: Handover; className?: string }) {
  const [open, setOpen] = useState<number>()
  const pairs = namedPairs(handover)
  if (pairs.length === 0) return null
  return (
    <section className={classNames(layout.stack3, className)} aria-labelledby="before-after">
      <h3 className={layout.largeSize} id="before-after">
        {words.beforeAfter}
      </h3>
      <ul className={styles.pairs}>
        {pairs.map(({ key, name, sides }, i) => (
          <li key={key}>
            <button type="button" className={styles.pair} onClick={() => setOpen(i)}>
              <span className={styles.name}>{name}</span>
              {sides.map(({ moment, photo, alt }) => (
                <span key={moment} className={styles.side}>
                  {photo ? <img src={photo.thumbnail} alt={alt} loading="lazy" decoding="async" /> : words.noPhoto}
                  <span className={styles.when}>{words.moments[moment]}</span>
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <Comparison pairs={pairs} open={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** What each pair shows, as the item was called when it was checked; what is none is counted. */
function namedPairs({ pictures, checklist, out, back }: Handover) {
  const items = (checklist?.items ?? []).map((item) => ({ ...item, item: item.key }))
  const known = [...(back?.checks ?? []), ...(out?.checks ?? []), ...items]
  return pairsOf(pictures).map((pair, i) => {
    const item = known.find((one) => one.item === pair.item)
    const name = item ? textOf(item) : handoverWords.photo(i + 1)
    const sides = moments.map((moment) => ({ moment, photo: pair[moment], alt: words.photoAt[moment](name) }))
    return { key: sides.map(({ photo }) => photo?.id).join(), name, sides }
  })
}
