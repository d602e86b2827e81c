import { beforeEach, expect, test } from 'vitest'
import type { AgencyLogEntry } from '#features/cash-register/books/contract.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { Currency } from '#kit/shared/money.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice, type TestInvoice } from '#testing/invoices.ts'
import type { UnpaidInvoice } from '../../../contract.ts'
import { recordInvoicePayment } from '../commands/payments.ts'

const it = await buildTestApp()
const root = await it.signedIn('root')
const admin = await it.signedIn('admin')

const unpaid = async () =>
  (await root.get('/api/sshp_get_unpaid_invoices_list/')).json.unpaid_invoices_list as UnpaidInvoice[]
const pay = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  root.send({ method: 'POST', url: '/api/sshp_save_cashregister/', payload: fields, headers })
const log = async () => (await admin.get('/api/sshp_get_cashregister_log/')).rows as unknown as AgencyLogEntry[]
const position = async () => (await admin.get('/api/sshp_get_cashposition_log/')).rows
const verified = async () => (await admin.get('/api/sshp_verify_till/')).json as { entries: number; broken: number[] }
const entries = () => it.sql`
  SELECT position, kind, receipt, cashier, currency, cash, income, content::jsonb AS content FROM till_entries
  WHERE business = 'agency' ORDER BY position`
const abroad = async (country: string, more: TestInvoice = {}) =>
  addInvoice(it.sql, { customer: await addCustomer(it.sql, { country, vat_rate: 0 }), ...more })

/** A part of an invoice, past the screen. */
const payPart = (invoice: number, amount: number) =>
  transaction(it.appSql, (tx) => {
    const at = Temporal.Instant.from('2026-06-02T09:00:00Z')
    const context = { env: it.env, log: it.app.log, clock: () => at }
    const cashier = { id: null, name: 'Bank', at, day: '2026-06-02' }
    return recordInvoicePayment(tx, context, { invoice, amount, method: 'transfer', cashier })
  })

beforeEach(() => it.setNow('2026-06-03T08:05:00Z'))

test('Unpaid invoices are listed oldest first, in dollars and in their own currency.', async () => {
  expect(await unpaid()).toEqual([])
  const newer = await abroad('United States', { day: '2026-06-02' })
  const customer = await addCustomer(it.sql, { business: 'Boote Brandt', name: 'Ute Brandt' })
  const older = await addInvoice(it.sql, { customer, day: '2026-05-01' })
  await addInvoice(it.sql, { day: '2026-04-01', credited: true })
  const [first, second, ...others] = await unpaid()
  expect(first).toMatchObject({
    id: older.id,
    reference: older.reference,
    business: 'Boote Brandt',
    name: 'Ute Brandt',
    day: '2026-05-01',
    due_on: '2026-05-15',
    income: 129.35,
    open: 119,
    currency: 'EUR',
    items: [{ item: 'Hosting', price: 100 }],
    net: 100,
    vat: 19,
    total: 119,
    paid: 0,
  })
  expect(second).toMatchObject({ id: newer.id, income: 100, open: 100, currency: 'USD' })
  expect(others).toEqual([])
})

