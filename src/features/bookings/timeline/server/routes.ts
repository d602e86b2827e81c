import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { addDays } from '#kit/shared/day.ts'
import { getTimeline } from '../contract.ts'
import { readTimeline } from './queries.ts'

/** The fleet over time: who has which boat when. */
export function timelineRoutes(app: Server, { sql, env }: Context): void {
  route(app, getTimeline, ({ query: { day, days } }) => readTimeline(sql, day, addDays(day, days - 1), env.timeZone))
}
