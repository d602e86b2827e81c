import { useState } from 'react'
import { abandonPayment, type Payment } from '#features/payments/contract.ts'
import { formatList } from '#kit/shared/list.ts'
import type { Cents } from '#kit/shared/money.ts'
import { ApiError, call, type Sent } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { getFreeDays } from '../../../availability/contract.ts'
import { checkAvailableDurations, getWeek } from '../../../contract.ts'
import { confirmPaidHours, holdHours } from '../../contract.ts'
import type { Outcome } from '../outcome.ts'
import type { Paying } from './paying.ts'

/** What is held while its customer pays, kept through a reload and the way to a provider's page. */
export type HeldHours = { payment: Payment; boat: string; email: string; onSite: Cents }

/** `sent`: as last sent, with its Idempotency-Key, so that a repetition is known as one. */
type Kept = { held: HeldHours | null; sent: { key: string; input: string } | null }

const nothing: Kept = { held: null, sent: null }

/** What is to be known of an order besides what is sent. */
type Ordered = { vehicle: { name: string }; mates: readonly { name: string }[]; details: { email: string } }

type Sender<O extends Ordered> = {
  attempt: (work: () => Promise<void>) => Promise<void>
  finish: (outcome: Outcome) => void
  body: (order: O) => Omit<Sent<typeof holdHours>['body'], 'pay_with' | 'pay_all'>
}

/** Paying while booking: the boat is held, paid for, and booked by the payment. */
export function usePaying<O extends Ordered>(key: string, { attempt, finish, body }: Sender<O>) {
  const [kept, setKept] = useKept<Kept>(`${key}/paying`, nothing)
  const [waits, setWaits] = useState<{ seconds: number }>()
  const [unpaid, setUnpaid] = useState<string>()
  const held = kept.held ?? undefined

  /** The boat is free again before what was chosen is held against the timetable. */
  const leave = async (message?: string) => {
    await refresh(getWeek, checkAvailableDurations, getFreeDays)
    setKept(nothing)
    setWaits(undefined)
    setUnpaid(message)
  }

  const hold = (order: O, { way, all, asked, onSite }: Paying) =>
    attempt(async () => {
      setUnpaid(undefined)
      const sent = { ...body(order), pay_all: all && asked > 0, ...(way && { pay_with: way }) }
      const input = JSON.stringify(sent)
      const earlier = kept.sent?.input === input ? kept.sent : { key: crypto.randomUUID(), input }
      setKept({ held: null, sent: earlier })
      const answer = await call(holdHours, { body: sent }, { key: earlier.key })
      if ('type' in answer) {
        setKept(nothing)
        return finish({ kind: 'taken' })
      }
      const { vehicle, mates, details } = order
      const boat = formatList([vehicle, ...mates].map(({ name }) => name))
      setKept({ held: { payment: answer.payment, boat, email: details.email, onSite }, sent: null })
    })

  const book = async ({ payment: { payment }, email }: HeldHours) => {
    try {
      const booked = await call(confirmPaidHours, { body: { payment } })
      setKept(nothing)
      setWaits(undefined)
      finish('type' in booked ? { kind: 'taken' } : { kind: 'booked', booked: { ...booked, email }, simulated: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'PAYMENT_PROCESSING') return setWaits({ seconds: error.retryAfter ?? 3 })
      if (error.status !== 402) throw error
      await leave(error.message)
    }
  }

  return {
    held,
    waits,
    /** Why nothing was paid. */
    unpaid,
    hold,
    confirmPaid: () => attempt(async () => held && book(held)),
    payingFailed: (message: string) => attempt(() => leave(message)),
    /** Lets the boat go; unless the money is on its way, which ends in a booking. */
    changeHeld: () =>
      attempt(async () => {
        if (!held) return
        const { state } = await call(abandonPayment, { params: { payment: held.payment.payment } })
        if (state === 'paid' || state === 'processing') return book(held)
        await leave()
      }),
  }
}
