import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type VehicleForm, vehicleForm } from '../contract/staff.ts'
import { priceField, vehicleTypes } from '../contract.ts'
import {
  chosenPictures,
  formErrors,
  isNameAllowed,
  isNameTaken,
  nameMessage,
  pricedDurations,
  usualAlt,
} from './staff.ts'

const parsed = (changes: Record<string, unknown> = {}): VehicleForm =>
  vehicleForm.parse({
    type: 'motorboats',
    name: 'Osprey',
    passengers: '6',
    license: 'no',
    image1: '/files/a.webp',
    descriptionEN: '{"general":"A boat"}',
    price1h: '50',
    price2h: '90,5',
    ...changes,
  }) as VehicleForm

const around = { openingSpan: 2, takenNames: ['Eider', 'Black Tern'], paths: ['/files/a.webp'], nightPrice: null }
const fieldsOf = (form: VehicleForm, more = {}) => formErrors(form, { ...around, ...more }).map(({ field }) => field)

test.each(['Osprey', 'Øre', 'Ä', 'Black Tern 2', "Fisher's Joy", 'A'.repeat(25), 'Boot (alt)', 'Å-1.5'])(
  '%s may be a name',
  (name) => {
    expect(isNameAllowed(name)).toBe(true)
  },
)

test.each([
  '',
  '1 Boat',
  '-Boat',
  ' Boat',
  'A'.repeat(26),
  'Boat\n',
  ...'*;@=+$/?%#<>{}|\\^~`'.split('').map((c) => `Boat${c}`),
])('%j may be no name', (name) => {
  expect(isNameAllowed(name)).toBe(false)
})

test('names are taken whatever their case', () => {
  expect(isNameTaken('eider', around.takenNames)).toBe(true)
  expect(isNameTaken('BLACK TERN', around.takenNames)).toBe(true)
  expect(isNameTaken('Eider 2', around.takenNames)).toBe(false)
})

test('the message about the name says the type', () => {
  expect(nameMessage('jetskis')).toBe('Give the jet ski a name that is not used yet and is max 25 characters long')
})

test.each([
  ['motorboats', 2, [1, 2]],
  ['motorboats', 2.5, [1, 2]],
  ['jetskis', 2, [0.5, 1, 1.5, 2]],
  ['jetskis', 1.5, [0.5, 1, 1.5]],
  ['canoes', 0, []],
  ['houseboats', 30, Array.from({ length: 24 }, (_, i) => i + 1)],
] as const)('%s with %d opening hours need prices for these durations', (type, span, durations) => {
  expect(pricedDurations(type, span)).toEqual(durations)
})

test('prices take comma or dot, and never more than two decimals', () => {
  expect(parsed({ price2h: '90,5' }).price2h).toBe(90.5)
  expect(parsed({ price2h: '90.55' }).price2h).toBe(90.55)
  for (const wrong of ['90.555', '-1', 'ten', '1e3', '9 0']) {
    const { error } = vehicleForm.safeParse({ ...parsed(), price2h: wrong })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['price2h', 'Please enter a price']])
  }
})

test('a complete form has nothing wrong', () => {
  expect(formErrors(parsed(), around)).toEqual([])
})

test('every price up to the opening span is needed, for jet skis by the half hour', () => {
  expect(fieldsOf(parsed(), { openingSpan: 4 })).toEqual(['price3h', 'price4h'])
  expect(fieldsOf(parsed({ type: 'jetskis' }))).toEqual(['price0h30m', 'price1h30m'])
})

test('a boat let over nights needs no price by the hour, but all of them as soon as there is one', () => {
  const none = { price1h: '', price2h: '' }
  expect(fieldsOf(parsed({ ...none, price_night: '349' }))).toEqual([])
  expect(fieldsOf(parsed({ ...none, price1h: '50', price_night: '349' }))).toEqual(['price2h'])
  expect(fieldsOf(parsed({ ...none, price_night: '' }), { nightPrice: 349 })).toEqual(['price1h', 'price2h'])
  expect(fieldsOf(parsed(none), { nightPrice: 349 })).toEqual([])
  expect(fieldsOf(parsed(none))).toEqual(['price1h', 'price2h'])
  expect(vehicleForm.safeParse({ ...parsed(), price_night: '349.999' }).success).toBe(false)
})

test('where a captain comes along, hired or not, there is a price for it', () => {
  expect(fieldsOf(parsed({ license: 'captain' }))).toEqual(['extra_captain'])
  expect(fieldsOf(parsed({ license: 'captain', extra_captain: '45' }))).toEqual([])
  expect(parsed({ extra_captain: '' }).extra_captain).toBeUndefined()
})

test('one to six pictures, of which those that stay are the own ones', () => {
  expect(fieldsOf(parsed({ image1: '' }))).toEqual(['images'])
  expect(fieldsOf(parsed({ image2: '/files/b.webp' }))).toEqual(['images'])
  expect(fieldsOf(parsed({ image1: new Blob(['x']) }), { paths: [] })).toEqual([])
  for (const wrong of ['https://elsewhere.example/a.webp', '/files/../secret', 7, ['/files/a.webp', '/files/a.webp']]) {
    expect(vehicleForm.safeParse({ ...parsed(), image1: wrong }).error?.issues[0]?.message).toBe(
      'Select at least 1 but not more than 6 valid images',
    )
  }
})

test('pictures stand in the order of their numbers, without gaps', () => {
  const form = parsed({ image1: '', image5: '/files/e.webp', image2: '/files/b.webp', alt5: 'From behind' })
  expect(chosenPictures(form)).toEqual([
    { number: 2, source: '/files/b.webp', alt: undefined },
    { number: 5, source: '/files/e.webp', alt: 'From behind' },
  ])
})

test('a picture is described by what it belongs to', () => {
  expect(usualAlt('jetskis', 'Dipper', 2)).toBe('Jet ski Dipper, picture 2')
})

test('the id of a new vehicle is empty or None', () => {
  expect([undefined, '', 'None', null].map((id) => parsed({ id }).id)).toEqual(Array(4).fill(undefined))
  expect(parsed({ id: '7' }).id).toBe(7)
})

const anyForbidden = fc.constantFrom(...'*;@=+$/?%#<>{}|\\^~`')

test('whatever stands around a forbidden character, the name is refused; letters, digits and spaces are fine', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 11 }), anyForbidden, fc.string({ maxLength: 11 }), (before, wrong, after) => {
      expect(isNameAllowed(before + wrong + after)).toBe(false)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,24}$/), (name) => {
      expect(isNameAllowed(name)).toBe(true)
    }),
  )
})

test('exactly the durations without a price are asked for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vehicleTypes),
      fc.integer({ min: 0, max: 48 }).map((n) => n / 2),
      fc.uniqueArray(fc.integer({ min: 1, max: 48 })),
      (type, openingSpan, given) => {
        const form = parsed({
          type,
          price1h: '',
          price2h: '',
          ...Object.fromEntries(given.map((n) => [priceField(n), 1])),
        })
        const missing = pricedDurations(type, openingSpan).filter((hours) => !given.includes(hours * 2))
        expect(fieldsOf(form, { openingSpan })).toEqual(missing.map((hours) => priceField(hours * 2)))
      },
    ),
  )
})
