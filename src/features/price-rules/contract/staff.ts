import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { day, flag, inCents, line, listFrom, maybe, money, numeric, optional, wholeNumber } from '#kit/shared/fields.ts'
import { flows, priceRule, promoMax, promoTerms, ruleKinds } from '../contract.ts'
import { words } from '../words.ts'

/** Rules and promo codes in the office; no page of visitors loads this. */

const id = wholeNumber({ min: 1, max: 999_999_999, message: () => words.noSuch })

/** From -100 to 1000, to one decimal; both are limits of the database, too. */
const percent = z.pipe(
  decimal(),
  z.number({ error: () => words.noPercent }).check(
    z.minimum(-100, { error: () => words.noPercent }),
    z.maximum(999.9, { error: () => words.noPercent }),
    z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, { error: () => words.noPercent }),
  ),
)

const signed = z.pipe(
  decimal(),
  z.number({ error: () => words.noAmount }).check(
    z.minimum(-99_999, { error: () => words.noAmount }),
    z.maximum(99_999, { error: () => words.noAmount }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: () => words.noAmount }),
    inCents,
  ),
)

function decimal() {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.trim().replace(',', '.').replace('−', '-') : value)),
    numeric(),
  )
}

const yearly = z
  .string({ error: () => words.noSeason })
  .check(z.refine((text) => isYearly(text), { error: () => words.noSeason }))

/** `MM-DD` of any year, and so February 29 too. */
const isYearly = (text: string) => z.safeParse(day(), `2000-${text}`).success

const choices = <S extends z.ZodMiniType>(item: S) => z.pipe(listFrom, z.array(item))

/** A change is either in percent or in money, and is one. */
const isOneChange = z.refine<{ percent?: number | undefined; cents?: number | undefined }>(
  ({ percent, cents }) => (percent === undefined) !== (cents === undefined) && (percent ?? cents) !== 0,
  { path: ['change'], error: () => words.noChange },
)

const isInOrder = z.refine<{ starts_on: string; ends_on?: string | undefined }>(
  ({ starts_on, ends_on }) => ends_on === undefined || starts_on <= ends_on,
  { path: ['ends_on'], error: () => words.endsBefore },
)

/** What a rule of a kind cannot be without, and what is said where it lacks. */
const needed = {
  weekday: ['weekdays', () => words.noWeekday],
  season: ['from', () => words.noSeason],
  early: ['days', () => words.noDays],
  late: ['days', () => words.noDays],
  length: ['least', () => words.noLength],
} as const

export const ruleForm = z
  .object({
    /** Without one it is new. */
    id: maybe(id),
    kind: z.enum(ruleKinds, { error: () => words.noKind }),
    name: line({ min: 1, max: 40, message: () => words.noName }),
    name_de: optional(line({ max: 40, message: () => words.noName })),
    percent: maybe(percent),
    cents: maybe(signed),
    weekdays: choices(wholeNumber({ max: 6, message: () => words.noWeekday })),
    from: maybe(yearly),
    until: maybe(yearly),
    days: maybe(wholeNumber({ max: 731, message: () => words.noDays })),
    least: maybe(wholeNumber({ min: 1, max: 30, message: () => words.noLength })),
    vehicle_types: choices(z.enum(vehicleTypes, { error: () => words.noType })),
    flows: choices(z.enum(flows, { error: () => words.noFlow })).check(z.minLength(1, { error: () => words.noFlow })),
    starts_on: day(),
    ends_on: maybe(day()),
    active: z._default(flag(), true),
  })
  .check(
    isOneChange,
    isInOrder,
    z.check((payload) => {
      const { value } = payload
      const [field, message] = needed[value.kind]
      const given = value[field]
      if (given === undefined || (Array.isArray(given) && given.length === 0) || (field === 'from' && !value.until)) {
        payload.issues.push({ code: 'custom', path: [field], message: message(), input: given })
      }
    }),
  )
export type RuleForm = z.output<typeof ruleForm>

export const promoCode = z.extend(promoTerms, {
  id: z.int(),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  /** Null: as often as anybody likes. */
  max_uses: z.nullable(z.int()),
  /** Bookings that stand. */
  uses: z.int(),
})
export type PromoCode = z.output<typeof promoCode>

export const promoForm = z
  .object({
    /** Without one it is new. */
    id: maybe(id),
    code: line({ min: 3, max: promoMax, pattern: /^[A-Za-z\d-]+$/, message: () => words.noCode }),
    percent: maybe(percent),
    cents: maybe(signed),
    starts_on: day(),
    ends_on: maybe(day()),
    max_uses: maybe(wholeNumber({ min: 1, max: 999_999, message: () => words.noUses })),
  })
  .check(
    isOneChange,
    isInOrder,
    z.refine(({ percent = 0, cents = 0 }) => percent <= 0 && cents <= 0, {
      path: ['change'],
      error: () => words.promoDearer,
    }),
  )
export type PromoForm = z.output<typeof promoForm>

export const getPrices = endpoint({
  summary: 'All price rules and promo codes, those that are switched off or over as well',
  method: 'GET',
  path: '/api/rere_get_prices/',
  access: 'admin',
  changesWith: ['prices', 'bookings'],
  answers: { 200: z.object({ rules: z.array(priceRule), promo_codes: z.array(promoCode) }) },
})

export const savePriceRule = endpoint({
  summary: 'Adds a price rule, or changes the one of the id. Bookings keep their prices',
  method: 'POST',
  path: '/api/rere_save_price_rule/',
  access: 'admin',
  repeatable: true,
  body: ruleForm,
  answers: { 201: priceRule },
})

export const removePriceRule = endpoint({
  summary: 'Removes a price rule. Bookings keep their prices',
  method: 'DELETE',
  path: '/api/rere_remove_price_rule/:id/',
  access: 'admin',
  params: z.object({ id }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

export const savePromoCode = endpoint({
  summary: 'Adds a promo code, or changes the one of the id. 422 where the code is there already',
  method: 'POST',
  path: '/api/rere_save_promo_code/',
  access: 'admin',
  repeatable: true,
  body: promoForm,
  answers: { 201: promoCode },
})

export const removePromoCode = endpoint({
  summary: 'Removes a promo code. Bookings made with it keep their prices',
  method: 'DELETE',
  path: '/api/rere_remove_promo_code/:id/',
  access: 'admin',
  params: z.object({ id }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})

/** What was paid, what it would be by the rules of today, and what by the changed ones. */
const compared = { cost: money, by_today: money, would_cost: money }

export const previewPrices = endpoint({
  summary:
    'What the bookings of the last twelve months would have cost by the rules of today with one added, changed or removed',
  method: 'GET',
  path: '/api/rere_preview_prices/',
  access: 'admin',
  query: z.object({
    /** JSON of a rule as it would be saved. */
    rule: z.optional(
      z.pipe(
        z.transform((text) => asJson(text)),
        ruleForm,
      ),
    ),
    remove: maybe(id),
  }),
  answers: {
    200: z.object({
      ...compared,
      bookings: z.int(),
      /** Those that the change alone makes dearer or cheaper. */
      changed: z.int(),
      /** The twelve months, the first one first: `YYYY-MM`. */
      months: z.array(z.object({ month: z.string(), ...compared })),
      /** Those of which it changes most. */
      examples: z.array(
        z.object({ day: z.string(), vehicle_name: z.string(), flow: z.enum(flows), length: z.number(), ...compared }),
      ),
    }),
  },
})
export type Preview = z.output<(typeof previewPrices)['answers'][200]>

function asJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text
  } catch {
    return text
  }
}
