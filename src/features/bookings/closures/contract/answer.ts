import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, maybe, money } from '#kit/shared/fields.ts'
import { timeOfDay } from '#kit/shared/time-field.ts'
import { words } from '../words.ts'

/** What customers choose whose booking cannot be as it was, by the link of a mail. */

const link = z
  .string({ error: () => words.linkIncomplete })
  .check(z.maxLength(300, { error: () => words.linkIncomplete }))

/** `open`: they may choose. `moved`, `canceled`: done. `past`: it is too late. `settled`: nothing is asked any more. */
export const questionStates = ['open', 'moved', 'canceled', 'past', 'settled'] as const

const question = z.object({
  state: z.enum(questionStates),
  reason: z.string(),
  /** Why it is asked: one boat is out of service, or the whole water is closed. */
  is_water: z.boolean(),
  reference: z.string(),
  name: z.string(),
  kind: z.enum(['hours', 'days']),
  vehicle_name: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  /** Wall clock, `YYYY-MM-DDTHH:MM`. */
  starts_at: z.string(),
  ends_at: z.string(),
  people: z.int(),
  price: money,
  /** What comes back in each way, if they want their money; `hand` by bank transfer or in cash. */
  paid: money,
  back: z.object({ provider: money, hand: money, voucher: money }),
  chosen: z.nullable(z.enum(['move', 'voucher', 'money'])),
  /** Where they can go instead, in the order of time; the price stays. */
  places: z.array(z.object({ day: z.string(), start: z.number(), boats: z.array(z.string()), ends_at: z.string() })),
  own_page: z.string(),
  phone: z.string(),
})
export type Question = z.output<typeof question>

export const readQuestion = endpoint({
  summary:
    'What a customer is asked whose booking cannot be as it was, for whoever holds the link of the mail. 410: it has expired. 404: it is none of ours',
  method: 'POST',
  path: '/api/rere_my_closure/',
  access: 'anyone',
  demoMayWrite: true,
  body: z.object({ link }),
  answers: { 200: question },
})

export const answerQuestion = endpoint({
  summary:
    'Moves the booking at the price that was agreed, or gives the money back, or a voucher for it. 409 TAKEN: somebody was quicker. Repeated: the same',
  method: 'POST',
  path: '/api/rere_answer_closure/',
  access: 'anyone',
  body: z.object({
    link,
    choice: z.enum(['move', 'voucher', 'money'], { error: () => words.chooseAnswer }),
    /** Where to, as it was offered. */
    day: maybe(day()),
    start: maybe(timeOfDay(() => words.chooseAnswer)),
  }),
  answers: { 200: question },
})
