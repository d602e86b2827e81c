import { getCustomerCounts } from '#features/customers/contract.ts'
import { agencyInbox, type InboxItem } from '#features/inbox/contract.ts'
import { titleOf } from '#features/inbox/screens/entry.tsx'
import { getUnpaidInvoices } from '#features/invoices/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { type Day, monthName } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useNow } from '#kit/ui/use-now.ts'
import styles from './waiting.module.css'

/** What waits for root, in four figures: who is to be answered, what is to be done, who owes, who is to be invoiced. */
export function Waiting() {
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const today = useNow(timeZone)?.day
  const inbox = useEndpoint(agencyInbox.getInbox, { query: { log: false } })
  const customers = useEndpoint(getCustomerCounts)
  const unpaid = useEndpoint(getUnpaidInvoices)
  const isKnown = [inbox, customers, unpaid].every(({ isPending }) => !isPending)
  if (!today || !isKnown) return <div className={styles.waiting} aria-busy="true" />

  const owed = unpaid.data?.unpaid_invoices_list
  const open = inbox.data?.open
  return (
    <section className={styles.waiting} aria-label="What waits">
      <Figure
        to="/inbox"
        name={open?.contact === 1 ? 'request to answer' : 'requests to answer'}
        value={open?.contact}
        more={newestOf(inbox.data?.inbox, 'contact') ?? 'everybody is answered'}
      />
      <Figure
        to="/tasks"
        name={open?.todo === 1 ? 'task to do' : 'tasks to do'}
        value={open?.todo}
        more={newestOf(inbox.data?.inbox, 'todo') ?? 'all is done'}
      />
      <Figure
        to="/cashregister"
        name={owed?.length === 1 ? 'unpaid invoice' : 'unpaid invoices'}
        value={owed?.length}
        more={owed && owedWords(owed, today)}
      />
      <Figure
        to="/invoices"
        name="to be invoiced"
        value={customers.data?.not_invoiced}
        more={customers.data?.not_invoiced === 0 ? `${monthName(today)} is done` : `for ${monthName(today)}`}
      />
    </section>
  )
}

function newestOf(items: readonly InboxItem[] | undefined, type: InboxItem['type']): string | undefined {
  const newest = items?.find((item) => item.type === type)
  return newest && `newest: ${titleOf(newest)}`
}

function owedWords(owed: readonly { income: number; due_on: Day }[], today: Day): string {
  if (owed.length === 0) return 'nobody owes anything'
  const late = owed.filter(({ due_on }) => due_on < today).length
  const sum = formatMoney(owed.reduce((cents, { income }) => cents + income, 0))
  return late === 0 ? sum : `${sum}, ${late} overdue`
}

/** Without a value it could not be found out. */
function Figure(figure: { to: string; name: string; value: number | undefined; more: string | undefined }) {
  const { to, name, value, more } = figure
  return (
    <Link to={to} className={classNames(styles.figure, value !== undefined && value > 0 && styles.some)}>
      <span className={styles.value}>{value ?? '–'}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.more}>{value === undefined ? 'not known right now' : more}</span>
    </Link>
  )
}
