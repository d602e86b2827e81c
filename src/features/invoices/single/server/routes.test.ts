import { expect, test } from 'vitest'
import { transaction } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer } from '#testing/invoices.ts'
import { readPdf } from '#testing/pdf-reader.ts'
import { freeze } from '../../issuing/rules/freeze.ts'
import { insertInvoice } from '../../issuing/server/commands.ts'
import { readInvoicedCustomer } from '../../server/queries/customers.ts'
import type { DocumentForm } from '../contract.ts'
import { readDownPayments } from './queries.ts'

const it = await buildTestApp()
const { sql } = it
const [admin, other] = await Promise.all([it.signedIn('admin'), it.signedIn('root')])

const items = JSON.stringify([
  { item: 'Setup', price: '1000' },
  { item: 'Training', price: '100', quantity: '1,5', unit: 'hour', discount: '10', vatRate: '7' },
])
type Fields = Partial<Record<keyof DocumentForm, unknown>>
const send = (fields: Fields, who = admin) => who.post('/api/sshp_send_document/', { kind: 'single', items, ...fields })
const desk = async () =>
  (await admin.get('/api/sshp_get_document_desk/')).json as never as {
    quotes: { id: number; state: string; reference: string }[]
    down_payments: { id: number; quote: number | null }[]
  }
const lastInvoice = async () =>
  (await sql`SELECT i.*, to_char(due_on, 'YYYY-MM-DD') AS due FROM invoices i ORDER BY id DESC LIMIT 1`)[0] ?? {}
const firstPdf = async () => {
  const [mail] = await sql<
    { attachments: { content: string }[] }[]
  >`SELECT attachments FROM mails ORDER BY id DESC LIMIT 1`
  return readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')).text
}

test('An invoice of its own lines and terms goes out at once, and keeps no month from being invoiced.', async () => {
  const customer = await addCustomer(sql)
  const sent = await send({
    customer,
    dueDays: 7,
    discountDays: 3,
    discountRate: '2',
    orderReference: 'PO-7',
    leitwegId: '991-33333TEST-33',
  })
  expect(sent).toMatchObject({ status: 200, json: { status: 'success', reference: '2026-0001' } })
  expect(await lastInvoice()).toMatchObject({
    ...{ invoice_kind: 'single', net: 113_500, vat: 19_000 + 945, due: '2026-06-08' },
    agreed: { orderReference: 'PO-7', skonto: { days: 3, rate: 200, until: '2026-06-04' } },
    buyer: { leitwegId: '991-33333TEST-33' },
    items: [{ vatRate: 1900 }, { quantity: 1.5, unit: 'hour', discount: 1000, net: 13_500, vatRate: 700 }],
  })
  const [row] = await sql`SELECT leitweg_id, due_days FROM customers WHERE id = ${customer}`
  expect(row).toEqual({ leitweg_id: '', due_days: 14 })
  expect(await sql`SELECT subject FROM mails`).toEqual([{ subject: 'Rechnung Juni 2026' }])
  expect((await send({ customer })).status).toBe(200)
})

