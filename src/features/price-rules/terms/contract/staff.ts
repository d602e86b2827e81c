import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, listFrom, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { terms } from '../contract.ts'
import { ladderFault } from '../rules.ts'
import { words } from '../words.ts'

/** Terms in the office; no page of visitors loads this. */

export const mostSteps = 8

const share = wholeNumber({ max: 100, message: () => words.noShare })

const stepForm = z
  .object({
    before: wholeNumber({ max: 731, message: () => words.noBefore }),
    unit: z.enum(['days', 'months'], { error: () => words.noBefore }),
    percent: maybe(wholeNumber({ max: 100, message: () => words.noFee })),
    euros: maybe(wholeNumber({ max: 9999, message: () => words.noFee })),
  })
  .check(
    z.refine(({ percent, euros }) => (percent === undefined) !== (euros === undefined), {
      path: ['fee'],
      error: () => words.noFee,
    }),
    z.refine(({ before, unit }) => unit === 'days' || before <= 24, { path: ['before'], error: () => words.noBefore }),
  )

export const termsForm = z
  .object({
    starts_on: day(),
    hours_share: share,
    days_share: share,
    steps: z.pipe(
      listFrom,
      z
        .array(stepForm)
        .check(z.minLength(1, { error: () => words.noSteps }), z.maxLength(mostSteps, { error: () => words.noSteps })),
    ),
    no_show: maybe(wholeNumber({ max: 100, message: () => words.noShare })),
  })
  .check(
    z.check((payload) => {
      if (payload.issues.length > 0) return
      const { no_show, steps } = payload.value
      if (no_show !== undefined && no_show < (steps.at(-1)?.percent ?? 0))
        payload.issues.push({ code: 'custom', path: ['no_show'], message: words.cheapNoShow, input: no_show })
      const found = ladderFault(stepsFrom(payload.value))
      if (!found) return
      const path = ['steps', found.step, found.fault === 'cheaper' ? 'fee' : 'before']
      payload.issues.push({ code: 'custom', path, message: words.faults[found.fault], input: payload.value })
    }),
  )
export type TermsForm = z.output<typeof termsForm>

/** The steps of a form as terms keep them. */
export const stepsFrom = ({ steps }: Pick<TermsForm, 'steps'>) =>
  steps.map(({ before, unit, percent = null, euros = null }) => ({ before, unit, percent, euros }))

export const saveTerms = endpoint({
  summary:
    'Adds terms for bookings made from a day on. 422 of starts_on: the day is over, or has its terms already. Bookings keep theirs',
  method: 'POST',
  path: '/api/rere_save_terms/',
  access: 'admin',
  repeatable: true,
  body: termsForm,
  answers: { 201: terms },
})

export const removeTerms = endpoint({
  summary: 'Removes terms that have not begun. 409 TERMS_BEGUN: they have',
  method: 'DELETE',
  path: '/api/rere_remove_terms/:id/',
  access: 'admin',
  params: z.object({ id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.noSuch }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
