import { agencyEmployees } from '#features/employees/contract.ts'
import { agencyHours } from '#features/working-hours/contract.ts'
import { WorkingHours } from '#features/working-hours/screens/working-hours.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Working Hours', 'The hours worked at the agency')

export default officePage('root', (user) => (
  <WorkingHours user={user} calls={agencyHours} employeeCalls={agencyEmployees} address="/workinghours" />
))
