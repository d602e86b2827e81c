import { boatNamed } from '#features/vehicles/rules/boat.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Server } from '#kit/server/http/http.ts'
import { rentalCurrency } from '#kit/shared/money.ts'
import { notFound } from '#kit/shared/problem.ts'
import { toWire } from '#kit/shared/wire.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { getBoatCosts } from '../contract.ts'
import { boatCostsOf } from './queries.ts'

/** What a boat costs by the rules of today, in the currency of now. */
export function boatCostsRoutes(app: Server, { live }: Context, rental: Rental): void {
  cachedRoute(
    app,
    live,
    getBoatCosts,
    async ({ params }) => {
      const vehicle = boatNamed(await rental.readFleet(), params.vehicleName)
      if (!vehicle) throw notFound(boatWords.noSuchBoat)
      return JSON.stringify(toWire(getBoatCosts.answers[200], boatCostsOf(vehicle, await rental.readBusiness())))
    },
    () => `${rental.now().day} ${rentalCurrency()} `,
  )
}
