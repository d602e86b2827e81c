import type { PromoTerms } from '#features/price-rules/contract.ts'
import type { Pricing } from '#features/price-rules/rules.ts'
import type { Installation } from '#features/settings/contract.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { formatDayOfYear, formatHour, shortWeekday } from '#kit/shared/day.ts'
import type { Extra } from '../../contract.ts'
import { afterVoucher, type Quote } from '../../rules/prices.ts'
import { orderedBoats, sumQuotes, tripQuotes } from '../../rules/trip.ts'
import { type Business, type PricedBy, pricingOf } from '../../rules.ts'
import { checkDraft, type Draft } from '../../screens/details.ts'
import type { OrderTermsProps } from '../../screens/order-terms.tsx'
import { words } from '../words.ts'
import type { Choice, Slot } from './choice.ts'
import { fleetOf } from './mates/fleet.ts'
import type { Paying } from './paying/paying.ts'
import { type Order, orderedExtras } from './use-booking-request.ts'

export type Picked = {
  vehicle: Vehicle
  /** The boats that are booked with it. */
  mates: readonly Vehicle[]
  slot: Slot
  hours: number
  extras: readonly Extra[]
  pricing: Pricing
  quote: Quote
}

/** What was chosen and its price, once all of it is chosen. */
export function pickedOf(
  vehicle: Vehicle | undefined,
  mates: readonly Vehicle[],
  choice: Choice,
  draft: Draft,
  { business, promo }: { business: PricedBy; promo: PromoTerms | null },
): Picked | undefined {
  const { slot, hours } = choice
  if (!vehicle || !slot || hours === null) return undefined
  const wanted = orderedExtras(vehicle, choice.extras, business.extras)
  const boats = orderedBoats([vehicle, ...mates], wanted, business.extras, 'hours')
  const pricing = pricingOf(business, slot.day, promo ?? undefined)
  const hasLicense = draft.hasLicense === '' ? undefined : draft.hasLicense
  const people = { adults: Number(draft.adults) || 1, children: Number(draft.children) || 0 }
  const quotes = tripQuotes(boats, { ...people, hours, hasLicense }, pricing)
  if (quotes.includes(undefined)) return undefined
  const price = sumQuotes(quotes.filter((one) => one !== undefined))
  return { vehicle, mates, slot, hours, extras: boats[0]?.extras ?? [], pricing, quote: price }
}

/** How and when it is paid, and what canceling costs. */
export const termsOf = (
  { quote, slot }: Picked,
  voucher: AppliedVoucher | null,
  { business, installation, paying }: { business: Business; installation: Installation; paying: Paying | undefined },
): OrderTermsProps => ({
  quote,
  voucher: afterVoucher(quote.total, voucher?.amount ?? 0).voucher,
  how: paying?.how ?? 'on_site',
  ...(paying && paying.advance > 0 && { advance: { amount: paying.advance, isPaid: false } }),
  start: slot.day,
  today: business.now.day,
  installation,
})

/** What is sent, once the details are right and the terms are agreed to. */
export function orderOf(
  picked: Picked,
  draft: Draft,
  agreed: boolean,
  voucher: AppliedVoucher | null,
): Order | undefined {
  const { details } = checkDraft(draft, fleetOf(picked), picked.extras, 'hours')
  const isFull = details && details.adults + details.children > picked.mates.length
  return details && isFull && agreed ? { ...picked, details, total: picked.quote.total, voucher } : undefined
}

type Chosen = { day: string | null; choice: Choice; vehicle: Vehicle | undefined }

/** The steps with what was chosen in each, and the one that is next. */
export function hoursSteps({ day, choice, vehicle }: Chosen, asksForVehicle: boolean, isConfirming: boolean) {
  const steps = [
    { label: words.selectDate, detail: day && shortDay(day) },
    { label: words.selectTime, detail: choice.slot && formatHour(choice.slot.start) },
    ...(asksForVehicle ? [{ label: words.chooseVehicle, detail: vehicle?.name }] : []),
    { label: words.checkAndConfirm },
  ]
  const open = steps.findIndex(({ detail }) => !detail)
  return { steps, current: isConfirming ? steps.length - 1 : open }
}

/** `Sat, November 28` */
const shortDay = (day: string) => `${shortWeekday(day)}, ${formatDayOfYear(day)}`
