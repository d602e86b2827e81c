import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { someBusiness, someVehicle } from '#testing/rental.ts'
import { mostNights, type StayDay } from '../../stays/contract.ts'
import { isFreeStay } from '../../stays/rules.ts'
import { nightOffers, nightsAsked } from './nights.ts'

const houseboat = someVehicle({ id: 1, name: 'Heron', price_night: 500 })
const small = someVehicle({ id: 2, name: 'Teal', price_night: 200 })
const byHour = someVehicle({ id: 3, name: 'Eider', price_night: null })
const onlyNights = someVehicle({ id: 4, name: 'Swan', price_night: 300 }, {})
const business = someBusiness()
const from = addDays(business.now.day, 5)
const calendar = (taken: StayDay[] = []) => ({
  days: new Map(taken.map((day) => [day.date, day])),
  business,
  isStaff: true,
})
const takenFrom = (date: string, id: number): StayDay => ({
  date,
  blocked: false,
  nine_am: [],
  midday: [],
  two_pm: [id],
})

test('Boats over nights are those that are let so, are not blocked and are free, the cheapest first, with all they are free for.', () => {
  const fleet = [houseboat, small, byHour, { ...small, id: 5, blocked: true }]
  const offers = nightOffers(fleet, { day: from, nights: 2 }, calendar([takenFrom(addDays(from, 3), 1)]))
  expect(offers.map(({ vehicle }) => vehicle.name)).toEqual(['Teal', 'Heron'])
  expect(offers[1]?.durations).toEqual([0, 1, 2, 3])
  expect(nightOffers(fleet, { day: from, nights: 4 }, calendar([takenFrom(addDays(from, 3), 1)]))).toHaveLength(1)
})

test('Every length that is offered is free, and no other.', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(40), { maxLength: 5 }),
      fc.integer({ min: 0, max: mostNights }),
      (away, nights) => {
        const known = calendar(away.map((days) => takenFrom(addDays(from, days), 1)))
        const [offer] = nightOffers([houseboat], { day: from, nights }, known)
        const free = Array.from({ length: mostNights + 1 }, (_, one) => one).filter((one) =>
          isFreeStay({ start: from, end: addDays(from, one) }, { ...known, vehicleId: 1 }),
        )
        expect(offer?.durations ?? []).toEqual(free.includes(nights) ? free : [])
      },
    ),
    { verbose: true },
  )
})

test('What a boat is let by goes before what was chosen.', () => {
  expect(nightsAsked([byHour], 3)).toMatchObject({ nights: undefined, isEither: false })
  expect(nightsAsked([onlyNights], undefined)).toMatchObject({ nights: 2, isEither: false })
  expect(nightsAsked([byHour, onlyNights], undefined)).toMatchObject({ nights: undefined, isEither: true })
  expect(nightsAsked([byHour, onlyNights], 3)).toMatchObject({ nights: 3, isEither: true })
})
