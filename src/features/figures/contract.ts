import * as z from 'zod/mini'
import { type VehicleType, vehicleTypes } from '#features/vehicles/contract.ts'
import { type Day, daysBetween } from '#kit/shared/day.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { words } from './words.ts'

/** How a booking came: from the customers' pages, by staff on its own day, by staff for another day. */
export const channels = ['site', 'pier', 'phone'] as const

/** How income was paid; `open`: not yet. */
export const ways = ['on_site', 'provider', 'transfer', 'voucher', 'open'] as const

/** Why a booking was canceled; `unpaid`: let go as nobody paid in time, `unknown`: staff canceled it and nobody said why. */
export const whys = ['customer', 'no_show', 'weather', 'damage', 'other', 'unpaid', 'unknown'] as const

/** As many days as the longest year, both ends counted. */
export const mostDays = 366

/** Also asked about what is no day at all: then it is true, as the days themselves are refused. */
export function isPeriod(from: Day, until: Day): boolean {
  try {
    const days = daysBetween(from, until)
    return days >= 0 && days < mostDays
  } catch {
    return true
  }
}

const asked = {
  from: day(),
  until: day(),
  type: maybe(z.enum(vehicleTypes, { error: () => words.chooseKind })),
  /** The id of one boat. */
  boat: maybe(wholeNumber({ min: 1, max: 999_999_999, message: () => words.chooseBoat })),
}
/** Either day may be the wrong one. */
const period = (path: 'from' | 'until') =>
  z.refine<{ from: Day; until: Day }>(({ from, until }) => isPeriod(from, until), {
    error: () => words.choosePeriod(mostDays),
    path: [path],
  })

/** Minutes that boats were let, of those for which they could have been. */
const use = { let: z.int(), open: z.int() }
const sum = { bookings: z.int(), income: money }

export const figures = z.object({
  bookings: z.int(),
  income: money,
  ...use,
  boats: z.array(z.object({ id: z.int(), name: z.string(), type: z.enum(vehicleTypes), ...sum, ...use })),
  /** By the hour at which they begin; null is over nights. */
  hours: z.array(z.object({ hour: z.nullable(z.int()), ...sum })),
  channels: z.array(z.object({ channel: z.enum(channels), ...sum })),
  ways: z.array(z.object({ way: z.enum(ways), income: money })),
  /** 0 is Sunday. */
  times: z.array(z.object({ weekday: z.int(), hour: z.int(), ...use })),
  /** `price`: what they would have brought, `kept` and `returned` of it, `owed`: of the fee not paid yet. */
  canceled: z.array(
    z.object({ why: z.enum(whys), bookings: z.int(), price: money, kept: money, owed: money, returned: money }),
  ),
  /** From this week on, whatever the period; beside each the one of 52 weeks before, and what of it was booked 52 weeks ago. */
  weeks: z.array(
    z.object({ first: z.string(), ...sum, ...use, before: z.object({ ...sum, ...use }), by_then: z.object(sum) }),
  ),
})
export type Figures = z.output<typeof figures>

export const getFigures = endpoint({
  summary:
    'What the boats were let for and brought: bookings that begin in a period, of all boats, a kind or one boat; and the weeks ahead. Income: prices of bookings that stand, with what was taken at the pier besides, and fees of canceled ones; what a voucher pays counts here, and buying one does not',
  method: 'GET',
  path: '/api/rere_get_figures/',
  access: 'admin',
  query: z.object(asked).check(period('from'), period('until')),
  answers: { 200: figures },
})
export type FiguresAsked = { from: Day; until: Day; type?: VehicleType; boat?: number }

export const tables = ['use', 'boats', 'kinds', 'hours', 'channels', 'ways', 'canceled', 'weeks'] as const
export type TableName = (typeof tables)[number]

export const exportFigures = endpoint({
  summary: 'The same, one table of it, as a CSV file for spreadsheets, with numbers as the language writes them',
  method: 'GET',
  path: '/api/rere_export_figures/',
  access: 'admin',
  query: z
    .object({
      ...asked,
      table: z.enum(tables, { error: () => words.chooseTable }),
      /** Of a link that a browser follows by itself; without it what the asker speaks. */
      language: maybe(z.enum(languages)),
    })
    .check(period('from'), period('until')),
  answers: { 200: 'text/csv' },
})
