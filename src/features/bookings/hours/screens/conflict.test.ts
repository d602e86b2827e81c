import { expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import { type Choice, nothingChosen } from './choice.ts'
import { findLoss } from './conflict.ts'

const eider = someVehicle({ id: 1, name: 'Eider' }, { 1: 58, 2: 103, 3: 144 })
const teal = someVehicle({ id: 2, name: 'Teal' }, { 1: 34 })
const fleet = [eider, teal]
const choice: Choice = { slot: { day: '2027-05-08', start: 10 }, vehicleId: 1, hours: 2, extras: ['bbq'], agreed: true }

test('nothing is lost while the boat is still free for long enough, or while that is not known', () => {
  expect(findLoss(choice, [{ vehicle: eider, hours: 2 }], fleet)).toBeUndefined()
  expect(findLoss(choice, undefined, fleet)).toBeUndefined()
  expect(findLoss(nothingChosen, [], fleet)).toBeUndefined()
})

test('without any free boat the slot is lost', () => {
  const loss = findLoss(choice, [], fleet)
  expect(loss?.left).toEqual(nothingChosen)
  expect(loss?.notice).toContain('Saturday at 10 am')
})

test('when the boat is taken but another is free, the slot stays', () => {
  const loss = findLoss(choice, [{ vehicle: teal, hours: 5 }], fleet)
  expect(loss?.left).toEqual({ ...nothingChosen, slot: choice.slot })
  expect(loss?.notice).toContain('Eider')
})

test('a later booking shortens the duration to what is left', () => {
  const loss = findLoss({ ...choice, hours: 3 }, [{ vehicle: eider, hours: 2 }], fleet)
  expect(loss?.left).toMatchObject({ hours: 2, extras: ['bbq'], agreed: false })
})
