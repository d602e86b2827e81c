import type { Vehicle } from '#features/vehicles/contract.ts'
import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Server } from '#kit/server/http/http.ts'
import { addDays, type Day, daysBetween } from '#kit/shared/day.ts'
import { toWire } from '#kit/shared/wire.ts'
import { reasonIn } from '../../closures/server/policy/reasons.ts'
import { combinations } from '../../rules/combinations.ts'
import { type Business, hoursToInterval, type Known, lastBookableDay } from '../../rules.ts'
import type { Rental } from '../../server/queries/rental.ts'
import { stayInterval } from '../../stays/rules.ts'
import * as calls from '../contract.ts'
import {
  type Ask,
  boatsFreeOn,
  daysAround,
  firstTime,
  freeBoats,
  largestOf,
  leastPrice,
  nearestTimes,
  type Time,
} from '../rules.ts'

type Shut = Awaited<ReturnType<Rental['readShut']>>

/** Which boats can be had when, for the whole fleet at once. */
export function availabilityRoutes(app: Server, { live }: Pick<Context, 'live'>, rental: Rental): void {
  cachedRoute(
    app,
    live,
    calls.getFreeBoats,
    async ({ query }) => {
      const ask = query as Ask
      const { day, people, nights = 0 } = ask
      const [fleet, business] = await Promise.all([rental.readFleet(), rental.readBusiness()])
      const isOutside = day < business.now.day || day > lastBookableDay(business.now.day)
      const known = isOutside ? undefined : await rental.readKnown(day, addDays(day, nights))
      const boats = (known ? freeBoats(ask, fleet, business, known) : [])
        .map((boat) => ({ ...listed(boat), price: leastPrice(boat, ask, business) }))
        .toSorted((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'en'))
      const most = Math.max(0, ...fleet.map(({ blocked, passengers }) => (blocked ? 0 : passengers)))
      const largest = boats.length > 0 ? [] : largestOf(fleet, ask.nights === undefined ? 'hours' : 'days')
      const isThere = !isOutside && largest.some((kind) => kind.people >= people)
      const nearest = isThere ? await nearestOf(rental, ask, fleet, business) : []
      const together = known && boats.length === 0 ? freeTogether(ask, fleet, business, known) : []
      const closed = known && boats.length === 0 ? closedThen(ask, business, await rental.readShut()) : undefined
      const found = {
        ...{ boats, nearest, most_people: most, largest },
        ...(closed && { closed }),
        ...(together.length > 0 && { together }),
      }
      return JSON.stringify(toWire(calls.getFreeBoats.answers[200], found))
    },
    rental.momentKey,
  )

  cachedRoute(
    app,
    live,
    calls.getFreeDays,
    async ({ query }) => {
      const { vehicleType: type, vehicleName: name, hours, from, until } = query
      const [fleet, business, known] = await Promise.all([
        rental.readFleet(),
        rental.readBusiness(),
        rental.readKnown(from, until),
      ])
      const asked = fleet.filter(
        (boat) => (type === 'all' || boat.type === type) && (name === undefined || boat.name === name),
      )
      const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, i) => addDays(from, i))
      return JSON.stringify(days.map((date) => ({ date, boats: boatsFreeOn(date, hours, asked, business, known) })))
    },
    rental.momentKey,
  )
}

/** Why nobody can go out at the time that was asked for, as customers are told. */
function closedThen(ask: Ask, business: Business, { blocked, water }: Pick<Shut, 'blocked' | 'water'>) {
  const { day } = ask
  const { startsAt, endsAt } =
    ask.nights === undefined
      ? hoursToInterval(day, ask.start, ask.hours)
      : stayInterval({ start: day, end: addDays(day, ask.nights) }, business)
  const shut = water.find((one) => one.startsAt < endsAt && one.endsAt > startsAt)
  if (shut) return { until: shut.endsAt, reason: { en: reasonIn('en', shut.reason), de: reasonIn('de', shut.reason) } }
  return blocked.has(day) ? { until: null, reason: null } : undefined
}

/** What takes everybody in several boats, which are booked as one. */
const freeTogether = (ask: Ask, fleet: readonly Vehicle[], business: Business, known: Known) => {
  const free = freeBoats({ ...ask, people: 1 }, fleet, business, known)
  const priced = free.map((boat) => ({ boat, price: leastPrice(boat, ask, business) }))
  return combinations(ask.people, priced).map(({ boats, ...together }) => ({
    ...together,
    boats: boats.map((boat) => ({ ...listed(boat), price: leastPrice(boat, ask, business) })),
  }))
}

const listed = ({ id, type, name, passengers, path1, license }: Vehicle) => ({
  id,
  type,
  name,
  passengers,
  path1,
  license,
})

/** Times around the one that was asked for; where there is none, the next one within a year, looked for season by season. */
async function nearestOf(rental: Rental, ask: Ask, fleet: readonly Vehicle[], business: Business): Promise<Time[]> {
  const { day, nights = 0 } = ask
  const around = await rental.readKnown(addDays(day, -daysAround), addDays(day, daysAround + nights))
  let found = nearestTimes(ask, fleet, business, around)
  const last = [addDays(day, 366), lastBookableDay(business.now.day)].toSorted()[0] as Day
  let from = addDays(day, daysAround + 1)
  while (found.length === 0 && from <= last) {
    const length = Math.min(calls.mostDays, daysBetween(from, last) + 1)
    const days = Array.from({ length }, (_, i) => addDays(from, i))
    const known = await rental.readKnown(from, addDays(from, length + nights))
    found = firstTime(ask, days, fleet, business, known)
    from = addDays(from, length)
  }
  return found
}
