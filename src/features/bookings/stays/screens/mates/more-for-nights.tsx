import type { Vehicle } from '#features/vehicles/contract.ts'
import { MoreBoats } from '../../../hours/screens/mates/more-boats.tsx'
import { leastWhole } from '../../../rules/prices.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { words as bookingWords } from '../../../words.ts'
import { nightsOf, type Stay } from '../../rules.ts'
import { words } from '../../words.ts'
import { dayWords } from '../stay-words.ts'
import type { StayMates } from './use-stay-mates.ts'

type MoreForNightsProps = { mates: StayMates; stay: Stay; business: Business }

/** The boats that come along for the same nights. */
export function MoreForNights({ mates, stay, business }: MoreForNightsProps) {
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
      when={words.freeFromTo(dayWords(stay.start), dayWords(stay.end))}
      price={price}
    />
  )
}
