import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, money } from '#kit/shared/fields.ts'
import { words } from './words.ts'

export const leastTyped = 2
export const mostTyped = 80

const query = z.object({
  /** What somebody typed. */
  search: line({ min: leastTyped, max: mostTyped, message: () => words.noSearch(leastTyped, mostTyped) }),
})

/** An open task, or a request that nobody has answered. */
const task = z.object({ id: z.int(), type: z.enum(['todo', 'contact']), name: z.string(), body: z.string() })
export type FoundTask = z.output<typeof task>

export const foundBooking = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  vehicle_name: z.string(),
  /** `2026-06-03T10:00`, at the rental. */
  starts_at: z.string(),
  ends_at: z.string(),
  kind: z.enum(['hours', 'days']),
  paid: z.boolean(),
  canceled: z.boolean(),
  /** Canceled as nobody came. */
  no_show: z.boolean(),
})
export type FoundBooking = z.output<typeof foundBooking>

export const searchRental = endpoint({
  summary:
    'What the office of the rental knows by a name, phone number, address, reference, boat or number, a few of each; forgives accents, umlauts, the order of words and typing errors. Blocked customers for admins only',
  method: 'GET',
  path: '/api/rere_search/',
  access: 'staff',
  query,
  changesWith: ['bookings', 'vouchers', 'till', 'inbox'],
  answers: {
    200: z.object({
      /** What is not over first, by its time, then what was, the latest first. */
      bookings: z.array(foundBooking),
      /** Without their codes, which are money. */
      vouchers: z.array(
        z.object({ reference: z.string(), name: z.string(), recipient: z.string(), left: money, paid: z.boolean() }),
      ),
      receipts: z.array(z.object({ position: z.int(), number: z.int(), day: z.string(), cashier: z.string() })),
      tasks: z.array(task),
      blocked: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), phone: z.string() })),
    }),
  },
})

export const searchAgency = endpoint({
  summary:
    "What the agency's office knows by a name, website, address, phone number or number of an invoice, a few of each; forgives accents, umlauts and the order of words. Tasks for root only",
  method: 'GET',
  path: '/api/sshp_search/',
  access: 'admin',
  query,
  changesWith: ['customers', 'invoices', 'inbox'],
  answers: {
    200: z.object({
      customers: z.array(z.object({ id: z.int(), business: z.string(), name: z.string(), active: z.boolean() })),
      invoices: z.array(
        z.object({
          id: z.int(),
          reference: z.string(),
          business: z.string(),
          customer: z.int(),
          issued_on: z.string(),
        }),
      ),
      tasks: z.array(task),
    }),
  },
})
