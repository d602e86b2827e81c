import * as z from 'zod/mini'
import { euroTransfer } from '#features/payments/contract/transfer.ts'
import { payment, payWith } from '#features/payments/contract.ts'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { money, moneyField, paragraph } from '#kit/shared/fields.ts'
import { canceledWhys } from '../rules/cancellation.ts'
import { words } from './words.ts'

/** The signed link of a mail, as it stands behind the `#` of the address: in the body it gets into no log. */
export const bookingLink = z
  .string({ error: () => words.linkIncomplete })
  .check(z.maxLength(300, { error: () => words.linkIncomplete }))

export const moneyLines = z.array(z.object({ label: z.string(), amount: money }))

/** What becomes of the money: kept of what was paid, given back and how, and still to be paid. */
export const settlement = z.object({
  fee: money,
  kept: money,
  voucher_back: money,
  provider_back: money,
  /** By bank transfer, or in cash. */
  hand_back: money,
  owed: money,
})
export type OwnSettlement = z.output<typeof settlement>

const cancellationStep = z.object({
  /** The last day of the step. */
  until: z.string(),
  /** As the terms put it: `150 EUR`, `50%`; empty where it is the least that canceling costs since it was changed. */
  terms: z.string(),
  fee: money,
  is_now: z.boolean(),
})
export type OwnCancellationStep = z.output<typeof cancellationStep>

/**
 * Money or voucher value that a booking does not keep. `on_its_way` and `sent`: through the provider; `by_hand`: by bank
 * transfer, or in cash; `on_voucher`: on the one that paid, `as_voucher`: kept as one of its own.
 */
const ownReturn = z.object({
  /** When it was changed or canceled. */
  day: z.string(),
  why: z.enum(['changed', 'canceled']),
  how: z.enum(['on_its_way', 'sent', 'by_hand', 'on_voucher', 'as_voucher']),
  amount: money,
  /** The page of the voucher; null where there is none, or it is not known which it is. */
  page: z.nullable(z.string()),
})
export type OwnReturn = z.output<typeof ownReturn>

/** `held`: kept for somebody who is about to pay. `under_way`: it has begun. */
export const ownStates = ['held', 'booked', 'under_way', 'past', 'canceled'] as const

export const ownBooking = z.object({
  reference: z.string(),
  state: z.enum(ownStates),
  kind: z.enum(['hours', 'days']),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  picture: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  starts_at: z.string(),
  ends_at: z.string(),
  /** Of that wall clock: an IANA name. */
  time_zone: z.string(),
  name: z.string(),
  email: z.string(),
  people: z.int(),
  /** Of several boats each, with its time; then `vehicle_name` names all of them. */
  boats: z.optional(
    z.array(z.object({ name: z.string(), starts_at: z.string(), ends_at: z.string(), people: z.int() })),
  ),
  /** Licence, persons, extras and the customer's own words, as far as they are known. */
  told: z.array(z.object({ label: z.string(), words: z.string() })),
  /** `total` is what is paid online; `whole` is that and the fees on site, with its VAT; the deposit is apart. */
  price: z.object({ lines: moneyLines, total: money, vat: money, on_site: moneyLines, whole: money, deposit: money }),
  /** How and when it is paid, a sentence for each part. */
  paying: z.array(z.string()),
  voucher_amount: money,
  paid_amount: money,
  open_amount: money,
  payment_method: z.enum(['on_site', 'transfer', 'provider', 'voucher']),
  /** What is to be transferred: the open amount, or the fee that is owed after canceling. */
  transfer: z.nullable(euroTransfer),
  bring: z.array(z.string()),
  business: z.object({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    map_url: z.string(),
  }),
  /** The calendar file's name and text, and a page of Google Calendar. */
  calendar: z.object({ name: z.string(), text: z.string(), google_url: z.string() }),
  /** What canceling now would mean; null where it is not possible (any more). */
  cancellation: z.nullable(
    z.object({
      steps: z.array(cancellationStep),
      /** What it costs when nobody comes, where that is not what the last step costs. */
      no_show: z.optional(money),
      settlement,
    }),
  ),
  /** How it was canceled; `released`: nobody paid in time. */
  canceled: z.nullable(
    z.object({
      by: z.enum(['customer', 'business', 'released']),
      reason: z.string(),
      /** Whose doing it was, where that is known. */
      why: z.optional(z.enum(canceledWhys)),
      day: z.string(),
      settlement: z.nullable(settlement),
    }),
  ),
  /** What came back of changes and of canceling, or is about to; the newest first. */
  returns: z.array(ownReturn),
  /** What the pier says; null before the start. */
  handover: z.nullable(z.enum(['not_arrived', 'out', 'late', 'back'])),
  /** Since when it should have been back; 0 unless it is late. */
  minutes_late: z.int(),
  may_request_change: z.boolean(),
  /** As it is, for who changes it; null where that is not possible here (any more). */
  change: z.nullable(
    z.object({
      vehicle: z.int(),
      extras: z.array(z.string()),
      adults: z.int(),
      children: z.int(),
      age_from: z.nullable(z.int()),
      age_to: z.nullable(z.int()),
      /** The last moment to do so, on the wall clock. */
      until: z.string(),
    }),
  ),
  /** Why it cannot be changed here, where that is worth saying. */
  no_change: z.string(),
})
export type OwnBooking = z.output<typeof ownBooking>

export const readMyBooking = endpoint({
  summary: 'A booking for whoever holds the link of its mail. 410: the link has expired. 404: it is none of ours',
  method: 'POST',
  path: '/api/rere_my_booking/',
  access: 'anyone',
  demoMayWrite: true,
  body: z.object({ link: bookingLink }),
  answers: { 200: ownBooking },
})

export const cancelMyBooking = endpoint({
  summary:
    'Cancels a booking before it begins, at the fee that was shown. 409 FEE_CHANGED: it is another one now. Repeated: the same',
  method: 'POST',
  path: '/api/rere_cancel_my_booking/',
  access: 'anyone',
  body: z.object({
    link: bookingLink,
    /** The fee that was shown. */
    fee: moneyField({ message: () => words.lookAtFee }),
  }),
  answers: { 200: ownBooking },
})

export const payMyBooking = endpoint({
  summary:
    'Opens a payment through the provider for what is still to be paid; the one that is open already, if there is',
  method: 'POST',
  path: '/api/rere_pay_my_booking/',
  access: 'anyone',
  repeatable: true,
  body: z.object({ link: bookingLink, pay_with: payWith }),
  answers: { 201: payment },
})

export const mostChangeWords = 600

export const changeWords = paragraph({
  min: 1,
  max: mostChangeWords,
  message: () => words.noWish,
  tooLong: () => words.wishTooLong,
})

export const requestChange = endpoint({
  summary: 'Mails a wish for a change to the business, with a copy to the customer',
  method: 'POST',
  path: '/api/rere_request_change/',
  access: 'anyone',
  repeatable: true,
  body: z.object({ link: bookingLink, words: changeWords }),
  answers: { 201: z.object({ status: z.literal('success') }) },
})
