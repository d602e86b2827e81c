import { expect, test } from 'vitest'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { someVehicle } from '#testing/rental.ts'
import { checkDraft, type Draft, emptyDraft, withChildren, withPeople } from './details.ts'

const vehicle = someVehicle({ passengers: 8, license: 'yes', charter_license: 69, extra_captain: 45 }, { 1: 58 })

const draft: Draft = {
  ...emptyDraft,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+49 171 2345678',
  streetAndNumber: 'Seestraße 4',
  zipCodeAndCity: '83471 Schönau',
  hasLicense: 'yes',
}
const fields = (changes: Partial<Draft>, of: Vehicle = vehicle) =>
  checkDraft({ ...draft, ...changes }, of, [], 'days').errors.map(({ field }) => field)

test('whoever comes now is not with the children of the last time', () => {
  const last = { ...draft, adults: '2', children: '2', ageFrom: '7', ageTo: '10' }
  expect(withPeople(last, '5')).toMatchObject({ adults: '5', children: '0', ageFrom: '', ageTo: '' })
})

test('complete details come out as the server takes them', () => {
  expect(checkDraft(draft, vehicle, [], 'days').details).toMatchObject({
    phone: '+491712345678',
    adults: 1,
    children: 0,
    hasLicense: 'yes',
  })
})

test('each field that is wrong is named, with the message to show beside it', () => {
  const wrong = { name: 'Ada', email: 'ada@', phone: '12', streetAndNumber: 'Seestraße', zipCodeAndCity: '83471' }
  expect(fields(wrong)).toEqual(['name', 'email', 'phone', 'streetAndNumber', 'zipCodeAndCity'])
  expect(checkDraft({ ...draft, name: 'Ada' }, vehicle, [], 'days').errors[0]?.message).toBe(
    'Please enter a valid first and last name',
  )
})

test('persons and licence are checked although the address is still wrong', () => {
  expect(fields({ email: '', hasLicense: '', adults: '9' })).toEqual(['email', 'adults', 'hasLicense'])
})

test('an empty or zero number of adults is wrong', () => {
  expect(fields({ adults: '' })).toEqual(['adults'])
  expect(fields({ adults: '0' })).toEqual(['adults'])
})

test('children bring their ages with them', () => {
  expect(fields({ children: '1' })).toEqual(['ageFrom'])
  expect(fields({ children: '2', ageFrom: '4' })).toEqual(['ageTo'])
  expect(fields({ children: '2', ageFrom: '4', ageTo: '9' })).toEqual([])
})

test('an age or a licence that nobody gave is named at its field', () => {
  const said = (changes: Partial<Draft>) =>
    checkDraft({ ...draft, ...changes }, vehicle, [], 'days').errors.map(({ message }) => message)
  expect(said({ children: '1' })).toEqual(['Please enter the age of the child'])
  expect(said({ children: '2', hasLicense: '' })).toEqual([
    'Please enter the age of the youngest child',
    'Please enter the age of the oldest child',
    'Please answer whether somebody aboard has a boating licence',
  ])
  expect(said({ children: '2', ageFrom: '9', ageTo: '4' })).toEqual([
    'The oldest child cannot be younger than the youngest',
  ])
  expect(said({ children: '1', ageFrom: '18' })).toEqual(['Please enter an age from 0 to 17'])
  expect(said({ adults: '' })).toEqual(['Please enter how many adults come aboard'])
  expect(said({ adults: '0' })).toEqual(['Please enter how many adults come aboard'])
  expect(said({ adults: '7', children: '2', ageFrom: '4', ageTo: '9' })).toEqual([
    `${vehicle.name} takes up to 8 people, children counted`,
  ])
})

test('fewer children take their ages away', () => {
  const two = { ...draft, children: '2', ageFrom: '4', ageTo: '9' }
  expect(withChildren(two, '1')).toMatchObject({ ageFrom: '4', ageTo: '' })
  expect(withChildren(two, '0')).toMatchObject({ ageFrom: '', ageTo: '' })
})

test('the licence is asked only where the vehicle needs one', () => {
  const anybody: Vehicle = { ...vehicle, license: 'no' }
  expect(fields({ hasLicense: '' }, anybody)).toEqual([])
  expect(checkDraft(draft, anybody, [], 'days').details?.hasLicense).toBeUndefined()
})
