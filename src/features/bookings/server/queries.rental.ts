import { type Exclusions, exclusionsOf, type Identity } from '#features/blocked-customers/rules.ts'
import { readBlockedCustomers } from '#features/blocked-customers/server/queries.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import { Memory } from '#kit/server/cache.ts'
import type { Context } from '#kit/server/context.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Business, CalendarDay } from '../rules.ts'
import { readBlockedDays } from './queries.ts'

/** What every booking is decided on, from exact memory: fleet, opening hours, blocked days and customers. */
export type Rental = ReturnType<typeof rememberRental>

export function rememberRental({ sql, live, env, clock }: Pick<Context, 'sql' | 'live' | 'env' | 'clock'>) {
  const fleet = new Memory<Vehicle[]>(live, ['vehicles'])
  const settings = new Memory<BusinessSettings>(live, ['settings'])
  const blockedDays = new Memory<ReadonlySet<Day>>(live, ['blocked-days'])
  const blockedCustomers = new Memory<Exclusions>(live, ['blocked-customers'])

  const readFleet = () => fleet.read('', () => readVehicles(sql))
  const now = () => wallClock(env.timeZone, clock())
  const readExclusions = async () => exclusionsOf(await readBlockedCustomers(sql), env.business.country)
  const readBlocked = () => blockedDays.read('', () => readBlockedDays(sql))

  return {
    now,
    readFleet,

    async findVehicle(id: number): Promise<Vehicle> {
      const vehicle = (await readFleet()).find((one) => one.id === id)
      if (!vehicle) throw invalid([{ field: 'vehicle', message: 'Please choose a vehicle' }])
      return vehicle
    },

    readBusiness: async (): Promise<Business> => ({
      settings: await settings.read('', () => readBusinessSettings(sql, 'rental')),
      timeZone: env.timeZone,
      now: now(),
    }),

    readDay: async (date: Day): Promise<CalendarDay> => ({
      date,
      blocked: (await readBlocked()).has(date),
    }),

    readBlocked,

    /** Whether staff excluded this customer from booking. */
    isShutOut: async (customer: Identity): Promise<boolean> =>
      (await blockedCustomers.read('', readExclusions)).excludes(customer),
  }
}
