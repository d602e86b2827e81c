import { readPriceRules } from '#features/price-rules/server/queries.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { LeastPrices } from '#features/vehicles/server/queries.ts'
import type { Context } from '#kit/server/http/context.ts'
import { wallClock } from '#kit/shared/day.ts'
import { daysOfRules, leastOf } from '../../rules/least.ts'

/** What vehicles cost at least by the price rules, as of today. */
export function leastPrices({ sql, clock, env }: Pick<Context, 'sql' | 'clock' | 'env'>): LeastPrices {
  const now = () => wallClock(env.timeZone, clock())
  return {
    today: () => now().day,
    of: async (vehicles) => {
      const [settings, priceRules] = await Promise.all([
        readBusinessSettings(sql, 'rental'),
        readPriceRules(sql, { activeOnly: true }),
      ])
      const business = { settings, priceRules, terms: [], extras: [], timeZone: env.timeZone, now: now() }
      const days = daysOfRules(business)
      if (days.length === 0) return vehicles
      return vehicles.map((vehicle) => ({ ...vehicle, least: leastOf(vehicle, days, business) }))
    },
  }
}
