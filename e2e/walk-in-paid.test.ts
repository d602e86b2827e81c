import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertProduct } from '#testing/products.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }
const now = '2026-06-03T08:50:00Z'
site.setNow(now)
await insertVehicle(sql, { name: 'Teal', type: 'canoes', deposit: 30_000, cleaning_fee: 1200 }, { 2: 5000 })
const drink = await insertProduct(sql, { name: 'Mate', actual_stock: 10, price: 350 })
const main = '/RentalRevolution/cashregister'

test('From Today a walk-in is out with six taps: price and deposit in one payment, change for it, and nothing asked twice.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  let taps = 0
  const tap = async (target: ReturnType<typeof tab.getByRole>) => {
    await target.tap()
    taps += 1
  }
  await tap(tab.getByRole('navigation').getByRole('link', { name: 'New', exact: true }))
  await tap(tab.getByRole('button', { name: /^Teal/ }))
  await tab.getByLabel('Name').fill('Finn')
  await tap(tab.getByRole('button', { name: 'Book now' }))
  await tab.getByRole('heading', { name: 'Teal is booked for Finn' }).waitFor()
  await expectSeen(tab.getByText('Goes back at the return'))
  await tap(tab.getByRole('button', { name: 'Take $350, then check out' }))
  const sheet = tab.getByRole('dialog', { name: 'Hand over Teal' })
  await expectSeen(sheet.getByText('The deposit of $300 was taken with the price.'))
  await tap(sheet.getByRole('radio', { name: 'Signed on paper' }))
  // The cleaning, which is $12, of a note of $20.
  await sheet.getByRole('button', { name: '$20', exact: true }).tap()
  await expectSeen(sheet.getByText('$8', { exact: true }))
  await expectAccessible(tab)
  await tap(sheet.getByRole('button', { name: 'Check out and take $12' }))
  await expectSeen(tab.getByText('Change $8'))
  expect(taps).toBe(6)
  const kept = await sql`
    SELECT kind, cash, income, (content::jsonb ->> 'received')::int AS received FROM till_entries
    WHERE receipt IS NOT NULL ORDER BY position`
  expect([...kept]).toEqual([
    { kind: 'sale', cash: 35_000, income: 5000, received: 35_000 },
    { kind: 'sale', cash: 1200, income: 1200, received: 2000 },
  ])
  expect(await sql`SELECT deposit, deposit_method FROM handovers`).toEqual([
    { deposit: 30_000, deposit_method: 'cash' },
  ])
})

test('Without a network it is said that both are taken apart, and where.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', at: now })
  await tab.goto('/RentalRevolution/timeline?walk-in')
  await sql`DELETE FROM handovers`
  await sql`UPDATE bookings SET canceled_at = now()`
  await site.live.changed('bookings', 'handovers')
  const dialog = tab.getByRole('dialog', { name: 'Walk-in' })
  await dialog.getByRole('button', { name: /^Teal/ }).click()
  await dialog.getByLabel('Name').fill('Nora')
  await dialog.getByRole('button', { name: 'Book now' }).click()
  await dialog.getByRole('button', { name: 'Take $350, then check out' }).waitFor()
  tab.allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await tab.context().setOffline(true)
  await expectSeen(dialog.getByText(/^There is no network. Price and deposit are taken apart/))
  expect(await dialog.getByRole('link', { name: 'At the till' }).getAttribute('href')).toMatch(/\?booking=\d+$/)
  await tab.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Take $350, then check out' }).waitFor()
})

test('Of three bottles one goes back, onto no shelf, and the receipt says what is left.', async () => {
  const employee = await site.signedIn('employee')
  const sold = await employee.send({
    method: 'POST',
    url: '/api/rere_save_cashregister/',
    payload: { income: 10.5, products: [{ id: drink, quantity: 3 }] },
    headers: { 'content-type': 'application/json' },
  })
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await tab.goto(`${main}/receipts/${sold.json.position}`)
  const reverse = tab.getByRole('button', { name: 'Reverse', exact: true })
  await reverse.click()
  const dialog = tab.getByRole('dialog')
  await expectSeen(dialog.getByText(/^\$10.50 go back in cash/))
  await dialog.getByLabel('Reason').fill('One was warm')
  const less = dialog.getByRole('button', { name: 'Mate: one less' })
  for (const _ of [1, 2, 3]) await less.click()
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await expectSeen(dialog.getByText('Please choose what is given back'))
  await dialog.getByRole('button', { name: 'Mate: one more' }).click()
  await expectSeen(dialog.getByText(/^\$3.50 go back in cash/))
  await dialog.getByRole('checkbox', { name: 'Put Mate back into the stock' }).uncheck()
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await expectSeen(tab.getByText(/^Reversal of/))
  await tab.goto(`${main}/receipts/${sold.json.position}`)
  await expectSeen(tab.getByText('$7.00 are left of it'))
  await expectSeen(tab.getByText('1 of 3 given back'))
  await tab.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(tab)
  expect(await sql`SELECT actual_stock FROM products`).toEqual([{ actual_stock: 7 }])
})
