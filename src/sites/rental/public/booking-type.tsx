import { BookingTypeDialog } from '#features/bookings/hours/screens/booking-type-dialog.tsx'
import { getAllVehicles, type VehicleType } from '#features/vehicles/contract.ts'
import { isLet } from '#features/vehicles/rules.ts'
import { typeOnes } from '#features/vehicles/screens/type-names.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { bookByDays, bookByHours } from '../addresses.ts'

type BookingTypeProps = { type: VehicleType; open: boolean; onClose: () => void }

/** Asks how to book a type, in the ways it is let; days begin with its first vehicle that can be had. */
export default function BookingType({ type, open, onClose }: BookingTypeProps) {
  const { data: vehicles } = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const ofType = (vehicles ?? []).filter((vehicle) => vehicle.type === type)
  const overDays = ofType.filter((vehicle) => isLet(vehicle, 'days'))
  const isByTheHour = ofType.length === 0 || ofType.some((vehicle) => isLet(vehicle, 'hours'))
  const first = overDays.find(({ blocked }) => !blocked) ?? overDays[0]
  return (
    <BookingTypeDialog
      what={typeOnes[type]}
      byHours={vehicles && isByTheHour ? bookByHours(type) : undefined}
      byDays={first && bookByDays(type, first.name)}
      open={open}
      onClose={onClose}
    />
  )
}
