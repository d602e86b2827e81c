import { addDays, addMonths, type Day, fromLocalDateTime, type WallClock } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { type Cents, convert, toCents } from '#kit/shared/money.ts'

const flatFeeInEuros = 150

/** When a booking is canceled and when it begins, and what one of the prices' currency is in euros. */
type When = { now: Day; start: Day; toEuros: number }

/** A step of the terms' ladder. */
export type CancellationStep = {
  /** The last day of this step. Months are counted back from the start: six before August 31 is the end of February. */
  until: Day
  /** As the terms put it: `150 EUR`, `50%`. */
  terms: string
  /** Never more than the price. */
  fee: Cents
}

/**
 * What canceling costs (terms and conditions): 150 EUR up to six months before the start, half the price up to three
 * months, 90 percent up to 30 days, then all of it. In the order of time; the last step ends with the day of the start.
 */
export function cancellationSteps(price: Cents, { start, toEuros }: Omit<When, 'now'>): CancellationStep[] {
  const percents = new Intl.NumberFormat(language(), { style: 'percent' })
  const percent = (part: number) => ({ terms: percents.format(part / 100), fee: Math.round((price * part) / 100) })
  const flat = convert(toCents(flatFeeInEuros), 1 / toEuros)
  return [
    { until: addMonths(start, -6), terms: `${flatFeeInEuros} EUR`, fee: Math.min(flat, price) },
    { until: addMonths(start, -3), ...percent(50) },
    { until: addDays(start, -30), ...percent(90) },
    { until: start, ...percent(100) },
  ]
}

/** The step that a day is on; undefined once the day of the start is over. */
export const currentStep = (steps: readonly CancellationStep[], now: Day): CancellationStep | undefined =>
  steps.find(({ until }) => now <= until)

/** What canceling costs on a day, half a cent rounded up; undefined once the day of the start is over. */
export const cancellationFee = (price: Cents, { now, ...when }: When): Cents | undefined =>
  currentStep(cancellationSteps(price, when), now)?.fee

/** Whether a booking has not begun yet; from then on nobody cancels it online. `startsAt` is `YYYY-MM-DDTHH:MM`. */
export function isAhead(startsAt: string, now: WallClock): boolean {
  const { day, hour } = fromLocalDateTime(startsAt)
  return now.day < day || (now.day === day && now.hour < hour)
}

/** What was paid of a booking, and how. `paidOtherwise`: by transfer or on site. */
export type Paid = { paidByVoucher: Cents; paidByProvider: Cents; paidOtherwise: Cents }

/**
 * What becomes of the money of a canceled booking: of what was paid a part is kept, and the rest goes back the way it
 * came. What was paid by transfer or on site is given back by hand. `owed` is what the fee is above what was paid.
 */
export type Settlement = {
  fee: Cents
  kept: Cents
  voucherBack: Cents
  providerBack: Cents
  handBack: Cents
  owed: Cents
}

/**
 * Settles a cancellation. The fee is taken from the voucher first, so that money comes back before voucher value, and
 * then from what would have to be given back by hand.
 */
export function settleCancellation({ price, fee: asked, ...paid }: { price: Cents; fee: Cents } & Paid): Settlement {
  const fee = Math.min(asked, price)
  const fromVoucher = Math.min(fee, paid.paidByVoucher)
  const fromOther = Math.min(fee - fromVoucher, paid.paidOtherwise)
  const fromProvider = Math.min(fee - fromVoucher - fromOther, paid.paidByProvider)
  const kept = fromVoucher + fromOther + fromProvider
  return {
    fee,
    kept,
    voucherBack: paid.paidByVoucher - fromVoucher,
    providerBack: paid.paidByProvider - fromProvider,
    handBack: paid.paidOtherwise - fromOther,
    owed: fee - kept,
  }
}
