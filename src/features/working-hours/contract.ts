import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, fromJson, line, wholeNumber } from '#kit/shared/fields.ts'
import { hoursMessage, tenthsOf } from './rules.ts'
import { words } from './words.ts'

/** By day, all of the table: employee id to hours. An employee sees only their own. */
const workingDay = z.object({ date: z.string(), working_hours: z.record(z.string(), z.string()) })
export type WorkingDay = z.output<typeof workingDay>

export const monthState = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Who signed it off; null while its days are open. */
  signed_off_by: z.nullable(z.string()),
  /** Instants, `2026-11-21T13:40:00Z`. */
  signed_off_at: z.nullable(z.string()),
  /** Who opened it again after it had been signed off, and why. */
  reopened_by: z.nullable(z.string()),
  reopened_at: z.nullable(z.string()),
  reopened_reason: z.nullable(z.string()),
})
export type MonthState = z.output<typeof monthState>

const workingDays = z.object({
  working_days_data: z.array(workingDay),
  /** On the business's wall clock. */
  today: z.string(),
  /** The months of the table, newest first. */
  months: z.array(monthState),
})
export type WorkingDays = z.output<typeof workingDays>

/** As JSON also a number. Empty takes the day's hours back. */
const hours = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string({ error: hoursMessage }).check(
    z.trim(),
    z.refine((text) => text === '' || tenthsOf(text) !== undefined, { error: hoursMessage }),
  ),
)

/** Comes as JSON text in a form. */
const hoursByDay = z.pipe(
  z.transform(fromJson),
  z
    .record(day(), hours, { error: () => words.sendDays })
    .check(z.refine((given) => Object.keys(given).length <= 31, { error: () => words.manyDays })),
)

const monthMessage = () => words.chooseMonth
export const month = z
  .string({ error: monthMessage })
  .check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: monthMessage }))

export const reasonMax = 200
export const reopening = z.object({
  month,
  reason: line({ min: 1, max: reasonMax, message: () => words.noReason, tooLong: () => words.longReason }),
})

const changedMonth = z.extend(monthState, { status: z.literal('success') })

/** The calls of a business: each keeps hours of its own. */
/* @__NO_SIDE_EFFECTS__ */
const calls = (business: 'agency' | 'rental', prefix: 'rere' | 'sshp') => ({
  business,
  getWorkingDays: endpoint({
    summary: 'Hours from the first day of the month two months ago to today: of everybody for administrators, else own',
    method: 'GET',
    path: `/api/${prefix}_get_working_days/`,
    access: 'staff',
    changesWith: ['working-hours'],
    answers: { 200: workingDays },
  }),
  saveWorkingHours: endpoint({
    summary:
      'Saves own hours of the days given, others stay; an empty text takes a day back. 403: of somebody else. 422: not of today or the two days before. 409: the month is signed off',
    method: 'POST',
    path: `/api/${prefix}_save_working_hours/`,
    access: 'staff',
    body: z.object({
      employee_id: wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.whoseHours }),
      working_hours: hoursByDay,
    }),
    answers: { 200: z.object({ status: z.literal('success') }) },
    repeatable: true,
  }),
  signOffMonth: endpoint({
    summary: 'Signs a month off: nobody can change its hours from then on. 422: before its last day',
    method: 'POST',
    path: `/api/${prefix}_sign_off_month/`,
    access: 'admin',
    body: z.object({ month }),
    answers: { 200: changedMonth },
    repeatable: true,
  }),
  reopenMonth: endpoint({
    summary: 'Takes a sign-off back, with a reason. 409: the month is not signed off',
    method: 'POST',
    path: `/api/${prefix}_reopen_month/`,
    access: 'admin',
    body: reopening,
    answers: { 200: changedMonth },
    repeatable: true,
  }),
  exportMonth: endpoint({
    summary: "Everybody's hours of a month as a CSV file for spreadsheets",
    method: 'GET',
    path: `/api/${prefix}_export_working_hours/`,
    access: 'admin',
    query: z.object({ month }),
    answers: { 200: 'text/csv' },
  }),
})

export type WorkingHoursCalls = ReturnType<typeof calls>
export const rentalHours = calls('rental', 'rere')
export const agencyHours = calls('agency', 'sshp')
