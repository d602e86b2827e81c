import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer, addInvoice, payInvoice } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()

test('An admin looks up a customer, finds what was invoiced and paid, and opens the paper.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  await tab.goto('/invoices')
  await tab.getByText('No entries yet').waitFor()

  const seewind = await addCustomer(sql, { business: 'Seewind', phone: '+49 30 555 0100' })
  await addCustomer(sql, {
    business: 'Corrib Boats',
    country: 'Ireland',
    vat_id: 'IE1234567T',
    phone: '',
    active: false,
  })
  const may = await addInvoice(sql, { customer: seewind, day: '2026-05-01', paper: true })
  await payInvoice(sql, may.id, { at: '2026-05-08T10:00:00Z' })
  await addInvoice(sql, { customer: seewind, day: '2026-04-01' })
  const june = await addInvoice(sql, { customer: seewind, day: '2026-06-01', paper: true })
  await live.changed('customers', 'invoices')

  const row = (name: string) => tab.getByRole('row', { name: new RegExp(`^${name}`) })
  const marks = async (name: string) => (await row(name).getByRole('cell').allTextContents()).slice(-2)
  await row('Seewind').getByText('Invoiced this month').waitFor()
  expect(await marks('Seewind')).toEqual(['05/08/26', '06/01/26'])
  await row('Corrib Boats').getByText('Inactive').waitFor()
  expect(await marks('Corrib Boats')).toEqual(['N/A', 'N/A'])

  const search = tab.getByRole('searchbox', { name: 'Business, website, email, phone or name' })
  await search.fill('nobody')
  await tab.getByText('No match found').waitFor()
  expect(await tab.getByText('[found]').count()).toBe(0)
  await search.fill('305550100')
  await tab.getByText('[found]').waitFor()
  expect(await row('Corrib Boats').count()).toBe(0)
  await tab.getByRole('button', { name: 'Show all' }).click()
  await row('Corrib Boats').waitFor()
  await tab.reload()
  await tab.getByRole('button', { name: 'Show all' }).waitFor()
  expect(await search.inputValue()).toBe('305550100')

  await tab.getByRole('button', { name: 'Seewind' }).click()
  const history = tab.getByRole('table', { name: 'Invoices of Seewind' })
  const states = () => history.getByRole('row').locator('td:last-child').allTextContents()
  await expect.poll(states).toEqual(['Due 06/15/26', 'Paid 05/08/26', 'Overdue 04/15/26'])
  await tab.clock.runFor(400)
  await expectAccessible(tab)
  await payInvoice(sql, june.id, { amount: 1900, at: '2026-06-01T09:00:00Z' })
  await live.changed('invoices')
  await history.getByText('100.00 € left').waitFor()

  const paper = await history.getByRole('link', { name: '2026-0003' }).getAttribute('href')
  const opened = await tab.request.get(paper ?? '')
  expect(opened.headers()['content-type']).toBe('application/pdf')
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await tab.getByRole('button', { name: 'Seewind' }).press('Enter')
  await expect.poll(() => history.count()).toBe(0)
})
