import * as z from 'zod/mini'
import { vehicle, vehicleTypes } from '#features/vehicles/contract.ts'
import { leastNights } from '#features/vehicles/rules.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, halfHourSteps, line, maybe, money, wholeNumber } from '#kit/shared/fields.ts'
import { reasonsTogether } from '../rules/combinations.ts'
import { mostNights } from '../stays/contract.ts'
import { words } from '../words.ts'

const changesWith = ['bookings', 'blocked-days', 'vehicles', 'settings', 'prices'] as const

const hours = halfHourSteps({ min: 0.5, message: () => words.chooseDuration })
const time = z.object({ day: z.string(), start: z.number() })

/** A boat that can be had, with all that a list of them says; `price` is the least it costs in all, fees included. */
const freeBoat = z.extend(
  z.pick(vehicle, { id: true, type: true, name: true, passengers: true, path1: true, license: true }),
  {
    price: money,
  },
)
export type FreeBoat = z.output<typeof freeBoat>

const together = z.object({
  /** By what it is the best: `no_license` of those that nobody needs a licence for. */
  why: z.enum(reasonsTogether),
  type: z.enum(vehicleTypes),
  price: money,
  boats: z.array(freeBoat),
})
export type Together = z.output<typeof together>

export const getFreeBoats = endpoint({
  summary:
    'Every boat that is free for so many people (where none is, several of a kind that are together): from `start` for `hours`, or from 2 pm of the day for `nights`. Cheapest first, with what it costs in all; where none is, the nearest times at which one is',
  method: 'GET',
  path: '/api/rere_get_free_boats/',
  access: 'anyone',
  changesWith,
  query: z
    .object({
      day: day(),
      people: wholeNumber({ min: 1, max: 99, message: () => words.checkDetails }),
      start: maybe(halfHourSteps({ max: 23.5, message: () => words.chooseTime })),
      hours: maybe(hours),
      nights: maybe(wholeNumber({ min: leastNights, max: mostNights, message: () => words.chooseDuration })),
    })
    .check(
      z.refine(({ start, hours, nights }) => (nights === undefined) === (start !== undefined && hours !== undefined), {
        error: () => words.chooseDuration,
        path: ['hours'],
      }),
    ),
  answers: {
    200: z.object({
      boats: z.array(freeBoat),
      /** Only where `boats` is empty: up to three ways for everybody to go together, each in boats of one kind, and what they cost in all. */
      together: z.optional(z.array(together)),
      /** The nearest first day and hour, a stay's at check-in; where none is within two weeks, the next one of a year. Only where `boats` is empty. */
      nearest: z.array(time),
      /** Where nobody can go out then: until when (`YYYY-MM-DDTHH:MM`) and why; of a day that is blocked neither is said. */
      closed: z.optional(
        z.object({ until: z.nullable(z.string()), reason: z.nullable(z.object({ en: z.string(), de: z.string() })) }),
      ),
      /** The most people that one boat takes. */
      most_people: z.int(),
      /** Of those let so (by the hour, or over nights), the most people that one takes, type by type; only where `boats` is empty. */
      largest: z.array(z.object({ type: z.enum(vehicleTypes), people: z.int() })),
    }),
  },
})

/** As many days as three months show. */
export const mostDays = 93

export const getFreeDays = endpoint({
  summary:
    'On which days of a stretch how many of the boats of a type, or of a name, are free for so many hours in a row',
  method: 'GET',
  path: '/api/rere_get_free_days/',
  access: 'anyone',
  changesWith,
  query: z
    .object({
      vehicleType: z.enum(['all', ...vehicleTypes]),
      vehicleName: z.optional(line({ max: 25, message: () => words.chooseVehicle })),
      hours,
      from: day(),
      until: day(),
    })
    .check(z.refine(({ from, until }) => !isLonger(from, until), { error: () => words.chooseDays, path: ['until'] })),
  answers: { 200: z.array(z.object({ date: z.string(), boats: z.int() })) },
})

/** Also asked about what is no day at all: then it is false. */
const isLonger = (from: string, until: string) => {
  const days = (Date.parse(until) - Date.parse(from)) / (24 * 3600 * 1000)
  return days < 0 || days >= mostDays
}
