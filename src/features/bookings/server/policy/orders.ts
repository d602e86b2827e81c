import type { PromoTerms } from '#features/price-rules/contract.ts'
import { tryPromo } from '#features/price-rules/server/policy.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { type Guesser, tryCode } from '#features/vouchers/server/commands.ts'
import { answer, type WithStatus } from '#kit/server/http/answer.ts'
import { authorOf, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { newReference } from '#kit/server/security/secret.ts'
import type { Day } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { type Cents, formatMoney, toCents, toUnits } from '#kit/shared/money.ts'
import { type FieldError, invalid, ProblemError } from '#kit/shared/problem.ts'
import type { Topic } from '#kit/shared/topic.ts'
import { partyOf, type Told } from '../../rules/party.ts'
import { afterVoucher, type Quote } from '../../rules/prices.ts'
import { sumQuotes } from '../../rules/trip.ts'
import type { Business, Refusal } from '../../rules.ts'
import { words } from '../../words.ts'
import { type Audited, type NewBooking, type NotBooked, voucherOf } from '../commands.ts'
import { wrongCode } from '../policy.ts'
import type { BookingFacts, PaymentMethod } from '../queries/bookings.ts'

/** Nothing is booked at another price than the customer was shown. `shown` in dollars. */
export function refuseOtherPrice(total: Cents, shown: number): void {
  if (total === toCents(shown)) return
  throw new ProblemError(409, 'PRICE_CHANGED', words.priceChanged(formatMoney(total)), {
    extra: { price: toUnits(total) },
  })
}

/** A voucher that pays a part of an order, and what is left to pay. */
export type VoucherPart = { voucher: { id: number; amount: Cents } | undefined; open: Cents }

/**
 * What the voucher of an order pays now. Refuses when that is not what the customer was shown, so that nobody pays more
 * than they agreed to. Wrong codes count as guesses. `regained` is what a voucher gets back when the order replaces what
 * its customer holds.
 */
export async function voucherPartOf(
  sql: Sql,
  who: Guesser,
  { voucher: code, voucher_amount }: { voucher: string; voucher_amount: number },
  total: Cents,
  regained: (voucherId: number) => Promise<Cents> = async () => 0,
): Promise<VoucherPart> {
  const voucher = code === '' ? undefined : await tryCode(sql, who, code)
  const { voucher: amount, open } = afterVoucher(total, voucher ? voucher.balance + (await regained(voucher.id)) : 0)
  if (amount !== toCents(voucher_amount)) throw voucherChanged(amount)
  return { voucher: voucher && amount > 0 ? { id: voucher.id, amount } : undefined, open }
}

export const voucherChanged = (amount: Cents) =>
  new ProblemError(409, 'VOUCHER_CHANGED', words.voucherPays(formatMoney(amount)), {
    extra: { voucher_amount: toUnits(amount) },
  })

/** A promo code that makes an order cheaper. */
export type PromoPart = PromoTerms & { id: number; today: Day }

/** The promo code of an order. Refuses one that does not count; one that is none counts as a guess. */
export async function promoPartOf(
  sql: Sql,
  request: Guesser['request'],
  code: string,
  { now }: Pick<Business, 'now'>,
  regained?: (promoId: number) => Promise<number>,
): Promise<PromoPart | undefined> {
  if (code === '') return undefined
  const { promo, refusal } = await tryPromo(sql, request, code, now.day, regained)
  if (!promo || refusal !== undefined) throw promoRefused(refusal ?? '')
  const { id, percent, cents } = promo
  return { id, today: now.day, code: promo.code, percent, cents }
}

const promoRefused = (message: string) => invalid([{ field: 'promo_code', message }], message)

/** The quote of an order, or why it cannot be taken as it stands: not then, not so, or not at this price. */
export function agreedQuote(
  { refusal, errors, quote }: { refusal: Refusal | undefined; errors: FieldError[]; quote: Quote | undefined },
  shown: number,
): Quote {
  refuse(refusal)
  if (errors.length > 0 || !quote) throw invalid(errors)
  refuseOtherPrice(quote.total, shown)
  return quote
}

/** The same of several boats in one order. */
export function agreedQuotes(
  { quotes, ...order }: { refusal: Refusal | undefined; errors: FieldError[]; quotes: (Quote | undefined)[] },
  shown: number,
): Quote[] {
  const known = quotes.filter((one) => one !== undefined)
  agreedQuote({ ...order, quote: known.length === quotes.length ? sumQuotes(known) : undefined }, shown)
  return known
}

export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
}

