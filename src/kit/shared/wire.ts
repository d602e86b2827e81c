import type * as z from 'zod/mini'
import { marksMoney } from './fields.ts'
import { toCents, toUnits } from './money.ts'

/**
 * Money on its way: in the currency's unit within the JSON and the forms of the calls, cents on both sides of them. Which
 * numbers are money, the contract says.
 */

type Schema = z.ZodMiniType

/** Where money stands in a value of a schema: it is some itself, or has some in these fields. Of a list, in each item. */
type Places = true | { readonly [field: string]: Places }

/** As far as a value is looked into: fields, items, choices, and what is read, left out or completed on the way. */
type Definition = {
  checks?: unknown[]
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  out?: Schema
  options?: Schema[]
}

const known = new WeakMap<Schema, Places | undefined>()

function placesOf(schema: Schema): Places | undefined {
  if (!known.has(schema)) known.set(schema, findPlaces(schema._zod.def as unknown as Definition))
  return known.get(schema)
}

function findPlaces({ checks, shape, element, innerType, out, options = [] }: Definition): Places | undefined {
  if (checks?.some(marksMoney)) return true
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

const converted = <T>(schema: Schema | string | undefined, value: T, convert: (amount: number) => number): T => {
  const places = typeof schema === 'object' && placesOf(schema)
  return places ? (change(value, places, convert) as T) : value
}

/** What goes out as JSON or as a form, of a value with its money in cents. */
export const toWire = <T>(schema: Schema | string | undefined, value: T): T => converted(schema, value, toUnits)

/** The value that an answer stands for, with its money in cents. What comes in is read by the schema itself. */
export const fromWire = <T>(schema: Schema | string | undefined, value: T): T => converted(schema, value, toCents)
