import { useRef, useState } from 'react'
import { abandonPayment, type Payment } from '#features/payments/contract.ts'
import { getPricing } from '#features/price-rules/contract/pricing.ts'
import { getExtrasLeft } from '#features/price-rules/extras/contract.ts'
import { getOperatingVehicles } from '#features/vehicles/contract.ts'
import { formatCode } from '#features/vouchers/rules.ts'
import { checkAgain, invalidVoucher, type Voucher } from '#features/vouchers/screens/use-voucher.ts'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { call } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { afterVoucher } from '../../rules/prices.ts'
import { getStayCalendar, holdStay, leaveHold, sendStayRequest } from '../contract.ts'
import { openOf, paysFirst, type StayBody, type StayOrder, simulatedStay, stayBody, wayIn } from './stay-order.ts'
import { readStayFailure, type StayOutcome, type StayTrouble } from './stay-outcome.ts'

/** What the boat is kept for, while its customer pays. */
type Held = { payment: Payment; order: StayOrder; body: StayBody }

/** What is held until its code comes; `heldUntil` an instant, `askedAt` in milliseconds since 1970. */
type Proof = { reference: string; heldUntil: string; askedAt: number; order: StayOrder; body: StayBody }

/** Kept through a reload: nothing is lost, and a repetition of what was last sent is known as one. */
type Kept = { sent: { key: string; input: string } | null; held: Held | null; proof: Proof | null }

const nothing: Kept = { sent: null, held: null, proof: null }

type Sender = {
  /** Names the page that the request is kept for. */
  key: string
  voucher: Voucher
  /** Nothing is really booked. */
  simulated: boolean
  /** Full name of whoever is signed in; empty for customers. */
  employee: string
}

