import { leastWhole } from '../../../rules/prices.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { boatOffers, freeWhen, type Picked } from '../hours-order.ts'
import { MoreBoats } from './more-boats.tsx'
import type { Mates } from './use-mates.ts'

type BoatsAlongProps = { picked: Picked; mates: Mates; business: Business }

/** The boats that come along for the same hours. */
export function BoatsAlong({ picked: { slot, hours }, mates, business }: BoatsAlongProps) {
  const asked = { flow: 'hours' as const, length: hours }
  return (
    <MoreBoats
      mates={mates}
      offers={boatOffers(mates.offers, slot, hours, business)}
      when={freeWhen(slot)}
      price={(boat) => leastWhole(boat, asked, pricingOf(business, slot.day))}
    />
  )
}
