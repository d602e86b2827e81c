import { addMonths, type Day, firstOfMonth } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Preview, RuleForm } from '../contract/staff.ts'
import type { PriceRule, PromoTerms } from '../contract.ts'
import { type Occasion, ruleLines } from '../rules.ts'

/** A booking as it was made. */
export type Made = Occasion & {
  vehicle_name: string
  cost: Cents
  /** The price of the list then, and what rules and a code made of it. */
  base: Cents
  changed: Cents
  promo: PromoTerms | null
  /** Staff agreed on another price: no rule changes it. */
  is_agreed: boolean
}

const mostExamples = 5

/** The twelve whole months before a day: from the first day of the first one, up to the day after the last one. */
export function lastYear(today: Day): { from: Day; to: Day } {
  const to = firstOfMonth(today)
  return { from: addMonths(to, -12), to }
}

/** The rules of today as one changed, added or removed would leave them, whatever day they begin on. */
export function rulesAfter(
  rules: readonly PriceRule[],
  { changed, removed }: { changed?: PriceRule | undefined; removed?: number | undefined },
  today: Day,
): PriceRule[] {
  const others = rules.filter(({ id }) => id !== removed && id !== changed?.id)
  return [...others, ...(changed ? [changed] : [])]
    .filter(({ active, ends_on }) => active && (ends_on === null || ends_on >= today))
    .map((rule) => ({ ...rule, starts_on: '0001-01-01', ends_on: null }))
}

/** The rules of today, and as they would be. */
type Both = { today: readonly PriceRule[]; after: readonly PriceRule[] }

/** What bookings cost, and would have cost by rules; told of one after the other, since there may be many. */
export function comparison({ today, after }: Both, from: Day) {
  const none = { cost: 0, by_today: 0, would_cost: 0 }
  const months = Array.from({ length: 12 }, (_, i) => ({ month: addMonths(from, i).slice(0, 7), ...none }))
  const all = { ...none, bookings: 0, changed: 0 }
  let examples: Preview['examples'] = []
  return {
    add(made: Made): void {
      const { cost, day, vehicle_name, flow, length } = made
      const costs = { cost, by_today: costBy(today, made), would_cost: costBy(after, made) }
      for (const sum of [all, months.find(({ month }) => day.startsWith(month))]) {
        if (!sum) continue
        sum.cost += costs.cost
        sum.by_today += costs.by_today
        sum.would_cost += costs.would_cost
      }
      all.bookings++
      if (distance(costs) === 0) return
      all.changed++
      const least = examples.at(-1)
      if (examples.length === mostExamples && least && distance(least) >= distance(costs)) return
      examples = [...examples, { day, vehicle_name, flow, length, ...costs }]
        .toSorted((a, b) => distance(b) - distance(a))
        .slice(0, mostExamples)
    },
    result: (): Preview => ({ ...all, months, examples }),
  }
}

const distance = ({ by_today, would_cost }: { by_today: Cents; would_cost: Cents }) => Math.abs(would_cost - by_today)

function costBy(rules: readonly PriceRule[], made: Made): Cents {
  const { cost, base, changed, promo, is_agreed } = made
  if (is_agreed) return cost
  const lines = ruleLines(base, made, { rules, ...(promo && { promo }) })
  return cost - changed + lines.reduce((sum, line) => sum + line.cents, 0)
}

/** The conditions that a rule of its kind has; what else was sent is none. */
export function ruleOf(form: RuleForm, id: number): PriceRule {
  const { kind, name, name_de, percent = null, cents = null, vehicle_types, flows, starts_on, active } = form
  const isSeason = kind === 'season'
  return {
    id,
    kind,
    name,
    name_de,
    percent,
    cents,
    weekdays: kind === 'weekday' ? [...new Set(form.weekdays)].toSorted() : [],
    from: (isSeason && form.from) || null,
    until: (isSeason && form.until) || null,
    days: kind === 'early' || kind === 'late' ? (form.days ?? null) : null,
    least: kind === 'length' ? (form.least ?? null) : null,
    vehicle_types: [...new Set(vehicle_types)],
    flows: [...new Set(flows)],
    starts_on,
    ends_on: form.ends_on ?? null,
    active,
  }
}
