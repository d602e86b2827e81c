import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import styles from '../../open/screens/reminder-dialog.module.css'
import type { BankLineShown } from '../contract.ts'
import { bankMoney } from '../rules/statement.ts'
import type { BankLinesDo } from './use-bank-lines.ts'

type ReviewDialogProps = { lines: readonly BankLineShown[]; does: BankLinesDo; onClose: () => void }

/** Lines that name their invoice and fit, to be looked through before they are booked together. */
export function ReviewDialog({ lines, does, onClose }: ReviewDialogProps) {
  const [shown] = useState(lines)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [failed, setFailed] = useState<ReadonlyMap<number, string>>()
  const chosen = shown.flatMap(({ id, proposals: [best] }) =>
    best && !left.has(id) ? [{ line: id, invoice: best.invoice, amount: best.amount }] : [],
  )
  const book = async () => {
    const refused = await does.book(chosen).catch(() => undefined)
    if (refused?.length === 0) onClose()
    else if (refused) setFailed(new Map(refused.map(({ line, error }) => [line, error ?? ''])))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Look through and book"
      leave={failed ? 'Close' : 'Not now'}
      footer={
        !failed && (
          <Button busy={does.isBooking} disabled={chosen.length === 0} onClick={() => void book()}>
            {chosen.length === 1 ? 'Book 1 payment' : `Book ${chosen.length} payments`}
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {shown.map(({ id, payer, booked_on: day, currency, proposals: [best] }) => (
          <li key={id}>
            <Checkbox
              checked={!left.has(id)}
              disabled={failed !== undefined || does.isBooking}
              error={failed?.get(id)}
              onChange={(takes) =>
                setLeft((before) => new Set(takes ? [...before].filter((one) => one !== id) : [...before, id]))
              }
              label={
                <span className={styles.words}>
                  <span>
                    <strong>{best && bankMoney(best.amount, currency)}</strong> {payer || 'Unknown payer'}
                  </span>
                  <span className={styles.detail}>
                    {formatDay(day)}, to {best?.reference} of {best?.business}
                    {best?.fit === 'part' && `, ${bankMoney(best.open - best.amount, currency)} stay open`}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {failed && <Banner tone="warning">Some were not booked. What was in the way stands beside them.</Banner>}
    </Dialog>
  )
}
