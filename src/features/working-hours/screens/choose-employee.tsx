import type { Employee } from '#features/employees/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { monthName } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import type { WorkingDays } from '../contract.ts'
import { daysOf, firstDayOf, hoursWords, monthOf, sumOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './choose-employee.module.css'
import { MonthChart } from './month/month-chart.tsx'
import { hoursOf } from './table-hours.ts'

type ChooseEmployeeProps = {
  user: SignedInUser
  employees: readonly Pick<Employee, 'id' | 'name'>[]
  table: WorkingDays
  /** `?employee=5` is added to it. */
  address: string
}

/** The people who work here with their month so far, oneself first; root keeps no hours. */
export function ChooseEmployee({ user, employees, table, address }: ChooseEmployeeProps) {
  const people = user.root ? employees : [{ id: user.id, name: user.username }, ...employees]
  const month = monthOf(table.today)
  if (people.length === 0) return <EmptyState title={words.noEmployees} />
  return (
    <ul className={styles.people} aria-label={words.employees}>
      {people.map(({ id, name }) => {
        const hours = hoursOf(table, id)
        return (
          <li key={id} className={styles.person}>
            <h2 className={styles.name}>
              {name} {id === user.id && <span className={styles.you}>{words.you}</span>}
            </h2>
            <ButtonLink to={`${address}?employee=${id}`} variant="secondary" aria-label={words.showOf(name)}>
              {words.show}
            </ButtonLink>
            <p className={styles.hours}>
              <span>
                {monthName(firstDayOf(month))} <strong>{hoursWords(sumOf(daysOf(month).map(hours)))}</strong>
              </span>
              <span>
                {words.today} <strong>{hoursWords(sumOf([hours(table.today)]))}</strong>
              </span>
            </p>
            <MonthChart month={month} hoursOf={hours} today={table.today} />
          </li>
        )
      })}
    </ul>
  )
}
