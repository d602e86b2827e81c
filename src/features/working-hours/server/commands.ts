import { nameOf } from '#kit/server/http/audit.ts'
import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { MonthState } from '../contract.ts'
import { firstDayOf, hoursText, type Month, monthOf, monthTitle, tenthsOf } from '../rules.ts'
import { words } from '../words.ts'
import { checkOpenMonths } from './policy.ts'
import { type Business, readMonths } from './queries.ts'

type MonthAnswer = MonthState & { status: 'success' }

/**
 * Saves what somebody worked on the days given; an empty text takes the day back, other days stay as they are. Throws
 * 409 for days of a month that is signed off.
 */
export async function saveHours(write: Write, business: Business, hours: Readonly<Record<Day, string>>): Promise<void> {
  const days = Object.keys(hours)
  checkOpenMonths(await holdMonths(write.tx, business, days.map(monthOf), 'SHARE'), days)
  for (const day of days.toSorted()) await saveDay(write, business, day, tenthsOf(hours[day] ?? ''))
}

async function saveDay({ tx, author, audit }: Write, business: Business, day: Day, tenths: number | undefined) {
  const { id } = author
  const [old] = await tx<{ tenths: number }[]>`
    SELECT tenths FROM working_hours WHERE business = ${business} AND day = ${day} AND employee_id = ${id} FOR UPDATE`
  if (old?.tenths === tenths) return
  if (tenths === undefined) {
    await tx`DELETE FROM working_hours WHERE business = ${business} AND day = ${day} AND employee_id = ${id}`
  } else {
    await tx`
      INSERT INTO working_hours (business, day, employee_id, tenths) VALUES (${business}, ${day}, ${id}, ${tenths})
      ON CONFLICT (business, day, employee_id) DO UPDATE SET tenths = excluded.tenths`
  }
  const [before, after] = [old?.tenths, tenths].map((hours) => (hours === undefined ? '' : hoursText(hours)))
  await audit('working-hours.save', `working-hours:${business}:${day}`, { before, after })
}

/** Signs a month off; one that is already stays as it was. */
export async function signOff({ tx, author, audit }: Write, business: Business, month: Month): Promise<MonthAnswer> {
  const [before] = await holdMonths(tx, business, [month], 'UPDATE')
  if (before?.signed_off_by == null) {
    await tx`
      UPDATE working_months SET signed_off_at = ${author.at.toString()}, signed_off_by = ${nameOf(author.caller)},
             reopened_at = NULL, reopened_by = NULL, reopened_reason = NULL
      WHERE business = ${business} AND month = ${firstDayOf(month)}`
    await audit('working-hours.sign-off', `working-month:${business}:${month}`)
  }
  return answerOf(tx, business, month)
}

/** Takes a sign-off back. Throws 409 where there is none. */
export async function reopen(
  { tx, author, audit }: Write,
  business: Business,
  { month, reason }: { month: Month; reason: string },
): Promise<MonthAnswer> {
  const [before] = await holdMonths(tx, business, [month], 'UPDATE')
  if (before?.signed_off_by == null)
    throw new ProblemError(409, 'NOT_SIGNED_OFF', words.notSignedOff(monthTitle(month)))
  await tx`
    UPDATE working_months SET signed_off_at = NULL, signed_off_by = NULL,
           reopened_at = ${author.at.toString()}, reopened_by = ${nameOf(author.caller)}, reopened_reason = ${reason}
    WHERE business = ${business} AND month = ${firstDayOf(month)}`
  await audit('working-hours.reopen', `working-month:${business}:${month}`, { reason })
  return answerOf(tx, business, month)
}

async function answerOf(tx: Transaction, business: Business, month: Month): Promise<MonthAnswer> {
  const [state] = await readMonths(tx, business, [month])
  return { ...(state as MonthState), status: 'success' }
}

/** Holds the rows of months until the end of the transaction, and says how they stand then. */
async function holdMonths(tx: Transaction, business: Business, months: readonly Month[], how: 'SHARE' | 'UPDATE') {
  const wanted = [...new Set(months)].toSorted()
  if (wanted.length === 0) return []
  const rows = wanted.map((month) => ({ business, month: firstDayOf(month) }))
  await tx`INSERT INTO working_months ${tx(rows)} ON CONFLICT DO NOTHING`
  await tx`
    SELECT FROM working_months WHERE business = ${business} AND month IN ${tx(wanted.map(firstDayOf))}
    ORDER BY month ${how === 'SHARE' ? tx`FOR SHARE` : tx`FOR UPDATE`}`
  return readMonths(tx, business, wanted)
}
