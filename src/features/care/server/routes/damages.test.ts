import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { bookedWithDeposit, bringBack, handOver } from '#testing/care.ts'
import { multipart } from '#testing/form.ts'
import { somePictures } from '#testing/pictures.ts'
import type { DamageOut } from '../../contract.ts'

/** From the report of a damage to what its customer paid, through the calls that people use. */

const desk = openDesk()
let employee: Browser
let admin: Browser
let booking: number
let before = 0

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
  admin = await desk.it.signedIn('admin')
})

beforeEach(async () => {
  const { sql } = desk.it
  await sql`UPDATE users SET active = true`
  booking = await bookedWithDeposit(sql, desk.boat)
  desk.it.setNow('2026-06-01T08:05:00Z')
  const [row] = await sql<{ last: number }[]>`SELECT last_position AS last FROM tills WHERE business = 'rental'`
  before = row?.last ?? 0
})

const care = async () => (await employee.get('/api/rere_care/')).json as unknown as { damages: DamageOut[] }
const damage = async () => (await care()).damages[0] as DamageOut
const handover = async () => (await employee.get(`/api/rere_handover/${booking}/`)).json
const assess = (who: Browser, changes: object = {}, headers?: Record<string, string>) =>
  who.post('/api/rere_assess_damage/', { charge: 0, reason: '', give_back: 300, method: 'cash', ...changes }, headers)
const undo = async (who: Browser = admin) => who.post('/api/rere_undo_assessment/', { id: (await damage()).id })
const ledger = async () =>
  (
    await desk.it.sql<{ kind: string; cash: number; income: number }[]>`
      SELECT kind, cash, income FROM till_entries WHERE business = 'rental' AND position > ${before} AND kind <> 'opening'
      ORDER BY position`
  ).map(({ kind, cash, income }) => [kind, cash, income])
const mails = () =>
  desk.it.sql<{ subject: string; body_text: string; state: string; waits: boolean }[]>`
    SELECT subject, body_text, state, due_at > now() + interval '4 minutes' AS waits FROM mails ORDER BY id`

/** The boat is back with a scratch, and the deposit stays. */
async function damaged(changes: object = {}): Promise<DamageOut> {
  expect((await handOver(employee, booking)).status).toBe(201)
  desk.it.setNow('2026-06-01T10:00:00Z')
  const back = await bringBack(employee, booking, { damage: 'Scratch at the bow', give_back: 0, ...changes })
  expect([back.status, back.json.code], back.text).toEqual([201, undefined])
  desk.it.setNow('2026-06-01T10:30:00Z')
  return damage()
}

describe('a return with a damage', () => {
  test('keeps the deposit until it is assessed, and refuses to give it back', async () => {
    await handOver(employee, booking)
    desk.it.setNow('2026-06-01T10:00:00Z')
    const refused = await bringBack(employee, booking, { damage: 'Scratch at the bow' })
    expect([refused.status, refused.json.code, refused.json.give_back]).toEqual([409, 'PRICE_CHANGED', 0])
    const done = await bringBack(employee, booking, { damage: 'Scratch at the bow', give_back: 0 })
    expect([done.status, done.json.held, done.json.give_back], done.text).toEqual([201, 300, 0])
    expect(await ledger()).toEqual([['deposit', 30_000, 0]])
    expect(await damage()).toMatchObject({
      vehicle_name: 'Eider',
      booking_id: booking,
      customer: 'Mira Keller',
      description: 'Scratch at the bow',
      by: 'Jonas Pier',
      state: 'reported',
      held: 300,
      charged: null,
    })
    expect((await handover()).back).toMatchObject({ held: 300, charges: 0 })
    expect((await employee.get('/api/rere_boats_to_look_after/')).json).toEqual({
      boats: [
        { vehicle_id: desk.boat, vehicle_name: 'Eider', vehicle_type: 'motorboats', is_damaged: true, is_due: false },
      ],
      held: [booking],
    })
  })

  test('takes what else is charged off the deposit first, and has its photos', async () => {
    await handOver(employee, booking)
    const { payload, headers } = await multipart({ booking_id: booking, image: await somePictures.png() })
    await employee.send({ method: 'POST', url: '/api/rere_add_handover_picture/', payload, headers })
    desk.it.setNow('2026-06-01T10:20:00Z')
    const done = await bringBack(employee, booking, { damage: 'Scratch', late_hours: 1, give_back: 0 })
    expect([done.status, done.json.held, done.json.charges], done.text).toEqual([201, 272.83, 27.17])
    expect(await ledger()).toEqual([
      ['deposit', 30_000, 0],
      ['deposit', -2717, 0],
      ['sale', 2717, 2717],
    ])
    const { pictures } = await damage()
    expect((await employee.get(pictures[0]?.thumbnail ?? '')).status).toBe(200)
  })

  test.each([
    ['that costs nothing gives it back at once', { damage_free: true, give_back: 300 }, 0, 0],
    ['whose fee is said charges it at once', { damage_fee: 80, give_back: 220 }, 80, 0],
  ])('%s', async (_, form, charged, held) => {
    const one = await damaged(form)
    expect(one).toMatchObject({ charged, held, undo_until: null })
    expect((await assess(admin, { id: one.id })).json.code).toBe('ALREADY_ASSESSED')
    expect((await undo()).json.code).toBe('TOO_LATE')
  })

  test('is undone with it, unless somebody went on with the damage', async () => {
    const { id } = await damaged()
    const back = () =>
      employee.post('/api/rere_undo_handover/', { booking_id: booking, step: 'back', reason: 'Wrong boat' })
    await employee.post('/api/rere_set_repair/', { id, state: 'repair' })
    expect((await back()).json.code).toBe('DAMAGE_UNDER_WAY')
    await employee.post('/api/rere_set_repair/', { id, state: 'reported' })
    expect((await assess(admin, { id, charge: 10, reason: 'Paint', give_back: 290 })).status).toBe(201)
    expect((await back()).json.code).toBe('DAMAGE_UNDER_WAY')
    expect((await undo()).status).toBe(201)
    expect((await back()).status).toBe(201)
    expect((await care()).damages).toEqual([])
    // The deposit that was held is there again, and goes back with the next return.
    desk.it.setNow('2026-06-01T10:00:00Z')
    expect((await bringBack(employee, booking)).status).toBe(201)
    expect((await ledger()).reduce((sum, [, cash]) => sum + Number(cash), 0)).toBe(0)
    expect(await desk.it.sql`SELECT till_breaks('rental')`).toEqual([])
  })
})

