import { BookingTypeDialog } from '#features/bookings/screens/booking-type-dialog.tsx'
import { getAllVehicles, type VehicleType } from '#features/vehicles/contract.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { bookByDays, bookByHours } from '../addresses.ts'

type BookingTypeProps = { type: VehicleType; open: boolean; onClose: () => void }

/** Asks how to book a type; days begin with its first vehicle that can be had. */
export default function BookingType({ type, open, onClose }: BookingTypeProps) {
  const { data: vehicles = [] } = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const ofType = vehicles.filter((vehicle) => vehicle.type === type)
  const first = ofType.find(({ blocked }) => !blocked) ?? ofType[0]
  return (
    <BookingTypeDialog
      what={`a ${typeNames[type].singular}`}
      byHours={bookByHours(type)}
      byDays={first && bookByDays(type, first.name)}
      open={open}
      onClose={onClose}
    />
  )
}
