import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { VehicleFormLoader } from '#features/vehicles/screens/form/vehicle-form-loader.tsx'
import { typeOnes } from '#features/vehicles/screens/type-names.ts'
import type { PageParams } from '#sites/pages.ts'
import { overviewOf } from '../addresses.ts'
import { words } from './words.ts'

export const meta = ({ vehicleType }: PageParams) => ({
  title: words.titled(words.addBoat(typeOnes[typeOfPage(vehicleType)])),
  description: words.addBoatText,
  noindex: true,
})

const typeOfPage = (text: string | undefined) => vehicleTypes.find((type) => type === text) ?? 'motorboats'

export default function AddVehiclePage({ params }: { params: PageParams }) {
  const type = typeOfPage(params.vehicleType)
  return (
    <SignedIn access="staff">
      {(user) => (
        <VehicleFormLoader
          key={type}
          user={user}
          type={type}
          name={undefined}
          overview={(name) => overviewOf(type, name)}
        />
      )}
    </SignedIn>
  )
}
