import { expect, test } from 'vitest'
import { spelled, spellingOf } from './spelling.ts'

test.each([
  ['Boat rentals and color', 'Boat rentals and colour'],
  ['Colors of the catalog, organized', 'Colours of the catalogue, organised'],
  ['A boat rental with a cash register', 'A boat hire with a till'],
  ['Canceled inquiries at the harbor', 'Cancelled enquiries at the harbour'],
  ['recolored organizers', 'recolored organizers'],
])('What Americans write as %j is %j in British English.', (american, british) => {
  expect(spelled(american, 'British')).toBe(british)
  expect(spelled(american, 'American')).toBe(american)
  expect(spelled(british, 'British')).toBe(british)
})

test('Spelling follows the country.', () => {
  const named = ['United Kingdom', 'Ireland', 'Australia', 'New Zealand', 'Cyprus', 'Canada', 'Malta', 'constructor']
  expect(named.filter((country) => spellingOf(country) === 'British')).toEqual(named.slice(0, 4))
})
