import * as z from 'zod/mini'
import { clipClusters } from './clusters.ts'
import { type Cents, toCents } from './money.ts'
import type { FieldError } from './problem.ts'
import { words } from './words.ts'

/**
 * The kinds of fields that forms send. A form, multipart or query field arrives as text and JSON as a number or
 * boolean: both are accepted, and every message is the one to show beside the field.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const lineBreaks = /[\r\n\u2028\u2029]/

/** What is said beside the field; what is said in the asker's language is asked for when it is said. */
export type Message = string | (() => string)

type TextRules = {
  min?: number
  max: number
  message: Message
  tooLong?: Message
  pattern?: { test: (text: string) => boolean }
}

/** One line of trimmed text with lengths in UTF-16 units. */
export const line = (rules: TextRules) => textField(rules, (text) => !lineBreaks.test(text))

/** Trimmed text of several lines. Forms send each line break as two characters: it is one, as where it was typed. */
export const paragraph = (rules: TextRules) => textField(rules, () => true)

function textField({ min = 0, max, message, tooLong = message, pattern }: TextRules, fits: (text: string) => boolean) {
  return z.string({ error: message }).check(
    z.trim(),
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.maxLength(max, { error: tooLong }),
    z.refine(
      (text) =>
        text.length > max ||
        (text.length >= min && !controlCharacters.test(text) && fits(text) && (pattern?.test(text) ?? true)),
      {
        error: message,
      },
    ),
    z.overwrite((text) => (text.length > max ? text : clipClusters(text))),
  )
}

/** Absent counts as empty. */
export const optional = (schema: z.ZodMiniString) => z._default(schema, '')

/** An empty field of a form counts as absent. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  )

const atom = /^[\p{L}\p{M}\p{N}_%+'-]+$/u
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u
const topLevel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu

/** The standard pattern of an address, in whatever script: no piece between its dots is empty. */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    local.split('.').every((piece) => atom.test(piece)) &&
    labels.length > 1 &&
    labels.every((piece) => label.test(piece)) &&
    topLevel.test(labels.at(-1) ?? '')
  )
}

export const email = (max = 50) => line({ max, pattern: { test: isAddress }, message: () => words.noEmail })

/** Digits with an optional leading plus; what people write between them is dropped, and the zero of `+49 (0) 151` too. */
export const phone = ({ min = 0, max = 25 }: { min?: number; max?: number } = {}) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? dialled(value) : value)),
    line({ min, max, pattern: min > 0 ? /^\+?\d+$/ : /^(\+?\d+)?$/, message: () => words.noPhone }),
  )

function dialled(text: string): string {
  const digits = text.replace(/^(\s*\(?(?:\+|00)[\d\p{Zs}\p{Pd})]*)\(0\)/u, '$1').replace(/[\p{Zs}\p{Pd}/().]/gu, '')
  return digits === '' ? text.trim() : digits
}

/** Numbers come as text from forms; text that is none is left for the schema to refuse. */
const numberFrom = (pattern: RegExp) =>
  z.transform((value) =>
    typeof value === 'string' && pattern.test(value.trim()) ? Number(value.replace(',', '.')) : value,
  )

/** A whole number within limits, inclusive. */
export const wholeNumber = ({ min = 0, max, message }: { min?: number; max: number; message: Message }) =>
  z.pipe(
    numberFrom(/^-?\d{1,9}$/),
    z.int({ error: message }).check(z.minimum(min, { error: message }), z.maximum(max, { error: message })),
  )

/** Hours of the day or a duration, in steps of half an hour: 9, 9.5, "13.5". */
export const halfHourSteps = ({ min = 0, max = 24, message }: { min?: number; max?: number; message: Message }) =>
  z.pipe(
    numberFrom(/^\d{1,2}([.,]\d{1,2})?$/),
    z.number({ error: message }).check(
      z.minimum(min, { error: message }),
      z.maximum(max, { error: message }),
      z.refine((hours) => Number.isInteger(hours * 2), { error: message }),
    ),
  )

type AmountRules = { max?: number; message: Message }

const twoDecimals = ({ max = 999_999.99, message }: AmountRules) =>
  z.number({ error: message }).check(
    z.minimum(0, { error: message }),
    z.maximum(max, { error: message }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: message }),
  )
const decimals = /^\d{1,7}([.,]\d{1,2})?$/

/** A number with up to two decimals. Comma or dot. */
export const amount = (rules: AmountRules) => z.pipe(numberFrom(decimals), twoDecimals(rules))

/** As the contract marks numbers that are money, so that they are on their way in the currency's unit. */
const isMoney = true as const

/** The last check of a number that is sent in the currency's unit: it is read as cents. */
export const inCents = /* @__PURE__ */ Object.assign(/* @__PURE__ */ z.overwrite<number>(toCents), { isMoney })

/** Money that is sent: an amount in the currency's unit (dollars), as `max` is, and read as cents. */
export const moneyField = (rules: AmountRules) =>
  z.pipe(numberFrom(decimals), twoDecimals(rules).check(inCents) as z.ZodMiniType<Cents>)

const wholeCents = /* @__PURE__ */ z.refine<number>(Number.isSafeInteger)

/** Money that is answered: cents, which the answer carries in the currency's unit. */
export const money = /* @__PURE__ */ (() =>
  z.number().check(Object.assign(wholeCents, { isMoney })) as z.ZodMiniType<Cents, number>)()

/** true/false, however a form, a checkbox or JSON says it. Absent is false. */
export const flag = () =>
  z.pipe(
    z.transform((value) => {
      if (value === undefined || value === '' || value === 'false' || value === '0' || value === 'no') return false
      return value === 'true' || value === 'on' || value === '1' || value === 'yes' ? true : value
    }),
    z.boolean({ error: () => words.noChoice }),
  )

const dayPattern = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A calendar day that exists, as `YYYY-MM-DD`, of the years 1000 to 9999: others have no four digits in every time zone. */
export const day = (message: Message = () => words.noDate) =>
  z
    .string({ error: message })
    .check(z.refine((text) => dayPattern.test(text) && isOnCalendar(text), { error: message }))

/** Browsers disagree about February 30: some make it March 2, some an invalid date. */
const isOnCalendar = (text: string) => new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))

/** What a form's text of JSON stands for; anything else, and text that is none, is left for the schema to take or refuse. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** A list as JSON, as its text, or as a field of a form that comes once for each entry. */
export const listFrom = z.transform((value): unknown => {
  if (value === undefined || value === null || value === '') return []
  const entries = Array.isArray(value) ? value.map((entry) => fromJson(entry)) : fromJson(value)
  return Array.isArray(entries) ? entries : [entries]
})

/** One or several values of a repeated query parameter, as a list. */
export const list = <S extends z.ZodMiniType>(item: S, { max, message }: { max: number; message: Message }) =>
  z.pipe(
    z.transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])),
    z.array(item).check(z.minLength(1, { error: message }), z.maxLength(max, { error: message })),
  )

/** Of text or a number, the number it stands for; anything else is left for the schema to refuse. */
export const numeric = () =>
  z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value))

/** What is wrong with input, as the messages to show beside the fields. */
export const fieldErrors = ({ issues }: z.core.$ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({
    field: path.join('.'),
    message: message === unsaid ? words.checkValue : message,
  }))

/** What schemas say that were given no message. */
const unsaid = 'Invalid input'

/** What a schema finds wrong with input, as the messages to show beside the fields. Empty when nothing is. */
export function errorsOf(schema: z.ZodMiniType, input: unknown): FieldError[] {
  const result = schema.safeParse(input)
  return result.success ? [] : fieldErrors(result.error)
}
