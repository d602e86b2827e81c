import { ConfirmationMail, Success } from '#features/outcomes/screens/outcome-frame.tsx'
import { TransferDetails } from '#features/payments/screens/transfer-details.tsx'
import { Button } from '#kit/ui/button.tsx'
import { describeVoucher } from '../rules.ts'
import styles from './voucher-result.module.css'
import type { Ordered } from './voucher-rules.ts'

type VoucherResultProps = { ordered: Ordered; mailboxAddress: string | undefined; onAgain: () => void }

/** The order is complete: what comes by mail, and what is left to pay. */
export function VoucherResult({ ordered, mailboxAddress, onAgain }: VoucherResultProps) {
  const { reference, amount, email, transfer, simulated } = ordered
  return (
    <div className={styles.result}>
      <h1 className={styles.heading}>Your voucher</h1>
      <Success title="The order of the voucher has been completed!">
        {simulated ? (
          <p className={styles.lead}>
            This was a demonstration: nothing was ordered and no mail was sent. Everything else looks just like this.
          </p>
        ) : transfer ? (
          <>
            <p className={styles.lead}>
              <ConfirmationMail mailboxAddress={mailboxAddress} email={email} /> The voucher follows as soon as this
              transfer has arrived:
            </p>
            <TransferDetails transfer={transfer} />
          </>
        ) : (
          <p className={styles.lead}>
            <ConfirmationMail mailboxAddress={mailboxAddress} email={email} /> {describeVoucher(amount)} is attached to
            it as a PDF, to print or to pass on. Your order number is {reference}.
          </p>
        )}
        <Button variant="secondary" size="large" onClick={onAgain}>
          Order another
        </Button>
      </Success>
    </div>
  )
}
