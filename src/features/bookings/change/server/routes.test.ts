import { describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { openChange } from '#testing/own-change.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const page = openOwnPage(pier)
const changing = openChange(pier)
const { request, hold, stored, mails } = pier
const nils = 'nils@guests.example'
const mira = 'mira@guests.example'
const code = 'ABCDEFGHJKLMNPQR'

/** Booked on June 1 for June 3, 10 to 11, $50 on site. */
async function bookHour(changes: Record<string, unknown> = {}) {
  const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
  expect((await book(pier.it.sql, pier.it.visitor(), { vehicle: id, ...changes })).status).toBe(201)
  return page.linkFor(mira)
}

async function bookStay(changes: Record<string, unknown> = {}) {
  expect((await request({ booked_day: '2026-09-10', ...changes })).status).toBe(201)
  return page.linkFor(nils)
}

async function bookPaidStay(changes: Record<string, unknown> = {}) {
  const held = await hold({ booked_day: '2026-09-10', ...changes })
  await pier.approve(held)
  const { payment } = held.json.payment as { payment: string }
  await pier.it.visitor().post(`/api/payments/${payment}/capture/`)
  return page.linkFor(nils)
}

const later = { day: '2026-06-03', start: 12, hours: 2 }
const shorter = { day: '2026-09-10', end: '2026-09-12' }
const longer = { day: '2026-09-10', end: '2026-09-13' }
const codeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) => [status, json.code]
const paymentOf = (reply: { json: Record<string, unknown> }) => ({ ...reply, json: reply.json.payment }) as never
const bookingOf = (reply: { json: Record<string, unknown> }) => reply.json.booking as Record<string, unknown>

