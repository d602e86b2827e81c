import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day } from '#kit/shared/fields.ts'

/** Bookings of a day that do not take place any more; who did not come stands with the bookings of the day. */

export const getCanceledBookings = endpoint({
  summary:
    'The bookings that would have begun on a day and were canceled or released, by their time, with who did so and why',
  method: 'GET',
  path: '/api/rere_get_canceled_bookings/',
  access: 'staff',
  changesWith: ['bookings', 'vehicles'],
  query: z.object({ day: day() }),
  answers: {
    200: z.object({
      bookings: z.array(
        z.object({
          id: z.int(),
          reference: z.string(),
          vehicle_name: z.string(),
          name: z.string(),
          booked_start: z.number(),
          /** Who canceled it, when and why, as a sentence. */
          canceled: z.string(),
        }),
      ),
    }),
  },
})
