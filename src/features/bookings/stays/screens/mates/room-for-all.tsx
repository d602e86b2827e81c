import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { fewestOf } from '../../../availability/rules/together.ts'
import { namesOf } from '../../../hours/screens/mates/fleet.ts'
import { words as hoursWords } from '../../../hours/words.ts'
import { leastWhole } from '../../../rules/prices.ts'
import { roomIn } from '../../../rules/trip.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { nightsOf, type Stay } from '../../rules.ts'
import { words } from '../../words.ts'
import type { StayMates } from './use-stay-mates.ts'

type RoomForAllProps = {
  vehicle: Vehicle
  mates: StayMates
  people: number
  stay: Stay | undefined
  business: Business
  addressOf: (vehicle: Vehicle) => string
}

/** Where more come than fit: the boats that make room for them when they come along, and others that take all of them. */
export function RoomForAll({ vehicle, mates, people, stay, business, addressOf }: RoomForAllProps) {
  const found = stay && roomFor(people, { vehicle, mates, stay, business })
  const along = found?.along
  const instead = found?.instead
  return (
    <Banner quiet tone="info" title={words.tooManyFor(people, namesOf({ vehicle, mates: mates.chosen }))}>
      <div className={layout.stack3}>
        {along && (
          <Button icon={<PlusIcon />} onClick={() => mates.add(...along.boats.map(({ id }) => id))}>
            {words.takeAlong(namesIn(along.boats), formatMoney(along.price))}
          </Button>
        )}
        {stay && instead && (
          <ButtonLink variant="secondary" to={addressOf(instead.boats[0] ?? vehicle) + queryOf(stay, instead.boats)}>
            {words.bookInstead(namesIn(instead.boats), formatMoney(instead.price))}
          </ButtonLink>
        )}
        {!stay ? (
          <p className={layout.note}>{words.datesFirst}</p>
        ) : along ? (
          <p className={layout.note}>{hoursWords.addBoatNote}</p>
        ) : (
          !instead && <p className={layout.note}>{words.nothingForAll}</p>
        )}
      </div>
    </Banner>
  )
}

const namesIn = (boats: readonly Vehicle[]) => formatList(boats.map(({ name }) => name))

const queryOf = ({ start, end }: Stay, boats: readonly Vehicle[]) =>
  `?from=${start}&until=${end}${boats.length > 1 ? `&boats=${boats.map(({ id }) => id).join()}` : ''}`

type Chosen = Pick<RoomForAllProps, 'vehicle' | 'mates' | 'business'> & { stay: Stay }

/** The fewest boats to take along; and instead of the chosen ones those that are fewer, or cheaper. */
function roomFor(people: number, { vehicle, mates, stay, business }: Chosen) {
  const pricing = pricingOf(business, stay.start)
  const asked = { flow: 'days' as const, length: nightsOf(stay) }
  const priced = (boats: readonly Vehicle[]) => boats.map((boat) => ({ boat, price: leastWhole(boat, asked, pricing) }))
  const chosen = priced([vehicle, ...mates.chosen])
  const free = priced(mates.free)
  const along = fewestOf(people - roomIn(chosen.map(({ boat }) => boat)), free, mates.left)
  const best = fewestOf(people, [...chosen, ...free])
  const isOther = best && !best.boats.includes(vehicle)
  const price = chosen.reduce((sum, one) => sum + one.price, along?.price ?? 0)
  const isBetter = best && (!along || best.boats.length < chosen.length + along.boats.length || best.price < price)
  return { along, instead: isOther && isBetter ? best : undefined }
}
