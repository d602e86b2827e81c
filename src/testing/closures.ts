import { beforeEach, expect } from 'vitest'
import type { Review } from '#features/bookings/closures/contract.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser, Reply } from './browser.ts'
import { insertVehicle } from './fleet.ts'
import { openPier } from './stay.ts'

/** Closes all of June 3 in the tables, with what was decided of all bookings, an hour ago. Gives the closure. */
export async function insertClosure(sql: Sql, decision?: 'ask' | 'move'): Promise<number> {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO closures (starts_at, ends_at, reason, closed_by)
    VALUES ('2026-06-03', '2026-06-04', 'Storm warning', 'Ada') RETURNING id`
  if (decision)
    await sql`
      INSERT INTO closure_bookings (closure_id, booking_id, decision, told_at)
      SELECT ${id}, id, ${decision}, '2026-05-31T12:00:00Z' FROM bookings WHERE leader_id IS NULL`
  return id
}

type Wanted = {
  booking_id: number
  decision: string
  spots: { booking_id: number; vehicle_id: number; day: string; start: string }[]
}

/** For a test file: a pier with a second motorboat, where staff close boats and decide what becomes of bookings. */
export function openClosing() {
  const pier = openPier()
  const known = { teal: 0, staff: undefined as unknown as Browser }
  const sql = () => pier.it.sql
  const boat = async () => (await sql()<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`)[0]?.id ?? 0

  /** Closes Eider on June 3, or what is said; gives the closure. */
  async function close(changes: object = {}): Promise<number> {
    const times = { from_day: '2026-06-03', from: 0, until_day: '2026-06-03', until: 24 }
    const body = { vehicle_id: await boat(), ...times, reason: 'Engine damage', ...changes }
    const { status, json } = await known.staff.post('/api/rere_close/', body)
    expect(status).toBe(201)
    return json.id as number
  }
  const review = async (id: number) => (await known.staff.get(`/api/rere_get_review/${id}/`)).json as unknown as Review
  const send = (id: number, decisions: unknown, who = known.staff, headers?: Record<string, string>) =>
    who.post('/api/rere_send_review/', { closure_id: id, decisions: JSON.stringify(decisions) }, headers)

  /** What is proposed, as the screen sends it. */
  async function proposed(id: number): Promise<Wanted[]> {
    const { open } = await review(id)
    return open.map(({ booking_id, decision, place, places }) => ({
      booking_id,
      decision,
      spots: (places.find(({ key }) => key === place)?.spots ?? []).map((spot) => ({
        booking_id: spot.booking_id,
        vehicle_id: spot.vehicle_id,
        day: spot.starts_at.slice(0, 10),
        start: spot.starts_at.slice(11),
      })),
    }))
  }

  /** The same decision for all that are open. */
  async function decide(id: number, decision: string): Promise<Reply> {
    const { open } = await review(id)
    const all = open.map(({ booking_id }) => ({ booking_id, decision }))
    return send(id, all)
  }

  /** The link of the newest question to somebody. */
  async function linkFor(email: string): Promise<string> {
    const [mail] = await sql()<{ body_text: string }[]>`
      SELECT body_text FROM mails WHERE recipient = ${email} AND body_text LIKE '%/closed#%' ORDER BY id DESC LIMIT 1`
    const link = /\/RentalRevolution\/closed#(\S+)/.exec(mail?.body_text ?? '')?.[1]
    expect(link, 'a mail with a link').toBeDefined()
    return link as string
  }

  beforeEach(async () => {
    await sql()`TRUNCATE closures CASCADE`
    known.teal = await insertVehicle(sql(), { name: 'Teal' })
    await pier.it.live.changed('vehicles', 'blocked-days', 'bookings')
    known.staff = await pier.it.signedIn('employee')
  })
  return {
    ...{ pier, sql, boat, close, review, send, proposed, decide, linkFor },
    get teal() {
      return known.teal
    },
    get staff() {
      return known.staff
    },
    undo: (id: number) => known.staff.post('/api/rere_undo_review/', { closure_id: id }),
    read: (link: string) => pier.it.visitor().post('/api/rere_my_closure/', { link }),
    answer: (link: string, body: object) => pier.it.visitor().post('/api/rere_answer_closure/', { link, ...body }),
    mails: (email: string) => sql()<{ subject: string; state: string; body_text: string; wait: number }[]>`
      SELECT subject, state, body_text, extract(epoch FROM due_at - now())::int AS wait
      FROM mails WHERE recipient = ${email} ORDER BY id`,
  }
}
