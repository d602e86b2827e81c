import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { InvoiceWays } from '../../dealings/screens/invoice-ways.tsx'
import { type BankLineShown, type BankLineState, getBankLines } from '../contract.ts'
import { BankLine } from './bank-line.tsx'
import styles from './bank-statements.module.css'
import { ReviewDialog } from './review-dialog.tsx'
import { StatementDrop } from './statement-drop.tsx'
import { useBankLines } from './use-bank-lines.ts'
import { useImport } from './use-import.ts'

/** Bank statements: taken in, compared with what is open, and booked by people. */
export function BankStatements({ user }: { user: SignedInUser }) {
  const importing = useImport()
  const open = useEndpoint(getBankLines, { query: { state: 'open', before: undefined } }).data?.open
  return (
    <OfficePage
      user={user}
      title="Bank"
      lead="Take in a bank statement and see which invoices its money is for. What is booked is up to you."
    >
      <InvoiceWays user={user} />
      <StatementDrop does={importing} />
      <Tabs
        label="Lines of bank statements"
        tabs={[
          {
            id: 'open' as const,
            label: open === undefined ? 'To decide' : `To decide ${open}`,
            content: <Lines state="open" />,
          },
          { id: 'booked' as const, label: 'Booked', content: <Lines state="booked" /> },
          { id: 'dismissed' as const, label: 'Put aside', content: <Lines state="dismissed" /> },
        ]}
      />
    </OfficePage>
  )
}

/** Lines that can be booked together: one for each invoice, one that pays it in full before one that does in part. */
function sureOf(lines: readonly BankLineShown[]): BankLineShown[] {
  const sure = lines.filter(({ proposals }) => proposals[0]?.grade === 'sure')
  const first = Map.groupBy(
    sure.toSorted((a, b) => Number(b.proposals[0]?.fit === 'equal') - Number(a.proposals[0]?.fit === 'equal')),
    ({ proposals }) => proposals[0]?.invoice,
  )
  const chosen = new Set([...first.values()].map(([line]) => line))
  return sure.filter((line) => chosen.has(line))
}

const nothing: Readonly<Record<BankLineState, { title: string; text: string }>> = {
  open: { title: 'Nothing to decide', text: 'Money that came in stands here until it is booked or put aside.' },
  booked: { title: 'Nothing was booked yet', text: 'Lines that went to invoices stand here.' },
  dismissed: { title: 'Nothing was put aside', text: 'Lines that are for no invoice stand here.' },
}

/** A page of lines at a time, the newest first. */
function Lines({ state }: { state: BankLineState }) {
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const before = pages.at(-1)
  const query = useEndpoint(getBankLines, { query: { state, before } })
  const { data } = query
  const does = useBankLines()
  const [reviews, setReviews] = useState(false)
  if (!data) return <Pending query={query} what="the lines" />
  const { lines, next } = data
  const sure = sureOf(lines)
  return (
    <div className={layout.stack4}>
      {sure.length > 1 && (
        <p className={styles.several}>
          {sure.length} lines name their invoice and fit.
          <Button onClick={() => setReviews(true)}>Look through {sure.length} and book</Button>
        </p>
      )}
      {lines.length === 0 && before === undefined ? (
        <EmptyState {...nothing[state]} />
      ) : (
        <ul className={layout.stack3}>
          {lines.map((line) => (
            <BankLine key={line.id} line={line} does={does} />
          ))}
        </ul>
      )}
      {(before !== undefined || next !== null) && (
        <div className={styles.turns}>
          {before !== undefined && (
            <Button variant="secondary" onClick={() => setPages(pages.slice(0, -1))}>
              Newer
            </Button>
          )}
          {next !== null && (
            <Button variant="secondary" onClick={() => setPages([...pages, next])}>
              Older
            </Button>
          )}
        </div>
      )}
      {reviews && <ReviewDialog lines={sure} does={does} onClose={() => setReviews(false)} />}
    </div>
  )
}
