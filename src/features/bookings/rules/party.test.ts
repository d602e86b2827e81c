import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { licenses } from '#features/vehicles/contract.ts'
import { seedExtras } from '#testing/extras.ts'
import { someVehicle } from '#testing/rental.ts'
import { type CustomerDetails, type Extra, extras, stayExtras } from '../contract.ts'
import { detailsErrors } from './details.ts'
import { factsOf, type Party, partyFacts, partyOf, partyText } from './party.ts'
import { chosenExtras } from './prices.ts'

const everything = { extra_bbq: true, extra_jukebox: true, extra_binoculars: true, extra_captain: 45 }
const boat = someVehicle(everything, { 1: 58 })
const licensed = someVehicle({ ...everything, license: 'yes', charter_license: 69 })
const withCaptainOnly = someVehicle({ license: 'captain', extra_captain: 55.5 }, { 1: 164 })

type Told = Parameters<typeof partyOf>[0]
type Details = Omit<Told, 'comment'> & Pick<Partial<CustomerDetails>, 'comment'>
const couple: Details = { adults: 2, children: 0 }
const family: Details = { adults: 2, children: 2, ageFrom: 3, ageTo: 9 }

const textOf = (told: Told, vehicle: Vehicle, chosen: readonly Extra[]) =>
  partyText({ ...partyOf(told, vehicle, chosen), extras: chosen })

const comment = (details: Details, vehicle = boat, chosen: readonly Extra[] = []) =>
  textOf({ comment: '', ...details }, vehicle, chosenExtras(vehicle, chosen, seedExtras)).split('\n')

test('a comment has a line each for licence, persons, extras and the words of the customer', () => {
  expect(
    comment({ ...family, hasLicense: 'yes', comment: 'Two day permits, please' }, licensed, ['jukebox', 'bbq']),
  ).toEqual([
    'Boating licence: yes',
    'Persons: 2 adults, 2 children (ages 3 to 9)',
    'Extras: barbecue grill, jukebox',
    'Comment: Two day permits, please',
  ])
})

test.each<[Details, string]>([
  [{ adults: 1, children: 0 }, 'Persons: 1 adult'],
  [couple, 'Persons: 2 adults'],
  [{ adults: 1, children: 1, ageFrom: 0 }, 'Persons: 1 adult, 1 child (age 0)'],
  [{ ...family, children: 1 }, 'Persons: 2 adults, 1 child (age 3)'],
  [{ ...family, children: 0 }, 'Persons: 2 adults'],
])('persons: %j', (details, line) => {
  expect(comment(details)[1]).toBe(line)
})

test.each([
  ['no', licensed, [], 'no, briefing with charter licence'],
  ['no', licensed, ['captain'], 'no, with captain'],
  ['yes', licensed, ['captain'], 'yes'],
  [undefined, licensed, [], 'not answered'],
  [undefined, withCaptainOnly, [], 'not needed, with captain'],
  ['no', boat, [], 'not needed'],
  [undefined, { ...boat, license: 'never' as const }, ['captain'], 'not needed'],
] as const)('licence %j is noted as it is', (hasLicense, vehicle, chosen, status) => {
  expect(comment({ ...couple, hasLicense }, vehicle, chosen)[0]).toBe(`Boating licence: ${status}`)
})

test('extras are noted with the compulsory captain, and as none', () => {
  expect(comment(couple)[2]).toBe('Extras: none')
  expect(comment(couple, withCaptainOnly)[2]).toBe('Extras: captain')
})

test('no words of the customer can pass for another fact', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('x\nPersons: 9 adults', '\u2028Extras: none', ' \t '),
  )
  fc.assert(
    fc.property(words, (words) => {
      const lines = comment({ ...couple, comment: words })
      expect(lines).toHaveLength(words.trim() === '' ? 3 : 4)
      expect(lines.slice(0, 3)).toEqual(comment(couple))
      expect(lines.join('\n')).not.toMatch(/[\r\u2028\u2029]/)
    }),
  )
})

const anyAge = fc.option(fc.nat(17), { nil: undefined })
const anyTold = fc.record({
  adults: fc.integer({ min: 1, max: 99 }),
  children: fc.nat(99),
  ageFrom: anyAge,
  ageTo: anyAge,
  hasLicense: fc.constantFrom('yes' as const, 'no' as const, undefined),
  comment: fc.string({ unit: 'binary-ascii', maxLength: 200 }),
})
const anyVehicle = fc
  .record({ license: fc.constantFrom(...licenses), passengers: fc.integer({ min: 1, max: 99 }) })
  .map((changes) => someVehicle({ ...everything, ...changes }))
const anyExtras = fc.subarray([...new Set([...extras, ...stayExtras])])

test('what is found right is a whole party: ages as many as the children need, and no more', () => {
  fc.assert(
    fc.property(anyTold, anyVehicle, anyExtras, (told, vehicle, chosen) => {
      fc.pre(detailsErrors(told, vehicle, chosen).length === 0)
      const { adults, children, ageFrom, ageTo } = partyOf(told, vehicle, chosen)
      expect([adults, children]).toEqual([told.adults, told.children])
      expect([ageFrom !== null, ageTo !== null]).toEqual([told.children > 0, told.children > 1])
      expect(textOf(told, vehicle, chosen as Extra[])).not.toMatch(/null|undefined/)
    }),
  )
})

test('text says the facts and no others, and they can be told from it again', () => {
  fc.assert(
    fc.property(anyTold, anyVehicle, anyExtras, (told, vehicle, chosen) => {
      const party = { ...partyOf(told, vehicle, chosen), extras: chosen }
      expect(factsOf(partyText(party))).toEqual(partyFacts(party))
    }),
  )
})

test('words without a label are the comment, and of whom nobody knows any more nothing is said', () => {
  expect(factsOf('Persons: 2 adults\nComment: a dog: Rex\njust words')).toEqual([
    { label: 'Persons', words: '2 adults' },
    { label: 'Comment', words: 'a dog: Rex' },
    { label: 'Comment', words: 'just words' },
  ])
  expect(factsOf('')).toEqual([])
  const erased: Party = { adults: null, children: null, ageFrom: null, ageTo: null, license: null, ownWords: '' }
  expect(partyText({ ...erased, extras: ['bbq'] })).toBe('')
})
