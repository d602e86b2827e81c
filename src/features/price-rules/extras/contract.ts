import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { daysBetween } from '#kit/shared/day.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, money } from '#kit/shared/fields.ts'
import { flows } from '../contract.ts'

/** What the price of an extra is for: a stay is as many days as it has nights. */
export const extraUnits = ['booking', 'day', 'hour', 'person'] as const
export type ExtraUnit = (typeof extraUnits)[number]

export const extra = z.object({
  /** What bookings know it by, whatever it is called. */
  key: z.string(),
  name: z.string(),
  /** Empty where nobody said it in German. */
  name_de: z.string(),
  price: money,
  unit: z.enum(extraUnits),
  /** Pieces; null: as many as anybody asks for. */
  stock: z.nullable(z.int()),
  /** Empty: for all. */
  vehicle_types: z.array(z.enum(vehicleTypes)),
  flows: z.array(z.enum(flows)),
  /** Where it stands among the others. */
  position: z.int(),
  /** False: put away. Bookings that have it keep it. */
  active: z.boolean(),
})
export type ExtraRow = z.output<typeof extra>

const moment = z.string().check(z.refine((text) => isMoment(text)))

/** `YYYY-MM-DDTHH:MM` of a day that exists, up to `T24:00`. */
const isMoment = (text: string) =>
  /^.{10}T([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/.test(text) && day().safeParse(text.slice(0, 10)).success

/** A booking is no longer. */
const mostDays = 31
const isSpan = (from: string, until: string) =>
  isMoment(from) && isMoment(until) && from < until && daysBetween(from.slice(0, 10), until.slice(0, 10)) <= mostDays

export const getExtrasLeft = endpoint({
  summary: 'Of extras of which there are only so many, how many are left for a time, by their keys',
  method: 'GET',
  path: '/api/rere_get_extras_left/:from/:until/',
  access: 'anyone',
  changesWith: ['prices', 'bookings'],
  params: z
    .object({ from: moment, until: moment })
    .check(z.refine(({ from, until }) => isSpan(from, until), { path: ['until'] })),
  answers: { 200: z.record(z.string(), z.int()) },
})
