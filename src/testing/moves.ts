import { expect } from 'vitest'
import { bookingFields } from './booking.ts'
import type { Browser } from './browser.ts'
import { openPier } from './stay.ts'

type Who = 'employee' | 'demo' | 'nobody'

/** For a test file: staff who move bookings, at a desk that is emptied before every test. */
export function openMoves() {
  const pier = openPier()
  const sql = () => pier.it.sql
  const signedIn = new Map<Who, Browser>()

  async function browserOf(who: Who): Promise<Browser> {
    const browser = signedIn.get(who) ?? (who === 'nobody' ? pier.it.visitor() : await pier.it.signedIn(who))
    signedIn.set(who, browser)
    return browser
  }

  /** The first booking as it stands, as a move that changes nothing. */
  async function placeOf() {
    const [first] = await pier.stored()
    const [day, time] = String(first?.starts_at).split(' ')
    return { booking_id: first?.id, vehicle_id: first?.vehicle_id, day, start: Number(time?.slice(0, 2)) }
  }

  return {
    pier,
    sql,
    browserOf,
    placeOf,
    stored: pier.stored,

    /** Moves the first booking, or the one named. */
    move: async (fields: Record<string, unknown>, who: Who = 'employee', headers = {}) =>
      (await browserOf(who)).post('/api/rere_move_booking/', { ...(await placeOf()), ...fields }, headers),

    undo: async (move_id: unknown, who: Who = 'employee', headers = {}) =>
      (await browserOf(who)).post('/api/rere_undo_move/', { move_id }, headers),

    /** A booking by a customer on Wednesday from 10 am, of the motorboat Eider at $50 an hour unless told otherwise. */
    async book(changes: Record<string, unknown> = {}) {
      const [boat] = await sql()`SELECT id FROM vehicles WHERE name = 'Eider'`
      await sql()`
        INSERT INTO verification_codes (email, vehicle_id, starts_at, salt, code_hash, expires_at)
        VALUES ('mira@guests.example', ${boat?.id}, '2026-06-03 10:00', ''::bytea, sha256('12345'::bytea),
                now() + interval '10 minutes')`
      const fields = bookingFields({ vehicle: boat?.id, code: '12345', ...changes })
      const reply = await pier.it.visitor().post('/api/rere_send_booking_request/', fields)
      expect(reply.status, reply.text).toBe(201)
    },

    placesOf: async () =>
      sql()`SELECT vehicle_id, starts_at::text AS starts, ends_at::text AS ends, price, moves FROM bookings ORDER BY id`,

    told: async () => (await pier.mails()).filter(({ subject }) => subject.startsWith('Moved')),

    /** The calendar entries that the customer was mailed, in order. */
    async calendars() {
      const rows = await sql()<{ content: string; state: string }[]>`
        SELECT attachments->0->>'content' AS content, state FROM mails WHERE recipient = 'mira@guests.example' ORDER BY id`
      return rows.map(({ content, state }) => {
        const text = Buffer.from(content, 'base64').toString()
        return { state, uid: /UID:(\S+)/.exec(text)?.[1], sequence: /SEQUENCE:(\d+)/.exec(text)?.[1] }
      })
    },
  }
}
