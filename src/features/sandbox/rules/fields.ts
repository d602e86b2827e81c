import * as z from 'zod/mini'
import type { Day } from '#kit/shared/day.ts'
import * as fields from '#kit/shared/fields.ts'
import { type Cents, toCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { SandboxField, SandboxValue, SandboxValues } from '../contract.ts'

/** What of a template can be edited, and how a value that somebody gave is read. `V` is what the template is given. */
export type Field<V> = Omit<SandboxField, 'name' | 'part' | 'sample'> & {
  part?: string
  sample: (today: Day) => SandboxValue
  schema: z.ZodMiniType<V>
}

export type Fields = Readonly<Record<string, Field<unknown>>>
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer V> ? V : never }

type TextOptions = { max?: number; optional?: boolean; pattern?: RegExp }

/** One line of text. */
export function line(label: string, sample: string, { max = 50, optional = false, pattern }: TextOptions = {}) {
  const message = `Please enter ${pattern ? 'it as in the sample' : 'one line'}, at most ${max} characters`
  const schema = fields.line({ min: optional ? 0 : 1, max, message, ...(pattern && { pattern }) })
  return { label, kind: 'line', sample: () => sample, max, optional, schema } satisfies Field<string>
}

/** Text of several lines. */
export function paragraph(label: string, sample: string, { max = 500, optional = false }: TextOptions = {}) {
  const message = `Please enter at most ${max} characters`
  const schema = fields.paragraph({ min: optional ? 0 : 1, max, message })
  return { label, kind: 'paragraph', sample: () => sample, max, optional, schema } satisfies Field<string>
}

export const email = (label: string, sample: string) =>
  ({ label, kind: 'line', sample: () => sample, max: 50, schema: fields.email() }) satisfies Field<string>

/** An amount of money: dollars where it is edited, cents where it is used. */
export function amount(label: string, sample: number, unit = '$') {
  const max = 99_999
  const message = `Please enter an amount up to ${max}`
  const schema = z.pipe(
    fields.amount({ max, message }),
    z.transform((units): Cents => toCents(units as number)),
  )
  return { label, kind: 'amount', sample: () => sample, max, unit, schema } satisfies Field<Cents>
}

export function number(label: string, sample: number, { min = 1, max = 99 }: { min?: number; max?: number } = {}) {
  const schema = fields.wholeNumber({ min, max, message: `Please enter a number from ${min} to ${max}` })
  return { label, kind: 'number', sample: () => sample, min, max, step: 1, schema } satisfies Field<number>
}

/** An hour on the wall clock, in halves. */
export function hour(label: string, sample: number) {
  const schema = fields.halfHourSteps({ max: 23.5, message: 'Please enter a whole or half hour' })
  return { label, kind: 'number', sample: () => sample, min: 0, max: 23.5, step: 0.5, schema } satisfies Field<number>
}

/** A day; in the sample so many days from today. */
export function day(label: string, sample: (today: Day) => Day) {
  const message = 'Please select a day from 2000 to 2099'
  const schema = fields.day(message).check(z.regex(/^20/, { error: message }))
  return { label, kind: 'day', sample, schema } satisfies Field<Day>
}

export const flag = (label: string, sample: boolean) =>
  ({ label, kind: 'flag', sample: () => sample, schema: fields.flag() }) satisfies Field<boolean>

/** One of several, by the first unless said otherwise. */
export function choice<const C extends Readonly<Record<string, string>>>(
  label: string,
  choices: C,
  sample: keyof C & string,
) {
  type Value = keyof C & string
  const names = Object.keys(choices) as [Value, ...Value[]]
  return {
    label,
    kind: 'choice',
    sample: () => sample,
    choices: names.map((value) => ({ value, label: choices[value] ?? value })),
    schema: z.enum(names, { error: 'Please choose one' }) as unknown as z.ZodMiniType<Value>,
  } satisfies Field<Value>
}

/** Puts fields below a heading. */
export const under = <F extends Fields>(part: string, some: F): F =>
  Object.fromEntries(Object.entries(some).map(([name, field]) => [name, { ...field, part }])) as F

/** Some of the fields, in their order. */
export function only<F extends Fields, K extends keyof F & string>(some: F, ...names: readonly K[]): Pick<F, K> {
  const kept = Object.entries(some).filter(([name]) => (names as readonly string[]).includes(name))
  return Object.fromEntries(kept) as Pick<F, K>
}

/** As answers tell them, the samples made for a day. */
export const presentFields = (some: Fields, today: Day): SandboxField[] =>
  Object.entries(some).map(([name, { schema: _, sample, part = 'Values', ...field }]) => ({
    name,
    part,
    sample: sample(today),
    ...field,
  }))

/** The values a template works with: those given, and the sample for the rest; or what is wrong, by field. */
export function readValues<F extends Fields>(
  some: F,
  given: SandboxValues,
  today: Day,
): { values: ValuesOf<F> } | { errors: FieldError[] } {
  const errors: FieldError[] = []
  const values = Object.entries(some).map(([name, { schema, sample }]) => {
    const read = schema.safeParse(Object.hasOwn(given, name) ? given[name] : sample(today))
    if (!read.success) errors.push({ field: name, message: read.error.issues[0]?.message ?? '' })
    return [name, read.data]
  })
  return errors.length > 0 ? { errors } : { values: Object.fromEntries(values) as ValuesOf<F> }
}
