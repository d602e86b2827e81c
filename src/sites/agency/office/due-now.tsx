import { type Due, type DueKind, getDue } from '#features/monitoring/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import styles from './waiting.module.css'

const lines: Readonly<Record<DueKind, { one: string; more: string; to?: string }>> = {
  jobs: { one: 'job of the server failed', more: 'jobs of the server failed' },
  backups: { one: 'backup failed today', more: 'backups failed today', to: '/internal/backups' },
  mails: { one: 'mail did not go out', more: 'mails did not go out', to: '/internal/mailbox?state=failed' },
  invoices: { one: 'invoice is overdue', more: 'invoices are overdue', to: '/invoices/open' },
  bank: { one: 'bank line belongs to no invoice', more: 'bank lines belong to no invoice', to: '/invoices/bank' },
  answers: { one: 'business answered us', more: 'businesses answered us', to: '/acquisition?stage=answered' },
}

/** What failed and what is due: a line for each, and nothing where there is nothing. */
export function DueNow() {
  const due = useEndpoint(getDue).data?.due ?? []
  return due.length === 0 ? null : (
    <ul className={styles.due} aria-label="Failed or due">
      {due.map((one) => (
        <li key={one.kind} data-failed={one.kind === 'jobs' || one.kind === 'backups' || one.kind === 'mails'}>
          <Line {...one} />
        </li>
      ))}
    </ul>
  )
}

function Line({ kind, count, names }: Due) {
  const { one, more, to } = lines[kind]
  const said = (
    <>
      <strong>{count}</strong> {count === 1 ? one : more}
      {names.length > 0 && `: ${names.join(', ')}`}
    </>
  )
  return to === undefined ? <span>{said}</span> : <Link to={to}>{said}</Link>
}
