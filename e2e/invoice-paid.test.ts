import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

test('Half is paid, then the rest; one is reminded of and credited; a bank statement is accepted, and a payment taken back.', async () => {
  const [brandt, maple, kanu] = await Promise.all(
    ['Boote Brandt', 'Maple Canoes', 'Kanu Kern'].map((business) => addCustomer(sql, { business, name: 'Ute Kern' })),
  )
  const half = await addInvoice(sql, { customer: brandt ?? 0, day: '2026-05-01', paper: true })
  const late = await addInvoice(sql, { customer: maple ?? 0, day: '2026-04-01', paper: true })
  const sent = await addInvoice(sql, { customer: kanu ?? 0, day: '2026-05-30' })
  const tab = await openTab(browser, site, { as: 'root', viewport: { width: 390, height: 844 } })

  await tab.goto('/cashregister')
  const checkout = async () => {
    await tab.getByRole('button', { name: 'Boote Brandt' }).click()
    return tab.getByRole('textbox', { name: 'Amount received' })
  }
  const first = await checkout()
  await first.fill('200')
  await tab.getByRole('button', { name: 'Money received' }).click()
  await tab.getByText('Only 119 € are open').waitFor()
  await first.fill('59,50')
  await tab.getByText('59.50 € stay open').waitFor()
  await tab.getByRole('button', { name: 'Money received' }).click()
  await tab.getByText('The payment was registered').waitFor()
  await tab.getByRole('button', { name: 'Next invoice' }).click()
  expect(await (await checkout()).inputValue()).toBe('59.50')
  await tab.getByRole('button', { name: 'Money received' }).click()
  await tab.getByText('The payment was registered').waitFor()

  // Two are open, one since long: it is reminded of, once.
  await tab.goto('/invoices/open')
  await tab.getByText('238.00 €').first().waitFor()
  await tab.getByRole('button', { name: 'Send reminders (1)' }).click()
  await tab.getByText(`First reminder of ${late.reference}`).waitFor()
  await tab.getByRole('button', { name: 'Send 1 reminder' }).click()
  await tab.getByText('1 reminder has been sent').waitFor()
  await tab.getByText('No reminder is due').waitFor()

  // It was never asked for.
  await tab.getByRole('button', { name: 'Maple Canoes' }).click()
  const beside = tab.getByRole('dialog', { name: late.reference })
  await beside.getByText('No payments yet').waitFor()
  await beside.getByRole('button', { name: 'Credit note' }).click()
  await beside.getByRole('button', { name: 'Issue the credit note' }).click()
  await beside.getByText('Please enter a reason').waitFor()
  await beside.getByRole('textbox', { name: 'Reason' }).fill('Never asked for')
  await beside.getByRole('button', { name: 'Issue the credit note' }).click()
  await tab.getByText('CN-2026-0001 takes the invoice back').waitFor()
  await expect.poll(() => tab.getByRole('button', { name: 'Maple Canoes' }).count()).toBe(0)
  const [{ credited } = { credited: 0 }] = await sql<{ credited: number }[]>`
    SELECT count(*)::int AS credited FROM invoice_mails WHERE purpose IN ('credit_note', 'reminder')`
  expect(credited).toBe(2)

  // A statement proposes, and people book.
  await tab.getByRole('link', { name: 'Bank' }).click()
  const rows = [
    `01.06.2026;Kanu Kern GmbH;RE ${sent.reference.replace('-', ' ')};119,00;EUR`,
    `01.06.2026;Stadtwerke;Strom;-80,00;EUR`,
    `30.05.2026;Jemand;Danke;12,00;EUR`,
  ]
  const csv = Buffer.from(`Buchungstag;Name;Verwendungszweck;Betrag;Waehrung\n${rows.join('\n')}\n`)
  await tab
    .getByLabel('Choose a bank statement')
    .setInputFiles({ name: 'umsatz.csv', mimeType: 'text/csv', buffer: csv })
  await tab.getByText('2 incoming lines, 1 outgoing').waitFor()
  expect(await tab.getByRole('combobox', { name: 'Payer' }).inputValue()).toBe('1')
  await tab.getByRole('button', { name: 'Take it in' }).click()
  await tab.getByText('umsatz.csv: 2 lines new').waitFor()
  const line = (name: string) => tab.getByRole('listitem', { name })
  await line('Kanu Kern GmbH').getByText('The amount is what is open').waitFor()
  await expectAccessible(tab)
  await line('Kanu Kern GmbH')
    .getByRole('button', { name: `Book 119.00 € to ${sent.reference}` })
    .click()
  await tab.getByText('The payment was registered').waitFor()
  await line('Jemand').getByRole('button', { name: 'Put aside' }).click()
  await tab.getByRole('button', { name: 'Undo' }).click()
  await line('Jemand').getByText('No open invoice is like it').waitFor()
  await tab.getByRole('tab', { name: 'Booked' }).click()
  await line('Kanu Kern GmbH').getByText(`119.00 € to ${sent.reference}`).waitFor()
  await tab.getByRole('link', { name: 'Open', exact: true }).click()
  await tab.getByText('Everything is paid').waitFor()

  // Booked to the wrong one: taken back where the customer's invoices are, and open again.
  await tab.goto('/invoices')
  await tab.getByRole('button', { name: 'Boote Brandt' }).click()
  await tab.getByRole('button', { name: half.reference }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take back' }).first().click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Of another customer')
  await dialog.getByRole('button', { name: 'Take the payment back' }).click()
  await tab.getByText(/The payment is taken back by receipt \d+/).waitFor()
  await dialog.getByText('Taken back').waitFor()
})
