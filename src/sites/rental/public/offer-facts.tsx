import { getAllVehicles, type Vehicle, type VehicleType } from '#features/vehicles/contract.ts'
import { startingAt } from '#features/vehicles/rules.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'

/** What a type costs at least, and how many it takes: two lines, from the price list and the fleet as they are. */
export default function OfferFacts({ type }: { type: VehicleType }) {
  const { data: vehicles = [] } = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const ofType = vehicles.filter((vehicle) => vehicle.type === type)
  return (
    <>
      <span>{lowestPrice(ofType)}</span>
      <span>{room(ofType)}</span>
    </>
  )
}

/** `from $83 for 1 hour`; houseboats over nights. */
function lowestPrice(vehicles: readonly Vehicle[]): string {
  const [lowest] = vehicles.flatMap((vehicle) => startingAt(vehicle) ?? []).toSorted((a, b) => a.price - b.price)
  if (!lowest) return ''
  const time = 'nights' in lowest ? boatWords.nights(lowest.nights) : formatDuration(lowest.hours)
  return words.fromFor(formatMoney(lowest.price), time)
}

/** `up to 6 people`. */
function room(vehicles: readonly Vehicle[]): string {
  const most = Math.max(0, ...vehicles.map(({ passengers }) => passengers))
  return most > 0 ? words.upToPeople(most) : ''
}
