import { nameOf } from '#kit/server/http/audit.ts'
import type { Caller } from '#kit/server/http/http.ts'
import type { PushTarget } from '#kit/server/outbound/web-push.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import { type Day, fromLocalDateTime, type Hour } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import { type Push, type PushKind, pushKinds } from '../contract.ts'
import type { Quiet } from '../rules.ts'

type WishesRow = { kinds: PushKind[]; quiet_from: Hour | null; quiet_until: Hour | null }

export async function readPush(db: Db, { id }: Caller): Promise<Omit<Push, 'public_key'>> {
  const [wishes = { kinds: [...pushKinds], quiet_from: null, quiet_until: null }] = await db<WishesRow[]>`
    SELECT kinds, quiet_from, quiet_until FROM push_wishes WHERE user_id = ${id}`
  const devices = await db<Push['devices']>`
    SELECT id, label, endpoint, made_at, told_at FROM push_devices WHERE user_id = ${id} ORDER BY id`
  return { ...wishes, devices: [...devices] }
}

/** A message taken to be sent now, by this process alone. */
export type Taken = { deviceId: number; kind: PushKind | 'test'; recordId: number; tries: number }

/**
 * Takes what has been due longest, unless it is no news any more. What was taken is not taken again, whatever becomes of the
 * process: told at most once.
 */
export async function takeDue(db: Db, most: number): Promise<Taken[]> {
  const rows = await db<Taken[]>`
    UPDATE push_messages m SET taken_at = clock_timestamp(), tries = tries + 1
    FROM (
      SELECT device_id, kind, record_id FROM push_messages
      WHERE taken_at IS NULL AND due_at <= now() AND made_at > now() - interval '1 hour' ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) due
    WHERE (m.device_id, m.kind, m.record_id) = (due.device_id, due.kind, due.record_id)
    RETURNING m.device_id AS "deviceId", m.kind, m.record_id AS "recordId", m.tries`
  return [...rows]
}

/** A device, and what the person whose it is wants. */
export type Reader = PushTarget & {
  name: string
  language: Language
  kinds: readonly PushKind[]
  quiet: Quiet | undefined
}

type ReaderRow = PushTarget &
  Pick<Caller, 'firstName' | 'lastName'> & {
    language: Language
    kinds: PushKind[] | null
    from: Hour | null
    until: Hour | null
  }

/** Undefined where it is gone, or its owner may not see bookings any more. */
export async function findReader(db: Db, deviceId: number): Promise<Reader | undefined> {
  const [row] = await db<ReaderRow[]>`
    SELECT d.endpoint, d.p256dh, d.auth, u.first_name AS "firstName", u.last_name AS "lastName",
           coalesce(u.language, s.language) AS language, w.kinds, w.quiet_from AS from, w.quiet_until AS until
    FROM push_devices d JOIN users u ON u.id = d.user_id AND u.active AND NOT u.artist
    JOIN business_settings s ON s.business = 'rental' LEFT JOIN push_wishes w ON w.user_id = u.id
    WHERE d.id = ${deviceId}`
  if (!row) return undefined
  const { endpoint, p256dh, auth, language, kinds, from, until } = row
  const quiet = from === null || until === null ? undefined : { from, until }
  return { endpoint, p256dh, auth, name: nameOf(row), language, kinds: kinds ?? pushKinds, quiet }
}

/** What a message tells of a booking. `by`: who did it, empty for a customer. */
export type ToldBooking = {
  id: number
  boat: string
  name: string
  people: number
  begins: { day: Day; hour: Hour }
  ends: { day: Day; hour: Hour }
  employee: string
  canceledBy: string | null
  isCanceled: boolean
  /** One of several boats, canceled together with the first of them. */
  followsLeader: boolean
  isBack: boolean
}

export async function findToldBooking(db: Db, id: number): Promise<ToldBooking | undefined> {
  type Row = Omit<ToldBooking, 'begins' | 'ends'> & { startsAt: string; endsAt: string }
  const [row] = await db<Row[]>`
    SELECT b.id::int, v.name AS boat, b.name, b.people, b.employee, b.canceled_by AS "canceledBy",
           b.canceled_at IS NOT NULL AS "isCanceled", coalesce(l.canceled_at = b.canceled_at, false) AS "followsLeader",
           h.back_at IS NOT NULL AS "isBack",
           to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI') AS "startsAt", to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI') AS "endsAt"
    FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id LEFT JOIN bookings l ON l.id = b.leader_id
    LEFT JOIN handovers h ON h.booking_id = b.id
    WHERE b.id = ${id}`
  if (!row) return undefined
  const { startsAt, endsAt, ...booking } = row
  return { ...booking, begins: fromLocalDateTime(startsAt), ends: fromLocalDateTime(endsAt) }
}

export async function findSender(db: Db, item: number): Promise<string | undefined> {
  const [row] = await db<{ name: string }[]>`SELECT name FROM inbox_items WHERE id = ${item} AND ticked_off_at IS NULL`
  return row?.name
}
