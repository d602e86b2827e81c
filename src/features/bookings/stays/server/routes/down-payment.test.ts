import { beforeEach, describe, expect, test } from 'vitest'
import { openOwnPage } from '#testing/own-booking.ts'
import { saveTerms } from '#testing/prices.ts'
import { openPier } from '#testing/stay.ts'

const pier = openPier()
const { hold, request, stored } = pier
const page = openOwnPage(pier)

beforeEach(async () => {
  await pier.it.sql`TRUNCATE booking_terms`
  await pier.it.live.changed('prices')
  await saveTerms(pier, { hours_share: 0, days_share: 25 })
})

const paid = async () => {
  const held = await hold()
  const { payment, amount } = held.json.payment as { payment: string; amount: number }
  await pier.approve(held)
  return { amount, booked: await request({ payment, banktransfer: false, paypal: true }) }
}

describe('a stay with a down payment', () => {
  test('is paid in part when booking, and the rest is waited for by transfer', async () => {
    const refused = await request()
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([
      ...[402, 'PAYMENT_REQUIRED', 'Please pay the down payment of $270 online to book'],
    ])
    const { amount, booked } = await paid()
    expect(amount).toBe(270)
    expect(booked.json).toMatchObject({ payment_method: 'transfer', open_amount: 810, due_on: '2026-06-06' })
    expect((await stored())[0]).toMatchObject({ advance: 27_000, paid_at: null, held_until: null })
    const { json } = await page.read(await page.linkFor('nils@guests.example'))
    expect(json).toMatchObject({ paid_amount: 270, open_amount: 810, transfer: { price: 810 } })
  })

  test('may be paid at once', async () => {
    const held = await hold({ pay_all: true })
    expect(held.json.payment).toMatchObject({ amount: 1080 })
  })

  test('whose rest never comes is released, and the down payment goes back', async () => {
    await paid()
    pier.it.setNow('2026-06-06T08:00:00Z')
    await pier.it.runJob('booking-transfers')
    pier.it.setNow('2026-06-09T08:00:00Z')
    await pier.it.runJob('booking-transfers')
    expect((await stored())[0]).toMatchObject({ canceled_reason: 'Not paid' })
    await pier.it.runJob('payments')
    expect(await page.refunds()).toEqual([27_000])
    expect((await pier.mails()).map(({ subject }) => subject)).toContain('Your payment of $270 goes back to you')
  })
})
