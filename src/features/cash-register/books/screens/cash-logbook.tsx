import { type ReactNode, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type Day, formatDay, weekdayName } from '#kit/shared/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { words as tillWords } from '../../words.ts'
import type { CashBook, LogEntry } from '../contract.ts'
import { incomeOf, onTimeAxis } from '../rules/position.ts'
import { words } from '../words.ts'
import styles from './cash-logbook.module.css'
import { IncomeChart } from './income-chart.tsx'

type CashLogbookProps<E extends LogEntry> = {
  user: SignedInUser
  book: CashBook
  /** For the lines of this book. */
  columns: readonly Column<E>[]
  /** Of the table, where its columns have widths of their own. */
  tableClass: string | undefined
  /** Of the addresses below the till. */
  base: string
  lead: string
  /** Below the entries. */
  children?: ReactNode
}

/** Every payment of the last 14 days, day by day, newest first. */
export function CashLogbook<E extends LogEntry>(props: CashLogbookProps<E>) {
  const { user, book, base, lead, children } = props
  const query = useEndpoint<CashBook['getCashLog']>(book.getCashLog)
  return (
    <OfficePage
      user={user}
      title={words.logbook}
      lead={lead}
      actions={
        <ButtonLink to={`${base}/cashposition`} variant="secondary">
          {words.cashPosition}
        </ButtonLink>
      }
    >
      {query.data ? (
        <Entries {...props} entries={query.data as readonly LogEntry[] as readonly E[]} />
      ) : (
        <Pending query={query} what={words.theLogbook} lines={8} />
      )}
      {children}
    </OfficePage>
  )
}

/** Further days are open at first while those before have fewer lines together: a fortnight of the season has thousands. */
const openLines = 60

type EntriesProps<E extends LogEntry> = CashLogbookProps<E> & { entries: readonly E[] }

function Entries<E extends LogEntry>({ entries, book, columns, tableClass }: EntriesProps<E>) {
  const position = useEndpoint<CashBook['getCashPosition']>(book.getCashPosition).data ?? []
  if (entries.length === 0) return <EmptyState title={tillWords.noEntries} />
  const days = Map.groupBy(entries, (entry) => entry.cashregister_day)
  const names = [...days.keys()]
  return (
    <>
      <IncomeChart
        label={words.daysAsBars}
        parts={book.parts}
        bars={onTimeAxis(
          names.map((period) => ({ period, ...incomeOf(position.find((one) => one.cashregister_day === period)) })),
          'daily',
        ).map(({ period, ...income }) => ({ ...income, name: formatDay(period) }))}
      />
      {names.map((day, index) => (
        <DayEntries
          key={day}
          day={day}
          rows={days.get(day) ?? []}
          columns={columns}
          tableClass={tableClass}
          isOpenFirst={index === 0 || names.slice(0, index).flatMap((one) => days.get(one) ?? []).length < openLines}
        />
      ))}
    </>
  )
}

type DayEntriesProps<E extends LogEntry> = {
  day: Day
  rows: readonly E[]
  columns: readonly Column<E>[]
  tableClass: string | undefined
  isOpenFirst: boolean
}

function DayEntries<E extends LogEntry>({ day, rows, columns, tableClass, isOpenFirst }: DayEntriesProps<E>) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const income = rows.reduce((sum, row) => sum + row.income, 0)
  return (
    <details className={styles.day} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>
          {weekdayName(day)} {formatDay(day)} <span>{exactMoney(income)}</span>
        </h2>
      </summary>
      {isOpen && (
        <Table
          caption={words.entriesOf(formatDay(day))}
          hideCaption
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          className={classNames(styles.table, tableClass)}
        />
      )}
    </details>
  )
}
