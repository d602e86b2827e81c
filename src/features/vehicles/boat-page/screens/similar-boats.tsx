import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { Vehicle } from '../../contract.ts'
import { isOnOffer } from '../../rules/boat.ts'
import { picturesOf } from '../../screens/pictures.ts'
import { typeNames } from '../../screens/type-names.ts'
import { startingPrice } from '../../screens/vehicle-facts.ts'
import { words as boatWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './similar-boats.module.css'

type SimilarBoatsProps = { boat: Vehicle; similar: readonly Vehicle[]; boatTo: (name: string) => string }

/** The boats that are most like this one, or can be had in its place. */
export const SimilarBoats = ({ boat, similar, boatTo }: SimilarBoatsProps) => (
  <section className={styles.similar} id="similar" aria-labelledby="similar-title" tabIndex={-1}>
    <h2 id="similar-title">{isOnOffer(boat) ? words.similar(boat.name) : words.instead}</h2>
    <ul className={styles.list}>
      {similar.map((one) => (
        <li key={one.id}>
          <Card boat={one} to={boatTo(one.name)} />
        </li>
      ))}
    </ul>
  </section>
)

function Card({ boat, to }: { boat: Vehicle; to: string }) {
  const [picture] = picturesOf(boat, '(width < 40rem) 100vw, 32vw')
  const price = startingPrice(boat)
  return (
    <Link to={to} className={styles.card}>
      {picture && <img {...picture} alt="" className={styles.picture} loading="lazy" decoding="async" />}
      <span className={styles.name}>{boat.name}</span>
      <span className={layout.note}>
        {typeNames[boat.type].singular} · {boatWords.upTo(boat.passengers)}
      </span>
      {price && (
        <span>
          {boatWords.from} <strong>{price.price}</strong> {price.time}
        </span>
      )}
    </Link>
  )
}
