import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatDay, monthName } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { getCashPosition } from '../contract.closing.ts'
import { cashPosition, type DayIncome, isShown, type PeriodIncome, type Span } from '../rules.position.ts'
import styles from './cash-position.module.css'
import { exactMoney } from './exact-money.ts'
import { IncomeChart } from './income-chart.tsx'

const tabs: readonly { id: Span; label: string }[] = [
  { id: 'daily', label: 'Daily' },
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly' },
]

/** What came in by day, month and year. */
export function CashPosition({ user, base }: { user: SignedInUser; base: string }) {
  const { data, error, isFetching, refetch } = useEndpoint(getCashPosition)
  return (
    <OfficePage
      user={user}
      title="Cash position"
      lead="Income at the till and online; vouchers count when they are bought."
      actions={
        <ButtonLink to={`${base}/logbook`} variant="secondary">
          Logbook
        </ButtonLink>
      }
    >
      {error && !data ? (
        <ErrorState
          title="The cash position could not be loaded"
          text={error.message}
          busy={isFetching}
          retry={() => void refetch()}
        />
      ) : data ? (
        <Tabs
          label="Cash position"
          tabs={tabs.map(({ id, label }) => ({ id, label, content: <Position days={data} span={id} label={label} /> }))}
        />
      ) : (
        <Loading what="Loading the cash position">
          <Skeleton shape="block" count={3} />
        </Loading>
      )}
    </OfficePage>
  )
}

function Position({ days, span, label }: { days: readonly DayIncome[]; span: Span; label: string }) {
  const periods = cashPosition(days, span)
  if (periods.length === 0) return <EmptyState title="There are no entries yet" />
  return (
    <div className={styles.position}>
      <IncomeChart
        label={`${label} income as bars`}
        bars={periods.toReversed().map(({ period, ...parts }) => ({ ...parts, name: nameOf(period) }))}
      />
      <Table
        caption={`${label} income`}
        hideCaption
        columns={columns}
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
  return period.length === 7 ? `${monthName(`${period}-01`)} ${period.slice(0, 4)}` : period
}

const part = (cents: Cents) => (isShown(cents) ? exactMoney(cents) : '–')

const columns: readonly Column<PeriodIncome>[] = [
  { key: 'period', header: 'When', cell: ({ period }) => nameOf(period), rowHeader: true },
  { key: 'income', header: 'Income', align: 'end', cell: ({ income }) => <strong>{exactMoney(income)}</strong> },
  { key: 'cash', header: 'Cash', align: 'end', cell: ({ cash }) => part(cash) },
  { key: 'card', header: 'Card', align: 'end', cell: ({ card }) => part(card) },
  { key: 'online', header: 'Online', align: 'end', cell: ({ online }) => part(online) },
]