describe('by the hour, to be paid on site', () => {
  test('the own booking keeps nobody from overlapping it; the new price is simply paid, and both are told once', async () => {
    const link = await bookHour()
    const preview = await changing.preview(link, { day: '2026-06-03', start: 10, hours: 2 })
    expect(preview.json).toMatchObject({
      refusal: null,
      errors: [],
      is_same: false,
      before: { whole: 50 },
      after: { whole: 90 },
      money: { pay: 0, open_before: 50, open_after: 90, provider_back: 0, kept: 0 },
    })
    const starts = preview.json.starts as { start: number; hours: number }[]
    expect(starts.find(({ start }) => start === 10)).toEqual({ start: 10, hours: 9 })

    const reply = await changing.change(link, later)
    expect(reply.status).toBe(200)
    expect(bookingOf(reply)).toMatchObject({
      starts_at: '2026-06-03T12:00',
      ends_at: '2026-06-03T14:00',
      open_amount: 90,
    })
    expect(reply.json.payment).toBeNull()
    expect((await stored())[0]).toMatchObject({
      price: 9000,
      moves: 1,
      paid_at: null,
      payment_method: 'on_site',
      adults: 2,
    })
    const told = (await mails()).slice(2)
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [mira, 'Changed: Eider on Wednesday, June 3, 2026, 12 pm to 2 pm'],
      [
        'hello@sternsinger.example',
        expect.stringMatching(/^Changed by the customer: Eider on Wednesday, June 3, 2026, /),
      ],
    ])
    expect(told[0]?.body_text).toMatch(/Price until now[ .]*\$50/)
    const [{ attachments } = { attachments: [] }] = await pier.it.sql<{ attachments: { content: string }[] }[]>`
      SELECT attachments FROM mails WHERE subject LIKE 'Changed: Eider%'`
    expect(Buffer.from(attachments[0]?.content ?? '', 'base64').toString()).toContain('SEQUENCE:1')
    expect(await pier.it.sql`SELECT moved_by FROM booking_moves`).toEqual([{ moved_by: 'customer' }])
  })

  test('extras and people change alone, and what makes no price keeps the agreed one', async () => {
    const link = await bookHour()
    await pier.it
      .sql`UPDATE vehicle_prices SET price = 7000 WHERE vehicle_id = (SELECT id FROM vehicles WHERE name = 'Eider')`
    await pier.it.live.changed('vehicles')
    const here = { day: '2026-06-03', start: 10, hours: 1 }
    const people = await changing.change(link, { ...here, adults: 1, children: 2, age_from: 3, age_to: 9 })
    expect(bookingOf(people)).toMatchObject({ people: 3, price: { whole: 50 } })
    const extra = await changing.change(link, { ...here, adults: 2, extras: ['binoculars'] })
    expect(bookingOf(extra)).toMatchObject({ people: 2, price: { whole: 75 }, change: { extras: ['binoculars'] } })
    expect(bookingOf(extra).told).toContainEqual({ label: 'Extras', words: 'binoculars' })
  })

  test('another business rule, another time, others’ bookings, wrong fields: refused, and nothing changes', async () => {
    const link = await bookHour()
    const before = await stored()
    const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
    await book(pier.it.sql, pier.it.visitor(), {
      vehicle: id,
      booked_start: 14,
      email: 'other@guests.example',
      name: 'Ottilie Other',
    })
    const taken = await changing.send(link, { day: '2026-06-03', start: 13, hours: 2, whole: 90 })
    expect(codeOf(taken)).toEqual([409, 'TAKEN'])
    expect(taken.text).not.toContain('Ottilie')
    expect((await changing.preview(link, { day: '2026-06-03', start: 13, hours: 2 })).json.refusal).toMatchObject({
      code: 'TAKEN',
    })
    for (const [wish, status, problem] of [
      [{ ...later, start: 18.5 }, 422, 'START_NOT_OFFERED'],
      [{ ...later, start: 18 }, 422, 'OUTSIDE_OPENING_HOURS'],
      [{ ...later, day: '2026-05-30' }, 422, 'PAST'],
      [{ ...later, hours: 5 }, 422, 'DURATION_NOT_OFFERED'],
      [{ ...later, extras: ['sonar'] }, 422, 'EXTRA_NOT_OFFERED'],
      [{ ...later, adults: 99 }, 422, 'INVALID'],
      [{ ...later, children: 1 }, 422, 'INVALID'],
      [{ day: '2026-06-03', start: 12 }, 422, 'INVALID'],
      [{ ...later, day: '2026-02-30' }, 422, 'INVALID'],
      [{ ...later, extras: ['gold'] }, 422, 'EXTRA_NOT_OFFERED'],
      [{ ...later, keep_as: 'gold' }, 422, 'INVALID'],
      [{ ...later, whole: 80 }, 409, 'CHANGE_PRICED'],
    ] as const)
      expect(codeOf(await changing.send(link, { whole: 90, ...wish })), JSON.stringify(wish)).toEqual([status, problem])
    expect(codeOf(await changing.send('nonsense', later))).toEqual([404, 'LINK_INVALID'])
    expect(codeOf(await changing.preview('nonsense', later))).toEqual([404, 'LINK_INVALID'])
    expect((await stored())[0]).toEqual(before[0])
    expect(await pier.it.sql`SELECT FROM booking_moves`).toHaveLength(0)
  })

  test('until as many hours before as the business says; not once handed over, canceled, held, or at an agreed price', async () => {
    const link = await bookHour()
    const refused = async () => [
      codeOf(await changing.send(link, { ...later, whole: 90 })),
      codeOf(await changing.preview(link, later)),
    ]
    const both = (problem: string) => [
      [409, problem],
      [409, problem],
    ]
    pier.it.setNow('2026-06-02T08:00:00Z')
    expect((await changing.preview(link, later)).status).toBe(200)
    expect((await page.read(link)).json.change).toMatchObject({ until: '2026-06-02T10:00' })
    pier.it.setNow('2026-06-02T08:01:00Z')
    expect(await refused()).toEqual(both('TOO_LATE'))
    expect((await page.read(link)).json).toMatchObject({ change: null, no_change: expect.stringContaining('24 hours') })
    pier.it.setNow('2026-06-01T08:00:00Z')
    const set = async (hours: number) => {
      await pier.it.sql`UPDATE business_settings SET change_hours = ${hours} WHERE business = 'rental'`
      await pier.it.live.changed('settings')
    }
    await set(0)
    expect(await refused()).toEqual(both('SWITCHED_OFF'))
    await set(24)
    for (const [why, makes, ends] of [
      ['HELD', pier.it.sql`held_until = now() + interval '1 hour'`, pier.it.sql`held_until = NULL`],
      [
        'CANCELED',
        pier.it.sql`canceled_at = now(), canceled_by = 'customer'`,
        pier.it.sql`canceled_at = NULL, canceled_by = NULL`,
      ],
    ] as const) {
      await pier.it.sql`UPDATE bookings SET ${makes}`
      expect(await refused()).toEqual(both(why))
      await pier.it.sql`UPDATE bookings SET ${ends}`
    }
    await pier.it.sql`
      UPDATE bookings SET quote = jsonb_set(quote, '{lines}', quote->'lines' || '[{"label": "Price change: a friend", "cents": -1000}]')`
    expect(await refused()).toEqual(both('AGREED_PRICE'))
    await pier.it
      .sql`INSERT INTO handovers (booking_id, out_at, out_by, license_seen) SELECT id, now(), 'Eva', true FROM bookings`
    expect(await refused()).toEqual(both('BOAT_OUT'))
  })

  test('sent again under its key it is answered again; sent again without one it is so already', async () => {
    const link = await bookHour()
    const key = { 'Idempotency-Key': 'change-of-one-booking-1' }
    const first = await changing.change(link, later, key)
    const again = await changing.send(link, { ...later, whole: 90 }, key)
    expect([first.status, again.status]).toEqual([200, 200])
    expect((await changing.send(link, { ...later, whole: 90 })).status).toBe(200)
    expect((await stored())[0]).toMatchObject({ moves: 1 })
    expect(await mails()).toHaveLength(4)
  })
})

