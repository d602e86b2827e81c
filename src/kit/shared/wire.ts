import type * as z from 'zod/mini'
import { toCents, toUnits } from './money.ts'

/**
 * Money on its way: in the currency's unit within the JSON and the forms of the calls, cents on both sides of them. Which
 * numbers are money, the contract says.
 */

type Schema = z.ZodMiniType

/** Where money stands in a value of a schema: it is some itself, or has some in these fields. Of a list, in each item. */
export type Places = true | { readonly [field: string]: Places }

/** Browsers know of an answer nothing but where its money is; a string is the media type of one that is not JSON. */
type Shape = Schema | Places | string | undefined

/** As far as a value is looked into: fields, items, choices, and what is read, left out or completed on the way. */
type Definition = {
  checks?: { isMoney?: true }[]
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  out?: Schema
  options?: Schema[]
}

const known = new WeakMap<Schema, Places | undefined>()

/** Where the money is that a schema says, once for each; of what is such an answer already, itself. */
export function placesOf(shape: Shape): Places | undefined {
  if (typeof shape !== 'object') return shape === true || undefined
  if (!isSchema(shape)) return shape
  if (!known.has(shape)) {
    // Where a schema has itself within, as the replies of a comment, no money is looked for a second time.
    known.set(shape, undefined)
    known.set(shape, findPlaces(shape._zod.def as unknown as Definition))
  }
  return known.get(shape)
}

const isSchema = (shape: object): shape is Schema => '_zod' in shape

function findPlaces({ checks, shape, element, innerType, out, options = [] }: Definition): Places | undefined {
  if (checks?.some(({ isMoney }) => isMoney)) return true
  const inner = element ?? innerType ?? out
  if (inner) return placesOf(inner)
  const fields = Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const places = placesOf(field)
    return places ? [[name, places] as const] : []
  })
  const all = Object.assign(Object.fromEntries(fields), ...options.map(placesOf))
  return Object.keys(all).length > 0 ? all : undefined
}

function change(value: unknown, places: Places, convert: (amount: number) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item, places, convert))
  if (places === true) return typeof value === 'number' ? convert(value) : value
  if (typeof value !== 'object' || value === null) return value
  const changed: Record<string, unknown> = { ...value }
  for (const [name, within] of Object.entries(places))
    if (name in changed) changed[name] = change(changed[name], within, convert)
  return changed
}

const converted = <T>(schema: Shape, value: T, convert: (amount: number) => number): T => {
  const places = placesOf(schema)
  return places ? (change(value, places, convert) as T) : value
}

/** What goes out as JSON or as a form, of a value with its money in cents. */
export const toWire = <T>(schema: Shape, value: T): T => converted(schema, value, toUnits)

/** The value that an answer stands for, with its money in cents. What comes in is read by the schema itself. */
export const fromWire = <T>(schema: Shape, value: T): T => converted(schema, value, toCents)
