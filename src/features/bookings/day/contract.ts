import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { amount, money as cents, day, flag, line, paragraph, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { bookedTogether } from '../contract.ts'
import { words as bookingWords } from '../words.ts'
import { words } from './words.ts'

/** The desk of the rental: what goes out and comes back on a day, and what staff do about it. Amounts are dollars. */

/** When the boat was handed over and came back, `YYYY-MM-DDTHH:MM` on the wall clock. */
const handoverFields = { out_at: z.nullable(z.string()), back_at: z.nullable(z.string()) }

const bookingFields = {
  id: z.int(),
  reference: z.string(),
  kind: z.enum(['hours', 'days']),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  booked_day: z.string(),
  /** Hour on the wall clock: 9.5 is half past nine. */
  booked_start: z.number(),
  booked_hours: z.number(),
  /** The day it ends and the hour; a booking until midnight ends at 24 of its day. */
  booked_day_end: z.string(),
  booked_end: z.number(),
  people: z.int(),
  /** As booked; the price that counts is the new one, where there is one. */
  price: z.number(),
  new_price: z.nullable(z.number()),
  price_change_reason: z.nullable(z.string()),
  /** Besides the price: fees paid on site, and the deposit, which comes back. */
  fees: z.number(),
  deposit: z.number(),
  /** What of the price a voucher paid; `open_amount` is still to be paid. */
  voucher_amount: z.number(),
  /** The down payment that was paid online. */
  advance: z.number(),
  open_amount: z.number(),
  payment_method: z.enum(['on_site', 'transfer', 'provider', 'voucher']),
  /** The day a transfer is due. */
  due_on: z.nullable(z.string()),
  /** Kept for somebody who is about to pay, not booked yet. */
  held: z.boolean(),
  /** Until when, `YYYY-MM-DDTHH:MM` on the wall clock; null where it is not held. */
  held_until: z.nullable(z.string()),
  /** Held for a customer who has not confirmed the address yet; else for one who is about to pay online. */
  unconfirmed: z.boolean(),
  /** When its customer changed it last, where they did, `YYYY-MM-DDTHH:MM` on the wall clock. */
  customer_changed: z.optional(z.string()),
  paid: z.boolean(),
  /** A line each for licence, persons, extras, the customer's own words, and what staff noted (`Staff: …`). */
  comment: z.string(),
  /** What staff noted, by itself. */
  staff_comment: z.string(),
  /** The member of staff who entered it, or empty. */
  employee: z.string(),
  /** What the customer is written to in; English where nothing is said. */
  language: z.optional(z.enum(languages)),
  /** The customer has the licence that the boat needs, or was not asked, and nobody has looked at it yet. */
  license_due: z.optional(z.boolean()),
  ...handoverFields,
  trip: z.optional(bookedTogether),
}

const dayBooking = z.object({ ...bookingFields, canceled: z.literal(false) })
export type DayBooking = z.output<typeof dayBooking>

const monthMessage = () => words.selectMonth
/** Somebody who had booked a day and did not come. Its boat is free. */
export const noShow = z.object({
  id: z.int(),
  vehicle_name: z.string(),
  name: z.string(),
  booked_day: z.string(),
  booked_start: z.number(),
  /** Of the fee: kept of what was paid, and still to pay. Of several boats the first one has it. */
  kept: cents,
  owed: cents,
})
/** Who did not come, of answers about days; not said where everybody came. */
export const noShows = { no_shows: z.optional(z.array(noShow)) }
export type NoShow = z.output<typeof noShow>

const month = z.string({ error: monthMessage }).check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: monthMessage }))

export const getDayBookings = endpoint({
  summary:
    'The bookings that touch a day or a month (YYYY-MM), and its blocked days; without either the last 14 days and the next 62',
  method: 'GET',
  path: '/api/rere_get_day_bookings/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'blocked-days', 'vehicles'],
  query: z.object({ day: z.optional(day()), month: z.optional(month) }),
  answers: { 200: z.object({ bookings: z.array(dayBooking), blocked_days: z.array(z.string()), ...noShows }) },
})

/** Bookings of a day: how many boats depart, and how many others are out or come back. */
const dayCount = z.object({ day: z.string(), departures: z.int(), others: z.int() })
export type DayCount = z.output<typeof dayCount>