describe('stays', () => {
  test('paid online and made dearer change once the difference is paid', async () => {
    const link = await bookPaidStay()
    const reply = await changing.change(link, longer)
    expect(bookingOf(reply)).toMatchObject({ ends_at: '2026-09-12T10:00' })
    expect(reply.json.payment).toMatchObject({ amount: 540, state: 'open' })
    expect((await changing.change(link, longer)).json.payment).toMatchObject({
      payment: (reply.json.payment as { payment: string }).payment,
    })
    expect((await page.settle(paymentOf(reply))).json).toMatchObject({ state: 'paid' })
    expect((await page.read(link)).json).toMatchObject({
      ends_at: '2026-09-13T10:00',
      paid_amount: 1620,
      open_amount: 0,
    })
    expect((await mails()).filter(({ subject }) => subject.startsWith('Changed'))).toHaveLength(2)
  })

  test('whose difference is paid when somebody else has the boat stay as they were, and the money goes back', async () => {
    const link = await bookPaidStay()
    const reply = await changing.change(link, longer)
    expect((await request({ booked_day: '2026-09-12', email: 'rival@guests.example' })).status).toBe(201)
    await page.settle(paymentOf(reply))
    await pier.it.runJob('payments')
    expect((await page.read(link)).json).toMatchObject({ ends_at: '2026-09-12T10:00', paid_amount: 1080 })
    expect(await page.refunds()).toEqual([54_000])
  })

  test('made shorter keep what canceling that part costs; the rest goes back the way it came', async () => {
    const link = await bookPaidStay({ booked_duration: 4, price: 2160 })
    const preview = await changing.preview(link, shorter)
    // June 1 is 101 days before: canceling costs half.
    expect(preview.json).toMatchObject({
      before: { whole: 2160 },
      after: { whole: 1620 },
      money: { kept: 540, provider_back: 540, pay: 0 },
    })
    const reply = await changing.change(link, shorter)
    expect(bookingOf(reply)).toMatchObject({ ends_at: '2026-09-12T10:00', paid_amount: 1620 })
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([54_000])
    // What is kept in all is what canceling would have cost before.
    const { settlement } = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
    expect(settlement.fee).toBe(1080)
  })

  test('made shorter may keep the money as a voucher, which counts at once and is refunded by nothing', async () => {
    const link = await bookPaidStay({ booked_duration: 4, price: 2160 })
    const reply = await changing.change(link, { ...shorter, keep_as: 'voucher' })
    expect(reply.status).toBe(200)
    expect(await pier.it.sql`SELECT amount, paid_at IS NOT NULL AS paid, email FROM vouchers`).toEqual([
      { amount: 54_000, paid: true, email: nils },
    ])
    expect((await mails()).some(({ subject }) => /voucher/.test(subject) && subject.includes('$540'))).toBe(true)
    await page.cancel(link, 1080)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([54_000])
  })

  test('moved away and canceled then cost what canceling cost before', async () => {
    const link = await bookPaidStay({ booked_day: '2026-07-10' })
    const far = await changing.change(link, { day: '2027-05-10', end: '2027-05-12' })
    expect(far.status).toBe(200)
    const { settlement } = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
    expect(settlement.fee).toBe(972)
    expect(codeOf(await page.cancel(link, 163.04))).toEqual([409, 'FEE_CHANGED'])
  })

  test('by transfer, not paid yet: simply the new amount, with where to transfer it', async () => {
    const link = await bookStay()
    const reply = await changing.change(link, longer)
    expect(bookingOf(reply)).toMatchObject({
      open_amount: 1620,
      payment_method: 'transfer',
      transfer: { amount: 1490.4 },
    })
  })

  test('paid by a voucher take more of it, and give back to it', async () => {
    await insertVoucher(pier.it.sql, code, 200_000)
    const link = await bookStay({ voucher: code, voucher_amount: 1080 })
    expect((await changing.preview(link, longer)).json.money).toMatchObject({ voucher_more: 540, pay: 0 })
    await changing.change(link, longer)
    expect(await page.balance()).toBe(38_000)
    const back = await changing.change(link, shorter)
    expect(bookingOf(back)).toMatchObject({ voucher_amount: 1350, open_amount: 0 })
    expect(await page.balance()).toBe(65_000)
  })

  test('staff cannot take back what the customer changed', async () => {
    const link = await bookStay()
    await changing.change(link, longer)
    const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM booking_moves`
    const staff = await pier.it.signedIn('employee')
    expect(codeOf(await staff.post('/api/rere_undo_change/', { change_id: id }))).toEqual([404, 'NOT_FOUND'])
  })
})
