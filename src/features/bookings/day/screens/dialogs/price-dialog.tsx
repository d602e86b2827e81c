import { useState } from 'react'
import * as z from 'zod/mini'
import { errorsOf } from '#kit/shared/fields.ts'
import { moneyAffix, parseCents, toCents, toUnits } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { openAmount, wholeWords } from '../../../rules/prices.ts'
import { changePrice, type DayBooking, getDayBookings, priceChangeReason, reasonMax } from '../../contract.ts'
import { currentPrice } from '../../rules.ts'
import { words } from '../../words.ts'
import { money } from '../desk-words.ts'
import styles from './desk-dialog.module.css'

type PriceDialogProps = { booking: DayBooking; onClose: () => void }

const reasonForm = z.object({ price_change_reason: priceChangeReason })
const formId = 'change-price'

/** Asks for another price and why. What was booked is kept, and the customer is told both. */
export function PriceDialog({ booking, onClose }: PriceDialogProps) {
  const { id, name, email, vehicle_name, price: booked, voucher_amount, advance, fees } = booking
  const whole = (price: number) => wholeWords(toCents(price), toCents(fees))
  const now = currentPrice(booking)
  const [seen] = useState(now)
  const draftKey = `rental/price-${id}`
  const [draft, setDraft] = useKept(draftKey, { price: '', reason: '' })
  const [wasTried, setTried] = useState(false)
  const write = useWrite(changePrice, {
    refreshes: [getDayBookings],
    onSuccess: (_, { body }) => {
      forgetKept(draftKey)
      toast((email === '' ? words.priceIsNowTell : words.priceIsNow)(whole(body.new_price), name), { seconds: 3 })
      onClose()
    },
    onError: () => void refresh(getDayBookings),
  })

  const cents = parseCents(draft.price)
  const errors: FieldError[] = [
    ...priceErrors(cents, booking),
    ...errorsOf(reasonForm, { price_change_reason: draft.reason }),
  ]
  const submit = () => {
    setTried(true)
    if (errors.length > 0 || cents === undefined || write.isPending) return
    const sent = { new_price: toUnits(cents), price_change_reason: draft.reason.trim(), shown_price: now }
    write.mutate({ body: { booking_id: id, ...sent } })
  }
  const open =
    cents === undefined
      ? undefined
      : openAmount({ quote: { total: cents }, voucherAmount: toCents(voucher_amount), advance: toCents(advance) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.changePriceOf(vehicle_name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keepPrice}
          </Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            {words.changePrice}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.body}
        errors={wasTried ? [...errors, ...(write.error?.errors ?? [])] : []}
        onSubmit={submit}
      >
        <dl className={styles.facts}>
          <div>
            <dt>{words.bookedAt}</dt>
            <dd>{whole(booked)}</dd>
          </div>
          {now !== booked && (
            <div>
              <dt>{words.priceNow}</dt>
              <dd>{whole(now)}</dd>
            </div>
          )}
          {voucher_amount > 0 && (
            <div>
              <dt>{words.paidByVoucher}</dt>
              <dd>{money(voucher_amount)}</dd>
            </div>
          )}
          {advance > 0 && (
            <div>
              <dt>{words.downPayment}</dt>
              <dd>{money(advance)}</dd>
            </div>
          )}
        </dl>
        {seen !== now && <Banner tone="warning">{words.otherChanged(whole(now))}</Banner>}
        <TextField
          label={fees > 0 ? words.newPriceWithout(money(fees)) : words.newPrice}
          name="new_price"
          hint={fees > 0 && cents !== undefined ? words.allInAll(whole(toUnits(cents))) : undefined}
          {...moneyAffix()}
          inputMode="decimal"
          autoComplete="off"
          className={styles.short ?? ''}
          value={draft.price}
          onChange={(price) => setDraft((before) => ({ ...before, price }))}
        />
        <TextField
          label={words.reasonFor(name)}
          name="price_change_reason"
          maxLength={reasonMax}
          value={draft.reason}
          onChange={(reason) => setDraft((before) => ({ ...before, reason }))}
        />
        {open === 0 && errors.length === 0 && <p className={styles.note}>{words.nothingLeft}</p>}
        <FormError message={write.error && write.error.errors.length === 0 ? write.error.message : undefined} />
      </Form>
    </Dialog>
  )
}

function priceErrors(cents: number | undefined, booking: DayBooking): FieldError[] {
  const wrong = (message: string) => [{ field: 'new_price', message }]
  if (cents === undefined) return wrong(words.enterPrice)
  if (cents === toCents(currentPrice(booking))) return wrong(words.isPrice)
  const { voucher_amount, advance } = booking
  if (cents >= toCents(voucher_amount) + toCents(advance)) return []
  return wrong(
    advance > 0 ? words.paidAlready(money(voucher_amount + advance)) : words.voucherPaid(money(voucher_amount)),
  )
}
