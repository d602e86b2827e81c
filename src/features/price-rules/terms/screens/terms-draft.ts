import type { Day } from '#kit/shared/day.ts'
import type { LadderStep, Terms } from '../contract.ts'

/** A step as it is typed; the last one ends with the day of the start, whatever stands in `before`. */
export type StepDraft = { before: string; unit: LadderStep['unit']; fee: string; feeIn: 'percent' | 'euros' }

export type TermsDraft = Record<'starts_on' | 'hours_share' | 'days_share' | 'no_show', string> & {
  steps: readonly StepDraft[]
}

const stepDraft = ({ before, unit, percent, euros }: LadderStep): StepDraft => ({
  before: String(before),
  unit,
  fee: String(percent ?? euros ?? ''),
  feeIn: percent === null ? 'euros' : 'percent',
})

/** A form for terms from today on, filled in as those before it. */
export const termsDraft = ({ hours_share, days_share, steps, no_show }: Terms, today: Day): TermsDraft => ({
  starts_on: today,
  hours_share: String(hours_share),
  days_share: String(days_share),
  steps: steps.map(stepDraft),
  no_show: String(no_show ?? steps.at(-1)?.percent ?? 100),
})

/** As the call takes it. */
export const sentTerms = ({ steps, ...draft }: TermsDraft) => ({
  ...draft,
  steps: steps.map(({ before, unit, fee, feeIn }, i) => ({
    ...(i === steps.length - 1 ? { before: 0, unit: 'days' as const } : { before: before.trim(), unit }),
    [feeIn]: fee.trim(),
  })),
})

/** One more step before the last one. */
export const withStep = (steps: readonly StepDraft[]): StepDraft[] => [
  ...steps.slice(0, -1),
  { before: '', unit: 'days', fee: '', feeIn: 'percent' },
  ...steps.slice(-1),
]
