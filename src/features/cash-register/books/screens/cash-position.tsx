import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatDay, monthName } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { words as tillWords } from '../../words.ts'
import type { CashBook, DayIncome, IncomePart } from '../contract.ts'
import { cashPosition, isShown, onTimeAxis, type PeriodIncome, type Span } from '../rules/position.ts'
import { words } from '../words.ts'
import styles from './cash-position.module.css'
import { IncomeChart } from './income-chart.tsx'

const spans = ['daily', 'monthly', 'yearly'] as const

type CashPositionProps = {
  user: SignedInUser
  book: CashBook
  /** Of the addresses below the till. */
  base: string
  lead: string
}

/** What came in by day, month and year. */
export function CashPosition({ user, book, base, lead }: CashPositionProps) {
  const query = useEndpoint<CashBook['getCashPosition']>(book.getCashPosition)
  const { data } = query
  return (
    <OfficePage
      user={user}
      title={words.cashPosition}
      lead={lead}
      actions={
        <ButtonLink to={`${base}/logbook`} variant="secondary">
          {words.logbook}
        </ButtonLink>
      }
    >
      {data ? (
        <Tabs
          label={words.cashPosition}
          tabs={spans.map((id) => ({
            id,
            label: words.spans[id],
            content: <Position days={data} parts={book.parts} span={id} />,
          }))}
        />
      ) : (
        <Pending query={query} what={words.thePosition} />
      )}
    </OfficePage>
  )
}

type PositionProps = { days: readonly DayIncome[]; parts: readonly IncomePart[]; span: Span }

function Position({ days, parts, span }: PositionProps) {
  const periods = cashPosition(days, span)
  if (periods.length === 0) return <EmptyState title={tillWords.noEntries} />
  return (
    <div className={styles.position}>
      <IncomeChart
        label={words.asBars(words.incomeBy[span])}
        parts={parts}
        bars={onTimeAxis(periods, span).map(({ period, ...amounts }) => ({ ...amounts, name: nameOf(period) }))}
      />
      <Table
        caption={words.incomeBy[span]}
        hideCaption
        columns={columns(parts)}
        rows={periods}
        rowKey={({ period }) => period}
        className={styles.table}
      />
    </div>
  )
}

/** `06/01/26`, `June 2026`, `2026`. */
function nameOf(period: string): string {
  if (period.length === 10) return formatDay(period)
  return period.length === 7 ? words.month(monthName(`${period}-01`), period.slice(0, 4)) : period
}

const shown = (cents: Cents) => (isShown(cents) ? exactMoney(cents) : '–')

const columns = (parts: readonly IncomePart[]): readonly Column<PeriodIncome>[] => [
  { key: 'period', header: words.when, cell: ({ period }) => nameOf(period), rowHeader: true },
  { key: 'income', header: words.income, align: 'end', cell: ({ income }) => <strong>{exactMoney(income)}</strong> },
  ...parts.map(
    (part): Column<PeriodIncome> => ({
      key: part,
      header: tillWords.ways[part],
      align: 'end',
      cell: (period) => shown(period[part]),
    }),
  ),
]
