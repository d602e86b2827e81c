import type { Vehicle } from '#features/vehicles/contract.ts'
import { roomIn } from '#features/vehicles/rules.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { formatList } from '#kit/shared/list.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { MoreBoats } from '../../../hours/screens/mates/more-boats.tsx'
import { fewestOf } from '../../../rules/combinations.ts'
import { leastWhole } from '../../../rules/prices.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { words as bookingWords } from '../../../words.ts'
import { nightsOf, type Stay } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './stay-mates.module.css'
import type { StayMates } from './use-stay-mates.ts'

/** `when`: when all of them are free. */
type MoreForNightsProps = { mates: StayMates; stay: Stay; when: string; business: Business }

/** The boats that come along for the same nights. */
export function MoreForNights({ mates, stay, when, business }: MoreForNightsProps) {
  const nights = nightsOf(stay)
  const pricing = pricingOf(business, stay.start)
  const price = (boat: Vehicle) => leastWhole(boat, { flow: 'days', length: nights }, pricing)
  const offers = mates.left > 0 ? mates.free : []
  return (
    <MoreBoats
      mates={mates}
      offers={offers.map((vehicle) => ({
        vehicle,
        price: price(vehicle),
        length: bookingWords.nights(nights),
      }))}
      when={when}
      price={price}
    />
  )
}

type RoomForAllProps = {
  vehicle: Vehicle
  mates: StayMates
  /** What they are called. */
  names: string
  people: number
  stay: Stay | undefined
  business: Business
  addressOf: (vehicle: Vehicle) => string
}

/** Where more come than fit: with which other boats there is room for all, and which ones have it without this one. */
export function RoomForAll({ vehicle, mates, names, people, stay, business, addressOf }: RoomForAllProps) {
  const { along, instead } = stay ? roomFor(people, { vehicle, mates, stay, business }) : {}
  return (
    <div className={layout.stack3}>
      <p className={layout.strong} role="status">
        {words.tooManyFor(people, names)} {(along || instead) && words.roomForAll}
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
