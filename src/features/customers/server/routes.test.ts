import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice, payInvoice } from '#testing/invoices.ts'
import type { Customer } from '../contract.ts'

const it = await buildTestApp()
const { sql } = it
const [root, admin, employee] = await Promise.all([it.signedIn('root'), it.signedIn('admin'), it.signedIn('employee')])

const list = async () => (await admin.get('/api/sshp_get_customers_list/')).json.customers_list as unknown as Customer[]
const counts = async (now: string) => {
  it.setNow(now)
  return (await root.get('/api/sshp_get_customer_counts/')).json
}

beforeEach(() => sql`UPDATE customers SET deleted_at = now()`)

test('Customers come by name, with what the next invoice is for and the days of what was invoiced and paid.', async () => {
  const items = [
    { item: 'Hosting', price: 34_000 },
    { item: 'Domain', price: 1390 },
  ]
  const zander = await addCustomer(sql, {
    business: 'zander',
    country: 'Switzerland',
    vat_rate: 0,
    invoice_items: items,
  })
  const aal = await addCustomer(sql, { business: 'Aal', active: false, note: 'Writes in capitals' })
  await addCustomer(sql, { business: 'Gone', deleted_at: '2026-05-01' })
  const may = await addInvoice(sql, { customer: aal, day: '2026-05-03' })
  await addInvoice(sql, { customer: aal, day: '2026-04-03' })
  await addInvoice(sql, { customer: aal, day: '2026-06-03', credited: true })
  await addInvoice(sql, { customer: zander, day: '2026-05-04' })
  await payInvoice(sql, may.id, { amount: 11_899, at: '2026-05-20T08:00:00Z' })
  expect((await list()).map(({ business, paymentDates }) => [business, paymentDates])).toEqual([
    ['Aal', []],
    ['zander', []],
  ])
  // Past midnight in Berlin.
  await payInvoice(sql, may.id, { amount: 1, at: '2026-05-31T22:30:00Z' })
  expect(await list()).toMatchObject([
    {
      id: aal,
      business: 'Aal',
      active: false,
      note: 'Writes in capitals',
      currency: 'EUR',
      vatRate: 19,
      delay: 0,
      totalPrice: '100.00',
      invoiceDates: ['2026-04-03', '2026-05-03'],
      paymentDates: ['2026-06-01'],
      added_or_changed_by: 'Added by Jonas Pier (05/01/26)',
    },
    {
      id: zander,
      currency: 'CHF',
      vatRate: 0,
      invoiceItems: [
        { item: 'Hosting', price: 340 },
        { item: 'Domain', price: 13.9 },
      ],
      totalPrice: '353.90',
      invoiceDates: ['2026-05-04'],
      paymentDates: [],
    },
  ])
})

test('The month of the counts is the one on the wall clock of the business.', async () => {
  const { unpaid } = await counts('2026-06-15T12:00:00Z')
  const invoiced = await addCustomer(sql)
  await addCustomer(sql)
  await addCustomer(sql, { active: false })
  await addInvoice(sql, { customer: invoiced, day: '2026-06-30' })
  const inJune = { not_invoiced: 1, unpaid: Number(unpaid) + 1 }
  expect(await counts('2026-05-31T21:59:59Z')).toMatchObject({ not_invoiced: 2 })
  expect(await counts('2026-05-31T22:00:00Z')).toEqual(inJune)
  expect(await counts('2026-06-30T21:59:59Z')).toEqual(inJune)
  expect(await counts('2026-06-30T22:00:00Z')).toMatchObject({ not_invoiced: 2 })
})

test('Unpaid counts what is not paid in full; who was credited is invoiced anew.', async () => {
  const now = '2026-06-15T12:00:00Z'
  const { unpaid: before } = (await counts(now)) as { unpaid: number }
  const customer = await addCustomer(sql)
  const half = await addInvoice(sql, { customer, day: '2026-05-01' })
  await addInvoice(sql, { customer, day: '2026-06-01', credited: true })
  await payInvoice(sql, half.id, { amount: 5000 })
  expect(await counts(now)).toEqual({ not_invoiced: 1, unpaid: before + 1 })
  await payInvoice(sql, half.id, { amount: 6900 })
  expect(await counts(now)).toEqual({ not_invoiced: 1, unpaid: before })
})

test('The list is for administrators, the counts for root.', async () => {
  const status = async (who: typeof root, call: string) => (await who.get(`/api/sshp_get_${call}/`)).status
  expect(await status(it.visitor(), 'customers_list')).toBe(401)
  expect(await status(employee, 'customers_list')).toBe(403)
  expect(await status(it.visitor(), 'customer_counts')).toBe(401)
  expect(await status(admin, 'customer_counts')).toBe(403)
})
