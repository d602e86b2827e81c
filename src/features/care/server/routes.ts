import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { type Write, type WriteCall, writing } from '#kit/server/http/write.ts'
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
  const write = writing(context)
  const writeCare = <T extends object>(call: WriteCall, work: (writes: Write) => Promise<T>) =>
    write(call, (writes) => {
      writes.tell('handovers')
      return work(writes)
    })
  const success = { status: 'success' as const }

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

  route(app, calls.savePlan, (call) =>
    writeCare(call, async (writes) => {
      await savePlan(writes, call.body)
      return success
    }),
  )

  route(app, calls.addService, (call) =>
    writeCare(call, async (writes) => ({ id: await addService(writes, call.body, context) })),
  )

  route(app, calls.undoService, (call) =>
    writeCare(call, async (writes) => {
      await undoService(writes, call.body.id)
      return success
    }),
  )

  route(app, calls.reportDamage, (call) =>
    writeCare(call, async (writes) => {
      const { vehicle_id: vehicleId, description } = call.body
      const [boat] = await readCare(writes.tx, { of: vehicleId, inAll: false })
      if (!boat) throw noBoat()
      const id = await insertDamage(writes, { vehicleId, bookingId: null, description, held: 0, charged: null })
      await writes.audit('damage.report', `damage:${id}`, { boat: boat.vehicleName, description })
      return { id }
    }),
  )

  route(app, calls.setRepair, (call) =>
    writeCare(call, async (writes) => {
      await setRepair(writes, call.body)
      return success
    }),
  )

  route(app, calls.assessDamage, (call) =>
    writeCare(call, (writes) => {
      writes.tell('till')
      return assess(writes, call.body, context)
    }),
  )

  route(app, calls.undoAssessment, (call) =>
    writeCare(call, async (writes) => {
      writes.tell('till')
      await undoAssessment(writes, call.body.id, context)
      return success
    }),
  )
}
