import { type DueKind, getDue } from '#features/monitoring/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import styles from './due-now.module.css'
import type { useWaitingWork } from './menu.tsx'

type Line = { one: string; more: string; to?: string; failed?: true }

const lines: Readonly<Record<DueKind | 'contact' | 'todo' | 'invoiced', Line>> = {
  jobs: { one: 'job of the server failed', more: 'jobs of the server failed', failed: true },
  backups: { one: 'backup failed today', more: 'backups failed today', to: '/internal/backups', failed: true },
  mails: {
    one: 'mail did not go out',
    more: 'mails did not go out',
    to: '/internal/mailbox?state=failed',
    failed: true,
  },
  invoices: { one: 'invoice is overdue', more: 'invoices are overdue', to: '/invoices/open' },
  bank: { one: 'bank line belongs to no invoice', more: 'bank lines belong to no invoice', to: '/invoices/bank' },
  contact: { one: 'request to answer', more: 'requests to answer', to: '/inbox' },
  answers: { one: 'business answered us', more: 'businesses answered us', to: '/acquisition?stage=answered' },
  todo: { one: 'task to do', more: 'tasks to do', to: '/tasks' },
  invoiced: { one: 'customer to be invoiced this month', more: 'customers to be invoiced this month', to: '/invoices' },
}

/** What failed and what is due: a line for each, and nothing where there is nothing. */
export function DueNow({ work: { open, customers } }: { work: ReturnType<typeof useWaitingWork> }) {
  const due = useEndpoint(getDue).data?.due ?? []
  const counts = { contact: open?.contact, todo: open?.todo, invoiced: customers?.not_invoiced }
  const countOf = (kind: string) => due.find((one) => one.kind === kind)?.count ?? counts[kind as 'todo'] ?? 0
  const shown = Object.entries(lines).filter(([kind]) => countOf(kind) > 0)
  if (shown.length === 0) return null
  return (
    <nav className={styles.due} aria-label="Failed or due">
      {shown.map(([kind, { one, more, to, failed = false }]) => {
        const names = due.find((known) => known.kind === kind)?.names ?? []
        const said = (
          <>
            <strong>{countOf(kind)} </strong>
            {[countOf(kind) === 1 ? one : more, ...(names.length > 0 ? [names.join(', ')] : [])].join(': ')}
          </>
        )
        return (
          <p key={kind} data-failed={failed}>
            {to === undefined ? <span>{said}</span> : <Link to={to}>{said}</Link>}
          </p>
        )
      })}
    </nav>
  )
}
