import { expect, test } from 'vitest'
import { agencyLogStatement } from '#features/cash-register/books/server/queries/agency-log.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { addInvoice } from '#testing/invoices.ts'
import { unpaidStatement } from '../../../open/server/queries/unpaid.ts'
import { recordInvoicePayment } from './payments.ts'

const it = await buildTestApp()
const root = await it.signedIn('root')

const atOnce = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 16 }, (_, n) => work(n)))
const paymentsOf = async (invoice: number) => {
  const [row] = await it.sql<{ payments: number; entries: number }[]>`
    SELECT (SELECT count(*)::int FROM invoice_payments WHERE invoice_id = ${invoice}) AS payments,
           (SELECT count(*)::int FROM till_entries
            WHERE content::jsonb @> ${`{"lines":[{"invoiceId":${invoice}}]}`}::text::jsonb) AS entries`
  return row
}

test('Of 16 cashiers at once one takes the money, and the others are told that it is paid.', async () => {
  const { id } = await addInvoice(it.sql)
  const answers = await atOnce((n) =>
    root.post('/api/sshp_save_cashregister/', { main_item: id, open: 119, method: n % 2 ? 'cash' : 'transfer' }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'ALREADY_PAID')).toHaveLength(15)
  expect(await paymentsOf(id)).toEqual({ payments: 1, entries: 1 })
  expect(await it.sql`SELECT * FROM till_breaks('agency')`).toHaveLength(0)
})

test('Of 16 parts at once no more are taken than the invoice is over.', async () => {
  const { id } = await addInvoice(it.sql)
  const parts = await Promise.allSettled(
    Array.from({ length: 16 }, () => transaction(it.appSql, (tx) => payPart(tx, id, 2000))),
  )
  expect(parts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await paymentsOf(id)).toEqual({ payments: 5, entries: 5 })
})

test('Without the lock several would take it.', async () => {
  const { id } = await addInvoice(it.sql)
  const all = Promise.withResolvers<void>()
  let waiting = 0
  await atOnce(() =>
    transaction(it.appSql, async (tx) => {
      // All have looked before the first one takes, as two cashiers do who press at the same moment.
      waiting++
      if (waiting === 16) all.resolve()
      await all.promise
      return payPart(withoutLock(tx), id, 11_900)
    }).catch(() => undefined),
  )
  expect((await paymentsOf(id))?.payments).toBeGreaterThan(1)
})

function payPart(tx: Transaction, invoice: number, amount: number) {
  const at = Temporal.Instant.from('2026-06-02T09:00:00Z')
  const context = { env: it.env, log: it.app.log, clock: () => at }
  return recordInvoicePayment(tx, context, {
    invoice,
    amount,
    method: 'transfer',
    cashier: { id: null, name: 'Bank', at, day: '2026-06-02' },
  })
}

/** The same transaction, in which statements that lock a customer do nothing. */
const withoutLock = (tx: Transaction): Transaction =>
  new Proxy(tx, {
    apply: (statement, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) =>
      strings.join('').includes('FOR NO KEY UPDATE')
        ? statement`SELECT`
        : Reflect.apply(statement, self, [strings, ...values]),
  })

test('The unpaid ones are found among all, and the logbook reads its 14 days and nothing else.', async () => {
  await it.sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`
      INSERT INTO invoices (series, year, number, reference, customer_id, issued_on, due_on, performed_from, performed_until,
                            language, currency, vat_case, seller, buyer, items, vat_by_rate, net, vat, gross, issued_by)
      SELECT series, 2016, n, 'X-' || n, customer_id, date '2005-01-01' + n, '2016-01-15', '2016-01-01', '2016-01-31',
             language, currency, vat_case, seller, buyer, items, vat_by_rate, net, vat, gross, issued_by
      FROM generate_series(1, 5000) n, (SELECT * FROM invoices ORDER BY id LIMIT 1) one`
    await tx`
      INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position)
      SELECT id, gross, 'transfer', now(), 'Bank', 1 FROM invoices WHERE reference LIKE 'X-%' AND number % 500 > 0`
    await tx`
      INSERT INTO till_entries (business, position, kind, receipt, closing, at, day, cashier, currency, income, content,
                                previous_hash, hash)
      SELECT 'agency', 1000 + number, 'sale', 1000 + number, 1, now(), date '2026-06-02' - number, 'Bank', currency, gross,
             json_build_object('lines', json_build_array(json_build_object('invoiceId', id)), 'payments', '[]'::json), '', ''
      FROM invoices WHERE reference LIKE 'X-%'`
  })
  await it.sql`ANALYZE invoices, invoice_payments, till_entries`
  // One of the tests above left a rest.
  const references = (await unpaidStatement(it.appSql)).map(({ reference }) => reference)
  expect(references).toEqual([...Array.from({ length: 10 }, (_, i) => `X-${(i + 1) * 500}`), '2026-0002'])
  const plan = await it.sql<{ 'QUERY PLAN': string }[]>`
    EXPLAIN ${agencyLogStatement(it.sql, '2026-05-20', 'Europe/Berlin')}`
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on (till_entries|invoices)/)
})
