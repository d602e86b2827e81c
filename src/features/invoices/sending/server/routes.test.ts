import { expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'
import { orderInvoice } from '../../run/server/commands/orders.ts'

const it = await buildTestApp()
const { sql, appSql, env } = it
const [admin, employee, demo] = await Promise.all([it.signedIn('admin'), it.signedIn('employee'), it.signedIn('demo')])

let now = Temporal.Instant.from('2026-06-01T05:00:00Z')
const at = (instant: string) => {
  now = Temporal.Instant.from(instant)
  it.setNow(instant)
}
const by = { id: 1, name: 'Jonas Pier' }

const order = (customerId: number, dueAt = now, more = {}) =>
  transaction(appSql, (tx) => orderInvoice(tx, { env, clock: () => now }, { customerId, dueAt, by, ...more }))
const later = (hours: number) => now.add({ minutes: hours * 60 })

const mailsTo = (to: string) =>
  sql<
    {
      id: number
      subject: string
      body_html: string
      body_text: string
      attachments: { name: string; type: string }[]
    }[]
  >`SELECT id, subject, body_html, body_text, attachments, reply_to FROM mails WHERE recipient = ${to} ORDER BY id`
const counts = async (customer: number) => {
  const [row] = await sql<{ invoices: number; mails: number; orders: string }[]>`
    SELECT (SELECT count(*)::int FROM invoices WHERE customer_id = ${customer}) AS invoices,
           (SELECT count(*)::int FROM invoices i JOIN invoice_mails m ON m.invoice_id = i.id WHERE customer_id = ${customer}) AS mails,
           (SELECT string_agg(state, ',' ORDER BY id) FROM invoice_orders WHERE customer_id = ${customer}) AS orders`
  return row
}

test('Without a delay an invoice is numbered, its papers are made and its mail is written, at once.', async () => {
  at('2026-06-10T08:00:00Z')
  const customer = await addCustomer(sql, { email: 'a@one.example', business: 'Eins / GmbH' })
  await sql`UPDATE customers SET body = '<p>Hallo <b>Sie</b></p><script>alert(1)</script><a href="javascript:x">x</a>' WHERE id = ${customer}`
  const ordered = await order(customer)
  expect(ordered).toMatchObject({ state: 'sent', reference: '2026-0001' })
  const [mail] = await mailsTo('a@one.example')
  expect(mail).toMatchObject({
    subject: 'Monatliche Rechnung Juni 2026',
    reply_to: 'hello@sternsinger.example',
    attachments: [{ name: '2026-0001 Eins GmbH.pdf', type: 'application/pdf' }],
  })
  expect(mail?.body_html).toContain('<p>Hallo <b>Sie</b></p>')
  expect(mail?.body_html).not.toMatch(/script|javascript/)
  for (const said of [
    'Sehr geehrte Grete Sander,',
    '119,00 €',
    '24.06.2026',
    'DE89 3704 0044 0532 0130 00',
    '2026-0001',
  ])
    expect([said, mail?.body_text.includes(said), mail?.body_html.includes(said)]).toEqual([said, true, true])
  expect(await counts(customer)).toEqual({ invoices: 1, mails: 1, orders: 'sent' })
})

test('Before it is sent it says its number, amount, address and greeting, and no number is used by asking.', async () => {
  const customer = await addCustomer(sql, { email: 'ask@one.example', salutation: '', name: 'Anna Muster' })
  const { order: id } = await order(customer, later(1))
  const asked = () => admin.get(`/api/sshp_get_issue_facts/?order=${id}`)
  const facts = (await asked()).json
  expect(facts).toMatchObject({
    ...{ number: '2026-0002', to: 'ask@one.example', greeting: 'Guten Tag Anna Muster', vat_note: '' },
    ...{ currency: 'EUR', net: 100, vat: 19, gross: 119 },
    address: [expect.stringContaining('Seewind'), 'Anna Muster', 'Hafenstrasse 4', '18055 Rostock'],
  })
  expect((await asked()).json).toEqual(facts)
  await sql`UPDATE customers SET active = false WHERE id = ${customer}`
  expect((await asked()).json.code).toBe('CUSTOMER_INACTIVE')
  await sql`UPDATE invoice_orders SET state = 'failed' WHERE id = ${id}`
  expect((await asked()).json.errors).toMatchObject([{ field: 'isActive' }])
  expect((await admin.get('/api/sshp_get_issue_facts/?order=999999')).status).toBe(404)
  expect((await employee.get(`/api/sshp_get_issue_facts/?order=${id}`)).status).toBe(403)
  expect((await it.visitor().get(`/api/sshp_get_issue_facts/?order=${id}`)).status).toBe(401)
  await sql`DELETE FROM invoice_orders WHERE id = ${id}`
})

test('A second one for the month is refused until it is wanted.', async () => {
  const customer = await addCustomer(sql)
  await order(customer)
  await expect(order(customer)).rejects.toMatchObject({ status: 409, code: 'ALREADY_INVOICED' })
  await order(customer, now, { again: true })
  const waits = await addCustomer(sql)
  await order(waits, later(1))
  await expect(order(waits, later(1))).rejects.toMatchObject({ code: 'ALREADY_INVOICED' })
  expect(await counts(customer)).toEqual({ invoices: 2, mails: 2, orders: 'sent,sent' })
})

test('With a delay it waits as it was ordered, is numbered when it goes out, and for the month it was ordered in.', async () => {
  // The last evening of a month, and the night in which the clocks go back.
  at('2026-10-31T22:00:00Z')
  const customer = await addCustomer(sql, { email: 'late@two.example' })
  const { order: id } = await order(customer, later(2.5))
  await sql`UPDATE customers SET invoice_items = '[{"item":"More","price":99}]', business = 'Other' WHERE id = ${customer}`
  const { json } = await admin.get(`/api/sshp_get_invoice_orders/?customer=${customer}`)
  expect(json.orders).toMatchObject([
    { id, state: 'waiting', due_at: '2026-11-01T00:30:00Z', gross: 119, subject: 'Monatliche Rechnung Oktober 2026' },
  ])
  at('2026-11-01T00:29:59Z')
  await it.runJob('invoices')
  expect(await counts(customer)).toEqual({ invoices: 0, mails: 0, orders: 'waiting' })
  at('2026-11-01T00:30:00Z')
  await it.runJob('invoices')
  await it.runJob('invoices')
  expect(await counts(customer)).toEqual({ invoices: 1, mails: 1, orders: 'sent' })
  const [invoice] = await sql`SELECT issued_on, performed_from, gross FROM invoices WHERE customer_id = ${customer}`
  expect(invoice).toMatchObject({ issued_on: '2026-11-01', performed_from: '2026-10-01', gross: 11_900 })
})

test('What waits is canceled without a number, once; what was sent is not, and is not sent twice.', async () => {
  at('2026-12-01T08:00:00Z')
  const customer = await addCustomer(sql)
  const { order: id } = await order(customer, later(1))
  const cancel = (order: number, headers = {}) => admin.post('/api/sshp_cancel_invoice_order/', { order }, headers)
  expect((await cancel(id)).status).toBe(200)
  expect((await cancel(id)).json.code).toBe('ORDER_CANCELED')
  at('2026-12-01T10:00:00Z')
  await it.runJob('invoices')
  expect(await counts(customer)).toEqual({ invoices: 0, mails: 0, orders: 'canceled' })

  const { order: sent } = await order(customer, later(1))
  const send = await admin.post('/api/sshp_send_invoice_order/', { order: sent })
  expect(send.json).toMatchObject({ status: 'success', reference: expect.stringMatching(/^2026-/) })
  expect((await cancel(sent)).json.code).toBe('ORDER_SENT')
  expect((await admin.post('/api/sshp_send_invoice_order/', { order: sent })).status).toBe(409)
  expect((await cancel(999_999)).status).toBe(404)
  expect(await counts(customer)).toEqual({ invoices: 1, mails: 1, orders: 'canceled,sent' })
})

test('Canceling and sending at the same moment: one of the two has happened, and the answer says which.', async () => {
  at('2027-01-04T08:00:00Z')
  const customers = await Promise.all(Array.from({ length: 6 }, () => addCustomer(sql)))
  const orders = await Promise.all(customers.map((customer) => order(customer, later(1))))
  at('2027-01-04T09:00:00Z')
  const [cancels] = await Promise.all([
    Promise.all(orders.map((one) => admin.post('/api/sshp_cancel_invoice_order/', { order: one.order }))),
    it.runJob('invoices'),
    it.runJob('invoices'),
  ])
  for (const [i, customer] of customers.entries()) {
    const canceled = cancels[i]?.status === 200
    expect(await counts(customer)).toEqual(
      canceled ? { invoices: 0, mails: 0, orders: 'canceled' } : { invoices: 1, mails: 1, orders: 'sent' },
    )
  }
})

test('What cannot be sent says why, takes no number, stops nobody else, and is sent once it can be.', async () => {
  at('2027-02-01T08:00:00Z')
  const swiss = await addCustomer(sql, { country: 'Switzerland', zip_code_and_city: '8001 Zürich', vat_rate: 0 })
  await expect(order(swiss)).rejects.toMatchObject({ status: 422, errors: [{ field: 'country' }] })
  const account = { currency: 'CHF', holder: 'Sternsinger', iban: 'CH5604835012345678009', changed_by: 'x' }
  await sql`INSERT INTO bank_accounts ${sql(account)}`
  const { order: id } = await order(swiss, later(1))
  const other = await addCustomer(sql)
  await order(other, later(2))
  await sql`DELETE FROM bank_accounts`
  at('2027-02-01T11:00:00Z')
  await it.runJob('invoices')
  expect(await counts(swiss)).toEqual({ invoices: 0, mails: 0, orders: 'failed' })
  expect(await counts(other)).toEqual({ invoices: 1, mails: 1, orders: 'sent' })
  const { json } = await admin.get(`/api/sshp_get_invoice_orders/?customer=${swiss}`)
  expect(json.orders).toMatchObject([{ id, state: 'failed', error: expect.stringContaining('CHF') }])
  expect((await admin.post('/api/sshp_send_invoice_order/', { order: id })).status).toBe(422)
  await sql`INSERT INTO bank_accounts ${sql(account)}`
  expect((await admin.post('/api/sshp_send_invoice_order/', { order: id })).status).toBe(200)
  expect(await counts(swiss)).toEqual({ invoices: 1, mails: 1, orders: 'sent' })
})

test('A sent one is mailed again with the same papers and number, to where the customer is now; the history has both.', async () => {
  at('2027-03-01T08:00:00Z')
  const customer = await addCustomer(sql, { email: 'old@three.example' })
  const ordered = await order(customer)
  const invoice = ordered.state === 'sent' ? ordered.invoice : 0
  await sql`UPDATE customers SET email = 'new@three.example' WHERE id = ${customer}`
  const key = { 'idempotency-key': 'a-key-of-16-letters-at-least' }
  const resend = () => admin.post('/api/sshp_resend_invoice/', { invoice }, key)
  expect((await resend()).json).toEqual((await resend()).json)
  const [[first], [second, third]] = await Promise.all([mailsTo('old@three.example'), mailsTo('new@three.example')])
  expect(third).toBeUndefined()
  expect({ ...second, id: 0 }).toEqual({ ...first, id: 0 })
  await sql`UPDATE mails SET state = 'failed', error = 'no such user' WHERE id = ${first?.id ?? 0}`
  const { json } = await admin.get(`/api/sshp_get_customer_invoices/${customer}/`)
  expect(json.invoices).toMatchObject([
    {
      mails: [
        { purpose: 'again', to: 'new@three.example', state: 'waiting', error: null },
        { purpose: 'invoice', to: 'old@three.example', state: 'failed', error: 'no such user' },
      ],
    },
  ])
  expect((await admin.post('/api/sshp_resend_invoice/', { invoice: 999_999 })).status).toBe(404)
})

test('The preview is what is sent, but for the number, and keeps nothing.', async () => {
  at('2027-04-01T08:00:00Z')
  const customer = await addCustomer(sql, { email: 'pre@four.example', business: 'Vier' })
  const draft = {
    business: 'Vier',
    email: 'pre@four.example',
    name: 'Grete Sander',
    streetAndNumber: 'Hafenstrasse 4',
    zipCodeAndCity: '18055 Rostock',
    country: 'Germany',
    vatRate: '19',
    invoiceItems: JSON.stringify([
      { item: 'Hosting', price: '100,00' },
      { item: '', price: '' },
    ]),
    subject: 'Monatliche Rechnung',
    salutation: 'Sehr geehrte',
    body: '',
  }
  const preview = await admin.post('/api/sshp_preview_invoice/', draft)
  await order(customer)
  const [mail] = await mailsTo('pre@four.example')
  const reference = /2027-\d{4}/.exec(mail?.body_text ?? '')?.[0] ?? ''
  const unnumbered = (text = '') => text.replaceAll(reference, 'Entwurf')
  expect(preview.json).toMatchObject({
    to: 'pre@four.example',
    subject: mail?.subject,
    html: unnumbered(mail?.body_html),
    gross: 119,
    attachments: ['Entwurf Vier.pdf'],
  })
  const kept = await admin.get(`/api/sshp_preview_invoice/?customer=${customer}`)
  expect(kept.text).toBe(preview.json.html)
  expect(kept.headers['content-security-policy']).toContain('sandbox')
  const { json } = await admin.post('/api/sshp_preview_invoice_pdf/', draft)
  expect(Buffer.from(String(json.pdf), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const missing = await admin.post('/api/sshp_preview_invoice/', { ...draft, vatRate: '' })
  expect(missing.json.errors).toMatchObject([{ field: expect.stringMatching(/^vat/) }])
  expect((await admin.get('/api/sshp_preview_invoice/?order=999999')).status).toBe(404)
})

test('Who is deactivated or deleted meanwhile is not sent anything.', async () => {
  at('2027-05-01T08:00:00Z')
  const [inactive, deleted] = [await addCustomer(sql), await addCustomer(sql)]
  for (const customer of [inactive, deleted]) await order(customer, later(1))
  await sql`UPDATE customers SET active = false WHERE id = ${inactive}`
  await sql`UPDATE customers SET deleted_at = now() WHERE id = ${deleted}`
  at('2027-05-01T09:00:00Z')
  await it.runJob('invoices')
  for (const customer of [inactive, deleted])
    expect(await counts(customer)).toEqual({ invoices: 0, mails: 0, orders: 'failed' })
})

test('Sending is for administrators, and the test account changes nothing.', async () => {
  for (const call of [
    'cancel_invoice_order',
    'send_invoice_order',
    'resend_invoice',
    'preview_invoice',
    'prepare_run',
  ]) {
    const path = `/api/sshp_${call}/`
    expect([path, (await it.visitor().post(path, {})).status]).toEqual([path, 401])
    for (const who of [employee, demo]) expect([path, (await who.post(path, {})).status]).toEqual([path, 403])
  }
})
