import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/stay.ts'
import { expectAccessible } from './accessible.ts'
import { mailText, openMail } from './mailbox-page.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
await insertVehicle(
  sql,
  {
    type: 'houseboats',
    name: 'Heron',
    license: 'yes',
    deposit: 150_000,
    briefing_fee: 4500,
    charter_license: 9900,
    cleaning_fee: 12_000,
    extra_bbq: true,
    extra_sonar: true,
    extra_captain: 3900,
    extra_bed_linen_and_towel: true,
    extra_fishing_permit_day: true,
  },
  { 2: 18_000 },
)
await insertVehicle(sql, { type: 'houseboats', name: 'Bittern' }, { 2: 9000 })
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, vouchers, throttles CASCADE`
  await live.changed('bookings', 'vouchers')
})

const bookings = () => sql`
  SELECT v.name AS vehicle, starts_at::text, ends_at::text, b.name, people, extras, price, payment_method, comment
  FROM bookings b JOIN vehicles v ON v.id = b.vehicle_id WHERE canceled_at IS NULL ORDER BY b.id`

test('A visitor books a houseboat for three nights by bank transfer, from the overview to the mail.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/overview/houseboats')
  await tab.getByRole('article', { name: 'Heron' }).getByRole('button', { name: 'Book', exact: true }).click()
  await tab.getByRole('link', { name: 'Book for several days' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Book Heron' }).waitFor()
  await stay.dayButton(tab, '2026-06-03').waitFor()
  await expectAccessible(tab)

  await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
  expect(await stay.heard(tab).innerText()).toBe('From Wednesday, June 3 to Saturday, June 6, 3 nights, $705')
  await chooseExtras(tab)
  await sendWrongDetails(tab)
  await stay.giveDetails(tab)
  await stay.field(tab, 'Comment optional').fill('One day permit, please')
  await stay.submitButton(tab).click()
  await expectCodeStep(tab)
  await stay.confirm(tab, await stay.mailedCode(sql))

  await expectSuccess(tab)
  await expectMail(tab)
  expect(await bookings()).toEqual([
    {
      vehicle: 'Heron',
      starts_at: '2026-06-03 14:00:00',
      ends_at: '2026-06-06 10:00:00',
      name: 'Nils Lindqvist',
      people: 4,
      extras: ['bbq', 'stand_up_paddle', 'bed_linen_and_towel'],
      price: 72_000,
      payment_method: 'transfer',
      comment:
        'Boating licence: no, briefing with charter licence\nPersons: 2 adults, 2 children (ages 3 to 9)\n' +
        'Extras: barbecue grill, stand-up paddle, bed linen and towel\nComment: One day permit, please',
    },
  ])
})

async function chooseExtras(tab: Tab) {
  for (const [label, value] of [
    ['Adults', '2'],
    ['Children', '2'],
    ['Age of the youngest child', '3'],
    ['Age of the oldest child', '9'],
  ] as const) {
    await stay.field(tab, label).fill(value)
  }
  await stay.form(tab).getByRole('radio', { name: 'No', exact: true }).check()
  for (const name of ['Barbecue grill', 'Stand-up paddle', 'Bed linen and towel']) await stay.extra(tab, name).check()
  await tab.getByText('please write type and amount into the comment').waitFor()
  const seen = await stay.ticket(tab).innerText()
  for (const words of ['Wednesday, June 3', '2 pm', 'Saturday, June 6', '10 am', '× $180', 'In cash on site']) {
    expect(seen).toContain(words)
  }
  expect(seen).toContain('* Includes the charter licence')
  const rows = ['Heron, 3 nights', 'Barbecue', 'Stand-up', 'Bed linen and towel, 4', 'Total', '19 percent', 'Deposit']
  expect(await Promise.all(rows.map((name) => stay.amount(tab, name)))).toEqual([
    '$540',
    '$30',
    '$50',
    '$100',
    '$939',
    '$149.92',
    '$1,500',
  ])
  expect(await stay.amount(tab, 'Briefing with charter licence')).toBe('$99')
}

async function sendWrongDetails(tab: Tab) {
  await stay.fillIn(tab, { 'First and last name': 'Nils', Email: 'nils@guests', Phone: 'call me' })
  await stay.submitButton(tab).click()
  expect(await stay.form(tab).getByRole('alert').innerText()).toBe('Please check your entered details')
  for (const message of [
    'Please enter a valid first and last name',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please enter a valid street & house number',
    'Please enter a valid ZIP code & city',
    'Please agree to the terms and the privacy policy',
  ]) {
    await stay.form(tab).getByText(message).waitFor()
  }
  await expectAccessible(tab)
}

async function expectCodeStep(tab: Tab) {
  tab.expectComplaint(/status of 422.*haha_send_booking_request/)
  const heading = stay.codeStep(tab).getByRole('heading', { name: 'Confirm with your code' })
  await heading.waitFor()
  await expectAccessible(tab)
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await stay.codeStep(tab).innerText()).toMatch(/Heron, 3 nights from .*, kept for you until/)
  const code = await stay.mailedCode(sql)
  await stay.confirm(tab, code === '11111' ? '22222' : '11111')
  await stay.codeStep(tab).getByText('The entered code is invalid').waitFor()
  await tab.goBack()
  await stay.submitButton(tab).waitFor()
  expect(await stay.chosenDays(tab)).toEqual(['2026-06-03', '2026-06-06'])
  await expect.poll(async () => (await sql`SELECT FROM bookings WHERE canceled_at IS NULL`).length).toBe(0)
  await stay.submitButton(tab).click()
  await heading.waitFor()
}

async function expectSuccess(tab: Tab) {
  await stay.success(tab).waitFor()
  await expectAccessible(tab)
  expect(await tab.evaluate(() => window.scrollY)).toBe(0)
  const summary = await stay.success(tab).innerText()
  for (const words of [
    'You have received a confirmation email',
    'Please transfer the amount by Wednesday, June 3, 2026',
    'Wednesday, June 3, 2026, 2 pm',
    'Saturday, June 6, 2026, 10 am',
    '$939, 3 nights',
    '$720 by bank transfer',
  ]) {
    expect(summary).toContain(words)
  }
}

async function expectMail(tab: Tab) {
  const opened = tab.context().waitForEvent('page')
  await stay.success(tab).getByRole('link', { name: 'built-in mailbox' }).click()
  const mailbox = await opened
  await openMail(mailbox, 'Mail: Booked: Heron from Wednesday, June 3, 2026, 3 nights').waitFor()
  const text = await mailText(mailbox).innerText()
  for (const part of ['Nils Lindqvist', '$720', 'IBAN']) expect(text).toContain(part)
  await mailbox.close()
}

test('Nothing is lost by a reload, the other flow knows the details, and after booking the days are taken.', async () => {
  const tab = await openTab(browser, site)
  await stay.openStayPage(tab, 'houseboats', 'Bittern')
  expect(await stay.field(tab, 'Salutation optional').inputValue()).toBe('Mr.')
  await stay.chooseDates(tab, '2026-06-29', '2026-07-02')
  await stay.giveDetails(tab)
  await tab.reload()
  await expect.poll(() => stay.chosenDays(tab)).toEqual(['2026-06-29', '2026-07-02'])
  expect(await stay.field(tab, 'Email').inputValue()).toBe(stay.nils.Email)
  expect(await stay.agreement(tab).isChecked()).toBe(true)
  await stay.book(tab, sql)
  expect(await bookings()).toMatchObject([{ price: 27_000, payment_method: 'transfer', vehicle: 'Bittern' }])

  await stay.success(tab).getByRole('button', { name: 'Book another' }).click()
  await stay.chooseDay(tab, '2026-06-27')
  await stay.dayButton(tab, '2026-06-29', ', free until 10 am').waitFor()
  await stay.dayButton(tab, '2026-07-01', ', booked').waitFor()
  await stay.dayButton(tab, '2026-07-02', ', free from 2 pm').waitFor()
  await tab.goto('/RentalRevolution/book/houseboats/Bittern')
  await tab.getByRole('button', { name: 'Wednesday, June 3, 2026' }).click()
  await tab.getByRole('button', { name: 'Wednesday, June 3, 2026, 9 am: free' }).click()
  expect(await tab.getByLabel('First and last name').inputValue()).toBe('Nils Lindqvist')
})

const code = 'ABCDEFGHJKLMNPQR'
const voucherLeft = async () => (await sql`SELECT amount - redeemed AS left FROM vouchers`)[0]?.left

async function openWithVoucher(amount: number): Promise<Tab> {
  await insertVoucher(sql, code, amount)
  await live.changed('vouchers')
  const tab = await openTab(browser, site)
  await stay.openStayPage(tab, 'houseboats', 'Bittern')
  await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
  await stay.giveDetails(tab)
  await stay.applyVoucher(tab, code)
  await tab
    .getByText(/^Voucher is applied/)
    .first()
    .waitFor()
  return tab
}

test('A voucher pays a part, the transfer the rest; one that pays less by now is shown with that, and agreed to.', async () => {
  const tab = await openWithVoucher(20_000)
  expect(await stay.amount(tab, 'Voucher')).toBe('−$200')
  expect(await stay.amount(tab, 'Total')).toBe('$70')
  await tab.reload()
  expect(await stay.amount(tab, 'Total')).toBe('$70')
  await expectAccessible(tab)
  await sql`UPDATE vouchers SET redeemed = 15000`
  await stay.submitButton(tab).click()
  await stay.form(tab).getByText('The voucher pays $50 now').waitFor()
  expect(await stay.amount(tab, 'Total')).toBe('$220')
  expect(await bookings()).toEqual([])
  await stay.form(tab).getByRole('button', { name: 'Agree and book with obligation to pay $220' }).click()
  await stay.codeStep(tab).waitFor()
  await stay.confirm(tab, await stay.mailedCode(sql))
  await stay.success(tab).waitFor()
  expect(await stay.success(tab).innerText()).toContain('$220 by bank transfer')
  expect(await voucherLeft()).toBe(0)
  expect(await bookings()).toMatchObject([{ price: 27_000, payment_method: 'transfer' }])
})

test('A voucher that pays all of it leaves nothing to choose or to pay.', async () => {
  const tab = await openWithVoucher(50_000)
  await tab.getByText('Your voucher pays all of it.').waitFor()
  expect(await tab.getByRole('radio', { name: /^Bank transfer/ }).count()).toBe(0)
  expect(await stay.amount(tab, 'Total')).toBe('$0')
  await stay.book(tab, sql)
  expect(await stay.success(tab).innerText()).toContain('Paid with your voucher')
  expect(await voucherLeft()).toBe(23_000)
  expect(await bookings()).toMatchObject([{ price: 27_000, payment_method: 'voucher' }])
})

test('When the voucher cannot be checked, or was emptied meanwhile, nothing is booked, and one can go on.', async () => {
  const tab = await openWithVoucher(20_000)
  tab.expectComplaint(/rere_check_voucher/)
  await tab.route('**/api/rere_check_voucher/**', (route) => route.abort('failed'))
  await stay.submitButton(tab).click()
  await stay.form(tab).getByText('The voucher could not be checked').waitFor()
  expect(await bookings()).toEqual([])
  await tab.unroute('**/api/rere_check_voucher/**')

  await sql`UPDATE vouchers SET redeemed = amount`
  await live.changed('vouchers')
  await stay.submitButton(tab).click()
  await stay.form(tab).getByText('ABCD-EFGH-JKLM-NPQR is invalid').waitFor()
  expect(await bookings()).toEqual([])
  expect(await stay.amount(tab, 'Total')).toBe('$270')
  await expectAccessible(tab)
  await stay
    .form(tab)
    .getByLabel(/^Voucher or promo code/)
    .fill('')
  await stay.book(tab, sql)
  expect(await bookings()).toMatchObject([{ price: 27_000, payment_method: 'transfer' }])
})
