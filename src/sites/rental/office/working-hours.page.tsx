import { rentalEmployees } from '#features/employees/contract.ts'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { rentalHours } from '#features/working-hours/contract.ts'
import { WorkingHours } from '#features/working-hours/screens/working-hours.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.workingHours, words.workingHoursText)

export default signedInPage('staff', (user) => (
  <WorkingHours
    user={user}
    calls={rentalHours}
    employeeCalls={rentalEmployees}
    address="/RentalRevolution/workinghours"
  />
))
