import { useEffect } from 'react'
import { transferDeadlines } from '#features/payments/rules.ts'
import { usePayWays } from '#features/payments/screens/use-pay-ways.ts'
import type { PromoTerms } from '#features/price-rules/contract.ts'
import { listPrice } from '#features/price-rules/rules.ts'
import { advanceOf } from '#features/price-rules/terms/rules.ts'
import type { Installation } from '#features/settings/contract.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { useVoucher } from '#features/vouchers/screens/use-voucher.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import type { CustomerDetails, Extra } from '../../contract.ts'
import { afterVoucher, type HowPaid, isOffered, promoOf, type Quote, wholeOf } from '../../rules/prices.ts'
import { orderedBoats, sumQuotes, tripQuotes } from '../../rules/trip.ts'
import { type Business, pricingOf } from '../../rules.ts'
import { type Draft, emptyDraft, withPeople } from '../../screens/details.ts'
import { nightsOf, stayInterval } from '../rules.ts'
import { useStayDates } from './dates/use-stay-dates.ts'
import { useStayMates } from './mates/use-stay-mates.ts'
import type { StayMethod } from './stay-order.ts'
import { useAskedStay } from './use-asked-stay.ts'
import { useStayHistory } from './use-stay-history.ts'
import { useStayRequest } from './use-stay-request.ts'

/** What is chosen in the form besides the customer's details. */
export type StayWishes = { extras: readonly Extra[]; method: StayMethod; all?: boolean; agreed: boolean }

const noWishes: StayWishes = { extras: [], method: 'transfer', agreed: false }

/** What the day flow begins with; what was typed in the other flow is there too. */
const firstDraft: Draft = { ...emptyDraft, salutation: 'Mr.' }

type Page = { vehicle: Vehicle; fleet: readonly Vehicle[]; business: Business; installation: Installation }

/** Everything on the page of a vehicle that can be chosen, typed or sent, and what it comes to. */
export function useStayBooking({ vehicle, fleet, business, installation }: Page) {
  const key = `rental/days/${vehicle.id}`
  const user = useUser()
  const isStaff = Boolean(user)
  const simulated = user?.demo ?? installation.showcase
  const employee = user ? `${user.first_name} ${user.last_name}`.trim() || user.email : ''

  const voucher = useVoucher()
  const request = useStayRequest({ key, voucher, simulated, employee })
  const { trouble, outcome, clearTrouble } = request
  const isFrozen = request.held !== undefined || request.proof !== undefined
  const paused = request.busy || request.isUnclear || isFrozen || outcome !== undefined
  const dates = useStayDates({ vehicle, business, isStaff, paused })
  const mates = useStayMates({ vehicle, fleet, dates, paused })
  const [kept, keepWishes] = useKept(`${key}/wishes`, noWishes)
  const [draft, keepDraft] = useKept('rental/customer', firstDraft)

  const ways = usePayWays()
  const wishes = { ...kept, extras: kept.extras.filter((extra) => isOffered(vehicle, extra, 'days', business.extras)) }
  const { stay } = dates
  const pricing = stay
    ? pricingOf(business, stay.start, voucher.promo ?? undefined)
    : { ...listPrice, extras: business.extras }
  const boats = orderedBoats([vehicle, ...mates.chosen], wishes.extras, business.extras, 'days')
  const quote = allOf(tripQuotes(boats, { ...partyIn(draft), nights: stay ? nightsOf(stay) : 0 }, pricing))
  const agreedPrice = trouble?.kind === 'price' ? trouble.price : undefined
  const paid = afterVoucher(agreedPrice ?? quote?.total ?? 0, voucher.applied?.amount ?? 0)

  const fees = quote ? wholeOf(quote).fees : 0
  const asked = isStaff ? 0 : advanceOf(paid.open, quote?.terms?.share ?? 0)
  const method = asked > 0 && wishes.method === 'transfer' ? (ways[0] ?? 'paypal') : wishes.method
  const advance = asked < paid.open && !wishes.all ? asked : 0
  const how: HowPaid = isStaff ? 'on_site' : method === 'transfer' || advance > 0 ? 'transfer' : 'provider'
  const today = business.now.day
  const dueOn = stay && transferDeadlines(today, stay.start).dueOn
  useStayHistory({ key, dates, request })
  useAskedStay(dates, (adults) => keepDraft((before) => withPeople(before, adults)))

  const isBooked = outcome?.kind === 'booked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is booked is no choice any more, also after a reload
  useEffect(() => {
    if (!isBooked) return
    dates.clear()
    dates.chooseMore([])
    keepWishes(noWishes)
    keepDraft((before) => ({ ...before, comment: '' }))
    voucher.forget()
  }, [isBooked])

  return {
    isStaff,
    simulated,
    request,
    isFrozen,
    dates,
    mates,
    quote,
    /** What a voucher pays of it, and what is left, in cents. */
    paid,
    /** What is paid on site besides, in cents. */
    fees,
    how,
    /** The day a transfer is due. */
    dueOn,
    terms: stay &&
      quote && {
        quote,
        voucher: paid.voucher,
        how,
        dueOn,
        start: stay.start,
        today,
        installation,
        ...(advance > 0 && { advance: { amount: advance, isPaid: false } }),
      },
    paysNow: !isStaff && method !== 'transfer' && paid.open > 0,
    /** What the terms ask to be paid online now, and what of it is a down payment. */
    asked,
    advance,
    wishes: { ...wishes, method },
    /** What can be had besides, and when it would be had: while it is not this customer's yet. */
    extras: business.extras,
    during: stay && !isFrozen ? stayInterval(stay, business) : undefined,
    onWishes: (next: StayWishes) => {
      keepWishes(next)
      clearTrouble()
    },
    draft,
    onDraft: (next: Draft) => {
      keepDraft(next)
      clearTrouble()
    },
    voucher: {
      ...voucher,
      onTyped: (text: string) => {
        voucher.onTyped(text)
        clearTrouble()
      },
      onPromo: (promo: PromoTerms | null) => {
        voucher.onPromo(promo)
        clearTrouble()
      },
    },
    submit: (details: CustomerDetails) => {
      if (!stay || !quote) return
      const total = agreedPrice ?? quote.total
      const { extras, all = false } = wishes
      const promo = promoOf(quote)?.code ?? ''
      const order = { vehicle, mates: mates.chosen, stay, extras, details, total, fees, promo, method, all }
      request.submit({ ...order, voucher: voucher.applied })
    },
  }
}

/** All of them, or none where one is missing. */
const allOf = (quotes: readonly (Quote | undefined)[]): Quote | undefined => {
  const known = quotes.filter((one) => one !== undefined)
  return known.length === quotes.length ? sumQuotes(known) : undefined
}

/** Who comes by what is typed so far. */
const partyIn = ({ adults, children, hasLicense }: Draft) => ({
  adults: Number(adults) || 1,
  children: Number(children) || 0,
  ageFrom: undefined,
  ageTo: undefined,
  hasLicense: hasLicense === '' ? undefined : hasLicense,
})

export type StayBookingState = ReturnType<typeof useStayBooking>
