import * as z from 'zod/mini'
import { payment, payWith } from '#features/payments/contract.ts'
import { words as paymentWords } from '#features/payments/words.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line } from '#kit/shared/fields.ts'
import { sendBookingRequest } from '../contract.ts'

const alreadyBooked = z.object({ type: z.literal('ALREADY_BOOKED') })

export const holdHours = endpoint({
  summary:
    'Keeps a vehicle by the hour for 15 minutes while the customer pays, which is proof enough: no code. 409: the price or the voucher changed. 422 NOTHING_TO_PAY: a voucher pays all. 200: taken. 403: excluded',
  method: 'POST',
  path: '/api/rere_hold_booking/',
  access: 'anyone',
  repeatable: true,
  body: z.extend(z.omit(sendBookingRequest.body, { code: true }), {
    /** How one pays online. */
    pay_with: payWith,
    /** All of it at once, where the terms ask for a share only. */
    pay_all: flag(),
  }),
  answers: { 201: z.object({ reference: z.string(), payment }), 200: alreadyBooked },
})

export const confirmPaidHours = endpoint({
  summary:
    'The booking that a payment made of what was held. 402: not paid. 409 PAYMENT_PROCESSING: nobody knows yet. 200: taken meanwhile, the money goes back',
  method: 'POST',
  path: '/api/rere_confirm_paid_booking/',
  access: 'anyone',
  urgent: true,
  body: z.object({
    payment: line({ min: 20, max: 60, pattern: /^[\w-]+$/, message: () => paymentWords.noSuchPayment }),
  }),
  answers: { 201: sendBookingRequest.answers[201], 200: alreadyBooked },
})
