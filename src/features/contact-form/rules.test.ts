import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { contactErrors, emptyText, remainingErrors } from './rules.ts'

const written = { sender: 'Wanda Welle', email: 'wanda@lake.example', body: 'Ahoi', privacy: true }

test('a complete message has nothing wrong with it, up to its limits', () => {
  expect(contactErrors(written)).toEqual([])
  expect(contactErrors({ ...written, sender: 'a'.repeat(50), body: `${'a\n'.repeat(999)}a` })).toEqual([])
})

const nothing = [
  { field: 'sender', message: 'Please enter a valid name' },
  { field: 'email', message: 'Please enter a valid email address' },
  { field: 'body', message: 'Please enter a message' },
  { field: 'privacy', message: 'Please agree to the privacy policy' },
]

test('every field is required', () => {
  expect(contactErrors({ ...emptyText, privacy: false })).toEqual(nothing)
  expect(contactErrors({ ...written, sender: '  ' })).toEqual(nothing.slice(0, 1))
})

test.each([
  [{ sender: 'a'.repeat(51) }, 'sender', 'Please enter a valid name'],
  [{ email: 'wanda@lake' }, 'email', 'Please enter a valid email address'],
  [{ email: `${'w'.repeat(40)}@lake.example` }, 'email', 'Please enter a valid email address'],
  [{ body: 'a'.repeat(2001) }, 'body', 'Your message is too long'],
])('%o is said beside %s', (change, field, message) => {
  expect(contactErrors({ ...written, ...change })).toEqual([{ field, message }])
})

test('what is corrected is judged anew, and nothing that was not shown before', () => {
  expect(remainingErrors({ ...emptyText, privacy: false }, [])).toEqual([])
  expect(remainingErrors({ ...{ ...emptyText, privacy: false }, sender: 'Wanda' }, nothing.slice(0, 2))).toEqual(
    nothing.slice(1, 2),
  )
  const tooLong = { ...written, body: 'a'.repeat(2001) }
  expect(remainingErrors(tooLong, nothing)).toEqual([{ field: 'body', message: 'Your message is too long' }])
})

test('whatever can be wrong is said in German too', () => {
  const tooLong = { ...written, body: 'a'.repeat(2001) }
  const wrong = inLanguage('de', () => [...contactErrors({ ...emptyText, privacy: false }), ...contactErrors(tooLong)])
  expect(wrong.map(({ message }) => message)).toEqual([
    'Bitte geben Sie einen gültigen Namen ein',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Bitte schreiben Sie eine Nachricht',
    'Bitte stimmen Sie der Datenschutzerklärung zu',
    'Ihre Nachricht ist zu lang',
  ])
})
