import type { NewEmployee } from '../contract/register.ts'

/** What is typed of a new employee, which the tab keeps: never the password. */
export type EmployeeDraft = Readonly<Record<Exclude<keyof NewEmployee, 'password'>, string>>

/** Where the tab keeps it. */
export const employeeDraftKey = 'new-employee'

export const emptyEmployee: EmployeeDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  additional: '',
  zipCodeAndCity: '',
}
