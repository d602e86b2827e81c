import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, maybe, wholeNumber } from '#kit/shared/fields.ts'
import { words } from './words.ts'

export const employee = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  streetAndNumber: z.string(),
  additional: z.string(),
  zipCodeAndCity: z.string(),
  active: z.boolean(),
  /** Always false: administrators are in no list. */
  admin: z.boolean(),
})
export type Employee = z.output<typeof employee>

/** The calls of a business. Its people are those of the installation: the accounts sign in to both. */
/* @__NO_SIDE_EFFECTS__ */
const calls = (prefix: 'rere' | 'sshp') => ({
  getEmployees: endpoint({
    summary: 'Everybody who works here, active or not, by name; administrators are left out',
    method: 'GET',
    path: `/api/${prefix}_get_employees/`,
    access: 'admin',
    changesWith: ['users'],
    answers: { 200: z.array(employee) },
  }),
  changePermission: endpoint({
    summary:
      'Lets an employee in or out: turns `active` over, or makes it what the body says. Deactivating ends the sessions of the account at once. 403: an administrator',
    method: 'POST',
    path: `/api/${prefix}_change_permission/:id/`,
    access: 'admin',
    params: z.object({ id: wholeNumber({ min: 1, max: 1_999_999_999, message: () => words.chooseEmployee }) }),
    /** What it is to become. With it a second click, or a second administrator, does not turn it back. */
    body: z.object({ active: maybe(flag()) }),
    answers: { 200: z.object({ status: z.literal('success'), active: z.boolean() }) },
    repeatable: true,
  }),
})

export type EmployeeCalls = ReturnType<typeof calls>
export const rentalEmployees = calls('rere')
export const agencyEmployees = calls('sshp')
