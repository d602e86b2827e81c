import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'

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
