import * as z from 'zod/mini'
import { promoText } from '#features/price-rules/contract.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import {
  amount,
  day,
  email,
  flag,
  halfHourSteps,
  line,
  list,
  listFrom,
  maybe,
  optional,
  paragraph,
  phone,
  wholeNumber,
} from '#kit/shared/fields.ts'
import { words } from './words.ts'

const calendarDay = z.object({ date: z.string(), blocked: z.boolean() })

export const getFutureBookingsForCalendar = endpoint({
  summary: 'The days from today on that have bookings or are blocked',
  method: 'GET',
  path: '/api/rere_get_future_bookings_for_calendar/',
  access: 'anyone',
  changesWith: ['bookings', 'blocked-days'],
  answers: { 200: z.array(calendarDay) },
})

const hours = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
] as const
type HourName = (typeof hours)[number]
export type SlotKey = `${HourName}_${'am' | 'pm'}${'' | '_thirty'}`

/** `twelve_am`, `twelve_am_thirty`, `one_am` … `eleven_pm_thirty`: the 48 half hours of a day, in order. */
export const slotKeys = (['am', 'pm'] as const).flatMap((half) =>
  hours.flatMap((hour): SlotKey[] => [`${hour}_${half}`, `${hour}_${half}_thirty`]),
)

export const vehicleIds = z.array(z.int())
const slots = Object.fromEntries(slotKeys.map((key) => [key, vehicleIds])) as Record<SlotKey, typeof vehicleIds>

/** For each half hour the ids of the vehicles that are taken. */
const timetableDay = z.object({ date: z.string(), blocked: z.boolean(), ...slots })
export type TimetableDay = z.output<typeof timetableDay>

/** Also asked about what is no day at all: then it is false. */
const isWithinAWeek = (days: readonly string[]) => {
  const times = days.map((text) => Date.parse(text))
  return Math.max(...times) - Math.min(...times) < 7 * 24 * 3600 * 1000
}
const weekMessage = () => words.chooseWeek

export const getWeek = endpoint({
  summary: 'Which vehicles are taken in each half hour of the days asked for',
  method: 'GET',
  path: '/api/rere_get_week/',
  access: 'anyone',
  changesWith: ['bookings', 'blocked-days'],
  query: z.object({
    selectedWeek: list(day(), { max: 7, message: weekMessage }).check(z.refine(isWithinAWeek, { error: weekMessage })),
  }),
  answers: { 200: z.array(timetableDay) },
})

const idList = z
  .string()
  .check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/, { error: 'Please give vehicle ids separated by commas' }))

export const checkAvailableDurations = endpoint({
  summary: 'How many hours each vehicle can be had from a start on: the smaller of its next booking and closing time',
  method: 'GET',
  path: '/api/rere_check_available_durations/:type/:vehicleIds/:day/:hour/',
  access: 'anyone',
  changesWith: ['bookings', 'blocked-days', 'vehicles', 'settings'],
  params: z.object({
    type: z.enum(['all', ...vehicleTypes]),
    vehicleIds: idList,
    day: day(),
    hour: halfHourSteps({ max: 23.5, message: () => words.chooseTime }),
  }),
  answers: { 200: z.record(z.string(), z.number()) },
})

const letterAndDigit = /(?=.*\p{L})(?=.*\d)/u
const emptyOrBoth = /^$|(?=.*\p{L})(?=.*\d)/u

const name = line({ min: 5, max: 50, message: () => words.noName })
export const vehicleId = wholeNumber({ min: 1, max: 999_999_999, message: () => words.chooseVehicle })
/** Where several boats were booked as one: which of them it is, from 1 on, and what they are called. */
export const bookedTogether = z.object({ number: z.int(), boats: z.array(z.string()) })

/** In one booking. */
export const mostBoats = 10

const boatsMessage = () => words.checkBoats
/** Ids of other boats at the same time, at most 9, booked with the first one or not at all. */
export const moreBoats = z.pipe(
  listFrom,
  z.array(vehicleId).check(
    z.maxLength(mostBoats - 1, { error: boatsMessage }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: boatsMessage }),
  ),
)
const start = halfHourSteps({ max: 23.5, message: () => words.chooseTime })

/** What can be taken along by its key: a row of the business, or the captain. Calls name these one by one, by the hour. */
export type Extra = string
export const extras = ['bbq', 'jukebox', 'binoculars', 'captain'] as const

/** And these over days. */
export const stayExtras = [
  'bbq',
  'jukebox',
  'binoculars',
  'stand_up_paddle',
  'canoe_one_person',
  'canoe_two_persons',
  'inflatable_boat',
  'sonar',
  'bed_linen_and_towel',
] as const

/** All others of the business, by their keys. */
export const moreExtras = z.pipe(
  listFrom,
  z
    .array(line({ max: 40, message: () => words.refusals.EXTRA_NOT_OFFERED }))
    .check(z.maxLength(50, { error: () => words.checkDetails })),
)

const street = (pattern: RegExp) => line({ max: 50, pattern, message: () => words.noStreet })
const city = (pattern: RegExp) => line({ max: 50, pattern, message: () => words.noCity })

