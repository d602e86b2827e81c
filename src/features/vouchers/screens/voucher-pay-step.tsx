import { useEffect, useState } from 'react'
import type { Payment } from '#features/payments/contract.ts'
import { wayOf } from '#features/payments/rules.ts'
import { PayButtons } from '#features/payments/screens/pay-buttons.tsx'
import { words as paymentWords } from '#features/payments/words.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button } from '#kit/ui/button.tsx'
import { keepInView } from '#kit/ui/keep-in-view.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { words } from '../words.ts'
import styles from './voucher-pay-step.module.css'
import { giveUp } from './voucher-rules.ts'

type VoucherPayStepProps = {
  payment: Payment
  onPaid: () => void
  /** It will not be paid this way; `reason` is what to say about it. */
  onOver: (reason: string | undefined) => void
  /** Giving it up gives the order up, too. */
  isOrder: boolean
}

/** The provider's buttons for a voucher. What becomes of the payment, the server says, whoever hears of it first. */
export function VoucherPayStep({ payment, onPaid, onOver, isOrder }: VoucherPayStepProps) {
  const [busy, setBusy] = useState(false)
  const heading = useArrival<HTMLHeadingElement>()
  const isConnected = useConnected()
  useEffect(() => (heading.current ? keepInView(heading.current) : undefined), [heading])

  const leave = async () => {
    if (!isOrder) return onOver(undefined)
    setBusy(true)
    try {
      await giveUp(payment)
      onOver(undefined)
    } catch {
      // The money may be moving: the buttons tell what becomes of it.
      setBusy(false)
    }
  }
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <h2 id="pay" tabIndex={-1} ref={heading}>
        {words.pay(formatMoney(payment.amount))}
      </h2>
      <p>{words.comesOncePaid}</p>
      <PayButtons
        payment={payment}
        what="order"
        onPaid={onPaid}
        onFailed={({ state, provider }) =>
          onOver(state === 'expired' ? words.tooLate : paymentWords.paymentFailed[wayOf(provider)])
        }
      />
      {isConnected && (
        <Button variant="quiet" busy={busy} onClick={() => void leave()}>
          {isOrder ? words.changeOrder : words.payLater}
        </Button>
      )}
    </section>
  )
}
