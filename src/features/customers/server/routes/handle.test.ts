import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'
import { multipart } from '#testing/form.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import type { Customer } from '../../contract.ts'

const it = await buildTestApp()
const { sql } = it
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])
const path = '/api/sshp_handle_customer/'

const fields = (changes: Record<string, unknown> = {}) => ({
  business: 'Seewind GmbH',
  website: 'https://seewind.example',
  email: 'office@seewind.example',
  phone: '+49 30 5550100',
  name: 'Grete Sander',
  streetAndNumber: 'Hafenstrasse 4',
  zipCodeAndCity: '18055 Rostock',
  vatId: 'DE136695976',
  invoiceItems: '[{"item":"Hosting","price":"340,00"},{"item":"Domain","price":13.9}]',
  vatRate: '19',
  totalPrice: '1.00',
  subject: 'Monatliche Rechnung',
  salutation: 'Sehr geehrte',
  body: '<p onclick="x()">anbei</p><script>alert(1)</script>',
  note: 'Calls on Mondays',
  country: 'Germany',
  state: 'Saxony',
  type: 'RentalRevolution',
  isActive: 'false',
  added_or_changed_by: 'Somebody Else',
  delay: '0',
  ...changes,
})
const post = (changes: Record<string, unknown>, who = admin, headers = {}) => who.post(path, fields(changes), headers)
const add = async (changes: Record<string, unknown> = {}) =>
  (await post({ invoicesMode: 'add', ...changes })).json.customer as Customer
const list = async () => (await admin.get('/api/sshp_get_customers_list/')).json.customers_list as unknown as Customer[]
const logged = async () =>
  (await sql<{ entry: string }[]>`SELECT actor || ' ' || action AS entry FROM audit_log ORDER BY id`).map(
    ({ entry }) => entry,
  )
const outcome = ({ status, json }: Awaited<ReturnType<typeof post>>) => [status, json.code ?? json.status]

beforeEach(async () => {
  it.setNow('2026-06-01T22:30:00Z')
  await sql`UPDATE customers SET deleted_at = now()`
  await sql`TRUNCATE audit_log, idempotent_answers`
})

