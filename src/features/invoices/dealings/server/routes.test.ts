import { expect, test } from 'vitest'
import type { AgencyLogEntry } from '#features/cash-register/books/contract.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import type { InvoiceDealings } from '../contract.ts'
import { creditNote } from './commands/credit.ts'

const it = await buildTestApp()
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])

const dealings = async (invoice: number) =>
  (await admin.get(`/api/sshp_get_invoice_dealings/${invoice}/`)).json as unknown as InvoiceDealings
const pay = (invoice: number, amount: number) =>
  root.post('/api/sshp_save_cashregister/', { main_item: invoice, amount })
const takeBack = (payment: number, reason = 'Of another customer') =>
  root.post('/api/sshp_take_back_payment/', { payment, reason })
const credit = (fields: Record<string, unknown>) =>
  admin.post('/api/sshp_credit_invoice/', { reason: 'Never asked for', ...fields })
const giveBack = (fields: Record<string, unknown>) =>
  root.post('/api/sshp_give_back/', { method: 'transfer', ...fields })
const refusal = ({ status, json }: { status: number; json: Record<string, unknown> }) => [status, json.code]

test('A payment that was booked wrongly is taken back once: it nets out in the ledger, and the invoice is open again.', async () => {
  const { id } = await addInvoice(it.sql)
  await pay(id, 20)
  await pay(id, 99)
  const [part] = (await dealings(id)).payments
  expect(part).toMatchObject({ amount: 20, kind: 'payment', day: '2026-06-01', receipt: 1, is_taken_back: false })
  expect((await takeBack(part?.id ?? 0, '')).status).toBe(422)
  expect((await takeBack(part?.id ?? 0)).json).toMatchObject({ status: 'success', receipt: 3 })
  expect(await dealings(id)).toMatchObject({
    paid: 99,
    open: 20,
    payments: [
      { amount: 20, is_taken_back: true },
      { amount: 99, is_taken_back: false },
      { amount: -20, kind: 'taken_back', receipt: 3 },
    ],
  })
  expect(refusal(await takeBack(part?.id ?? 0))).toEqual([409, 'ALREADY_TAKEN_BACK'])
  expect(refusal(await takeBack((part?.id ?? 0) + 2))).toEqual([404, 'NOT_FOUND'])
  const rows = (await admin.get('/api/sshp_get_cashregister_log/')).rows as unknown as AgencyLogEntry[]
  expect(rows[0]).toMatchObject({ kind: 'reversal', amount: -20, products: expect.stringContaining('Taken back') })
  expect(await it.sql`SELECT * FROM till_breaks('agency')`).toHaveLength(0)
  const [audit] = await it.sql`SELECT actor, details FROM audit_log WHERE action = 'invoice.unpay'`
  expect(audit).toMatchObject({ actor: 'Sternsinger', details: { amount: 20, reason: 'Of another customer' } })
})

test('Of 8 who take the same payment back, one does.', async () => {
  const { id } = await addInvoice(it.sql)
  await pay(id, 119)
  const [payment] = (await dealings(id)).payments
  const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(payment?.id ?? 0)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await dealings(id)).paid).toBe(0)
})

test('A credit note is mailed with its paper, and what was paid is given back once.', async () => {
  const customer = await addCustomer(it.sql, { country: 'Ireland', vat_id: 'IE6388047V', business: 'Corrib' })
  const { id, reference } = await addInvoice(it.sql, { customer })
  await pay(id, 40)
  const key = { 'idempotency-key': 'a-credit-note-sent-twice' }
  const once = { method: 'POST', url: '/api/sshp_credit_invoice/', headers: key } as const
  const payload = { invoice: id, reason: 'Never asked for', mail: true }
  const credited = await admin.send({ ...once, payload })
  expect(credited.json).toMatchObject({ reference: 'CN-2026-0001', to_give_back: 40 })
  expect((await admin.send({ ...once, payload })).text).toBe(credited.text)
  expect(refusal(await credit({ invoice: id }))).toEqual([409, 'CREDITED'])
  const [mail] = await it.sql`
    SELECT recipient, subject, body_text AS text, attachments -> 0 ->> 'name' AS paper FROM mails
    JOIN invoice_mails ON mail_id = mails.id WHERE purpose = 'credit_note'`
  expect(mail).toMatchObject({
    recipient: expect.stringContaining('@'),
    subject: `Credit note for invoice ${reference}`,
    text: expect.stringContaining(`take back our invoice ${reference}`),
    paper: expect.stringMatching(/^CN-2026-0001 .*\.pdf$/),
  })
  expect(await dealings(id)).toMatchObject({ open: 0, to_give_back: 40, credited_by: 'CN-2026-0001' })
  const history = (await admin.get(`/api/sshp_get_customer_invoices/${customer}/`)).json.invoices
  expect(history).toMatchObject([{ state: 'credit_note' }, { state: 'credited', to_give_back: 40 }])

  expect(refusal(await giveBack({ invoice: id, amount: 41 }))).toEqual([409, 'AMOUNT_CHANGED'])
  expect((await giveBack({ invoice: id, amount: 40 })).json).toMatchObject({ status: 'success' })
  expect(refusal(await giveBack({ invoice: id, amount: 40 }))).toEqual([409, 'NOTHING_LEFT'])
  const { payments, to_give_back } = await dealings(id)
  expect([payments.map(({ kind, amount }) => [kind, amount]), to_give_back]).toEqual([
    [
      ['payment', 40],
      ['given_back', -40],
    ],
    0,
  ])
  expect(refusal(await takeBack(payments[0]?.id ?? 0))).toEqual([409, 'GIVEN_BACK'])
  const rows = (await admin.get('/api/sshp_get_cashregister_log/')).rows as unknown as AgencyLogEntry[]
  expect(rows[0]).toMatchObject({ kind: 'refund', amount: -40, business: 'Corrib' })
})

