import { expect, test } from 'vitest'
import { contactErrors, emptyContact } from './rules.ts'

const written = { name: 'Wanda Welle', email: 'wanda@lake.example', message: 'Ahoi', privacy: true }

test('a complete message has nothing wrong with it, up to its limits', () => {
  expect(contactErrors(written)).toEqual([])
  expect(contactErrors({ ...written, name: 'a'.repeat(50), message: 'a\n'.repeat(1000) })).toEqual([])
})

test('every field is required', () => {
  expect(contactErrors(emptyContact)).toEqual([
    { field: 'name', message: 'Please enter a valid name' },
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'message', message: 'Please enter a message' },
    { field: 'privacy', message: 'Please agree to the privacy policy' },
  ])
  expect(contactErrors({ ...written, name: '  ' })).toEqual([{ field: 'name', message: 'Please enter a valid name' }])
})

test.each([
  [{ name: 'a'.repeat(51) }, 'name', 'Please enter a valid name'],
  [{ email: 'wanda@lake' }, 'email', 'Please enter a valid email address'],
  [{ email: `${'w'.repeat(40)}@lake.example` }, 'email', 'Please enter a valid email address'],
  [{ message: 'a'.repeat(2001) }, 'message', 'Your message is too long'],
])('%o is said beside %s', (change, field, message) => {
  expect(contactErrors({ ...written, ...change })).toEqual([{ field, message }])
})
