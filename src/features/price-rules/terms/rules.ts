import { addDays, addMonths, type Day } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { type Cents, convert, toCents } from '#kit/shared/money.ts'
import type { Flow } from '../contract.ts'
import type { LadderStep, Terms } from './contract.ts'

/**
 * What canceling costs by the documents' terms and conditions: 150 EUR up to six months before the start, half the price
 * up to three months, 90 percent up to 30 days, then all of it.
 */
export const documentsSteps: readonly LadderStep[] = [
  { before: 6, unit: 'months', percent: null, euros: 150 },
  { before: 3, unit: 'months', percent: 50, euros: null },
  { before: 30, unit: 'days', percent: 90, euros: null },
  { before: 0, unit: 'days', percent: 100, euros: null },
]

/** What counts where the business has no terms of its own (yet). */
export const documentsTerms: Omit<Terms, 'id' | 'starts_on'> = {
  hours_share: 0,
  days_share: 0,
  steps: documentsSteps as LadderStep[],
}

/** The terms of the business for what is booked on a day; undefined: the documents'. */
export const termsOn = (terms: readonly Terms[], booked: Day): Terms | undefined =>
  terms.filter(({ starts_on }) => starts_on <= booked).toSorted((a, b) => (a.starts_on < b.starts_on ? 1 : -1))[0]

/** Whether terms say something else of a part than the documents, or of any. */
export function differs(
  terms: Pick<Terms, 'hours_share' | 'days_share' | 'steps' | 'no_show'>,
  of: keyof typeof documentsTerms | 'any',
): boolean {
  if (of === 'any') return (['hours_share', 'days_share', 'steps'] as const).some((part) => differs(terms, part))
  if (of !== 'steps') return terms[of] !== documentsTerms[of]
  const { steps } = terms
  return (
    noShowApart(terms) !== undefined ||
    steps.length !== documentsSteps.length ||
    documentsSteps.some((step, i) =>
      (['before', 'unit', 'percent', 'euros'] as const).some((field) => step[field] !== steps[i]?.[field]),
    )
  )
}

/** Percent of the price where nobody comes, if that is something else than the last step of the ladder. */
export const noShowApart = ({ no_show, steps }: Pick<Terms, 'no_show' | 'steps'>): number | undefined =>
  no_show === steps.at(-1)?.percent ? undefined : no_show

/** The highest flat fee of a ladder, in euros; 0: there is none. */
export const flatOf = ({ steps }: Pick<Terms, 'steps'>): number => Math.max(0, ...steps.map(({ euros }) => euros ?? 0))

/**
 * What a booking keeps of the terms it was made by: the share in percent that was paid when booking, the ladder, and what percent is
 * taken where nobody comes, if that is said apart.
 */
export type BookedTerms = { share: number; steps: readonly LadderStep[]; noShow?: number }

export function bookedTerms(terms: readonly Terms[], booked: Day, flow: Flow): BookedTerms | undefined {
  const found = termsOn(terms, booked)
  if (!found) return undefined
  const { steps, no_show: noShow } = found
  const share = flow === 'hours' ? found.hours_share : found.days_share
  return { share, steps, ...(noShow !== undefined && { noShow }) }
}

/** No provider is asked for less, in cents. */
const leastPaid = 100

/**
 * What is paid online when booking, of what no voucher pays: the share, half a cent rounded up, but not less than one unit
 * of the currency. All of it where less than ten cents would be left.
 */
export function advanceOf(open: Cents, share: number): Cents {
  if (share <= 0 || open <= 0) return 0
  const part = Math.min(Math.max(Math.round((open * share) / 100), leastPaid), open)
  return open - part < 10 ? open : part
}

/** When a booking begins, and what one of the prices' currency is in euros. */
type Start = { start: Day; toEuros: number }

/** A step of a ladder for a booking. */
export type CancellationStep = {
  /** The last day of this step. Months are counted back from the start: six before August 31 is the end of February. */
  until: Day
  /** As the terms put it: `150 EUR`, `50%`. */
  terms: string
  /** Never more than the price. */
  fee: Cents
}

/** What canceling costs, step by step in the order of time; the last one ends with the day of the start. */
export function stepsOf(price: Cents, steps: readonly LadderStep[], { start, toEuros }: Start): CancellationStep[] {
  return steps.map(({ before, unit, percent, euros }) => ({
    until: unit === 'months' ? addMonths(start, -before) : addDays(start, -before),
    ...(percent === null
      ? { terms: `${euros} EUR`, fee: Math.min(convert(toCents(euros ?? 0), 1 / toEuros), price) }
      : { terms: percentWords(percent), fee: Math.round((price * percent) / 100) }),
  }))
}

export const percentWords = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(percent / 100)

/** Days that a step lies before the start at least and at most, whatever months those are. */
export const reachOf = ({ before, unit }: Pick<LadderStep, 'before' | 'unit'>): { least: number; most: number } =>
  unit === 'days' || before === 0
    ? { least: before, most: before }
    : { least: Math.floor(before * 30.4) - 2, most: Math.ceil(before * 30.5) + 1 }

/** Why steps are no ladder, with the number of the first step it is about. */
export type LadderFault = { step: number; fault: 'order' | 'cheaper' | 'last' }

/**
 * A ladder goes down to the day of the start, comes closer to it with each step, whatever the months, and never gets
 * cheaper: neither in percent nor in euros.
 */
export function ladderFault(steps: readonly LadderStep[]): LadderFault | undefined {
  for (const [step, { percent, euros, ...when }] of steps.entries()) {
    const before = steps.slice(0, step)
    const last = before.at(-1)
    if (last && reachOf(last).least <= reachOf(when).most) return { step, fault: 'order' }
    if (before.some((one) => (one.percent ?? 0) > (percent ?? 100) || (one.euros ?? 0) > (euros ?? Infinity)))
      return { step, fault: 'cheaper' }
  }
  return steps.length === 0 || steps.at(-1)?.before === 0 ? undefined : { step: steps.length - 1, fault: 'last' }
}
