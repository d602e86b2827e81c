import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { getDue } from '../contract.ts'
import { readDue } from './queries/due.ts'

/** What is due, and what failed. */
export const monitoringRoutes = (app: Server, { sql, env, clock }: Context): void =>
  route(app, getDue, async () => ({ due: await readDue(sql, { now: clock(), timeZone: env.timeZone }) }))
