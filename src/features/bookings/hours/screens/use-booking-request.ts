import { useRef, useState } from 'react'
import { getPricing } from '#features/price-rules/contract/pricing.ts'
import { type ExtraRow, getExtrasLeft } from '#features/price-rules/extras/contract.ts'
import type { Pricing } from '#features/price-rules/rules.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { getOperatingVehicles, type Vehicle } from '#features/vehicles/contract.ts'
import type { Voucher } from '#features/vouchers/screens/use-voucher.ts'
import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { formatList } from '#kit/shared/list.ts'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import { call } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { getFreeDays } from '../../availability/contract.ts'
import {
  type CustomerDetails,
  checkAvailableDurations,
  type Extra,
  extras as flags,
  getFutureBookingsForCalendar,
  getWeek,
  sendBookingRequest,
  sendVerificationCode,
} from '../../contract.ts'
import { afterVoucher, chosenExtras, isOffered, promoOf, type Quote, sentExtras, wholeOf } from '../../rules/prices.ts'
import { words as bookingWords } from '../../words.ts'
import type { Slot } from './choice.ts'
import { type Booked, type Outcome, readFailure, type Trouble } from './outcome.ts'
import type { Paying } from './paying/paying.ts'
import { usePaying } from './paying/use-paying.ts'

/** Everything a booking consists of. */
export type Order = {
  vehicle: Vehicle
  /** The boats that are booked with it. */
  mates: readonly Vehicle[]
  slot: Slot
  hours: number
  extras: readonly Extra[]
  details: CustomerDetails
  pricing: Pricing
  quote: Quote
  /** What the customer was shown of it, before the voucher. */
  total: Cents
  voucher: AppliedVoucher | null
}

/** The code step, kept through a reload: reading the mail may take this page out of memory. */
export type Verification = {
  /** Milliseconds since 1970. */
  askedAt: number
  /** Where the booking is only simulated: the code, to be shown. */
  simulatedCode: string | null
  /** The request as last sent, with its Idempotency-Key, so that a repetition is known as one. */
  sent: { key: string; input: string } | null
}

/**
 * From the filled-in form to the outcome: code, booking request, confirmation mail. `key` names the page it is kept for,
 * the voucher is told when it turns out to pay another amount, and the promo code when it does not count any more.
 */
