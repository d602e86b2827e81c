import { monthDayOf, typedDayOf } from '#features/settings/screens/office/hours-draft.ts'
import type { VehicleType } from '#features/vehicles/contract.ts'
import type { Day } from '#kit/shared/day.ts'
import { toUnits } from '#kit/shared/money.ts'
import { asTyped } from '#kit/shared/typed-numbers.ts'
import type { PromoCode } from '../contract/staff.ts'
import type { Flow, PriceRule, RuleKind } from '../contract.ts'

/** How much dearer or cheaper, as it is typed. */
export type ChangeDraft = { way: 'less' | 'more'; unit: 'percent' | 'amount'; by: string }

export type SpanDraft = { starts_on: string; ends_on: string }

/** A rule as it is typed. */
export type RuleDraft = ChangeDraft &
  SpanDraft & {
    id: number | undefined
    kind: RuleKind
    name: string
    name_de: string
    weekdays: readonly number[]
    from: string
    until: string
    days: string
    least: string
    vehicle_types: readonly VehicleType[]
    flows: readonly Flow[]
    active: boolean
  }

/** A promo code as it is typed. */
export type PromoDraft = ChangeDraft & SpanDraft & { id: number | undefined; code: string; max_uses: string }

const typed = (value: number | null) => (value === null ? '' : asTyped(value))

function changeDraft({ percent, cents }: { percent: number | null; cents: number | null }): ChangeDraft {
  const by = percent ?? (cents === null ? 0 : toUnits(cents))
  return { way: by > 0 ? 'more' : 'less', unit: cents === null ? 'percent' : 'amount', by: typed(Math.abs(by)) }
}

const noChange: ChangeDraft = { way: 'less', unit: 'percent', by: '' }

/** A form for a rule, or for a new one from today on. */
export function ruleDraft(rule: PriceRule | undefined, today: Day): RuleDraft {
  if (!rule) {
    const span = { starts_on: today, ends_on: '' }
    const nothing = { weekdays: [], from: '', until: '', days: '', least: '', vehicle_types: [] }
    const what = { id: undefined, kind: 'weekday' as const, name: '', name_de: '', active: true }
    return { ...what, ...nothing, ...noChange, ...span, way: 'more', flows: ['hours', 'days'] }
  }
  const { id, kind, name, name_de, weekdays, from, until, days, least, vehicle_types, flows, active } = rule
  return {
    ...{ id, kind, name, name_de, weekdays, vehicle_types, flows, active },
    ...changeDraft(rule),
    from: from ? typedDayOf(from) : '',
    until: until ? typedDayOf(until) : '',
    days: typed(days),
    least: typed(least),
    starts_on: rule.starts_on,
    ends_on: rule.ends_on ?? '',
  }
}

export function promoDraft(promo: PromoCode | undefined, today: Day): PromoDraft {
  if (!promo) return { id: undefined, code: '', ...noChange, starts_on: today, ends_on: '', max_uses: '' }
  const { id, code, starts_on, ends_on, max_uses } = promo
  return { id, code, ...changeDraft(promo), starts_on, ends_on: ends_on ?? '', max_uses: typed(max_uses) }
}

/** In the currency's unit, as it is sent. */
function sentChange({ way, unit, by }: ChangeDraft) {
  const value = by.trim() === '' ? '' : `${way === 'less' ? '-' : ''}${by.trim()}`
  return { percent: unit === 'percent' ? value : '', cents: unit === 'amount' ? value : '' }
}

/** As the call takes it: nothing that its kind does not ask. */
export function sentRule({ way, unit, by, from, until, ...draft }: RuleDraft) {
  return {
    ...draft,
    ...sentChange({ way, unit, by }),
    from: from && monthDayOf(from),
    until: until && monthDayOf(until),
  }
}

export const sentPromo = ({ way, unit, by, ...draft }: PromoDraft) => ({ ...draft, ...sentChange({ way, unit, by }) })
