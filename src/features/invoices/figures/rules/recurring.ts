import type { Cents } from '#kit/shared/money.ts'
import type { RecurringMonth } from '../contract.ts'

/** What a customer was invoiced for a month, net, less what was taken back of it. */
export type MonthlyNet = { customer: number; month: string; net: Cents }

/** How monthly revenue changed from month to month, of all but the first: each month is the one before with its changes. */
export const recurringOf = (sums: readonly MonthlyNet[], months: readonly string[]): RecurringMonth[] => {
  const byMonth = Map.groupBy(
    sums.filter(({ net }) => net > 0),
    ({ month }) => month,
  )
  const netsOf = (month = '') => new Map(byMonth.get(month)?.map(({ customer, net }) => [customer, net]))
  return months.slice(1).map((month, i) => {
    const [before, now] = [netsOf(months[i]), netsOf(month)]
    const change = { gained: 0, more: 0, less: 0, lost: 0 }
    for (const customer of new Set([...before.keys(), ...now.keys()])) {
      const [was, is] = [before.get(customer) ?? 0, now.get(customer) ?? 0]
      change[was === 0 ? 'gained' : is === 0 ? 'lost' : is > was ? 'more' : 'less'] += is - was
    }
    return { month, total: [...now.values()].reduce((sum, net) => sum + net, 0), ...change }
  })
}
