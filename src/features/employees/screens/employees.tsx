import { useRef } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import type { Employee, EmployeeCalls } from '../contract.ts'
import { words } from '../words.ts'
import { EmployeeCard } from './employee-card.tsx'
import styles from './employees.module.css'

type EmployeesProps = {
  user: SignedInUser
  calls: EmployeeCalls
  /** The page on which somebody is registered. */
  addTo: string
}

/** Who works here, how to reach them, and whether they may sign in. */
export function Employees({ user, calls, addTo }: EmployeesProps) {
  const list = useEndpoint(calls.getEmployees)
  return (
    <OfficePage
      user={user}
      title={words.employees}
      lead={words.lead}
      actions={
        <ButtonLink to={addTo} icon={<PlusIcon />}>
          {words.add}
        </ButtonLink>
      }
    >
      {list.data ? (
        <People user={user} calls={calls} employees={list.data} />
      ) : (
        <Pending query={list} what={words.theEmployees} />
      )}
    </OfficePage>
  )
}

type PeopleProps = Pick<EmployeesProps, 'user' | 'calls'> & { employees: readonly Employee[] }

function People({ calls, employees }: PeopleProps) {
  const [shows, setShows] = useKept('employees-shown', 'active')
  const place = useRef<HTMLElement>(null)
  const groups = Map.groupBy(employees, ({ active }) => (active ? 'active' : 'inactive'))
  const group = shows === 'inactive' ? 'inactive' : 'active'
  const shown = groups.get(group) ?? []
  const choice = (value: 'active' | 'inactive') => ({
    value,
    label: (
      <>
        {words.states[value]} <span className={styles.count}>{groups.get(value)?.length ?? 0}</span>
      </>
    ),
  })
  return (
    <>
      <ChoiceGroup
        legend={words.which}
        hideLegend
        name="shown"
        look="chips"
        choices={[choice('active'), choice('inactive')]}
        value={group}
        onChange={setShows}
      />
      {/* The card that was changed goes; whoever works by keyboard goes on from here. */}
      <section ref={place} tabIndex={-1} aria-label={words.shown[group]}>
        {shown.length === 0 ? (
          <EmptyState title={words.none[group]} />
        ) : (
          <ul className={styles.cards}>
            {shown.map((employee) => (
              <EmployeeCard
                key={employee.id}
                calls={calls}
                employee={employee}
                onChanged={() => place.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
