import { useState } from 'react'
import type { Payment, PayWay } from '#features/payments/contract.ts'
import { PayWayChoice } from '#features/payments/screens/pay-way-choice.tsx'
import { TransferDetails } from '#features/payments/screens/transfer-details.tsx'
import shore from '#features/withdrawals/screens/withdrawal.module.css'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { words as kitWords } from '#kit/ui/words.ts'
import type { OwnVoucher } from '../../contract/own.ts'
import { words } from '../../words.ts'
import type { CardPicture } from '../card-picture.ts'
import { VoucherCard } from '../voucher-card.tsx'
import styles from './my-voucher.module.css'

const VoucherPayStep = later(async () => (await import('../voucher-pay-step.tsx')).VoucherPayStep)

type OpenVoucherProps = {
  voucher: OwnVoucher
  picture: CardPicture
  payment: Payment | undefined
  onPay: (way: PayWay | undefined) => Promise<void>
  onPaid: () => void
  onOver: () => void
}

/** A voucher that is ordered and not paid: what is open, and both ways to pay it. */
export function OpenVoucher({ voucher, picture, payment, onPay, onPaid, onOver }: OpenVoucherProps) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [way, setWay] = useState<PayWay>()
  const amount = voucher.amount
  const pay = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      await onPay(way)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PAID_ALREADY') onPaid()
      else setMessage(error instanceof ApiError ? error.message : kitWords.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={shore.page}>
      <div className={shore.head}>
        <h1 className={layout.titleSize}>{words.toBePaid(formatMoney(amount))}</h1>
        <p className={styles.lead}>{words.comesOnceHere(voucher.reference)}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {payment ? (
            <VoucherPayStep
              payment={payment}
              onPaid={onPaid}
              onOver={(reason) => {
                onOver()
                setMessage(reason)
              }}
              isOrder={false}
            />
          ) : (
            <>
              {voucher.transfer && (
                <section className={styles.part} aria-labelledby="transfer">
                  <h2 id="transfer">{words.byTransfer}</h2>
                  <TransferDetails transfer={voucher.transfer} />
                </section>
              )}
              <section className={styles.part} aria-labelledby="online">
                <h2 id="online">{voucher.transfer ? words.orOnline : words.payOnline}</h2>
                <FormError message={message} />
                <PayWayChoice way={way} onWay={setWay} />
                <Button className={styles.start} busy={busy} onClick={() => void pay()}>
                  {words.payOnline}
                </Button>
              </section>
            </>
          )}
        </div>
        <VoucherCard picture={picture} recipient={voucher.recipient} text={voucher.text} amount={amount} />
      </div>
    </div>
  )
}
