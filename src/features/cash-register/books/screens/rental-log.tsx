import { formatDay, formatDuration, formatHour } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import type { Column } from '#kit/ui/table.tsx'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { words as tillWords } from '../../words.ts'
import type { RentalLogEntry } from '../contract.ts'
import { words } from '../words.ts'
import { hourOf, productsIn } from './log-entry.ts'
import styles from './rental-log.module.css'

/** Widths of these columns. */
export const rentalLogClass = styles.table

/** The rental's logbook: boats and products that were paid, with their receipts below `base`. */
export const rentalLogColumns = (base: string): readonly Column<RentalLogEntry>[] => [
  { key: 'time', header: words.time, cell: ({ time }) => formatHour(hourOf(time)), rowHeader: true },
  { key: 'what', header: words.what, cell: (entry) => <What entry={entry} base={base} /> },
  { key: 'cashier', header: tillWords.cashier, cell: whoTook },
  {
    key: 'receipt',
    header: words.receipt,
    align: 'end',
    cell: ({ receipt, position }) =>
      receipt === null ? '–' : <Link to={`${base}/receipts/${position}`}>{receipt}</Link>,
  },
  {
    key: 'voucher',
    header: tillWords.ways.voucher,
    align: 'end',
    cell: ({ voucher }) => (voucher ? exactMoney(voucher) : '–'),
  },
  {
    key: 'income',
    header: words.income,
    align: 'end',
    cell: ({ income }) => <strong>{exactMoney(income)}</strong>,
  },
]

/** Nobody where a voucher paid: the server says so in its place. */
const whoTook = ({ cashier }: RentalLogEntry) => (cashier === 'Voucher' ? tillWords.ways.voucher : cashier)

type LoggedProduct = { name: string; quantity: number }

function What({ entry, base }: { entry: RentalLogEntry; base: string }) {
  const { receipt, position, voucher, booking_vehicle, booking_day, booking_hours, booking_price, kind } = entry
  const products = productsIn<LoggedProduct>(entry)
  const name = words.kindNames[kind]
  return (
    <>
      {name && <p className={layout.strong}>{name}</p>}
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
        {whoTook(entry)}
        {voucher ? `, ${tillWords.byVoucher(formatMoney(voucher))}` : ''}
        {receipt !== null && (
          <>
            , <Link to={`${base}/receipts/${position}`}>{tillWords.numbered(receipt)}</Link>
          </>
        )}
      </p>
    </>
  )
}
