import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/stay.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
await insertVehicle(sql, { name: 'Eider' })
const browser = await launchChromium()

const code = 'ABCDEFGHJKLMNPQR'

beforeEach(async () => {
  await sql`TRUNCATE bookings, vouchers, throttles CASCADE`
  await live.changed('bookings', 'vouchers')
})

/** With a slot at $50 chosen and a voucher applied. */
async function openWithVoucher(amount: number): Promise<Tab> {
  await insertVoucher(sql, code, amount)
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { day: '2026-06-03', hour: 10 })
  await booking.openPart(tab, 'Voucher or promo code')
  await booking
    .form(tab)
    .getByLabel(/^Voucher or promo code/)
    .fill(code)
  await booking.form(tab).getByRole('button', { name: 'Apply' }).click()
  await tab.getByText('Voucher is applied').first().waitFor()
  return tab
}

const stored = async () => ({
  bookings: await sql`SELECT price, voucher_amount FROM bookings`,
  left: (await sql`SELECT amount - redeemed AS left FROM vouchers`)[0]?.left,
})

test('A voucher pays a part of a booking by the hour, as ticket and confirmation say.', async () => {
  const tab = await openWithVoucher(2000)
  expect(await booking.total(tab)).toBe('$30')
  expect(await booking.ticket(tab).innerText()).toMatch(/Price\s+\$50\s+Voucher\s+−\$20\s+Total\s+\$30/)
  await expectAccessible(tab)
  await booking.askForCode(tab)
  await expectAccessible(tab)
  await booking.enterCode(tab, await readCode(tab))
  await booking.success(tab).waitFor()
  expect(await stored()).toEqual({ bookings: [{ price: 5000, voucher_amount: 2000 }], left: 0 })
})

test('A voucher over more than the price keeps the rest.', async () => {
  const tab = await openWithVoucher(8000)
  expect(await booking.total(tab)).toBe('$0')
  await tab.getByText('$30 of it stays on the voucher').waitFor()
  await booking.askForCode(tab)
  await booking.enterCode(tab, await readCode(tab))
  await booking.success(tab).waitFor()
  expect(await stored()).toEqual({ bookings: [{ price: 5000, voucher_amount: 5000 }], left: 3000 })
})

test('A voucher that pays less by now is agreed to like a new price.', async () => {
  const tab = await openWithVoucher(2000)
  await booking.askForCode(tab)
  const digits = await readCode(tab)
  await sql`UPDATE vouchers SET redeemed = 1500`
  tab.expectComplaint(/status of 409.*rere_send_booking_request/)
  await booking.enterCode(tab, digits)
  await tab.getByText('The voucher pays $5 now').waitFor()
  await expectAccessible(tab)
  expect((await stored()).bookings).toEqual([])
  await tab.getByRole('button', { name: 'Agree and book with obligation to pay $45' }).click()
  await booking.success(tab).waitFor()
  expect(await stored()).toEqual({ bookings: [{ price: 5000, voucher_amount: 500 }], left: 0 })
})

test('A code that was typed and not applied is not overlooked.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { day: '2026-06-03', hour: 10 })
  await booking.fillIn(tab, booking.nora)
  await booking.agreement(tab).check()
  await booking.openPart(tab, 'Voucher or promo code')
  await booking
    .form(tab)
    .getByLabel(/^Voucher or promo code/)
    .fill('ABCD')
  await booking.submit(tab)
  await tab.getByText('Please apply the voucher, or remove its code').waitFor()
  await booking.form(tab).getByRole('button', { name: 'Apply' }).click()
  await tab.getByText('ABCD is invalid').first().waitFor()
  await booking
    .form(tab)
    .getByLabel(/^Voucher or promo code/)
    .fill('')
  await booking.submit(tab)
  await booking.codeStep(tab).waitFor()
})
