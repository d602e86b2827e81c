import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, line, moneyField, optional, phone, wholeNumber } from '#kit/shared/fields.ts'
import { agreement, customerDetails } from '../contract.ts'
import { words as bookingWords } from '../words.ts'
import { placeRequest } from './contract/place.ts'
import { words } from './words.ts'

export const joinWaiting = endpoint({
  summary:
    'Asks for a place on the waiting list of a full day; the link of the mail confirms it. 409 FREE_NOW: it can be booked. At most 5 an hour to one address',
  method: 'POST',
  path: '/api/rere_join_waiting_list/',
  access: 'anyone',
  body: placeRequest,
  answers: { 201: z.object({ status: z.literal('success') }) },
})

export const waitingStates = ['unconfirmed', 'waiting', 'offered', 'booked', 'expired', 'left'] as const

const place = z.object({
  state: z.enum(waitingStates),
  kind: z.enum(['hours', 'days']),
  type: z.enum(['all', ...vehicleTypes]),
  /** The boat that is waited for, where it is one. */
  vehicle_name: z.nullable(z.string()),
  day: z.string(),
  from: z.number(),
  until: z.number(),
  hours: z.number(),
  nights: z.int(),
  people: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** How many asked before, for the same day. */
  ahead: z.int(),
  /** What is held until an instant, `2026-11-21T13:40:00Z`; times are wall clock, `YYYY-MM-DDTHH:MM`. */
  offer: z.nullable(
    z.object({
      vehicle_id: z.int(),
      vehicle_name: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      until: z.string(),
    }),
  ),
  /** The customer's own page of what was booked. */
  own_page: z.nullable(z.string()),
})
export type WaitingPlace = z.output<typeof place>

/** The signed link of a mail, as it stands behind the `#` of the address: in the body it gets into no log. */
const link = z
  .string({ error: () => words.linkIncomplete })
  .check(z.maxLength(300, { error: () => words.linkIncomplete }))

export const readMyPlace = endpoint({
  summary:
    'A place on the waiting list for whoever holds the link of its mail. 410: it has expired. 404: it is none of ours',
  method: 'POST',
  path: '/api/rere_my_waiting/',
  access: 'anyone',
  demoMayWrite: true,
  body: z.object({ link }),
  answers: { 200: place },
})

export const confirmMyPlace = endpoint({
  summary: 'Puts whoever holds the link of the mail in line. 403: excluded. Repeated: the same',
  method: 'POST',
  path: '/api/rere_confirm_waiting/',
  access: 'anyone',
  body: z.object({ link }),
  answers: { 200: place },
})

export const leaveMyPlace = endpoint({
  summary: 'Leaves the waiting list; what is held goes to the next. Repeated: the same',
  method: 'POST',
  path: '/api/rere_leave_waiting/',
  access: 'anyone',
  body: z.object({ link }),
  answers: { 200: place },
})

export const takeMyOffer = endpoint({
  summary:
    'Books what is offered, within its hour. 409 PRICE_CHANGED: it costs something else. 422 HOLD_EXPIRED: the hour is over. 403: excluded. Repeated: the same',
  method: 'POST',
  path: '/api/rere_take_waiting/',
  access: 'anyone',
  body: z.object({
    link,
    phone: phone({ min: 4, max: 25 }),
    /** Asked for stays only. */
    streetAndNumber: optional(line({ max: 50, message: () => bookingWords.noStreet })),
    zipCodeAndCity: optional(line({ max: 50, message: () => bookingWords.noCity })),
    adults: customerDetails.shape.adults,
    children: customerDetails.shape.children,
    ageFrom: customerDetails.shape.ageFrom,
    ageTo: customerDetails.shape.ageTo,
    hasLicense: customerDetails.shape.hasLicense,
    extra_captain: flag(),
    /** The total that was shown. */
    price: moneyField({ message: () => bookingWords.checkDetails }),
    privacy: agreement(),
  }),
  answers: { 200: place },
})

const waiting = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'offered']),
  kind: z.enum(['hours', 'days']),
  type: z.enum(['all', ...vehicleTypes]),
  vehicle_name: z.nullable(z.string()),
  day: z.string(),
  from: z.number(),
  until: z.number(),
  hours: z.number(),
  nights: z.int(),
  people: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  asked_at: z.string(),
})
export type Waiting = z.output<typeof waiting>

export const getWaiting = endpoint({
  summary: 'Who waits for a day, in the order in which they asked',
  method: 'GET',
  path: '/api/rere_get_waiting_list/',
  access: 'staff',
  changesWith: ['waiting', 'bookings'],
  query: z.object({ day: day() }),
  answers: { 200: z.object({ waiting: z.array(waiting) }) },
})

export const removeWaiting = endpoint({
  summary: 'Takes somebody off the waiting list; what is held for them is free',
  method: 'POST',
  path: '/api/rere_remove_waiting/',
  access: 'staff',
  body: z.object({ id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.noSuchEntry }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
