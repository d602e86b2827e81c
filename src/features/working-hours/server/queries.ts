import type { Db } from '#kit/server/postgres/db.ts'
import type { Day } from '#kit/shared/day.ts'
import type { MonthState, WorkingDay, WorkingDays, WorkingHoursCalls } from '../contract.ts'
import type { EmployeeMonth } from '../rules/export.ts'
import { firstDayOf, firstShownDay, hoursText, lastDayOf, type Month, shownDays, shownMonths } from '../rules.ts'

export type Business = WorkingHoursCalls['business']

/** The table up to today: of everybody, or of one employee only. */
export async function readTable(
  db: Db,
  business: Business,
  today: Day,
  only: number | undefined,
): Promise<WorkingDays> {
  const rows = await db<{ day: Day; employee_id: number; tenths: number }[]>`
    SELECT day, employee_id, tenths FROM working_hours
    WHERE business = ${business} AND day BETWEEN ${firstShownDay(today)} AND ${today}
      ${only === undefined ? db`` : db`AND employee_id = ${only}`}`
  const byDay = new Map<Day, WorkingDay>(shownDays(today).map((date) => [date, { date, working_hours: {} }]))
  for (const { day, employee_id, tenths } of rows) {
    const shown = byDay.get(day)
    if (shown) shown.working_hours[employee_id] = hoursText(tenths)
  }
  return { working_days_data: [...byDay.values()], today, months: await readMonths(db, business, shownMonths(today)) }
}

/** In the order they are asked for; a month that nothing is known of is open. */
export async function readMonths(db: Db, business: Business, months: readonly Month[]): Promise<MonthState[]> {
  const found = await db<MonthState[]>`
    SELECT to_char(month, 'YYYY-MM') AS month, signed_off_by, ${instant(db, 'signed_off_at')}, reopened_by,
           ${instant(db, 'reopened_at')}, reopened_reason
    FROM working_months WHERE business = ${business} AND month IN ${db(months.map(firstDayOf))}`
  return months.map((month) => found.find((one) => one.month === month) ?? openMonth(month))
}

const instant = (db: Db, column: string) =>
  db`to_char(${db(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ${db(column)}`

const openMonth = (month: Month): MonthState => ({
  month,
  signed_off_by: null,
  signed_off_at: null,
  reopened_by: null,
  reopened_at: null,
  reopened_reason: null,
})

/** Every active employee, and whoever else has hours in the month, by name. */
export const readEmployeeMonths = (db: Db, business: Business, month: Month): Promise<EmployeeMonth[]> => db<
  EmployeeMonth[]
>`
  SELECT trim(u.first_name || ' ' || u.last_name) AS name, u.email, coalesce(h.tenths, '{}') AS tenths
  FROM users u
  LEFT JOIN (
    SELECT employee_id, jsonb_object_agg(day, tenths) AS tenths FROM working_hours
    WHERE business = ${business} AND day BETWEEN ${firstDayOf(month)} AND ${lastDayOf(month)}
    GROUP BY employee_id
  ) h ON h.employee_id = u.id
  WHERE h.employee_id IS NOT NULL OR (u.active AND NOT u.admin AND NOT u.artist)
  ORDER BY lower(u.last_name), lower(u.first_name), u.id`
