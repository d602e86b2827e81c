import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertVoucher, openPier, stayFields } from '#testing/stay.ts'

const pier = openPier()
const { request, mails } = pier
const ask = (changes: Record<string, unknown> = {}) => request({ code: '', ...changes })

const codeIn = async () => (await mails()).at(-1)?.subject.slice(0, 5) ?? ''
const holds = () => pier.it.sql<{ held: boolean; canceled: boolean; paid: boolean; due: string | null }[]>`
  SELECT held_until IS NOT NULL AS held, canceled_at IS NOT NULL AS canceled, paid_at IS NOT NULL AS paid, due_on::text AS due
  FROM bookings ORDER BY id`
const runJob = (name: string) => pier.it.app.jobs.find((job) => job.name === name)?.run()
const expire = () =>
  pier.it.sql`UPDATE bookings SET held_until = now() - interval '1 second' WHERE held_until IS NOT NULL`

test('a stay by transfer without a code is held for 15 minutes, and the same with the mailed code books it', async () => {
  const held = await ask()
  expect([held.status, held.json.type]).toEqual([201, 'CODE_REQUIRED'])
  const minutes = (Date.parse(String(held.json.held_until)) - Date.now()) / 60_000
  expect(Math.round(minutes)).toBe(15)
  expect(await holds()).toEqual([{ held: true, canceled: false, paid: false, due: null }])
  expect(await mails()).toHaveLength(1)
  expect((await request({ email: 'else@guests.example', code: '' })).json).toEqual({ type: 'ALREADY_BOOKED' })

  const booked = await request({ code: await codeIn(), email: 'NILS@guests.example' })
  expect([booked.status, booked.json.type, booked.json.reference]).toEqual([201, undefined, held.json.reference])
  expect(booked.json.due_on).toBe('2026-06-06')
  expect(await holds()).toEqual([{ held: false, canceled: false, paid: false, due: '2026-06-06' }])
  expect((await mails()).map(({ subject }) => subject).at(-1)).toContain('Booked: Heron')
})

test('a wrong code is refused on its field, five times at most', async () => {
  await ask()
  const right = await codeIn()
  const wrong = right === '00000' ? '11111' : '00000'
  for (let n = 0; n < 5; n++) {
    const reply = await request({ code: wrong })
    expect([reply.status, reply.json.errors]).toEqual([
      422,
      [{ field: 'code', message: 'The entered code is invalid' }],
    ])
  }
  expect((await request({ code: right })).status).toBe(422)
  expect(await holds()).toEqual([{ held: true, canceled: false, paid: false, due: null }])
})

test('what was not confirmed in time is free again, and its code worthless', async () => {
  await ask()
  const code = await codeIn()
  await expire()
  expect((await request({ code })).json.code).toBe('HOLD_EXPIRED')
  await runJob('unconfirmed-stays')
  expect((await holds())[0]?.canceled).toBe(true)
  expect((await request({ code })).json.code).toBe('HOLD_EXPIRED')
  expect((await ask({ email: 'else@guests.example' })).json.type).toBe('CODE_REQUIRED')
})

test('another selection of the same address takes the place of what it held', async () => {
  await ask()
  expect((await ask({ booked_day: '2026-07-10' })).json.type).toBe('CODE_REQUIRED')
  expect((await holds()).map(({ canceled }) => canceled)).toEqual([true, false])
  expect((await ask({ booked_day: '2026-07-10' })).json.type).toBe('CODE_REQUIRED')
  expect((await holds()).map(({ canceled }) => canceled)).toEqual([true, true, false])
})

test('a code asked for beforehand books at once, on a boat let over nights only, too', async () => {
  const vehicle = await insertVehicle(pier.it.sql, { type: 'houseboats', name: 'Bittern', price_night: 54_000 }, {})
  await pier.it.live.changed('vehicles')
  const wish = { name: 'Nils Lindqvist', email: 'nils@guests.example', vehicle, booked_day: '2026-06-10' }
  const send = (booked_start: number) =>
    pier.it.visitor().post('/api/rere_send_verification_code/', { ...wish, booked_start })
  expect((await send(13)).status).toBe(422)
  expect((await send(14)).status).toBe(201)
  expect(
    (
      await pier.it.visitor().post('/api/haha_send_booking_request/', {
        ...(await import('#testing/stay.ts')).stayFields({ vehicle }),
        code: await codeIn(),
      })
    ).json,
  ).toMatchObject({ payment_method: 'transfer' })
})

