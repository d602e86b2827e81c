import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

/** Customers who write no number, only known by name. */
const distinct = [
  'Adlerhof Segeln',
  'Kanu Brandt',
  'Quellwasser',
  'Zander und Fjord',
  'Murmelbucht',
  'Ostufer',
  'Pirol',
]

/** What a person takes for one tap: looking, deciding and hitting. */
const secondsPerTap = 5

test('The money of a month’s run of 43 is booked on a phone in few taps: nearly all at once, the rest one by one.', async () => {
  const invoices = []
  for (let i = 0; i < 43; i++) {
    const name = distinct[i - 36] ?? `Seewind ${i}`
    const customer = await addCustomer(sql, { business: name, name: `Ute ${name}` })
    invoices.push({ name, ...(await addInvoice(sql, { customer, day: '2026-05-30' })) })
  }
  const rows = invoices.map(({ name, reference }, i) => {
    if (i < 36) return `${name};Rechnung ${reference};119,00`
    if (i < 40) return `${name};Danke für den Mai;119,00`
    return i === 40 ? `${name};${reference};117,50` : i === 41 ? `Unbekannt;Beide Boote;238,00` : undefined
  })
  const csv = [
    'Bezeichnung Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung',
    ...rows.flatMap((row) => (row ? [`Konto;01.06.2026;${row};EUR`] : [])),
  ]
  const tab = await openTab(browser, site, { as: 'root', viewport: { width: 390, height: 844 } })
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.click()
  }
  await tab.goto('/invoices/bank')
  // The button of the file chooser and the file in it.
  taps += 2
  await tab
    .getByLabel('Choose a bank statement')
    .setInputFiles({ name: 'juni.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) })
  await tab.getByText('juni.csv: 42 lines new').waitFor()

  const line = (name = '') => tab.getByRole('listitem', { name })
  const dialog = tab.getByRole('dialog')
  // A fee of the bank: before the others, as it would be booked with them as a part.
  const short = line(invoices[40]?.name)
  await tap(short.getByRole('button', { name: 'By hand' }))
  await expectAccessible(tab)
  await dialog.getByRole('combobox', { name: 'The 1.50 € that did not come' }).selectOption('fee')
  taps += 2
  await tap(dialog.getByRole('button', { name: 'Book 117.50 €' }))
  await tab.getByText('The payment was registered').waitFor()

  await tap(tab.getByRole('button', { name: /Look through 36 and book/ }))
  await tap(dialog.getByRole('button', { name: 'Book 36 payments' }))
  await tab.getByText('36 payments were registered').waitFor()

  for (const { name, reference } of invoices.slice(36, 40)) {
    await tap(line(name).getByRole('button', { name: `Book 119.00 € to ${reference}` }))
    await line(name).waitFor({ state: 'detached' })
  }
  // For two at once, which only people know.
  await tap(line('Unbekannt').getByRole('button', { name: 'By hand' }))
  for (const { id } of invoices.slice(41)) {
    await dialog.getByRole('combobox').last().selectOption(String(id))
    taps += 2
  }
  await tap(dialog.getByRole('button', { name: 'Book 238.00 €' }))
  await tab.getByText('Nothing to decide').waitFor()
  const [{ open } = { open: 1 }] = await sql<{ open: number }[]>`
    SELECT count(*)::int AS open FROM invoices i
    WHERE gross <> (SELECT coalesce(sum(amount), 0) FROM invoice_payments WHERE invoice_id = i.id)`
  expect(open).toBe(0)
  expect(taps).toBe(18)
  expect(taps * secondsPerTap).toBeLessThan(300)
})
