import { expect } from 'vitest'
import { bookingFields } from './booking.ts'
import type { Browser } from './browser.ts'
import { openPier } from './stay.ts'

type Json = Record<string, unknown>

/** What the form of a change sends that moves a booking, at the agreed price unless told otherwise. Without an answer: why not. */
async function moveForm(staff: Browser, { booking_id, ...fields }: Json) {
  const reply = await staff.get(`/api/rere_get_changeable_booking/?booking_id=${booking_id}`)
  const { json: now } = reply
  if (reply.status !== 200) return { reply, form: {} }
  const [start, end] = [now.starts_at, now.ends_at].map((time) => Temporal.PlainDateTime.from(String(time)))
  if (!start || !end) throw new Error('It has no time')
  const day = String(fields.day ?? start.toPlainDate())
  const nights = start.toPlainDate().until(end.toPlainDate()).days
  const length =
    now.kind === 'days'
      ? { end: String(Temporal.PlainDate.from(day).add({ days: nights })) }
      : { start: String(start.toPlainTime()).slice(0, 5), hours: start.until(end).total('hours') }
  const { vehicle_id, adults, children, age_from, age_to, extras, name, email, phone, language, note, version } = now
  const stays = { vehicle_id, adults, children, age_from, age_to, extras, name, email, phone, language, note, version }
  const said = now.has_license === null ? {} : { has_license: now.has_license ? 'yes' : 'no' }
  const form = {
    booking_id,
    ...stays,
    ...said,
    day,
    ...length,
    price: 'keep',
    whole: now.price,
    back: 0,
    tell: true,
    ...fields,
  }
  return { reply, form: Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null)) }
}

/** Moves a booking as staff do: another day, start or boat, and all else as it is. */
export async function moveBy(staff: Browser, fields: Json, headers = {}) {
  const { reply, form } = await moveForm(staff, fields)
  return reply.status === 200 ? staff.post('/api/rere_change_booking/', form, headers) : reply
}

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
      moveBy(await browserOf(who), { booking_id: (await placeOf()).booking_id, ...fields }, headers),

    /** What such a move sends. */
    formOf: async (fields: Record<string, unknown>) =>
      (await moveForm(await browserOf('employee'), { booking_id: (await placeOf()).booking_id, ...fields })).form,

    undo: async (change_id: unknown) => (await browserOf('employee')).post('/api/rere_undo_change/', { change_id }),

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

    told: async () => (await pier.mails()).filter(({ subject }) => /^(Moved|Changed)/.test(subject)),

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
