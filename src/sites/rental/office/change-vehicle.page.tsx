import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { VehicleFormLoader } from '#features/vehicles/screens/form/vehicle-form-loader.tsx'
import type { PageParams } from '#sites/pages.ts'
import { overviewOf } from '../addresses.ts'
import { words } from './words.ts'

export const meta = ({ vehicleName = '' }: PageParams) => ({
  title: words.titled(words.changeBoat(vehicleName)),
  description: words.changeBoatText,
  noindex: true,
})

export default function ChangeVehiclePage({ params }: { params: PageParams }) {
  const type = vehicleTypes.find((one) => one === params.vehicleType) ?? 'motorboats'
  return (
    <SignedIn access="staff">
      {(user) => (
        <VehicleFormLoader
          key={`${type}/${params.vehicleName}`}
          user={user}
          type={type}
          name={params.vehicleName ?? ''}
          overview={(name) => overviewOf(type, name)}
        />
      )}
    </SignedIn>
  )
}
