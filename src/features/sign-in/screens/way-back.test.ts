import { expect, test } from 'vitest'
import { loginAddress, readLoginQuery, readSentAway, reasons, sentAwayFrom } from './way-back.ts'

const queryOf = (address: string) => new URL(address, 'https://boats.example').search

test.each([
  '/internal',
  '/RentalRevolution/register',
  '/bookings?day=2026-06-01&mode=a b#noon',
  '/internal/mailbox?mail=7',
])('the login leads back to %s', (page) => {
  const { pathname, search, hash } = new URL(page, 'https://boats.example')
  expect(readLoginQuery(queryOf(loginAddress(page)))).toEqual({ back: pathname + search + hash, reason: undefined })
  expect(readLoginQuery(queryOf(loginAddress(page, 'ended'))).reason).toBe(reasons.ended)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'internal',
  '',
  '/RentalRevolution/login',
  '/RentalRevolution/login?back=/RentalRevolution/login',
  '/RentalRevolution/logout/',
  '/RentalRevolution/recover#x',
])('it does not lead to %j', (address) => {
  expect(readLoginQuery(`?${new URLSearchParams({ back: address })}`).back).toBeUndefined()
})

test('without a query, or with an unknown reason, there is nothing to say', () => {
  expect(readLoginQuery('')).toEqual({ back: undefined, reason: undefined })
  expect(readLoginQuery('?reason=toString').reason).toBeUndefined()
})

test('who is sent to the login without being signed out reads which page it was, and whom that is for', () => {
  expect(readSentAway(sentAwayFrom('/invoices?open=7', 'admin'))).toEqual({
    page: '/invoices?open=7',
    access: 'admin',
    reason: '/invoices?open=7 is for administrators.',
  })
  expect(readSentAway(sentAwayFrom('/tasks', 'root'))?.reason).toBe('/tasks is for the root account.')
})

test.each([
  null,
  'text',
  {},
  { sentAway: null },
  { sentAway: { page: '/tasks' } },
  { sentAway: { page: '/tasks', access: 'toString' } },
  { sentAway: { page: '//evil.example', access: 'admin' } },
  { mode: 'booking' },
])('who came by themselves is told nothing: %j', (state) => {
  expect(readSentAway(state)).toBeUndefined()
})
