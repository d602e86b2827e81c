import { useState } from 'react'
import * as z from 'zod/mini'
import { errorsOf } from '#kit/shared/fields.ts'
import { moneySign, parseCents, toCents, toUnits } from '#kit/shared/money.ts'
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
import { afterVoucher, wholeWords } from '../../../rules/prices.ts'
import {
  changePrice,
  type DayBooking,
  getDayBookings,
  priceChangeReason,
  priceMessage,
  reasonMax,
} from '../../contract.ts'
import { currentPrice } from '../../rules.ts'
import { dollars } from '../desk-words.ts'
import styles from './desk-dialog.module.css'

type PriceDialogProps = { booking: DayBooking; onClose: () => void }

const reasonForm = z.object({ price_change_reason: priceChangeReason })
const formId = 'change-price'

/** Asks for another price and why. What was booked is kept, and the customer is told both. */
export function PriceDialog({ booking, onClose }: PriceDialogProps) {
  const { id, name, email, vehicle_name, price: booked, voucher_amount, fees } = booking
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
      const told = email === '' ? `please tell ${name}, who gave no email` : `${name} gets a mail about it`
      toast(`The price is ${whole(body.new_price)} now, and ${told}`, { seconds: 3 })
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
  const open = cents === undefined ? undefined : afterVoucher(cents, toCents(voucher_amount)).open
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change the price of ${vehicle_name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the price
          </Button>
          <Button type="submit" form={formId} busy={write.isPending}>
            Change price
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
            <dt>Booked at</dt>
            <dd>{whole(booked)}</dd>
          </div>
          {now !== booked && (
            <div>
              <dt>Price now</dt>
              <dd>{whole(now)}</dd>
            </div>
          )}
          {voucher_amount > 0 && (
            <div>
              <dt>Paid by voucher</dt>
              <dd>{dollars(voucher_amount)}</dd>
            </div>
          )}
        </dl>
        {seen !== now && <Banner tone="warning">Somebody else has changed the price to {whole(now)} meanwhile.</Banner>}
        <TextField
          label={fees > 0 ? `New price, without the ${dollars(fees)} on site` : 'New price'}
          name="new_price"
          hint={fees > 0 && cents !== undefined ? `In all: ${whole(toUnits(cents))}` : undefined}
          prefix={moneySign()}
          inputMode="decimal"
          autoComplete="off"
          className={styles.short ?? ''}
          value={draft.price}
          onChange={(price) => setDraft((before) => ({ ...before, price }))}
        />
        <TextField
          label={`Reason, for ${name} to read`}
          name="price_change_reason"
          maxLength={reasonMax}
          value={draft.reason}
          onChange={(reason) => setDraft((before) => ({ ...before, reason }))}
        />
        {open === 0 && errors.length === 0 && (
          <p className={styles.note}>
            Nothing is left to pay then: the booking counts as paid, and its price is final.
          </p>
        )}
        <FormError message={write.error && write.error.errors.length === 0 ? write.error.message : undefined} />
      </Form>
    </Dialog>
  )
}

function priceErrors(cents: number | undefined, booking: DayBooking): FieldError[] {
  const wrong = (message: string) => [{ field: 'new_price', message }]
  if (cents === undefined) return wrong(priceMessage)
  if (cents === toCents(currentPrice(booking))) return wrong('This is the price already')
  if (cents >= toCents(booking.voucher_amount)) return []
  return wrong(`A voucher has paid ${dollars(booking.voucher_amount)} already: the price cannot be lower`)
}
