import { beforeEach, describe, expect, test } from 'vitest'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const run = () => pier.it.runJob('booking-transfers')
const subjects = async () => (await pier.mails()).map(({ subject }) => subject).slice(1)
const released = async () => (await pier.stored())[0]?.canceled_reason

/** Booked on June 1 for June 20, due on June 6. */
beforeEach(async () => {
  await insertVoucher(pier.it.sql, 'ABCDEFGHJKLMNPQR', 8000)
  await pier.request({ booked_day: '2026-06-20', voucher: 'ABCDEFGHJKLMNPQR', voucher_amount: 80 })
})

const runOn = async (day: string) => {
  pier.it.setNow(`${day}T08:00:00Z`)
  await run()
}

describe('a bank transfer that does not come', () => {
  test('is not mentioned before it is due', async () => {
    await runOn('2026-06-05')
    expect(await subjects()).toEqual([])
  })

  test('is reminded of once on the day it is due, with the way to pay and the day of release', async () => {
    await runOn('2026-06-06')
    await run()
    expect(await subjects()).toEqual(['Your transfer for Heron is due'])
    const words = (await pier.mails())[1]?.body_text.replace(/\s+/g, ' ')
    for (const part of ['920 €', 'DE89 3704 0044 0532 0130 00', 'until Tuesday, June 9, 2026', '/my-booking#booking.'])
      expect(words).toContain(part)
  })

  test('releases the boat three days after the reminder, with a mail, and puts the voucher back', async () => {
    await runOn('2026-06-06')
    await runOn('2026-06-08')
    expect(await released()).toBeNull()
    await runOn('2026-06-09')
    await run()
    expect(await released()).toBe('Not paid')
    expect(await subjects()).toEqual(['Your transfer for Heron is due', 'Released: Heron from Saturday, June 20, 2026'])
    expect(await pier.it.sql`SELECT redeemed FROM vouchers`).toEqual([{ redeemed: 0 }])
    expect((await pier.request({ booked_day: '2026-06-20' })).status).toBe(201)
  })

  test('is reminded of first and waited for again, however late we notice', async () => {
    await runOn('2026-06-14')
    expect(await subjects()).toEqual(['Your transfer for Heron is due'])
    await runOn('2026-06-16')
    expect(await released()).toBeNull()
    await runOn('2026-06-17')
    expect(await released()).toBe('Not paid')
  })

  test('is left to the people at the pier once the first day has come', async () => {
    await runOn('2026-06-20')
    expect(await subjects()).toEqual([])
    await pier.it.sql`UPDATE bookings SET reminded_at = '2026-06-06T08:00:00Z'`
    await runOn('2026-06-21')
    expect(await released()).toBeNull()
  })

  test('in two processes at once reminds once', async () => {
    pier.it.setNow('2026-06-06T08:00:00Z')
    await Promise.all([run(), run(), run()])
    expect(await subjects()).toHaveLength(1)
  })
})

test('what was paid or canceled is neither reminded of nor released', async () => {
  await pier.it.sql`UPDATE bookings SET paid_at = now()`
  await runOn('2026-06-06')
  await pier.it.sql`UPDATE bookings SET paid_at = NULL, canceled_at = now(), canceled_reason = 'Ill'`
  await runOn('2026-06-06')
  await runOn('2026-06-12')
  expect(await subjects()).toEqual([])
  expect(await released()).toBe('Ill')
})

test('whose stay it was is forgotten once it is over, though nobody noted a payment', async () => {
  const payers = () => pier.it.sql`SELECT payer IS NULL AS forgotten FROM bookings`
  await pier.it.sql`UPDATE bookings SET payment_method = 'on_site'`
  await runOn('2026-06-22')
  expect(await payers()).toEqual([{ forgotten: false }])
  await runOn('2026-06-23')
  expect(await payers()).toEqual([{ forgotten: true }])
})
