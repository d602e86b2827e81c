import { type BookedTerms, type CancellationStep, documentsSteps, stepsOf } from '#features/price-rules/terms/rules.ts'
import { type Day, fromLocalDateTime, type WallClock } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'

export type { CancellationStep }

/** When a booking is canceled and when it begins, what one of the prices' currency is in euros, and what it was made by. */
type When = { now: Day; start: Day; toEuros: number; terms?: BookedTerms | undefined }

/** What canceling costs by the terms that a booking was made by, else by the documents': in the order of time. */
export const cancellationSteps = (price: Cents, { terms, ...when }: Omit<When, 'now'>): CancellationStep[] =>
  stepsOf(price, terms?.steps ?? documentsSteps, when)

/** What a booking keeps of the terms and its changes: what canceling costs at least since its customer changed it. */
export type Canceling = { price: Cents; startsAt: string; terms?: BookedTerms | undefined; leastFee: Cents }

/**
 * What canceling a booking costs until when: never less than it would have when its customer changed it, also where that is
 * more than the price is now. Else whoever makes it shorter first would cancel the rest for little.
 */
export function feeSteps({ price, startsAt, terms, leastFee }: Canceling, toEuros: number): CancellationStep[] {
  const steps = cancellationSteps(price, { start: startsAt.slice(0, 10), toEuros, terms })
  const raised = steps.map((step) => (step.fee < leastFee ? { ...step, fee: leastFee, terms: '' } : step))
  // Steps that cost the same are one.
  return raised.filter(({ terms }, i) => terms !== '' || raised[i + 1]?.terms !== '')
}

/** What it costs when nobody comes: as much as the last step, unless the terms say that apart. */
export function noShowFee(canceling: Canceling, toEuros: number): Cents {
  const { price, terms, leastFee } = canceling
  if (terms?.noShow === undefined) return feeSteps(canceling, toEuros).at(-1)?.fee ?? price
  return Math.max(Math.round((price * terms.noShow) / 100), leastFee)
}

/**
 * What a booking costs by the terms when staff call it off: of what its customer cancels what they would pay themselves, after
 * the start as much as right before; nothing where the business cancels. Undefined: nobody can know yet that they do not come.
 */
export function feeOf(
  why: CanceledWhy,
  canceling: Canceling,
  { now, toEuros }: { now: WallClock; toEuros: number },
): Cents | undefined {
  if (why === 'no_show') return isAhead(canceling.startsAt, now) ? undefined : noShowFee(canceling, toEuros)
  if (why !== 'customer') return 0
  const steps = feeSteps(canceling, toEuros)
  return (currentStep(steps, now.day) ?? steps.at(-1))?.fee ?? canceling.price
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

/** Who calls a booking off: whoever booked, nobody as nobody came, or the business, for a cause. */
export const canceledWhys = ['customer', 'no_show', 'weather', 'damage', 'other'] as const
export type CanceledWhy = (typeof canceledWhys)[number]

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
  /** Became a new voucher, where the customer wanted that. */
  asVoucher?: Cents
}

/** What would come back as money becomes a voucher. */
export const keptAsVoucher = ({ providerBack, handBack, ...settlement }: Settlement): Settlement => ({
  ...settlement,
  providerBack: 0,
  handBack: 0,
  asVoucher: providerBack + handBack,
})

/**
 * Settles a cancellation. The fee is taken from the voucher first, so that money comes back before voucher value, and
 * then from what would have to be given back by hand.
 */
export function settleCancellation({ fee, ...paid }: { fee: Cents } & Paid): Settlement {
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
