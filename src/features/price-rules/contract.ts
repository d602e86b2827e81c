import * as z from 'zod/mini'
import { vehicleTypes } from '#features/vehicles/contract.ts'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, money } from '#kit/shared/fields.ts'
import { words } from './words.ts'

/** What a rule looks at: the days or nights booked, the days between booking and boarding, or how long it is. */
export const ruleKinds = ['weekday', 'season', 'early', 'late', 'length'] as const
export type RuleKind = (typeof ruleKinds)[number]

export const flows = ['hours', 'days'] as const
export type Flow = (typeof flows)[number]

/** A change is in percent of the price list, to one decimal, or money for the booking; below zero it is cheaper. */
const change = { percent: z.nullable(z.number()), cents: z.nullable(money) }

export const priceRule = z.object({
  id: z.int(),
  kind: z.enum(ruleKinds),
  name: z.string(),
  /** Empty where nobody said it in German. */
  name_de: z.string(),
  ...change,
  /** Of `weekday`: 0 is Sunday. */
  weekdays: z.array(z.int()),
  /** Of `season`: `MM-DD`, both counted; it may wrap over the year end. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Of `early` at least, of `late` at most so many days before the first one. */
  days: z.nullable(z.int()),
  /** Of `length`: hours, or nights. */
  least: z.nullable(z.int()),
  /** Empty: for all. */
  vehicle_types: z.array(z.enum(vehicleTypes)),
  flows: z.array(z.enum(flows)),
  /** The days on which somebody books. */
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  active: z.boolean(),
})
export type PriceRule = z.output<typeof priceRule>

export const promoMax = 15

/** As customers type it, in any case; shorter than the code of a voucher, so that nobody takes one for the other. */
export const promoText = line({ max: promoMax, message: () => words.noPromo })

/** What a promo code takes off the price of the boat: percent or money below zero. */
export const promoTerms = z.object({ code: z.string(), ...change })
export type PromoTerms = z.output<typeof promoTerms>

export const checkPromoCode = endpoint({
  summary:
    'What a promo code takes off the price of the boat; codes that are none are counted, and soon refused with 429',
  method: 'GET',
  path: '/api/rere_check_promo_code/',
  access: 'anyone',
  query: z.object({ promo_code: promoText }),
  answers: {
    /** Without terms: why not. */
    200: z.object({ terms: z.nullable(promoTerms), refusal: z.string() }),
  },
})
