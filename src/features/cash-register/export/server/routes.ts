import { showPdf } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { wallClock } from '#kit/shared/day.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { procedurePdf } from './pdf/procedure.ts'
import { type Registered, readProcedure, readRegistration } from './queries/installation.ts'

/** What the tax office asks of the till besides its closings. */
export function exportRoutes(app: Server, context: Context): void {
  route(app, calls.getRegistration, async () => {
    const known = Object.entries(await readRegistration(context))
    return { fields: known.map(([field, value]) => ({ label: words.fields[field as Registered], value })) }
  })

  route(app, calls.getProcedure, async ({ reply }) => {
    const file = await procedurePdf(await readProcedure(context))
    const { day } = wallClock(context.env.timeZone, context.clock())
    return showPdf(reply, `verfahrensdokumentation-${day}.pdf`, file)
  })
}
