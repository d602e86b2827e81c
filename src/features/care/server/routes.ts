import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import * as calls from '../contract.ts'
import { addService, savePlan, undoService } from './commands/service.ts'
import { assess, insertDamage, setRepair, undoAssessment } from './commands.ts'
import { lookedAfter, noBoat, presentCare, presentDamage } from './policy.ts'
import { listDamaged, listDamages, listHeld, readCare } from './queries.ts'

/** How long what is settled stays on the list. */
const daysSettled = 30

/** Looking after boats: hours of use, services and damages. */
export function careRoutes(app: Server, context: Context): void {
  const { sql, clock } = context
  const write = writing(context, 'handovers')

  route(app, calls.getCare, async () => {
    const now = clock()
    const since = now.subtract({ hours: 24 * daysSettled }).toString()
    const [boats, damages] = await Promise.all([readCare(sql, { inAll: true }), listDamages(sql, { since })])
    return {
      boats: boats.map((row) => presentCare(row, context)),
      damages: damages.map((damage) => presentDamage(damage, now)),
    }
  })

  route(app, calls.getToLookAfter, async () => {
    const [care, damaged, held] = await Promise.all([readCare(sql, { inAll: false }), listDamaged(sql), listHeld(sql)])
    return {
      boats: lookedAfter(
        care.map((row) => presentCare(row, context)),
        damaged,
      ),
      held,
    }
  })

  route(app, calls.savePlan, (call) => write(call, (writes) => savePlan(writes, call.body)))

  route(app, calls.addService, (call) =>
    write(call, async (writes) => ({ id: await addService(writes, call.body, context) })),
  )

  route(app, calls.undoService, (call) => write(call, (writes) => undoService(writes, call.body.id)))

  route(app, calls.reportDamage, (call) =>
    write(call, async (writes) => {
      const { vehicle_id: vehicleId, description } = call.body
      const [boat] = await readCare(writes.tx, { of: vehicleId, inAll: false })
      if (!boat) throw noBoat()
      const id = await insertDamage(writes, { vehicleId, bookingId: null, description, held: 0, charged: null })
      await writes.audit('damage.report', `damage:${id}`, { boat: boat.vehicleName, description })
      return { id }
    }),
  )

  route(app, calls.setRepair, (call) => write(call, (writes) => setRepair(writes, call.body)))

  route(app, calls.assessDamage, (call) => write(call, (writes) => assess(writes, call.body, context)))

  route(app, calls.undoAssessment, (call) => write(call, (writes) => undoAssessment(writes, call.body.id, context)))
}