describe('adding', () => {
  test('keeps what was sent, clean, under the name of who did it; total and author are the server’s', async () => {
    const customer = await add()
    expect(customer).toMatchObject({
      ...{ business: 'Seewind GmbH', phone: '+49 30 5550100', vatId: 'DE136695976', vatRate: 19, currency: 'EUR' },
      ...{ totalPrice: '353.90', active: true, version: 1, delay: 0, invoiceDates: [], note: 'Calls on Mondays' },
      body: '<p>anbei</p>',
      added_or_changed_by: 'Added by Jonas Pier (06/02/26)',
    })
    expect(await list()).toEqual([customer])
    expect(await logged()).toEqual(['Jonas Pier customer.add'])
  })

  test('takes multipart and JSON alike, and needs the seven fields only', async () => {
    const few = { business: 'Corrib', website: 'corrib.example', phone: '091 55', name: 'Aoife', state: 'Galway' }
    const body = { ...few, country: 'Ireland', type: 'SupremeShop', invoicesMode: 'add', vatRate: 23.5, anyway: true }
    const json = { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    for (const sent of [json, await multipart(body)]) {
      const reply = await admin.send({ method: 'POST', url: path, ...sent })
      expect([reply.status, reply.json.customer], reply.text).toMatchObject([200, { vatRate: 23.5, invoiceItems: [] }])
    }
  })

  test('says beside each field what is wrong, and keeps nothing', async () => {
    const wrong = await post({ invoicesMode: 'add', email: 'x', phone: '030-1' })
    expect([wrong.status, wrong.json.errors]).toEqual([
      422,
      [
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'phone', message: 'Please enter a valid phone number' },
      ],
    ])
    const missing = await post({ invoicesMode: 'add', business: '', country: 'Norway' })
    expect(missing.json.errors).toMatchObject([{ field: 'business' }, { field: 'country' }])
    expect(await list()).toEqual([])
  })

  test('once, however often it is sent under one key', async () => {
    const headers = { 'idempotency-key': 'one-intended-new-customer' }
    const replies = await Promise.all([1, 2, 3].map(() => post({ invoicesMode: 'add' }, admin, headers)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    expect((await post({ invoicesMode: 'add', name: 'Other' }, admin, headers)).json.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
  })
})

describe('changing', () => {
  test('writes down what differs, and of a country without VAT none', async () => {
    const { id, version } = await add()
    const reply = await post({ invoicesMode: 'change', id, version, country: 'Canada', delay: '1,5' }, root)
    expect(reply.json.customer).toMatchObject({
      ...{ id, currency: 'CAD', vatId: '', vatRate: 0, delay: 1.5, version: 2, active: true },
      added_or_changed_by: `Changed by ${it.env.business.name} (06/02/26)`,
    })
    const [entry] = await sql`SELECT details FROM audit_log WHERE action = 'customer.change'`
    expect(entry?.details).toEqual({
      business: 'Seewind GmbH',
      old: { country: 'Germany', vatId: 'DE136695976', vatRate: 19, delay: 0 },
      new: { country: 'Canada', vatId: '', vatRate: 0, delay: 1.5 },
    })
  })

  test('of what somebody else changed meanwhile is refused with what it is now: one of two at once wins', async () => {
    const { id, version } = await add()
    const names = ['Ida', 'Ole']
    const replies = await Promise.all(names.map((name) => post({ invoicesMode: 'change', id, version, name })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    const [now] = await list()
    expect(refused?.json).toMatchObject({ code: 'CHANGED_MEANWHILE', customer: now })
    expect(now?.name).toBe(names[replies.findIndex(({ status }) => status === 200)])
    // Without a version everything is set as sent.
    expect((await post({ invoicesMode: 'change', id, name: 'Per' })).json.customer).toMatchObject({ name: 'Per' })
  })

  test('asks for address, items, total and salutation', async () => {
    const { id } = await add()
    const reply = await post({ invoicesMode: 'change', id, streetAndNumber: '', salutation: '', invoiceItems: '[]' })
    expect(reply.json.errors).toMatchObject([
      { field: 'streetAndNumber' },
      { field: 'salutation' },
      { field: 'invoiceItems.0.item' },
    ])
    expect(outcome(await post({ invoicesMode: 'change' }))).toEqual([404, 'NOT_FOUND'])
    expect(outcome(await post({ invoicesMode: 'change', id: 999_999 }))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('marking as inactive and deleting', () => {
  const mode = (id: number, more: Record<string, unknown>) => admin.post(path, { id, ...more })

  test('only the inactive can be deleted, and is gone for every mode', async () => {
    const { id } = await add()
    const gone = () => mode(id, { invoicesMode: 'delete' })
    expect(outcome(await gone())).toEqual([409, 'STILL_ACTIVE'])
    const off = await mode(id, { invoicesMode: 'deactivate', isActive: 'false', email: 'not looked at' })
    expect(off.json.customer).toMatchObject({ active: false, version: 2 })
    await mode(id, { invoicesMode: 'deactivate', isActive: 'false' })
    expect((await mode(id, { invoicesMode: 'deactivate' })).json.customer).toMatchObject({ active: true })
    await mode(id, { invoicesMode: 'deactivate', isActive: 'false' })
    await addInvoice(sql, { customer: id })
    expect((await gone()).json).toEqual({ status: 'success', customer: null })
    expect([outcome(await gone()), await list()]).toEqual([[404, 'NOT_FOUND'], []])
    expect((await sql`SELECT deleted_at FROM customers WHERE id = ${id}`)[0]?.deleted_at).not.toBeNull()
    const actions = (await logged()).map((entry) => entry.split('.')[1])
    expect(actions).toEqual(['add', 'deactivate', 'activate', 'deactivate', 'delete'])
  })

  test('not while an invoice waits to be sent', async () => {
    const { id } = await add({ delay: 0 })
    await post({ invoicesMode: 'send', id, delay: 2 })
    await mode(id, { invoicesMode: 'deactivate', isActive: 'false' })
    expect(outcome(await mode(id, { invoicesMode: 'delete' }))).toEqual([409, 'STILL_WAITING'])
  })
})

describe('sending', () => {
  const invoices = (id: number) =>
    sql`SELECT reference, gross, issued_by, texts FROM invoices WHERE customer_id = ${id}`
  const mails = () => sql`SELECT recipient, subject FROM mails ORDER BY id`

  test('keeps the form, and issues and mails its invoice; a second one of the month only when asked for', async () => {
    const { id, version } = await add()
    const reply = await post({ invoicesMode: 'send', id, version, body: 'Bitte sehr' }, root)
    expect(reply.json.customer, reply.text).toMatchObject({
      ...{ body: '<p>Bitte sehr</p>', invoiceDates: ['2026-06-02'] },
      added_or_changed_by: `Sent by ${it.env.business.name} (06/02/26)`,
    })
    const [invoice] = await invoices(id)
    expect(invoice).toMatchObject({ gross: 42_114, issued_by: it.env.business.name })
    expect(await mails()).toMatchObject([{ recipient: 'office@seewind.example' }])
    expect(outcome(await post({ invoicesMode: 'send', id, name: 'Not kept' }))).toEqual([409, 'ALREADY_INVOICED'])
    expect((await list())[0]).toMatchObject({ name: 'Grete Sander', version: 2 })
    const both = await Promise.all([1, 2].map(() => post({ invoicesMode: 'send', id, version: 2, again: true })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await invoices(id)).toHaveLength(2)
  })

  test('needs a VAT id for reverse charge alone, and no rate where there is a reason', async () => {
    const sendTo = async (changes: Record<string, unknown>) => {
      const { id } = await add({
        ...changes,
        business: `Of ${Object.values(changes).join()}`.slice(0, 50),
        anyway: true,
      })
      const { status, json } = await post({ invoicesMode: 'send', id, ...changes })
      const [invoice] =
        await sql`SELECT vat_case, vat, texts ->> 'vatNote' AS note FROM invoices WHERE customer_id = ${id}`
      return [status, (json.errors as { field: string }[] | undefined)?.[0]?.field, invoice]
    }
    const none = { vatId: '', vatRate: '' }
    expect(await sendTo({ ...none, country: 'Ireland' })).toEqual([422, 'vatId', undefined])
    expect(await sendTo({ vatId: '', country: 'Ireland' })).toMatchObject([200, undefined, { vat_case: 'eu_consumer' }])
    expect(await sendTo({ vatId: '' })).toMatchObject([200, undefined, { vat_case: 'domestic', vat: 6724 }])
    expect(await sendTo(none)).toEqual([422, 'vatRate', undefined])
    expect(await sendTo({ ...none, vatExemption: 'small_business' })).toMatchObject([
      200,
      undefined,
      { vat_case: 'small_business', vat: 0, note: expect.stringContaining('§ 19 UStG') },
    ])
    expect(await sendTo({ ...none, country: 'Ireland', vatExemption: 'exempt' })).toMatchObject([
      200,
      undefined,
      { vat_case: 'exempt', vat: 0, note: expect.stringContaining('§ 4 UStG') },
    ])
  })

  test('with a delay waits, and under one key is one order', async () => {
    const { id } = await add()
    const headers = { 'idempotency-key': 'one-intended-sending-of-it' }
    const send = () => post({ invoicesMode: 'send', id, delay: '1.5' }, admin, headers)
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const orders = await sql`SELECT state, due_at FROM invoice_orders WHERE customer_id = ${id}`
    expect(orders).toMatchObject([{ state: 'waiting', due_at: '2026-06-02 00:00:00+00' }])
    expect([await invoices(id), outcome(await post({ invoicesMode: 'send', id }))]).toEqual([
      [],
      [409, 'ALREADY_INVOICED'],
    ])
  })

  test('is refused without bank details for the currency, to the inactive and without what it takes', async () => {
    const { id } = await add()
    const refused = await post({ invoicesMode: 'send', id, country: 'Canada' })
    expect(outcome(refused)).toEqual([409, 'COUNTRY_NOT_SET_UP'])
    expect(refused.json.detail).toContain(
      "Canada is not yet set up in the server's invoicing (bank details for its currency)",
    )
    const wrong = await post({
      invoicesMode: 'send',
      id,
      country: 'Austria',
      vatId: '',
      vatRate: '',
      email: '',
      subject: '',
      body: '',
    })
    expect(wrong.json.errors).toMatchObject([
      { field: 'email' },
      { field: 'subject' },
      { field: 'vatId' },
      { field: 'body' },
    ])
    expect((await post({ invoicesMode: 'send', id, vatRate: '' })).json.errors).toEqual([
      { field: 'vatRate', message: 'Please enter the VAT rate' },
    ])
    await admin.post(path, { id, invoicesMode: 'deactivate', isActive: false })
    expect(outcome(await post({ invoicesMode: 'send', id }))).toEqual([409, 'INACTIVE'])
    expect([await invoices(id), (await list())[0]?.country]).toEqual([[], 'Germany'])
  })
})

test('Only administrators may, and the test account only seems to.', async () => {
  const id = await addCustomer(sql)
  const who: readonly [Browser, number][] = [
    [it.visitor(), 401],
    [await it.signedIn('employee'), 403],
    [await it.signedIn('demo'), 403],
  ]
  for (const [browser, status] of who) {
    for (const invoicesMode of ['add', 'change', 'deactivate', 'send', 'delete']) {
      expect((await post({ invoicesMode, id }, browser)).status).toBe(status)
    }
  }
  expect(await list()).toMatchObject([{ id, version: 1, active: true }])
})