describe('assessing a damage', () => {
  test('keeps a part, gives the rest back, and tells the customer in some minutes and in their language', async () => {
    await desk.it.sql`UPDATE bookings SET language = 'de'`
    const { id } = await damaged()
    const done = await assess(admin, { id, charge: 150, reason: 'Neuer Lack', give_back: 150 })
    expect([done.status, done.json.give_back, done.json.undo_until], done.text).toEqual([
      201,
      150,
      '2026-06-01T10:35:00Z',
    ])
    expect((await ledger()).slice(1)).toEqual([
      ['deposit', -30_000, 0],
      ['sale', 15_000, 15_000],
    ])
    expect(await damage()).toMatchObject({ charged: 150, charge_reason: 'Neuer Lack', assessed_by: 'Jonas Pier' })
    expect((await damage()).receipts).toEqual(done.json.receipts)
    expect((await employee.get('/api/rere_boats_to_look_after/')).json.held).toEqual([])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect([mail?.subject, mail?.state, mail?.waits]).toEqual(['Eider: 150\u00a0$ für einen Schaden', 'waiting', true])
    for (const words of [
      'Scratch at the bow',
      'Neuer Lack',
      'Einbehaltene Kaution',
      'Geht an Sie zurück',
      'am Steg bar zurück',
    ])
      expect(mail?.body_text).toContain(words)
    expect(await desk.it.sql`SELECT till_breaks('rental')`).toEqual([])
  })

  test('takes more than the deposit from the customer, and waives all of it without a mail', async () => {
    const { id } = await damaged()
    const more = await assess(admin, { id, charge: 350.5, reason: 'Propeller', give_back: -50.5, method: 'card' })
    expect([more.status, more.json.give_back], more.text).toEqual([201, -50.5])
    expect((await undo()).status).toBe(201)
    expect(await damage()).toMatchObject({ charged: null, held: 300, undo_until: null })
    expect((await mails()).map(({ state }) => state)).toEqual(['canceled'])
    const waived = await assess(employee, { id })
    expect([waived.status, waived.json.give_back], waived.text).toEqual([201, 300])
    expect((await ledger()).reduce((sum, [, cash]) => sum + Number(cash), 0)).toBe(0)
    expect((await mails()).length).toBe(1)
  })

  test('mails nobody who has no address', async () => {
    await desk.it.sql`UPDATE bookings SET email = ''`
    const { id } = await damaged()
    expect((await assess(admin, { id, charge: 1, reason: 'Paint', give_back: 299 })).status).toBe(201)
    expect(await mails()).toEqual([])
  })

  test('names what is wrong, and changes nothing', async () => {
    const { id } = await damaged()
    const fields = async (changes: object) =>
      ((await assess(admin, { id, ...changes })).json.errors as { field: string }[]).map(({ field }) => field)
    expect(await fields({ charge: 10, give_back: 290 })).toEqual(['reason'])
    expect(await fields({ charge: -1 })).toEqual(['charge'])
    expect(await fields({ charge: 1.234 })).toEqual(['charge'])
    expect(await fields({ method: 'barter' })).toEqual(['method'])
    const other = await assess(admin, { id, charge: 10, reason: 'Paint', give_back: 300 })
    expect([other.status, other.json.code, other.json.give_back]).toEqual([409, 'PRICE_CHANGED', 290])
    expect((await assess(admin, { id: 999_999 })).status).toBe(404)
    expect(await ledger()).toHaveLength(1)
  })

  test('is for administrators where something is kept, and for nobody outside the office', async () => {
    const { id } = await damaged()
    const kept = { id, charge: 10, reason: 'Paint', give_back: 290 }
    expect((await assess(employee, kept)).json).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
    expect((await assess(desk.it.visitor(), kept)).status).toBe(401)
    expect((await assess(await desk.it.signedIn('artist'), kept)).status).toBe(403)
    expect((await assess(await desk.it.signedIn('demo'), kept)).json.code).toBe('DEMO_ACCOUNT')
    for (const call of ['report_damage', 'set_repair', 'undo_assessment', 'save_care', 'add_service', 'undo_service'])
      expect([call, (await desk.it.visitor().post(`/api/rere_${call}/`, {})).status]).toEqual([call, 401])
    for (const call of ['care', 'boats_to_look_after'])
      expect([call, (await desk.it.visitor().get(`/api/rere_${call}/`)).status]).toEqual([call, 401])
  })

  test('is done once, however often it is sent', async () => {
    const { id } = await damaged()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const form = { id, charge: 100, reason: 'Paint', give_back: 200 }
    const first = await assess(admin, form, key)
    expect((await assess(admin, form, key)).json).toEqual(first.json)
    expect((await assess(admin, form)).json.code).toBe('ALREADY_ASSESSED')
    expect(await ledger()).toHaveLength(3)
  })

  test('is taken back for five minutes and no longer', async () => {
    const { id } = await damaged()
    await assess(admin, { id, charge: 100, reason: 'Paint', give_back: 200 })
    desk.it.setNow('2026-06-01T10:35:00Z')
    expect((await undo()).json.code).toBe('TOO_LATE')
    expect((await mails()).map(({ state }) => state)).toEqual(['waiting'])
  })

  test('by two at the same moment is done by one of them', async () => {
    const { id } = await damaged()
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => assess(admin, { id, charge: i, reason: 'Paint', give_back: 300 - i })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)])
    expect((await ledger()).filter(([kind, cash]) => kind === 'deposit' && Number(cash) < 0)).toHaveLength(1)
  })

  test('would be done by both, if nobody waited for the booking', async () => {
    const { id } = await damaged()
    const { sql } = desk.it
    let readers = 0
    let bothHaveRead = () => {}
    const read = new Promise<void>((resolve) => {
      bothHaveRead = resolve
    })
    const unguarded = () =>
      transaction(sql, async (tx) => {
        const [row] = await tx`SELECT assessed_at FROM damages WHERE id = ${id}`
        readers += 1
        if (readers === 2) bothHaveRead()
        await read
        if (row?.assessed_at !== null) return 'refused'
        await tx`UPDATE damages SET charged = 1, assessed_at = now(), assessed_by = '' WHERE id = ${id}`
        return 'assessed'
      })
    expect(await Promise.all([unguarded(), unguarded()])).toEqual(['assessed', 'assessed'])
  })
})

