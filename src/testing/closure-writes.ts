import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'

/** What staff do where something is closed: on one day of the far future with nothing else on it, and put back at the end. */
export const closureCalls = {
  'closure.add': '/api/rere_close/',
  'closure.review': '/api/rere_send_review/',
  'closure.undo': '/api/rere_undo_review/',
  'closure.lift': '/api/rere_open_again/',
  'closure.remind': '/api/rere_remind_of_review/',
} as const

type Known = { action: keyof typeof closureCalls; sql: Sql; boat: number; booking: number }

export async function closureWrite(who: Browser, url: string, { action, sql, boat, booking }: Known) {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`SELECT max(id) AS id FROM closures`
  const closed = { closure_id: id }
  if (action === 'closure.add') {
    const times = { from_day: '2026-06-03', from: 15, until_day: '2026-06-03', until: 16 }
    return who.post(url, { vehicle_id: boat, ...times, reason: 'Engine damage' })
  }
  if (action === 'closure.review') {
    const decisions = [{ booking_id: booking, decision: 'ask', spots: [] }]
    return who.post(url, { ...closed, decisions: JSON.stringify(decisions) })
  }
  if (action === 'closure.remind')
    await sql`
      INSERT INTO closure_bookings (closure_id, booking_id, decision, told_at)
      VALUES (${id}, ${booking}, 'ask', '2026-01-01T00:00:00Z')`
  return who.post(url, action === 'closure.remind' ? { ...closed, booking_id: booking } : closed)
}
