import { TransferPreview } from '#features/payments/screens/transfer-preview.tsx'
import type { Installation } from '#features/settings/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { cancellationSteps, currentStep } from '../rules/cancellation.ts'
import { type Payable, payingWords, stepsAhead } from '../rules/paying.ts'
import { afterVoucher } from '../rules/prices.ts'
import { FeeLadder } from '../self-service/screens/fee-ladder.tsx'
import { words } from '../words.ts'
import styles from './booking-form.module.css'

export type OrderTermsProps = Payable & { start: Day; today: Day; installation: Installation }

/** Before ordering: how and when one pays, and what canceling costs until when. */
export function OrderTerms({ start, today, installation, ...part }: OrderTermsProps) {
  const { total } = part.quote
  const open = afterVoucher(total, part.voucher).open - (part.advance?.amount ?? 0)
  const isTransfer = part.how === 'transfer' && open > 0 && Boolean(part.dueOn)
  const sentences = payingWords(isTransfer ? { ...part, quote: { ...part.quote, total: total - open } } : part)
  const steps = stepsAhead(
    cancellationSteps(total, { start, toEuros: installation.transfer.to_euros, terms: part.quote.terms }),
    today,
  )
  const current = currentStep(steps, today)
  return (
    <section className={styles.orderTerms} aria-label={words.payingAndCanceling}>
      {isTransfer && part.dueOn && <TransferPreview amount={open} dueOn={part.dueOn} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FeeLadder steps={steps.map((step) => ({ ...step, is_now: step === current }))} total={total} />
    </section>
  )
}
