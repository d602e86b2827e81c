import { rentalEmployees } from '#features/employees/contract.ts'
import { Employees } from '#features/employees/screens/employees.tsx'
import { signedInPage } from '#features/sign-in/screens/signed-in.tsx'
import { officeMeta } from './office-meta.ts'
import { words } from './words.ts'

export const meta = officeMeta(words.employees, words.employeesText)

export default signedInPage('admin', (user) => (
  <Employees user={user} calls={rentalEmployees} addTo="/RentalRevolution/register" />
))
