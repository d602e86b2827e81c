import { formatHour } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import type { Column } from '#kit/ui/table.tsx'
import { methodNames } from '../../closing/rules/report.ts'
import { formatIn } from '../../rules/currencies.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import type { AgencyLogEntry } from '../contract.ts'
import styles from './agency-log.module.css'
import { hourOf, productsIn } from './log-entry.ts'

/** Widths of these columns. */
export const agencyLogClass = styles.table

/** The agency's logbook: whose invoices were paid, what for in euros, and what it was worth in dollars. */
export const agencyLogColumns: readonly Column<AgencyLogEntry>[] = [
  { key: 'time', header: 'Time', cell: ({ time }) => formatHour(hourOf(time)), rowHeader: true },
  { key: 'customer', header: 'Customer', cell: (entry) => <Customer entry={entry} /> },
  { key: 'products', header: 'Products', cell: (entry) => <Products entry={entry} /> },
  {
    key: 'paid',
    header: 'Paid',
    cell: (entry) => (
      <>
        {ownAmount(entry)}
        <span className={styles.muted}>{wayOf(entry)}</span>
        <span className={styles.muted}>{entry.reference}</span>
      </>
    ),
  },
  { key: 'cashier', header: 'Cashier', cell: ({ cashier }) => cashier },
  {
    key: 'income',
    header: 'Income',
    align: 'end',
    cell: ({ income }) => <strong>{exactMoney(income)}</strong>,
  },
]

const wayOf = ({ method }: AgencyLogEntry) => (method === 'transfer' ? 'Bank transfer' : methodNames[method])

/** What was paid, in the currency of the invoice. */
const ownAmount = ({ amount, currency }: AgencyLogEntry) => formatIn(amount, currency)

const named = (...words: readonly string[]) => words.filter(Boolean).join(', ')

function Customer({ entry }: { entry: AgencyLogEntry }) {
  const { business, website, name, phone, email, reference, cashier } = entry
  return (
    <>
      <strong>{business}</strong>
      <span className={styles.muted}>{named(name, website.replace(/^https?:\/\//, ''))}</span>
      <span className={styles.muted}>{named(phone, email)}</span>
      <span className={styles.below}>
        <Products entry={entry} />
        {named(ownAmount(entry), wayOf(entry).toLowerCase(), reference, cashier)}
      </span>
    </>
  )
}

function Products({ entry }: { entry: AgencyLogEntry }) {
  return productsIn<{ item: string; price: number }>(entry).map(({ item, price }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and items may have the same name
    <span key={i} className={styles.product}>
      {item} <span className={styles.price}>{formatMoney(toCents(price), 'EUR')}</span>
    </span>
  ))
}
