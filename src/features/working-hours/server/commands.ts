import { type Actor, audit, nameOf } from '#kit/server/http/audit.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { MonthState } from '../contract.ts'
import { firstDayOf, hoursText, type Month, monthOf, monthTitle, tenthsOf } from '../rules.ts'
import { checkOpenMonths } from './policy.ts'
import { type Business, readMonths } from './queries.ts'

/** Who does it, and how a repetition is known. */
export type Deed = { by: Actor; repeat: Repeat | undefined }

export type SavedAnswer = { status: 'success' }
export type MonthAnswer = MonthState & { status: 'success' }

/**
 * Saves what somebody worked on the days given; an empty text takes the day back, other days stay as they are. Throws 409 for days of a month that is signed off.
 */
export function saveHours(
  sql: Sql,
  business: Business,
  hours: Readonly<Record<Day, string>>,
  deed: Deed,
): Promise<SavedAnswer> {
  const days = Object.keys(hours)
  return transaction(sql, async (tx) => {
    const answer: SavedAnswer = { status: 'success' }
    checkOpenMonths(await holdMonths(tx, business, days.map(monthOf), 'SHARE'), days)
    await rememberAnswer(tx, deed.repeat, 200, answer)
    for (const day of days.toSorted()) await saveDay(tx, business, day, tenthsOf(hours[day] ?? ''), deed)
    return answer
  })
}

async function saveDay(tx: Transaction, business: Business, day: Day, tenths: number | undefined, deed: Deed) {
  const { id } = deed.by
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
  await audit(tx, deed.by, 'working-hours.save', `working-hours:${business}:${day}`, { before, after })
}

/** Signs a month off; one that is already stays as it was. */
export function signOff(sql: Sql, business: Business, month: Month, deed: Deed): Promise<MonthAnswer> {
  return transaction(sql, async (tx) => {
    const [before] = await holdMonths(tx, business, [month], 'UPDATE')
    if (before?.signed_off_by == null) {
      await tx`
        UPDATE working_months SET signed_off_at = ${deed.by.at.toString()}, signed_off_by = ${nameOf(deed.by.caller)},
               reopened_at = NULL, reopened_by = NULL, reopened_reason = NULL
        WHERE business = ${business} AND month = ${firstDayOf(month)}`
      await audit(tx, deed.by, 'working-hours.sign-off', `working-month:${business}:${month}`)
    }
    return answerOf(tx, business, month, deed.repeat)
  })
}

/** Takes a sign-off back. Throws 409 where there is none. */
export function reopen(
  sql: Sql,
  business: Business,
  { month, reason }: { month: Month; reason: string },
  deed: Deed,
): Promise<MonthAnswer> {
  return transaction(sql, async (tx) => {
    const [before] = await holdMonths(tx, business, [month], 'UPDATE')
    if (before?.signed_off_by == null) {
      throw new ProblemError(409, 'NOT_SIGNED_OFF', `${monthTitle(month)} is not signed off`)
    }
    await tx`
      UPDATE working_months SET signed_off_at = NULL, signed_off_by = NULL,
             reopened_at = ${deed.by.at.toString()}, reopened_by = ${nameOf(deed.by.caller)}, reopened_reason = ${reason}
      WHERE business = ${business} AND month = ${firstDayOf(month)}`
    await audit(tx, deed.by, 'working-hours.reopen', `working-month:${business}:${month}`, { reason })
    return answerOf(tx, business, month, deed.repeat)
  })
}

async function answerOf(tx: Transaction, business: Business, month: Month, repeat: Repeat | undefined) {
  const [state] = await readMonths(tx, business, [month])
  const answer: MonthAnswer = { ...(state as MonthState), status: 'success' }
  await rememberAnswer(tx, repeat, 200, answer)
  return answer
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
