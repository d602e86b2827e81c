import type { Write } from '#kit/server/http/write.ts'
import type { Day } from '#kit/shared/day.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { stepsFrom, type TermsForm } from '../contract/staff.ts'
import type { Terms } from '../contract.ts'
import { words } from '../words.ts'

/** Violates `terms_of_a_day` where others begin on the same day. */
export async function addTerms({ tx, audit }: Write, form: TermsForm, today: Day): Promise<Terms> {
  if (form.starts_on < today) throw invalid([{ field: 'starts_on', message: words.inThePast }])
  const terms = { ...form, steps: stepsFrom(form) }
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO booking_terms (starts_on, hours_share, days_share, steps, no_show)
    VALUES (${terms.starts_on}, ${terms.hours_share}, ${terms.days_share}, ${JSON.stringify(terms.steps)}::text::jsonb,
            ${terms.no_show ?? null})
    RETURNING id`
  const saved = { id: row?.id as number, ...terms }
  await audit('terms.add', `terms:${saved.id}`, terms)
  return saved
}

/** Only what nobody can have booked by: the statement itself asks for that. */
export async function removeTerms({ tx, audit }: Write, id: number, today: Day): Promise<void> {
  const [removed] = await tx<{ starts_on: string }[]>`
    DELETE FROM booking_terms WHERE id = ${id} AND starts_on > ${today} RETURNING starts_on::text`
  if (removed) {
    await audit('terms.remove', `terms:${id}`, removed)
    return
  }
  const left = await tx`SELECT FROM booking_terms WHERE id = ${id}`
  throw left.length > 0 ? new ProblemError(409, 'TERMS_BEGUN', words.hasBegun) : notFound(words.noSuch)
}