test('A paid invoice is gone from the list, and in the ledger with what it was worth that day.', async () => {
  const [{ id, reference } = { id: 0, reference: '' }] = await unpaid()
  const paid = await pay({ main_item: id, open: 119, cashier: 'Somebody Else' })
  expect([paid.status, paid.json]).toEqual([200, { status: 'success', receipt: 1, position: 1, left: 0 }])
  expect((await unpaid()).map((one) => one.id)).not.toContain(id)
  expect(await entries()).toEqual([
    {
      position: 1,
      kind: 'sale',
      receipt: 1,
      cashier: 'Sternsinger',
      currency: 'EUR',
      cash: 0,
      income: 11_900,
      content: expect.objectContaining({
        payments: [{ method: 'transfer', amount: 11_900 }],
        worth: { inDollars: 12_935, inEuros: 11_900, perDollar: 0.92, eurosPerDollar: 0.92 },
      }),
    },
  ])
  const [row] = await it.sql`SELECT amount, method, cashier, position FROM invoice_payments WHERE invoice_id = ${id}`
  expect(row).toEqual({ amount: 11_900, method: 'transfer', cashier: 'Sternsinger', position: 1 })
  const [audit] = await it.sql`SELECT actor, record, details FROM audit_log WHERE action = 'invoice.pay'`
  expect(audit).toEqual({
    actor: 'Sternsinger',
    record: `invoice:${id}`,
    details: { reference, amount: 119, currency: 'EUR', method: 'transfer', receipt: 1 },
  })
  const again = await pay({ main_item: id })
  expect([again.status, again.json.code]).toEqual([409, 'ALREADY_PAID'])
})

test('Cash goes into the drawer, which opens by itself; a transfer leaves it as it is.', async () => {
  const [{ id } = { id: 0 }] = await unpaid()
  const key = { 'idempotency-key': 'a-payment-sent-twice' }
  const first = await pay({ main_item: id, method: 'cash' }, key)
  expect(first.json).toEqual({ status: 'success', receipt: 2, position: 3, left: 0 })
  expect(await pay({ main_item: id, method: 'cash' }, key)).toMatchObject({ status: 200, text: first.text })
  expect((await entries()).map(({ kind, currency, cash }) => [kind, currency, cash])).toEqual([
    ['sale', 'EUR', 0],
    ['opening', 'USD', 0],
    ['sale', 'USD', 10_000],
  ])
})

test('What is paid in part stays in the list with the rest, and another amount than was shown is not booked.', async () => {
  const { id, reference } = await addInvoice(it.sql)
  await payPart(id, 4000)
  expect(await unpaid()).toMatchObject([{ id, open: 79, paid: 40, income: 85.87, total: 119 }])
  const shownBefore = await pay({ main_item: id, open: 119 })
  expect([shownBefore.status, shownBefore.json]).toMatchObject([409, { code: 'OPEN_CHANGED', open: 79 }])
  await expect(payPart(id, 7901)).rejects.toMatchObject({ code: 'OPEN_CHANGED' })
  await expect(payPart(id, 0)).rejects.toThrow('0 cents are no payment')
  expect((await pay({ main_item: id, open: 79, amount: 79.01 })).json.errors).toEqual([
    { field: 'amount', message: 'Only 79 € are open' },
  ])
  for (const amount of ['0', '-1', '1.234', 'all'])
    expect((await pay({ main_item: id, amount })).json.errors).toEqual([
      { field: 'amount', message: 'Please enter a valid amount' },
    ])
  expect((await pay({ main_item: id, open: 79, amount: '70,50' })).json).toMatchObject({ left: 8.5 })
  expect((await pay({ main_item: id, open: 8.5, amount: 8.5 })).json).toMatchObject({ left: 0 })
  const lines = await log()
  expect([lines[0]?.products, lines.at(-1)?.products]).toEqual([
    `[{"item":"Part of invoice ${reference}","price":8.5}]`,
    `[{"item":"Part of invoice ${reference}","price":40}]`,
  ])
})

test('No money is taken for what was credited, is a credit note, or does not exist.', async () => {
  const { id } = await addInvoice(it.sql, { credited: true })
  expect((await pay({ main_item: id })).json).toMatchObject({ status: 409, code: 'CREDITED' })
  expect((await pay({ main_item: id + 1 })).status).toBe(404)
  expect((await pay({ main_item: 999_999 })).status).toBe(404)
  expect((await pay({ main_item: 'all' })).status).toBe(422)
  expect((await pay({ main_item: id, method: 'card' })).status).toBe(422)
  expect((await pay({ main_item: id, open: 'much' })).status).toBe(422)
})

