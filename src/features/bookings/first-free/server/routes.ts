import { boatNamed } from '#features/vehicles/rules/boat.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Server } from '#kit/server/http/http.ts'
import { notFound } from '#kit/shared/problem.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { getFirstFree } from '../contract.ts'
import { firstFreeOf } from '../rules.ts'
import { readTakenTimes } from './queries.ts'

/** When a boat can be had first: it changes with what is booked, with each half hour, and when a boat is late. */
export function firstFreeRoutes(app: Server, { sql, live }: Context, rental: Rental): void {
  const halfHour = () => {
    const { day, hour } = rental.now()
    return `${day} ${Math.floor(hour * 2)} `
  }

  cachedRoute(
    app,
    live,
    getFirstFree,
    async ({ params }) => {
      const vehicle = boatNamed(await rental.readFleet(), params.vehicleName)
      if (!vehicle) throw notFound(boatWords.noSuchBoat)
      const business = await rental.readBusiness()
      const [booked, { away, blocked }] = await Promise.all([
        readTakenTimes(sql, vehicle.id, business.now.day),
        rental.readShut(),
      ])
      const taken = [...booked, ...away.filter(({ vehicleId }) => vehicleId === vehicle.id)]
      return JSON.stringify(firstFreeOf({ vehicle, taken, isBlocked: (day) => blocked.has(day), business }))
    },
    () => {
      const away = rental.awayKey()
      return typeof away === 'string' ? halfHour() + away : async () => halfHour() + (await away())
    },
  )
}
