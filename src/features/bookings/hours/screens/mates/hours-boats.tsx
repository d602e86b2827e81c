import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatDuration, formatHour, formatLongDay } from '#kit/shared/day.ts'
import { leastWhole } from '../../../rules/prices.ts'
import { type Business, pricingOf } from '../../../rules.ts'
import { words } from '../../words.ts'
import type { Slot } from '../choice.ts'
import type { Picked } from '../hours-order.ts'
import type { Offer } from '../timetable/use-week.ts'
import { VehicleDialog } from '../vehicle-dialog.tsx'
import { MoreBoats } from './more-boats.tsx'
import type { Mates } from './use-mates.ts'

/** Hours that are asked for, from a slot on. */
type Asked = { slot: Slot; hours: number; business: Business }

const freeWhen = ({ slot: { day, start } }: Asked) => words.freeOn(formatLongDay(day), formatHour(start))

const priceFor = ({ slot, hours, business }: Asked, boat: Vehicle) =>
  leastWhole(boat, { flow: 'hours', length: hours }, pricingOf(business, slot.day))

/** Boats that are free then, as one chooses among them: for how long at most, and what the hours cost. */
const offersFor = (asked: Asked, offers: readonly Offer[]) =>
  offers.map(({ vehicle, hours }) => ({
    vehicle,
    free: words.freeFor(formatDuration(hours)),
    price: priceFor(asked, vehicle),
    length: formatDuration(asked.hours),
  }))

type HoursDialogProps = Asked & {
  offers: readonly Offer[]
  chosen: number | null
  open: boolean
  onClose: () => void
  onChoose: (vehicleId: number) => void
}

/** The vehicles free at the slot for so long. */
export const HoursDialog = ({ slot, hours, business, offers, ...choice }: HoursDialogProps) => {
  const asked = { slot, hours, business }
  return <VehicleDialog {...choice} when={freeWhen(asked)} offers={offersFor(asked, offers)} />
}

type BoatsAlongProps = { picked: Picked; mates: Mates; business: Business }

/** The boats that come along for the same hours. */
export function BoatsAlong({ picked: { slot, hours }, mates, business }: BoatsAlongProps) {
  const asked = { slot, hours, business }
  return (
    <MoreBoats
      mates={mates}
      offers={offersFor(asked, mates.offers)}
      when={freeWhen(asked)}
      price={(boat) => priceFor(asked, boat)}
    />
  )
}
