import { expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import type { InvoicedCustomer } from '../../../issuing/rules/freeze.ts'
import { issueInvoice } from '../../../issuing/server/commands.ts'
import { readInvoicedCustomer } from '../../../server/queries/customers.ts'
import { usualRules } from '../../rules/rules.ts'

const it = await buildTestApp()
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])
const { rates: _, ...usual } = usualRules
const save = (rules: object, headers = {}) =>
  admin.post('/api/sshp_save_invoice_rules/', { ...usual, ...rules }, headers)
const settings = async () => (await admin.get('/api/sshp_get_paper_settings/')).json

test('Becoming a small business is not done before it was said what changes, and then no VAT is charged anywhere.', async () => {
  const [charged, without] = [await addCustomer(it.sql), await addCustomer(it.sql, { vat_rate: 0 })]
  const { id: before } = await addInvoice(it.sql, { customer: charged, paper: true })
  const kept = () => it.sql`
    SELECT i.vat, i.vat_case, i.seller, i.texts, d.bytes FROM invoices i JOIN invoice_documents d ON d.invoice_id = i.id
    WHERE i.id = ${before} ORDER BY d.kind`
  const asItWas = await kept()
  const asked = await save({ small_business: true })
  expect(asked).toMatchObject({
    status: 409,
    json: { code: 'LOOK_AGAIN', detail: expect.stringContaining('1 of 2 customers have a rate'), seen: 1 },
  })
  expect(await settings()).toMatchObject({ rules: { small_business: false }, law: '§ 19 UStG' })
  expect((await save({ small_business: true, seen: 7 })).status).toBe(409)
  expect((await save({ small_business: true, seen: 1 })).status).toBe(200)
  expect(await settings()).toMatchObject({ rules: { small_business: true } })
  expect((await admin.get('/api/sshp_get_customers_list/')).json).toMatchObject({ small_business: true })

  const issue = async (customer: number) => {
    const items = [{ item: 'Hosting', price: 10_000 }]
    const { id } = await transaction(it.sql, async (tx) => {
      const of = (await readInvoicedCustomer(tx, customer)) as InvoicedCustomer
      return issueInvoice(tx, it, { customer: of, items, issuedOn: '2026-07-01', issuedBy: 'Sternsinger' })
    })
    const [row] = await it.sql`
      SELECT i.vat, i.gross, i.vat_case, i.texts ->> 'vatNote' AS note, convert_from(d.bytes, 'UTF8') AS xml
      FROM invoices i JOIN invoice_documents d ON d.invoice_id = i.id AND d.kind = 'xml' WHERE i.id = ${id}`
    return row
  }
  for (const customer of [charged, without]) {
    expect(await issue(customer)).toMatchObject({
      ...{ vat: 0, gross: 10_000, vat_case: 'small_business' },
      note: 'Umsatzsteuerfrei: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).',
      xml: expect.stringMatching(/<ram:ExemptionReason>Umsatzsteuerfrei[\s\S]*<ram:CategoryCode>E</),
    })
  }
  expect(await kept()).toEqual(asItWas)

  // Back again: whoever has no rate is held back.
  expect(await save({})).toMatchObject({ status: 409, json: { detail: expect.stringContaining('charged again') } })
  await save({ seen: 1 })
  expect(await issue(charged)).toMatchObject({ vat: 1900, vat_case: 'domestic' })
  await expect(issue(without)).rejects.toThrow()
})

test('Base rates of before stay, the same twice is once, and what is no rule is refused.', async () => {
  const key = { 'idempotency-key': 'rules-0000-0000-0001' }
  const next = { base_rate: '2,5', base_from: '2027-01-01' }
  expect([(await save(next, key)).status, (await save(next, key)).status]).toEqual([200, 200])
  await save({ ...next, base_rate: 2.52 })
  const [row] = await it.sql`SELECT content -> 'rates' AS rates FROM invoice_rules`
  expect(row?.rates).toEqual([
    { from: '2025-07-01', rate: 1.27 },
    { from: '2027-01-01', rate: 2.52 },
  ])
  for (const [field, value] of [
    ['days1', 0],
    ['between', 'x'],
    ['fee2', -1],
    ['business', 100],
    ['base_from', '2026-02-30'],
  ] as const)
    expect(await save({ [field]: value })).toMatchObject({ status: 422, json: { errors: [{ field }] } })
  expect((await employee.post('/api/sshp_save_invoice_rules/', usual)).status).toBe(403)
  expect((await it.visitor().post('/api/sshp_save_invoice_rules/', usual)).status).toBe(401)
})
