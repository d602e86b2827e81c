import { agencyEmployees } from '#features/employees/contract.ts'
import { Employees } from '#features/employees/screens/employees.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Employees', 'Who works at the agency')

export default officePage('root', (user) => (
  <Employees user={user} calls={agencyEmployees} addTo="/RentalRevolution/register" />
))
