import { type ReactNode, useState } from 'react'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { typeNames, typeTitles } from '#features/vehicles/screens/type-names.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { overviewOf } from '../addresses.ts'
import { vehicleTypePictures } from '../pictures/pictures.ts'
import { words } from '../words.ts'
import styles from './offer.module.css'

/** A day on the lake, and what it is best spent with. */
const day = [
  { type: 'canoes', hour: 'morning', ...words.morning },
  { type: 'sailboats', hour: 'forenoon', ...words.forenoon },
  { type: 'motorboats', hour: 'noon', ...words.noon },
  { type: 'jetskis', hour: 'late', ...words.late },
  { type: 'houseboats', hour: 'night', ...words.night },
] as const

/** A tile for each type: what it costs at least, the way to book it and the way to see it. */
export function Offer() {
  const [type, setType] = useState<VehicleType>('motorboats')
  const [asks, setAsks] = useState(false)
  const idle = useIdle()
  const OfferFacts = useLater(() => import('./offer-facts.tsx'), idle)
  const BookingType = useLater(() => import('./booking-type.tsx'), idle || asks)
  return (
    <section id="book" aria-labelledby="offer-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="offer-title">
          {words.whatWillYouTake}
        </h2>
        <p className={styles.lead}>{words.dayHasRoom}</p>
      </div>
      <SunPath />
      <ol className={styles.tiles}>
        {day.map((part) => (
          <li key={part.type} className={classNames(styles.tile, styles[part.hour])} data-ground={groundOf(part.hour)}>
            <Tile
              {...part}
              facts={OfferFacts && <OfferFacts type={part.type} />}
              onBook={() => {
                setType(part.type)
                setAsks(true)
              }}
            />
          </li>
        ))}
      </ol>
      {BookingType && <BookingType type={type} open={asks} onClose={() => setAsks(false)} />}
    </section>
  )
}

type TileProps = (typeof day)[number] & { facts: ReactNode; onBook: () => void }

function Tile({ type, when, why, facts, onBook }: TileProps) {
  const { alt, ...picture } = vehicleTypePictures[type]
  const title = typeTitles[type]
  const { plural } = typeNames[type]
  return (
    <>
      <div className={styles.window}>
        <img
          {...picture}
          alt={alt}
          sizes="(width < 70rem) max(42vw, 15rem), max(20vw, 18rem)"
          className={styles.picture}
          loading="lazy"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.when}>{when}</p>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.why}>{why}</p>
        <p className={styles.facts}>{facts}</p>
        <div className={styles.actions}>
          <Button onClick={onBook} aria-label={words.bookType(plural)}>
            {words.book}
          </Button>
          <ButtonLink to={overviewOf(type)} variant="secondary" aria-label={words.overviewOfType(plural)}>
            {words.overview}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** The way of the sun over the five parts of the day. */
function SunPath() {
  return (
    <svg className={styles.sun} viewBox="0 0 1000 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 118Q500 -86 1000 118" />
      {[100, 300, 500, 700].map((x) => (
        <path key={x} className={styles.disc} d={`M${x} ${heightAt(x)}h0`} />
      ))}
      <path className={styles.moon} d={`M900 ${heightAt(900)}h0`} />
    </svg>
  )
}

/** On the curve of the path above, which is even along its width. */
const heightAt = (x: number) => {
  const t = x / 1000
  return Math.round(118 * ((1 - t) ** 2 + t ** 2) - 86 * 2 * t * (1 - t))
}

const groundOf = (hour: (typeof day)[number]['hour']) => (hour === 'late' || hour === 'night' ? 'lake' : undefined)
