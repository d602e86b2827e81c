import { ConfirmationMail, Success } from '#features/outcomes/screens/outcome-frame.tsx'
import { TransferDetails } from '#features/payments/screens/transfer-details.tsx'
import { formatMoney } from '#kit/shared/money.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { words } from '../words.ts'
import styles from './voucher-result.module.css'
import type { Ordered } from './voucher-rules.ts'

type VoucherResultProps = { ordered: Ordered; mailboxAddress: string | undefined; onAgain: () => void }

/** The order is complete: what comes by mail, and what is left to pay. */
export function VoucherResult({ ordered, mailboxAddress, onAgain }: VoucherResultProps) {
  const { reference, amount, email, transfer, ownPage, simulated } = ordered
  return (
    <div className={styles.result}>
      <h1 className={styles.heading}>{words.yourVoucher}</h1>
      <Success title={words.completed}>
        {simulated ? (
          <p className={styles.lead}>{words.demonstration}</p>
        ) : transfer ? (
          <>
            <p className={styles.lead}>
              <ConfirmationMail mailboxAddress={mailboxAddress} email={email} /> {words.followsTransfer}
            </p>
            <TransferDetails transfer={transfer} />
          </>
        ) : (
          <p className={styles.lead}>
            <ConfirmationMail mailboxAddress={mailboxAddress} email={email} />{' '}
            {words.attached(formatMoney(amount), reference)}
          </p>
        )}
        {ownPage && (
          <ButtonLink href={ownPage} size="large">
            {transfer ? words.pageOfVoucher : words.voucherToPrint}
          </ButtonLink>
        )}
        <Button variant="secondary" size="large" onClick={onAgain}>
          {words.orderAnother}
        </Button>
      </Success>
    </div>
  )
}
