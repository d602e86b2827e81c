import { beforeEach } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import type { TestApp } from './app.ts'
import { openDesk } from './booking.ts'
import { insertBooking, insertVehicle } from './fleet.ts'

/** The fields of a complete request to wait for two hours of a boat on June 10. */
export const wishFields = (changes: Record<string, unknown> = {}) => ({
  kind: 'hours',
  type: 'all',
  day: '2026-06-10',
  from: 9,
  until: 19,
  hours: 2,
  people: 2,
  name: 'Mira Keller',
  email: 'mira@guests.example',
  phone: '+49 151 2345678',
  ...changes,
})

/** What books an offer of two hours at $90. */
export const takeFields = (link: string, changes: Record<string, unknown> = {}) => ({
  link,
  phone: '+49 151 2345678',
  adults: 2,
  children: 0,
  price: 90,
  privacy: true,
  ...changes,
})

/** The link of the last mail to an address. */
export async function mailedLink(sql: Sql, to: string): Promise<string> {
  const [mail] = await sql<{ body_text: string }[]>`
    SELECT body_text FROM mails WHERE recipient = ${to} ORDER BY id DESC LIMIT 1`
  const link = /\/waiting#(\S+)/.exec(mail?.body_text ?? '')?.[1]
  if (!link) throw new Error(`no link in the mail: ${mail?.body_text}`)
  return link
}

/** Asks for a place and confirms it; gives its link. */
export async function joined({ visitor, sql }: TestApp, changes: Record<string, unknown> = {}): Promise<string> {
  const fields = wishFields(changes)
  const asked = await visitor().post('/api/rere_join_waiting_list/', fields)
  if (asked.status !== 201) throw new Error(`not asked: ${asked.text}`)
  const link = await mailedLink(sql, String(fields.email))
  const confirmed = await visitor().post('/api/rere_confirm_waiting/', { link })
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.text}`)
  return link
}

/** For a test file: one motorboat at $50 an hour, taken all of June 10, and a houseboat taken in the nights around it. */
export function openList() {
  const desk = openDesk()
  const list = {
    desk,
    houseboat: 0,
    post: (path: string, fields: Record<string, unknown>) => desk.it.visitor().post(`/api/rere_${path}/`, fields),
    read: async (link: string) => (await desk.it.visitor().post('/api/rere_my_waiting/', { link })).json,
    turn: () => desk.it.runJob('waiting-list'),
    /** What keeps the boats is canceled. */
    free: async (vehicle: number) => {
      await desk.it.sql`UPDATE bookings SET canceled_at = now() WHERE vehicle_id = ${vehicle} AND held_until IS NULL`
      await desk.it.live.changed('bookings')
    },
    mails: () => desk.it.sql<{ recipient: string; subject: string; body_text: string }[]>`
      SELECT recipient, subject, body_text FROM mails ORDER BY id`,
  }
  beforeEach(async () => {
    const { sql, live, setNow } = desk.it
    setNow('2026-06-01T07:00:00Z')
    list.houseboat = await insertVehicle(sql, { type: 'houseboats', name: 'Heron' }, { 2: 54_000 })
    await insertBooking(sql, desk.boat, '2026-06-10T09:00', '2026-06-10T19:00')
    await insertBooking(sql, list.houseboat, '2026-06-09T14:00', '2026-06-14T10:00', 'days')
    await live.changed('vehicles', 'bookings')
  })
  return list
}

/** Puts somebody in line straight into the table; gives the number of the place. */
export async function insertWaiting(sql: Sql): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO waiting_entries (reference, kind, day, from_hour, until_hour, hours, people, name, email, confirmed_at)
    VALUES ('WAITHERE', 'hours', '2026-06-10', 9, 19, 2, 2, 'Mira Keller', 'mira@guests.example', now())
    RETURNING id::int`
  return row?.id ?? 0
}
