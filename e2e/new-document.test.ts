import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

test('On a phone a new customer has a one-off invoice in at most 8 taps and 7 fields.', async () => {
  const phone = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  const done = { taps: 0, fields: 0 }
  const tap = async (name: string, role: 'button' | 'link' = 'button') => {
    done.taps++
    await phone.getByRole(role, { name, exact: true }).click()
  }
  const fill = async (label: string, text: string) => {
    done.fields++
    await phone.getByLabel(label, { exact: true }).fill(text)
  }
  await phone.goto('/invoices')
  await tap('New document', 'link')
  await fill('Customer', 'Corrib Boats')
  await fill('Email', 'aoife@corrib.example')
  await fill('Street and number', 'Hafenstrasse 4')
  await fill('ZIP and city', '18055 Rostock')
  await fill('Item', 'Setup of the website')
  await fill('Price, net', '1500')
  await phone.getByText('Total 1,785.00 €').waitFor()
  await expectAccessible(phone)
  await tap('Send')
  await tap('Send 1,785.00 €')
  await phone.getByText('Invoice 2026-0001 was sent to aoife@corrib.example').waitFor()
  expect(done.taps).toBeLessThanOrEqual(8)
  expect(done.fields).toBeLessThanOrEqual(7)
  expect(done).toEqual({ taps: 3, fields: 6 })
  expect(await sql`SELECT invoice_kind, gross FROM invoices`).toEqual([{ invoice_kind: 'single', gross: 178_500 }])
  expect(await phone.getByLabel('Item', { exact: true }).inputValue()).toBe('')
  await phone.close()
})

test('A quote becomes a down payment and a final invoice; what is typed stays over a reload.', async () => {
  await addCustomer(sql, { business: 'Seewind' })
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  const press = (name: string) => tab.getByRole('button', { name, exact: true }).click()
  await tab.goto('/invoices/new')
  await tab.getByRole('radio', { name: 'Quote' }).click()
  await tab.getByLabel('Customer').fill('seew')
  await press('Seewind')
  await tab.getByLabel('Item').fill('Booking system')
  await tab.getByLabel('Price, net').fill('€ 2000,00')
  await tab.reload()
  await tab.getByText('Total 2,380.00 €').waitFor()
  await press('Send')
  await press('Send 2,380.00 €')
  const quote = tab.getByRole('listitem', { name: 'Q-2026-0001' })
  await quote.getByRole('button', { name: 'Accepted' }).click()
  await quote.getByText('accepted').waitFor()
  await expectAccessible(tab)

  await quote.getByRole('link', { name: 'Down payment' }).click()
  await tab.getByLabel('Share of the lines').fill('30 %')
  await press('Send')
  await press('Send 714.00 €')
  await tab.getByText(/^Down payment 2026-\d+ was sent/).waitFor()
  await quote.getByRole('link', { name: 'Final invoice' }).click()
  await tab.getByText(/^Less down payment 2026-/).waitFor()
  await press('Send')
  await press('Send 1,666.00 €')
  await tab.getByText(/^Final invoice 2026-\d+ was sent/).waitFor()
  await quote.getByText('invoiced', { exact: true }).waitFor()
  expect(await sql`SELECT invoice_kind, gross FROM invoices ORDER BY id DESC LIMIT 2`).toEqual([
    { invoice_kind: 'final', gross: 166_600 },
    { invoice_kind: 'down_payment', gross: 71_400 },
  ])
})
