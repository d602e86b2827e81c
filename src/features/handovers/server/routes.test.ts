import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#testing/booking.ts'
import type { Browser, Reply } from '#testing/browser.ts'
import { insertBooking } from '#testing/fleet.ts'
import { multipart } from '#testing/form.ts'
import { somePictures } from '#testing/pictures.ts'

const desk = openDesk()
let employee: Browser
let booking: number

const onSite = [
  { label: 'Deposit', cents: 30_000 },
  { label: 'Briefing fee', cents: 2500 },
]

beforeAll(async () => {
  employee = await desk.it.signedIn('employee')
})

beforeEach(async () => {
  const { sql } = desk.it
  await insertBooking(sql, desk.boat, '2026-06-01T10:00', '2026-06-01T12:00')
  const quote = { lines: [{ label: 'Eider', cents: 10_000 }], total: 10_000, vat: 1597, onSite }
  const [row] = await sql<{ id: number }[]>`
    UPDATE bookings SET quote = ${JSON.stringify(quote)}::text::jsonb, price = 10000 RETURNING id::int`
  booking = row?.id ?? 0
  desk.it.setNow('2026-06-01T08:05:00Z')
})

const read = async () => (await employee.get(`/api/rere_handover/${booking}/`)).json
const checkOut = (changes: object = {}, headers?: Record<string, string>): Promise<Reply> =>
  employee.post(
    '/api/rere_check_out/',
    { booking_id: booking, fuel: 8, deposit: 300, method: 'cash', signed_by: 'Somebody Else', ...changes },
    headers,
  )
const takeBack = (changes: object = {}, headers?: Record<string, string>): Promise<Reply> =>
  employee.post(
    '/api/rere_take_back/',
    {
      booking_id: booking,
      fuel: 8,
      litres: 0,
      late_hours: 0,
      damage_fee: 0,
      give_back: 300,
      method: 'cash',
      ...changes,
    },
    headers,
  )
const undo = (step: string, changes: object = {}) =>
  employee.post('/api/rere_undo_handover/', { booking_id: booking, step, reason: 'Wrong boat', ...changes })

/** What the ledger has had since this test began: kind and cash. */
let before = 0
beforeEach(async () => {
  const [row] = await desk.it.sql<{ last: number }[]>`SELECT last_position AS last FROM tills WHERE business = 'rental'`
  before = row?.last ?? 0
})
const ledger = async () =>
  (
    await desk.it.sql<{ kind: string; cash: number; income: number }[]>`
      SELECT kind, cash, income FROM till_entries WHERE business = 'rental' AND position > ${before} AND kind <> 'opening'
      ORDER BY position`
  ).map(({ kind, cash, income }) => [kind, cash, income])

describe('checking out', () => {
  test('says before what is due', async () => {
    expect(await read()).toMatchObject({
      deposit: 300,
      fees: [{ label: 'Briefing fee', amount: 25 }],
      out: null,
      back: null,
      late_hours: 0,
      booking: { vehicle_name: 'Eider', starts_at: '2026-06-01T10:00', canceled: false, price: 100 },
    })
  })

  test('puts deposit and fees into the till and keeps who, when and how full', async () => {
    const done = await checkOut({ note: 'Scratch at the bow' })
    expect([done.status, (done.json.receipts as number[]).length], done.text).toEqual([201, 2])
    expect(await ledger()).toEqual([
      ['deposit', 30_000, 0],
      ['sale', 2500, 2500],
    ])
    const out = (await read()).out as { receipts: { receipt: number; position: number }[] }
    expect(out.receipts).toEqual(done.json.receipts)
    const { position, receipt } = out.receipts[0] ?? {}
    expect((await employee.get(`/api/rere_receipt/${position}/`)).json).toMatchObject({ receipt, kind: 'deposit' })
    expect(out).toMatchObject({
      dateTime: '2026-06-01T08:05:00Z',
      by: 'Jonas Pier',
      fuel: 8,
      note: 'Scratch at the bow',
      deposit: 300,
      fees: 25,
    })
  })

  test('is done once, however often it is sent', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await checkOut({}, key)
    expect((await checkOut({}, key)).json).toEqual(first.json)
    const again = await checkOut()
    expect([again.status, again.json.code]).toEqual([409, 'ALREADY_OUT'])
    expect(await ledger()).toHaveLength(2)
  })

  test('by two at the same moment is one', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => checkOut()))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(await ledger()).toHaveLength(2)
  })

  test('asks for the licence where the boat needs it and the customer has it', async () => {
    await desk.it.sql`UPDATE vehicles SET license = 'yes'`
    await desk.it.sql`UPDATE bookings SET has_license = true`
    await desk.it.live.changed('vehicles')
    expect((await read()).booking).toMatchObject({ needs_license: true })
    const refused = await checkOut()
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'license_seen', message: 'Please look at the licence first' }],
    ])
    expect((await checkOut({ license_seen: true })).status).toBe(201)
    expect((await read()).out).toMatchObject({ license_seen: true })
    await desk.it.sql`UPDATE vehicles SET license = 'no'`
  })

  test('keeps the signature as a picture', async () => {
    const signature = await somePictures.png()
    const form = await multipart({ booking_id: booking, fuel: 8, deposit: 0, method: 'cash', signature })
    const done = await employee.send({ method: 'POST', url: '/api/rere_check_out/', ...form })
    expect(done.status, done.text).toBe(201)
    const kept = (await read()).out as { signature: string }
    expect((await employee.get(kept.signature)).headers['content-type']).toBe('image/webp')
  })

  test('is refused of a booking that is canceled, unknown or ill told, and nothing is taken', async () => {
    expect((await checkOut({ fuel: 9 })).json.errors).toEqual([
      { field: 'fuel', message: 'Please say how full the tank is' },
    ])
    expect((await checkOut({ booking_id: 999_999 })).status).toBe(404)
    await desk.it.sql`UPDATE bookings SET canceled_at = now()`
    expect((await checkOut()).json.code).toBe('BOOKING_CANCELED')
    expect(await ledger()).toEqual([])
  })
})

