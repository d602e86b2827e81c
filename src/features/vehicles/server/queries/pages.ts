import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingHoursData } from '#features/settings/rules/structured-data.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { Memory } from '#kit/server/cache/cache.ts'
import type { Context } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Draw } from '#kit/server/pages/drawing-thread.ts'
import { type Drawn, sizeOfDrawn } from '#kit/server/pages/drawn.ts'
import type { Findable } from '#kit/server/pages/head.ts'
import { wallClock } from '#kit/shared/day.ts'
import { knownAnswer } from '#kit/shared/known-answers.ts'
import { languageAt, languages, prefixOf } from '#kit/shared/language.ts'
import { rentalCurrency } from '#kit/shared/money.ts'
import { getAllVehicles, getBoat, type Vehicle, type VehicleType } from '../../contract.ts'
import { boatNamed, similarTo } from '../../rules/boat.ts'
import { fleetData } from '../../rules/structured-data.ts'
import { readVehicles } from '../queries.ts'

type Page = Drawn | undefined

/** Pages that show boats, as they are now: drawn when first asked for, and anew once a boat or the settings changed. */
export function boatPages({ sql, live, clock, env }: Pick<Context, 'sql' | 'live' | 'clock' | 'env'>, draw: Draw) {
  const fleetMemory = new Memory<Vehicle[]>(live, ['vehicles'], (fleet) => 2000 * fleet.length)
  const readFleet = () => fleetMemory.read('', () => readVehicles(sql))
  const pages = new Memory<Page>(live, ['vehicles', 'settings'], (page) => (page ? sizeOfDrawn(page) : 0))
  /** The currency is followed a moment after the settings changed. */
  const kept = (path: string, make: () => Promise<Page>): Page | Promise<Page> => {
    const key = `${rentalCurrency()} ${path}`
    return pages.get(key) ?? pages.read(key, make)
  }

  /** What search engines may know of the rental besides what the build does. */
  async function businessData(year: number): Promise<object> {
    const [settings, fleet] = await Promise.all([readBusinessSettings(sql, 'rental'), readFleet()])
    const geo = env.position && { geo: { '@type': 'GeoCoordinates', ...env.position } }
    return { ...geo, openingHoursSpecification: openingHoursData(settings, year), ...fleetData(fleet) }
  }

  return {
    overview: (path: string, type: VehicleType | 'all') =>
      kept(path, async () => {
        const fleet = await readFleet()
        const vehicles = fleet.filter((vehicle) => type === 'all' || vehicle.type === type)
        return draw(path, [knownAnswer(getAllVehicles, { params: { type } }, vehicles)])
      }),

    named: async (name: string) => boatNamed(await readFleet(), name),

    boat: (path: string, boat: Vehicle) =>
      kept(path, async () => {
        const [fleet, settings] = await Promise.all([readFleet(), readBusinessSettings(sql, 'rental')])
        const answer = { boat, similar: similarTo(boat, fleet) }
        return draw(path, [
          knownAnswer(getBoat, { params: { vehicleName: boat.name } }, answer),
          knownAnswer(getBusinessSettings, undefined, settings),
        ])
      }),

    business(path: string) {
      const year = Number(wallClock(env.timeZone, clock()).day.slice(0, 4))
      return kept(`${path} ${year}`, async () => ({
        moreData: await inLanguage(languageAt(path), () => businessData(year)),
      }))
    },

    /** The page of every boat, in every language. */
    found: async (): Promise<Findable[]> => {
      const fleet = await readFleet()
      return fleet.flatMap(({ name }) => {
        const bare = `/RentalRevolution/boats/${encodeURIComponent(name)}`
        const alternates = Object.fromEntries(languages.map((one) => [one, prefixOf(one) + bare]))
        return languages.map((one) => ({ path: prefixOf(one) + bare, head: { language: one, alternates } }))
      })
    },
  }
}
