import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import layout from '#kit/ui/layout.module.css'
import type { BankLineShown, BankProposal } from '../contract.ts'
import { bankMoney } from '../rules/statement.ts'
import styles from './bank-line.module.css'
import { SplitDialog } from './split-dialog.tsx'
import type { BankLinesDo } from './use-bank-lines.ts'

/** Money that came in, and beside it the invoices it may be for. */
export function BankLine({ line, does }: { line: BankLineShown; does: BankLinesDo }) {
  const { id, booked_on: day, amount, rest, currency, payer, reference, purpose, booked, dismissed_by: by } = line
  return (
    <li className={styles.line} aria-label={`${payer || 'Unknown payer'}, ${bankMoney(amount, currency)}`}>
      <div className={styles.money}>
        <p className={styles.amount}>
          <strong>{bankMoney(amount, currency)}</strong>
          {rest < amount && rest > 0 && <span>{bankMoney(rest, currency)} left to decide</span>}
        </p>
        <p className={styles.payer}>
          {payer || 'Unknown payer'} <span>{formatDay(day)}</span>
        </p>
        {reference !== '' && <p className={layout.note}>{reference}</p>}
        {purpose !== '' && <p className={layout.note}>{purpose}</p>}
        {booked.map((one) => (
          <Badge key={one.invoice} tone="success">
            {bankMoney(one.amount, currency)} to {one.reference}
          </Badge>
        ))}
      </div>
      {by !== null ? (
        <div className={styles.decision}>
          <p className={layout.note}>Put aside by {by}</p>
          <Button variant="secondary" size="small" busy={does.isMoving} onClick={() => does.takeUp(id)}>
            Take up again
          </Button>
        </div>
      ) : (
        rest > 0 && <Decision line={line} does={does} />
      )}
    </li>
  )
}

/** Why nothing is proposed; of what a part is booked, what became of it. */
function nothingLike({ amount, rest, currency }: BankLineShown): string {
  if (rest === amount) return 'No open invoice is like it'
  const [booked, left] = [amount - rest, rest].map((cents) => bankMoney(cents, currency))
  return `${booked} of it is booked. No other open invoice is like the ${left} that is left`
}

const grades = { sure: 'Fits', likely: 'Likely', possible: 'Possible' } as const
const tones = { sure: 'success', likely: 'info', possible: 'plain' } as const

function Decision({ line, does }: { line: BankLineShown; does: BankLinesDo }) {
  const { id, currency, proposals } = line
  const [chosen, setChosen] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const [isBooking, setBooking] = useState(false)
  const [splits, setSplits] = useState(false)
  // One that stands out is chosen at first; otherwise people choose.
  const [best, second] = proposals
  const first = best && best.grade !== 'possible' && second?.grade !== best.grade ? best : undefined
  const proposal = proposals.find(({ invoice }) => invoice === chosen) ?? first
  const accept = async ({ invoice, amount }: BankProposal) => {
    setBooking(true)
    setRefusal(undefined)
    const failed = await does.book([{ line: id, invoice, amount }]).catch(() => [])
    setRefusal(failed[0]?.error ?? undefined)
    setBooking(false)
  }
  const others = (
    <>
      <Button variant="secondary" size="small" onClick={() => setSplits(true)}>
        By hand
      </Button>
      <Button variant="secondary" size="small" busy={does.isMoving} onClick={() => does.putAside(id)}>
        Put aside
      </Button>
      {splits && <SplitDialog line={line} chosen={proposal} does={does} onClose={() => setSplits(false)} />}
    </>
  )
  if (proposals.length === 0) {
    return (
      <div className={styles.decision}>
        <p className={layout.note}>{nothingLike(line)}</p>
        <div className={layout.line2}>{others}</div>
      </div>
    )
  }
  return (
    <div className={styles.decision}>
      <ChoiceGroup
        legend="Invoices it may be for"
        hideLegend
        name="proposal"
        className={styles.proposals ?? ''}
        value={proposal ? String(proposal.invoice) : undefined}
        onChange={(value) => setChosen(Number(value))}
        choices={proposals.map((one) => ({
          value: String(one.invoice),
          label: (
            <span className={styles.label}>
              {one.business}
              <Badge tone={tones[one.grade]}>{grades[one.grade]}</Badge>
            </span>
          ),
          text: `${one.reference}, ${bankMoney(one.open, one.currency)} open. ${one.reasons.join('. ')}.`,
        }))}
      />
      {refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
      <div className={layout.line2}>
        {proposal?.fit === 'foreign' ? (
          <p className={layout.note}>
            {currency} came for an invoice in {proposal.currency}: book what arrived on your account in the cash
            register.
          </p>
        ) : (
          <Button
            size="small"
            busy={isBooking}
            disabled={proposal === undefined}
            onClick={() => proposal && void accept(proposal)}
          >
            {proposal ? `Book ${bankMoney(proposal.amount, currency)} to ${proposal.reference}` : 'Choose an invoice'}
          </Button>
        )}
        {others}
      </div>
    </div>
  )
}
