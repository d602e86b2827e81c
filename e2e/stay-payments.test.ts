import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/stay.ts'
import { expectAccessible } from './accessible.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live } = site
await insertVehicle(sql, { type: 'houseboats', name: 'Heron', extra_bbq: true }, { 2: 18_000 })
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, payments, test_orders, vouchers, throttles CASCADE`
  await live.changed('bookings', 'payments', 'vouchers')
})

const bookings = () => sql`
  SELECT price, payment_method, paid_at IS NOT NULL AS paid, held_until IS NOT NULL AS held
  FROM bookings WHERE canceled_at IS NULL ORDER BY id`

/** With dates, details and PayPal chosen. */
async function openToPay(): Promise<Tab> {
  const tab = await openTab(browser, site)
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
  await stay.giveDetails(tab)
  await stay.payBy(tab, 'PayPal')
  // With it the button has its other words; a press while they change may be what was once seen to do nothing.
  await tab.getByText('Next, we keep the boat for you').waitFor()
  return tab
}

test('Who pays by PayPal is shown its buttons by the first submit; refused it can be tried again, and the page follows by itself.', async () => {
  const tab = await openToPay()
  await stay.submitButton(tab).click()
  await stay.payStep(tab).waitFor()
  expect(await stay.payStep(tab).innerText()).toMatch(/Pay \$540[\s\S]*We keep Heron for you until/)
  expect(await stay.submitButton(tab).count()).toBe(0)
  expect(await stay.agreement(tab).isDisabled()).toBe(true)
  expect(await stay.field(tab, 'Email').isDisabled()).toBe(true)
  expect(
    await tab
      .locator('[inert]')
      .filter({ has: stay.calendar(tab) })
      .count(),
  ).toBe(1)
  await expectAccessible(tab)
  await stay.payElsewhere(tab, 'Refuse it')
  await tab.getByText('The payment via PayPal failed').first().waitFor()
  await expectAccessible(tab)
  expect(await bookings()).toMatchObject([{ paid: false }])
  await stay.payElsewhere(tab, 'Approve the payment')
  await stay.success(tab).waitFor()
  await expectAccessible(tab)
  const summary = await stay.success(tab).innerText()
  expect(summary).toContain('$540 paid with PayPal')
  expect(summary).toContain('You have received a confirmation email')
  expect(await bookings()).toMatchObject([{ price: 54_000, payment_method: 'provider', paid: true }])
})

test('Where one pays, the whole price stands with what of it is paid on site, and so afterwards.', async () => {
  await sql`UPDATE vehicles SET cleaning_fee = 12_000`
  await live.changed('vehicles')
  const tab = await openToPay()
  await stay.submitButton(tab).click()
  await stay.payStep(tab).getByText('In all it is $660, $120 of it on site.').waitFor()
  await stay.payElsewhere(tab, 'Approve the payment')
  await stay.success(tab).getByText('$660, 3 nights; $120 of it on site').waitFor()
  await stay.success(tab).getByText('Nothing more is to be paid before you come.').waitFor()
  await sql`UPDATE vehicles SET cleaning_fee = 0`
  await live.changed('vehicles')
})

test('Before ordering, a transfer says its euros, its day and where to; PayPal that all is paid now.', async () => {
  const tab = await openTab(browser, site)
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
  await stay.giveDetails(tab)
  await stay.payBy(tab, 'Bank transfer')
  const terms = tab.getByRole('region', { name: 'Paying and canceling' })
  await terms
    .getByText(/^496\.80 € \(for \$540\) are to be transferred by Wednesday, June 3, 2026 to .*IBAN DE89/)
    .waitFor()
  await terms.getByText(/^From now until it begins, canceling costs \$540 \(100%/).waitFor()
  await stay.payBy(tab, 'PayPal')
  await terms.getByText('You pay $540 online now, then your booking is confirmed.').waitFor()
  await expectAccessible(tab)
})

test('A reload in the middle finds the payment again, and the voucher has paid its part.', async () => {
  await insertVoucher(sql, 'ABCDEFGHJKLMNPQR', 20_000)
  const tab = await openToPay()
  await stay.applyVoucher(tab, 'abcd efgh jklm npqr')
  await tab
    .getByText(/^Voucher is applied/)
    .first()
    .waitFor()
  await stay.submitButton(tab).click()
  await stay.payStep(tab).waitFor()
  await tab.reload()
  await tab.getByRole('heading', { name: 'Pay $340' }).waitFor()
  await stay.payElsewhere(tab, 'Approve the payment')
  await stay.success(tab).waitFor()
  expect(await stay.success(tab).innerText()).toContain('$340 paid with PayPal')
  expect(await bookings()).toMatchObject([{ price: 54_000, payment_method: 'provider', paid: true }])
})

test('Paid while the page was closed: coming back it is booked.', async () => {
  const tab = await openToPay()
  await stay.submitButton(tab).click()
  await stay.payStep(tab).waitFor()
  await stay
    .payStep(tab)
    .getByRole('link', { name: /in a new tab/ })
    .waitFor()
  await tab.goto('about:blank')
  const [order] = await sql<{ order_id: string }[]>`SELECT order_id FROM payments`
  await site.visitor().post(`/api/test_payment/${order?.order_id}/approve/`)
  await tab.goto('/RentalRevolution/book2/houseboats/Heron')
  await stay.success(tab).waitFor()
  expect(await bookings()).toMatchObject([{ paid: true }])
})

test('Who changes the booking frees the boat, and loses nothing of what was typed.', async () => {
  const tab = await openToPay()
  await stay.submitButton(tab).click()
  await stay.payStep(tab).waitFor()
  await stay.payStep(tab).getByRole('button', { name: 'Change my booking' }).click()
  await stay.submitButton(tab).waitFor()
  expect(await stay.payStep(tab).count()).toBe(0)
  expect(await bookings()).toEqual([])
  expect(await stay.chosenDays(tab)).toEqual(['2026-06-03', '2026-06-06'])
  expect(await stay.field(tab, 'Email').inputValue()).toBe(stay.nils.Email)
  await stay.extra(tab, 'Barbecue grill').check()
  await stay.payBy(tab, 'Bank transfer')
  await stay.book(tab, sql)
  expect(await bookings()).toMatchObject([{ price: 57_000, payment_method: 'transfer', paid: false }])
})

test('When the time to pay is over, the form is there again with everything that was typed.', async () => {
  const tab = await openToPay()
  await stay.submitButton(tab).click()
  await stay.payStep(tab).waitFor()
  await sql`UPDATE payments SET expires_at = now() - interval '1 minute', next_look_at = now()`
  await sql`UPDATE bookings SET held_until = now() - interval '1 minute'`
  await site.runJob('payments')
  await live.changed('payments', 'bookings')
  await tab.getByText('The time to pay is over, and the boat is no longer kept for you').waitFor({ timeout: 30_000 })
  await stay.submitButton(tab).waitFor()
  await expectAccessible(tab)
  expect(await stay.field(tab, 'Email').inputValue()).toBe(stay.nils.Email)
  expect(await stay.chosenDays(tab)).toEqual(['2026-06-03', '2026-06-06'])
})

test('A reload leads to the step of paying again, and without a connection it is said that nothing can be paid.', async () => {
  const tab = await openToPay()
  await stay.submitButton(tab).click()
  await expectSeen(stay.payStep(tab).getByRole('link', { name: 'Pay $540 in a new tab' }))
  await tab.reload()
  // Once all that stands above it has come.
  await stay.agreement(tab).waitFor()
  await tab.waitForTimeout(1500)
  await expectSeen(stay.payStep(tab).getByRole('link', { name: 'Pay $540 in a new tab' }))
  // It may be asking for the payment right then.
  tab.allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  await tab.context().setOffline(true)
  await expectSeen(stay.payStep(tab).getByText('You cannot pay right now: there is no connection'))
  expect(await stay.payStep(tab).getByRole('link').count()).toBe(0)
  expect(await stay.payStep(tab).getByRole('button').count()).toBe(0)
  expect(await stay.field(tab, 'Email').inputValue()).toBe(stay.nils.Email)
  await expectAccessible(tab)
  await tab.context().setOffline(false)
  await stay.payElsewhere(tab, 'Approve the payment')
  await stay.success(tab).waitFor()
})
