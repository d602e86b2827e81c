import { formatDay, formatDuration, formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Link } from '#kit/ui/link.tsx'
import type { Column } from '#kit/ui/table.tsx'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import type { RentalLogEntry } from '../contract.ts'
import { hourOf, productsIn } from './log-entry.ts'
import styles from './rental-log.module.css'

/** Widths of these columns. */
export const rentalLogClass = styles.table

/** The rental's logbook: boats and products that were paid, with their receipts below `base`. */
export const rentalLogColumns = (base: string): readonly Column<RentalLogEntry>[] => [
  { key: 'time', header: 'Time', cell: ({ time }) => formatHour(hourOf(time)), rowHeader: true },
  { key: 'what', header: 'What', cell: (entry) => <What entry={entry} base={base} /> },
  { key: 'cashier', header: 'Cashier', cell: ({ cashier }) => cashier },
  {
    key: 'receipt',
    header: 'Receipt',
    align: 'end',
    cell: ({ receipt, position }) =>
      receipt === null ? '–' : <Link to={`${base}/receipts/${position}`}>{receipt}</Link>,
  },
  {
    key: 'voucher',
    header: 'Voucher',
    align: 'end',
    cell: ({ voucher }) => (voucher ? exactMoney(voucher) : '–'),
  },
  {
    key: 'income',
    header: 'Income',
    align: 'end',
    cell: ({ income }) => <strong>{exactMoney(income)}</strong>,
  },
]

const kindNames: Readonly<Record<string, string>> = {
  opening: 'Till opened',
  cash_in: 'Cash put in',
  cash_out: 'Cash taken out',
  closing: 'Till closed',
  outage: 'Security device out of order',
  reversal: 'Reversal',
  refund: 'Refund',
  deposit: 'Deposit',
  online_refund: 'Refunded online',
}

type LoggedProduct = { name: string; quantity: number }

function What({ entry, base }: { entry: RentalLogEntry; base: string }) {
  const { cashier, receipt, position, voucher, booking_vehicle, booking_day, booking_hours, booking_price, kind } =
    entry
  const products = productsIn<LoggedProduct>(entry)
  const name = kindNames[kind]
  return (
    <>
      {name && <p className={styles.kind}>{name}</p>}
      {booking_vehicle && (
        <p>
          <strong>{booking_vehicle}</strong>
          {booking_day && `, ${formatDay(booking_day)}`}
          {booking_hours !== null && booking_hours <= 19 && `, ${formatDuration(booking_hours)}`}
          {booking_price !== null && `, ${formatMoney(booking_price)}`}
        </p>
      )}
      {products.length > 0 && (
        <p>{products.map(({ name: product, quantity }) => `${quantity} × ${product}`).join(', ')}</p>
      )}
      <p className={styles.below}>
        {cashier}
        {voucher ? `, ${formatMoney(voucher)} by voucher` : ''}
        {receipt !== null && (
          <>
            , <Link to={`${base}/receipts/${position}`}>receipt {receipt}</Link>
          </>
        )}
      </p>
    </>
  )
}
