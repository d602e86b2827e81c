import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import {
  amount,
  day,
  email,
  halfHourSteps,
  line,
  maybe,
  optional,
  paragraph,
  phone,
  wholeNumber,
} from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { timeOfDay } from '#kit/shared/time-field.ts'
import { moreExtras, vehicleId } from '../contract.ts'
import { changedPrice, commentMax, priceChangeReason } from '../day/contract.ts'
import { mostNights } from '../stays/contract.ts'
import { words as stayWords } from '../stays/words.ts'
import { words as bookingWords } from '../words.ts'
import { words } from './words.ts'

/** Somebody who stands at the pier and wants a boat now, or calls for another day; no page of visitors loads this. */

/**
 * How the boating licence that a boat needs is there: shown to staff, got with the briefing, or the captain's. Empty
 * where it was not asked.
 */
export const licenseAnswers = ['', 'seen', 'briefing', 'captain'] as const
export type LicenseAnswer = (typeof licenseAnswers)[number]

/** What is typed in; the messages are those shown beside the fields. */
export const walkInDetails = z.object({
  /** A name is all it takes. */
  name: line({ min: 1, max: 50, message: () => words.enterName }),
  email: maybe(email()),
  phone: maybe(phone({ min: 4, max: 25 })),
  people: wholeNumber({ min: 1, max: 99, message: () => words.checkPeople }),
})

export const bookWalkIn = endpoint({
  summary:
    'Books a vehicle for who stands there or calls: from now on, rounded up to five minutes, from a later start of today, or on another day; or over nights; no code. 409 TAKEN: somebody has it. 409 PRICE_CHANGED, with the new one. 403: excluded',
  method: 'POST',
  path: '/api/rere_book_walk_in/',
  access: 'staff',
  repeatable: true,
  body: z.extend(walkInDetails, {
    vehicle_id: vehicleId,
    /** Without it today. */
    day: maybe(day()),
    /** `HH:MM` in steps of five minutes; without it from now on, and on another day from the opening on. */
    start: maybe(timeOfDay(() => words.chooseStart)),
    /** One of the two: how long, or how many nights from the day on, 0 being the day without one. */
    hours: maybe(halfHourSteps({ min: 0.5, message: () => bookingWords.chooseDuration })),
    nights: maybe(wholeNumber({ max: mostNights, message: () => stayWords.tooManyNights(mostNights) })),
    license: z._default(z.enum(licenseAnswers, { error: () => words.checkLicence }), ''),
    /** Besides the captain, who goes with the answer about the licence. */
    extras: moreExtras,
    /** What they are written to in; without it what is spoken. */
    language: maybe(z.enum(languages)),
    /** What staff note for each other. */
    note: optional(paragraph({ max: commentMax, message: () => words.longNote })),
    /** The total that was shown, in dollars. */
    price: amount({ message: () => bookingWords.chooseDuration }),
    /** Another price that was agreed on, and why: both or none. */
    agreed_price: maybe(changedPrice),
    agreed_reason: maybe(priceChangeReason),
  }),
  answers: {
    201: z.object({
      /** For the cash register. */
      booking_id: z.int(),
      reference: z.string(),
      vehicle_name: z.string(),
      /** Wall clock, `YYYY-MM-DDTHH:MM`. */
      starts_at: z.string(),
      ends_at: z.string(),
      price: z.number(),
    }),
  },
})
