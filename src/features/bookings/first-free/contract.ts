import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line } from '#kit/shared/fields.ts'
import { words } from '../words.ts'

const firstFree = z.object({
  /** On the wall clock of the business, as the others are. */
  today: z.string(),
  /** From when on it can be had for the shortest time on offer, and for how many hours at most; null: not over hours. */
  hours: z.nullable(z.object({ day: z.string(), start: z.number(), hours: z.number() })),
  /** The day on which the shortest stay can begin; null: not over nights. */
  nights: z.nullable(z.object({ day: z.string() })),
})
export type FirstFree = z.output<typeof firstFree>

export const getFirstFree = endpoint({
  summary: 'When a vehicle can be had first, by the hour and over nights, as of now. 404: there is none of this name',
  method: 'GET',
  path: '/api/rere_get_first_free/:vehicleName/',
  access: 'anyone',
  changesWith: ['bookings', 'blocked-days', 'vehicles', 'settings'],
  params: z.object({ vehicleName: line({ max: 25, message: () => words.chooseVehicle }) }),
  answers: { 200: firstFree },
})
