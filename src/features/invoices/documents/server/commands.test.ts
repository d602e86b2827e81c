import { extractXml } from '@stackforge-eu/factur-x'
import { beforeAll, expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { addAccount, addCustomer, type TestCustomer } from '#testing/invoices.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { creditNote } from '../../dealings/server/commands/credit.ts'
import type { InvoicedCustomer } from '../../issuing/rules/freeze.ts'
import { issueInvoice } from '../../issuing/server/commands.ts'
import { readInvoicedCustomer } from '../../server/queries/customers.ts'
import { documentsOf } from './commands.ts'

const { sql, appSql, env, signedIn } = await buildTestApp()
const admin = await signedIn('admin')
const context = { env, clock: () => Temporal.Instant.from('2026-06-01T08:00:00Z') }
const issuedBy = 'Jonas Pier'

async function issue(changes: TestCustomer = {}, item = 'Hosting') {
  const customer = (await readInvoicedCustomer(sql, await addCustomer(sql, changes))) as InvoicedCustomer
  const items = [{ item, price: 34_000 }]
  return transaction(appSql, (tx) => issueInvoice(tx, context, { customer, items, issuedOn: '2026-06-01', issuedBy }))
}

const irish = { country: 'Ireland', vat_id: 'IE6388047V', vat_rate: 0, zip_code_and_city: 'Galway H91 E1K2' }

beforeAll(() => addAccount(sql, 'CHF'))

test.each([
  ['a business here', { business: 'Müritz & Söhne' }, ['pdf', 'xml']],
  ['a business elsewhere in the EU', irish, ['pdf', 'xml']],
  ['a consumer there', { ...irish, vat_id: '', vat_rate: 2300 }, ['pdf']],
  ['a Swiss', { country: 'Switzerland', zip_code_and_city: '8001 Zürich' }, ['pdf']],
  ['a public buyer', { leitweg_id: '04011000-1234512345-06' }, ['pdf', 'xml', 'xrechnung']],
])('What is kept of an invoice to %s: %j', async (_, changes, kinds) => {
  const { id } = await issue(changes)
  const papers = await documentsOf(sql, id)
  expect(Object.keys(papers)).toEqual(kinds)
  if (papers.xml === undefined) {
    await expect(extractXml(papers.pdf)).rejects.toThrow()
    return
  }
  expect((await extractXml(papers.pdf)).xml).toBe(papers.xml)
  expect(papers.xml).toContain('<ram:GrandTotalAmount>')
})

test('Papers say where and how the agency is from now on; those issued before stay as they were.', async () => {
  const before = await issue()
  const first = await documentsOf(sql, before.id)
  const texts = { de: { thanks: 'Auf bald am See!' }, en: {} }
  await admin.post('/api/sshp_save_paper_look/', { accent: '#0b5d6b', texts: JSON.stringify(texts) })
  const account = { currency: 'EUR', holder: 'Stern GmbH', iban: 'de02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' }
  await admin.post('/api/sshp_save_bank_account/', account)
  const { text } = readPdf((await documentsOf(sql, (await issue()).id)).pdf)
  for (const said of ['Auf bald am See!', 'DE02 1203 0000 0000 2020 51', 'Stern GmbH']) expect(text).toContain(said)
  expect((await documentsOf(sql, before.id)).pdf.equals(first.pdf)).toBe(true)
  const note = await transaction(appSql, (tx) =>
    creditNote(tx, context, { invoice: before.id, issuedOn: '2026-06-02', issuedBy }),
  )
  expect(readPdf((await documentsOf(sql, note.id)).pdf).text).toContain('DE89 3704 0044 0532 0130 00')
})

test('Without an account for the currency, or letters for the paper, nothing is issued and no number taken.', async () => {
  const { reference } = await issue()
  await expect(issue({ country: 'Australia', zip_code_and_city: 'Echuca VIC 3564' })).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'country', message: expect.stringContaining('is not yet set up') }],
  })
  await expect(issue({ business: '海辺' })).rejects.toMatchObject({
    errors: [{ field: 'business', message: expect.stringContaining('海 辺') }],
  })
  await expect(issue({}, 'Hosting 🚀')).rejects.toMatchObject({ errors: [{ field: 'invoiceItems' }] })
  expect((await issue()).reference).toBe(
    reference.replace(/\d+$/, (number) => String(Number(number) + 1).padStart(4, '0')),
  )
})
