import { describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { openOwnPage, testLinks } from '#testing/own-booking.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const page = openOwnPage(pier)
const { request, stored, mails } = pier
const nils = 'nils@guests.example'

async function bookStay(changes: Record<string, unknown> = {}) {
  expect((await request(changes)).status).toBe(201)
  return page.linkFor(nils)
}

describe('the page of a booking', () => {
  test('shows everything of a stay to be transferred: times, price, transfer with its code, calendar, ladder', async () => {
    const link = await bookStay({ extra_bbq: true, price: 1110 })
    const reply = await page.read(link)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json).toMatchObject({
      state: 'booked',
      kind: 'days',
      vehicle_name: 'Heron',
      vehicle_type: 'houseboats',
      starts_at: '2026-06-10T14:00',
      ends_at: '2026-06-12T10:00',
      price: {
        total: 1110,
        lines: [
          { label: 'Heron, 2 nights', amount: 1080 },
          { label: 'Barbecue grill', amount: 30 },
        ],
      },
      open_amount: 1110,
      paid_amount: 0,
      canceled: null,
      may_request_change: true,
      paying: ['1,021.20 € (for $1,110) are to be transferred by Saturday, June 6, 2026.'],
      business: { map_url: expect.stringMatching(/^https:/) },
      transfer: { amount: 1021.2, price: 1110, due_on: '2026-06-06', iban: 'DE89370400440532013000' },
      cancellation: {
        steps: [
          // Of the terms' steps, those that are over are told nobody.
          { until: '2026-06-10', terms: '100%', fee: 1110, is_now: true },
        ],
        settlement: { fee: 1110, kept: 0, owed: 1110 },
      },
    })
    const { transfer, calendar } = reply.json as {
      transfer: { qr: object; reference: string }
      calendar: { text: string; google_url: string }
    }
    expect(transfer.qr).toMatchObject({ path: expect.stringMatching(/^M\d/) })
    expect(transfer.reference).toBe(reply.json.reference)
    expect(calendar.text).toContain('DTSTART:20260610T120000Z')
    expect(new URL(calendar.google_url).searchParams.get('dates')).toBe('20260610T120000Z/20260612T080000Z')
  })

  test('shows a booking by the hour, to be paid on site', async () => {
    await book(pier.it.sql, pier.it.visitor(), { vehicle: (await boat()).id })
    const reply = await page.read(await page.linkFor('mira@guests.example'))
    expect(reply.json).toMatchObject({
      kind: 'hours',
      starts_at: '2026-06-03T10:00',
      open_amount: 50,
      transfer: null,
      paying: ['You pay $50 on arrival, or online before that on the page of your booking.'],
      payment_method: 'on_site',
    })
  })

  test('is there while the trip is under way and after it, without canceling', async () => {
    const link = await bookStay()
    pier.it.setNow('2026-06-10T12:00:00Z')
    expect((await page.read(link)).json).toMatchObject({
      state: 'under_way',
      cancellation: null,
      may_request_change: true,
    })
    pier.it.setNow('2026-06-12T08:00:00Z')
    expect((await page.read(link)).json).toMatchObject({ state: 'past', cancellation: null, may_request_change: false })
  })

  test('is read by the test account too, which changes nothing', async () => {
    const demo = await pier.it.signedIn('demo')
    const link = await bookStay()
    expect((await page.read(link, demo)).status).toBe(200)
    expect((await page.cancel(link, 1080, demo)).json.code).toBe('DEMO_ACCOUNT')
    expect((await stored())[0]?.canceled_at).toBeNull()
  })
})

const boat = async () => {
  const [row] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
  return row as { id: number }
}

