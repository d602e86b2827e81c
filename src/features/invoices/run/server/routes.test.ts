import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import type { InvoiceRun } from '../contract.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, other] = await Promise.all([it.signedIn('admin'), it.signedIn('root')])

const run = async (month = '') => (await admin.get(`/api/sshp_get_run/?month=${month}`)).json as unknown as InvoiceRun
const prepare = (month = '', who = admin) => who.post('/api/sshp_prepare_run/', { month })
const choose = (order: number, included: boolean) =>
  admin.post('/api/sshp_choose_run_orders/', { orders: `[${order}]`, included })
const approve = (month: string, orders: readonly { id: number; gross: number }[], who = admin) =>
  who.post('/api/sshp_approve_run/', { month, orders: JSON.stringify(orders.map(({ id, gross }) => ({ id, gross }))) })
const states = ({ orders }: InvoiceRun) => orders.map(({ business, state }) => `${business} ${state}`)

const aal = await addCustomer(sql, { business: 'Aal', invoice_items: [{ item: 'Hosting', price: 34_000 }] })
const barsch = await addCustomer(sql, { business: 'Barsch', country: 'Ireland', vat_id: 'IE6388047V', vat_rate: 0 })
const dorsch = await addCustomer(sql, { business: 'Dorsch' })
await addCustomer(sql, { business: 'Inactive', active: false })
const mute = await addCustomer(sql, { business: 'Mute', email: '' })
await addCustomer(sql, { business: 'Swiss', country: 'Switzerland', zip_code_and_city: '8001 Zürich', vat_rate: 0 })
const invoiced = await addCustomer(sql, { business: 'Zander' })

test('A run has everybody who was not invoiced for the month, and says who is left out and why.', async () => {
  // The month ends in Berlin two hours before it does in Greenwich.
  it.setNow('2026-05-31T22:30:00Z')
  await addInvoice(sql, { customer: invoiced, day: '2026-06-01' })
  expect(await run()).toMatchObject({ month: '2026-06', orders: [], not_prepared: 3, invoiced: 1 })
  expect((await prepare()).json).toEqual({ status: 'success', prepared: 3 })
  const prepared = await run()
  expect(states(prepared)).toEqual(['Aal review', 'Barsch review', 'Dorsch review'])
  expect(prepared.orders[0]).toMatchObject({ gross: 404.6, currency: 'EUR', subject: 'Monatliche Rechnung Juni 2026' })
  expect(prepared.skipped).toMatchObject([
    { business: 'Mute', field: 'email' },
    { business: 'Swiss', field: 'country', reason: expect.stringContaining('CHF') },
  ])
  expect(prepared.not_prepared).toBe(0)
  await it.runJob('invoices')
  expect(states(await run())).toEqual(['Aal review', 'Barsch review', 'Dorsch review'])
})

test('Preparing again takes in what changed, and leaves out who was left out.', async () => {
  const [first] = (await run()).orders
  expect((await choose(first?.id ?? 0, false)).status).toBe(200)
  await sql`UPDATE customers SET email = 'now@mute.example' WHERE id = ${mute}`
  await sql`UPDATE customers SET active = false WHERE id = ${barsch}`
  await sql`UPDATE customers SET invoice_items = '[{"item":"Hosting","price":20000}]' WHERE id = ${dorsch}`
  expect((await run()).not_prepared).toBe(1)
  const both = await Promise.all([prepare('2026-06'), prepare('2026-06', other)])
  expect(both.map(({ json }) => json.prepared)).toEqual([2, 2])
  const again = await run()
  expect(states(again)).toEqual(['Aal canceled', 'Dorsch review', 'Mute review'])
  expect(again.orders[1]?.gross).toBe(238)
  await choose(first?.id ?? 0, true)
  expect(states(await run())[0]).toBe('Aal review')
})

test('Only what was seen is approved, all of it or nothing; it goes out once, whoever approves and invoices besides.', async () => {
  const { orders } = await run()
  const changed = await approve(
    '2026-06',
    orders.map((one) => ({ ...one, gross: one.gross + 1 })),
  )
  expect(changed.json.code).toBe('RUN_CHANGED')
  expect(states(await run()).join()).not.toContain('waiting')
  // Mute is invoiced by hand after the run was prepared.
  await addInvoice(sql, { customer: mute, day: '2026-06-02' })
  const approvals = await Promise.all([approve('2026-06', orders), approve('2026-06', orders, other)])
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await choose(orders[0]?.id ?? 0, false)).json.code).toBe('ORDER_APPROVED')
  await Promise.all([it.runJob('invoices'), it.runJob('invoices')])
  const sent = await run()
  expect(states(sent)).toEqual(['Aal sent', 'Dorsch sent', 'Mute failed'])
  expect(sent.orders[2]?.error).toMatch(/^Invoice 2026-\d{4} was sent for June 2026 already$/)
  const twice = await sql`SELECT customer_id FROM invoices GROUP BY 1 HAVING count(*) > 1`
  expect(twice.count).toBe(0)
  expect((await prepare('2026-06')).json.prepared).toBe(0)
})

const release = (customer: number, more: Record<string, unknown> = {}, who = admin) =>
  who.post('/api/sshp_release_run_customer/', { month: '2026-06', customer, ...more })
const held = async () =>
  (await run('2026-06')).skipped.map(({ business, reason, release: way }) => [business, reason, way])

