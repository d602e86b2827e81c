import type { Fields } from './floor-answers.ts'

const line = /^[^\r\n]{1,50}$/
const withDigit = /^(?=.*\p{L})(?=.*\d)[^\r\n]{1,50}$/u
const email = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** What both booking requests have: who it is, how many come, from when on, and the agreement. */
export const customerIsValid = (fields: Fields): boolean =>
  line.test(fields.name ?? '') &&
  email.test(fields.email ?? '') &&
  /^\+?[\d ]{4,25}$/.test(fields.phone ?? '') &&
  withDigit.test(fields.streetAndNumber ?? '') &&
  (fields.additional ?? '').length <= 50 &&
  withDigit.test(fields.zipCodeAndCity ?? '') &&
  Number(fields.adults) >= 1 &&
  Number(fields.adults) + Number(fields.children) <= 6 &&
  (fields.comment ?? '').length <= 200 &&
  day.test(fields.booked_day ?? '') &&
  Date.parse(fields.booked_day as string) > Date.now() &&
  fields.privacy === 'true'
