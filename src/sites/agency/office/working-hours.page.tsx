import { agencyEmployees } from '#features/employees/contract.ts'
import { agencyHours } from '#features/working-hours/contract.ts'
import { WorkingHours } from '#features/working-hours/screens/working-hours.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Working Hours', 'The hours worked at the agency')

export default function WorkingHoursPage() {
  return (
    <Office access="root">
      {(user) => (
        <WorkingHours user={user} calls={agencyHours} employeeCalls={agencyEmployees} address="/workinghours" />
      )}
    </Office>
  )
}
