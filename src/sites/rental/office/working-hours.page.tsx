import { rentalEmployees } from '#features/employees/contract.ts'
import { SignedIn } from '#features/sign-in/screens/signed-in.tsx'
import { rentalHours } from '#features/working-hours/contract.ts'
import { WorkingHours } from '#features/working-hours/screens/working-hours.tsx'

export const meta = {
  title: 'Working Hours – RentalRevolution',
  description: 'The hours worked at the boat rental',
  noindex: true,
}

export default function RentalWorkingHours() {
  return (
    <SignedIn access="staff">
      {(user) => (
        <WorkingHours
          user={user}
          calls={rentalHours}
          employeeCalls={rentalEmployees}
          address="/RentalRevolution/workinghours"
        />
      )}
    </SignedIn>
  )
}
