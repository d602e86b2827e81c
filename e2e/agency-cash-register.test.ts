import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const invoiceOf = async (business: string, country: string, day: string) => {
  const customer = await addCustomer(site.sql, { business, country, vat_rate: country === 'Germany' ? 1900 : 0 })
  return addInvoice(site.sql, { customer, day })
}
const card = (tab: Tab, business: string) => tab.getByRole('button', { name: business })
const received = (tab: Tab) => tab.getByRole('button', { name: 'Money received' })
const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name, exact: true })
const open = async (tab: Tab, path: string, title: string) => {
  await tab.goto(path)
  await heading(tab, title).waitFor()
}

test('The money of an invoice is booked: its card goes, everywhere, and position and logbook have it.', async () => {
  const brandt = await invoiceOf('Boote Brandt', 'Germany', '2026-05-01')
  await invoiceOf('Maple Canoes', 'Canada', '2026-05-30')
  const [till, menu, late, admin] = await Promise.all([
    openTab(browser, site, { as: 'root', viewport: { width: 390, height: 844 } }),
    openTab(browser, site, { as: 'root' }),
    openTab(browser, site, { as: 'root', deaf: true }),
    openTab(browser, site, { as: 'admin' }),
  ])
  await Promise.all([
    open(till, '/cashregister', 'Select Invoice'),
    open(menu, '/internal', 'Main Menu'),
    open(late, '/cashregister', 'Select Invoice'),
    open(admin, '/cashregister/logbook', 'Logbook'),
  ])
  await menu
    .getByRole('main')
    .getByRole('button', { name: /^Cash Register 2 unpaid/ })
    .waitFor()
  await admin.getByText('There are no entries yet').waitFor()
  await card(late, 'Maple Canoes').click()
  await received(late).waitFor()

  await card(till, 'Boote Brandt').getByText('Overdue since May 15, 2026').waitFor()
  expect(await card(till, 'Boote Brandt').innerText()).toMatch(/\$129\.35\s+119 €/)
  await expectAccessible(till)
  await card(till, 'Boote Brandt').click()
  await heading(till, 'Checkout').waitFor()
  await till.getByText(brandt.reference).waitFor()
  await till.getByRole('button', { name: 'Back' }).click()
  await card(till, 'Boote Brandt').click()
  await received(till).click()
  await till.getByText('The payment was registered').waitFor()
  await till.clock.runFor(3200)
  expect(await till.getByText('The payment was registered').count()).toBe(0)
  await till.clock.runFor(700)
  await till.waitForURL('**/internal')

  await menu
    .getByRole('main')
    .getByRole('button', { name: /^Cash Register 1 unpaid/ })
    .waitFor()
  const line = admin.getByRole('row', { name: /Boote Brandt/ })
  await line.waitFor()
  expect(await line.innerText()).toMatch(/Hosting\s+100 €.*119 €.*Bank transfer.*Sternsinger.*\$129\.35/s)
  await admin.getByRole('button', { name: 'Check the ledger' }).click()
  await admin.getByText('The ledger is whole').waitFor()
  await admin.getByRole('link', { name: 'Cash position' }).click()
  await admin.getByRole('row', { name: '06/01/26 $129.35 $129.35 –' }).waitFor()

  // Two at the same invoice: who looks on sees it, who heard nothing is told.
  await open(till, '/cashregister', 'Select Invoice')
  await card(till, 'Maple Canoes').click()
  await open(menu, '/cashregister', 'Select Invoice')
  await card(menu, 'Maple Canoes').click()
  await menu.getByRole('radio', { name: 'Cash' }).check()
  await received(menu).click()
  await menu.getByText('The payment was registered').waitFor()
  await till.getByText(/was paid meanwhile/).waitFor()
  expect(await received(till).isDisabled()).toBe(true)
  late.expectComplaint(/409/)
  await received(late).click()
  await late.getByText('An error has occurred').waitFor()
  await late.getByText(/is paid already/).waitFor()
  await late.clock.runFor(3200)
  expect(await late.getByText('An error has occurred').count()).toBe(0)
  await late.getByRole('button', { name: 'Choose another' }).click()
  await late.getByText('There are currently no unpaid invoices').waitFor()
  await admin.getByRole('row', { name: '06/01/26 $201.81 $129.35 $72.46' }).waitFor()
})
