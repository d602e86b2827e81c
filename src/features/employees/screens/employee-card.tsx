import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import type { Employee, EmployeeCalls } from '../contract.ts'
import { words } from '../words.ts'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import styles from './employee-card.module.css'

type EmployeeCardProps = {
  calls: EmployeeCalls
  employee: Employee
  /** It became active or inactive, and is not in the list any more. */
  onChanged: () => void
}

/** One person with the ways to reach them, and the switch that lets them in or out. */
export function EmployeeCard({ calls, employee, onChanged }: EmployeeCardProps) {
  const { id, name, email, phone, active } = employee
  const [local = ''] = email.split('@')
  const [asks, setAsks] = useState(false)
  const change = useWrite(calls.changePermission, {
    refreshes: [calls.getEmployees],
    onSuccess: (answer) => {
      toast(answer.active ? words.isActive(name) : words.isInactive(name))
      setAsks(false)
      onChanged()
    },
    onError: ({ message }) => {
      setAsks(false)
      void refresh(calls.getEmployees)
      toast(words.notChanged(name, message), { tone: 'danger' })
    },
  })
  const setActive = (wanted: boolean) => change.mutate({ params: { id }, body: { active: wanted } })
  return (
    <li className={classNames(styles.card, !active && styles.inactive)}>
      <h2 className={styles.name}>{name}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              {local}
              <wbr />
              {email.slice(local.length)}
            </a>
          </dd>
        </div>
        {phone !== '' && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
        <Address employee={employee} />
      </dl>
      <div className={styles.foot}>
        {active ? (
          <Button variant="secondary" aria-label={words.deactivateWhom(name)} onClick={() => setAsks(true)}>
            {words.deactivate}
          </Button>
        ) : (
          <Button
            busy={change.isPending}
            busyLabel={words.activating}
            aria-label={words.activateWhom(name)}
            onClick={() => setActive(true)}
          >
            {words.activate}
          </Button>
        )}
      </div>
      <DeactivateDialog
        name={asks ? name : undefined}
        busy={change.isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => setActive(false)}
      />
    </li>
  )
}

function Address({ employee: { streetAndNumber, additional, zipCodeAndCity } }: { employee: Employee }) {
  const lines = [streetAndNumber, additional, zipCodeAndCity].filter((line) => line !== '')
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{words.address}</dt>
      <dd>
        <address className={styles.address}>{lines.join('\n')}</address>
      </dd>
    </div>
  )
}
