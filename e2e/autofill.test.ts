import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import * as booking from './booking-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const eider = await insertVehicle(site.sql, { name: 'Eider' })
await insertVehicle(site.sql, { type: 'houseboats', name: 'Heron', price_night: 54_000 }, {})
await insertBooking(site.sql, eider, '2026-06-03T09:00', '2026-06-03T19:00')
await site.live.changed('vehicles', 'bookings')
const browser = await launchChromium()

const known = {
  name: 'Nora Lindgren',
  email: 'nora@guests.example',
  tel: '+49301234567',
  'address-line1': 'Seestraße 12',
  'address-level2': 'Berlin',
  'postal-code': '12345',
}

/**
 * Fills in what a browser knows of somebody, as it does: by what fields say they are, in their order, without the focus.
 * Says what they said. Browsers without a window, and some of those with one, cannot be asked to do it themselves.
 */
const fillIn = (tab: Tab) =>
  tab.evaluate((values: Record<string, string>) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input[autocomplete]')]
    for (const field of fields) {
      const value = values[field.autocomplete]
      if (value === undefined) continue
      set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return fields.map(({ autocomplete }) => autocomplete).filter((token) => token in values)
  }, known)

const person = ['name', 'email', 'tel'] as const
const address = ['address-line1', 'address-level2', 'postal-code'] as const

const valueIn = (tab: Tab, label: string | RegExp) => tab.locator('main').getByLabel(label).inputValue()

test('A booking by the hour is filled in by the browser, and kept through a reload.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/book/motorboats/Eider?day=2026-06-05&start=10&hours=1')
  await booking.field(tab, 'Email').waitFor()
  expect(await fillIn(tab)).toEqual(person)
  await tab.reload()
  await booking.field(tab, 'Email').waitFor()
  expect(
    await Promise.all([valueIn(tab, 'First and last name'), valueIn(tab, 'Email'), valueIn(tab, 'Phone')]),
  ).toEqual([...[known.name, known.email, known.tel]])
})

test('A stay is, with the postcode before the city, as the one field has both.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/book2/houseboats/Heron?from=2026-06-10&until=2026-06-12')
  await tab.getByLabel('ZIP code and city').waitFor()
  expect(await fillIn(tab)).toEqual([...person, ...address])
  await tab.reload()
  await tab.getByLabel('ZIP code and city').waitFor()
  await expect
    .poll(async () => [await valueIn(tab, 'ZIP code and city'), await valueIn(tab, 'Street and house number')])
    .toEqual(['12345 Berlin', known['address-line1']])
  // What was typed already stays as it is.
  await tab.getByLabel('ZIP code and city').fill('10115 Berlin-Mitte')
  await tab.evaluate(() => {
    const code = document.querySelector('input[autocomplete="postal-code"]') as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(code, '12345')
    code.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(await valueIn(tab, 'ZIP code and city')).toBe('10115 Berlin-Mitte')
})

test('So are the order of a voucher, the contact form and the waiting list.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/vouchers')
  await tab.getByLabel('ZIP code and city').waitFor()
  await tab.untilQuiet()
  expect(await fillIn(tab)).toEqual(['name', 'email', ...address])
  await expect.poll(() => valueIn(tab, 'ZIP code and city')).toBe('12345 Berlin')

  await tab.goto('/RentalRevolution#contact')
  await tab.getByRole('form', { name: 'Contact' }).waitFor()
  await tab.untilQuiet()
  expect(await fillIn(tab)).toEqual(['name', 'email'])
  expect(await tab.getByRole('form', { name: 'Contact' }).getByLabel('Email').inputValue()).toBe(known.email)

  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseDay(tab, '2026-06-03')
  await tab.getByRole('button', { name: 'Put me on the waiting list' }).click()
  await tab.getByRole('button', { name: 'Wait for this day' }).waitFor()
  expect(await fillIn(tab)).toEqual(person)
  expect(await tab.getByRole('region', { name: 'Waiting list' }).getByLabel('Phone').inputValue()).toBe(known.tel)
})
