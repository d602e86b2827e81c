import { agencyEmployees } from '#features/employees/contract.ts'
import { Employees } from '#features/employees/screens/employees.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Employees – Sternsinger', description: 'Who works at the agency', noindex: true }

export default function EmployeesPage() {
  return (
    <Office access="root">
      {(user) => <Employees user={user} calls={agencyEmployees} addTo="/RentalRevolution/register" />}
    </Office>
  )
}
