import { beforeEach, expect, test } from 'vitest'
import { rentalLanguage } from '#kit/shared/language.ts'
import { openCashRegister } from '#testing/cash-register.ts'
import { addInvoice } from '#testing/invoices.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { insertProduct } from '#testing/products.ts'
import { insertVoucher } from '#testing/voucher.ts'

const till = openCashRegister()

const speak = async (language: 'en' | 'de') => {
  await till.it.sql`UPDATE business_settings SET language = ${language} WHERE business = 'rental'`
  await till.it.live.changed('settings')
  await expect.poll(rentalLanguage).toBe(language)
}
beforeEach(() => speak('de'))

const kept = async (business: 'agency' | 'rental') =>
  (
    await till.it.sql<{ content: { lines: { label: string }[]; payments: { label?: string }[]; reason?: string } }[]>`
      SELECT content::jsonb AS content FROM till_entries WHERE business = ${business} ORDER BY position`
  ).map(({ content: { lines, payments, reason } }) => [
    ...lines.map(({ label }) => label.replace(/\b[A-Z0-9]{8}$/, 'REFERENCE')),
    ...payments.flatMap(({ label }) => label ?? []),
    ...(reason === undefined ? [] : [reason]),
  ])

async function printed(position: unknown): Promise<string> {
  const cookie = [...till.employee.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `/api/rere_receipt_pdf/${position}/`
  const { rawPayload } = await till.it.app.inject({ url, headers: { cookie, host: 'localhost:3000' } })
  return readPdf(rawPayload).text.replaceAll('\u00a0', ' ')
}

test('A German rental keeps and prints German, whoever sells, and what was kept before stays as it was.', async () => {
  await speak('en')
  const before = await till.payBooking(await till.booking(), 50)
  await speak('de')
  const { code } = await insertVoucher(till.it.sql, { amount: 2000 })
  const food = await insertProduct(till.it.sql, { name: 'Bratwurst', type: 'foods', price: 790, vat_percent: 7 })
  const more = { voucher: code, voucher_used: 20, received: 40, products: [{ id: food, quantity: 1 }] }
  const later = await till.booking({ startsAt: '2026-06-03T15:00', endsAt: '2026-06-03T16:00' })
  const sold = await till.payBooking(later, 37.9, more, { 'accept-language': 'en' })
  expect(sold.status, sold.text).toBe(201)
  await till.reverse(sold.json.position, 57.9)

  const end = `…${code.slice(-4)}`
  expect(await kept('rental')).toEqual([
    ['Opened by itself'],
    ['Eider, 1 hour on 06/03/26, REFERENCE'],
    ['Eider, 1 Stunde am 03.06.26, REFERENCE', 'Bratwurst', `Gutschein ${end}`],
    ['Eider, 1 Stunde am 03.06.26, REFERENCE', 'Bratwurst', `Gutschein ${end}`, 'Rung up twice'],
  ])
  const report = await (await till.it.signedIn('employee')).send({
    method: 'GET',
    url: '/api/rere_till/',
    headers: { 'accept-language': 'de' },
  })
  expect(report.json.report).toMatchObject({ movements: [{ reason: 'Von selbst geöffnet' }] })
  const notes = await till.it.sql<{ note: string }[]>`SELECT note FROM voucher_entries ORDER BY id`
  expect(notes.map(({ note }) => note.replace(/[A-Z0-9]{8}/, 'REFERENCE'))).toEqual([
    'Buchung REFERENCE, Eider: an der Kasse',
    'Beleg 2 storniert: Buchung',
  ])
  const paper = await printed(sold.json.position)
  for (const part of [
    'Beleg 2',
    'Eider, 1 Stunde am 03.06.26',
    'Berlin, Deutschland',
    '57,90 $',
    'Bar erhalten',
    'A  19 %',
    `Gutschein ${end}`,
  ])
    expect(paper).toContain(part)
  const former = await printed(before.json.position)
  for (const part of ['Beleg 1', 'Eider, 1 hour on 06/03/26', 'Bar']) expect(former).toContain(part)
  expect(await till.it.sql`SELECT DISTINCT action FROM audit_log ORDER BY action`).toEqual([
    { action: 'till.reverse' },
    { action: 'till.sale' },
  ])
  await till.expectSoundLedger()
})

test('The till of the agency stays English, also where somebody asks in German.', async () => {
  const root = await till.it.signedIn('root')
  const invoice = await addInvoice(till.it.sql)
  const paid = await root.send({
    method: 'POST',
    url: '/api/sshp_save_cashregister/',
    payload: { main_item: invoice.id, method: 'cash' },
    headers: { 'accept-language': 'de' },
  })
  expect(paid.status, paid.text).toBe(200)
  expect(await kept('agency')).toEqual([['Opened by itself'], [expect.stringContaining(invoice.reference)]])
})
