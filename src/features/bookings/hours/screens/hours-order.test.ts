import { expect, test } from 'vitest'
import { someBusiness, someVehicle } from '#testing/rental.ts'
import { emptyDraft } from '../../screens/details.ts'
import { type Choice, nothingChosen } from './choice.ts'
import { hoursSteps, orderOf, pickedOf } from './hours-order.ts'
import { fleetOf, namesOf } from './mates/fleet.ts'

const boat = someVehicle({ extra_bbq: true, passengers: 4 }, { 1: 58, 2: 103 })
const page = { business: someBusiness(), promo: null }
const slot = { day: '2026-11-28', start: 10 }
const complete: Choice = { slot, vehicleId: boat.id, hours: 2, extras: ['bbq'], agreed: true }
const draft = {
  ...emptyDraft,
  name: 'Nils Lindqvist',
  email: 'nils@guests.example',
  phone: '+49 151 7654321',
  streetAndNumber: 'Uferweg 7',
  zipCodeAndCity: '78462 Konstanz',
}

test('nothing is picked before day, boat and duration are, and then it has its price', () => {
  expect(pickedOf(undefined, [], complete, draft, page)).toBeUndefined()
  expect(pickedOf(boat, [], { ...complete, slot: null }, draft, page)).toBeUndefined()
  expect(pickedOf(boat, [], { ...complete, hours: null }, draft, page)).toBeUndefined()
  const picked = pickedOf(boat, [], complete, draft, page)
  expect(picked).toMatchObject({ vehicle: boat, slot, hours: 2, extras: ['bbq'] })
  expect(picked?.quote.total).toBe(13300)
})

test('an order is right details and agreed terms', () => {
  const picked = pickedOf(boat, [], complete, draft, page)
  if (!picked) throw new Error('nothing is picked')
  expect(orderOf(picked, draft, true, null)).toMatchObject({
    total: 13300,
    voucher: null,
    details: { name: draft.name },
  })
  expect(orderOf(picked, draft, false, null)).toBeUndefined()
  expect(orderOf(picked, { ...draft, email: 'nils' }, true, null)).toBeUndefined()
})

test('several boats are one order: the sum of their prices, people in each, and the licence that one of them asks for', () => {
  const other = someVehicle({ id: 9, name: 'Smew', license: 'yes', passengers: 3 }, { 2: 5000 / 100 })
  const picked = pickedOf(boat, [other], complete, { ...draft, hasLicense: 'yes' }, page)
  if (!picked) throw new Error('nothing is picked')
  expect(picked.quote.total).toBe(13300 + 5000)
  expect(namesOf(picked)).toBe(`${boat.name} and Smew`)
  expect(fleetOf(picked)).toMatchObject({ passengers: 7, license: 'yes', name: 'Your little fleet' })
  const ordered = (adults: string, hasLicense: '' | 'yes' = 'yes') =>
    orderOf(picked, { ...draft, adults, hasLicense }, true, null) !== undefined
  expect([ordered('7'), ordered('8'), ordered('1'), ordered('7', '')]).toEqual([true, false, false, false])
  expect(pickedOf(boat, [someVehicle({ id: 9 }, { 1: 20 })], complete, draft, page)).toBeUndefined()
})

test('the next step is the first without a choice; with the code it is the last again', () => {
  const at = (choice: Choice, day: string | null = slot.day, isConfirming = false) => {
    const { steps, current } = hoursSteps(
      { day, choice, vehicle: choice.vehicleId ? boat : undefined },
      true,
      isConfirming,
    )
    return `${current}: ${steps.map(({ detail }) => detail ?? '').join(', ')}`
  }
  expect(at(nothingChosen, null)).toBe('0: , , , ')
  expect(at(nothingChosen)).toBe('1: Sat, November 28, , , ')
  expect(at({ ...nothingChosen, slot })).toBe('2: Sat, November 28, 10 am, , ')
  expect(at(complete)).toBe(`3: Sat, November 28, 10 am, ${boat.name}, `)
  expect(at(nothingChosen, null, true)).toMatch(/^3/)
  expect(hoursSteps({ day: slot.day, choice: complete, vehicle: boat }, false, false)).toMatchObject({ current: 2 })
})
