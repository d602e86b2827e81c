import { type Exclusions, exclusionsOf, type Identity } from '#features/blocked-customers/rules.ts'
import { readBlockedCustomers } from '#features/blocked-customers/server/queries.ts'
import type { getPricing } from '#features/price-rules/contract/pricing.ts'
import { readPricing } from '#features/price-rules/server/queries.ts'
import type { BusinessSettings } from '#features/settings/contract.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { readVehicles } from '#features/vehicles/server/queries.ts'
import { Memory } from '#kit/server/cache/cache.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { invalid } from '#kit/shared/problem.ts'
import { type Closed, readClosed } from '../../closures/server/queries.ts'
import { type Away, awayTimes, type Out, outWith } from '../../rules/handover.ts'
import type { Business, CalendarDay, Known } from '../../rules.ts'
import { words } from '../../words.ts'
import { type Busy, readBooked, withAway } from '../queries.ts'
import { readOuts } from './handover.ts'

/** What every booking is decided on, from exact memory: fleet, opening hours, price rules, extras, blocked days and customers. */
export type Rental = ReturnType<typeof rememberRental>

export function rememberRental({ sql, live, env, clock }: Pick<Context, 'sql' | 'live' | 'env' | 'clock'>) {
  const fleet = new Memory<Vehicle[]>(live, ['vehicles'])
  const settings = new Memory<BusinessSettings>(live, ['settings'])
  const pricing = new Memory<Answer<typeof getPricing>>(live, ['prices'])
  const booked = new Memory<Busy>(live, ['bookings'], sizeOfBusy)
  const outs = new Memory<readonly Out[]>(live, ['handovers'])
  const closed = new Memory<Closed>(live, ['blocked-days', 'vehicles'])
  const blockedCustomers = new Memory<Exclusions>(live, ['blocked-customers'])

  const readFleet = () => fleet.read('', () => readVehicles(sql))
  const readPrices = () => pricing.read('', () => readPricing(sql))
  const now = () => wallClock(env.timeZone, clock())
  const readExclusions = async () => exclusionsOf(await readBlockedCustomers(sql), env.business.country)
  const recallOuts = () => outs.read('', () => readOuts(sql, env.timeZone))
  const recallClosed = () => closed.read('', () => readClosed(sql, now().day))
  const readBlocked = async () => (await recallClosed()).days

  let lately: { outs: readonly Out[]; shut: readonly Away[]; minute: number; away: Away[]; name: string } | undefined
  /**
   * Reckoned anew when a boat leaves or comes back, or something is closed or opened, and every minute while a boat is out:
   * every answer asks for it.
   */
  const awayNow = (known: readonly Out[], shut: readonly Away[]) => {
    const minute = known.length === 0 ? 0 : Math.floor(clock().epochMilliseconds / 60_000)
    if (lately?.outs !== known || lately.shut !== shut || lately.minute !== minute) {
      const away = [...(known.length === 0 ? [] : awayTimes(known, now())), ...shut]
      lately = { outs: known, shut, minute, away, name: nameOfTimes(away) }
    }
    return lately
  }
  /** When boats are away besides what is planned, as of now, or closed; the days that are blocked, and why the water is closed. */
  const readShut = async () => {
    const [known, { times, days: blocked, water }] = await Promise.all([recallOuts(), recallClosed()])
    return { ...awayNow(known, times), blocked, water }
  }
  const keptAway = () => {
    const [known, shut] = [outs.get(''), closed.get('')]
    return known && shut && awayNow(known, shut.times)
  }

  return {
    now,
    readFleet,

    async findVehicle(id: number): Promise<Vehicle> {
      const vehicle = (await readFleet()).find((one) => one.id === id)
      if (!vehicle) throw invalid([{ field: 'vehicle', message: words.chooseVehicle }])
      return vehicle
    },

    async readBusiness(): Promise<Business> {
      const known = await settings.read('', () => readBusinessSettings(sql, 'rental'))
      const { rules: priceRules, terms, extras } = await readPrices()
      return { settings: known, timeZone: env.timeZone, now: now(), priceRules, terms, extras }
    },

    readExtras: async () => (await readPrices()).extras,

    readDay: async (date: Day): Promise<CalendarDay> => ({
      date,
      blocked: (await readBlocked()).has(date),
    }),

    readBlocked,

    readShut,

    readAway: async () => (await readShut()).away,

    /** When boats are taken in the days from `from` to `last`, and which days are blocked. */
    async readKnown(from: Day, last: Day): Promise<Known> {
      const [planned, { away, blocked }] = await Promise.all([
        booked.read(`${from}/${last}`, () => readBooked(sql, from, last)),
        readShut(),
      ])
      return { from, busy: withAway(planned, from, away), blocked }
    },

    /** Names what `readAway` says, and changes with it: by a handover or closure, or because a boat has become late meanwhile. */
    awayKey: (): string | (() => Promise<string>) => {
      const kept = keptAway()
      return kept ? kept.name : async () => (await readShut()).name
    },

    /** The same, and which times have passed: bookings begin on the half hour. */
    momentKey: (): string | (() => Promise<string>) => {
      const { day, hour } = now()
      const begun = `${day} ${Math.floor(hour * 2)} `
      const kept = keptAway()
      return kept ? begun + kept.name : async () => begun + (await readShut()).name
    },

    /** Who is out with a boat at the time that somebody else wants it. */
    findOut: async (wanted: Away): Promise<Out | undefined> => outWith(await recallOuts(), wanted, now()),

    /** Whether staff excluded this customer from booking. */
    isShutOut: async (customer: Identity): Promise<boolean> =>
      (await blockedCustomers.read('', readExclusions)).excludes(customer),
  }
}

const sizeOfBusy = (busy: Busy) => 500 + busy.size * 200

const nameOfTimes = (times: readonly Away[]) =>
  times.map(({ vehicleId, startsAt, endsAt }) => `${vehicleId}:${startsAt}:${endsAt}`).join()
