import { describe, expect, test } from 'vitest'
import { book } from '#testing/booking.ts'
import { openBookingDesk } from '#testing/booking-desk.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { openChange } from '#testing/own-change.ts'
import { openPier } from '#testing/stay.ts'

const pier = openPier()
const page = openOwnPage(pier)
const changing = openChange(pier)
const desk = openBookingDesk(pier)

/** Booked on June 1 for two hours on June 3, $90 on site: canceling costs all of it. */
async function bookTwoHours() {
  const [{ id } = { id: 0 }] = await pier.it.sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Eider'`
  const two = { vehicle: id, booked_start: 12, booked_hours: 2, price: 90 }
  expect((await book(pier.it.sql, pier.it.visitor(), two)).status).toBe(201)
  return page.linkFor('mira@guests.example')
}
const one = { day: '2026-06-03', start: 12, hours: 1 }
const cancellationOf = async (link: string) => (await page.read(link)).json.cancellation as { steps: { fee: number }[] }

describe('whoever makes an hour shorter, and then cancels the rest', () => {
  test('owes what canceling all of it would have cost (in euros by transfer), which is told before and after', async () => {
    const link = await bookTwoHours()
    const preview = await changing.preview(link, one)
    expect(preview.json.money).toMatchObject({ fee_after: 90, open_after: 50, kept: 0 })
    expect((await changing.change(link, one)).json.booking).toMatchObject({ open_amount: 50 })
    const [mail] = await pier.it.sql`SELECT body_text FROM mails WHERE subject LIKE 'Changed: %'`
    expect(mail?.body_text).toContain('Canceling costs $90 from now on, as it did before this change.')

    expect(await cancellationOf(link)).toMatchObject({
      steps: [{ until: '2026-06-03', terms: '', fee: 90, is_now: true }],
      settlement: { fee: 90, kept: 0, owed: 90 },
    })
    const refused = await page.cancel(link, 50)
    expect([refused.status, refused.json.code, refused.json.fee]).toEqual([409, 'FEE_CHANGED', 90])
    expect((await page.cancel(link, 90)).json).toMatchObject({
      transfer: { amount: 82.8 },
      canceled: { settlement: { fee: 90, owed: 90 } },
    })
  })

  test('or a day that is far ahead of it, owes it as well; longer again it is the terms that count', async () => {
    const link = await bookTwoHours()
    expect((await changing.change(link, { ...one, day: '2027-05-12' })).status).toBe(200)
    expect(await cancellationOf(link)).toMatchObject({ settlement: { fee: 90 } })
    expect((await changing.change(link, { ...one, start: 9, hours: 3 })).status).toBe(200)
    expect(await cancellationOf(link)).toMatchObject({ steps: [{ terms: '100%', fee: 120.5 }] })
  })

  test('pays no more than staff ask for: who lowers the price lowers that, too', async () => {
    const link = await bookTwoHours()
    await changing.change(link, one)
    const { id } = await desk.theBooking()
    const lower = { booking_id: id, new_price: 30, price_change_reason: 'It rained', shown_price: 50 }
    expect((await desk.post('rere_change_price', lower)).status).toBe(200)
    expect(await cancellationOf(link)).toMatchObject({ settlement: { fee: 30 } })
  })
})
