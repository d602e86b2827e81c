import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, halfHourSteps, line, listFrom, maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { timeOfDay } from '#kit/shared/time-field.ts'
import { words as bookingWords } from '../words.ts'
import { closure } from './contract/closure.ts'
import { words } from './words.ts'

/** What staff do where a boat breaks or the water is closed; no page of visitors loads this. */

/** Minutes in which a review is taken back; its mails wait as long. */
export const minutesToUndo = 5

/** Minutes between the question, or a reminder of it, and the next reminder. */
export const minutesBetweenReminders = 60

export const mostDecisions = 300

const closureId = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noClosure })
const bookingId = wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.noSuchBooking })
const hour = halfHourSteps({ message: () => words.chooseTime })

export const closing = z.object({
  /** Without one, the whole water. */
  vehicle_id: maybe(wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.chooseVehicle })),
  from_day: day(),
  from: hour,
  until_day: day(),
  /** 24 is the end of the day. */
  until: hour,
  reason: line({ min: 3, max: 120, message: () => words.enterReason }),
})

export const close = endpoint({
  summary:
    'Closes a boat, or the whole water, for a time: nobody can book it then. Bookings that are there stay until a review says what becomes of them',
  method: 'POST',
  path: '/api/rere_close/',
  access: 'staff',
  repeatable: true,
  body: closing,
  answers: { 201: closure },
})

export const openAgain = endpoint({
  summary:
    'Opens again what is closed. What was moved or canceled stays so; who was asked and has not answered is told that the booking stands. Repeated: the same',
  method: 'POST',
  path: '/api/rere_open_again/',
  access: 'staff',
  body: z.object({ closure_id: closureId }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const listClosures = endpoint({
  summary: 'What is closed on a day or later, in the order of time, and how many bookings wait for a decision',
  method: 'GET',
  path: '/api/rere_get_closures/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'blocked-days', 'vehicles'],
  query: z.object({ day: day() }),
  answers: {
    200: z.object({
      closures: z.array(
        z.extend(closure, {
          undecided: z.int(),
          unanswered: z.int(),
          /** The boats then, by the ids of their bookings, whose customers were asked and have not answered. */
          asked: z.array(z.int()),
        }),
      ),
    }),
  },
})

/** Where one boat of a booking goes. */
const spot = z.object({
  booking_id: z.int(),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
})
export type SpotOut = z.output<typeof spot>

/** A place for all boats of a booking; those that stay where they are, are left out. */
const place = z.object({
  key: z.string(),
  is_same_time: z.boolean(),
  is_same_kind: z.boolean(),
  /** Nobody aboard has the licence that a boat needs, for all that is known. */
  lacks_license: z.boolean(),
  spots: z.array(spot),
})
export type PlaceOut = z.output<typeof place>

export const decisions = ['move', 'ask', 'cancel', 'keep'] as const
export const choices = ['move', 'voucher', 'money'] as const

const boatOut = z.object({
  booking_id: z.int(),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  starts_at: z.string(),
  ends_at: z.string(),
  people: z.int(),
  is_concerned: z.boolean(),
})

/** A booking, of one boat or several; of a trip `booking_id` is its first. Amounts are in the unit. */
const party = z.object({
  booking_id: z.int(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum(languages),
  kind: z.enum(['hours', 'days']),
  boats: z.array(boatOut),
  people: z.int(),
  price: money,
  /** What of it was paid in any way. */
  paid: money,
})
export type PartyOut = z.output<typeof party>

const review = z.object({
  closure: z.extend(closure, { closed_by: z.string(), is_over: z.boolean(), is_lifted: z.boolean() }),
  /** Who is out at this moment with what is closed. */
  aboard: z.array(z.extend(party, { out_at: z.string() })),
  /** Who is about to pay: it is booked or free in some minutes. */
  held: z.array(party),
  /** For whom nobody decided yet, with what is proposed and what else there is. */
  open: z.array(z.extend(party, { decision: z.enum(decisions), place: z.string(), places: z.array(place) })),
  decided: z.array(
    z.extend(party, {
      decision: z.enum(decisions),
      told_at: z.string(),
      is_told: z.boolean(),
      chosen: z.nullable(z.enum(choices)),
      is_done: z.boolean(),
      reminded_at: z.nullable(z.string()),
      /** Asked by another closure and not answered yet: nothing is to be done here until then. */
      is_elsewhere: z.boolean(),
    }),
  ),
  /** Until when the last review is taken back, an instant; null where there is none. */
  undo_until: z.nullable(z.string()),
})
export type Review = z.output<typeof review>

export const getReview = endpoint({
  summary: 'What is closed, whom it concerns, what is proposed for each of them and what became of those before',
  method: 'GET',
  path: '/api/rere_get_review/:closureId/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'blocked-days', 'vehicles', 'mails'],
  params: z.object({ closureId }),
  answers: { 200: review },
})

const spotWanted = z.object({
  booking_id: bookingId,
  vehicle_id: wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.chooseVehicle }),
  day: day(),
  /** `HH:MM`, or an hour on the wall clock. */
  start: timeOfDay(() => words.chooseTime),
})

const decision = z.object({
  booking_id: bookingId,
  decision: z.enum(decisions, { error: () => words.chooseDecision }),
  /** Of a move: where each boat goes. */
  spots: z.pipe(listFrom, z.array(spotWanted).check(z.maxLength(20, { error: () => words.chooseDecision }))),
})

export const sendReview = endpoint({
  summary:
    'Does what was decided for bookings of a closure, all of it or nothing: moves at once; mails, questions and cancellations wait some minutes. 409 TAKEN: a place was taken meanwhile. 409 CHANGED: a booking is another one now',
  method: 'POST',
  path: '/api/rere_send_review/',
  access: 'staff',
  repeatable: true,
  body: z.object({
    closure_id: closureId,
    decisions: z.pipe(
      listFrom,
      z.array(decision).check(z.maxLength(mostDecisions, { error: () => words.chooseDecision })),
    ),
  }),
  answers: {
    200: z.object({ moved: z.int(), asked: z.int(), canceled: z.int(), kept: z.int(), undo_until: z.string() }),
  },
})

export const undoReview = endpoint({
  summary: 'Takes back what a review did, while nobody was told of it. Names those that stay as they are now',
  method: 'POST',
  path: '/api/rere_undo_review/',
  access: 'staff',
  repeatable: true,
  body: z.object({ closure_id: closureId }),
  answers: { 200: z.object({ undone: z.int(), stayed: z.array(z.string()) }) },
})

export const remindOfReview = endpoint({
  summary: 'Writes once more to a customer who was asked and has not answered, at most once an hour',
  method: 'POST',
  path: '/api/rere_remind_of_review/',
  access: 'staff',
  body: z.object({ closure_id: closureId, booking_id: bookingId }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