describe('a link', () => {
  const calls = ['rere_my_booking', 'rere_cancel_my_booking', 'rere_pay_my_booking', 'rere_request_change'].map(
    (name) => (link: string) => pier.it.visitor().post(`/api/${name}/`, { link, fee: 1080, words: 'One more night' }),
  )

  test('that has expired says so with what to do, on every call', async () => {
    const link = await bookStay()
    pier.it.setNow('2026-07-12T08:00:00Z')
    for (const call of calls) {
      const { status, json } = await call(link)
      expect([status, json.code]).toEqual([410, 'LINK_EXPIRED'])
      expect(json.detail).toMatch(
        /^This link has expired\. .*newest mail.*\+49 30 23125 024.*hello@sternsinger\.example/,
      )
    }
    pier.it.setNow('2026-07-12T07:59:59Z')
    expect((await page.read(link)).status).toBe(200)
  })

  test('that was altered, is for something else, or leads to nothing, opens nothing', async () => {
    const link = await bookStay()
    const later = Temporal.Instant.from('2027-01-01T00:00:00Z')
    const [reference] = (await stored()).map((row) => String(row.reference))
    const others = [
      '',
      'x',
      `${link}x`,
      link.slice(0, -1),
      link.replace('booking.', 'voucher.'),
      testLinks.sign({ kind: 'voucher', id: reference ?? '' }, later),
      testLinks.sign({ kind: 'booking', id: 'ZZZZZZZZ' }, later),
    ]
    for (const other of others) {
      for (const call of calls) {
        const { status, json } = await call(other)
        expect([other, status, json.code]).toEqual([other, 404, 'LINK_INVALID'])
      }
    }
    expect((await page.read('x'.repeat(301))).status).toBe(422)
    expect((await stored())[0]).toMatchObject({ canceled_at: null })
    expect(await mails()).toHaveLength(1)
  })
})