export const getDayCounts = endpoint({
  summary: 'How many boats depart on each day of a month, and how many others are out or come back; its blocked days',
  method: 'GET',
  path: '/api/rere_day_counts/',
  access: 'staff',
  changesWith: ['bookings', 'blocked-days'],
  query: z.object({ month }),
  answers: {
    200: z.object({
      days: z.array(dayCount),
      blocked_days: z.array(z.string()),
    }),
  },
})

const unfinishedBooking = z.object({
  id: z.int(),
  vehicle_name: z.string(),
  booked_day: z.string(),
  booked_day_end: z.string(),
  name: z.string(),
  /** As agreed, wall clock. */
  starts_at: z.string(),
  ends_at: z.string(),
  ...handoverFields,
})
export type UnfinishedBooking = z.output<typeof unfinishedBooking>

export const getUnfinishedBookings = endpoint({
  summary: 'The bookings of the last seven days that are neither paid nor canceled, the oldest first',
  method: 'GET',
  path: '/api/rere_get_unfinished_bookings/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'vehicles'],
  answers: { 200: z.object({ unfinished_bookings: z.array(unfinishedBooking) }) },
})

const logEntry = z.object({
  ...bookingFields,
  /** Who canceled it, when and why; empty where nobody did. */
  canceled: z.string(),
  /** Nobody came. */
  no_show: z.optional(z.boolean()),
})
export type LogEntry = z.output<typeof logEntry>

/** Entries of one page of the logbook; a page with fewer is the last. */
export const logPageSize = 100

export const getBookingLog = endpoint({
  summary: `The bookings that began or were canceled in the last 14 days, the latest first, ${logPageSize} a page`,
  method: 'GET',
  path: '/api/rere_get_booking_log/',
  access: 'admin',
  changesWith: ['bookings', 'handovers', 'vehicles'],
  query: z.object({ page: z._default(wholeNumber({ max: 999, message: () => words.noPage }), 0) }),
  answers: { 200: z.array(logEntry) },
})

const done = z.object({ status: z.literal('success') })

export const blockDay = endpoint({
  summary: 'Closes a day for bookings, or opens it again. Bookings that exist stay',
  method: 'POST',
  path: '/api/rere_block_day/',
  access: 'admin',
  body: z.object({ day: day(), blocked: flag() }),
  answers: { 200: done },
})

const booking_id = wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.noSuchBooking })

export const reasonMax = 200
export const commentMax = 500

const reasonMessage = () => words.enterReason
const commentMessage = () => words.enterComment

export const changedPrice = amount({ message: () => words.enterPrice })
export const priceChangeReason = line({ min: 1, max: reasonMax, message: reasonMessage })
export const staffComment = paragraph({
  min: 1,
  max: commentMax,
  message: commentMessage,
  tooLong: () => words.longComment,
})

export const changePrice = endpoint({
  summary:
    'Changes the price of an unpaid booking, whose customer is mailed. 409: it is paid, held or canceled, or PRICE_CHANGED by somebody else',
  method: 'POST',
  path: '/api/rere_change_price/',
  access: 'staff',
  body: z.object({
    booking_id,
    new_price: changedPrice,
    price_change_reason: priceChangeReason,
    /** The price that was shown: where somebody else has changed it meanwhile, nothing is done. */
    shown_price: z.optional(changedPrice),
  }),
  answers: { 200: done },
})

export const addBookingComment = endpoint({
  summary:
    'Writes what staff note about an unpaid booking, in place of what they noted before. 409: it is paid or canceled, or COMMENT_CHANGED by somebody else',
  method: 'POST',
  path: '/api/rere_add_booking_comment/',
  access: 'staff',
  repeatable: true,
  body: z.object({
    booking_id,
    comment: staffComment,
    /** The note that was shown: where somebody else has changed it meanwhile, nothing is done. */
    shown_comment: z.optional(paragraph({ max: commentMax, message: commentMessage })),
    /** Nothing had been noted yet: what an empty note, which a form leaves out, would say. */
    is_first: flag(),
  }),
  answers: { 200: done },
})

export const releaseHold = endpoint({
  summary: 'Lets a boat go that is only held. 409: it is not held any more, or its customer is paying right now',
  method: 'POST',
  path: '/api/rere_release_hold/',
  access: 'staff',
  body: z.object({ booking_id }),
  answers: { 200: done },
})
