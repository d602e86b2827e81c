import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatDuration } from '#kit/shared/duration.ts'
import { inFirstLanguage } from '#kit/shared/language.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import type { Flow } from '../contract.ts'
import type { PriceLine } from '../rules.ts'
import type { ExtraRow } from './contract.ts'
import { words } from './words.ts'

/** What of a booking decides on the price of its extras: `length` in hours or nights. */
export type TakenAlong = { flow: Flow; length: number; people: number }

/** Whether an extra is there for boats of a kind, by the hour or over days, put away or not. */
export const fits = ({ flows, vehicle_types }: ExtraRow, { type }: Pick<Vehicle, 'type'>, flow: Flow): boolean =>
  flows.includes(flow) && (vehicle_types.length === 0 || vehicle_types.includes(type))

/** What an extra costs in all. */
export function extraCost({ price, unit }: Pick<ExtraRow, 'price' | 'unit'>, taken: TakenAlong): Cents {
  if (unit === 'hour') return Math.round(price * taken.length)
  return price * (unit === 'person' ? taken.people : unit === 'day' ? daysOf(taken) : 1)
}

/** Hours are of one day, and so is a day without a night. */
const daysOf = ({ flow, length }: TakenAlong) => (flow === 'hours' ? 1 : Math.max(length, 1))

/** The line of a price. It is kept in the first language, with what the extra was called in both. */
export function extraLine(extra: ExtraRow, taken: TakenAlong): PriceLine {
  const { key, name, name_de } = extra
  const many = inFirstLanguage(() => manyWords(extra, taken))
  const label = many === '' ? name : `${name}, ${many}`
  return { label, cents: extraCost(extra, taken), extra: { key, name, name_de } }
}

/** Of what its price is for: `3 hours`, `2 persons`; empty where that goes without saying. */
function manyWords({ unit }: Pick<ExtraRow, 'unit'>, taken: TakenAlong): string {
  switch (unit) {
    case 'booking':
      return ''
    case 'day':
      return taken.flow === 'hours' || taken.length === 0 ? '' : words.nights(taken.length)
    case 'hour':
      return formatDuration(taken.length)
    case 'person':
      return words.persons(taken.people)
  }
}

/** `$5 per person`; over days what a day costs is said of a night. */
export function priceWords({ price, unit }: Pick<ExtraRow, 'price' | 'unit'>, flow?: Flow): string {
  const amount = formatMoney(price)
  if (unit === 'booking') return amount
  if (unit === 'day') return flow === 'days' ? words.perNight(amount) : flow === 'hours' ? amount : words.perDay(amount)
  return unit === 'hour' ? words.perHour(amount) : words.perPerson(amount)
}

/** How many are left where there are only so many: `2 left`; and that there are none. */
export const leftWords = (left: number): string => (left > 0 ? words.left(left) : words.noneLeft)
