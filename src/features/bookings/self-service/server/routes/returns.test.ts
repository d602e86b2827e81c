import { expect, test } from 'vitest'
import { openOwnPage } from '#testing/own-booking.ts'
import { openChange } from '#testing/own-change.ts'
import { insertVoucher, openPier } from '#testing/stay.ts'

const pier = openPier()
const page = openOwnPage(pier)
const changing = openChange(pier)
const code = 'ABCDEFGHJKLMNPQR'
// The database keeps by its own clock when a booking was changed.
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
// Canceling costs half of $1,080 then.
const shorter = { day: '2026-09-10', end: '2026-09-12' }

/** Three nights of $1,620, paid online. */
async function bookPaid(changes: Record<string, unknown> = {}) {
  const held = await pier.hold({ booked_day: '2026-09-10', booked_duration: 3, price: 1620, ...changes })
  await pier.approve(held)
  await pier.it.visitor().post(`/api/payments/${(held.json.payment as { payment: string }).payment}/capture/`)
  return page.linkFor('nils@guests.example')
}
const returnsOf = async (link: string) => (await page.read(link)).json.returns

test('What came back is on the page: on its way first, and sent once the provider has sent it.', async () => {
  const link = await bookPaid()
  expect(await returnsOf(link)).toEqual([])
  const { json } = await changing.change(link, shorter)
  const back = { day, why: 'changed', amount: 270, page: null }
  expect((json.booking as { returns: unknown }).returns).toEqual([{ ...back, how: 'on_its_way' }])
  await pier.it.runJob('payments')
  expect(await returnsOf(link)).toEqual([{ ...back, how: 'sent' }])

  expect((await page.cancel(link, 810)).status).toBe(200)
  const canceled = { day: '2026-06-01', why: 'canceled', amount: 540, page: null }
  expect(await returnsOf(link)).toEqual([
    { ...canceled, how: 'on_its_way' },
    { ...back, how: 'sent' },
  ])
  await pier.it.runJob('payments')
  expect(await returnsOf(link)).toMatchObject([{ how: 'sent' }, { how: 'sent' }])
})

test('What is kept as a voucher leads to its page, which the link opens; old changes know of none.', async () => {
  const link = await bookPaid()
  await changing.change(link, { ...shorter, keep_as: 'voucher' })
  const [kept] = (await returnsOf(link)) as { how: string; amount: number; page: string }[]
  expect(kept).toMatchObject({ how: 'as_voucher', amount: 270 })
  const voucher = await pier.it.visitor().post('/api/vouchers/own/', { token: kept?.page.split('#')[1] })
  expect([voucher.status, voucher.json.amount]).toEqual([200, 270])
  await pier.it.sql`UPDATE booking_moves SET settlement = settlement - 'voucher'`
  expect(await returnsOf(link)).toMatchObject([{ how: 'as_voucher', page: null }])
})

test('Of the voucher that paid it is said that it is back on it, and nobody is led to a page of its buyer.', async () => {
  await insertVoucher(pier.it.sql, code, 162_000)
  await pier.request({ booked_day: '2026-09-10', booked_duration: 3, price: 1620, voucher: code, voucher_amount: 1620 })
  const link = await page.linkFor('nils@guests.example')
  await changing.change(link, shorter)
  expect(await returnsOf(link)).toEqual([{ day, why: 'changed', how: 'on_voucher', amount: 270, page: null }])
})

test('A booking that nobody paid anything of, and one canceled for nothing, have nothing to tell of.', async () => {
  await pier.request({ booked_day: '2026-09-10' })
  const link = await page.linkFor('nils@guests.example')
  await changing.change(link, { day: '2026-09-11', end: '2026-09-13' })
  expect(await returnsOf(link)).toEqual([])
  expect((await page.cancel(link, 540)).json).toMatchObject({ returns: [], canceled: { settlement: { owed: 540 } } })
})
