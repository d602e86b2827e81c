import { useState } from 'react'
import type { PayWay } from '#features/payments/contract.ts'
import { PayWayChoice } from '#features/payments/screens/pay-way-choice.tsx'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { Sent } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { type ChangePreview, changeMyBooking } from '../contract.ts'
import { words } from '../words.ts'
import styles from './change-editor.module.css'
import { ChangePayment } from './change-payment.tsx'
import { backOf, moneyWords } from './money-words.ts'
import type { Change, ChangeEditorProps } from './use-change.ts'

type ChangeOutcomeProps = ChangeEditorProps & { change: Change }

type KeepAs = 'money' | 'voucher'

/** What the change comes to, what becomes of the money, and doing it. */
export function ChangeOutcome({ booking, link, change, onChanged, onOutdated, onLeave }: ChangeOutcomeProps) {
  const isDemo = useUser()?.demo ?? false
  const { choice, preview, error, busy, ask } = change
  const [keepAs, setKeepAs] = useState<KeepAs>('money')
  const [way, setWay] = useState<PayWay>()
  const news = `${words.done} ${words.inMail(booking.email)}`
  const write = useWrite(changeMyBooking, {
    onSuccess: (done) => {
      if (!done.payment) onChanged(done.booking, news)
    },
    onError: ({ code }) => {
      void ask()
      if (['TOO_LATE', 'CANCELED', 'BOAT_OUT'].includes(code)) onOutdated()
    },
  })
  const payment = write.data?.payment
  if (payment) {
    return <ChangePayment payment={payment} onPaid={() => onChanged(undefined, news)} onFailed={write.reset} />
  }
  const confirm = () => {
    if (!preview?.after || !preview.money || busy || write.isPending) return
    if (isDemo) return onChanged(booking, words.demo)
    const { pay } = preview.money
    const shown = { whole: preview.after.whole, pay, back: backOf(preview.money).all }
    const body = { ...choice, ...shown, link, keep_as: keepAs, pay_with: way }
    write.mutate({ body: body as Sent<typeof changeMyBooking>['body'] })
  }
  const isReady = preview && !preview.refusal && preview.errors.length === 0 && !preview.is_same
  const pay = preview?.money?.pay ?? 0
  return (
    <>
      <aside className={styles.outcome} aria-labelledby="change-price" aria-busy={busy}>
        <h3 id="change-price">{words.price}</h3>
        {error && !preview ? (
          <Banner tone="warning" title={words.notAsked}>
            {error.message}
          </Banner>
        ) : preview ? (
          <Outcome preview={preview} method={booking.payment_method} keepAs={keepAs} onKeepAs={setKeepAs} />
        ) : (
          <Skeleton count={3} />
        )}
        <LiveRegion>{busy || !preview?.after ? '' : `${words.now}: ${formatMoney(preview.after.whole)}`}</LiveRegion>
        <FormError message={write.error?.message ?? (preview ? error?.message : undefined)} />
        {isReady && pay > 0 && <PayWayChoice way={way} onWay={setWay} />}
        <div className={layout.row3}>
          <Button size="large" busy={write.isPending} disabled={!isReady || busy} onClick={confirm}>
            {pay > 0 ? words.confirmAndPay(formatMoney(pay)) : words.confirm}
          </Button>
          <Button variant="secondary" size="large" onClick={onLeave}>
            {words.keep}
          </Button>
        </div>
      </aside>
      {isReady && preview.after && <PriceFoot before={preview.before.whole} after={preview.after.whole} />}
    </>
  )
}

type OutcomeProps = {
  preview: ChangePreview
  method: ChangeEditorProps['booking']['payment_method']
  keepAs: KeepAs
  onKeepAs: (keepAs: KeepAs) => void
}

function Outcome({ preview, method, keepAs, onKeepAs }: OutcomeProps) {
  const { before, after, money, refusal, errors, is_same } = preview
  if (is_same) return <p className={layout.note}>{words.nothingChosen}</p>
  const why = refusal?.detail ?? errors[0]?.message
  if (why || !after || !money) {
    return (
      <div role="status">
        <Banner quiet tone="warning" title={why ?? words.notAsked} />
      </div>
    )
  }
  return (
    <>
      <Prices before={before.whole} after={after.whole} />
      <ul className={styles.lines}>
        {[...after.lines, ...after.on_site].map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={layout.figures}>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
      {moneyWords(preview, keepAs, method).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {backOf(money).money > 0 && (
        <ChoiceGroup<KeepAs>
          legend={words.howBack}
          name="keep_as"
          choices={[
            { value: 'money', label: words.asMoney },
            { value: 'voucher', label: words.keepAsVoucher },
          ]}
          value={keepAs}
          onChange={onKeepAs}
        />
      )}
    </>
  )
}

/** On a phone the price stays in sight while one chooses; it is read out where it stands in full. */
const PriceFoot = ({ before, after }: { before: Cents; after: Cents }) => (
  <p className={styles.foot} aria-hidden="true">
    {before !== after && <span className={styles.old}>{formatMoney(before)}</span>}
    <strong>{formatMoney(after)}</strong>
  </p>
)

/** From the old price to the new one, and the difference. */
function Prices({ before, after }: { before: Cents; after: Cents }) {
  const difference = after - before
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{words.before}</dt>
        <dd className={styles.old}>{formatMoney(before)}</dd>
      </div>
      <div>
        <dt>{words.now}</dt>
        <dd className={layout.bold}>{formatMoney(after)}</dd>
      </div>
      <div>
        <dt>{difference > 0 ? words.dearer : difference < 0 ? words.cheaper : words.samePrice}</dt>
        {difference !== 0 && <dd className={styles.difference}>{formatMoney(Math.abs(difference))}</dd>}
      </div>
    </dl>
  )
}
