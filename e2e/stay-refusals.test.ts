import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as stay from './stay-page.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const heron = await insertVehicle(sql, { type: 'houseboats', name: 'Heron', extra_bbq: true }, { 2: 18_000 })
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE bookings, blocked_customers, blocked_days, throttles CASCADE`
  await sql`UPDATE vehicles SET blocked = false, price_night = 18000`
  await live.changed('bookings', 'blocked-customers', 'blocked-days', 'vehicles')
})

/** With everything filled in. */
async function openFilled(options: Parameters<typeof openTab>[2] = {}): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await stay.chooseDates(tab, '2026-06-03', '2026-06-06')
  await stay.giveDetails(tab)
  return tab
}

const prices = () => sql`SELECT price FROM bookings`
const email = (tab: Tab) => stay.field(tab, 'Email').inputValue()

const ways = ['Bank transfer', 'PayPal'] as const

test('An excluded customer is told so, whichever way of paying, and nothing is booked.', async () => {
  await sql`INSERT INTO blocked_customers (email, reason) VALUES (${stay.nils.Email}, 'Left without paying')`
  await live.changed('blocked-customers')
  const tab = await openFilled()
  tab.expectComplaint(/status of 403/)
  for (const way of ways)
    await step(way, async () => {
      await stay.payBy(tab, way)
      await stay.submitButton(tab).click()
      const refusal = stay.outcome(tab, 'Booking is not possible')
      await refusal
        .getByText(
          'You have been excluded from future bookings. If this is a mistake, please call us! If you otherwise try to ' +
            'circumvent this block via acquaintances, they will also be blocked.',
        )
        .waitFor()
      expect(await tab.evaluate(() => window.scrollY)).toBe(0)
      expect(await prices()).toEqual([])
      if (way !== 'PayPal') await tab.reload()
    })
  await expectAccessible(tab)
})

test('Who was about to book the same days is told at once, and loses nothing of what was typed.', async () => {
  const tab = await openFilled()
  await insertBooking(sql, heron, '2026-06-05T14:00', '2026-06-08T10:00', 'days')
  await live.changed('bookings')
  await tab.getByText('The stay from Wednesday, June 3 to Saturday, June 6 cannot be had any more').waitFor()
  expect(await stay.chosenDays(tab)).toEqual(['2026-06-03'])
  await expectAccessible(tab)
  await stay.chooseDay(tab, '2026-06-05')
  expect(await email(tab)).toBe(stay.nils.Email)
  await stay.book(tab, sql)
})

test('Who heard nothing of another booking or price, and books all the same, is told and books nothing unasked.', async () => {
  const tab = await openFilled({ deaf: true })
  for (const [way, from, to] of [
    [ways[0], '2026-06-05', '2026-06-08'],
    [ways[1], '2026-06-10', '2026-06-12'],
  ] as const)
    await step(`the boat is booked, ${way}`, async () => {
      if (way === 'PayPal') await stay.chooseDates(tab, '2026-06-09', '2026-06-12')
      await stay.payBy(tab, way)
      await insertBooking(sql, heron, `${from}T14:00`, `${to}T10:00`, 'days')
      await live.changed('bookings')
      await stay.submitButton(tab).click()
      const taken = stay.outcome(tab, 'Somebody was faster')
      await taken
        .getByText(
          'In the meantime, this houseboat has already been booked in your selected period. Please reload the calendar:',
        )
        .waitFor()
      if (way === 'PayPal') await expectAccessible(tab)
      await taken.getByRole('button', { name: 'Reload the calendar' }).click()
      await stay.dayButton(tab, way === 'PayPal' ? '2026-06-11' : '2026-06-06', ', booked').waitFor()
      expect(await stay.chosenDays(tab)).toEqual([])
      expect(await email(tab)).toBe(stay.nils.Email)
    })
  await step('the price has changed', async () => {
    await sql`TRUNCATE bookings CASCADE`
    await stay.payBy(tab, 'Bank transfer')
    await stay.chooseDates(tab, '2026-06-15', '2026-06-18')
    await sql`UPDATE vehicles SET price_night = 20050`
    await live.changed('bookings', 'vehicles')
    tab.expectComplaint(/status of 409.*haha_send_booking_request/)
    await stay.submitButton(tab).click()
    await tab.getByText('The price has changed to $601.50').waitFor()
    await expectAccessible(tab)
    expect(await prices()).toEqual([])
    await stay.form(tab).getByRole('button', { name: 'Agree and book with obligation to pay $601.50' }).click()
    await stay.codeStep(tab).waitFor()
    await stay.confirm(tab, await stay.mailedCode(sql))
    await stay.success(tab).waitFor()
    expect(await prices()).toEqual([{ price: 60_150 }])
  })
})

test('When the network fails nothing typed is lost, and trying again books once, also after a reload.', async () => {
  const tab = await openFilled()
  tab.expectComplaint(/haha_send_booking_request/)
  const address = '**/api/haha_send_booking_request/'
  const failed = stay.outcome(tab, 'That did not work')
  await step('the request gets lost', async () => {
    await tab.route(address, (route) => route.abort('failed'))
    await stay.submitButton(tab).click()
    await failed.getByText('Something went wrong, please try again later!').waitFor()
    await expectAccessible(tab)
    await failed.getByRole('button', { name: 'Refresh page' }).click()
    expect(await email(tab)).toBe(stay.nils.Email)
    expect(await stay.chosenDays(tab)).toEqual(['2026-06-03', '2026-06-06'])
    expect(await prices()).toEqual([])
    await tab.unroute(address)
  })
  await step('only the answer gets lost', async () => {
    await tab.route(address, async (route) => {
      await route.fetch()
      await route.abort('failed')
    })
    await stay.submitButton(tab).click()
    await failed.waitFor()
    expect(await prices()).toHaveLength(1)
    await tab.unroute(address)
  })
  await step('trying again after a reload', async () => {
    await tab.reload()
    await stay.book(tab, sql)
    expect(await prices()).toHaveLength(1)
  })
})

test('When only the answer got lost, trying again finds the booking instead of a second one.', async () => {
  const tab = await openFilled()
  tab.expectComplaint(/haha_send_booking_request/)
  await tab.route('**/api/haha_send_booking_request/', async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  await stay.submitButton(tab).click()
  const failed = stay.outcome(tab, 'That did not work')
  await failed.waitFor()
  expect(await prices()).toHaveLength(1)
  await tab.unroute('**/api/haha_send_booking_request/')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await stay.codeStep(tab).waitFor()
  await stay.confirm(tab, await stay.mailedCode(sql))
  await stay.success(tab).waitFor()
  expect(await prices()).toHaveLength(1)
})

test('What cannot be booked over days: other types, and a vehicle that does not operate, said after two seconds.', async () => {
  const tab = await openTab(browser, site)
  tab.expectComplaint(/status of 404/)
  for (const type of ['all', 'submarines']) {
    await tab.goto(`/RentalRevolution/book2/${type}/Heron`)
    expect(tab.url()).toBe(`${site.url}/RentalRevolution/404`)
  }
  await sql`UPDATE vehicles SET blocked = true`
  await live.changed('vehicles')
  await tab.goto('/RentalRevolution/book2/houseboats/Heron')
  await tab.untilQuiet()
  expect(await tab.getByText('Heron is currently not available').count()).toBe(0)
  await tab.getByText('Heron is currently not available').waitFor()
  await expectAccessible(tab)
  await sql`UPDATE vehicles SET blocked = false`
  await live.changed('vehicles')
  await stay.calendar(tab).waitFor()
})

test('Staff book a day without a night, straight away and without paying.', async () => {
  const tab = await openTab(browser, site, { as: 'employee' })
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await tab.getByText('You book as staff: there is nothing to pay now.').waitFor()
  expect(await tab.getByRole('radio', { name: /^PayPal/ }).count()).toBe(0)
  await stay.chooseDates(tab, '2026-06-03', '2026-06-03')
  expect(await stay.heard(tab).innerText()).toBe('From Wednesday, June 3 to Wednesday, June 3, the day, no night, $0')
  await stay.extra(tab, 'Barbecue grill').check()
  await stay.giveDetails(tab)
  await expectAccessible(tab)
  await stay.submitButton(tab).click()
  await stay.success(tab).waitFor()
  await expectAccessible(tab)
  expect(await sql`SELECT starts_at::text, ends_at::text, price, employee, payment_method FROM bookings`).toEqual([
    {
      starts_at: '2026-06-03 14:00:00',
      ends_at: '2026-06-03 19:00:00',
      price: 3000,
      employee: 'Jonas Pier',
      payment_method: 'on_site',
    },
  ])
})

test('Staff book a single night for today after check-in time; root books for real as well.', async () => {
  site.setNow('2026-06-01T14:30:00Z')
  const tab = await openTab(browser, site, { as: 'root', at: '2026-06-01T14:30:00Z' })
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await stay.chooseDates(tab, '2026-06-01', '2026-06-02')
  await stay.giveDetails(tab)
  await stay.submitButton(tab).click()
  await stay.success(tab).waitFor()
  expect(await prices()).toEqual([{ price: 18_000 }])
  site.setNow('2026-06-01T05:00:00Z')
})

test('The test account sees everything happen and changes nothing, without a call.', async () => {
  const tab = await openTab(browser, site, { as: 'demo' })
  const calls: string[] = []
  tab.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await tab.getByText('This is a demonstration').waitFor()
  await stay.chooseDates(tab, '2026-06-03', '2026-06-04')
  await stay.giveDetails(tab)
  await stay.submitButton(tab).click()
  await stay.success(tab).getByText('This was a demonstration').waitFor()
  await expectAccessible(tab)
  expect(calls).toEqual([])
  expect(await prices()).toEqual([])
})

test('In a showcase visitors see all of it happen, and nothing is sent.', async () => {
  const tab = await openTab(browser, site)
  await tab.route('**/api/installation/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), showcase: true } })
  })
  await stay.openStayPage(tab, 'houseboats', 'Heron')
  await stay.chooseDates(tab, '2026-06-03', '2026-06-05')
  await stay.giveDetails(tab)
  await stay.payBy(tab, 'PayPal')
  await stay.submitButton(tab).click()
  await stay.success(tab).getByText('This was a demonstration').waitFor()
  expect(await stay.success(tab).innerText()).toContain('$360 paid with PayPal')
  expect(await prices()).toEqual([])
})