describe('taking back', () => {
  test('in time, full and whole, gives the deposit back', async () => {
    await checkOut()
    desk.it.setNow('2026-06-01T10:00:00Z')
    const done = await takeBack()
    expect([done.status, done.json.charges, done.json.give_back], done.text).toEqual([201, 0, 300])
    expect((await ledger()).at(-1)).toEqual(['deposit', -30_000, 0])
    expect((await read()).back).toMatchObject({ by: 'Jonas Pier', charges: 0, late_hours: 0 })
  })

  test('late, with fuel missing and a damage, charges each of it', async () => {
    await checkOut()
    desk.it.setNow('2026-06-01T11:10:00Z')
    expect((await read()).late_hours).toBe(2)
    const form = { fuel: 5, litres: 10, late_hours: 2, damage: 'Bent propeller', damage_fee: 80 }
    // 2 × 27.17 + 10 × 2.72 + 80
    const refused = await takeBack({ ...form, give_back: 300 })
    expect([refused.status, refused.json.code, refused.json.give_back]).toEqual([409, 'PRICE_CHANGED', 138.46])
    const done = await takeBack({ ...form, give_back: 138.46 })
    expect([done.status, done.json.charges], done.text).toEqual([201, 161.54])
    expect((await ledger()).slice(2)).toEqual([
      ['deposit', -30_000, 0],
      ['sale', 16_154, 16_154],
    ])
  })

  test('charges more than the deposit when it comes to that', async () => {
    await checkOut({ deposit: 50 })
    desk.it.setNow('2026-06-01T10:00:00Z')
    const form = { damage: 'Lost the anchor', damage_fee: 120.5, method: 'card' }
    const done = await takeBack({ ...form, give_back: -70.5 })
    expect([done.status, done.json.give_back], done.text).toEqual([201, -70.5])
  })

  test('waives late hours for a reason only', async () => {
    await checkOut()
    desk.it.setNow('2026-06-01T10:20:00Z')
    const refused = await takeBack()
    expect(refused.json.errors).toEqual([
      { field: 'waived_reason', message: 'Please say why fewer late hours are charged' },
    ])
    expect((await takeBack({ waived_reason: 'Towed in another boat' })).status).toBe(201)
    expect((await read()).back).toMatchObject({ note: 'Late hours waived: Towed in another boat', late_hours: 0 })
  })

  test('is refused before the check-out, twice, and without cash for the deposit', async () => {
    expect((await takeBack()).json.code).toBe('NOT_OUT')
    await checkOut({ method: 'card' })
    desk.it.setNow('2026-06-01T10:00:00Z')
    const { sql } = desk.it
    const [{ cash } = { cash: 0 }] = await sql<{ cash: number }[]>`
      SELECT coalesce(sum(cash), 0)::int AS cash FROM till_entries
      WHERE closing = (SELECT last_closing + 1 FROM tills WHERE business = 'rental')`
    const out = await employee.post('/api/rere_move_cash/', {
      direction: 'out',
      amount: cash / 100,
      reason: 'Empty drawer',
    })
    if (cash > 0) expect(out.status, out.text).toBe(201)
    expect((await takeBack()).json.code).toBe('NOT_ENOUGH_CASH')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await takeBack({ method: 'card' }, key)
    expect(first.status, first.text).toBe(201)
    expect((await takeBack({ method: 'card' }, key)).json).toEqual(first.json)
    expect((await takeBack({ method: 'card' })).json.code).toBe('ALREADY_BACK')
  })
})