test('A line of the logbook has the customer, the products in euros and the amount of the invoice.', async () => {
  const customer = await addCustomer(it.sql, { business: 'Lake Hire', country: 'United Kingdom', vat_rate: 0 })
  const items = [
    { item: 'Hosting', price: 9000 },
    { item: 'Domain', price: 1001 },
  ]
  const { id, reference } = await addInvoice(it.sql, { customer, items })
  it.setNow('2026-06-03T12:30:00Z')
  await pay({ main_item: id })
  const [line] = await log()
  expect(line).toMatchObject({
    business: 'Lake Hire',
    name: 'Grete Sander',
    phone: '+49 30 5550100',
    income: 126.59,
    amount: 100.01,
    currency: 'GBP',
    method: 'transfer',
    cashregister_day: '2026-06-03',
    time: '14:30',
    cashier: 'Sternsinger',
    reference: `Invoice ${reference}`,
  })
  expect(JSON.parse(line?.products ?? '')).toEqual([
    { item: 'Hosting', price: 104.81 },
    { item: 'Domain', price: 11.66 },
  ])
  it.setNow('2026-06-16T12:30:00Z')
  expect((await log()).length).toBeGreaterThan(0)
  it.setNow('2026-06-17T12:30:00Z')
  expect(await log()).toEqual([])
})

test('Position and logbook count the frozen dollars, whatever the rates have become.', async () => {
  const countries = ['Germany', 'Switzerland', 'Canada', 'Australia', 'United States', 'United Kingdom']
  for (const [i, country] of countries.entries()) {
    const customer = await addCustomer(it.sql, { country, vat_rate: country === 'Germany' ? 1900 : 0 })
    const { id } = await addInvoice(it.sql, { customer, items: [{ item: 'Hosting', price: 10_007 + i }] })
    it.setNow(`2026-06-0${4 + (i % 2)}T09:00:00Z`)
    expect((await pay({ main_item: id, method: i % 3 === 0 ? 'cash' : 'transfer' })).status).toBe(200)
  }
  it.setNow('2026-06-05T12:00:00Z')
  const before = { position: await position(), log: await log() }
  const rates = it.env.perDollar as Record<Currency, number>
  rates.EUR = 5
  rates.CHF = 7
  expect(await position()).toEqual(before.position)
  expect(await log()).toEqual(before.log)
  const days = Map.groupBy(before.log, ({ cashregister_day }) => cashregister_day)
  const sum = (lines: readonly AgencyLogEntry[] = []) =>
    lines.reduce((cents, { income }) => cents + Math.round(income * 100), 0) / 100
  expect(before.position).toEqual(
    [...days].map(([cashregister_day, lines]) => ({
      cashregister_day,
      income: sum(lines),
      cash: sum(lines.filter(({ method }) => method === 'cash')),
      transfer: sum(lines.filter(({ method }) => method === 'transfer')),
    })),
  )
  expect(days.size).toBe(4)
})

test("The rental's till knows nothing of it.", async () => {
  expect((await admin.get('/api/rere_get_cashposition_log/')).rows).toEqual([])
  expect((await admin.get('/api/rere_till/')).json).toMatchObject({ is_open: false, report: { receipts: 0 } })
})

test("The agency's ledger is checked like the rental's: what was changed in it is found.", async () => {
  const whole = await verified()
  expect(whole).toMatchObject({ entries: (await entries()).length, broken: [] })
  const meddle = (change: string) =>
    it.sql.begin((tx) => tx.unsafe(`SET LOCAL session_replication_role = replica; ${change}`))
  await meddle("UPDATE till_entries SET currency = 'CHF' WHERE business = 'agency' AND position = 1")
  expect((await verified()).broken).toEqual([1])
  await meddle("UPDATE till_entries SET currency = 'EUR' WHERE business = 'agency' AND position = 1")
  expect((await verified()).broken).toEqual([])
  expect(await it.sql`SELECT * FROM till_breaks('agency')`).toHaveLength(0)
})
