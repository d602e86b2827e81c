import type { ReceiptLink } from '#features/cash-register/contract/ledger.ts'
import slip from '#features/cash-register/receipts/screens/slip.module.css'
import { words as tillWords } from '#features/cash-register/words.ts'
import { words as outboxWords } from '#features/outbox/words.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { words } from '../words.ts'
import styles from './handover-done.module.css'

export type HandoverResult = {
  step: 'out' | 'back'
  /** Cents: taken at the check-out; given back at the return, negative where the customer pays. */
  amount: Cents
  /** What of the deposit stays here until a damage is assessed. */
  held?: Cents
  /** Of what the customer handed over in cash. */
  change?: Cents | undefined
  method: 'cash' | 'card'
  receipts: readonly ReceiptLink[]
  /** Not sent yet. */
  isKept?: boolean
}

type HandoverDoneProps = {
  result: HandoverResult
  till: string
  /** Where it leads on; without it the step is done where the bookings are, and closes. */
  bookings?: string
  onClose: () => void
}

/** The step is done: what changes hands, in large figures, and its receipts. */
export function HandoverDone({ result, till, bookings, onClose }: HandoverDoneProps) {
  const { step, amount, held = 0, change = 0, method, receipts } = result
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <section className={classNames(slip.slip, styles.done)} aria-label={words.isDone}>
      <h2 className={styles.title} tabIndex={-1} ref={heading}>
        {wordsOf(result)}
        {amount !== 0 && (
          <>
            {' '}
            <span className={styles.figure}>{formatMoney(Math.abs(amount))}</span>
          </>
        )}
      </h2>
      {change > 0 && (
        <p className={layout.titleSize}>
          {tillWords.change} <strong>{formatMoney(change)}</strong>
        </p>
      )}
      <p className={styles.how}>
        {amount === 0 ? words.nothingChanges : method === 'cash' ? words.inCash : words.byCard}{' '}
        {step === 'out' ? words.boatIsOut : words.boatIsBack}
        {held > 0 && ` ${words.depositStays(formatMoney(held))}`}
      </p>
      {result.isKept && (
        <Banner title={outboxWords.keptTitle} quiet>
          {outboxWords.keptText}
        </Banner>
      )}
      <div className={layout.row3}>
        {bookings === undefined ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <ButtonLink to={bookings}>{words.bookings}</ButtonLink>
        )}
        <ReceiptLinks receipts={receipts} till={till} />
        {bookings !== undefined && (
          <Button variant="secondary" onClick={onClose}>
            {step === 'out' ? words.showReturn : words.showSummary}
          </Button>
        )}
      </div>
    </section>
  )
}

function wordsOf({ step, amount, held = 0 }: HandoverResult): string {
  if (amount === 0 && held > 0) return words.staysHere
  if (amount === 0) return step === 'out' ? words.castOff : words.allSettled
  if (step === 'out') return words.intoTill
  return amount > 0 ? words.giveBack : words.customerPays
}

/** Where the receipts of a step are. */
export function ReceiptLinks({ receipts, till }: { receipts: readonly ReceiptLink[]; till: string }) {
  return receipts.map(({ receipt, position }) => (
    <ButtonLink key={position} to={`${till}/receipts/${position}`} variant="secondary">
      {words.receipt(receipt)}
    </ButtonLink>
  ))
}
