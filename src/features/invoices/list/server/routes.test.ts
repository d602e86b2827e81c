import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '#kit/shared/endpoint.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice, payInvoice } from '#testing/invoices.ts'
import type { getInvoiceList } from '../contract.ts'

const it = await buildTestApp()
it.setNow('2026-06-20T10:00:00Z')
const { sql } = it
const admin = await it.signedIn('admin')

type Listed = Answer<typeof getInvoiceList>
const list = async (query: Record<string, string | number> = {}) => {
  const { json, status } = await admin.get(`/api/sshp_get_invoice_list/?${new URLSearchParams(query as never)}`)
  expect(status).toBe(200)
  return json as unknown as Listed
}
const references = async (query: Record<string, string | number>) =>
  (await list(query)).invoices.map(({ reference }) => reference)

let müritz = 0
let [overdue, paid, credited, half] = ['', '', '', '']

beforeAll(async () => {
  müritz = await addCustomer(sql, { business: 'Müritz Boote' })
  overdue = (await addInvoice(sql, { customer: müritz, day: '2026-05-01' })).reference
  const whole = await addInvoice(sql, { day: '2026-05-02', items: [{ item: 'Website', price: 123_456 }] })
  await payInvoice(sql, whole.id, { amount: whole.gross, at: '2026-05-20T08:00:00Z' })
  credited = (await addInvoice(sql, { day: '2026-06-02', credited: true })).reference
  const some = await addInvoice(sql, { customer: müritz, day: '2026-06-15' })
  await payInvoice(sql, some.id, { amount: 2000 })
  paid = whole.reference
  half = some.reference
})

test('All documents of all customers are listed, the newest first, with how all of them stand.', async () => {
  const { invoices, next, sums, today } = await list()
  expect(invoices.map(({ reference }) => reference)).toEqual([half, 'CN-2026-0001', credited, paid, overdue])
  expect(invoices[0]).toMatchObject({ business: 'Müritz Boote', customer: müritz, open: 99, kind: 'monthly' })
  expect([next, today]).toEqual([null, '2026-06-20'])
  expect(sums).toEqual([
    { currency: 'EUR', due_on: '2026-05-15', count: 1, open: 119, paid: 0 },
    { currency: 'EUR', due_on: '2026-06-20', count: 0, open: 0, paid: 1489.13 },
    { currency: 'EUR', due_on: '2026-06-29', count: 1, open: 99, paid: 0 },
  ])
})

test('They are found by number, parts of the business however it is written, and amount, and filtered by everything else.', async () => {
  expect(await references({ search: 'boote MURITZ' })).toEqual([half, overdue])
  expect(await references({ search: paid })).toEqual([paid])
  expect(await references({ search: '1.469,13 €' })).toEqual([paid])
  expect(await references({ search: 'muritz 100%' })).toEqual([])
  expect(await references({ state: 'open' })).toEqual([half, overdue])
  expect(await references({ state: 'overdue' })).toEqual([overdue])
  expect(await references({ state: 'paid' })).toEqual([paid])
  expect(await references({ state: 'credited' })).toEqual([credited])
  expect(await references({ state: 'credit_note' })).toEqual(['CN-2026-0001'])
  expect(await references({ month: '2026-05' })).toEqual([paid, overdue])
  expect(await references({ customer: müritz, month: '2026-06' })).toEqual([half])
  expect(await references({ kind: 'final' })).toEqual([])
  for (const query of ['state=lost', 'month=2026-13', 'kind=odd', 'customer=0', 'before=x'])
    expect((await admin.get(`/api/sshp_get_invoice_list/?${query}`)).status, query).toBe(422)
})

test('Pages follow each other without a gap, and the file has all of them.', async () => {
  for (let n = 0; n < 50; n++) await addInvoice(sql, { customer: müritz, day: `2025-0${1 + (n % 6)}-1${n % 10}` })
  const first = await list()
  const second = await list({ before: first.next ?? 0 })
  const ids = [...first.invoices, ...second.invoices].map(({ id }) => id)
  expect([ids.length, new Set(ids).size, second.next, second.sums]).toEqual([55, 55, null, []])
  const { headers, payload } = await it.app.inject({
    url: '/api/sshp_export_invoice_list/?search=muritz',
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="invoices-2026-06-20.csv"')
  const lines = payload.trim().split('\r\n')
  expect([lines.length, lines[1]]).toEqual([
    53,
    `${half},2026-06-15,Müritz Boote,Germany,100.00,19.00,119.00,EUR,open,,2026-06-15 10:00`,
  ])
})

test('How each stands is what its payments and credit notes come to.', async () => {
  const [{ wrong } = { wrong: -1 }] = await sql<{ wrong: number }[]>`
    SELECT count(*)::int AS wrong FROM invoices i LEFT JOIN invoice_standings s ON s.invoice_id = i.id
    WHERE (s.paid, s.credited, s.gross) IS DISTINCT FROM (
      (SELECT coalesce(sum(amount), 0)::int FROM invoice_payments WHERE invoice_id = i.id),
      (SELECT 0 - coalesce(sum(gross), 0)::int FROM invoices n WHERE n.corrects = i.id), i.gross)`
  expect(wrong).toBe(0)
})
