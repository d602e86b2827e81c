import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { email, line, optional, phone } from '#kit/shared/fields.ts'
import { password } from '../contract.ts'

const firstName = 'Please enter a valid first name'
const lastName = 'Please enter a valid last name'
const address = 'Please enter a valid street & house number'
const additional = 'Additional address details are too long'
const zipCodeAndCity = 'Please enter a valid ZIP code & city'

export const newEmployee = z.object({
  firstName: line({ min: 1, max: 25, message: firstName }),
  lastName: line({ min: 1, max: 25, message: lastName }),
  email: email(),
  phone: z._default(phone(), ''),
  address: optional(line({ max: 50, message: address })),
  additional: optional(line({ max: 50, message: additional })),
  zipCodeAndCity: optional(line({ max: 50, message: zipCodeAndCity })),
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
