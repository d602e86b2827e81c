import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { readBookingsOutside } from '../../server/queries/staff.ts'
import { readBusinessSettings } from '../../server/queries.ts'
import * as calls from '../contract.ts'
import { replaced, specialDayOf } from '../rules/staff.ts'
import { remove, save } from './commands.ts'

export function specialDayRoutes(app: Server, context: Context): void {
  const { sql, env, clock } = context
  const write = writing(context, 'settings')
  const now = () => wallClock(env.timeZone, clock())

  route(app, calls.saveSpecialDay, (call) => write(call, (writes) => save(writes, call.body, now().day)))

  route(app, calls.removeSpecialDay, (call) => write(call, (writes) => remove(writes, call.params.id)))

  route(app, calls.getBookingsOutsideSpecialDay, async ({ query: { special_day, remove: gone } }) => {
    const settings = await readBusinessSettings(sql, 'rental')
    const { special_days: days = [] } = settings
    const id = special_day?.id ?? gone
    const without = { ...settings, special_days: replaced(days, id) }
    const next = special_day && { ...settings, special_days: replaced(days, id, specialDayOf(special_day, id ?? 0)) }
    return readBookingsOutside(sql, { now: now(), current: next ? without : settings, next: next ?? without })
  })
}
