import type { Write } from '#kit/server/http/write.ts'
import type { PushTarget } from '#kit/server/outbound/web-push.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import { mostDevices, type Wishes } from '../contract.ts'
import { words } from '../words.ts'
import type { Taken } from './queries.ts'

/** A browser that was somebody else's before is the author's now. Throws 409 where there are too many. */
export async function addDevice({ tx, author, audit }: Write, target: PushTarget, label: string): Promise<void> {
  const { endpoint } = target
  // Two at once see each other's.
  await tx`SELECT FROM users WHERE id = ${author.id} FOR UPDATE`
  await tx`DELETE FROM push_devices WHERE endpoint = ${endpoint}`
  const [{ count } = { count: 0 }] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM push_devices WHERE user_id = ${author.id}`
  if (count >= mostDevices) throw new ProblemError(409, 'TOO_MANY', words.tooManyDevices(mostDevices))
  await tx`INSERT INTO push_devices ${tx({ ...target, user_id: author.id, label })}`
  await audit('push.on', `user:${author.id}`, { device: label })
}

/** Throws 404 where the author has none of that number. */
export async function removeDevice({ tx, author, audit }: Write, id: number): Promise<void> {
  const [device] = await tx<{ label: string }[]>`
    DELETE FROM push_devices WHERE id = ${id} AND user_id = ${author.id} RETURNING label`
  if (!device) throw notFound(words.deviceGone)
  await audit('push.off', `user:${author.id}`, { device: device.label })
}

export async function saveWishes(
  { tx, author, audit }: Write,
  { kinds, quiet_from, quiet_until }: Wishes,
): Promise<void> {
  const wishes = { kinds: [...new Set(kinds)], quiet_from: quiet_from ?? null, quiet_until: quiet_until ?? null }
  await tx`
    INSERT INTO push_wishes ${tx({ user_id: author.id, ...wishes })}
    ON CONFLICT (user_id) DO UPDATE
    SET kinds = excluded.kinds, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`
  await audit('push.wishes', `user:${author.id}`, wishes)
}

/** Throws 404 where the author has none of that number. */
export async function orderTest({ tx, author, audit }: Write, id: number): Promise<void> {
  const { count } = await tx`
    INSERT INTO push_messages (device_id, kind, record_id)
    SELECT id, 'test', ${author.at.epochMilliseconds}::bigint FROM push_devices
    WHERE id = ${id} AND user_id = ${author.id} ON CONFLICT DO NOTHING`
  const [known] = await tx`SELECT FROM push_devices WHERE id = ${id} AND user_id = ${author.id}`
  if (!known) throw notFound(words.deviceGone)
  if (count > 0) await audit('push.test', `user:${author.id}`)
}

const same = (db: Db, { deviceId, kind, recordId }: Taken) =>
  db`device_id = ${deviceId} AND kind = ${kind} AND record_id = ${recordId}`

/** Puts a message off that did not get through. */
export const sendLater = (db: Db, taken: Taken, seconds: number) => db`
  UPDATE push_messages SET taken_at = NULL, due_at = now() + make_interval(secs => ${seconds}) WHERE ${same(db, taken)}`

export const noteTold = (db: Db, { deviceId }: Taken) =>
  db`UPDATE push_devices SET told_at = now() WHERE id = ${deviceId}`

/** The browser is not there any more, says its service. */
export const dropDevice = (db: Db, { deviceId }: Taken) => db`DELETE FROM push_devices WHERE id = ${deviceId}`

/**
 * Boats that should have been back, for every device once. `before`, `after`: wall clock, between which their time was over.
 */
export const tellOfLate = (db: Db, { after, before }: { after: string; before: string }) => db`
  INSERT INTO push_messages (device_id, kind, record_id)
  SELECT d.id, 'late', b.id
  FROM handovers h JOIN bookings b ON b.id = h.booking_id CROSS JOIN push_devices d
  WHERE h.back_at IS NULL AND b.canceled_at IS NULL AND b.ends_at > ${after} AND b.ends_at <= ${before}
  ON CONFLICT DO NOTHING`

/** Longer than any boat of before is told of as late. */
export const forgetTold = (db: Db) => db`DELETE FROM push_messages WHERE made_at < now() - interval '3 days'`