test('A new customer is added with the invoice, or neither is; who is there already is not added twice.', async () => {
  const person = {
    business: 'Corrib',
    email: 'aoife@corrib.example',
    streetAndNumber: 'Quay 1',
    zipCodeAndCity: '10115 Berlin',
    country: 'Germany',
    vatRate: '19',
  }
  expect((await send({ ...person, streetAndNumber: '' })).json).toMatchObject({
    errors: [{ field: 'streetAndNumber' }],
  })
  expect((await send({ ...person, business: '' })).status).toBe(422)
  expect((await sql`SELECT FROM customers WHERE business = 'Corrib'`).count).toBe(0)
  const both = await Promise.all([send(person), send(person, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await sql`SELECT name, type, vat_rate, active FROM customers WHERE business = 'Corrib'`).toEqual([
    { name: '', type: 'SupremeShop', vat_rate: 1900, active: true },
  ])
  expect((await send({ ...person, business: 'Other' })).json).toMatchObject({ code: 'ALREADY_CUSTOMER' })
})

test('What is in the way is said, and nothing goes out.', async () => {
  const [customer, away, mute] = [
    await addCustomer(sql),
    await addCustomer(sql, { active: false }),
    await addCustomer(sql, { email: '' }),
  ]
  const { last } = (await sql`SELECT last FROM invoice_numbers`)[0] ?? {}
  expect((await send({ customer: 99_999 })).status).toBe(404)
  expect((await send({ customer, quote: 99_999 })).status).toBe(404)
  expect((await send({ customer: away })).json).toMatchObject({ errors: [{ field: 'isActive' }] })
  expect((await send({ customer: mute })).json).toMatchObject({ errors: [{ field: 'email' }] })
  expect((await send({ customer, items: '[]' })).json).toMatchObject({ errors: [{ field: 'items' }] })
  const much = JSON.stringify([{ item: 'Much', price: '999999', quantity: '99999' }])
  expect((await send({ customer, items: much })).json).toMatchObject({ errors: [{ field: 'items' }] })
  expect((await send({ customer, discountDays: 15, discountRate: '2' })).json).toMatchObject({
    errors: [{ field: 'discountDays' }],
  })
  expect(await sql`SELECT last FROM invoice_numbers`).toEqual([{ last }])
})

test('A draft is drawn of what is typed, of a new customer too, and nothing is kept.', async () => {
  const show = (fields: object) =>
    admin.get(
      `/api/sshp_show_document/?document=${encodeURIComponent(JSON.stringify({ kind: 'quote', items, ...fields }))}`,
    )
  const shown = await show({
    business: 'New',
    email: 'a@new.example',
    streetAndNumber: 'Quay 1',
    zipCodeAndCity: '1 Berlin',
    country: 'Germany',
    vatRate: 19,
  })
  expect(shown.headers['content-type']).toBe('application/pdf')
  expect((await show({ business: 'New', country: 'Germany' })).status).toBe(422)
  expect((await show({ customer: 99_999 })).status).toBe(404)
  expect((await sql`SELECT FROM quotes`).count).toBe(0)
})

test('A quote is mailed with a number of its own, accepted, and becomes a down payment and a final invoice once.', async () => {
  const customer = await addCustomer(sql)
  const numbers = await Promise.all([
    send({ kind: 'quote', customer }),
    send({ kind: 'quote', customer, validDays: 10 }, other),
  ])
  expect(numbers.map(({ json }) => json.reference).sort()).toEqual(['Q-2026-0001', 'Q-2026-0002'])
  const text = await firstPdf()
  expect(text).toContain('Angebot Q-2026-000')
  expect(text).not.toMatch(/Rechnung|IBAN-Überweisung|Bitte zahlen/)
  const [{ id: declined } = { id: 0 }, { id: quote, reference } = { id: 0, reference: '' }] = (await desk()).quotes
  const decide = (one: number, accepted: boolean) => admin.post('/api/sshp_decide_quote/', { quote: one, accepted })
  expect((await decide(quote, true)).status).toBe(200)
  expect((await decide(declined, false)).status).toBe(200)
  expect((await decide(99_999, true)).status).toBe(404)
  expect((await admin.get(`/api/sshp_show_document/?quote=${quote}`)).headers['content-type']).toBe('application/pdf')
  expect((await admin.get('/api/sshp_show_document/?quote=99999')).status).toBe(404)
  expect((await send({ customer, quote: declined })).json).toMatchObject({ code: 'QUOTE_ENDED' })
  expect((await send({ customer: await addCustomer(sql), quote })).status).toBe(404)

  await send({ customer, quote, kind: 'down_payment', share: '30 %' })
  expect(await lastInvoice()).toMatchObject({
    invoice_kind: 'down_payment',
    net: 34_050,
    items: [
      { item: `Anzahlung 30 % auf Angebot ${reference}`, net: 30_000 },
      { net: 4050, vatRate: 700 },
    ],
    agreed: { quote: { id: quote, reference } },
  })
  const [payment] = (await desk()).down_payments
  expect(payment?.quote).toBe(quote)
  const final = { customer, quote, kind: 'final' as const, settles: JSON.stringify([payment?.id]) }
  const both = await Promise.all([send(final), send(final, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await lastInvoice()).toMatchObject({
    invoice_kind: 'final',
    net: 113_500 - 34_050,
    agreed: { settles: [{ id: payment?.id }] },
  })
  expect((await desk()).down_payments).toEqual([])
  expect((await desk()).quotes.map(({ state }) => state)).toEqual(['declined', 'invoiced'])
  expect((await decide(quote, true)).json).toMatchObject({ code: 'QUOTE_ENDED' })
  it.setNow('2026-08-01T08:00:00Z')
  await sql`UPDATE quotes SET state = 'open'`
  expect((await desk()).quotes.map(({ state }) => state)).toEqual(['expired', 'expired'])
  it.setNow('2026-06-01T08:00:00Z')
})

test('A down payment is set off once, by whoever holds the customer, and again once that was taken back.', async () => {
  const customer = await addCustomer(sql)
  await send({ customer, kind: 'down_payment', share: '500' })
  const payments = async () => (await desk()).down_payments.map(({ id }) => id)
  const settles = JSON.stringify(await payments())
  const both = await Promise.all([
    send({ customer, kind: 'final', settles }),
    send({ customer, kind: 'final', settles }, other),
  ])
  expect(both.map(({ json }) => json.code ?? 'sent').sort()).toEqual(['SET_OFF', 'sent'])
  const { id } = await lastInvoice()
  const credit = (invoice: number) => admin.post('/api/sshp_credit_invoice/', { invoice, reason: 'Wrong' })
  expect((await credit(JSON.parse(settles)[0])).json).toMatchObject({ code: 'SET_OFF' })
  expect((await credit(id)).status).toBe(200)
  expect(JSON.stringify(await payments())).toBe(settles)
  expect((await send({ customer, kind: 'final', settles })).status).toBe(200)

  // Without the lock two would read it as open, and both would set it off.
  await send({ customer, kind: 'down_payment', share: '500' })
  const open = await readDownPayments(sql, customer)
  const issue = () =>
    transaction(sql, async (tx) => {
      const [one] = await readDownPayments(tx, customer)
      await new Promise((done) => setTimeout(done, 50))
      const buyer = await readInvoicedCustomer(tx, customer)
      if (!one || !buyer) return false
      const settled = [{ id: one.id, reference: one.reference, issuedOn: one.day }]
      const order = {
        customer: buyer,
        seller: readEnv({}).business,
        items: [{ item: 'x', price: 1 }],
        issuedOn: '2026-06-01',
      }
      const frozen = freeze({ ...order, kind: 'final', agreed: { settles: settled } })
      if (typeof frozen === 'string') return false
      await insertInvoice(tx, frozen, { issuedBy: 'x', at: Temporal.Instant.from('2026-06-01T08:00:00Z') })
      return true
    })
  expect(open).toHaveLength(1)
  expect(await Promise.all([issue(), issue()])).toEqual([true, true])
})

test('A final invoice may come to nothing more, and never to less.', async () => {
  const customer = await addCustomer(sql)
  const line = (price: string) => JSON.stringify([{ item: 'Setup', price }])
  await send({ customer, kind: 'down_payment', items: line('500') })
  const settles = JSON.stringify((await desk()).down_payments.map(({ id }) => id))
  expect((await send({ customer, kind: 'final', items: line('499'), settles })).json).toMatchObject({
    errors: [{ message: expect.stringContaining('above zero') }],
  })
  expect(await send({ customer, kind: 'final', items: line('500'), settles })).toMatchObject({ status: 200 })
  expect(await lastInvoice()).toMatchObject({ net: 0, gross: 0 })
  expect(await firstPdf()).toContain('Abzüglich Anzahlungsrechnung')
})
