import { expect, test } from 'vitest'
import { type Author, authorOf, nameOf } from './audit.ts'
import type { Context } from './context.ts'

const jonas = {
  ...{ id: 7, email: 'jonas@x.example', firstName: 'Jonas', lastName: 'Pier' },
  ...{ admin: false, root: false, demo: false, artist: false },
}
const madeAt = (at: string, timeZone = 'Europe/Berlin') => ({
  env: { timeZone, business: { name: 'Northern Light' } } as Context['env'],
  clock: () => Temporal.Instant.from(at),
})
const morning = madeAt('2026-06-01T05:00:00Z')

test('Root signs as the business, whatever its own name is, and everybody else by first and last name.', () => {
  expect(authorOf(jonas, morning)).toMatchObject({ id: 7, name: 'Jonas Pier', caller: jonas })
  expect(authorOf({ ...jonas, lastName: '' }, morning).name).toBe('Jonas')
  expect(authorOf({ ...jonas, root: true }, morning).name).toBe('Northern Light')
})

test('A person has their own name, root too, and a visitor has none.', () => {
  expect(nameOf({ ...jonas, lastName: '' })).toBe('Jonas')
  expect(nameOf(undefined)).toBe('')
})

test.each<[string, string, Author['day']]>([
  ['2026-06-01T05:00:00Z', 'Europe/Berlin', '2026-06-01'],
  // It is the next day, and the next year, in Berlin already.
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'America/New_York', '2026-12-31'],
  ['2028-02-29T11:00:00Z', 'Europe/Berlin', '2028-02-29'],
])('What is done at %s in %s is done on %s.', (at, timeZone, day) => {
  expect(authorOf(jonas, madeAt(at, timeZone))).toMatchObject({ at: Temporal.Instant.from(at), day })
})
