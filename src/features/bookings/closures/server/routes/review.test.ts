import { describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { openClosing } from '#testing/closures.ts'
import { insertVehicle } from '#testing/fleet.ts'

const closing = openClosing()
const { pier, close, review, proposed, send, undo, mails, sql } = closing
const mira = 'mira@guests.example'

async function booked(changes: Record<string, unknown> = {}) {
  const reply = await book(sql(), pier.it.visitor(), { vehicle: await closing.boat(), ...changes })
  expect(reply.status).toBe(201)
  await sql()`UPDATE mails SET state = 'sent', sent_at = now()`
  return reply
}
const places = () => sql()<{ name: string; at: string; price: number; canceled: boolean }[]>`
  SELECT v.name, to_char(starts_at, 'DD HH24:MI') AS at, price, canceled_at IS NOT NULL AS canceled
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id ORDER BY b.id`
const waiting = async () => (await mails(mira)).filter(({ state }) => state === 'waiting')

describe('a review', () => {
  test('moves at once, as it was proposed, and tells why after a while in which it can be taken back', async () => {
    await booked()
    const id = await close()
    const decisions = await proposed(id)
    const reply = await send(id, decisions)
    expect([reply.status, reply.json]).toEqual([
      200,
      { moved: 1, asked: 0, canceled: 0, kept: 0, undo_until: '2026-06-01T05:05:00Z' },
    ])
    expect(await places()).toMatchObject([{ name: 'Teal', at: '03 10:00', price: 5000 }])
    const [mail, ...more] = await waiting()
    expect(more).toEqual([])
    expect(mail?.wait).toBeGreaterThan(290)
    expect(mail?.body_text).toContain('Engine damage')
    expect((await review(id)).decided).toMatchObject([{ decision: 'move', is_told: false, is_done: false }])
    expect((await review(id)).open).toEqual([])
  })

  test('names a boat that needs a licence as such, and looks at the licence of whom staff put there', async () => {
    await sql()`UPDATE vehicles SET license = 'yes', charter_license = 5000 WHERE name = 'Teal'`
    await pier.it.live.changed('vehicles')
    await booked()
    const id = await close()
    const [party] = (await review(id)).open
    expect([party?.decision, party?.places[0]?.lacks_license]).toEqual(['ask', true])
    const [spot] = party?.places[0]?.spots ?? []
    if (!party || !spot) throw new Error('no place')
    const { booking_id, vehicle_id, starts_at } = spot
    const spots = [{ booking_id, vehicle_id, day: starts_at.slice(0, 10), start: starts_at.slice(11) }]
    expect((await send(id, [{ booking_id: party.booking_id, decision: 'move', spots }])).status).toBe(200)
    const desk = await closing.staff.get('/api/rere_get_day_bookings/?day=2026-06-03')
    expect(desk.json.bookings).toMatchObject([{ vehicle_name: 'Teal', license_due: true }])
    const sheet = await closing.staff.get(`/api/rere_handover/${booking_id}/`)
    expect(sheet.json.booking).toMatchObject({ needs_license: true })
  })

  test('is taken back as a whole: places, mails and decisions are as they were, also on the boat that is closed', async () => {
    await booked()
    await booked({ booked_start: 12, email: 'ole@guests.example' })
    await booked({ booked_start: 15, email: 'ida@guests.example' })
    const before = await sql()`SELECT * FROM bookings ORDER BY id`
    const id = await close()
    const [first, second, third] = await proposed(id)
    expect(
      (await send(id, [first, { ...second, decision: 'ask', spots: [] }, { ...third, decision: 'cancel', spots: [] }]))
        .json,
    ).toMatchObject({ moved: 1, asked: 1, canceled: 1 })
    const reply = await undo(id)
    expect(reply.json).toEqual({ undone: 3, stayed: [] })
    const after = await sql()`SELECT * FROM bookings ORDER BY id`
    expect(after.map((row) => ({ ...row, moves: 0 }))).toEqual(before.map((row) => ({ ...row, moves: 0 })))
    expect(await sql()`SELECT FROM mails WHERE state = 'waiting'`).toEqual([])
    expect((await review(id)).open).toHaveLength(3)
    await pier.it.runJob('reviewed-cancellations')
    expect((await places()).some(({ canceled }) => canceled)).toBe(false)
    expect((await undo(id)).json.code).toBe('TOO_LATE')
    const log = await sql()`SELECT action FROM audit_log WHERE record = ${`closure:${id}`} ORDER BY id`
    expect(log.map(({ action }) => action)).toEqual(['closure.add', 'closure.review', 'closure.undo'])
  })

  test('cancels once nobody can take it back any more, with all that was paid, and once', async () => {
    await booked()
    const id = await close()
    await closing.decide(id, 'cancel')
    await pier.it.runJob('reviewed-cancellations')
    expect((await places())[0]?.canceled).toBe(false)
    expect(await waiting()).toEqual([])
    pier.it.setNow('2026-06-01T05:05:01Z')
    for (let i = 0; i < 2; i++) await pier.it.runJob('reviewed-cancellations')
    expect((await places())[0]?.canceled).toBe(true)
    expect((await waiting()).map(({ body_text }) => body_text.includes('Engine damage'))).toEqual([true])
    expect(await undo(id)).toMatchObject({ status: 409, json: { code: 'TOO_LATE' } })
    expect((await review(id)).decided).toMatchObject([{ decision: 'cancel', is_done: true, is_told: true }])
  })

  test('leaves with staff what they talk about themselves', async () => {
    await booked()
    const id = await close()
    await closing.decide(id, 'keep')
    expect(await waiting()).toEqual([])
    expect((await review(id)).decided).toMatchObject([{ decision: 'keep' }])
  })

  test('never makes a move dearer; where nothing was paid and the boat is cheaper, it costs less', async () => {
    await sql()`UPDATE vehicle_prices SET price = 7000 WHERE vehicle_id = ${closing.teal}`
    await pier.it.live.changed('vehicles')
    await booked()
    const id = await close()
    await send(id, await proposed(id))
    expect(await places()).toMatchObject([{ name: 'Teal', price: 5000 }])
    await undo(id)
    await sql()`UPDATE vehicle_prices SET price = 3000 WHERE vehicle_id = ${closing.teal}`
    await pier.it.live.changed('vehicles')
    await send(id, await proposed(id))
    expect(await places()).toMatchObject([{ name: 'Teal', price: 3000 }])
  })

  test('keeps boats of one booking together', async () => {
    const heron = await insertVehicle(sql(), { name: 'Egret' })
    await pier.it.live.changed('vehicles')
    await booked({ more_boats: JSON.stringify([closing.teal]), adults: 8, price: 100 })
    const id = await close()
    const { open } = await review(id)
    expect(open).toMatchObject([{ people: 8, price: 100, boats: [{ is_concerned: true }, { is_concerned: false }] }])
    expect((await send(id, await proposed(id))).status).toBe(200)
    expect(await places()).toMatchObject([
      { name: 'Egret', at: '03 10:00' },
      { name: 'Teal', at: '03 10:00' },
    ])
    expect(heron).toBeGreaterThan(0)
  })
})

describe('a review is refused', () => {
  test('where somebody has the place meanwhile: nothing of it is done, and it says whose place', async () => {
    await booked()
    await booked({ booked_start: 14 })
    const id = await close()
    const decisions = await proposed(id)
    await booked({ vehicle: closing.teal, booked_start: 14, email: 'ole@guests.example' })
    const reply = await send(id, decisions)
    expect([reply.status, reply.json.code, reply.json.detail]).toEqual([
      409,
      'TAKEN',
      'Mira Keller: Teal is taken from 2 pm to 3 pm by Mira Keller. Nothing was sent',
    ])
    expect((await places()).map(({ name }) => name)).toEqual(['Eider', 'Eider', 'Teal'])
    expect(await waiting()).toEqual([])
  })

  test('where a booking is another one now, or is not concerned', async () => {
    const reply = await booked()
    const id = await close()
    const decisions = await proposed(id)
    await sql()`UPDATE bookings SET ends_at = ends_at - interval '30 minutes' WHERE reference = ${String(reply.json.reference)}`
    const changed = await send(id, decisions)
    expect(changed.json).toMatchObject({
      status: 409,
      code: 'TAKEN',
      detail: expect.stringMatching(/^Mira Keller: .*Nothing was sent$/),
    })
    await sql()`UPDATE bookings SET canceled_at = now()`
    const gone = await send(id, decisions)
    expect(gone.json).toMatchObject({
      status: 422,
      detail: 'A booking is not concerned any more: look at the list again',
    })
    expect((await send(4711, decisions)).status).toBe(404)
  })

  test('where two want one place, one is decided on twice, or nothing is decided', async () => {
    await booked()
    await booked({ booked_start: 11, email: 'ole@guests.example' })
    const id = await close()
    const [first, second] = await proposed(id)
    const same = {
      ...second,
      spots: second?.spots.map((spot) => ({ ...spot, vehicle_id: closing.teal, start: '10:00' })),
    }
    expect((await send(id, [first, same])).json.detail).toMatch(/was given to somebody else in this list$/)
    expect((await send(id, [first, first])).status).toBe(422)
    expect((await send(id, [])).status).toBe(422)
    expect((await send(id, [{ ...first, spots: [] }])).status).toBe(422)
    expect((await send(id, [{ ...first, decision: 'sink' }])).status).toBe(422)
    expect((await places()).map(({ name }) => name)).toEqual(['Eider', 'Eider'])
  })

  test('to whoever is no member of staff, or has the test account', async () => {
    await booked()
    const id = await close()
    const decisions = await proposed(id)
    expect((await send(id, decisions, pier.it.visitor())).status).toBe(401)
    expect((await send(id, decisions, await pier.it.signedIn('demo'))).status).toBe(403)
  })

  test('a second time: the same answer, and one move', async () => {
    await booked()
    const id = await close()
    const decisions = await proposed(id)
    const key = { 'idempotency-key': 'a1b2c3d4e5f6a7b8' }
    const first = await send(id, decisions, closing.staff, key)
    expect((await send(id, decisions, closing.staff, key)).json).toEqual(first.json)
    expect(await sql()`SELECT FROM booking_moves`).toHaveLength(1)
  })
})

test('Who was asked or handed a boat meanwhile stays where they are when a review is taken back, and is named.', async () => {
  await booked()
  const id = await close()
  await send(id, await proposed(id))
  await sql()`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, now(), 'Ada' FROM bookings`
  await pier.it.live.changed('handovers')
  expect((await undo(id)).json).toEqual({ undone: 0, stayed: ['Mira Keller'] })
  expect(await places()).toMatchObject([{ name: 'Teal' }])
})
