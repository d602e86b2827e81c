import type { ReactNode } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { VoucherField } from '#features/vouchers/screens/voucher-field.tsx'
import { words as voucherWords } from '#features/vouchers/words.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import hidden from '#kit/ui/visually-hidden.module.css'
import { CashGiven } from '../../receipts/screens/cash-given.tsx'
import { Slip } from '../../receipts/screens/slip.tsx'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import styles from './checkout.module.css'
import { CheckoutNote, OpensTill } from './checkout-note.tsx'
import { Discounts } from './discounts.tsx'
import { exactMoney } from './exact-money.ts'
import type { Due, Sale } from './sale.ts'
import type { Done } from './sale-done.tsx'
import { Split, Taken } from './split.tsx'
import type { Cart } from './use-cart.ts'
import { type Attempt, useCheckout } from './use-checkout.ts'
import type { ChangeSale } from './use-sale.ts'

type CheckoutProps = {
  user: SignedInUser
  sale: Sale
  cart: Cart
  /** Of the addresses below the till. */
  base: string
  back: ReactNode
  attempt: Attempt | null
  onAttempt: (attempt: Attempt | null) => void
  onChange: ChangeSale
  onDone: (done: Done) => void
}

/** Takes the money: voucher, total, money received, change. */
export function Checkout({ base, back, user, ...options }: CheckoutProps) {
  const { sale, cart } = options
  const checkout = useCheckout(options)
  const { item, lines, due, isUnknown, isSending } = checkout
  const isRefund = due.open < 0
  const stands = isUnknown || isSending
  const canPay = checkout.state === 'open' && (item !== null || lines.length > 0)
  const wrongField = due.left < 0 ? 'people' : due.part > due.left ? 'part' : 'received'
  const wrong = due.wrong === undefined ? [] : [{ field: wrongField, message: due.wrong }]
  const submit = () => {
    if (canPay && (wrong.length === 0 || checkout.hasTypedCode)) checkout.submit()
  }
  const split = useArrival<HTMLDivElement>(sale.people > 0, { isOnChange: true })
  return (
    <div className={styles.checkout}>
      <section className={layout.stack4} aria-label={words.whatIsPaid}>
        <Slip item={item} lines={lines} sold={checkout.sold} {...(!stands && { cart })} />
        {!isUnknown && (
          <div className={layout.row2}>
            {back}
            {due.open > 0 && sale.people === 0 && (
              <Button variant="secondary" onClick={() => checkout.change({ people: 2 })}>
                {words.split}
              </Button>
            )}
            <Discounts user={user} sale={sale} item={item} lines={lines} onChange={checkout.change} />
          </div>
        )}
      </section>
      <Form
        className={styles.pay}
        data-ground="lake"
        errors={[...checkout.refused, ...(wrong.length > 0 ? wrong : (checkout.error?.errors ?? []))]}
        onSubmit={submit}
      >
        <Amount due={due} />
        <fieldset className={styles.entries} disabled={stands}>
          <legend className={hidden.hidden}>{words.howPaid}</legend>
          {due.takesVoucher && (
            <div className={layout.stack2}>
              {sale.vouchers.map(({ code, amount }) => (
                <Taken
                  key={code}
                  text={words.codeEnding(code.slice(-4), formatMoney(amount))}
                  onAway={() => checkout.change({ vouchers: sale.vouchers.filter((one) => one.code !== code) })}
                />
              ))}
              <VoucherField
                value={sale.code}
                onChange={(code) => checkout.change({ code })}
                applied={sale.voucher}
                onApplied={(voucher) => checkout.change({ voucher })}
                used={Math.max(0, due.voucher - sale.vouchers.reduce((sum, { amount }) => sum + amount, 0))}
                invalidText={voucherWords.invalid}
              />
              {sale.voucher && due.open > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() =>
                    sale.voucher &&
                    checkout.change({ vouchers: [...sale.vouchers, sale.voucher], voucher: null, code: '' })
                  }
                >
                  {words.anotherCode}
                </Button>
              )}
            </div>
          )}
          {sale.people > 0 && (due.open > 0 || sale.parts.length > 0) && (
            <Split ref={split} sale={sale} due={due} onChange={checkout.change} />
          )}
          {due.open !== 0 && due.left !== 0 && (
            <ChoiceGroup
              legend={isRefund ? words.givenBack : words.paidBy}
              name="method"
              look="chips"
              className={styles.method}
              value={sale.method}
              onChange={(method) => checkout.change({ method })}
              choices={[
                { value: 'cash', label: isRefund ? words.inCash : tillWords.ways.cash },
                { value: 'card', label: isRefund ? words.toCard : tillWords.ways.card },
              ]}
            />
          )}
          {due.part > 0 && sale.method === 'cash' && (
            <CashGiven
              due={{ ...due, open: due.part, wrong: wrongField === 'received' ? due.wrong : undefined }}
              typed={sale.received}
              onTyped={(received) => checkout.change({ received })}
            />
          )}
        </fieldset>
        {due.open !== 0 && sale.method === 'cash' && <OpensTill base={base} />}
        <CheckoutNote checkout={checkout} base={base} hasLines={lines.length > 0} cartIsGone={cart.isGone} />
        <Button
          type="submit"
          size="large"
          wide
          className={styles.take}
          busy={isSending}
          busyLabel={words.pleaseWait}
          disabled={!canPay || checkout.changes.length > 0}
        >
          {checkout.isLater ? words.takeAndKeep(formatMoney(due.open)) : isUnknown ? words.tryAgain : payLabel(due)}
        </Button>
        <LiveRegion>{announcement(due)}</LiveRegion>
      </Form>
    </div>
  )
}

function payLabel({ open, left, part }: Due): string {
  if (open < 0) return words.giveBack(formatMoney(-open))
  if (part < left) return words.takePart(formatMoney(part), formatMoney(left))
  return left > 0 ? words.take(formatMoney(left)) : words.complete
}

function announcement({ open, left, change }: Due): string {
  const toPay =
    open < 0 ? words.amountToGiveBack(formatMoney(-open)) : words.amountToPay(formatMoney(Math.max(0, left)))
  return change ? words.withChange(toPay, formatMoney(change)) : toPay
}

function Amount({ due: { total, voucher, open, left } }: { due: Due }) {
  return (
    <div className={styles.amount}>
      <p className={styles.amountLabel}>{open < 0 ? words.toGiveBack : words.toPay}</p>
      <p className={styles.figure}>{formatMoney(open < 0 ? -open : Math.max(0, left))}</p>
      {voucher > 0 && <p className={styles.sum}>{words.lessVoucher(exactMoney(total), exactMoney(voucher))}</p>}
    </div>
  )
}
