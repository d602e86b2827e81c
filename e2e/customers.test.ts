import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer, addInvoice, payInvoice } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()

const row = (tab: Tab, name: string) => tab.getByRole('row', { name: new RegExp(`^${name}`) })
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const editor = (tab: Tab, name: string) => tab.getByRole('group', { name })

test('An admin adds a customer, changes it beside somebody else, sends its invoice and deletes it.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await tab.goto('/invoices')
  await tab.getByText('No entries yet').waitFor()
  await button(tab, 'Add').click()
  await tab.getByLabel('Website').fill('https://seewind.example')
  await button(tab, 'Add customer').click()
  await tab.getByText('Please enter a valid business').waitFor()
  await expect.poll(() => tab.getByLabel('Business').evaluate((field) => field === document.activeElement)).toBe(true)
  await tab.getByLabel('Business').fill('Seewind GmbH')
  await tab.getByLabel('Name').fill('Grete Sander')
  await tab.getByLabel('Phone').fill('+49 30 5550100')
  await tab.getByLabel('Type').selectOption('RentalRevolution')
  await tab.getByLabel('Country').selectOption('United States')
  await tab.getByText('Please consider the currency conversion rate (USD).').waitFor()
  await tab.getByText('United States is not yet set up').waitFor()
  await tab.getByLabel('Country').selectOption('Cyprus')
  await tab.getByText('For Cyprus VAT must be applied for both B2C and B2B').waitFor()
  await tab.getByLabel('Country').selectOption('Germany')
  await editor(tab, 'State').getByRole('tab', { name: 'Presets' }).click()
  await button(tab, 'Saxony').click()
  await expect
    .poll(() => editor(tab, 'State').getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected'))
    .toBe('true')

  await tab.getByLabel('Item 1', { exact: true }).fill('Hosting')
  await tab.getByLabel('Price 1').fill('€ 340,00')
  await tab.getByLabel('Price 1').press('Enter')
  await tab.getByLabel('Item 2', { exact: true }).fill('Domain')
  await tab.getByLabel('Price 2').fill('13.9')
  await button(tab, 'Remove item 1').click()
  await tab.getByText('13.90 €').waitFor()
  await button(tab, 'Undo').click()
  await tab.getByText('353.90 €').waitFor()
  expect(await tab.getByLabel('Price 1').inputValue()).toBe('340.00')
  await button(tab, 'Add customer').click()
  await tab.getByText('New customer has been added').waitFor()

  // Click selects and changes; somebody else is quicker.
  await row(tab, 'Seewind GmbH').getByRole('cell', { name: 'N/A' }).first().click()
  await editor(tab, 'Email body').getByText('Guten Tag Grete Sander,').waitFor()
  await tab.getByLabel('Email', { exact: true }).fill('office@seewind.example')
  await tab.getByLabel('Street and number').fill('Hafenstrasse 4')
  await tab.getByLabel('ZIP and city').fill('18055 Rostock')
  await tab.getByLabel('VAT rate').fill('19')
  await tab.getByLabel('Salutation').selectOption('Sehr geehrte')
  await sql`UPDATE customers SET note = 'Calls on Mondays', version = version + 1`
  tab.expectComplaint(/409/)
  await button(tab, 'Save changes').click()
  await tab.getByText('Somebody else changed this customer meanwhile').waitFor()
  await expect.poll(() => tab.getByLabel('Note').inputValue()).toBe('Calls on Mondays')
  await button(tab, 'Save changes').click()
  await tab.getByText('Changes have been applied').waitFor()
  await expectAccessible(tab)

  await button(tab, 'Deactivate').click()
  await tab.getByText('Entry has been marked as inactive').waitFor()
  await row(tab, 'Seewind GmbH').getByText('Inactive').waitFor()
  await button(tab, 'Activate').click()
  await tab.getByText('Entry has been marked as active').waitFor()

  await tab.getByLabel('Email delay in hours').fill('2')
  await tab.getByText(/^Goes out 06\/01\/26, 9:\d\d am$/).waitFor()
  await tab.getByLabel('Email delay in hours').fill('')
  await tab.getByText('Goes out now').waitFor()
  await tab.getByText("Not needed in Germany, the agency's own country").waitFor()
  // The clock of the tab is a script, and runs in no preview.
  tab.allowComplaint(/^Blocked script execution in 'about:srcdoc'/)
  await button(tab, 'Preview').click()
  await tab.frameLocator('iframe').getByText('Sehr geehrte Grete Sander').waitFor()
  await button(tab, 'Close').click()

  // It asks, says what will happen, and nothing is lost by thinking again.
  const question = tab.getByRole('dialog', { name: 'Send an invoice to Seewind GmbH?' })
  await tab.getByLabel('Note').fill('Calls on Fridays')
  await button(tab, 'Send').click()
  for (const said of [
    '2026-0001',
    '421.14 €',
    'office@seewind.example',
    'Hafenstrasse 4',
    'Sehr geehrte Grete Sander,',
  ])
    await question.getByText(said, { exact: true }).waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  await expect.poll(() => question.count()).toBe(0)
  await expect.poll(() => button(tab, 'Send').evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await tab.getByLabel('Note').inputValue()).toBe('Calls on Fridays')
  expect(await sql`SELECT 1 FROM invoices`).toHaveLength(0)
  await button(tab, 'Send').click()
  await button(tab, 'Send the invoice').click()
  await tab.getByText('Email has been sent').waitFor()
  expect(await button(tab, 'DONE').isDisabled()).toBe(true)
  await row(tab, 'Seewind GmbH').getByText('Invoiced this month').waitFor()
  await tab.getByRole('link', { name: 'PDF 2026-0001' }).waitFor()

  await tab.getByLabel('Note').fill('Once more')
  await button(tab, 'Send').click()
  await button(tab, 'Send the invoice').click()
  await tab.getByText('Invoice 2026-0001 was sent for this month already').waitFor()
  await button(tab, 'Cancel').click()

  // The same business once more asks, and leads to the one that is there.
  await button(tab, 'Add').click()
  await tab.getByLabel('Business').fill('seewind gmbh')
  for (const [name, text] of [
    ['Website', 'other.example'],
    ['Name', 'Grete Sander'],
    ['Phone', '030 55'],
  ] as const)
    await tab.getByLabel(name).fill(text)
  await tab.getByLabel('Type').selectOption('RentalRevolution')
  await tab.getByLabel('Country').selectOption('Germany')
  await editor(tab, 'State').getByRole('tab', { name: 'Presets' }).click()
  await button(tab, 'Saxony').click()
  await button(tab, 'Add customer').click()
  const similar = tab.getByRole('dialog', { name: 'There may be such a customer already' })
  await similar.getByText('the same business').waitFor()
  await expectAccessible(tab)
  await similar.getByRole('link', { name: 'Seewind GmbH' }).click()
  await tab.getByRole('heading', { name: 'Seewind GmbH' }).waitFor()
  await button(tab, 'Add').click()
  expect(await tab.getByLabel('Business').inputValue()).toBe('seewind gmbh')
  await button(tab, 'Start over').click()
  await button(tab, 'List').click()

  await button(tab, 'Deactivate').click()
  await button(tab, 'DELETE').click()
  await button(tab, 'Delete').click()
  await tab.getByText('Entry has been deleted').waitFor()
  await tab.getByText('No entries yet').waitFor()
  expect(await sql`SELECT 1 FROM invoices`).toHaveLength(1)
})