describe('a wish for a change', () => {
  test('goes to the business and in copy to the customer, and changes nothing', async () => {
    const link = await bookStay()
    const reply = await page.ask(link, 'Could we stay <b>one</b> night longer?\nAnd bring a dog?')
    expect([reply.status, reply.json]).toEqual([201, { status: 'success' }])
    const [, toBusiness, toCustomer] = await mails()
    expect(toBusiness).toMatchObject({ recipient: 'hello@sternsinger.example' })
    expect(toBusiness?.subject).toMatch(/^Change wanted: Heron on Wednesday, June 10, 2026, [2-9A-Z]{8}$/)
    expect(toBusiness?.body_text).toContain('Could we stay <b>one</b> night longer?\nAnd bring a dog?')
    expect(toBusiness?.body_text).toContain('+491517654321')
    expect(toCustomer).toMatchObject({ recipient: nils })
    expect(toCustomer?.body_text).toContain('And bring a dog?')
    expect(await page.linkFor(nils)).toBe(link)
    expect((await stored())[0]).toMatchObject({ canceled_at: null, comment: expect.not.stringContaining('dog') })
  })

  test('repeated with its key is mailed once, another under it is refused', async () => {
    const link = await bookStay()
    const key = { 'idempotency-key': 'a-key-of-this-very-wish' }
    const replies = await Promise.all([1, 2, 3].map(() => page.ask(link, 'Later, please', key)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await mails()).toHaveLength(3)
    expect((await page.ask(link, 'Sooner, please', key)).json.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('needs words, at most 600 characters of them', async () => {
    const link = await bookStay()
    expect((await page.ask(link, ' ')).json.errors).toEqual([
      { field: 'words', message: 'Please describe what you would like to change' },
    ])
    expect((await page.ask(link, 'x'.repeat(601))).json.errors).toEqual([
      { field: 'words', message: 'Your text is too long' },
    ])
    expect((await page.ask(link, 'x'.repeat(600))).status).toBe(201)
  })

  test('is taken five times a day, and not for what is canceled or over', async () => {
    const link = await bookStay()
    for (let n = 0; n < 5; n++) expect((await page.ask(link, `Wish ${n}`)).status).toBe(201)
    const more = await page.ask(link, 'Wish 6')
    expect([more.status, Number(more.headers['retry-after']) > 0]).toEqual([429, true])
    await pier.it.sql`TRUNCATE throttles`
    await page.cancel(link, 1080)
    expect((await page.ask(link, 'Again')).json.code).toBe('BOOKING_OVER')
  })
})

test('a booking that is only held is paid by its own payment, and not canceled at a fee', async () => {
  const held = await pier.hold()
  const ends = Temporal.Instant.from('2026-07-01T00:00:00Z')
  const link = testLinks.sign({ kind: 'booking', id: String(held.json.reference) }, ends)
  expect((await page.read(link)).json).toMatchObject({ state: 'held', cancellation: null, may_request_change: false })
  expect((await page.cancel(link, 1080)).json.code).toBe('NOT_BOOKED')
  expect((await page.pay(link)).json.payment).toBe((held.json.payment as { payment: string }).payment)
  await pier.it.sql`UPDATE payments SET state = 'failed'`
  expect((await page.pay(link)).json.code).toBe('NOTHING_TO_PAY')
})

describe('paying what is open', () => {
  test('of a stay to be transferred: it is paid, the customer is told, nothing more is asked for', async () => {
    await insertVoucher(pier.it.sql, 'ABCDEFGHJKLMNPQR', 8000)
    const link = await bookStay({ voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 80 })
    const opened = await page.pay(link)
    expect(opened.status).toBe(201)
    expect(opened.json).toMatchObject({ provider: 'test', amount: 1000, currency: 'USD', state: 'open' })
    expect((await page.settle(opened)).json.state).toBe('paid')
    expect((await page.read(link)).json).toMatchObject({
      open_amount: 0,
      paid_amount: 1000,
      voucher_amount: 80,
      payment_method: 'provider',
      transfer: null,
    })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Booked: Heron from Wednesday, June 10, 2026, 2 nights',
      'Paid: Heron on Wednesday, June 10, 2026',
    ])
    expect((await page.pay(link)).json.code).toBe('NOTHING_TO_PAY')
  })

  test('opens one payment at a time, whoever asks and however often', async () => {
    const link = await bookStay()
    const key = { 'idempotency-key': 'a-key-of-this-payment' }
    // All of them wait at the booking, and then come at the same moment.
    const asked = await pier.it.sql.begin(async (tx) => {
      await tx`SELECT FROM bookings FOR UPDATE`
      const calls = Array.from({ length: 8 }, (_, n) => page.pay(link, n < 3 ? key : undefined))
      await new Promise((done) => setTimeout(done, 600))
      return { calls }
    })
    const replies = await Promise.all(asked.calls)
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    expect(new Set(replies.map(({ json }) => json.payment)).size).toBe(1)
    expect(await pier.it.sql`SELECT FROM payments`).toHaveLength(1)
  })

  test('gives up a payment whose time is nearly over, and opens another', async () => {
    const link = await bookStay()
    const first = await page.pay(link)
    await pier.it.sql`UPDATE payments SET expires_at = now() + interval '4 minutes'`
    const second = await page.pay(link)
    expect(second.json.payment).not.toBe(first.json.payment)
    expect(await pier.it.sql`SELECT state FROM payments ORDER BY created_at`).toEqual([
      { state: 'failed' },
      { state: 'created' },
    ])
    expect((await page.settle(second)).json.state).toBe('paid')
  })

  test('given up, or not made in time, leaves the booking as it was', async () => {
    const link = await bookStay()
    const opened = await page.pay(link)
    await pier.it.visitor().post(`/api/payments/${String(opened.json.payment)}/abandon/`)
    expect((await page.read(link)).json).toMatchObject({ state: 'booked', open_amount: 1080 })
    const again = await page.pay(link)
    await pier.it
      .sql`UPDATE payments SET expires_at = now() - interval '1 second', next_look_at = now() WHERE id = ${String(again.json.payment)}`
    await pier.it.runJob('payments')
    expect((await page.read(link)).json).toMatchObject({ state: 'booked', open_amount: 1080 })
  })

  test('of what is canceled or paid is refused', async () => {
    const link = await bookStay()
    await page.cancel(link, 1080)
    expect((await page.pay(link)).json.code).toBe('NOTHING_TO_PAY')
    expect(await pier.it.sql`SELECT FROM payments`).toHaveLength(0)
  })
})
