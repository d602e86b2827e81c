import * as z from 'zod/mini'
import { promoTerms } from '#features/price-rules/contract.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { closure } from '../closures/contract/closure.ts'
import { bookedTogether } from '../contract.ts'
import { noShows } from '../day/contract.ts'
import { words } from './words.ts'

/** The fleet's bookings over time; no page of visitors loads this. */

/** Days that the view of days shows. */
export const timelineDays = 14

/** A booking as a bar. Times are wall clock, `YYYY-MM-DDTHH:MM`; amounts are dollars. */
const timelineBooking = z.object({
  id: z.int(),
  reference: z.string(),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  kind: z.enum(['hours', 'days']),
  starts_at: z.string(),
  ends_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What the customer is written to in; English where nothing is said. */
  language: z.optional(z.enum(languages)),
  people: z.int(),
  comment: z.string(),
  /** What staff note for each other. */
  staff_comment: z.string(),
  extras: z.array(z.string()),
  /** Null where nobody was asked. */
  has_license: z.nullable(z.boolean()),
  /** The one that counts, also where staff changed it. */
  price: z.number(),
  /** Besides the price: fees paid on site, and the deposit, which comes back. */
  fees: z.number(),
  deposit: z.number(),
  voucher_amount: z.number(),
  /** The down payment that was paid online. */
  advance: z.number(),
  /** The code it was booked with, where there was one. */
  promo: z.optional(promoTerms),
  is_paid: z.boolean(),
  /** Kept for somebody who is about to pay. */
  is_held: z.boolean(),
  /** When the boat was handed over and came back; `ends_at` is as agreed. */
  out_at: z.nullable(z.string()),
  back_at: z.nullable(z.string()),
  trip: z.optional(bookedTogether),
})
export type TimelineBooking = z.output<typeof timelineBooking>

const timeline = z.object({
  bookings: z.array(timelineBooking),
  blocked_days: z.array(z.string()),
  closures: z.array(closure),
  ...noShows,
})
export type Timeline = z.output<typeof timeline>

export const getTimeline = endpoint({
  summary: 'Everything booked from a day on, in the order of time, and which of these days are blocked',
  method: 'GET',
  path: '/api/rere_get_timeline/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'blocked-days', 'vehicles'],
  query: z.object({
    day: day(),
    days: wholeNumber({ min: 1, max: timelineDays, message: () => words.noDays(timelineDays) }),
  }),
  answers: { 200: timeline },
})
