import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, wholeNumber } from '#kit/shared/fields.ts'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'

/** What members of staff do with bookings; no page of visitors loads this. */

export const canceledReason = line({ min: 1, max: 200, message: () => words.enterReason })

export const cancelBooking = endpoint({
  summary: 'Cancels a booking for a reason that its customer is mailed; everything that was paid goes back',
  method: 'POST',
  path: '/api/rere_cancel_booking_EN/',
  access: 'staff',
  body: z.object({
    booking_id: wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.noSuchBooking }),
    canceled_reason: canceledReason,
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