test('A part is credited with its reason on the paper: what is left stays open, and what was paid too much goes back.', async () => {
  const items = [
    { item: 'Hosting', price: 10_000 },
    { item: 'Care', price: 10_000 },
  ]
  const { id, reference, customer } = await addInvoice(it.sql, { items, day: '2026-05-31' })
  const part = (lines: Record<string, unknown>[]) => credit({ invoice: id, lines: JSON.stringify(lines) })
  expect((await part([])).status).toBe(422)
  expect((await part([{ line: -1, quantity: 1 }])).status).toBe(422)
  expect((await part([{ line: 0, net: 'much' }])).status).toBe(422)
  expect(refusal(await part([{ line: 0, net: 100.01 }]))).toEqual([409, 'MORE_THAN_LEFT'])
  expect(refusal(await part([{ line: 2, quantity: 1 }]))).toEqual([409, 'MORE_THAN_LEFT'])
  const first = await part([{ line: 0, net: 50 }])
  expect(first.json).toMatchObject({ status: 'success', to_give_back: 0 })
  expect(await dealings(id)).toMatchObject({
    credited: 59.5,
    open: 178.5,
    credited_by: first.json.reference,
    left: { lines: [{ leftQuantity: 1, leftNet: 50 }, { leftNet: 100 }], vat: [{ vatRate: 1900, vat: 28.5 }] },
  })
  const [note] = await it.sql`SELECT texts, net FROM invoices WHERE reference = ${String(first.json.reference)}`
  expect(note).toMatchObject({ net: -5000, texts: { reason: 'Never asked for' } })
  expect(String(note?.texts.body)).toContain('teilweise')
  const unpaid = (await root.get('/api/sshp_get_unpaid_invoices_list/')).json.unpaid_invoices_list
  expect(unpaid).toContainEqual(expect.objectContaining({ reference, open: 178.5 }))

  expect((await pay(id, 178.5)).status).toBe(200)
  const history = async () => (await admin.get(`/api/sshp_get_customer_invoices/${customer}/`)).json.invoices
  expect(await history()).toContainEqual(expect.objectContaining({ reference, state: 'paid', open: 0 }))
  expect((await part([{ line: 1, quantity: 1 }])).json).toMatchObject({ to_give_back: 119 })
  expect((await giveBack({ invoice: id, amount: 119 })).status).toBe(200)
  expect((await credit({ invoice: id })).json).toMatchObject({ to_give_back: 59.5 })
  expect(refusal(await credit({ invoice: id }))).toEqual([409, 'CREDITED'])
  expect(await history()).toContainEqual(
    expect.objectContaining({ reference, state: 'credited', open: 0, to_give_back: 59.5 }),
  )
})

const quarter = [{ line: 0, quantity: 0.25 }]

test('Of 8 who take a quarter back at once, four do.', async () => {
  const { id } = await addInvoice(it.sql)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => credit({ invoice: id, lines: JSON.stringify(quarter) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ json }) => json.code === 'CREDITED')).toHaveLength(4)
  expect(await dealings(id)).toMatchObject({ credited: 119, open: 0 })
})

test('Without the lock on the customer more would be taken back than there is.', async () => {
  const { id } = await addInvoice(it.sql)
  const all = Promise.withResolvers<void>()
  let waiting = 0
  const late = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      apply: (statement, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) => {
        const text = strings.join('')
        if (text.includes('FOR NO KEY UPDATE')) return statement`SELECT`
        const running = Reflect.apply(statement, self, [strings, ...values])
        // All have looked at what is left before the first one writes.
        if (!text.includes('OR corrects =')) return running
        return running.then(async (rows: unknown) => {
          waiting++
          if (waiting === 6) all.resolve()
          await all.promise
          return rows
        })
      },
    })
  const at = Temporal.Instant.from('2026-06-02T09:00:00Z')
  const wanted = { invoice: id, issuedOn: '2026-06-02', issuedBy: 'Jonas Pier', lines: quarter }
  await Promise.all(
    Array.from({ length: 6 }, () =>
      transaction(it.appSql, (tx) => creditNote(late(tx), { env: it.env, clock: () => at }, wanted)),
    ),
  )
  expect((await dealings(id)).credited).toBeGreaterThan(119)
})

test('Nobody is given back what was not credited, and nobody without an address gets a mail.', async () => {
  const { id, customer } = await addInvoice(it.sql)
  expect(refusal(await giveBack({ invoice: id, amount: 1 }))).toEqual([409, 'NOT_CREDITED'])
  expect(refusal(await credit({ invoice: 999_999 }))).toEqual([404, 'NOT_FOUND'])
  expect((await credit({ invoice: id, reason: '' })).status).toBe(422)
  expect((await admin.get(`/api/sshp_get_invoice_dealings/999999/`)).status).toBe(404)
  expect((await admin.post('/api/sshp_take_back_payment/', { payment: 1, reason: 'x' })).status).toBe(403)
  expect((await credit({ invoice: id, mail: false })).status).toBe(200)
  expect(
    await it.sql`
    SELECT FROM invoice_mails im JOIN invoices i ON i.id = im.invoice_id WHERE i.customer_id = ${customer}`,
  ).toHaveLength(0)
})
