import * as z from 'zod/mini'

export type Schema = z.ZodMiniType

/** As far as it is needed to find a value that a schema takes. */
type Definition = {
  type: string
  shape?: Record<string, Schema>
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  options?: Schema[]
  entries?: Record<string, unknown>
  values?: unknown[]
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** What is left of a schema without what reads, completes or leaves out a value. */
function core(schema: Schema): Definition {
  const definition = definitionOf(schema)
  const inner = definition.type === 'pipe' ? definition.out : definition.innerType
  return inner ? core(inner) : definition
}

/** The fields of a shape, by name; none where there is no shape. */
export const fieldsOf = (schema: Schema | undefined): Record<string, Schema> => (schema && core(schema).shape) ?? {}

const texts = [
  'Anna Lucht',
  'anna@guests.example',
  '+491512345678',
  '2026-06-03',
  '2026-06',
  '06-03',
  '10:00',
  '1',
  '12345',
  'AbcdEfgh23456789',
  'https://seewind.example',
  'seewind.example',
  'backup-2026-06-01T03-00-12Z-nightly.zip',
  '1_1',
  'de',
  'customer:1',
  'DE89370400440532013000',
  '<p>Hello</p>',
  '{}',
  '2026-06-01T05:00:00Z',
  '#8a2be2',
  'email:anna@guests.example',
  'K7Q2M9XA',
  '',
]
const numbers = [1, 2, 5, 9, 10, 12, 100, 2026, 9.5, 0]
/** Enough of a file for a schema, which does not look into it. */
const file = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Where a handler asks for more than the schema says: of the sample data, or what fits together. */
const known: Readonly<Record<string, unknown>> = {
  country: 'Germany',
  state: 'Berlin',
  email: 'anna@guests.example',
  firstName: 'Anna',
  lastName: 'Lucht',
  type: 'motorboats',
  selectedWeek: ['2026-05-31', '2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'],
  general_opening_hour: 9,
  general_closing_hour: 19,
  paypal: false,
  percent: -10,
  cents: '',
  template: 'receipt',
  shows: 'all',
  endpoint: 'https://push.example/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  kinds: ['late'],
  quiet_from: 22,
  quiet_until: 7,
  nights: '',
  from: '2026-06-03T10:00',
  until: '2026-06-03T12:00',
  steps: [{ before: 0, unit: 'days', percent: 100 }],
  no_show: 100,
  discountDays: 0,
  transaction: '7d0b2c7e-2f1a-4c3d-9b8e-5a6f7c8d9e0f',
  discounts: [{ percent: 5, reason: 'Comes every year' }],
}

function candidates(schema: Schema): unknown[] {
  const { type, shape, element, options = [], entries = {}, values = [] } = core(schema)
  if (type === 'object' && shape) {
    return [Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, someValid(one, name)]))]
  }
  if (type === 'array' && element) return [[someValid(element)], []]
  if (type === 'union') return options.flatMap(candidates)
  if (type === 'enum') return Object.values(entries)
  if (type === 'literal') return values
  if (type === 'number') return numbers
  if (type === 'boolean') return [true]
  return [...texts, {}, file, ...numbers]
}

/** A value that a schema takes: of what is left out if need be, something that is given. Throws where none is known. */
export function someValid(schema: Schema, name = ''): unknown {
  const isTaken = (value: unknown) => z.safeParse(schema, value).success
  const taken = (values: unknown[]) => values.flatMap((value) => [value, JSON.stringify(value)]).find(isTaken)
  const found = (Object.hasOwn(known, name) ? taken([known[name]]) : undefined) ?? taken(candidates(schema))
  if (found === undefined && !isTaken(undefined)) throw new Error(`no value is known for ${name}`)
  return found
}