test('a voucher that pays all waits for the code as well, and goes back when it does not come', async () => {
  await insertVoucher(pier.it.sql, 'ABCDEFGHJKLMNPQR', 200_000)
  const voucher = { voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 1080 }
  await ask(voucher)
  await ask(voucher)
  expect((await holds()).filter(({ canceled }) => !canceled)).toEqual([
    { held: true, canceled: false, paid: false, due: null },
  ])
  const left = () => pier.it.sql`SELECT redeemed FROM vouchers`
  expect(await left()).toEqual([{ redeemed: 108_000 }])
  expect((await request({ ...voucher, code: await codeIn() })).json).toMatchObject({ payment_method: 'voucher' })
  expect((await holds()).at(-1)?.paid).toBe(true)
  await ask({ booked_day: '2026-07-10', voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 920 })
  await expire()
  await runJob('unconfirmed-stays')
  expect(await left()).toEqual([{ redeemed: 108_000 }])
})

test('staff see what is held and release it; whoever left does so by the reference', async () => {
  const employee = await pier.it.signedIn('employee')
  const held = await ask()
  const code = await codeIn()
  const [row] = (await employee.get('/api/rere_get_day_bookings/?day=2026-06-10')).json.bookings as Record<
    string,
    unknown
  >[]
  expect(row).toMatchObject({ held: true, unconfirmed: true, paid: false })
  expect(String(row?.held_until)).toMatch(/T\d\d:\d\d$/)
  const release = (who = employee, booking_id: unknown = row?.id) => who.post('/api/rere_release_hold/', { booking_id })
  expect((await release(pier.it.visitor())).status).toBe(401)
  expect((await release(employee, 'x')).status).toBe(422)
  expect((await release()).status).toBe(200)
  expect((await release()).json.code).toBe('NOT_HELD')
  expect((await request({ code })).json.code).toBe('HOLD_EXPIRED')
  expect(await pier.it.sql`SELECT action FROM audit_log`).toEqual([{ action: 'booking.release' }])
  const again = await ask()
  expect(again.json.reference).not.toBe(held.json.reference)
  const leave = () => pier.it.visitor().post('/api/haha_leave_hold/', { reference: again.json.reference })
  expect([(await leave()).status, (await leave()).status]).toEqual([200, 200])
  expect((await holds()).every(({ canceled }) => canceled)).toBe(true)
})

test('a boat held for a payment is released too, unless its money is moving', async () => {
  const employee = await pier.it.signedIn('employee')
  await pier.hold()
  const [row] = await pier.it.sql`SELECT id FROM bookings`
  expect((await employee.post('/api/rere_release_hold/', { booking_id: row?.id })).status).toBe(200)
  expect((await holds())[0]?.canceled).toBe(true)
})

test('what was held counts no more once its time is over, and what a voucher pays is not unpaid', async () => {
  const nights = { booked_duration: 14, price: 7560, phone: '0151/7654321' }
  await ask(nights)
  const more = { booked_day: '2026-07-10', email: 'else@guests.example' }
  expect((await ask(more)).json.code).toBe('TOO_MANY_UNPAID_NIGHTS')
  await insertVoucher(pier.it.sql, 'ABCDEFGHJKLMNPQR', 108_000)
  const voucher = { ...more, voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 1080 }
  expect((await ask(voucher)).json.type).toBe('CODE_REQUIRED')
  await expire()
  expect((await ask({ ...more, booked_day: '2026-07-20', email: 'third@guests.example' })).json.type).toBe(
    'CODE_REQUIRED',
  )
})

/** Eight stays of five nights at the same moment, on eight boats, for one phone. */
async function rush({ sql, live, visitor }: Pick<typeof pier.it, 'sql' | 'live' | 'visitor'>) {
  const boats: number[] = []
  for (let n = 0; n < 8; n++) boats.push(await insertVehicle(sql, { type: 'houseboats', price_night: 54_000 }, {}))
  await live.changed('vehicles')
  const stays = boats.map((vehicle, n) =>
    stayFields({ vehicle, email: `n${n}@guests.example`, booked_duration: 5, price: 2700, code: '' }),
  )
  const replies = await Promise.all(stays.map((stay) => visitor().post('/api/haha_send_booking_request/', stay)))
  return { boats, replies }
}

test('requests at the same moment never keep more nights than may wait for one phone', async () => {
  const { boats, replies } = await rush(pier.it)
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(replies.filter(({ json }) => json.code === 'TOO_MANY_UNPAID_NIGHTS')).toHaveLength(6)
  const free = boats[replies.findIndex(({ status }) => status !== 201)]
  expect((await pier.hold({ vehicle: free, email: 'n9@guests.example' })).status).toBe(201)
})

test('without waiting for each other they would keep more: that is what the test above sees', async () => {
  const bare = await buildTestApp()
  // Each transaction has a lock of its own then; a payer's keys, whose second argument is a bigint, stay as they are. All
  // go on at a full second: however busy the machine is, three of eight do so at the same one.
  await bare.sql`
    CREATE FUNCTION hashtextextended(text, integer) RETURNS bigint LANGUAGE sql VOLATILE
    AS 'SELECT pg_sleep_until(date_trunc(''second'', clock_timestamp()) + ''1 second'');
        SELECT pg_current_xact_id()::text::bigint'`
  const { replies } = await rush(bare)
  expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(2)
})
