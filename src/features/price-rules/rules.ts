import { isWithin } from '#features/settings/rules.ts'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { addDays, type Day, daysBetween, formatDate, weekday } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Flow, PriceRule, PromoTerms } from './contract.ts'
import type { ExtraRow } from './extras/contract.ts'
import type { Terms } from './terms/contract.ts'
import { words } from './words.ts'

/** What a line of a quote is by a rule or a promo code, so that a kept booking tells it in any language. */
export type Reason =
  | (Pick<PriceRule, 'name' | 'name_de' | 'percent'> & {
      rule: number
      /** Of a stay, where the rule counts for some of its nights only. */
      nights?: number
    })
  | { promo: PromoTerms }

/** What a line of an extra is for, as it was called when it was booked. */
export type ToldExtra = Pick<ExtraRow, 'key' | 'name' | 'name_de'>

/** The label is kept in the first language. */
export type PriceLine = { label: string; cents: Cents; reason?: Reason; extra?: ToldExtra }

/** What is booked, as far as rules ask: `length` in hours or nights, `booked` the day on which it is. */
export type Occasion = { type: VehicleType; flow: Flow; day: Day; length: number; booked: Day }

/** What decides on a price besides the price list: rules, terms, extras, a promo code, and the days of the booking and of booking. */
export type Pricing = {
  rules: readonly PriceRule[]
  terms: readonly Terms[]
  extras: readonly ExtraRow[]
  promo?: PromoTerms | undefined
  day: Day
  booked: Day
}

/** By the price list alone, without extras. */
export const listPrice: Pricing = { rules: [], terms: [], extras: [], day: '2000-01-01', booked: '2000-01-01' }

/** Whether a rule is one for what is booked on a day. */
export const isInForce = ({ active, starts_on, ends_on }: PriceRule, booked: Day): boolean =>
  active && starts_on <= booked && (ends_on === null || booked <= ends_on)

/** What a rule looks at by itself: each night of a stay by its first day, and hours as one. */
const unitsOf = ({ flow, day, length }: Occasion): Day[] =>
  flow === 'hours' || length === 0 ? [day] : Array.from({ length }, (_, i) => addDays(day, i))

/** For how many of the units of a booking a rule counts. */
function countsFor(rule: PriceRule, occasion: Occasion, units: readonly Day[]): number {
  const { type, flow, day, length, booked } = occasion
  if (!rule.flows.includes(flow) || (rule.vehicle_types.length > 0 && !rule.vehicle_types.includes(type))) return 0
  const ahead = daysBetween(booked, day)
  switch (rule.kind) {
    case 'weekday':
      return units.filter((unit) => rule.weekdays.includes(weekday(unit))).length
    case 'season':
      return units.filter((unit) => isWithin(unit, yearly(rule.from), yearly(rule.until))).length
    case 'early':
      return ahead >= (rule.days ?? 0) ? units.length : 0
    case 'late':
      return ahead <= (rule.days ?? 0) ? units.length : 0
    case 'length':
      return length >= (rule.least ?? 0) ? units.length : 0
  }
}

const yearly = (monthDay: string | null) => monthDay && `2000-${monthDay}`

/** To whole cents, halves away from zero: the one place where a price of a rule or a promo code is rounded. */
const rounded = (cents: number): Cents => Math.sign(cents) * Math.round(Math.abs(cents))

/**
 * What the rules and a promo code make of the price of a boat, as further lines. Each rule is reckoned on the price of the
 * list alone, so that their order is no matter: what makes dearer comes first, and what makes cheaper takes away no more
 * than is there. The code comes last and is a part of what is left. Lines of nothing are left out.
 */
export function ruleLines(base: Cents, occasion: Occasion, { rules, promo }: Pick<Pricing, 'rules' | 'promo'>) {
  const units = unitsOf(occasion)
  const wanted = rules
    .filter((rule) => isInForce(rule, occasion.booked))
    .map((rule) => changeBy(rule, base, { counts: countsFor(rule, occasion, units), of: units.length }))
    .toSorted((a, b) => Number(b.cents > 0) - Number(a.cents > 0))
  const offered = promo ? [...wanted, undefined] : wanted
  let left = base
  return offered.flatMap((line): PriceLine[] => {
    const next = line ?? byPromo(left, promo as PromoTerms)
    const cents = Math.max(next.cents, -left)
    left += cents
    return cents === 0 ? [] : [{ ...next, cents }]
  })
}

function changeBy(rule: PriceRule, base: Cents, { counts, of }: { counts: number; of: number }): PriceLine {
  const { id, name, name_de, percent } = rule
  const cents =
    percent === null ? (counts > 0 ? (rule.cents ?? 0) : 0) : rounded((base * counts * tenths(percent)) / (of * 1000))
  return told({ rule: id, name, name_de, percent, ...(percent !== null && counts < of && { nights: counts }) }, cents)
}

const byPromo = (left: Cents, promo: PromoTerms): PriceLine =>
  told({ promo }, promo.percent === null ? (promo.cents ?? 0) : rounded((left * tenths(promo.percent)) / 1000))

/** Whole: 7.5 is no exact number of a computer, 75 is. */
const tenths = (percent: number) => Math.round(percent * 10)

const told = (reason: Reason, cents: Cents): PriceLine => ({ label: reasonWords(reason), cents, reason })

/** Why a line is there, in the language that is spoken: `Weekend, +10% on 2 nights`. */
export function reasonWords(reason: Reason): string {
  if ('promo' in reason) {
    const { code, percent } = reason.promo
    return words.promoLine(code, percent === null ? '' : words.percent(percent))
  }
  const { percent, nights } = reason
  return words.ruleLine(nameOf(reason), percent === null ? '' : words.percent(percent), nights)
}

/** A rule has the name of the other language where nobody gave it one. */
export const nameOf = ({ name, name_de }: Pick<PriceRule, 'name' | 'name_de'>): string =>
  (language() === 'de' && name_de) || name

/** Codes are the same however they are written. */
export const normalizePromo = (code: string): string => code.normalize('NFKC').replace(/\s/gu, '').toUpperCase()

type Standing = { starts_on: Day; ends_on: Day | null; max_uses: number | null; uses: number }

/** Why a promo code does not count on a day, or undefined. */
export function promoRefusal(promo: Standing | undefined, code: string, today: Day): string | undefined {
  if (!promo) return words.promoUnknown(code)
  if (today < promo.starts_on) return words.promoNotYet(code, formatDate(promo.starts_on))
  if (promo.ends_on !== null && today > promo.ends_on) return words.promoOver(code, formatDate(promo.ends_on))
  return promo.max_uses !== null && promo.uses >= promo.max_uses ? words.promoUsedUp(code) : undefined
}
