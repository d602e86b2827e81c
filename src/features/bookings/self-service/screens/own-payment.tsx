import { useState } from 'react'
import type { Payment, PayWay } from '#features/payments/contract.ts'
import type { PayButtons as Buttons } from '#features/payments/screens/pay-buttons.tsx'
import { PayWayChoice } from '#features/payments/screens/pay-way-choice.tsx'
import { TransferDetails } from '#features/payments/screens/transfer-details.tsx'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { ApiError } from '#kit/ui/api.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { vatPercent } from '../../rules/prices.ts'
import { type OwnBooking, type OwnReturn, type OwnSettlement, payMyBooking } from '../contract.ts'
import { words } from '../words.ts'
import styles from './own-payment.module.css'
import { backOf, leftOf, outcomeOf, waysBack } from './own-words.ts'

type OwnPaymentProps = {
  booking: OwnBooking
  link: string
  onPaid: () => void
  /** The test account was shown how it would be. */
  onSimulated: (said: string) => void
}

/** What it costs, what is paid, and the ways to pay the rest. */
export function OwnPayment({ booking, link, onPaid, onSimulated }: OwnPaymentProps) {
  const { price, voucher_amount, paid_amount, open_amount, transfer, canceled } = booking
  const settlement = canceled?.settlement
  return (
    <section className={styles.payment} aria-labelledby="costs">
      <h2 id="costs" tabIndex={-1}>
        {settlement ? words.moneyOutcome : words.costs}
      </h2>
      {settlement ? (
        <SettlementOf settlement={settlement} booking={booking} returns={booking.returns} />
      ) : (
        <>
          <Lines
            lines={[
              ...price.lines,
              ...price.on_site.map(({ label, amount }) => ({ label: words.onSite(label), amount })),
            ]}
            total={{ label: words.total, amount: price.whole }}
          />
          <p className={layout.note}>{words.includesVat(vatPercent, formatMoney(price.vat))}</p>
          {canceled ? (
            <p>{words.nothingToPay}</p>
          ) : (
            <>
              <Lines
                lines={[
                  ...(voucher_amount > 0 ? [{ label: words.paidByVoucher, amount: -voucher_amount }] : []),
                  ...(paid_amount > 0 ? [{ label: words.paid, amount: -paid_amount }] : []),
                ]}
                total={{ label: words.stillToPay, amount: leftOf(booking) }}
              />
              {booking.paying.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <Returns returns={booking.returns} />
            </>
          )}
        </>
      )}
      {transfer && (
        <div className={styles.transfer}>
          <h3>{settlement ? feeWordsOf(booking).transfer : words.byTransfer}</h3>
          <TransferDetails transfer={transfer} />
        </div>
      )}
      {open_amount > 0 && (
        <div className={styles.online}>
          {transfer && <h3>{words.orOnline}</h3>}
          <PayOnline link={link} amount={open_amount} onPaid={onPaid} onSimulated={onSimulated} />
        </div>
      )}
    </section>
  )
}

type Line = { label: string; amount: Cents }

/** Amounts below each other. */
const Lines = ({ lines, total }: { lines: readonly Line[]; total?: Line }) => (
  <table className={styles.lines}>
    <tbody>
      {lines.map(({ label, amount }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{formatMoney(amount)}</td>
        </tr>
      ))}
    </tbody>
    {total && (
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <td>{formatMoney(total.amount)}</td>
        </tr>
      </tfoot>
    )}
  </table>
)

type SettlementProps = {
  settlement: OwnSettlement
  booking: OwnBooking
  /** What came back, where it was canceled; else how it would. */
  returns?: readonly OwnReturn[]
}

/** What canceling comes to, and what becomes of the money. */
export function SettlementOf({ settlement, booking, returns = [] }: SettlementProps) {
  const outcome = outcomeOf(settlement)
  return (
    <>
      {(settlement.fee > 0 || backOf(settlement) > 0) && (
        <SettlementLines settlement={settlement} fee={feeWordsOf(booking).name} />
      )}
      {outcome && <p>{outcome}</p>}
      {waysBack(settlement, booking, returns.length > 0).map((way) => (
        <p key={way}>{way}</p>
      ))}
      <Returns returns={returns} />
    </>
  )
}

/** What came back of changes and of canceling, and how far it is. */
function Returns({ returns }: { returns: readonly OwnReturn[] }) {
  if (returns.length === 0) return null
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h3 id="returns">{words.backToYou}</h3>
      <ul>
        {returns.map(({ day, why, how, amount, page }) => (
          <li key={`${day} ${how} ${amount}`}>
            <span>
              {said(
                words.returned[how](formatMoney(amount), (text) => (page === null ? text : <a href={page}>{text}</a>)),
              )}
            </span>
            <span className={layout.note}>{words.returnedWhen[why](formatLongDay(day))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const feeWordsOf = ({ canceled }: OwnBooking) =>
  canceled?.why === 'no_show'
    ? { name: words.noShowFee, transfer: words.transferNoShowFee }
    : { name: words.cancellationFee, transfer: words.transferFee }

/** What was paid, the fee, and what that comes to. */
function SettlementLines({ settlement, fee: label }: { settlement: OwnSettlement; fee: string }) {
  const { fee, kept, owed } = settlement
  const back = backOf(settlement)
  const paid = kept + back
  return owed > 0 ? (
    <Lines
      lines={[{ label, amount: fee }, ...(paid > 0 ? [{ label: words.paidSoFar, amount: -paid }] : [])]}
      total={{ label: words.stillToPay, amount: owed }}
    />
  ) : (
    <Lines
      lines={[
        { label: words.paidSoFar, amount: paid },
        { label, amount: -fee },
      ]}
      total={{ label: words.comesBackToYou, amount: back }}
    />
  )
}

type PayOnlineProps = Omit<OwnPaymentProps, 'booking'> & { amount: number }

function PayOnline({ link, amount, onPaid, onSimulated }: PayOnlineProps) {
  const isDemo = useUser()?.demo ?? false
  const { mutateAsync, data: opened, reset } = useWrite(payMyBooking)
  const [PayButtons, setPayButtons] = useState<{ here: typeof Buttons }>()
  const [busy, setBusy] = useState(false)
  const [over, setOver] = useState<string>()
  const [message, setMessage] = useState<string>()
  const [way, setWay] = useState<PayWay>()
  const isPaying = opened !== undefined && PayButtons !== undefined
  const payStep = useArrival<HTMLDivElement>(isPaying)

  const pay = async () => {
    setOver(undefined)
    setMessage(undefined)
    if (isDemo) return onSimulated(words.notPaidDemo)
    setBusy(true)
    try {
      const { PayButtons: here } = await import('#features/payments/screens/pay-buttons.tsx')
      setPayButtons({ here })
      await mutateAsync({ body: { link, ...(way && { pay_with: way }) } })
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : words.noOnline)
    } finally {
      setBusy(false)
    }
  }
  const end = ({ state }: Payment) => {
    reset()
    setOver(endings[state] ?? words.givenUp)
  }
  if (opened && PayButtons) {
    return (
      <div ref={payStep} tabIndex={-1} className={styles.payStep}>
        <PayButtons.here payment={opened} onPaid={onPaid} onFailed={end} />
      </div>
    )
  }
  return (
    <>
      {over && (
        <Banner tone="warning" title={over}>
          {words.standsAsItWas}
        </Banner>
      )}
      <FormError message={message} />
      <PayWayChoice way={way} onWay={setWay} />
      <Button className={styles.pay} size="large" busy={busy} onClick={() => void pay()}>
        {words.payNow(formatMoney(amount))}
      </Button>
    </>
  )
}

const endings: Partial<Record<Payment['state'], string>> = {
  expired: words.timeIsOver,
  returned: words.moneyBack,
}
