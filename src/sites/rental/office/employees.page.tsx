import { rentalEmployees } from '#features/employees/contract.ts'
import { Employees } from '#features/employees/screens/employees.tsx'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'

export const meta = {
  title: 'Employees – RentalRevolution',
  description: 'Who works at the boat rental',
  noindex: true,
}

export default function RentalEmployees() {
  return (
    <SignedIn access="admin">
      {(user) => <Employees user={user} calls={rentalEmployees} addTo="/RentalRevolution/register" />}
    </SignedIn>
  )
}
