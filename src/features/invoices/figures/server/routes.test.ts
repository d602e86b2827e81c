import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { readBatch, someAccounts } from '#testing/till.ts'

const it = await buildTestApp()
it.setNow('2026-07-05T10:00:00Z')
const { sql } = it
const admin = await it.signedIn('admin')
const figures = async (query = '') => {
  const { status, json } = await admin.get(`/api/sshp_get_invoice_figures/${query}`)
  return { status, json: json as unknown as Record<'vat' | 'recurring', Record<string, unknown>[]> & { month: string } }
}

test('VAT of a month by rate and case, less what was taken back, and monthly revenue with its changes.', async () => {
  const home = await addCustomer(sql)
  const abroad = await addCustomer(sql, { country: 'Ireland', vat_rate: 0, vat_id: 'IE6388047V' })
  for (const day of ['2026-05-03', '2026-06-01']) await addInvoice(sql, { customer: home, day })
  await addInvoice(sql, { customer: abroad, day: '2026-06-04', items: [{ item: 'Hosting', price: 5000 }] })
  await addInvoice(sql, { day: '2026-06-09', items: [{ item: 'Website', price: 90_000 }], credited: true })
  const { json } = await figures()
  expect(json.month).toBe('2026-06')
  expect(json.vat).toEqual([
    { currency: 'EUR', vat_case: 'domestic', vat_rate: 1900, count: 3, net: 100, vat: 19, gross: 119 },
    { currency: 'EUR', vat_case: 'reverse_charge', vat_rate: 0, count: 1, net: 50, vat: 0, gross: 50 },
  ])
  const [eur] = json.recurring as [{ now: number; months: { month: string }[] }]
  expect([eur.now, eur.months.length]).toEqual([300, 12])
  expect(eur.months.slice(-2)).toEqual([
    { month: '2026-05', total: 100, gained: 100, more: 0, less: 0, lost: 0 },
    { month: '2026-06', total: 150, gained: 50, more: 0, less: 0, lost: 0 },
  ])
  expect((await figures('?month=2026-05')).json.vat).toMatchObject([{ count: 1, net: 100 }])
  expect((await figures('?month=06-2026')).status).toBe(422)
})

test('The bookings of a month are a batch once it was said to which accounts.', async () => {
  const url = '/api/sshp_datev_export/?month=2026-06&currency=EUR'
  expect(await admin.get(url)).toMatchObject({ status: 409, json: { code: 'NO_ACCOUNTS' } })
  expect((await admin.post('/api/rere_save_accounts/', someAccounts())).status).toBe(201)
  expect((await admin.get(url.replace('EUR', 'XYZ'))).status).toBe(422)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { rawPayload, headers } = await it.app.inject({ url, headers: { cookie } })
  expect(headers['content-disposition']).toContain('EXTF_Buchungsstapel_2026-06-01_2026-06-30.csv')
  expect(readBatch(rawPayload).rows.map(({ cents, credit }) => [cents, credit])).toEqual([
    [11_900, '8400'],
    [5000, '8336'],
    [107_100, '8400'],
    [107_100, expect.stringMatching(/^1000\d$/)],
  ])
})