export function useBookingRequest(
  key: string,
  isShowcase: boolean,
  { onWorth, onPromo }: Pick<Voucher, 'onWorth' | 'onPromo'>,
) {
  const user = useUser()
  const [verification, setVerification] = useKept<Verification | null>(`${key}/code`, null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [outcome, setOutcome] = useState<Outcome>()

  const simulated = user?.demo ?? isShowcase
  const employee = user ? `${user.first_name} ${user.last_name}`.trim() : ''

  const attempt = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      await work()
    } catch (error) {
      const result = readFailure(error)
      if ('outcome' in result) return finish(result.outcome)
      setTrouble(result.trouble)
      if (result.trouble.kind === 'price') refresh(getOperatingVehicles, getPricing)
      if (result.trouble.kind === 'voucher') onWorth(result.trouble.amount)
      if (result.trouble.kind === 'promo') onPromo(null)
      if (isAboutExtras(result.trouble)) {
        setVerification(null)
        refresh(getExtrasLeft)
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const finish = (result: Outcome) => {
    setVerification(null)
    setTrouble(undefined)
    setOutcome(result)
    if (!simulated) refresh(getWeek, getFutureBookingsForCalendar, checkAvailableDurations, getFreeDays)
  }

  const paying = usePaying(key, {
    attempt,
    finish,
    body: (order: Order) => requestBody(order, { price: order.total, employee }),
  })

  const hold = (order: Order, how: Paying) =>
    simulated
      ? attempt(async () => finish({ kind: 'booked', booked: simulatedBooking(order), simulated }))
      : paying.hold(order, how)

  const askForCode = ({ vehicle, slot, details }: Order) =>
    attempt(async () => {
      if (!simulated) {
        const { name, email } = details
        await call(sendVerificationCode, {
          body: { name, email, vehicle: vehicle.id, booked_day: slot.day, booked_start: slot.start },
        })
      }
      setVerification({ askedAt: Date.now(), simulatedCode: simulated ? randomCode() : null, sent: null })
    })

  const confirm = (order: Order, code: string, price = order.total) =>
    attempt(async () => {
      if (simulated) {
        if (code !== verification?.simulatedCode) return setTrouble({ kind: 'code', message: bookingWords.codeInvalid })
        return finish({ kind: 'booked', booked: simulatedBooking(order), simulated })
      }
      const body = { ...requestBody(order, { price, employee }), code }
      const input = JSON.stringify(body)
      const sent = verification?.sent?.input === input ? verification.sent : { key: crypto.randomUUID(), input }
      setVerification((before) => before && { ...before, sent })
      const answer = await call(sendBookingRequest, { body }, { key: sent.key })
      if ('type' in answer) return finish({ kind: 'taken' })
      finish({ kind: 'booked', booked: { ...answer, email: order.details.email }, simulated })
    })

  return {
    ...paying,
    hold,
    simulated,
    isStaff: user !== undefined && user !== null,
    isRoot: user?.root ?? false,
    verification,
    busy,
    trouble,
    outcome,
    askForCode,
    confirm,
    /** Back to the form, with another code to come. */
    leaveCode: () => {
      setVerification(null)
      setTrouble(undefined)
    },
    /** To the code step that was left for a look at the form: the code that was mailed still counts. */
    reopenCode: setVerification,
    clearTrouble: () => setTrouble(undefined),
    startOver: () => {
      setVerification(null)
      setTrouble(undefined)
      setOutcome(undefined)
    },
  }
}

function requestBody(
  { vehicle, mates, slot, hours, extras, details, quote, voucher }: Order,
  { price, employee }: { price: Cents; employee: string },
) {
  return {
    ...details,
    vehicle: vehicle.id,
    type: vehicle.type,
    booked_day: slot.day,
    booked_start: slot.start,
    booked_hours: hours,
    ...sentExtras(extras, flags),
    employee,
    price: toUnits(price),
    privacy: true,
    promo_code: promoOf(quote)?.code ?? '',
    ...voucherPart(voucher, price),
    ...(mates.length > 0 && { more_boats: mates.map(({ id }) => id) }),
  }
}

/** A voucher and what of it the customer was shown, as the form sends them. */
export const voucherPart = (voucher: AppliedVoucher | null, price: Cents) => ({
  voucher: voucher?.code ?? '',
  voucher_amount: toUnits(afterVoucher(price, voucher?.amount ?? 0).voucher),
})

const simulatedBooking = ({ vehicle, mates, slot, hours, quote, total, details }: Order): Booked => ({
  reference: 'DEMO',
  vehicle_name: formatList([vehicle, ...mates].map(({ name }) => name)),
  booked_day: slot.day,
  booked_start: slot.start,
  booked_hours: hours,
  price: toUnits(total),
  whole: toUnits(total + wholeOf(quote).fees),
  own_page: '',
  email: details.email,
})

const randomCode = () =>
  String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(5, '0')
    .slice(-5)

/** One of the extras is not left: it is to be done without, in the form. */
const isAboutExtras = (trouble: Trouble): boolean =>
  trouble.kind === 'fields' && trouble.errors.some(({ field }) => field.startsWith('extra_'))

/** The extras of an order as its vehicle takes them. */
export const orderedExtras = (vehicle: Vehicle, extras: readonly Extra[], rows: readonly ExtraRow[]): Extra[] =>
  chosenExtras(
    vehicle,
    extras.filter((extra) => isOffered(vehicle, extra, 'hours', rows)),
    rows,
  )
