import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Column, Table } from '#kit/ui/table.tsx'
import { momentText } from '../../books/screens/moment.ts'
import { exactMoney } from '../../sale/screens/exact-money.ts'
import { getArchive } from '../../tse/contract.ts'
import { words as tseWords } from '../../tse/words.ts'
import { words as tillWords } from '../../words.ts'
import { type Closing, getClosingPdf, getClosings } from '../contract.ts'
import { words } from '../words.ts'
import styles from './till-day.module.css'

/** Closings, newest first, each with its Z report; admins are led to what the tax office asks for. */
export function Closings({ user, timeZone, base }: { user: SignedInUser; timeZone: string; base: string }) {
  return (
    <section className={styles.closings} aria-labelledby="closings">
      <h2 id="closings" className={styles.heading}>
        {words.closings}
      </h2>
      <ClosingList timeZone={timeZone} admin={user.admin} />
      {user.admin && (
        <p>
          <Link to={`${base}/accounting`}>{words.atAccounting}</Link>
        </p>
      )}
    </section>
  )
}

/** How many closings stand there before older ones are asked for: a week. */
const latest = 7

/** A page of the list, and below it the next one when asked for. */
function ClosingList({ timeZone, admin, before }: { timeZone: string; admin: boolean; before?: number }) {
  const query = useEndpoint(getClosings, { query: { before } })
  const { data } = query
  const [showsMore, setShowsMore] = useState(false)
  const isFirst = before === undefined
  if (!data) return <Pending query={query} what={words.theClosings} lines={3} />
  if (data.closings.length === 0) {
    return <EmptyState title={tillWords.noEntries} text={words.noClosings} />
  }
  const hasMore = data.next !== null || (isFirst && data.closings.length > latest)
  return (
    <>
      <Table
        caption={isFirst ? words.latest : words.older}
        hideCaption
        columns={columns(timeZone, admin)}
        rows={isFirst && !showsMore ? data.closings.slice(0, latest) : data.closings}
        rowKey={({ closing }) => closing}
        className={styles.table}
      />
      {hasMore && !showsMore && (
        <Button variant="secondary" onClick={() => setShowsMore(true)}>
          {words.older}
        </Button>
      )}
      {data.next !== null && showsMore && <ClosingList timeZone={timeZone} admin={admin} before={data.next} />}
    </>
  )
}

const columns = (timeZone: string, admin: boolean): readonly Column<Closing>[] => [
  { key: 'closing', header: words.number, cell: ({ closing }) => closing, rowHeader: true },
  {
    key: 'when',
    header: words.when,
    cell: ({ dateTime, cashier }) => (
      <>
        <time dateTime={dateTime}>{momentText(dateTime, timeZone)}</time>
        <span className={styles.below}>{cashier}</span>
      </>
    ),
  },
  { key: 'cashier', header: words.closedBy, cell: ({ cashier }) => cashier },
  { key: 'turnover', header: words.turnover, align: 'end', cell: ({ report }) => exactMoney(report.turnover) },
  { key: 'counted', header: words.counted, align: 'end', cell: ({ counted_cash }) => exactMoney(counted_cash) },
  {
    key: 'difference',
    header: words.difference,
    align: 'end',
    cell: ({ cash_difference, card_difference, note }) => (
      <>
        {cash_difference !== 0 && card_difference !== 0
          ? words.cashAndCard(exactMoney(cash_difference), exactMoney(card_difference))
          : exactMoney(cash_difference || card_difference)}
        {note && <span className={styles.note}> {note}</span>}
      </>
    ),
  },
  {
    key: 'pdf',
    header: words.zReport,
    cell: ({ closing, archive }) => (
      <>
        <ButtonLink
          href={fillPath(getClosingPdf.path, { closing })}
          target="_blank"
          variant="quiet"
          size="small"
          aria-label={words.zReportPdf(closing)}
        >
          PDF
        </ButtonLink>
        {admin && archive && (
          <ButtonLink
            href={fillPath(getArchive.path, { closing })}
            download
            variant="quiet"
            size="small"
            aria-label={tseWords.archiveOf(closing)}
          >
            TAR
          </ButtonLink>
        )}
      </>
    ),
  },
]
