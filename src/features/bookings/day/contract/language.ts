import * as z from 'zod/mini'
import { words as settingsWords } from '#features/settings/words.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { wholeNumber } from '#kit/shared/fields.ts'
import { languages } from '#kit/shared/language.ts'
import { words as bookingWords } from '../../words.ts'

export const changeLanguage = endpoint({
  summary:
    'Changes the language that the customer of a booking is written to in, from the next mail on. 409: it is canceled or over',
  method: 'POST',
  path: '/api/rere_change_language/',
  access: 'staff',
  body: z.object({
    booking_id: wholeNumber({ min: 1, max: 999_999_999, message: () => bookingWords.noSuchBooking }),
    language: z.enum(languages, { error: () => settingsWords.noLanguage }),
  }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