test('An admin looks up a customer on a phone, finds what was invoiced and paid, and opens the paper.', async () => {
  const seewind = await addCustomer(sql, { business: 'Seewind', phone: '+49 30 555 0100' })
  await addCustomer(sql, { business: 'Corrib Boats', country: 'Ireland', phone: '', active: false })
  const may = await addInvoice(sql, { customer: seewind, day: '2026-05-01', paper: true })
  await payInvoice(sql, may.id, { at: '2026-05-08T10:00:00Z' })
  await addInvoice(sql, { customer: seewind, day: '2026-04-01' })
  const june = await addInvoice(sql, { customer: seewind, day: '2026-06-01', paper: true })
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  await tab.goto('/invoices')

  const marks = async (name: string) => (await row(tab, name).getByRole('cell').allTextContents()).slice(-2)
  await row(tab, 'Seewind').getByText('Invoiced this month').waitFor()
  expect(await marks('Seewind')).toEqual(['05/08/26', '06/01/26'])
  await row(tab, 'Corrib Boats').getByText('Inactive').waitFor()
  expect(await marks('Corrib Boats')).toEqual(['N/A', 'N/A'])

  const search = tab.getByRole('searchbox', { name: 'Business, website, email, phone or name' })
  await search.fill('nobody')
  await tab.getByText('No match found').waitFor()
  expect(await tab.getByText('[found]').count()).toBe(0)
  await search.fill('305550100')
  await tab.getByText('[found]').waitFor()
  expect(await row(tab, 'Corrib Boats').count()).toBe(0)
  await button(tab, 'Show all').click()
  await row(tab, 'Corrib Boats').waitFor()
  await tab.reload()
  await button(tab, 'Show all').waitFor()
  expect(await search.inputValue()).toBe('305550100')

  await button(tab, 'Seewind').click()
  const history = tab.locator('section', { has: tab.getByRole('heading', { name: 'Invoices', exact: true }) })
  const states = () =>
    history
      .getByRole('listitem')
      .getByText(/^(Due|Paid|Overdue) /)
      .allTextContents()
  await expect.poll(states).toEqual(['Due June 15, 2026', 'Paid 05/08/26', 'Overdue April 15, 2026'])
  await tab.clock.runFor(400)
  await expectAccessible(tab)
  await payInvoice(sql, june.id, { amount: 1900, at: '2026-06-01T09:00:00Z' })
  await live.changed('invoices')
  await history.getByText('100.00 € left').waitFor()

  const paper = await history.getByRole('link', { name: june.reference }).getAttribute('href')
  const opened = await tab.request.get(paper ?? '')
  expect(opened.headers()['content-type']).toBe('application/pdf')
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