describe('a damage that staff found', () => {
  const report = (changes: object = {}) =>
    employee.post('/api/rere_report_damage/', { vehicle_id: desk.boat, description: 'Torn cover', ...changes })

  test('is repaired step by step, back and forth, with what it cost', async () => {
    const reported = await report()
    expect(reported.status, reported.text).toBe(201)
    const { id } = reported.json
    expect((await handover()).boat).toMatchObject({ damages: [{ description: 'Torn cover' }], service: 'none' })
    const put = (changes: object) => employee.post('/api/rere_set_repair/', { id, ...changes })
    expect((await put({ state: 'repair' })).status).toBe(200)
    expect((await put({ state: 'done', repair_cost: 49.9 })).status).toBe(200)
    expect(await damage()).toMatchObject({ state: 'done', repair_cost: 49.9 })
    expect((await handover()).boat).toMatchObject({ damages: [] })
    expect((await put({ state: 'repair' })).status).toBe(200)
    expect(await damage()).toMatchObject({ state: 'repair', repair_cost: 49.9 })
    desk.it.setNow('2026-07-05T08:00:00Z')
    expect((await care()).damages).toHaveLength(1)
    await put({ state: 'done' })
    desk.it.setNow('2026-08-05T08:00:00Z')
    expect((await care()).damages).toEqual([])
  })

  test('is charged to nobody', async () => {
    await report()
    expect((await assess(admin, { id: (await damage()).id, give_back: 0 })).json.code).toBe('NO_CUSTOMER')
  })

  test('is of a boat, described, and in a state that there is', async () => {
    expect((await report({ vehicle_id: 999_999 })).status).toBe(404)
    expect((await report({ description: ' ' })).json.errors).toEqual([
      { field: 'description', message: 'Please describe the damage' },
    ])
    expect((await report({ description: 'x'.repeat(501) })).status).toBe(422)
    const put = (changes: Record<string, unknown>) => employee.post('/api/rere_set_repair/', changes)
    expect((await put({ id: 999_999, state: 'done' })).status).toBe(404)
    expect((await put({ id: 1, state: 'lost' })).status).toBe(422)
  })
})
