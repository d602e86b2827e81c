import * as z from 'zod/mini'
import { payment, payWith } from '#features/payments/contract.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { amount, day, flag, line, optional, wholeNumber } from '#kit/shared/fields.ts'
import {
  agreement,
  customerDetails,
  moreBoats,
  moreExtras,
  stayExtras,
  vehicleId,
  vehicleIds,
  voucherPart,
} from '../contract.ts'
import { words } from './words.ts'

/**
 * A day with bookings or blocked: the ids of the vehicles taken in the morning (until 10 am, when stays end), from then
 * until 2 pm, and in the afternoon and evening (from 2 pm on, when stays begin).
 */
const stayDay = z.object({
  date: z.string(),
  blocked: z.boolean(),
  nine_am: vehicleIds,
  midday: vehicleIds,
  two_pm: vehicleIds,
})
export type StayDay = z.output<typeof stayDay>

export const getStayCalendar = endpoint({
  summary: 'The days from today on that have bookings or are blocked, and which vehicles are taken when',
  method: 'GET',
  path: '/api/haha_get_future_bookings_for_calendar/',
  access: 'anyone',
  changesWith: ['bookings', 'blocked-days'],
  answers: { 200: z.array(stayDay) },
})

/** Nights one stay may have at most. */
export const mostNights = 30

const checkDetails = () => words.checkDetails
const ticked = Object.fromEntries(stayExtras.map((extra) => [`extra_${extra}`, flag()])) as Record<
  `extra_${(typeof stayExtras)[number]}`,
  ReturnType<typeof flag>
>

/** A stay as the form sends it. */
const stayFields = {
  vehicle: vehicleId,
  booked_day: day(),
  /** Nights. */
  booked_duration: wholeNumber({ max: mostNights, message: () => words.tooManyNights(mostNights) }),
  ...ticked,
  extras: moreExtras,
  ...voucherPart,
  /** Exactly one of the two for customers, `paypal` being online in whatever way; staff book without. */
  banktransfer: flag(),
  paypal: flag(),
  /** How one pays online. */
  pay_with: payWith,
  /** All of it at once, where the terms ask for a share only. */
  pay_all: flag(),
  /** Ids of other boats for the same nights, at most 9, booked with this one or not at all. */
  more_boats: z.optional(moreBoats),
  /** The total of all boats before the voucher that the customer was shown, in dollars; at any other price nothing is booked. */
  price: amount({ message: checkDetails }),
  /** Accepted for the sake of the form and ignored: the server knows who is signed in, and counts the persons itself. */
  employee: optional(line({ max: 60, message: checkDetails })),
  people_amount: z.optional(z.union([z.string(), z.number()])),
  privacy: agreement(),
}

const stayRequest = z.extend(customerDetails, stayFields)

/** Held, not booked: the same once more with the code books it. */
const codeRequired = z.object({
  type: z.literal('CODE_REQUIRED'),
  reference: z.string(),
  /** An instant, `2026-11-21T13:40:00Z`. */
  held_until: z.string(),
  /** Of the code. */
  expires_in_minutes: z.int(),
})

const alreadyBooked = z.object({
  type: z.literal('ALREADY_BOOKED'),
  /** Of several boats, those that somebody has. */
  taken: z.optional(vehicleIds),
})

export const holdStay = endpoint({
  summary:
    'Keeps the boat, or several, for 15 minutes while the customer pays. 409: the price or the voucher changed. 422 of promo_code: it does not count, or not any more. 200: taken. 403: excluded',
  method: 'POST',
  path: '/api/haha_hold_booking/',
  access: 'anyone',
  repeatable: true,
  body: stayRequest,
  answers: { 201: z.object({ reference: z.string(), payment }), 200: alreadyBooked },
})

export const sendStayRequest = endpoint({
  summary:
    'Books a vehicle over days, or several, all or none. With PayPal it names the payment made for what was held; by transfer it needs the mailed code: 201 with type CODE_REQUIRED holds the boat until the same comes with it. 422 TOO_MANY_UNPAID_NIGHTS: too many wait for a transfer; of promo_code: it does not count, or not any more. 200 with type ALREADY_BOOKED: taken. 403: excluded',
  method: 'POST',
  path: '/api/haha_send_booking_request/',
  access: 'anyone',
  repeatable: true,
  body: z.extend(stayRequest, {
    /** The five digits that prove the address; without them a customer's boat is held for 15 minutes and they are mailed. */
    code: optional(line({ max: 5, pattern: /^(\d{5})?$/, message: () => words.wrongCode })),
    payment: optional(line({ max: 60, pattern: /^[\w-]*$/, message: () => paymentWords.noSuchPayment })),
  }),
  answers: {
    201: z.union([
      codeRequired,
      z.object({
        /** What the customer quotes when asking about the booking. */
        reference: z.string(),
        vehicle_name: z.string(),
        booked_day: z.string(),
        booked_day_end: z.string(),
        booked_duration: z.number(),
        /** Dollars: the price, what a voucher paid of it, and what is still to be paid. */
        price: z.number(),
        voucher_amount: z.number(),
        open_amount: z.number(),
        payment_method: z.enum(['on_site', 'transfer', 'provider', 'voucher']),
        /** The day a transfer is due. */
        due_on: z.nullable(z.string()),
        /** The price and what is paid on site, without the deposit. */
        whole: z.number(),
        /** The customer's own page of the booking. */
        own_page: z.string(),
      }),
    ]),
    200: alreadyBooked,
  },
})

export const leaveHold = endpoint({
  summary: 'Lets a boat go that waits for its code, by the reference that only its customer was told',
  method: 'POST',
  path: '/api/haha_leave_hold/',
  access: 'anyone',
  body: z.object({ reference: line({ min: 8, max: 8, message: () => words.noSuchBooking }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const sendStayConfirmationEmail = endpoint({
  summary: 'Says that the confirmation of a stay is under way; the server wrote it with the booking, never twice',
  method: 'POST',
  path: '/api/haha_send_confirmation_email_EN/',
  access: 'anyone',
  body: z.object({
    name: customerDetails.shape.name,
    email: customerDetails.shape.email,
    phone: customerDetails.shape.phone,
    vehicle_name: line({ max: 25, message: checkDetails }),
    booked_day: day(),
    booked_day_end: day(),
    booked_duration: wholeNumber({ max: mostNights, message: checkDetails }),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
