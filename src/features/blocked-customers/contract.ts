import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, line, maybe, optional, paragraph, phone, wholeNumber } from '#kit/shared/fields.ts'
import { words as kitWords } from '#kit/shared/words.ts'
import { words } from './words.ts'

export const blockedCustomer = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  reason: z.string(),
  /** When the customer was blocked, ISO 8601 with offset. */
  dateTime: z.string(),
  /** Day of the booking that led to it, or null when blocked by hand. */
  booking: z.nullable(z.string()),
  booking_id: z.nullable(z.int()),
  /** The member of staff; empty for entries older than the note of it. */
  blocked_by: z.string(),
})
export type BlockedCustomer = z.output<typeof blockedCustomer>

export const getBlacklist = endpoint({
  summary: 'The customers who are excluded from booking',
  method: 'GET',
  path: '/api/rere_get_blacklist/',
  access: 'admin',
  changesWith: ['blocked-customers'],
  answers: { 200: z.array(blockedCustomer) },
})

export const reasonMax = 300

/** However it is written, with brackets, dashes or slashes: only the digits and a leading plus are kept. */
const anyPhone = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.normalize('NFKC').replace(/[\s()/.‐-―-]/g, '') : value)),
  phone(),
)

/** At least one of name, email and phone is needed. */
export const banForm = z
  .object({
    /** The booking that leads to it. An employee who is no admin needs it. */
    booking_id: maybe(wholeNumber({ min: 1, max: 999_999_999, message: () => words.noBooking })),
    name: optional(line({ max: 50, message: () => words.longName })),
    email: z.pipe(
      z.transform((value) => value ?? ''),
      z.union([z.literal(''), email()], { error: () => kitWords.noEmail }),
    ),
    phone: z._default(anyPhone, ''),
    reason: paragraph({
      min: 1,
      max: reasonMax,
      message: () => words.noReason,
      tooLong: () => words.longReason(reasonMax),
    }),
  })
  .check(
    z.refine(({ name, email, phone }) => name + email + phone !== '', { error: () => words.nobody, path: ['name'] }),
  )
export type BanForm = z.output<typeof banForm>

export const banCustomer = endpoint({
  summary:
    'Excludes a customer from booking. Employees block the customer of a booking, admins anybody; 409 when nobody more would be excluded',
  method: 'POST',
  path: '/api/rere_ban_customer/',
  access: 'staff',
  body: banForm,
  answers: { 201: blockedCustomer },
  repeatable: true,
})

export const unbanCustomer = endpoint({
  summary: 'Lets a blocked customer book again',
  method: 'DELETE',
  path: '/api/rere_unban_customer/:id/',
  access: 'admin',
  params: z.object({ id: wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.noEntry }) }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
