import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Server } from '#kit/server/http/http.ts'
import { getAllVehicles, getOperatingVehicles } from '../contract.ts'
import { offered } from '../rules.ts'
import { readVehicles, showsPicture } from './queries.ts'
import { fleetRoutes } from './routes/staff.ts'

export function vehicleRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  app.pictures.anyone.push(showsPicture)
  fleetRoutes(app, context)

  cachedRoute(app, live, getAllVehicles, async ({ params }) => {
    const vehicles = await readVehicles(sql)
    return JSON.stringify(vehicles.filter(({ type }) => params.type === 'all' || type === params.type))
  })

  cachedRoute(app, live, getOperatingVehicles, async ({ query: { vehicleType = 'all', vehicleName, over } }) => {
    const operating = (await readVehicles(sql)).filter(({ blocked }) => !blocked)
    const ofType = operating.filter(({ type }) => vehicleType === 'all' || type === vehicleType)
    const wanted = vehicleName?.toLowerCase()
    const named = ofType.filter(({ name }) => wanted === undefined || name.toLowerCase() === wanted)
    return JSON.stringify(offered(named, over))
  })
}
