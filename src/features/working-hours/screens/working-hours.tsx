import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import type { Employee, EmployeeCalls } from '#features/employees/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { WorkingHoursCalls } from '../contract.ts'
import { words } from '../words.ts'
import { ChooseEmployee } from './choose-employee.tsx'
import { HoursTable } from './hours-table.tsx'
import { MonthDesk } from './month/month-desk.tsx'
import { OwnHours } from './own-hours.tsx'
import { hoursOf } from './table-hours.ts'
import { WithTable } from './with-table.tsx'

type WorkingHoursProps = {
  user: SignedInUser
  calls: WorkingHoursCalls
  employeeCalls: EmployeeCalls
  /** Of this page; `?employee=5` is somebody's table. */
  address: string
}

/** Everybody enters their own hours; an administrator also looks at those of others and signs months off. */
export function WorkingHours(props: WorkingHoursProps) {
  const { user, calls, address } = props
  const chosen = Number(new URLSearchParams(useSearch()).get('employee'))
  useArrival(chosen)
  if (user.admin && chosen !== user.id) return <HoursOfOthers {...props} chosen={chosen} />
  return (
    <OfficePage
      user={user}
      title={words.workingHours}
      lead={words.ownLead}
      actions={user.admin && <ToEmployees address={address} />}
    >
      <WithTable calls={calls}>
        {(table, timeZone) => <OwnHours user={user} calls={calls} table={table} timeZone={timeZone} />}
      </WithTable>
    </OfficePage>
  )
}

/** Somebody's table is a page of its own to whoever gets there. */
function useArrival(chosen: number) {
  const arrived = useRef(chosen)
  useEffect(() => {
    if (arrived.current === chosen) return
    arrived.current = chosen
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [chosen])
}

function HoursOfOthers({ user, calls, employeeCalls, address, chosen }: WorkingHoursProps & { chosen: number }) {
  const list = useEndpoint(employeeCalls.getEmployees)
  const active = list.data?.filter((one) => one.active)
  const employee = active?.find(({ id }) => id === chosen)
  if (employee) return <HoursOf user={user} calls={calls} employee={employee} address={address} />
  return (
    <OfficePage user={user} title={words.workingHours} lead={words.everybodysLead}>
      {active ? (
        <WithTable calls={calls}>
          {(table, timeZone) => (
            <>
              <ChooseEmployee user={user} employees={active} table={table} address={address} />
              <MonthDesk calls={calls} table={table} timeZone={timeZone} />
            </>
          )}
        </WithTable>
      ) : (
        <Pending query={list} what={words.theEmployees} />
      )}
    </OfficePage>
  )
}

type HoursOfProps = Pick<WorkingHoursProps, 'user' | 'calls' | 'address'> & { employee: Employee }

const HoursOf = ({ user, calls, employee, address }: HoursOfProps) => (
  <OfficePage user={user} title={employee.name} lead={words.othersLead} actions={<ToEmployees address={address} />}>
    <WithTable calls={calls}>
      {(table, timeZone) => <HoursTable table={table} timeZone={timeZone} hoursOf={hoursOf(table, employee.id)} />}
    </WithTable>
  </OfficePage>
)

// The page itself is where one is: it would be marked as the current one.
const ToEmployees = ({ address }: { address: string }) => (
  <ButtonLink to={address} variant="secondary" aria-current={false}>
    {words.employees}
  </ButtonLink>
)