/** From the filled-in form to the outcome: voucher, hold and payment where there is one, booking, confirmation mail. */
export function useStayRequest({ key, voucher, simulated, employee }: Sender) {
  const [kept, setKept] = useKept(`${key}/asked`, nothing)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<StayTrouble>()
  const [outcome, setOutcome] = useState<StayOutcome>()
  const running = useRef(false)
  const last = useRef<() => Promise<void>>(undefined)
  const isStaff = employee !== ''

  const attempt = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    last.current = work
    setBusy(true)
    setOutcome(undefined)
    // While one waits for the provider the word about it stays.
    setTrouble((before) => (before?.kind === 'processing' ? before : undefined))
    try {
      await work()
    } catch (error) {
      const result = readStayFailure(error, kept.held ? wayIn(kept.held.order) : undefined)
      if ('outcome' in result) finish(result.outcome)
      else await meet(result.trouble)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const meet = async (met: StayTrouble) => {
    // The boat is free again before the dates are held against the calendar.
    if (met.kind === 'unpaid') await refresh(getStayCalendar)
    if (met.kind === 'price') refresh(getOperatingVehicles, getPricing)
    if (met.kind === 'fields') refresh(getExtrasLeft)
    if (met.kind === 'voucher') voucher.onWorth(met.amount)
    if (met.kind === 'promo') voucher.onPromo(null)
    setKept((before) => (met.kind === 'unpaid' ? nothing : { ...before, sent: null }))
    setTrouble(met)
  }

  const finish = (result: StayOutcome) => {
    // What failed may still have arrived: the same goes out under the same key again.
    if (result.kind !== 'failed') setKept(nothing)
    setTrouble(undefined)
    setOutcome(result)
    if (!simulated) refresh(getStayCalendar)
  }

  /** Sends under the key of an earlier try, where it is the same that is sent. */
  const send = <T>(endpoint: Endpoint, body: object, write: (key: string) => Promise<T>): Promise<T> => {
    const input = JSON.stringify([endpoint.path, body])
    const fresh: NonNullable<Kept['sent']> = { key: crypto.randomUUID(), input }
    let sent = fresh
    setKept((before) => {
      sent = before.sent?.input === input ? before.sent : fresh
      return { ...before, sent }
    })
    return write(sent.key)
  }

  const submit = (order: StayOrder) =>
    attempt(async () => {
      if (simulated) {
        return finish({ kind: 'booked', booked: simulatedStay(order, isStaff), simulated })
      }
      const news = order.voucher ? await voucherTrouble(order) : undefined
      if (news?.kind === 'fields') voucher.onApplied(null)
      if (news) return meet(news)
      const body = stayBody(order, employee)
      if (!paysFirst(order, isStaff)) return book(order, body)
      const answer = await send(holdStay, body, (key) => call(holdStay, { body }, { key }))
      if ('type' in answer) return finish({ kind: 'taken' })
      setKept({ ...nothing, held: { payment: answer.payment, order, body } })
    })

  const book = async (order: StayOrder, sent: StayBody, { payment = '', code = '' } = {}) => {
    const body = { ...sent, payment, code }
    const answer = await send(sendStayRequest, body, (key) => call(sendStayRequest, { body }, { key }))
    if ('type' in answer) {
      if (answer.type === 'ALREADY_BOOKED') return finish({ kind: 'taken' })
      const { reference, held_until: heldUntil } = answer
      return setKept({ ...nothing, proof: { reference, heldUntil, askedAt: Date.now(), order, body: sent } })
    }
    finish({ kind: 'booked', booked: { ...answer, email: order.details.email, way: wayIn(order) }, simulated })
  }

  /** The second submit, once the payment was made. */
  const confirmPaid = ({ order, body, payment }: Held) => attempt(() => book(order, body, { payment: payment.payment }))

  /** Lets the boat go; unless the money is on its way, which ends in a booking. */
  const changeBooking = (held: Held) =>
    attempt(async () => {
      const { state } = await call(abandonPayment, { params: { payment: held.payment.payment } })
      if (state === 'paid' || state === 'processing') {
        return book(held.order, held.body, { payment: held.payment.payment })
      }
      setKept(nothing)
      await refresh(getStayCalendar)
    })

  const confirmCode = ({ order, body }: Proof, code: string) => attempt(() => book(order, body, { code }))

  /** Lets the boat go that waits for the code. */
  const leaveCode = ({ reference }: Proof) =>
    attempt(async () => {
      await call(leaveHold, { body: { reference } })
      setKept(nothing)
      await refresh(getStayCalendar)
    })

  return {
    busy,
    trouble,
    outcome,
    held: kept.held ?? undefined,
    proof: kept.proof ?? undefined,
    confirmCode,
    askAgain: ({ order, body }: Proof) => attempt(() => book(order, body)),
    leaveCode,
    /** What was sent last may have arrived: the boat may be this customer's already. */
    isUnclear: kept.sent !== null,
    submit,
    confirmPaid,
    changeBooking,
    /** The payment came to nothing: back to the form. */
    payingFailed: (message: string) => attempt(() => meet({ kind: 'unpaid', message })),
    clearTrouble: () => setTrouble(undefined),
    tryAgain: () => last.current && attempt(last.current),
    startOver: () => {
      setTrouble(undefined)
      setOutcome(undefined)
      refresh(getStayCalendar)
    },
  }
}

export type StayRequestState = ReturnType<typeof useStayRequest>

/** Whether the voucher of an order still pays what was shown; undefined when it does. */
async function voucherTrouble(order: StayOrder): Promise<StayTrouble | undefined> {
  const { voucher, total } = order
  if (!voucher) return undefined
  try {
    const amount = await checkAgain(voucher)
    if (amount === 0) return { kind: 'fields', errors: [invalidVoucher(voucher)] }
    return afterVoucher(total, amount).open === openOf(order) ? undefined : { kind: 'voucher', amount }
  } catch (error) {
    console.warn(`The voucher ${formatCode(voucher.code).slice(0, 4)}… could not be checked`, error)
    return { kind: 'unchecked' }
  }
}
