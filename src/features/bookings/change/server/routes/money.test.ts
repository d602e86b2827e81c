import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { openOwnPage } from '#testing/own-booking.ts'
import { openChange, shownOf } from '#testing/own-change.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const page = openOwnPage(pier)
const changing = openChange(pier)
const code = 'ABCDEFGHJKLMNPQR'
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))

const anyWish = fc.record({
  after: fc.nat(20),
  nights: fc.integer({ min: 2, max: 9 }),
  extras: fc.subarray(['bbq', 'sonar', 'bed_linen_and_towel']),
  adults: fc.integer({ min: 1, max: 6 }),
  keep_as: fc.constantFrom('money', 'voucher'),
  /** Whether the customer pays what a dearer change asks for. */
  pays: fc.boolean(),
  waits: fc.constantFrom(0, 0, 20, 60),
})

const anySeries = fc.record({
  way: fc.constantFrom('transfer', 'provider'),
  /** In whole dollars. */
  voucher: fc.constantFrom(0, 333, 1080, 5000),
  wishes: fc.array(anyWish, { minLength: 1, maxLength: 5 }),
})

type Series = Parameters<Parameters<typeof anySeries.map>[0]>[0]

const first = '2027-05-10'

async function bookPaid({ way, voucher }: Pick<Series, 'way' | 'voucher'>) {
  const isOnline = way === 'provider' && voucher < 1080
  const part = voucher > 0 ? { voucher: code, voucher_amount: Math.min(voucher, 1080) } : {}
  const asked = { booked_day: first, ...part }
  if (voucher > 0) await insertVoucher(pier.it.sql, code, voucher * 100)
  if (isOnline) {
    const held = await pier.hold(asked)
    await pier.approve(held)
    await pier.it.visitor().post(`/api/payments/${(held.json.payment as { payment: string }).payment}/capture/`)
  } else {
    expect((await pier.request(asked)).status).toBe(201)
    await pier.it.sql`UPDATE bookings SET paid_at = now()`
  }
  return { link: await page.linkFor('nils@guests.example'), byHand: isOnline ? 0 : Math.max(1080 - voucher, 0) * 100 }
}

/** Changes as often as the series says; what is refused or not paid leaves everything as it was. */
async function changeAll(link: string, wishes: Series['wishes']) {
  let now = Temporal.Instant.from('2026-06-01T05:00:00Z')
  for (const { after, nights, pays, waits, ...wish } of wishes) {
    now = now.add({ hours: waits * 24 })
    pier.it.setNow(now.toString())
    await pier.it.sql`TRUNCATE throttles`
    const day = addDays(first, after)
    const asked = { ...wish, day, end: addDays(day, nights) }
    const seen = await changing.preview(link, asked)
    const reply = await changing.send(link, { ...asked, ...shownOf(seen) })
    expect([200, 422], reply.text).toContain(reply.status)
    const payment = reply.json.payment as { payment: string } | null
    if (payment && pays) await page.settle({ ...reply, json: payment } as never)
    await pier.it.runJob('payments')
  }
}

const sumOf = async (which: string): Promise<number> => {
  const [row] = await pier.it.sql.unsafe<{ sum: number }[]>(
    `SELECT coalesce(sum(amount), 0)::int AS sum FROM (${which}) a`,
  )
  return row?.sum ?? 0
}

test(`Whatever is changed and then canceled, what was paid is kept, given back or a voucher, to the cent (SEED=${seed}).`, async () => {
  await fc.assert(
    fc.asyncProperty(anySeries, async (series) => {
      const { sql } = pier.it
      await sql`TRUNCATE bookings, payments, vouchers, test_orders, test_refunds, mails, throttles, idempotent_answers CASCADE`
      pier.it.setNow('2026-06-01T05:00:00Z')
      await pier.it.live.changed('bookings', 'vouchers')
      const { link, byHand } = await bookPaid(series)
      await changeAll(link, series.wishes)
      const shown = (await page.read(link)).json.cancellation as { settlement: { fee: number } }
      const canceled = await page.cancel(link, shown.settlement.fee)
      expect(canceled.status).toBe(200)
      await pier.it.runJob('payments')

      const captured = await sumOf('SELECT captured AS amount FROM payments')
      const refunded = await sumOf('SELECT refunded AS amount FROM payments')
      const redeemed = await sumOf(`SELECT redeemed AS amount FROM vouchers WHERE code = '${code}'`)
      const issued = await sumOf(`SELECT amount FROM vouchers WHERE code <> '${code}'`)
      const handed = await sumOf(`
        SELECT (settlement->>'handBack')::int AS amount FROM booking_moves WHERE settlement->>'keepAs' = 'money'
        UNION ALL SELECT (settlement->>'handBack')::int FROM bookings`)
      const kept = await sumOf(`SELECT (settlement->>'kept')::int AS amount FROM bookings`)
      const fee = await sumOf('SELECT cancellation_fee AS amount FROM bookings')
      expect(captured + byHand + redeemed).toBe(kept + refunded + handed + issued)
      expect(kept).toBe(fee)
      expect(await sumOf(`SELECT (settlement->>'owed')::int AS amount FROM bookings`)).toBe(0)
    }),
    { numRuns: 25, seed },
  )
}, 180_000)
