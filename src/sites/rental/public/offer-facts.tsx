import { getAllVehicles, type Vehicle, type VehicleType } from '#features/vehicles/contract.ts'
import { cheapest } from '#features/vehicles/rules.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'

/** What a type costs at least, and how many it takes: two lines, from the price list and the fleet as they are. */
export default function OfferFacts({ type }: { type: VehicleType }) {
  const { data: vehicles = [] } = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const ofType = vehicles.filter((vehicle) => vehicle.type === type)
  return (
    <>
      <span>{startingAt(ofType)}</span>
      <span>{room(ofType)}</span>
    </>
  )
}

/** `from $58 for 1 hour`; houseboats by the night. */
function startingAt(vehicles: readonly Vehicle[]): string {
  const [lowest] = vehicles.flatMap((vehicle) => cheapest(vehicle) ?? []).toSorted((a, b) => a.price - b.price)
  if (!lowest) return ''
  const isByTheNight = vehicles.every(({ type }) => type === 'houseboats')
  return `from ${formatMoney(lowest.price)} ${isByTheNight ? 'a night' : `for ${formatDuration(lowest.hours)}`}`
}

/** `up to 6 people`. */
function room(vehicles: readonly Vehicle[]): string {
  const most = Math.max(0, ...vehicles.map(({ passengers }) => passengers))
  return most > 0 ? `up to ${most} people` : ''
}
