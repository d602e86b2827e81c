import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { flag, line, listFrom, maybe, moneyField, optional, wholeNumber } from '#kit/shared/fields.ts'
import { flows } from '../contract.ts'
import { extra, extraUnits } from '../extras/contract.ts'
import { words } from './words.ts'

/** Extras in the office; no page of visitors loads this. */

export const nameMax = 40

const key = z
  .string({ error: () => words.noSuch })
  .check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, { error: () => words.noSuch }))

const choices = <S extends z.ZodMiniType>(item: S) => z.pipe(listFrom, z.array(item))

export const extraForm = z
  .object({
    /** Without one it is new. */
    key: maybe(key),
    name: line({ min: 1, max: nameMax, message: () => words.noName }),
    name_de: optional(line({ max: nameMax, message: () => words.noName })),
    price: moneyField({ message: () => words.noPrice }),
    unit: z.enum(extraUnits, { error: () => words.noUnit }),
    /** Empty: as many as anybody asks for. */
    stock: maybe(wholeNumber({ max: 9999, message: () => words.noStock })),
    vehicle_types: choices(z.enum(vehicleTypes, { error: () => words.noType })),
    flows: choices(z.enum(flows, { error: () => words.noFlow })).check(z.minLength(1, { error: () => words.noFlow })),
    /** Where it stands; a new one without it comes last. */
    position: maybe(wholeNumber({ min: 1, max: 999, message: () => words.noPosition })),
  })
  .check(
    z.refine(({ unit, flows: chosen }) => unit !== 'hour' || !chosen.includes('days'), {
      path: ['unit'],
      error: () => words.hoursOnly,
    }),
  )
export type ExtraForm = z.output<typeof extraForm>

export const saveExtra = endpoint({
  summary: 'Adds an extra, or changes the one of the key. Bookings keep their prices',
  method: 'POST',
  path: '/api/rere_save_extra/',
  access: 'admin',
  repeatable: true,
  body: extraForm,
  answers: { 201: extra },
})

export const putAwayExtra = endpoint({
  summary: 'Puts an extra away, so that nobody can take it any more, or brings it back. Bookings keep it',
  method: 'POST',
  path: '/api/rere_put_away_extra/',
  access: 'admin',
  body: z.object({ key, away: flag() }),
  answers: { 200: extra },
})
