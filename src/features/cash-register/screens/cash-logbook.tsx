import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type Day, formatDay, formatDuration, formatHour, weekdayName } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Link } from '#kit/ui/link.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { type CashLogEntry, getCashLog, getCashPosition } from '../contract.closing.ts'
import styles from './cash-logbook.module.css'
import { exactMoney } from './exact-money.ts'
import { IncomeChart } from './income-chart.tsx'

/** Every payment of the last 14 days, day by day, newest first. */
export function CashLogbook({ user, base }: { user: SignedInUser; base: string }) {
  const { data, error, isFetching, refetch } = useEndpoint(getCashLog)
  return (
    <OfficePage
      user={user}
      title="Logbook"
      lead="The cash register of the last 14 days, with what was paid online."
      actions={
        <ButtonLink to={`${base}/cashposition`} variant="secondary">
          Cash position
        </ButtonLink>
      }
    >
      {error && !data ? (
        <ErrorState
          title="The logbook could not be loaded"
          text={error.message}
          busy={isFetching}
          retry={() => void refetch()}
        />
      ) : data ? (
        <Entries entries={data} base={base} />
      ) : (
        <Loading what="Loading the logbook">
          <Skeleton count={8} />
        </Loading>
      )}
    </OfficePage>
  )
}

/** Days that are open at first: a fortnight of the season has thousands of lines. */
const openDays = 3

function Entries({ entries, base }: { entries: readonly CashLogEntry[]; base: string }) {
  const position = useEndpoint(getCashPosition).data ?? []
  if (entries.length === 0) return <EmptyState title="There are no entries yet" />
  const days = Map.groupBy(entries, (entry) => entry.cashregister_day)
  const names = [...days.keys()]
  return (
    <>
      <IncomeChart
        label="Income of the days with entries, as bars"
        bars={names.toReversed().map((day) => {
          const found = position.find((one) => one.cashregister_day === day)
          const { cash = 0, card = 0, online = 0 } = found ?? {}
          return { name: formatDay(day), cash: toCents(cash), card: toCents(card), online: toCents(online) }
        })}
      />
      {names.map((day, index) => (
        <DayEntries key={day} day={day} rows={days.get(day) ?? []} base={base} isOpenFirst={index < openDays} />
      ))}
    </>
  )
}

type DayEntriesProps = { day: Day; rows: readonly CashLogEntry[]; base: string; isOpenFirst: boolean }

function DayEntries({ day, rows, base, isOpenFirst }: DayEntriesProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const income = rows.reduce((sum, row) => sum + toCents(row.income), 0)
  return (
    <details className={styles.day} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>
          {weekdayName(day)} {formatDay(day)} <span>{exactMoney(income)}</span>
        </h2>
      </summary>
      {isOpen && (
        <Table
          caption={`Entries of ${formatDay(day)}`}
          hideCaption
          columns={columns(base)}
          rows={rows}
          rowKey={({ id }) => id}
          className={styles.table}
        />
      )}
    </details>
  )
}

const columns = (base: string): readonly Column<CashLogEntry>[] => [
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
    cell: ({ voucher }) => (voucher ? exactMoney(toCents(voucher)) : '–'),
  },
  {
    key: 'income',
    header: 'Income',
    align: 'end',
    cell: ({ income }) => <strong>{exactMoney(toCents(income))}</strong>,
  },
]

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

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

function What({ entry, base }: { entry: CashLogEntry; base: string }) {
  const { cashier, receipt, position, voucher, booking_vehicle, booking_day, booking_hours, booking_price, kind } =
    entry
  const products = productsOf(entry)
  const name = kindNames[kind]
  return (
    <>
      {name && <p className={styles.kind}>{name}</p>}
      {booking_vehicle && (
        <p className={styles.what}>
          <strong>{booking_vehicle}</strong>
          {booking_day && `, ${formatDay(booking_day)}`}
          {booking_hours !== null && booking_hours <= 19 && `, ${formatDuration(booking_hours)}`}
          {booking_price !== null && `, ${formatMoney(toCents(booking_price))}`}
        </p>
      )}
      {products.length > 0 && (
        <p className={styles.what}>
          {products.map(({ name: product, quantity }) => `${quantity} × ${product}`).join(', ')}
        </p>
      )}
      <p className={styles.below}>
        {cashier}
        {voucher ? `, ${formatMoney(toCents(voucher))} by voucher` : ''}
        {receipt !== null && (
          <>
            , <Link to={`${base}/receipts/${position}`}>receipt {receipt}</Link>
          </>
        )}
      </p>
    </>
  )
}

type LoggedProduct = { name: string; quantity: number }

/** The list in the text of an entry; one that cannot be read is shown as empty. */
function productsOf({ products }: CashLogEntry): LoggedProduct[] {
  try {
    const list: unknown = JSON.parse(products || '[]')
    return Array.isArray(list) ? (list as LoggedProduct[]) : []
  } catch {
    return []
  }
}
