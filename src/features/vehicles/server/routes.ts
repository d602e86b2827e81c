import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import { sent } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { notFound } from '#kit/shared/problem.ts'
import { getBoat, getBoatCard } from '../boat-page/contract.ts'
import { getAllVehicles, getOperatingVehicles, type VehicleType } from '../contract.ts'
import { boatNamed, similarTo } from '../rules/boat.ts'
import { offered } from '../rules.ts'
import { words } from '../words.ts'
import { boatCards } from './commands/card.ts'
import { type LeastPrices, readVehicles, showsPicture } from './queries.ts'
import { fleetRoutes } from './routes/staff.ts'

export function vehicleRoutes(app: Server, context: Context, least: LeastPrices): void {
  const { sql, live } = context
  app.pictures.anyone.push(showsPicture)
  fleetRoutes(app, context)

  const card = boatCards(context)
  route(app, getBoatCard, async ({ params: { vehicleName }, reply }) => {
    const bytes = await card(vehicleName)
    if (!bytes) throw notFound(words.noSuchBoat)
    reply.header('cache-control', 'no-cache').type('image/jpeg').send(bytes)
    return sent
  })

  const readPriced = async () => least.of(await readVehicles(sql))
  const answerAll = async ({ params }: { params: { type: VehicleType | 'all' } }) =>
    JSON.stringify((await readPriced()).filter(({ type }) => params.type === 'all' || type === params.type))
  cachedRoute(app, live, getAllVehicles, answerAll, least.today)

  const answerBoat = async ({ params: { vehicleName } }: { params: { vehicleName: string } }) => {
    const fleet = await readPriced()
    const boat = boatNamed(fleet, vehicleName)
    if (!boat) throw notFound(words.noSuchBoat)
    return JSON.stringify({ boat, similar: similarTo(boat, fleet) })
  }
  cachedRoute(app, live, getBoat, answerBoat, least.today)

  cachedRoute(app, live, getOperatingVehicles, async ({ query: { vehicleType = 'all', vehicleName, over } }) => {
    const operating = (await readVehicles(sql)).filter(({ blocked }) => !blocked)
    const ofType = operating.filter(({ type }) => vehicleType === 'all' || type === vehicleType)
    const wanted = vehicleName?.toLowerCase()
    const named = ofType.filter(({ name }) => wanted === undefined || name.toLowerCase() === wanted)
    return JSON.stringify(offered(named, over))
  })
}
