import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { invalid, notFound } from '#kit/shared/problem.ts'
import type { SpecialDay } from '../../contract.ts'
import type { SpecialDayForm } from '../contract.ts'
import { placeErrors, specialDayOf } from '../rules/staff.ts'
import { words } from '../words.ts'
import { readSpecialDays } from './queries.ts'

export async function save({ tx, audit }: Write, form: SpecialDayForm, today: Day): Promise<SpecialDay> {
  const days = await readInTurn(tx)
  const before = form.id === undefined ? undefined : existing(days, form.id)
  const { id, ...row } = specialDayOf(form, before?.id ?? 0)
  const errors = placeErrors({ id, ...row }, days, today)
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  const [saved] = before
    ? await tx<{ id: number }[]>`UPDATE special_days SET ${tx(row)} WHERE id = ${id} RETURNING id`
    : await tx<{ id: number }[]>`INSERT INTO special_days ${tx(row)} RETURNING id`
  const after = { id: saved?.id as number, ...row }
  const [action, details] = before
    ? (['special-day.change', { before: noted(before), after: noted(after) }] as const)
    : (['special-day.add', noted(after)] as const)
  await audit(action, `special-day:${after.id}`, details)
  return after
}

export async function remove({ tx, audit }: Write, id: number): Promise<void> {
  const before = existing(await readInTurn(tx), id)
  await tx`DELETE FROM special_days WHERE id = ${id}`
  await audit('special-day.remove', `special-day:${id}`, noted(before))
}

/** One after the other, as those of every year are compared with each other, which no constraint can. */
async function readInTurn(tx: Transaction): Promise<SpecialDay[]> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('special_days'))`
  return readSpecialDays(tx)
}

function existing(days: readonly SpecialDay[], id: number): SpecialDay {
  const found = days.find((one) => one.id === id)
  if (!found) throw notFound(words.noSuch)
  return found
}

/** As the log keeps them: without what is not said. */
const noted = ({ id: _, ...rest }: SpecialDay) =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null && value !== '' && value !== false))
