import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AcquisitionEntry, acquisitionEntry } from '../contract.ts'
import { forAll, letterTo, whyNotWithOthers } from './rules.ts'

const entry: AcquisitionEntry = acquisitionEntry.parse({
  ...{ id: 7, business: 'Corrib Boats', website: 'https://corrib.example', email: 'hello@corrib.example', phone: '' },
  ...{ type: 'RentalRevolution', country: 'Ireland', state: 'Galway', contactDates: [], active: true, subject: '' },
  ...{ salutation: '', name: 'Aoife Byrne', body: '', preset: '', note: '', searchTerm: '', delay: 0, stage: 'new' },
  ...{ legalBasis: '', legalNote: '', suppressed: null, customer: null, waitingUntil: null, doubles: [] },
  ...{ added_or_changed_by: '', version: 3 },
})

test.each([
  [{}, undefined],
  [{ suppressed: 'They unsubscribed' }, 'They unsubscribed'],
  [
    { customer: { reason: 'It became a customer', became: true } },
    'It became a customer. Nothing more is written to it from here',
  ],
  [{ stage: 'customer' }, 'It is a customer'],
  [{ waitingUntil: '2026-06-01T08:00:00Z' }, 'A mail to it waits already'],
  [{ stage: 'contacted' }, 'It was written to already'],
  [{ contactDates: ['2026-06-01T08:00:00Z'] }, 'It was written to already'],
  [{ stage: 'answered' }, 'It was written to already'],
  [{ active: false }, 'It is inactive'],
  [{ email: '' }, 'It has no email address'],
  [{ doubles: ['email'] }, 'Another entry has the same address'],
  [{ name: '' }, 'It has no name of a person'],
] as const)('With others, %j: %s', (part, why) => {
  expect(whyNotWithOthers({ entry: { ...entry, ...part } as AcquisitionEntry })).toBe(why)
})

test('A letter goes where its language is spoken.', () => {
  expect(whyNotWithOthers({ entry, language: 'de' })).toBe('The letter is not in the language of Ireland')
  expect(whyNotWithOthers({ entry: { ...entry, country: 'Austria' }, language: 'de' })).toBeUndefined()
})

test('A letter to one business, made one to all, is the same letter to that business again.', () => {
  const name = fc
    .string({ minLength: 3, maxLength: 20 })
    .filter((text) => /^[\w &<>]+$/.test(text) && text.trim() === text)
  fc.assert(
    fc.property(name, fc.constantFrom('Boats at {business}', '{business}', 'No name'), (business, subject) => {
      const letter = {
        name: 'Spring',
        version: 2,
        language: 'en' as const,
        retired: false,
        subject,
        body: `<p>${subject}</p>`,
      }
      const sent = letterTo(letter, business)
      expect(sent.name).toBe('Spring, version 2')
      const again = letterTo(
        { ...letter, subject: forAll(sent.subjects[0] ?? '', business), body: forAll(sent.body, business) },
        business,
      )
      expect(again).toEqual(sent)
    }),
    { seed: 29, numRuns: 200 },
  )
})

test('A name of two letters is left where it stands.', () => {
  expect(forAll('Re your boats', 'Re')).toBe('Re your boats')
})
