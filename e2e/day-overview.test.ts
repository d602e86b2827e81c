import type { Locator } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
const teal = await insertVehicle(sql, { name: 'Teal' })
const heron = await insertVehicle(sql, { name: 'Heron', type: 'houseboats' })
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, blocked_days, blocked_customers, mails, payments CASCADE`
  site.setNow(mondayMorning)
  await insert(eider, 'Mira Keller', '2026-06-03T10:00', '2026-06-03T12:00')
  await insert(teal, 'Nils Graf', '2026-06-03T09:30', '2026-06-03T12:00', { employee: 'Jonas Pier' })
  await insert(heron, 'Ida Engel', '2026-06-02T14:00', '2026-06-05T10:00', { kind: 'days', paid_at: mondayMorning })
  await site.live.changed('bookings', 'blocked-days', 'blocked-customers')
})

async function insert(vehicle_id: number, name: string, starts_at: string, ends_at: string, more: object = {}) {
  const [first = ''] = name.toLowerCase().split(' ')
  const booking = {
    reference: crypto.randomUUID().slice(0, 8),
    vehicle_id,
    kind: 'hours',
    starts_at,
    ends_at,
    name,
    email: `${first}@guests.example`,
    phone: '+49151234567',
    price: 9000,
    ...{ adults: 2, children: 0, license: 'not_needed', own_words: 'With a dog' },
    ...more,
  }
  await sql`INSERT INTO bookings ${sql(booking as never)}`
}

const open = (tab: Tab, query = '') => tab.goto(`/RentalRevolution/bookings${query}`)
const day = (tab: Tab, name: string | RegExp) => tab.getByRole('region', { name })
const wednesday = (tab: Tab) => day(tab, /^Wednesday, June 3, 2026/)
const card = (tab: Tab, vehicle: string) =>
  wednesday(tab)
    .getByRole('listitem')
    .filter({ has: tab.getByRole('heading', { name: vehicle }) })
const groups = (tab: Tab) =>
  wednesday(tab)
    .getByRole('region')
    .evaluateAll((all) => all.map((one) => one.ariaLabel))
const dateButton = (tab: Tab, name: RegExp) =>
  tab.getByRole('region', { name: 'Calendar' }).getByRole('button', { name })

async function expectSound(tab: Tab) {
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 900 })
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectAccessible(tab)
}

test('A day shows what departs or arrives and when; another that is looked at is there when it is chosen, and the choice stays.', async () => {
  const tab = await openTab(browser, site, { as: 'employee' })
  await open(tab)
  await dateButton(tab, /^Wednesday, June 3, 2026, 2 departures, 1 other boat out$/).click()
  await card(tab, 'Eider').waitFor()
  expect(await groups(tab)).toEqual(['9:30 am, 1 booking', '10 am, 1 booking', 'Under way, 1 booking'])
  const teals = await card(tab, 'Teal').innerText()
  for (const words of ['2.5 hours', 'back at 12 pm', 'Nils Graf', '$90', 'Booked by Jonas Pier', 'With a dog'])
    expect(teals).toContain(words)
  expect(
    await card(tab, 'Teal')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
  ).toEqual([
    'tel:+49151234567',
    'mailto:nils@guests.example',
    expect.stringMatching(/^\/RentalRevolution\/handover\/\d+$/),
    expect.stringMatching(/^\/RentalRevolution\/cashregister\?booking=\d+$/),
  ])
  expect(await card(tab, 'Heron').innerText()).toContain('back 06/05/26, 10 am')
  expect(await card(tab, 'Heron').getByRole('button').allInnerTexts()).toEqual(['Change', 'Block'])
  await wednesday(tab).getByRole('radio', { name: 'Arrival' }).check()
  expect(await groups(tab)).toEqual(['12 pm, 2 bookings', 'Under way, 1 booking'])
  await expectAccessible(tab)
  await expectSound(tab)

  await tab.setViewportSize({ width: 1280, height: 900 })
  await tab.untilQuiet()
  const asked: (string | null)[] = []
  tab.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/rere_get_day_bookings/') asked.push(searchParams.get('day'))
  })
  await dateButton(tab, /^Wednesday, June 3/).focus()
  await tab.keyboard.press('ArrowRight')
  await expect.poll(() => asked).toEqual(['2026-06-04'])
  await tab.untilQuiet()
  await tab.keyboard.press('Enter')
  await day(tab, /^Thursday, June 4/)
    .getByText('Heron')
    .first()
    .waitFor()
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press('Enter')
  await day(tab, /^Thursday, June 11/)
    .getByText('There are no bookings for this day yet')
    .waitFor()
  expect(asked).toEqual(['2026-06-04', '2026-06-11'])

  await open(tab)
  await day(tab, /^Thursday, June 11/).waitFor()
  const sunday = dateButton(tab, /^Sunday, June 28/)
  await sunday.focus()
  await tab.keyboard.press('PageDown')
  await tab.getByRole('heading', { name: 'July 2026' }).waitFor()
  expect(await tab.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('false')
  await tab.getByRole('button', { name: 'Previous month' }).click()
  expect(await tab.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
})

test('Unpaid bookings get another price, a comment, or are canceled; what is typed stays, and others see it at once.', async () => {
  const [tab, other] = [await openTab(browser, site, { as: 'employee' }), await openTab(browser, site, { as: 'admin' })]
  await open(tab, '?day=2026-06-03')
  await open(other, '?day=2026-06-03')
  await card(other, 'Eider').waitFor()

  const changePrice = card(tab, 'Eider').getByRole('button', { name: /^Change price/ })
  await changePrice.click()
  const price = tab.getByRole('dialog', { name: 'Change: Mira Keller' })
  expect(await price.getByLabel('New price').evaluate((it) => it === document.activeElement)).toBe(true)
  await price.getByLabel('New price').fill('80')
  await price.getByRole('button', { name: 'Change it' }).click()
  await price.getByText('Please enter a reason').waitFor()
  await price.getByLabel('New price').fill('72,5')
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  await changePrice.click()
  expect(await price.getByLabel('New price').inputValue()).toBe('72,5')
  await price.getByLabel('Reason, for Mira Keller to read').fill('The motor was weak')
  await price.locator('strong', { hasText: '$72.50' }).waitFor()
  await tab.keyboard.press('Enter')
  await tab.getByText(/^Mira Keller is changed: Eider, .* They are told by mail\./).waitFor()
  for (const seen of [tab, other]) {
    await card(seen, 'Eider').getByText('$72.50').waitFor()
    expect(await card(seen, 'Eider').innerText()).toMatch(
      /\$90\s+new price\s+\$72\.50.*Price change\s+The motor was weak/s,
    )
  }

  await card(tab, 'Eider')
    .getByRole('button', { name: /^Comment/ })
    .click()
  const noteIn = (one: Tab) => one.getByRole('dialog').getByLabel('Note for ourselves')
  await noteIn(tab).fill('Needs two life jackets')
  await card(other, 'Eider')
    .getByRole('button', { name: /^Comment/ })
    .click()
  await noteIn(other).fill('Comes late')
  await tab.getByRole('dialog').getByRole('button', { name: 'Change it' }).click()
  await card(tab, 'Eider').getByText('Needs two life jackets').waitFor()
  await other.getByText('Somebody else has changed meanwhile: the note').waitFor()
  expect(await noteIn(other).inputValue()).toBe('Comes late')
  await expectAccessible(other)

  const [choice, seen] = [tab, other].map((one) =>
    one.getByRole('combobox', { name: 'Language: Eider, Mira Keller' }),
  ) as [Locator, Locator]
  await choice.selectOption('German')
  await card(tab, 'Eider').getByText('Mails from now on are in German').waitFor()
  await expect.poll(() => seen.inputValue()).toBe('de')

  await card(tab, 'Eider')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await tab.getByLabel('Reason, for Mira Keller to read').fill('Storm warning')
  await tab.getByRole('button', { name: 'Cancel the booking' }).click()
  await card(tab, 'Eider').waitFor({ state: 'detached' })
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('desk-day')
  const mails = await sql<
    { subject: string }[]
  >`SELECT subject FROM mails WHERE recipient = 'mira@guests.example' ORDER BY id`
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed', 'Changed', 'Storniert'])

  await other.keyboard.press('Escape')
  await wednesday(other).getByRole('button', { name: 'Logbook' }).click()
  await other.getByText(/^Canceled by Jonas Pier on 06\/01\/26, .* am: Storm warning$/).waitFor()
  await expectAccessible(other)
})

test('Labels come with the time, also on a day that has passed and that only its address opens.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', at: '2026-06-03T07:45:00Z' })
  site.setNow('2026-06-03T07:45:00Z')
  await open(tab)
  await card(tab, 'Teal').getByText('Unpaid').waitFor()
  expect(await card(tab, 'Eider').getByText('Unpaid').count()).toBe(0)
  await tab.clock.fastForward('16:00')
  await card(tab, 'Eider').getByText('Unpaid').waitFor()
  await dateButton(tab, /^Tuesday, June 2,/).click({ force: true })
  expect(await wednesday(tab).count()).toBe(1)
  await open(tab, '?day=2026-06-02')
  await day(tab, /^Tuesday, June 2/)
    .getByText('Paid', { exact: true })
    .waitFor()
  await open(tab, '?day=2026-01-02')
  await wednesday(tab).waitFor()
})

test('The main menu warns of what nobody settled, and leads to its day.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', at: '2026-06-08T07:45:00Z' })
  site.setNow('2026-06-08T07:45:00Z')
  await tab.goto('/RentalRevolution/internal')
  await tab.getByRole('button', { name: '2 bookings of the last seven days are unprocessed.' }).click()
  await expectAccessible(tab)
  await tab.getByRole('dialog', { name: 'Unprocessed bookings' }).getByRole('link', { name: /Eider/ }).click()
  const eider = tab.getByRole('listitem').filter({ hasText: 'Eider' })
  await eider.getByText('$90 unpaid').waitFor()
  await sql`UPDATE bookings SET paid_at = now()`
  await site.live.changed('bookings')
  await eider.getByText('Paid', { exact: true }).waitFor()
})

test('An admin blocks a day after seeing who has booked, and opens it again.', async () => {
  const tab = await openTab(browser, site, { as: 'admin' })
  await open(tab, '?day=2026-06-03')
  await wednesday(tab).getByRole('button', { name: 'Block day' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Block Wednesday, June 3, 2026?' })
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    'Teal, Nils Graf, 9:30 am, 2.5 hours',
    'Eider, Mira Keller, 10 am, 2 hours',
    'Heron, Ida Engel, under way, back 06/05/26, 10 am',
  ])
  await expectAccessible(tab)
  // What has left the pier cannot be canceled any more.
  await sql`INSERT INTO handovers (booking_id, out_at, out_by) SELECT id, starts_at, '' FROM bookings WHERE name = 'Nils Graf'`
  await site.live.changed('bookings')
  await dialog.getByText('Nils Graf').waitFor({ state: 'hidden' })
  expect(await dialog.getByRole('listitem').count()).toBe(2)
  await sql`DELETE FROM handovers`
  await site.live.changed('bookings')
  await dialog.getByRole('button', { name: 'Block day' }).click()
  await wednesday(tab).getByText('3 bookings stay as they are.').waitFor()
  await dateButton(tab, /^Wednesday, June 3, 2026, blocked, 2 departures/).waitFor()
  await expectSound(tab)
  await wednesday(tab).getByRole('button', { name: 'Unblock day' }).click()
  await wednesday(tab).getByRole('button', { name: 'Block day', exact: true }).waitFor()
  expect(await sql`SELECT FROM blocked_days`).toHaveLength(0)
})

test('On paper there is only the day: every boat with customer, phone, money and a box.', async () => {
  const tab = await openTab(browser, site, { as: 'employee' })
  await open(tab, '?day=2026-06-03')
  await card(tab, 'Eider').waitFor()
  await tab.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await wednesday(tab).getByRole('button', { name: 'Print' }).click()
  expect(await tab.locator('body[data-printed]').count()).toBe(1)
  await tab.emulateMedia({ media: 'print' })
  const paper = await tab.locator('body').innerText()
  for (const words of [
    'Wednesday, June 3, 2026',
    '9:30 am',
    'Teal',
    'Nils Graf',
    '+49151234567',
    'unpaid $90',
    'With a dog',
    'Heron',
  ])
    expect(paper).toContain(words)
  for (const words of ['Main Menu', 'Internal calendar', 'Change price', 'Terms', 'Imprint'])
    expect(paper).not.toContain(words)
})

test('The test account tries everything and changes nothing.', async () => {
  const tab = await openTab(browser, site, { as: 'demo' })
  await open(tab, '?day=2026-06-03')
  await card(tab, 'Eider')
    .getByRole('button', { name: /^Change price/ })
    .click()
  await tab.getByLabel('New price').fill('50')
  await tab.getByLabel('Reason, for Mira Keller to read').fill('Because')
  await tab.getByRole('dialog').locator('strong', { hasText: '$50' }).waitFor()
  await tab.keyboard.press('Enter')
  await card(tab, 'Eider').getByText('$50').waitFor()
  await card(tab, 'Teal')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await tab.getByLabel('Reason, for Nils Graf to read').fill('Because')
  await tab.keyboard.press('Enter')
  await card(tab, 'Teal').waitFor({ state: 'detached' })
  await tab.getByText('Simulated: with the test account nothing was really changed').waitFor()
  expect(await sql`SELECT FROM bookings WHERE canceled_at IS NOT NULL OR new_price IS NOT NULL`).toHaveLength(0)
})
