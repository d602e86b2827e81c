import { expect, test } from 'vitest'
import { auditLabel, labelOf, signatureOf } from './label.ts'

const jonas = { root: false, firstName: 'Jonas', lastName: 'Pier' }
const root = { root: true, firstName: 'Sternsinger', lastName: '' }

test('Root signs as the agency, whatever its own name is, and everybody else by first and last name.', () => {
  expect(signatureOf(jonas, 'Sternsinger')).toBe('Jonas Pier')
  expect(signatureOf({ ...jonas, lastName: '' }, 'Sternsinger')).toBe('Jonas')
  expect(signatureOf({ ...jonas, root: true }, 'Northern Light')).toBe('Northern Light')
})

test('The label names the deed, who did it and the day as month, day and two digits of the year.', () => {
  expect(auditLabel('Added', 'Jonas Pier', '2026-06-01')).toBe('Added by Jonas Pier (06/01/26)')
  expect(auditLabel('Sent', 'Sternsinger', '2030-12-31')).toBe('Sent by Sternsinger (12/31/30)')
})

test.each([
  ['2026-06-01T05:00:00Z', 'Europe/Berlin', '06/01/26'],
  // It is the next day, and the next year, in Berlin already.
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '01/01/27'],
  ['2026-12-31T23:30:00Z', 'America/New_York', '12/31/26'],
  ['2028-02-29T11:00:00Z', 'Europe/Berlin', '02/29/28'],
])('What is done at %s in %s bears the day %s.', (at, timeZone, day) => {
  const signing = { at: Temporal.Instant.from(at), timeZone, agency: 'Northern Light' }
  expect(labelOf('Changed', { ...signing, caller: jonas })).toBe(`Changed by Jonas Pier (${day})`)
  expect(labelOf('Changed', { ...signing, caller: root })).toBe(`Changed by Northern Light (${day})`)
})
