import { getBusinessSettings } from '#features/settings/contract.ts'
import { openingHoursData, specialHoursData } from '#features/settings/rules/structured-data.ts'
import { readBusinessSettings } from '#features/settings/server/queries.ts'
import { withoutOver } from '#features/settings/special-days/rules.ts'
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
import { getBoat } from '../../boat-page/contract.ts'
import { getAllVehicles, type Vehicle, type VehicleType } from '../../contract.ts'
import { boatNamed, similarTo } from '../../rules/boat.ts'
import { type BoatAddresses, boatData, fleetData } from '../../rules/structured-data.ts'
import { type LeastPrices, readVehicles } from '../queries.ts'

type Page = Drawn | undefined

const pageOf = (name: string) => `/RentalRevolution/boats/${encodeURIComponent(name)}`

const addressesOf = ({ type, name }: Vehicle): BoatAddresses => ({
  page: pageOf(name),
  byHours: `/RentalRevolution/book/${type}/${encodeURIComponent(name)}`,
  byDays: `/RentalRevolution/book2/${type}/${encodeURIComponent(name)}`,
})

/** Pages that show boats, as they are now: drawn when first asked for, and anew once a boat or the settings changed. */
export function boatPages(
  { sql, live, clock, env }: Pick<Context, 'sql' | 'live' | 'clock' | 'env'>,
  draw: Draw,
  least: LeastPrices,
) {
  const fleetMemory = new Memory<Vehicle[]>(live, ['vehicles', 'settings', 'prices'], (fleet) => 2000 * fleet.length)
  const readFleet = () => fleetMemory.read(least.today(), async () => least.of(await readVehicles(sql)))
  const pages = new Memory<Page>(live, ['vehicles', 'settings', 'prices'], (page) => (page ? sizeOfDrawn(page) : 0))
  /** The currency is followed a moment after the settings changed. */
  const kept = (path: string, make: () => Promise<Page>): Page | Promise<Page> => {
    const key = `${least.today()} ${rentalCurrency()} ${path}`
    return pages.get(key) ?? pages.read(key, make)
  }

  /** What search engines may know of the rental besides what the build does. */
  async function businessData(year: number): Promise<object> {
    const [settings, fleet] = await Promise.all([readBusinessSettings(sql, 'rental'), readFleet()])
    const geo = env.position && { geo: { '@type': 'GeoCoordinates', ...env.position } }
    return {
      ...geo,
      openingHoursSpecification: openingHoursData(settings, year),
      ...specialHoursData(settings, least.today()),
      ...fleetData(fleet),
    }
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
        const [fleet, settings, costs] = await Promise.all([
          readFleet(),
          readBusinessSettings(sql, 'rental'),
          least.costs(boat),
        ])
        const answer = { boat, similar: similarTo(boat, fleet) }
        const drawn = await draw(path, [
          knownAnswer(getBoat, { params: { vehicleName: boat.name } }, answer),
          knownAnswer(getBusinessSettings, undefined, withoutOver(settings, least.today())),
          costs.answer,
        ])
        if (!drawn || !('head' in drawn)) return drawn
        const structuredData = inLanguage(languageAt(path), () =>
          boatData(boat, addressesOf(boat), { spans: costs.spans, addOns: costs.addOns() }),
        )
        return { ...drawn, head: { ...drawn.head, structuredData } }
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
        const bare = pageOf(name)
        const alternates = Object.fromEntries(languages.map((one) => [one, prefixOf(one) + bare]))
        return languages.map((one) => ({ path: prefixOf(one) + bare, head: { language: one, alternates } }))
      })
    },
  }
}
