import { getOperatingVehicles, type Offer, type Vehicle, type VehicleType } from '#features/vehicles/contract.ts'
import { byHourPrice } from '#features/vehicles/rules.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'

/** The operating vehicles that a page books one way, cheapest first: those of its type, or the one it names. */
export function useFleet(over: Offer, type: VehicleType | 'all', name?: string) {
  const answer = useEndpoint(
    getOperatingVehicles,
    { query: { over, ...(name === undefined ? { vehicleType: type } : { vehicleName: name }) } },
    { freshSeconds: 10 },
  )
  const fleet: readonly Vehicle[] | undefined = answer.data
    ?.filter((vehicle) => type === 'all' || vehicle.type === type)
    .toSorted(byHourPrice)
  return { fleet, error: answer.error, busy: answer.isFetching, retry: () => answer.refetch() }
}
