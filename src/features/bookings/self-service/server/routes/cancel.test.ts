import { describe, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { mondayMorning } from '#testing/app.ts'
import { book } from '#testing/booking.ts'
import { insertBooking } from '#testing/fleet.ts'
import { openOwnPage, testLinks } from '#testing/own-booking.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'
import { cancelBooking, lockBooking } from '../../../server/commands/cancel.ts'

const pier = openPier()
const page = openOwnPage(pier)
const { request, hold, stored, mails } = pier
const nils = 'nils@guests.example'
const code = 'ABCDEFGHJKLMNPQR'

async function bookStay(changes: Record<string, unknown> = {}) {
  expect((await request(changes)).status).toBe(201)
  return page.linkFor(nils)
}

/** Held, paid through the test provider, and confirmed. */
async function bookPaidStay(changes: Record<string, unknown> = {}) {
  const held = await hold(changes)
  await pier.approve(held)
  const { payment } = held.json.payment as { payment: string }
  await pier.it.visitor().post(`/api/payments/${payment}/capture/`)
  return page.linkFor(nils)
}

const markTransferred = () => pier.it.sql`UPDATE bookings SET paid_at = now()`
/** The payer agreed, and we were not told yet. */
const approveAtProvider = () => pier.it.sql`UPDATE test_orders SET state = 'approved'`

const settlementOf = (reply: { json: Record<string, unknown> }) =>
  (reply.json.canceled as { settlement: Record<string, number> }).settlement

/** All but the calendar file, which says when it was made. */
const said = (reply: { json: Record<string, unknown> } | undefined) => ({ ...reply?.json, calendar: null })

describe('the fee', () => {
  test.each([
    ['2026-12-10T22:30:00Z', 163.04],
    ['2026-12-10T23:30:00Z', 540],
    ['2027-03-10T12:00:00Z', 540],
    ['2027-03-11T12:00:00Z', 972],
    ['2027-05-11T12:00:00Z', 972],
    ['2027-05-12T12:00:00Z', 1080],
    ['2027-06-10T11:59:00Z', 1080],
  ])('at %s is $%s, shown and then kept', async (now, fee) => {
    const link = await bookStay({ booked_day: '2027-06-10' })
    await markTransferred()
    pier.it.setNow(now)
    const shown = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
    expect(shown.settlement.fee).toBe(fee)
    const reply = await page.cancel(link, fee)
    expect(reply.status).toBe(200)
    expect(settlementOf(reply)).toMatchObject({
      fee,
      kept: fee,
      hand_back: (108_000 - Math.round(fee * 100)) / 100,
      owed: 0,
    })
    expect((await stored())[0]).toMatchObject({ cancellation_fee: Math.round(fee * 100), canceled_by: 'customer' })
  })

  test('that rose since it was shown is not taken; the new one is named', async () => {
    const link = await bookStay({ booked_day: '2027-06-10' })
    pier.it.setNow('2027-03-10T23:30:00Z')
    const reply = await page.cancel(link, 540)
    expect([reply.status, reply.json.code, reply.json.fee]).toEqual([409, 'FEE_CHANGED', 972])
    expect((await stored())[0]).toMatchObject({ canceled_at: null, cancellation_fee: 0 })
    expect((await page.cancel(link, 0)).json.code).toBe('FEE_CHANGED')
    expect((await page.cancel(link, 972)).status).toBe(200)
  })

  test('once it has begun there is no canceling', async () => {
    const link = await bookStay()
    pier.it.setNow('2026-06-10T12:00:00Z')
    const reply = await page.cancel(link, 1080)
    expect([reply.status, reply.json.code]).toEqual([409, 'TOO_LATE'])
    expect((await stored())[0]?.canceled_at).toBeNull()
  })

  test('of a booking by the hour that was to be paid on site is owed', async () => {
    const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
    await book(pier.it.sql, pier.it.visitor(), { vehicle: id })
    const link = await page.linkFor('mira@guests.example')
    const reply = await page.cancel(link, 50)
    expect(reply.json).toMatchObject({
      state: 'canceled',
      open_amount: 0,
      transfer: { amount: 46, due_on: '2026-06-06' },
    })
    expect(settlementOf(reply)).toMatchObject({ fee: 50, kept: 0, owed: 50 })
    const [, , mail] = await mails()
    expect(mail?.subject).toBe('Canceled: Eider on Wednesday, June 3, 2026')
    expect(mail?.body_text).toMatch(/Still to pay [. ]*\$50/)
    expect(mail?.body_text).toContain('DE89 3704 0044 0532 0130 00')
  })
})

describe('what was paid', () => {
  test('by transfer is given back by hand: the business is told to', async () => {
    const link = await bookStay({ booked_day: '2027-06-10' })
    await markTransferred()
    const reply = await page.cancel(link, 163.04)
    expect(settlementOf(reply)).toEqual({
      fee: 163.04,
      kept: 163.04,
      voucher_back: 0,
      provider_back: 0,
      hand_back: 916.96,
      owed: 0,
    })
    const [, toCustomer, toBusiness] = await mails()
    expect(toCustomer).toMatchObject({ recipient: nils, subject: 'Canceled: Heron on Thursday, June 10, 2027' })
    expect(toCustomer?.body_text).toMatch(/Refund [. ]*\$916.96/)
    expect(toCustomer?.body_text).toContain('843.60 €')
    expect(toBusiness?.recipient).toBe('hello@sternsinger.example')
    expect(toBusiness?.subject).toMatch(/^To do: Canceled: Heron/)
    expect(toBusiness?.body_text).toContain('Please give back $916.96 by hand')
    const [{ attachments } = { attachments: [] }] = await pier.it.sql<{ attachments: { content: string }[] }[]>`
      SELECT attachments FROM mails WHERE subject LIKE 'Canceled:%'`
    const calendar = Buffer.from(attachments[0]?.content ?? '', 'base64').toString()
    expect(calendar).toContain('METHOD:CANCEL')
    expect(calendar).toContain('STATUS:CANCELLED')
    expect((await request({ booked_day: '2027-06-10' })).status).toBe(201)
  })

  test('through the provider goes back there, after the fee, and the customer is told when it is done', async () => {
    const link = await bookPaidStay({ booked_day: '2027-06-10' })
    const reply = await page.cancel(link, 163.04)
    expect(settlementOf(reply)).toMatchObject({ provider_back: 916.96, hand_back: 0 })
    expect((await mails()).some(({ subject }) => subject.startsWith('To do'))).toBe(false)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([91_696])
    expect((await mails()).at(-1)).toMatchObject({
      recipient: nils,
      subject: 'Your payment of $916.96 goes back to you',
      body_text: expect.stringContaining('/my-booking#'),
    })
    expect(await pier.it.sql`SELECT state, refunded FROM payments`).toEqual([{ state: 'captured', refunded: 91_696 }])
  })

  test('by voucher bears the fee first: money comes back before voucher value', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    const link = await bookPaidStay({ booked_day: '2027-06-10', voucher: code, voucher_amount: 500 })
    expect(await page.balance()).toBe(0)
    const reply = await page.cancel(link, 163.04)
    expect(settlementOf(reply)).toMatchObject({ kept: 163.04, voucher_back: 336.96, provider_back: 580 })
    await pier.it.runJob('payments')
    expect(await page.balance()).toBe(33_696)
    expect(await page.refunds()).toEqual([58_000])
    const notes = await pier.it.sql`SELECT amount, note FROM voucher_entries ORDER BY id`
    expect(notes[1]).toEqual({ amount: -33_696, note: expect.stringMatching(/^Booking [2-9A-Z]{8}, Heron: canceled$/) })
  })

  test('wholly by voucher comes back to it, less the fee', async () => {
    await insertVoucher(pier.it.sql, code, 150_000)
    const link = await bookStay({ booked_day: '2027-06-10', voucher: code, voucher_amount: 1080 })
    expect(settlementOf(await page.cancel(link, 163.04))).toMatchObject({ voucher_back: 916.96, hand_back: 0, owed: 0 })
    expect(await page.balance()).toBe(150_000 - 16_304)
  })

  test('only by voucher, with the transfer still to come: the part that is missing is owed', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    const link = await bookStay({ voucher: code, voucher_amount: 500 })
    const reply = await page.cancel(link, 1080)
    expect(settlementOf(reply)).toMatchObject({ kept: 500, voucher_back: 0, owed: 580 })
    expect(reply.json.transfer).toMatchObject({ amount: 533.6 })
    expect(await page.balance()).toBe(0)
  })
})