describe('undoing', () => {
  test('the return and then the check-out leaves the drawer as it was, and the chain whole', async () => {
    await checkOut()
    desk.it.setNow('2026-06-01T10:00:00Z')
    await takeBack()
    expect((await undo('out')).json.code).toBe('OTHER_STEP')
    expect((await undo('back')).status).toBe(201)
    expect(await read()).toMatchObject({ back: null, out: { deposit: 300 } })
    expect((await undo('out')).status).toBe(201)
    expect((await read()).out).toBeNull()
    const entries = await ledger()
    expect(entries.reduce((sum, [, cash]) => sum + Number(cash), 0)).toBe(0)
    expect(await desk.it.sql`SELECT till_breaks('rental')`).toEqual([])
    expect((await checkOut()).status).toBe(201)
  })

  test('asks for a reason and for something to undo', async () => {
    expect((await undo('out', { reason: ' ' })).status).toBe(422)
    expect((await undo('out')).json.code).toBe('NOT_OUT')
  })
})

describe('photos', () => {
  const add = async (content: Buffer, language = 'en') => {
    const { payload, headers } = await multipart({ booking_id: booking, image: content })
    return employee.send({
      method: 'POST',
      url: '/api/rere_add_handover_picture/',
      payload,
      headers: { ...headers, 'accept-language': language },
    })
  }
  const remove = (id: unknown) =>
    employee.send({ method: 'DELETE', url: `/api/rere_delete_handover_picture/${String(id)}/` })

  test('belong to the step that comes next, and stay once it is done', async () => {
    const first = await add(await somePictures.jpg())
    expect([first.status, first.json.moment], first.text).toEqual([201, 'out'])
    expect((await employee.get(first.json.thumbnail as string)).status).toBe(200)
    const second = await add(await somePictures.png(80, 60))
    expect((await remove(second.json.id)).status).toBe(200)
    await checkOut()
    expect((await remove(first.json.id)).json.code).toBe('FINISHED')
    expect((await add(await somePictures.webp())).json.moment).toBe('back')
    expect(((await read()).pictures as object[]).length).toBe(2)
  })

  test('are pictures, of bookings that exist', async () => {
    const refused = await add(Buffer.from('no picture at all'))
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ field: 'image', message: 'The picture is none of JPG, PNG, BMP, GIF, WebP and AVIF' }],
    ])
    const german = await add(Buffer.from('no picture at all'), 'de')
    expect(german.json.detail).toBe('Das Bild ist kein JPG, PNG, BMP, GIF, WebP oder AVIF')
    expect((await remove(999_999)).status).toBe(404)
  })
})

test('the list of a day says which boats are out and which came back', async () => {
  await checkOut()
  const handovers = async (day = '2026-06-01') => (await employee.get(`/api/rere_handovers/?day=${day}`)).json.handovers
  expect(await handovers()).toEqual([{ booking_id: booking, out: '2026-06-01T08:05:00Z', back: null }])
  desk.it.setNow('2026-06-01T10:00:00Z')
  await takeBack()
  expect(await handovers()).toMatchObject([{ back: '2026-06-01T10:00:00Z' }])
  expect(await handovers('2026-06-02')).toEqual([])
})

test('visitors and the test account may not', async () => {
  const demo = await desk.it.signedIn('demo')
  expect((await desk.it.visitor().get(`/api/rere_handover/${booking}/`)).status).toBe(401)
  expect((await demo.get(`/api/rere_handover/${booking}/`)).status).toBe(200)
  const refused = await demo.post('/api/rere_check_out/', { booking_id: booking, fuel: 8, deposit: 0 })
  expect([refused.status, refused.json.code]).toEqual([403, 'DEMO_ACCOUNT'])
})