/** What the customer of a stay fills in; the messages are those shown beside the fields. */
export const customerDetails = z.object({
  salutation: z._default(z.enum(['', 'Mr.', 'Ms.', 'Mx.']), ''),
  name,
  email: email(),
  phone: phone({ min: 4, max: 25 }),
  streetAndNumber: street(letterAndDigit),
  additional: optional(line({ max: 50, message: () => words.longAdditional })),
  zipCodeAndCity: city(letterAndDigit),
  adults: wholeNumber({ min: 1, max: 99, message: () => words.checkDetails }),
  children: z._default(wholeNumber({ max: 99, message: () => words.checkDetails }), 0),
  ageFrom: maybe(wholeNumber({ max: 17, message: () => words.checkDetails })),
  ageTo: maybe(wholeNumber({ max: 17, message: () => words.checkDetails })),
  /** Only where the vehicle's license is `yes`: whether the customer has one. */
  hasLicense: maybe(z.enum(['yes', 'no'], { error: () => words.checkDetails })),
  comment: optional(paragraph({ max: 200, message: () => words.longComment })),
})
export type CustomerDetails = z.output<typeof customerDetails>

/** By the hour nobody is asked for an address; one that is sent is kept, and held to what one is. */
export const hoursDetails = z.extend(customerDetails, {
  streetAndNumber: optional(street(emptyOrBoth)),
  zipCodeAndCity: optional(city(emptyOrBoth)),
})

/** Which boat, when and for how long, with which extras. */
const selection = {
  vehicle: vehicleId,
  type: z.enum(vehicleTypes),
  booked_day: day(),
  booked_start: start,
  booked_hours: halfHourSteps({ min: 0.5, message: () => words.chooseDuration }),
  extra_bbq: flag(),
  extra_jukebox: flag(),
  extra_binoculars: flag(),
  extra_captain: flag(),
  extras: moreExtras,
}

export const agreement = () => flag().check(z.refine((agreed) => agreed, { error: () => words.agreeFirst }))

/** A promo code that makes it cheaper; a voucher that pays a part, and what of it the customer was shown, in dollars. */
export const voucherPart = {
  promo_code: optional(promoText),
  voucher: optional(line({ max: 30, message: () => words.voucherInvalid })),
  voucher_amount: z._default(amount({ message: () => words.voucherInvalid }), 0),
}

export const sendVerificationCode = endpoint({
  summary: 'Mails the five digits that confirm a booking; at most 5 an hour to one address',
  method: 'POST',
  path: '/api/rere_send_verification_code/',
  access: 'anyone',
  urgent: true,
  body: z.object({ name, email: email(), vehicle: vehicleId, booked_day: day(), booked_start: start }),
  answers: { 201: z.object({ status: z.literal('success'), expires_in_minutes: z.int() }) },
})

export const sendBookingRequest = endpoint({
  summary:
    'Books a vehicle by the hour, or several, all or none. 201 without a type: booked. 200 with ALREADY_BOOKED: taken. 403: excluded. 422 of promo_code: it does not count, or not any more',
  method: 'POST',
  path: '/api/rere_send_booking_request/',
  access: 'anyone',
  repeatable: true,
  body: z.extend(hoursDetails, {
    ...selection,
    /** Accepted for the sake of the form and ignored: the server knows who is signed in. */
    employee: optional(line({ max: 60, message: () => words.checkDetails })),
    code: z.string({ error: () => words.codeInvalid }).check(z.regex(/^\d{5}$/, { error: () => words.codeInvalid })),
    /** The total the customer was shown, in dollars; a booking at any other price is refused with the new one. */
    price: amount({ message: () => words.checkDetails }),
    privacy: agreement(),
    ...voucherPart,
    /** Ids of other boats at the same time, at most 9, booked with this one or not at all; the price is that of all of them. */
    more_boats: z.optional(moreBoats),
  }),
  answers: {
    201: z.object({
      /** What the customer quotes when asking about the booking. */
      reference: z.string(),
      vehicle_name: z.string(),
      booked_day: z.string(),
      booked_start: z.number(),
      booked_hours: z.number(),
      price: z.number(),
      /** The price and what is paid on site, without the deposit. */
      whole: z.number(),
      /** The customer's own page of the booking. */
      own_page: z.string(),
    }),
    200: z.object({
      type: z.literal('ALREADY_BOOKED'),
      /** Of several boats, those that somebody else has. */
      taken: z.optional(vehicleIds),
    }),
  },
})

export const sendConfirmationEmail = endpoint({
  summary: 'Says that the confirmation of a booking is under way; the server wrote it with the booking, never twice',
  method: 'POST',
  path: '/api/rere_send_confirmation_email_EN/',
  access: 'anyone',
  body: z.object({
    vehicle_id: vehicleId,
    name,
    email: email(),
    phone: phone({ min: 4, max: 25 }),
    booked_day: day(),
    booked_start: start,
    booked_hours: halfHourSteps({ min: 0.5, message: () => words.chooseDuration }),
    comment: optional(paragraph({ max: 1000, message: () => words.longComment })),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
