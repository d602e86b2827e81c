import * as z from 'zod/mini'
import { offers } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, money } from '#kit/shared/fields.ts'
import { words } from '../words.ts'

const told = z.array(z.object({ name: z.string(), text: z.string() }))

/** For people, in a language. */
const said = z.object({
  /** What makes it dearer or cheaper: `Weekend`, `On Saturday and Sunday: 10% dearer`. */
  changes: told,
  /** What can be added when booking, and for how much: `Binoculars`, `$5`. */
  extras: told,
})
export type Said = z.output<typeof said>

const boatCosts = z.object({
  /**
   * By the price rules: what hours or nights cost in all at least and at most, in the year from today on. Empty where none
   * counts for the vehicle: then the price list says it.
   */
  spans: z.array(z.object({ over: z.enum(offers), length: z.number(), least: money, most: money })),
  said: z.object({ en: said, de: said }),
})
export type BoatCosts = z.output<typeof boatCosts>

export const getBoatCosts = endpoint({
  summary:
    'What a vehicle costs by the price rules, as of today, and what can be added for how much. 404: there is none of this name',
  method: 'GET',
  path: '/api/rere_get_boat_costs/:vehicleName/',
  access: 'anyone',
  changesWith: ['vehicles', 'settings', 'prices'],
  params: z.object({ vehicleName: line({ max: 25, message: () => words.chooseVehicle }) }),
  answers: { 200: boatCosts },
})
