import { expect, test } from 'vitest'
import { contactErrors } from './contact.ts'

const fine = { name: 'Mira Keller', email: 'mira.k_1-2@guests.co.uk', message: 'Hello' }

test('A whole form is fine, up to its limits.', () => {
  expect(contactErrors(fine)).toEqual([])
  expect(contactErrors({ name: 'x'.repeat(50), email: 'a@b.museum', message: 'x'.repeat(600) })).toEqual([])
})

test.each([
  [{ name: '  ' }, 'name', 'Please enter a valid name'],
  [{ name: 'x'.repeat(51) }, 'name', 'Please enter a valid name'],
  [{ email: '' }, 'email', 'Please enter a valid email address'],
  [{ email: 'mira@guests' }, 'email', 'Please enter a valid email address'],
  [{ email: 'mira@guests.example7' }, 'email', 'Please enter a valid email address'],
  [{ email: 'mira@guests.museums' }, 'email', 'Please enter a valid email address'],
  [{ email: `${'x'.repeat(45)}@ab.de` }, 'email', 'Please enter a valid email address'],
  [{ email: 'mi ra@guests.example' }, 'email', 'Please enter a valid email address'],
  [{ message: ' ' }, 'message', 'Please enter your message'],
  [{ message: 'x'.repeat(601) }, 'message', 'Your message is too long'],
])('%j is told beside its field', (change, field, message) => {
  expect(contactErrors({ ...fine, ...change })).toEqual([{ field, message }])
})
