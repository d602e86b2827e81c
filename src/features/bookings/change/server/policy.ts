import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import { priceWords } from '#features/price-rules/extras/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { bookableDurations } from '#features/vehicles/rules.ts'
import { type Cents, formatMoney, toCents, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { Extra } from '../../contract.ts'
import {
  extraName,
  offeredExtras,
  type Quote,
  type QuoteLine,
  splitOnSite,
  toldLines,
  wholeOf,
} from '../../rules/prices.ts'
import { type Business, lastBookableDay } from '../../rules.ts'
import type { StoredBooking } from '../../server/queries/bookings.ts'
import { asBooked } from '../../timeline/rules/move.ts'
import { words as bookingWords } from '../../words.ts'
import type { ChangeMoney, ChangePreview } from '../contract.ts'
import { moneyBack, type Settled } from '../rules/settle.ts'
import type { Changed } from '../rules.ts'
import { words } from '../words.ts'

/** A change that is agreed on, with its price and what becomes of the money. */
export type Agreed = Pick<Changed, 'startsAt' | 'endsAt' | 'extras' | 'license' | 'party' | 'kept' | 'leastFee'> & {
  quote: Quote
  settled: Settled
  keepAs: 'money' | 'voucher'
}

/** What a change is to be paid for, and what it was agreed on. */
export type Pending = { agreed: Agreed; moves: number; before: Cents }

export const pricedAnew = (extra: Readonly<Record<string, unknown>> = {}) =>
  new ProblemError(409, 'CHANGE_PRICED', words.pricedAnew, { extra })

export const taken = () => new ProblemError(409, 'TAKEN', words.taken)

/** Refuses what cannot be had, beside its field where it has one; nothing is changed then. */
export function refuseWish({ refusal, errors }: Pick<Changed, 'refusal' | 'errors'>): void {
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  if (refusal) throw new ProblemError(422, refusal.code, refusal.detail)
}

/** Nothing is changed at another difference than the customer was shown. */
export function refuseOtherMoney(
  { quote, settled }: { quote: Quote; settled: Settled },
  shown: { whole: number; pay: number; back: number },
): void {
  const { whole } = wholeOf(quote)
  const [pay, back] = [settled.pay, moneyBack(settled) + settled.voucherBack]
  if (whole === shown.whole && pay === shown.pay && back === shown.back) return
  throw pricedAnew({ whole: toUnits(whole), pay: toUnits(pay), back: toUnits(back), price: formatMoney(whole) })
}

const presentLines = (lines: readonly QuoteLine[]) =>
  toldLines(lines).map(({ label, cents }) => ({ label, amount: cents }))

export function presentPrice(quote: Quote): ChangePreview['before'] {
  const { whole, deposit } = wholeOf(quote)
  return { lines: presentLines(quote.lines), on_site: presentLines(splitOnSite(quote.onSite).fees), whole, deposit }
}

export const presentMoney = (
  settled: Settled,
  { kept, feeAfter }: Pick<Changed, 'kept' | 'feeAfter'>,
): ChangeMoney => ({
  kept,
  fee_after: feeAfter,
  pay: settled.pay,
  open_before: settled.openBefore,
  open_after: settled.openAfter,
  voucher_more: settled.voucherMore,
  voucher_back: settled.voucherBack,
  provider_back: settled.providerBack,
  hand_back: settled.handBack,
})

/** What there is to choose from on a boat, in the language that is spoken; what was booked stays there also when it was put away. */
export function presentOffer(
  vehicle: Vehicle,
  { kind, extras: booked }: Pick<StoredBooking, 'kind' | 'extras'>,
  business: Pick<Business, 'now' | 'extras'>,
): ChangePreview['offer'] {
  const { now, extras: rows } = asBooked(business, booked)
  const offered = offeredExtras(vehicle, kind, rows)
  return {
    first_day: now.day,
    last_day: lastBookableDay(now.day),
    passengers: vehicle.passengers,
    durations: kind === 'days' ? [] : bookableDurations(vehicle, 24),
    extras: offered.map((name) => ({
      name,
      label: extraName(name, rows),
      price: extraPriceWords(vehicle, name, { kind, rows }),
      always: name === 'captain' && vehicle.license === 'captain',
    })),
  }
}

function extraPriceWords(
  vehicle: Vehicle,
  extra: Extra,
  { kind, rows }: { kind: StoredBooking['kind']; rows: readonly ExtraRow[] },
): string {
  const row = rows.find(({ key }) => key === extra)
  return row ? priceWords(row, kind) : bookingWords.perHour(formatMoney(toCents(vehicle.extra_captain ?? 0)))
}
