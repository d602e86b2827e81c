import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'

const desk = openDesk()
let employee: Browser
let booking: number
let before = 0

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
})

beforeEach(async () => {
  const { sql } = desk.it
  await insertBooking(sql, desk.boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const onSite = [
    { label: 'Deposit', cents: 5000 },
    { label: 'Briefing fee', cents: 2550 },
  ]
  const quote = { lines: [{ label: 'Eider', cents: 10_000 }], total: 10_000, vat: 1597, onSite }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings SET quote = ${JSON.stringify(quote)}::text::jsonb, price = 10000, paid_at = NULL RETURNING id::int`
  booking = row?.id ?? 0
  const [till] = await sql<{ last: number }[]>`SELECT last_position AS last FROM tills WHERE business = 'rental'`
  before = till?.last ?? 0
  desk.it.setNow('2026-06-01T08:05:00Z')
})

const checkOut = (changes: object = {}) =>
  employee.post('/api/rere_check_out/', { booking_id: booking, fuel: 8, deposit: 50, method: 'cash', ...changes })
const takeBack = (changes: object) =>
  employee.post('/api/rere_take_back/', {
    ...{ booking_id: booking, fuel: 8, litres: 0, late_hours: 0, damage_fee: 0, give_back: 50, method: 'cash' },
    ...changes,
  })
const undo = (step: string) =>
  employee.post('/api/rere_undo_handover/', { booking_id: booking, step, reason: 'Wrong boat' })
const read = async () => (await employee.get(`/api/rere_handover/${booking}/`)).json
const pay = (changes: object = {}) =>
  employee.send({
    method: 'POST',
    url: '/api/rere_save_cashregister/',
    payload: { income: 150, main_item: { type: 'booking', id: booking, deposit: true }, ...changes },
    headers: { 'content-type': 'application/json' },
  })

type Kept = { lines: { kind: string; amount: number }[]; received?: number; change?: number }
const ledger = async () => [
  ...(await desk.it.sql<{ kind: string; cash: number; income: number; position: number; content: Kept }[]>`
    SELECT kind, cash, income, position, content::jsonb AS content FROM till_entries
    WHERE business = 'rental' AND position > ${before} AND kind <> 'opening' ORDER BY position`),
]

describe('money given and change', () => {
  test('at the check-out stand with the last receipt, as if the deposit had been exact', async () => {
    const done = await checkOut({ received: 100 })
    expect([done.status, done.json.change], done.text).toEqual([201, 24.5])
    const [deposit, fee] = await ledger()
    expect(deposit?.content).not.toHaveProperty('received')
    expect(fee?.content).toMatchObject({ received: 5000, change: 2450 })
    expect((await employee.get(`/api/rere_receipt/${fee?.position}/`)).json).toMatchObject({
      total: 25.5,
      received: 50,
      change: 24.5,
    })
  })

  test('are refused where it is too little, and nothing is handed over; by card nobody gives any', async () => {
    const short = await checkOut({ received: 75 })
    expect(short.json).toMatchObject({
      status: 422,
      errors: [{ field: 'received', message: '$0.50 of $75.50 are missing' }],
    })
    expect((await checkOut({ received: 'much' })).status).toBe(422)
    expect(await ledger()).toEqual([])
    const card = await checkOut({ method: 'card', received: 10 })
    expect([card.status, card.json.change]).toEqual([201, 0])
  })

  test('at the return are of what the customer pays beyond the deposit', async () => {
    await checkOut()
    desk.it.setNow('2026-06-01T10:00:00Z')
    const form = { damage: 'Lost the anchor', damage_fee: 120.5, give_back: -70.5 }
    expect((await takeBack({ ...form, received: 70 })).json.errors).toMatchObject([{ field: 'received' }])
    const done = await takeBack({ ...form, received: 100 })
    expect([done.status, done.json.change], done.text).toEqual([201, 29.5])
    expect((await ledger()).at(-1)?.content).toMatchObject({ received: 15_000, change: 2950 })
    expect((await ledger()).reduce((sum, { cash }) => sum + cash, 0)).toBe(5000 + 2550 - 5000 + 12_050)
  })

  test('make no change where money goes back', async () => {
    await checkOut()
    desk.it.setNow('2026-06-01T10:00:00Z')
    const done = await takeBack({ received: 20 })
    expect([done.status, done.json.change]).toEqual([201, 0])
  })
})

describe('a deposit left with the price', () => {
  test('is on one receipt with it and no income, counts at the check-out, and goes back at the return', async () => {
    const paid = await pay({ received: 200 })
    expect([paid.status, paid.json.change], paid.text).toEqual([201, 50])
    expect(await read()).toMatchObject({
      deposit: 0,
      deposit_ahead: { amount: 50, method: 'cash' },
      booking: { paid: true, open_amount: 0 },
    })
    expect(await ledger()).toMatchObject([
      { kind: 'sale', cash: 15_000, income: 10_000, content: { lines: [{ kind: 'booking' }, { kind: 'deposit' }] } },
    ])
    const day = (await employee.get('/api/rere_day_handovers/?day=2026-06-01')).json
    expect(day.handovers).toMatchObject([{ deposit: 0, deposit_ahead: { amount: 50 } }])
    expect((await checkOut({ deposit: 0 })).status).toBe(201)
    expect((await read()).out).toMatchObject({ deposit: 50, deposit_method: 'cash', fees: 25.5 })
    // Undone, it is still there.
    expect((await undo('out')).status).toBe(201)
    expect(await read()).toMatchObject({ out: null, deposit_ahead: { amount: 50 } })
    await checkOut({ deposit: 0 })
    desk.it.setNow('2026-06-01T10:00:00Z')
    const back = await takeBack({})
    expect([back.status, back.json.give_back], back.text).toEqual([201, 50])
    expect((await ledger()).reduce((sum, { cash }) => sum + cash, 0)).toBe(10_000 + 2550)
  })

  test('by card goes back to the card, and one that was given back is to be left again', async () => {
    const paid = await pay({ method: 'card' })
    expect((await read()).deposit_ahead).toEqual({ amount: 50, method: 'card' })
    const lines = [{ line: 1, quantity: 1 }]
    const fields = { position: paid.json.position, total: 50, reason: 'They left', lines: JSON.stringify(lines) }
    const back = await employee.post('/api/rere_reverse_receipt/', fields)
    expect(back.status, back.text).toBe(201)
    expect(await read()).toMatchObject({ deposit: 50, booking: { paid: true } })
    expect(await read()).not.toHaveProperty('deposit_ahead')
  })

  test('is not taken twice, nor of a boat that is out; who was told another amount hears the right one', async () => {
    expect((await pay({ income: 100 })).json).toMatchObject({ code: 'PRICE_CHANGED', income: 150 })
    const all = await Promise.all([pay(), pay(), pay()])
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await pay()).json.code).toBe('BOOKING_PAID')
    const { position } = all.find(({ status }) => status === 201)?.json ?? {}
    const fields = { position, total: 100, reason: 'Voucher', lines: '[{"line":0,"quantity":1}]' }
    expect((await employee.post('/api/rere_reverse_receipt/', fields)).status).toBe(201)
    // The price is open again, the deposit is still here.
    expect((await pay()).json).toMatchObject({ code: 'PRICE_CHANGED', income: 100 })
    await checkOut({ deposit: 0 })
    expect((await pay()).json).toMatchObject({ code: 'PRICE_CHANGED', income: 100 })
    expect((await pay({ income: 100 })).status).toBe(201)
  })

  test('is taken by staff alone, and by nobody who may not', async () => {
    const payload = { income: 150, main_item: { type: 'booking', id: booking, deposit: true } }
    const url = '/api/rere_save_cashregister/'
    const sent = { method: 'POST' as const, url, payload, headers: { 'content-type': 'application/json' } }
    expect((await desk.it.visitor().send(sent)).status).toBe(401)
    expect((await (await desk.it.signedIn('demo')).send(sent)).status).toBe(403)
  })
})
