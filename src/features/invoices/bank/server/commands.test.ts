import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { multipart } from '#testing/form.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import type { BankLineShown, BookBankLines } from '../contract.ts'

const it = await buildTestApp()
const root = await it.signedIn('root')

/** A line of its own day that nothing is like. */
let day = 0
async function line(amount: string): Promise<number> {
  day++
  const file = Buffer.from(
    `Date;Name;Purpose;Amount\n2026-06-${String(day).padStart(2, '0')};Somebody;Line ${day};${amount}`,
  )
  await root.send({ method: 'POST', url: '/api/sshp_import_statement/', ...(await multipart({ file })) })
  return (await shown('open'))[0]?.id ?? 0
}
const shown = async (state: string) =>
  (await root.get(`/api/sshp_get_bank_lines/?state=${state}`)).json.lines as BankLineShown[]
const book = async (...bookings: BookBankLines['bookings']) =>
  (await root.post('/api/sshp_book_bank_lines/', { bookings: JSON.stringify(bookings) })).json.results as {
    receipt: number | null
    error: string | null
  }[]
const errors = async (...bookings: BookBankLines['bookings']) => (await book(...bookings)).map(({ error }) => error)
const openOf = async (invoice: number) => (await root.get(`/api/sshp_get_invoice_dealings/${invoice}/`)).json.open

test('A line is shared out by hand among any invoices, each in the part that was chosen; the rest stays.', async () => {
  const [one, two] = [await addInvoice(it.sql), await addInvoice(it.sql)]
  const id = await line('200.00')
  expect(
    await errors(
      { line: id, invoice: one.id, amount: 119, open: 119 },
      { line: id, invoice: two.id, amount: 50, open: 119 },
    ),
  ).toEqual([null, null])
  expect([await openOf(one.id), await openOf(two.id)]).toEqual([0, 69])
  expect((await shown('open'))[0]).toMatchObject({
    ...{ id, rest: 31 },
    booked: expect.arrayContaining([{ invoice: two.id, reference: two.reference, amount: 50 }]),
  })
  // Sent again, and more than is left.
  expect(await errors({ line: id, invoice: two.id, amount: 50, open: 119 })).toEqual([
    expect.stringMatching(/69 € are open/),
  ])
  expect(await errors({ line: id, invoice: two.id, amount: 40, open: 69 })).toEqual([
    expect.stringMatching(/Less than that/),
  ])
  expect(await errors({ line: id, invoice: two.id, amount: 80, open: 69 })).toEqual([
    expect.stringMatching(/69 € are open/),
  ])
})

test('What the bank kept of it is named in the ledger, the invoice is paid, and taken back all of it is open again.', async () => {
  const { id: invoice, reference } = await addInvoice(it.sql, { customer: await addCustomer(it.sql) })
  const id = await line('117.50')
  expect(await errors({ line: id, invoice, amount: 50, open: 119, short: 'fee' })).toEqual([
    `More than half of ${reference} is missing`,
  ])
  const [booked] = await book({ line: id, invoice, amount: 117.5, open: 119, short: 'fee' })
  expect([booked?.error, await openOf(invoice)]).toEqual([null, 0])
  expect((await shown('booked')).find((one) => one.id === id)).toMatchObject({
    ...{ rest: 0, booked: [{ invoice, reference, amount: 117.5 }] },
  })
  const [entry] = await it.sql<{ content: string }[]>`
    SELECT content FROM till_entries WHERE business = 'agency' AND receipt = ${booked?.receipt ?? 0}`
  expect(JSON.parse(entry?.content ?? '')).toMatchObject({
    lines: [
      { label: `Invoice ${reference}`, amount: 11_900 },
      { label: `Bank fee of ${reference}`, amount: -150 },
    ],
    payments: [{ method: 'transfer', amount: 11_750 }],
    worth: { inEuros: 11_750 },
    products: [{ inEuros: 10_000 }, { inEuros: 1900 }, { item: `Bank fee of ${reference}`, inEuros: -150 }],
  })
  const [payment] = await it.sql`SELECT id, amount, short, short_as FROM invoice_payments WHERE invoice_id = ${invoice}`
  expect(payment).toMatchObject({ amount: 11_900, short: 150, short_as: 'fee' })
  const back = await root.post('/api/sshp_take_back_payment/', { payment: payment?.id, reason: 'Another one' })
  expect([back.status, await openOf(invoice)]).toEqual([200, 119])
  expect((await shown('open'))[0]).toMatchObject({ id, rest: 117.5, booked: [] })
  expect(await errors({ line: id, invoice, amount: 117.5, open: 119, short: 'discount' })).toEqual([null])
})

test('Two who share the same line out at once book no more than came.', async () => {
  const invoices = await Promise.all(Array.from({ length: 4 }, () => addInvoice(it.sql)))
  const id = await line('200.00')
  const results = await Promise.all(
    invoices.map(({ id: invoice }) => errors({ line: id, invoice, amount: 100, open: 119 })),
  )
  expect(results.flat().filter((error) => error === null)).toHaveLength(2)
  expect((await shown('booked')).find((one) => one.id === id)).toMatchObject({ rest: 0 })
})