describe('canceling', () => {
  test('repeated answers the same and does nothing more, whatever fee is sent, also after it began', async () => {
    const link = await bookPaidStay({ booked_day: '2027-06-10' })
    const first = await page.cancel(link, 163.04)
    const written = (await mails()).length
    pier.it.setNow('2027-06-11T12:00:00Z')
    expect(said(await page.cancel(link, 163.04))).toEqual(said(first))
    expect(said(await page.cancel(link, 1))).toEqual(said(first))
    await pier.it.runJob('payments')
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([91_696])
    expect(await mails()).toHaveLength(written + 1)
  })

  test('many times at once is one cancellation and one refund', async () => {
    await insertVoucher(pier.it.sql, code, 50_000)
    const link = await bookPaidStay({ booked_day: '2027-06-10', voucher: code, voucher_amount: 500 })
    const replies = await Promise.all(Array.from({ length: 12 }, () => page.cancel(link, 163.04)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    for (const reply of replies) expect(said(reply)).toEqual(said(replies[0]))
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([58_000])
    expect(await page.balance()).toBe(33_696)
    expect((await mails()).filter(({ subject }) => subject.startsWith('Canceled'))).toHaveLength(2)
  })

  test('ends an open attempt to pay: its money is not taken any more', async () => {
    const link = await bookStay()
    const opened = await page.pay(link)
    await page.cancel(link, 1080)
    expect((await page.settle(opened)).json.state).toBe('failed')
    await pier.it.runJob('payments')
    expect(await pier.it.sql`SELECT state, captured FROM payments`).toEqual([{ state: 'failed', captured: 0 }])
    expect((await stored())[0]).toMatchObject({ paid_at: null, canceled_by: 'customer' })
  })

  test('while the money is being taken gives all of it back', async () => {
    const link = await bookStay()
    await page.pay(link)
    await approveAtProvider()
    await pier.it.sql`UPDATE payments SET state = 'capturing', next_look_at = now()`
    await page.cancel(link, 1080)
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([108_000])
    expect((await stored())[0]).toMatchObject({ paid_at: null, canceled_by: 'customer' })
    expect((await mails()).at(-1)?.body_text).toContain('The booking was canceled')
  })

  test('at the same moment as paying ends in one of both, with the books right', async () => {
    for (let round = 0; round < 8; round++) {
      await pier.it.sql`TRUNCATE bookings, payments, mails, test_orders, throttles CASCADE`
      await pier.it.live.changed('bookings')
      const link = await bookStay({ booked_day: '2027-06-10' })
      const opened = await page.pay(link)
      await approveAtProvider()
      const [canceled] = await Promise.all([
        page.cancel(link, 163.04),
        pier.it.visitor().post(`/api/payments/${String(opened.json.payment)}/capture/`),
      ])
      await pier.it.runJob('payments')
      expect(canceled.status).toBe(200)
      const [payment] = await pier.it.sql<
        { captured: number; refunded: number }[]
      >`SELECT captured, refunded FROM payments`
      const { kept = 0, owed } = settlementOf(canceled)
      expect([Math.round(kept * 100), owed]).toEqual([
        (payment?.captured ?? 0) - (payment?.refunded ?? 0),
        kept > 0 ? 0 : 163.04,
      ])
    }
  })

  test('leaves what others did: a booking that was released says so', async () => {
    const link = await bookStay()
    await pier.it.sql`UPDATE bookings SET canceled_at = now(), canceled_reason = 'Not paid'`
    await insertBooking(pier.it.sql, pier.houseboat, '2026-06-10T14:00', '2026-06-12T10:00', 'days')
    const reply = await page.cancel(link, 1080)
    expect(reply.json).toMatchObject({ state: 'canceled', canceled: { by: 'released', settlement: null } })
    expect(await mails()).toHaveLength(1)
  })
})

describe('staff', () => {
  const cancelAs = (by: string, reason: string) =>
    transaction(pier.it.sql, async (tx) => {
      const [row] = await stored()
      const booking = await lockBooking(tx, String(row?.reference))
      if (!booking) throw new Error('no booking')
      const context = { env: pier.it.env, links: testLinks, clock: () => Temporal.Instant.from(mondayMorning) }
      return cancelBooking(tx, booking, { by, reason, why: 'weather', fee: 0 }, context)
    })

  test('cancel by the same command, with their name and a reason the customer reads', async () => {
    const link = await bookPaidStay()
    expect(await cancelAs('Jonas Pier', 'A storm is coming')).toMatchObject({ fee: 0, providerBack: 108_000 })
    expect(await cancelAs('Jonas Pier', 'Again')).toBeUndefined()
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([108_000])
    expect((await page.read(link)).json.canceled).toMatchObject({ by: 'business', reason: 'A storm is coming' })
    const [, toCustomer, toBusiness] = await mails()
    expect(toCustomer?.body_text).toContain('A storm is coming')
    expect(toBusiness?.body_text).toContain('Jonas Pier')
    expect((await stored())[0]).toMatchObject({ canceled_by: 'Jonas Pier', canceled_reason: 'A storm is coming' })
  })

  test('may give any reason: money that comes afterwards goes back, and the booking stays canceled', async () => {
    const link = await bookStay()
    await page.pay(link)
    await approveAtProvider()
    await pier.it.sql`UPDATE payments SET state = 'capturing', next_look_at = now()`
    await cancelAs('Jonas Pier', 'Not paid in time')
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([108_000])
    expect((await stored())[0]).toMatchObject({ canceled_by: 'Jonas Pier', paid_at: null })
  })
})