test('Who was deactivated since is dropped from the run and named, and what is held back is released once mended.', async () => {
  const [plaice, roach] = [
    await addCustomer(sql, { business: 'Plaice' }),
    await addCustomer(sql, { business: 'Roach' }),
  ]
  const vendace = await addCustomer(sql, { business: 'Vendace', country: 'Ireland', vat_rate: 0 })
  await prepare('2026-06')
  const orders = (await run('2026-06')).orders.filter(({ state }) => state === 'review')
  expect(orders.map(({ business }) => business)).toEqual(['Plaice', 'Roach'])
  await sql`UPDATE customers SET active = false WHERE id = ${roach}`
  expect(states(await run('2026-06'))).not.toContain('Roach review')
  expect(await held()).toContainEqual(['Roach', 'The customer is inactive', 'mend'])
  const approved = await approve('2026-06', orders)
  expect(approved.json).toMatchObject({
    approved: 1,
    dropped: [{ business: 'Roach', reason: 'The customer is inactive' }],
  })
  await it.runJob('invoices')
  expect(states(await run('2026-06'))).toContain('Plaice sent')
  expect((await sql`SELECT FROM invoices WHERE customer_id = ${roach}`).count).toBe(0)
  expect((await release(plaice)).json.code).toBe('ALREADY_INVOICED')
  expect((await release(roach)).json.errors).toMatchObject([{ field: 'isActive' }])

  // Without its VAT id it may not be invoiced, whatever is wanted.
  expect((await release(vendace, { anyway: true })).json.errors).toMatchObject([{ field: 'vatId' }])
  await sql`UPDATE customers SET vat_id = 'IE6388047V' WHERE id = ${vendace}`
  expect((await run('2026-06')).ready).toEqual([{ customer: vendace, business: 'Vendace' }])
  const headers = { 'idempotency-key': 'one-release-of-a-customer' }
  const replies = await Promise.all(
    [1, 2].map(() => admin.post('/api/sshp_release_run_customer/', { month: '2026-06', customer: vendace }, headers)),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(states(await run('2026-06')).filter((one) => one.startsWith('Vendace'))).toEqual(['Vendace review'])

  // Another invoice for the month waits: a second one may go out, if somebody says so.
  await sql`UPDATE invoice_orders SET run = NULL, state = 'waiting', due_at = '2027-01-01' WHERE customer_id = ${vendace}`
  expect(await held()).toContainEqual(['Vendace', 'An invoice for this month waits to be sent already', 'anyway'])
  expect((await release(vendace)).json.code).toBe('STILL_WAITING')
  expect((await release(vendace, { anyway: true })).status).toBe(200)
  await prepare('2026-06')
  expect(states(await run('2026-06'))).toContain('Vendace review')

  expect((await release(999_999)).status).toBe(404)
  expect((await release(vendace, { month: '2020-01' })).status).toBe(422)
  const [employee, nobody] = [await it.signedIn('employee'), it.visitor()]
  expect([(await release(vendace, {}, employee)).status, (await release(vendace, {}, nobody)).status]).toEqual([
    403, 401,
  ])
  const [entry] = await sql`SELECT record, details FROM audit_log WHERE action = 'invoice.run-release' LIMIT 1`
  expect(entry).toMatchObject({ record: 'run:June 2026', details: { customers: 'Vendace' } })
  await sql`UPDATE customers SET active = false WHERE business IN ('Plaice', 'Roach', 'Vendace')`
  await sql`DELETE FROM invoice_orders WHERE customer_id = ${vendace}`
})

test('A run that goes out in the next month is for its own, and does not stand in the way of the next one.', async () => {
  it.setNow('2026-08-01T08:00:00Z')
  await prepare('2026-07')
  const { orders } = await run('2026-07')
  await approve('2026-07', orders)
  await it.runJob('invoices')
  const rows = await sql`
    SELECT DISTINCT issued_on, performed_from, performed_until FROM invoices i JOIN invoice_orders o ON o.invoice_id = i.id
    WHERE o.run = '2026-07-01'`
  expect(rows).toMatchObject([{ issued_on: '2026-08-01', performed_from: '2026-07-01', performed_until: '2026-07-31' }])
  expect(states(await run('2026-07')).every((one) => one.endsWith(' sent'))).toBe(true)
  expect((await prepare('2026-08')).json.prepared).toBe(orders.length)
})

test('A month to come cannot be prepared, nor one that is long over, and an order of another run is not approved.', async () => {
  expect((await prepare('2026-09')).status).toBe(422)
  expect((await prepare('2025-07')).status).toBe(422)
  expect((await prepare('2026-13')).status).toBe(422)
  const { orders } = await run('2026-08')
  expect((await approve('2026-07', orders)).json.code).toBe('RUN_CHANGED')
  expect((await choose(999_999, true)).status).toBe(404)
})

test('Who has an invoice waiting for the month is left out until it went out or was canceled.', async () => {
  const { orders } = await run('2026-08')
  const [first] = orders
  await sql`UPDATE invoice_orders SET run = NULL, state = 'waiting', due_at = '2027-01-01' WHERE id = ${first?.id ?? 0}`
  await prepare('2026-08')
  const { skipped } = await run('2026-08')
  expect(skipped.find(({ customer }) => customer === aal)?.reason).toBe(
    'An invoice for this month waits to be sent already',
  )
})
