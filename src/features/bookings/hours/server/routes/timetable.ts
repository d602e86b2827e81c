import { durationStep, isLet } from '#features/vehicles/rules.ts'
import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import type { Day } from '#kit/shared/day.ts'
import { checkAvailableDurations, getFutureBookingsForCalendar, getWeek } from '../../../contract.ts'
import { freeHours, openUntil } from '../../../rules.ts'
import type { Rental } from '../../../server/queries/rental.ts'
import { readCalendar, readTimetable } from '../../../server/queries.ts'

/** What is free when: calendar, timetable and durations. */
export function timetableRoutes(app: Server, { sql, live }: Context, rental: Rental): void {
  const today = () => rental.now().day
  const readCalendarText = async () => JSON.stringify(await readCalendar(sql, today()))

  cachedRoute(app, live, getFutureBookingsForCalendar, readCalendarText, today)

  // A boat that is late is taken from when it should have been back, without anything being written.
  const readWeek = (days: readonly Day[]) => readTimetable(sql, days, rental.readShut())
  cachedRoute(app, live, getWeek, ({ query }) => readWeek(query.selectedWeek), rental.awayKey)

  route(app, checkAvailableDurations, async ({ params }) => {
    const wanted = new Set(params.vehicleIds.split(',').map(Number))
    const [fleet, business, day, { busy }] = await Promise.all([
      rental.readFleet(),
      rental.readBusiness(),
      rental.readDay(params.day),
      rental.readKnown(params.day, params.day),
    ])
    const asked = fleet.filter(
      ({ id, type, blocked }) => wanted.has(id) && !blocked && (params.type === 'all' || type === params.type),
    )
    const start = params.hour
    const steps = new Set(asked.map(({ type }) => durationStep(type)))
    const untilIn = new Map([...steps].map((step) => [step, openUntil(day, start, step, business)]))
    const hours = asked.map((vehicle) => {
      const { id, type } = vehicle
      const step = durationStep(type)
      const until = isLet(vehicle, 'hours') ? untilIn.get(step) : undefined
      return [id, until === undefined ? 0 : freeHours({ start, until, step }, busy.get(id) ?? [])]
    })
    return Object.fromEntries(hours)
  })
}
