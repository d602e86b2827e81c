import { nameOf } from '#features/price-rules/rules.ts'
import { readPricing } from '#features/price-rules/server/queries.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { LeastPrices } from '#features/vehicles/server/queries.ts'
import type { Context } from '#kit/server/http/context.ts'
import { wallClock } from '#kit/shared/day.ts'
import { knownAnswer } from '#kit/shared/known-answers.ts'
import { getBoatCosts } from '../../boat-costs/contract.ts'
import { extrasOf } from '../../boat-costs/rules.ts'
import { boatCostsOf } from '../../boat-costs/server/queries.ts'
import { daysOfRules, leastOf } from '../../rules/least.ts'
import type { Business } from '../../rules.ts'

/** What vehicles cost by the price rules, as of today. */
export function leastPrices({ sql, clock, env }: Pick<Context, 'sql' | 'clock' | 'env'>): LeastPrices {
  const now = () => wallClock(env.timeZone, clock())
  const readBusiness = async (): Promise<Business> => {
    const [settings, { rules: priceRules, terms, extras }] = await Promise.all([
      readBusinessSettings(sql, 'rental'),
      readPricing(sql),
    ])
    return { settings, priceRules, terms, extras, timeZone: env.timeZone, now: now() }
  }
  return {
    today: () => now().day,
    of: async (vehicles) => {
      const business = await readBusiness()
      const days = daysOfRules(business)
      if (days.length === 0) return vehicles
      return vehicles.map((vehicle) => ({ ...vehicle, least: leastOf(vehicle, days, business) }))
    },
    costs: async (vehicle) => {
      const business = await readBusiness()
      const costs = boatCostsOf(vehicle, business)
      return {
        answer: knownAnswer(getBoatCosts, { params: { vehicleName: vehicle.name } }, costs),
        spans: costs.spans,
        addOns: () => extrasOf(vehicle, business.extras).map((row) => ({ ...row, name: nameOf(row), per: row.unit })),
      }
    },
  }
}
