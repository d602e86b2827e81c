import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, maybe, moneyField, wholeNumber } from '#kit/shared/fields.ts'
import { canceledWhys } from '../../rules/cancellation.ts'
import { settlement } from '../../self-service/contract.ts'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'

/** What members of staff do with bookings; no page of visitors loads this. */

const booking_id = wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.noSuchBooking })

export const getCancellations = endpoint({
  summary:
    'What becomes of the money of a booking when it is called off now, by whose doing. 409: it is canceled, or its boat is out',
  method: 'GET',
  path: '/api/rere_get_cancellations/',
  access: 'staff',
  query: z.object({ booking_id }),
  changesWith: ['bookings', 'handovers'],
  answers: {
    200: z.object({
      customer: settlement,
      /** Null until it should have begun. */
      no_show: z.nullable(settlement),
      /** The business cancels, or waives the fee. */
      us: settlement,
      /** All boats that were booked together, where there are several. */
      boats: z.array(z.string()),
      /** Whether the customer has an address to be told at. */
      is_told: z.boolean(),
    }),
  },
})

export const canceling = z
  .object({
    booking_id,
    /** As the customer is told where the business cancels; else why the fee is waived. */
    canceled_reason: z._default(line({ max: 200, message: () => words.enterReason }), ''),
    why: z._default(z.enum(canceledWhys, { error: () => words.chooseWhy }), 'other'),
    /** Whoever does not come, or cancels late, pays nothing for once. */
    waive: flag(),
    /** The fee as it was shown: at another one nothing is done. */
    fee: maybe(moneyField({ message: () => words.lookAgain })),
  })
  .check(
    z.refine(({ why, waive, canceled_reason }) => canceled_reason !== '' || (why !== 'other' && !waive), {
      path: ['canceled_reason'],
      error: () => words.enterReason,
    }),
  )

export const cancelBooking = endpoint({
  summary:
    'Cancels a booking and mails its customer: as they call it off or did not come, for the fee of the terms or none, or as the business has to, and everything comes back. 403 BOOKING_PAID: money that goes back is for admins. 409 FEE_CHANGED, NOT_YET: its time has not come, BOOKING_CANCELED: otherwise than this, before',
  method: 'POST',
  path: '/api/rere_cancel_booking_EN/',
  access: 'staff',
  body: canceling,
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const waiving = z.object({ booking_id, reason: line({ min: 1, max: 200, message: () => words.enterReason }) })

export const waiveFee = endpoint({
  summary: 'Waives what a canceled booking still owes, for a reason. 409 NOTHING_OWED: it was paid or waived before',
  method: 'POST',
  path: '/api/rere_waive_fee/',
  access: 'staff',
  body: waiving,
  answers: { 200: z.object({ status: z.literal('success') }) },
})