type Customer = Pick<
  BookingFacts,
  'salutation' | 'name' | 'email' | 'phone' | 'streetAndNumber' | 'additional' | 'zipCodeAndCity'
>

/** What differs between hours, stays and walk-ins is in `order`. */
type Order = Pick<NewBooking, 'kind' | 'startsAt' | 'endsAt' | 'extras' | 'quote' | 'visitor'> &
  Partial<Pick<NewBooking, 'dueOn' | 'payer' | 'holdMinutes'>> &
  VoucherPart & {
    promo?: PromoPart | undefined
    vehicle: Vehicle
    paymentMethod: PaymentMethod
    caller: Caller | undefined
  }

/** The booking that an order becomes. */
export const bookingOf = (
  details: Customer & Told,
  { vehicle, caller, open, voucher, ...order }: Order,
): NewBooking => ({
  ...details,
  ...partyOf(details, vehicle, order.extras),
  dueOn: null,
  ...order,
  reference: newReference(),
  language: language(),
  vehicleId: vehicle.id,
  vehicleName: vehicle.name,
  vehicleType: vehicle.type,
  people: details.adults + details.children,
  hasLicense: vehicle.license === 'yes' ? details.hasLicense === 'yes' : null,
  voucher,
  voucherAmount: voucher?.amount ?? 0,
  isPaid: open === 0,
  employee: nameOf(caller),
})

/** Whose readers a booking with its mail concerns, besides those of the bookings. */
export const bookedTopics = (booking: NewBooking): Topic[] => (voucherOf(booking) ? ['mails', 'vouchers'] : ['mails'])

/** The answer to what was written, told to open screens; undefined where somebody else has the boat then. */
export async function announced<T extends object>(
  { live }: Pick<Context, 'live'>,
  outcome: T | NotBooked,
  topics: readonly Topic[],
  whyWrong: () => ProblemError | Promise<ProblemError> = wrongCode,
): Promise<WithStatus<T> | undefined> {
  if (outcome === 'WRONG_CODE') throw await whyWrong()
  if (outcome === 'PROMO_USED_UP') throw promoRefused(words.promoUsedUp)
  if (outcome === 'VOUCHER_CHANGED') throw voucherChanged(0)
  if (outcome === 'ALREADY_BOOKED') return undefined
  await live.changed('bookings', ...topics)
  return answer(201, outcome)
}

/** What the audit log says of a booking that staff enter; nothing of a customer's own. */
export const auditOf = (
  caller: Caller | undefined,
  context: Pick<Context, 'env' | 'clock'>,
  action: Audited['action'] = 'booking.add',
): Audited | undefined => caller && { author: authorOf(caller, context), action }

export const excluded = () => new ProblemError(403, 'EXCLUDED', words.excluded)

/** Customers choose one way to pay a stay. */
export const paymentErrors = (
  { banktransfer, paypal }: { banktransfer: boolean; paypal: boolean },
  isStaff: boolean,
) => (isStaff || banktransfer !== paypal ? [] : [{ field: 'payment', message: words.choosePayment }])

/** How an order is paid; by a voucher where that pays all of it. */
export function methodOf(
  { paypal }: { paypal: boolean },
  { isStaff, isPaid }: { isStaff: boolean; isPaid: boolean },
): PaymentMethod {
  if (isPaid) return 'voucher'
  if (isStaff) return 'on_site'
  return paypal ? 'provider' : 'transfer'
}
