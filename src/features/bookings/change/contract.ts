import * as z from 'zod/mini'
import { payment, payWith } from '#features/payments/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, halfHourSteps, maybe, money, moneyField, wholeNumber } from '#kit/shared/fields.ts'
import { timeOfDay } from '#kit/shared/time-field.ts'
import { moreExtras } from '../contract.ts'
import { bookingLink, moneyLines, ownBooking } from '../self-service/contract.ts'
import { words as bookingWords } from '../words.ts'
import { words } from './words.ts'

/** What customers change of their own booking; loaded by who changes one. */

const checkDetails = () => bookingWords.checkDetails
const chooseTime = () => bookingWords.chooseTime
const chooseDay = () => words.chooseDays

/** How the booking is to be: by the hour `start` and `hours` count, over nights `end`, its last day. */
const wish = z.object({
  link: bookingLink,
  day: day(chooseDay),
  start: maybe(
    z.union([halfHourSteps({ max: 23.5, message: chooseTime }), timeOfDay(chooseTime)], { error: chooseTime }),
  ),
  hours: maybe(halfHourSteps({ min: 0.5, message: () => bookingWords.chooseDuration })),
  end: maybe(day(chooseDay)),
  extras: moreExtras,
  adults: wholeNumber({ min: 1, max: 99, message: checkDetails }),
  children: z._default(wholeNumber({ max: 99, message: checkDetails }), 0),
  age_from: maybe(wholeNumber({ max: 17, message: checkDetails })),
  age_to: maybe(wholeNumber({ max: 17, message: checkDetails })),
})

/** What becomes of the money: each part is zero where there is none of it. */
export const changeMoney = z.object({
  /** Kept by the terms of cancellation of what is given up; a part of the new price. */
  kept: money,
  /** To be paid online before anything changes. */
  pay: money,
  /** Open before and after, to be paid as it was agreed. */
  open_before: money,
  open_after: money,
  /** Taken from the voucher that pays, or put back onto it. */
  voucher_more: money,
  voucher_back: money,
  /** Of what was paid online, and otherwise: goes back, or becomes a voucher. */
  provider_back: money,
  hand_back: money,
  /** What canceling costs right after it, where that is more than the terms say for the new price: as much as now. */
  fee_after: money,
})
export type ChangeMoney = z.output<typeof changeMoney>

export const shownPrice = z.object({ lines: moneyLines, on_site: moneyLines, whole: money, deposit: money })

/** What there is to choose from. */
export const changeOffer = z.object({
  first_day: z.string(),
  last_day: z.string(),
  passengers: z.int(),
  /** By the hour. */
  durations: z.array(z.number()),
  /** `always`: the boat goes out with it only. */
  extras: z.array(z.object({ name: z.string(), label: z.string(), price: z.string(), always: z.boolean() })),
})

const preview = z.object({
  /** Why it cannot be had, a sentence; null where it can. */
  refusal: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Whether it is as it was. */
  is_same: z.boolean(),
  before: shownPrice,
  /** Null where there is no price for it. */
  after: z.nullable(shownPrice),
  money: z.nullable(changeMoney),
  /** By the hour: at which hours of the day it could begin, and for how many hours at most. */
  starts: z.array(z.object({ start: z.number(), hours: z.number() })),
  /** Over nights: the last days that a stay from the day on can have. */
  ends: z.array(z.string()),
  offer: changeOffer,
})
export type ChangePreview = z.output<typeof preview>

export const previewMyChange = endpoint({
  summary:
    'What changing a booking would cost, what becomes of the money, and whether it is free. 409: it cannot be changed here (any more), and why',
  method: 'POST',
  path: '/api/rere_preview_my_change/',
  access: 'anyone',
  demoMayWrite: true,
  body: wish,
  answers: { 200: preview },
})

const lookAgain = () => words.lookAgain

export const changeMyBooking = endpoint({
  summary:
    'Changes a booking at the difference that was shown; what is to be paid online changes it once it is paid. 409 CHANGE_PRICED: it is another difference now. 409 TAKEN: somebody else has the boat then. Repeated: the same',
  method: 'POST',
  path: '/api/rere_change_my_booking/',
  access: 'anyone',
  repeatable: true,
  body: z.extend(wish, {
    /** As it was shown: the whole new price, what is paid online now, and what comes back. */
    whole: moneyField({ message: lookAgain }),
    pay: moneyField({ message: lookAgain }),
    back: moneyField({ message: lookAgain }),
    /** Where money comes back: `voucher` keeps it as a voucher. */
    keep_as: z._default(z.enum(['money', 'voucher'], { error: () => words.chooseBack }), 'money'),
    pay_with: payWith,
  }),
  answers: {
    200: z.object({
      booking: ownBooking,
      /** Null where nothing is to be paid now. */
      payment: z.nullable(payment),
    }),
  },
})
