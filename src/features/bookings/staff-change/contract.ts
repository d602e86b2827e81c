import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import {
  day,
  email,
  flag,
  halfHourSteps,
  line,
  maybe,
  money,
  moneyField,
  optional,
  paragraph,
  phone,
  wholeNumber,
} from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { timeOfDay } from '#kit/shared/time-field.ts'
import { changeMoney, changeOffer, shownPrice } from '../change/contract.ts'
import { bookedTogether, moreExtras, vehicleId } from '../contract.ts'
import { changedPrice, commentMax, priceChangeReason } from '../day/contract.ts'
import { words as bookingWords } from '../words.ts'
import { words } from './words.ts'

/** What staff change of a booking; no page of visitors loads this. */

const bookingId = wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.noSuchBooking })
const checkDetails = () => bookingWords.checkDetails
const chooseTime = () => bookingWords.chooseTime
const refusal = z.nullable(z.object({ code: z.string(), detail: z.string() }))

/** A booking with all that can be changed of it. Times are wall clock, `YYYY-MM-DDTHH:MM`. */
const changeable = z.object({
  id: z.int(),
  reference: z.string(),
  /** Names how it stands: it is another one after any change. */
  version: z.string(),
  kind: z.enum(['hours', 'days']),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  extras: z.array(z.string()),
  adults: z.int(),
  children: z.int(),
  age_from: z.nullable(z.int()),
  age_to: z.nullable(z.int()),
  /** Null where nobody was asked. */
  has_license: z.nullable(z.boolean()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  /** What staff note for each other. */
  note: z.string(),
  price: money,
  paid: z.boolean(),
  progress: z.enum(['none', 'out', 'back']),
  /** Why nothing can be changed, and why nothing but name, ways to reach them and note. */
  refusal,
  place_refusal: refusal,
  /** Whether the price was agreed on by staff. */
  has_agreed_price: z.boolean(),
  trip: z.optional(bookedTogether),
})
export type Changeable = z.output<typeof changeable>

export const getChangeable = endpoint({
  summary: 'A booking with all that staff can change of it',
  method: 'GET',
  path: '/api/rere_get_changeable_booking/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'vehicles'],
  query: z.object({ booking_id: bookingId }),
  answers: { 200: changeable },
})

/** How it is to be: by the hour `start` and `hours` count, over nights `end`, its last day. */
const wish = {
  booking_id: bookingId,
  vehicle_id: vehicleId,
  day: day(),
  start: maybe(
    z.union([halfHourSteps({ max: 23.5, message: chooseTime }), timeOfDay(chooseTime)], { error: chooseTime }),
  ),
  hours: maybe(halfHourSteps({ min: 0.5, message: () => bookingWords.chooseDuration })),
  end: maybe(day()),
  extras: moreExtras,
  adults: wholeNumber({ min: 1, max: 99, message: checkDetails }),
  children: z._default(wholeNumber({ max: 99, message: checkDetails }), 0),
  age_from: maybe(wholeNumber({ max: 17, message: checkDetails })),
  age_to: maybe(wholeNumber({ max: 17, message: checkDetails })),
  /** Whether somebody has the licence that a boat needs; without it as it was said. */
  has_license: maybe(z.enum(['yes', 'no'], { error: checkDetails })),
  /** `keep`: what was agreed. `new`: what it costs if it was booked now. `other`: what staff agree on, without what is paid on site. */
  price: z._default(z.enum(['new', 'keep', 'other'], { error: () => words.choosePrice }), 'new'),
  new_price: maybe(changedPrice),
}

const boat = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(vehicleTypes),
  passengers: z.int(),
  /** Why it cannot be had then; null where it can. */
  refusal: z.nullable(z.string()),
})

const preview = z.object({
  refusal,
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What is against it, and for the business to decide. */
  warnings: z.array(z.string()),
  /** Whether boat, time, extras, people and price are as they were. */
  is_same: z.boolean(),
  before: shownPrice,
  /** Null where there is no price for it. */
  after: z.nullable(shownPrice),
  /** As if it was booked now, whichever price is chosen. */
  listed: z.nullable(money),
  money: z.nullable(changeMoney),
  /** Whether only an admin may do it: money that was paid goes back. */
  is_for_admins: z.boolean(),
  /** Whether the boat asks for a licence. */
  asks_license: z.boolean(),
  /** Every boat of the fleet, for then. */
  boats: z.array(boat),
  offer: changeOffer,
})
export type StaffPreview = z.output<typeof preview>

export const previewChange = endpoint({
  summary:
    'What changing a booking would cost, what becomes of the money, which boats are free, and what is against it',
  method: 'GET',
  path: '/api/rere_preview_change/',
  access: 'staff',
  changesWith: ['bookings', 'handovers', 'vehicles', 'blocked-days', 'prices', 'settings'],
  query: z.object(wish),
  answers: { 200: preview },
})

/** What is typed in; the messages are those shown beside the fields. */
export const contactFields = z.object({
  name: line({ min: 1, max: 50, message: () => words.enterName }),
  email: maybe(email()),
  phone: maybe(phone({ min: 4, max: 25 })),
  language: z.enum(languages, { error: () => words.chooseLanguage }),
  note: optional(paragraph({ max: commentMax, message: () => words.longNote })),
})

/** Another price that was agreed on, and why. */
export const otherPrice = z.object({ new_price: changedPrice, price_change_reason: priceChangeReason })

const lookAgain = () => words.lookAgain

const changed = z.object({
  booking_id: z.int(),
  /** Names the change, to undo it; null where money moved, or nothing was changed. */
  change_id: z.nullable(z.int()),
  vehicle_name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  name: z.string(),
  price: money,
  /** What is to be paid at the till, and what is to be given back by hand. */
  open: money,
  hand_back: money,
  is_told: z.boolean(),
})
export type StaffChanged = z.output<typeof changed>

export const changeBooking = endpoint({
  summary:
    'Changes a booking at the difference that was shown, and mails its customer. 409 CHANGED_MEANWHILE: it is another one now. 409 CHANGE_PRICED: it is another difference. 409 TAKEN: somebody else has the boat then. 422: not possible, and why',
  method: 'POST',
  path: '/api/rere_change_booking/',
  access: 'staff',
  repeatable: true,
  body: z.extend(contactFields, {
    ...wish,
    /** For the customer to read, where staff agree on another price. */
    price_change_reason: maybe(priceChangeReason),
    /** Of the booking as it was shown. */
    version: line({ min: 1, max: 64, message: lookAgain }),
    /** As it was shown: the whole new price, and what comes back. */
    whole: moneyField({ message: lookAgain }),
    back: moneyField({ message: lookAgain }),
    /** Where money comes back: `voucher` keeps it as a voucher. */
    keep_as: z._default(z.enum(['money', 'voucher'], { error: lookAgain }), 'money'),
    /** Whether the customer is mailed. */
    tell: flag(),
  }),
  answers: { 200: changed },
})

export const undoChange = endpoint({
  summary: 'Takes the last change of a booking back as a whole, while nothing happened to it since. 409: it did',
  method: 'POST',
  path: '/api/rere_undo_change/',
  access: 'staff',
  repeatable: true,
  body: z.object({ change_id: wholeNumber({ min: 1, max: 999_999_999, message: () => words.noChange }) }),
  answers: { 200: changed },
})
