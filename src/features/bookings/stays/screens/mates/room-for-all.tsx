import type { Vehicle } from '#features/vehicles/contract.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { formatList } from '#kit/shared/list.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { fewestOf } from '../../../availability/rules/together.ts'
import { namesOf } from '../../../hours/screens/mates/fleet.ts'
import { leastWhole } from '../../../rules/prices.ts'
import { roomIn } from '../../../rules/trip.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { words as bookingWords } from '../../../words.ts'
import { nightsOf, type Stay } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './room-for-all.module.css'
import type { StayMates } from './use-stay-mates.ts'

type RoomForAllProps = {
  vehicle: Vehicle
  mates: StayMates
  people: number
  stay: Stay | undefined
  business: Business
  addressOf: (vehicle: Vehicle) => string
}

/** Where more come than fit: with which other boats there is room for all, and which ones have it without this one. */
export function RoomForAll({ vehicle, mates, people, stay, business, addressOf }: RoomForAllProps) {
  const { along, instead } = stay ? roomFor(people, { vehicle, mates, stay, business }) : {}
  return (
    <div className={styles.room}>
      <p className={layout.strong} role="status">
        {words.tooManyFor(people, namesOf({ vehicle, mates: mates.chosen }))} {(along || instead) && words.roomForAll}
      </p>
      {!stay && <p className={layout.note}>{words.datesFirst}</p>}
      {stay && !along && !instead && <p className={layout.note}>{words.nothingForAll}</p>}
      {along && (
        <button
          type="button"
          className={styles.offer}
          onClick={() => mates.add(...along.boats.slice(mates.chosen.length + 1).map(({ id }) => id))}
        >
          <Boats {...along} />
        </button>
      )}
      {stay && instead && (
        <Link className={styles.offer} to={addressOf(instead.boats[0] ?? vehicle) + queryOf(stay, instead.boats)}>
          <Boats {...instead} />
        </Link>
      )}
    </div>
  )
}

/** What they are called, for how many they have room, and what they cost in all. */
const Boats = ({ boats, price }: Together) => (
  <>
    <span className={styles.pictures}>
      {boats
        .flatMap(({ path1 }) => path1 ?? [])
        .slice(0, 2)
        .map((path) => (
          <img key={path} src={thumbnailOf(path)} alt="" width={480} height={300} decoding="async" />
        ))}
    </span>
    <span className={styles.words}>
      <strong>{formatList(boats.map(({ name }) => name))}</strong>
      <span className={layout.note}>{bookingWords.people(roomIn(boats))}</span>
    </span>
    <strong className={styles.price}>{formatMoney(price)}</strong>
  </>
)

const queryOf = ({ start, end }: Stay, boats: readonly Vehicle[]) =>
  `?from=${start}&until=${end}${boats.length > 1 ? `&boats=${boats.map(({ id }) => id).join()}` : ''}`

type Together = { boats: readonly Vehicle[]; price: Cents }

type Chosen = Pick<RoomForAllProps, 'vehicle' | 'mates' | 'business'> & { stay: Stay }

/** The chosen boats with the fewest that make room; and instead of them others that are fewer, or cheaper. */
function roomFor(
  people: number,
  { vehicle, mates, stay, business }: Chosen,
): { along: Together | undefined; instead: Together | undefined } {
  const pricing = pricingOf(business, stay.start)
  const asked = { flow: 'days' as const, length: nightsOf(stay) }
  const priced = (boats: readonly Vehicle[]) => boats.map((boat) => ({ boat, price: leastWhole(boat, asked, pricing) }))
  const own = [vehicle, ...mates.chosen]
  const chosen = priced(own)
  const free = priced(mates.free)
  const more = fewestOf(people - roomIn(own), free, mates.left)
  const along = more && {
    boats: [...own, ...more.boats],
    price: chosen.reduce((sum, { price }) => sum + price, more.price),
  }
  const best = fewestOf(people, [...chosen, ...free])
  const isBetter = best && (!along || best.boats.length < along.boats.length || best.price < along.price)
  return { along, instead: isBetter && !best.boats.includes(vehicle) ? best : undefined }
}
