import { expect, test } from 'vitest'
import { orderInvoice } from '#features/invoices/run/server/commands/orders.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { mondayMorning } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()

test('An admin mends who was held back and releases them into the run.', async () => {
  const minnow = await addCustomer(sql, { business: 'Minnow', email: '' })
  await addCustomer(sql, { business: 'Nase' })
  const desk = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await desk.goto('/invoices/run')
  await desk.getByRole('button', { name: 'Prepare June 2026' }).click()
  const held = desk.getByRole('region', { name: 'Held back' })
  // Before that it says, too, who would be held back.
  await desk.getByRole('button', { name: 'Prepare again' }).waitFor()
  await held.getByText('Please enter a valid email address').waitFor()
  await sql`UPDATE customers SET email = 'office@minnow.example' WHERE id = ${minnow}`
  await live.changed('customers')
  await held.getByText('Can be invoiced now').waitFor()
  await expectAccessible(desk)
  await held.getByRole('button', { name: 'Release: Minnow' }).click()
  await desk.getByText('The invoice is in the run, to review').waitFor()
  await desk.getByRole('checkbox', { name: /Minnow/ }).waitFor()

  await sql`UPDATE customers SET active = false WHERE id = ${minnow}`
  await live.changed('customers')
  await held.getByText('The customer is inactive').waitFor()
  await expect.poll(() => desk.getByRole('checkbox', { name: /Minnow/ }).count()).toBe(0)
  await held.getByRole('link', { name: 'Minnow' }).click()
  await desk.getByRole('heading', { name: 'Minnow' }).waitFor()
  await desk.close()
  await sql`DELETE FROM invoice_orders`
  await sql`DELETE FROM customers`
})

test('An admin prepares a month, looks at it, leaves somebody out, sends the rest, and finds it done in another tab.', async () => {
  await addCustomer(sql, { business: 'Aal', invoice_items: [{ item: 'Hosting', price: 34_000 }] })
  await addCustomer(sql, {
    business: 'Barsch',
    country: 'Ireland',
    vat_id: 'IE6388047V',
    vat_rate: 0,
    salutation: 'Dear',
    name: 'Aoife',
  })
  await addCustomer(sql, { business: 'Corrib', country: 'Switzerland', zip_code_and_city: '8001 Zürich', vat_rate: 0 })
  await addCustomer(sql, { business: 'Mute', email: '' })
  const early = await addCustomer(sql, { business: 'Early' })
  await addInvoice(sql, { customer: early, day: '2026-06-01' })
  await sql`INSERT INTO bank_accounts (currency, holder, iban, changed_by) VALUES ('CHF', 'x', 'CH5604835012345678009', 'x')`

  const phone = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  await phone.goto('/invoices/run')
  await phone.getByText('3 customers to invoice').waitFor()
  await phone.getByText('Please enter a valid email address').waitFor()
  await phone.getByRole('button', { name: 'Prepare June 2026' }).click()
  const totals = phone.getByRole('region', { name: 'To be sent' })
  await totals.getByText('504.60 €').waitFor()
  await totals.getByText('CHF 100.00').first().waitFor()
  await expectAccessible(phone)

  await phone.getByRole('button', { name: 'Preview: Barsch' }).click()
  await phone.frameLocator('iframe').getByText('Dear Aoife,').waitFor()
  await phone.getByRole('button', { name: 'Close', exact: true }).click()
  await phone.getByRole('checkbox', { name: /Barsch/ }).click()
  await totals.getByText('404.60 €').waitFor()
  await phone.getByText('Left out').waitFor()
  await phone.getByRole('region', { name: 'Held back' }).getByRole('link', { name: 'Mute' }).waitFor()
  await phone.getByRole('button', { name: 'Send 2 invoices' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Send 2 invoices for June 2026?' })
  await dialog.getByRole('button', { name: 'Send 2 invoices' }).click()
  await phone.getByText('0 of 2').waitFor()
  await phone.close()

  const desk = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await desk.goto('/invoices/run')
  await desk.getByText('0 of 2').waitFor()
  await site.runJob('invoices')
  await desk.getByText('2 of 2').waitFor()
  await desk.getByRole('link', { name: '2026-0002' }).waitFor()
  expect((await sql`SELECT recipient FROM mails`).count).toBe(2)
  expect(await desk.getByRole('checkbox', { name: /Barsch/ }).isChecked()).toBe(false)

  // An invoice that somebody ordered for later, and thought better of.
  const clock = () => Temporal.Instant.from(mondayMorning)
  const order = { customerId: early, dueAt: clock().add({ minutes: 80 }), by: { id: 1, name: 'x' }, again: true }
  await transaction(site.appSql, (tx) => orderInvoice(tx, { env: site.env, clock }, order))
  await live.changed('invoices')
  const waiting = desk.getByRole('region', { name: 'Waiting to be sent' })
  await waiting.getByText('Waiting until 8:20 am').waitFor()
  await waiting.getByText(/in 1 h (19|20) min/).waitFor()
  await expectAccessible(desk)
  await waiting.getByRole('button', { name: 'Send now: Early' }).click()
  const question = desk.getByRole('dialog', { name: 'Send it now?' })
  await question.getByText('2026-0004', { exact: true }).waitFor()
  await question.getByText('Guten Tag').or(question.getByText('Sehr geehrte')).first().waitFor()
  await question.getByRole('button', { name: 'Not yet' }).click()
  await waiting.getByRole('button', { name: 'Cancel: Early' }).click()
  await desk.getByText('The invoice will not be sent').waitFor()
  await expect.poll(() => waiting.count()).toBe(0)
  expect(await sql`SELECT state, invoice_id FROM invoice_orders WHERE customer_id = ${early}`).toMatchObject([
    { state: 'canceled', invoice_id: null },
  ])
})
