import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, line, optional, phone } from '#kit/shared/fields.ts'
import { password } from '../contract.ts'
import { words } from '../words.ts'

export const newEmployee = z.object({
  firstName: line({ min: 1, max: 25, message: () => words.noFirstName }),
  lastName: line({ min: 1, max: 25, message: () => words.noLastName }),
  email: email(),
  phone: z._default(phone(), ''),
  address: optional(line({ max: 50, message: () => words.noStreet })),
  additional: optional(line({ max: 50, message: () => words.longAdditional })),
  zipCodeAndCity: optional(line({ max: 50, message: () => words.noCity })),
  password,
})
export type NewEmployee = z.output<typeof newEmployee>

export const register = endpoint({
  summary: 'Register a new employee. 422 names the email when somebody has it already',
  method: 'POST',
  path: '/api/rere_register/',
  access: 'admin',
  body: newEmployee,
  answers: { 201: z.object({ status: z.literal('success') }) },
  repeatable: true,
})
