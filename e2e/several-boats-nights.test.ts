import { beforeEach, expect, test } from 'vitest'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { along, cancelBoth, expectSound, panel } from './several-boats-page.ts'
import * as stay from './stay-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const phone = { width: 390, height: 844 }
const houseboat = { type: 'houseboats' as const }
const heron = await insertVehicle(sql, { ...houseboat, name: 'Heron', passengers: 6, extra_bbq: true }, { 2: 18_000 })
const egret = await insertVehicle(sql, { ...houseboat, name: 'Egret', passengers: 4, deposit: 5000 }, { 2: 12_005 })
const stork = await insertVehicle(
  sql,
  { ...houseboat, name: 'Stork', passengers: 8, cleaning_fee: 4000 },
  { 2: 40_000 },
)
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, verification_codes, mails, throttles, payments CASCADE`
  site.setNow(mondayMorning)
  await site.live.changed('bookings')
})

const price = (tab: Tab) => stay.form(tab).locator('summary')

test('Ten people book two houseboats for a weekend in one go, pay them with one transfer, and cancel them as one.', async () => {
  const tab = await openTab(browser, site, { viewport: phone })
  await tab.goto('/RentalRevolution')
  await panel(tab).getByRole('button', { name: 'Saturday, June 6, 2026' }).click()
  await panel(tab).getByLabel('How long').selectOption('2 nights')
  await panel(tab).getByLabel('How many').selectOption('10 people')
  await expectSeen(panel(tab).getByText('No single boat takes 10 people then. Several together do:'))
  const card = panel(tab).getByRole('link', { name: /^Egret and Heron/ })
  await expectSeen(card.getByText('$600.10'))
  await expectSound(tab)
  await card.click()

  await tab.waitForURL('**/RentalRevolution/book2/houseboats/Egret')
  await tab.getByRole('heading', { level: 1, name: 'Book Egret and Heron' }).waitFor()
  await expectSeen(along(tab).getByText('Heron'))
  expect(await stay.field(tab, 'Adults').inputValue()).toBe('10')
  await expectSeen(stay.form(tab).getByText('Your little fleet takes up to 10 people.'))
  await expectSound(tab)
  await stay.giveDetails(tab)
  await stay.submitButton(tab).click()
  await expectSeen(stay.codeStep(tab).getByText(/^Egret and Heron/))
  await expectSound(tab)
  await stay.confirm(tab, await stay.mailedCode(sql))
  await expectSeen(stay.success(tab).getByText('Egret and Heron'))
  await expectSound(tab)
  expect(await sql`SELECT people, price, payment_method FROM bookings ORDER BY id`).toEqual([
    { people: 4, price: 24_010, payment_method: 'transfer' },
    { people: 6, price: 36_000, payment_method: 'transfer' },
  ])

  await cancelBoth(tab, sql, { boats: 'Egret and Heron', owed: 60_010 })
})

test('Whoever is too many for a houseboat is offered those that make room, and hears when somebody else has one.', async () => {
  const tab = await openTab(browser, site, { viewport: phone })
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await stay.field(tab, 'Adults').fill('9')
  const offer = stay.form(tab).getByText('There is no room for 9 people on Heron.')
  await expectSeen(offer)
  await stay.form(tab).getByText('Choose your dates: then you see which boats take all of you together.').waitFor()
  await expectSound(tab)
  // Egret is taken in one of the nights.
  await insertBooking(sql, egret, '2026-06-11T14:00', '2026-06-13T10:00', 'days')
  await site.live.changed('bookings')
  await stay.chooseDates(tab, '2026-06-10', '2026-06-12')
  await stay
    .form(tab)
    .getByRole('button', { name: /^Heron and Stork.*\$1,200/ })
    .waitFor()
  await stay.chooseDates(tab, '2026-06-13', '2026-06-15')
  const take = stay.form(tab).getByRole('button', { name: /^Heron and Egret.*\$600\.10/ })
  await take.waitFor()
  await expectSound(tab)
  await take.click()
  await expect.poll(() => offer.count()).toBe(0)
  await along(tab).getByText('Egret').waitFor()
  await expectSeen(price(tab).getByText('$600.10', { exact: true }))

  // Both have to be free now: from June 10 Egret is not.
  await stay.dayButton(tab, '2026-06-12', ', booked').waitFor()
  await along(tab).getByRole('button', { name: 'Add another boat' }).click()
  await expectSeen(along(tab).getByText('Stork'))
  await along(tab).getByRole('button', { name: 'Leave out Egret' }).click()
  await tab.reload()
  await along(tab).getByText('Stork').waitFor()
  await insertBooking(sql, stork, '2026-06-14T14:00', '2026-06-16T10:00', 'days')
  await site.live.changed('bookings')
  await along(tab).getByText('Stork cannot be had then any more. The other boats stay chosen.').waitFor()
  await stay
    .form(tab)
    .getByRole('button', { name: /^Heron and Egret.*\$600\.10/ })
    .waitFor()
  expect(await stay.chosenDays(tab)).toEqual(['2026-06-13', '2026-06-15'])
  expect(heron).toBeGreaterThan(0)
})

test('Two houseboats are paid online at once, and left for another choice are free again together.', async () => {
  const tab = await openTab(browser, site, { viewport: phone })
  await tab.goto(
    `/RentalRevolution/book2/houseboats/Heron?from=2026-06-10&until=2026-06-12&people=8&boats=${heron},${egret}`,
  )
  await expectSeen(along(tab).getByText('Egret'))
  await stay.giveDetails(tab)
  await stay.payBy(tab, 'PayPal')
  await stay.submitButton(tab).click()
  await expectSeen(stay.payStep(tab).getByText(/Heron and Egret/))
  await expectSound(tab)
  await expect.poll(() => sql`SELECT FROM bookings WHERE canceled_at IS NULL`.then((rows) => rows.length)).toBe(2)
  const [payment] = await sql`SELECT amount FROM payments`
  expect(payment).toEqual({ amount: 60_010 })
})
