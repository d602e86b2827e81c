import type * as z from 'zod/mini'
import { nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { planForm, serviceForm } from '../../contract.ts'
import { countsFrom, nextDueOn } from '../../rules.ts'
import { words } from '../../words.ts'
import * as refuse from '../policy.ts'
import { type CareRow, readCare } from '../queries.ts'

/** A boat whose care nobody else changes until the transaction ends. */
async function lockBoat({ tx }: Pick<Write, 'tx'>, id: number): Promise<CareRow> {
  await tx`SELECT FROM vehicles WHERE id = ${id} FOR UPDATE`
  const [boat] = await readCare(tx, { of: id, inAll: true })
  if (!boat) throw refuse.noBoat()
  return boat
}

export async function savePlan(write: Write, form: z.output<typeof planForm>): Promise<void> {
  const { tx, author, audit } = write
  const { vehicle_id, engine_hours = null, every_hours = null, every_months = null, due_on = null } = form
  const boat = await lockBoat(write, vehicle_id)
  const readAt = engine_hours === null ? null : author.at.toString()
  await tx`
    INSERT INTO boat_care AS c (vehicle_id, engine_hours, read_at, every_hours, every_months, due_on)
    VALUES (${vehicle_id}, ${engine_hours ?? 0}, ${readAt}, ${every_hours}, ${every_months}, ${due_on})
    ON CONFLICT (vehicle_id) DO UPDATE
    SET engine_hours = CASE WHEN excluded.read_at IS NULL THEN c.engine_hours ELSE excluded.engine_hours END,
        read_at = coalesce(excluded.read_at, c.read_at), every_hours = excluded.every_hours,
        every_months = excluded.every_months, due_on = excluded.due_on`
  await audit('boat.care', `vehicle:${vehicle_id}`, { boat: boat.vehicleName, ...form })
}

/** Notes a service; the next one falls due from its day on. Says the id. */
export async function addService(
  write: Write,
  { vehicle_id, done_on, note }: z.output<typeof serviceForm>,
  { env }: Pick<Context, 'env'>,
): Promise<number> {
  const { tx, author, audit } = write
  if (done_on > wallClock(env.timeZone, author.at).day) throw invalid([{ field: 'done_on', message: words.notYet }])
  const boat = await lockBoat(write, vehicle_id)
  const doneAt = countsFrom(done_on, author.at, env.timeZone).toString()
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO boat_services (vehicle_id, done_on, done_at, engine_hours, note, done_by, due_before)
    VALUES (${vehicle_id}, ${done_on}, ${doneAt}, ${boat.hours}, ${note}, ${nameOf(author.caller)}, ${boat.dueOn})
    RETURNING id`
  await tx`UPDATE boat_care SET due_on = ${nextDueOn(done_on, boat.everyMonths)} WHERE vehicle_id = ${vehicle_id}`
  await audit('boat.service', `vehicle:${vehicle_id}`, { boat: boat.vehicleName, done_on, note })
  return row?.id as number
}

export async function undoService(write: Write, id: number): Promise<void> {
  const { tx, audit } = write
  const [known] = await tx<{ boat: number }[]>`SELECT vehicle_id AS boat FROM boat_services WHERE id = ${id}`
  if (!known) throw refuse.noService()
  const boat = await lockBoat(write, known.boat)
  if (boat.last?.id !== id) throw refuse.isNotLast()
  await tx`
    WITH undone AS (DELETE FROM boat_services WHERE id = ${id} RETURNING due_before)
    UPDATE boat_care SET due_on = undone.due_before FROM undone WHERE vehicle_id = ${known.boat}`
  await audit('boat.undo-service', `vehicle:${known.boat}`, { boat: boat.vehicleName })
}
