import { useState } from 'react'
import { useLocation } from 'wouter'
import { type QuoteLine, splitOnSite } from '#features/bookings/rules/prices.ts'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { getReceipts, getUnpaid, saveSale } from '#features/cash-register/contract.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useConnected } from '#kit/ui/use-connected.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { words } from '../../words.ts'
import { cashDue } from '../draft.ts'
import { MethodChoice } from '../fields/method-choice.tsx'
import { Settlement } from '../settlement.tsx'
import styles from './pier-sheet.module.css'

type PayWalkInProps = {
  booked: { booking_id: number; vehicle_name: string; price: number; onSite: readonly QuoteLine[] }
  /** Its check-out, and the till. */
  out: (bookingId: number) => string
  till: (bookingId: number) => string
}

/** Price and deposit of who stands here in one payment, on one receipt, which leads straight to the boat's check-out. */
export function PayWalkIn({ booked, out, till }: PayWalkInProps) {
  const { booking_id: id, vehicle_name, price, onSite } = booked
  const isConnected = useConnected()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<{ method: 'cash' | 'card'; received?: string }>({ method: 'cash' })
  const { deposit } = splitOnSite(onSite)
  const due = cashDue(draft, draft.method, toCents(price) + deposit)
  const save = useWrite(saveSale, {
    refreshes: [getUnpaid, getTill, getReceipts],
    onSuccess: ({ receipt, change }) => {
      toast(change > 0 ? words.paidWithChange(receipt, formatMoney(change)) : words.isPaid(receipt), { seconds: 15 })
      navigate(out(id))
    },
  })
  const atTill = (
    <ButtonLink to={till(id)} variant="secondary" size="large">
      {words.atTill}
    </ButtonLink>
  )
  if (!isConnected) return <Banner title={words.payApart}>{atTill}</Banner>
  const submit = () => {
    if (due.wrong !== undefined || save.isPending) return
    const item = { type: 'booking' as const, id, deposit: true }
    const noVoucher = { voucher: '', voucher_used: 0, more_vouchers: null, new_voucher: null }
    const nothing = { ...noVoucher, products: [], cart: '', discounts: null, parts: null, cashier: '' }
    save.mutate({
      body: { ...nothing, income: due.open, main_item: item, method: draft.method, received: due.received },
    })
  }
  return (
    <Form
      className={styles.form}
      errors={due.wrong === undefined ? (save.error?.errors ?? []) : [{ field: 'received', message: due.wrong }]}
      onSubmit={submit}
    >
      <Settlement
        label={words.intoTill}
        total={due.open}
        lines={[
          { label: vehicle_name, amount: toCents(price) },
          ...(deposit > 0 ? [{ label: words.deposit, detail: words.goesBack, amount: deposit }] : []),
        ]}
      />
      <MethodChoice
        legend={words.paidBy}
        method={draft.method}
        due={due}
        typed={draft.received}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <FormError message={save.error?.message} />
      <div className={styles.submit}>
        <Button type="submit" size="large" wide busy={save.isPending} busyLabel={words.checkingOut}>
          {words.takeAndGo(formatMoney(due.open))}
        </Button>
      </div>
      {atTill}
    </Form>
  )
}
