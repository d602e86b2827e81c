import { beforeEach, expect, test } from 'vitest'
import { authoredBy } from '#kit/server/http/audit.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp } from '#testing/app.ts'
import { addCustomer, addInvoice, payInvoice } from '#testing/invoices.ts'
import { recordInvoicePayment } from '../../dealings/server/commands/payments.ts'
import type { OpenInvoice } from '../contract.ts'
import { sendReminder } from './commands/reminders.ts'

const it = await buildTestApp()
const [root, admin] = await Promise.all([it.signedIn('root'), it.signedIn('admin')])
const context = () => ({ env: it.env, log: it.app.log, clock: () => Temporal.Instant.from('2026-05-22T09:00:00Z') })

const open = async () => (await admin.get('/api/sshp_get_open_invoices/')).json.invoices as OpenInvoice[]
/** An invoice that is due on May 15, with something that stands for its paper. */
const addDue = async (customer?: number) => {
  const invoice = await addInvoice(it.sql, { day: '2026-05-01', ...(customer && { customer }) })
  await it.sql`INSERT INTO invoice_documents (invoice_id, kind, bytes) VALUES (${invoice.id}, 'pdf', 'x')`
  return invoice
}
const remind = (...reminders: { invoice: number; step: number; open: number }[]) =>
  admin.post('/api/sshp_send_reminders/', { reminders: JSON.stringify(reminders) })
const mailsOf = (invoice: number) => it.sql<{ subject: string; text: string; state: string; paper: string }[]>`
  SELECT subject, body_text AS text, state, attachments -> 0 ->> 'name' AS paper FROM mails
  JOIN invoice_mails ON mail_id = mails.id WHERE invoice_id = ${invoice} AND purpose = 'reminder' ORDER BY mails.id`

beforeEach(() => it.setNow('2026-05-22T09:00:00Z'))

test('What is open comes the longest due first, and is reminded of three times, on what is left.', async () => {
  const customer = await addCustomer(it.sql, { business: 'Seewind' })
  await addInvoice(it.sql, { customer, day: '2026-05-20' })
  const { id, reference } = await addDue(customer)
  await payInvoice(it.sql, id, { amount: 4000 })
  expect(await open()).toMatchObject([
    { id, due_on: '2026-05-15', open: 79, gross: 119, reminders: [], next: { step: 1, from: '2026-05-22' } },
    { due_on: '2026-06-03', open: 119, next: { step: 1, from: '2026-06-10' } },
  ])
  expect((await remind({ invoice: id, step: 2, open: 79 })).json).toEqual({
    sent: 0,
    skipped: [{ invoice: id, reason: expect.stringContaining('not due yet') }],
  })
  expect((await remind({ invoice: id, step: 1, open: 119 })).json.skipped).toMatchObject([
    { reason: expect.stringContaining('79 € are open') },
  ])
  expect((await remind({ invoice: id, step: 1, open: 79 })).json).toEqual({ sent: 1, skipped: [] })
  expect((await remind({ invoice: id, step: 1, open: 79 })).json).toMatchObject({ sent: 0 })
  it.setNow('2026-06-05T09:00:00Z')
  await remind({ invoice: id, step: 2, open: 79 })
  it.setNow('2026-06-19T09:00:00Z')
  await remind({ invoice: id, step: 3, open: 79 })
  expect((await open())[0]).toMatchObject({
    reminders: [
      { step: 1, day: '2026-05-22' },
      { step: 2, day: '2026-06-05' },
      { step: 3, day: '2026-06-19' },
    ],
    next: null,
  })
  const mails = await mailsOf(id)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Freundliche Erinnerung: Rechnung ${reference}`,
    `Zweite Erinnerung: Rechnung ${reference}`,
    `Letzte Mahnung: Rechnung ${reference}`,
  ])
  expect(mails[0]).toMatchObject({
    paper: `${reference} Seewind.pdf`,
    text: expect.stringMatching(/79,00 €[\s\S]*29\.05\.2026/),
  })
  const dealings = (await admin.get(`/api/sshp_get_invoice_dealings/${id}/`)).json
  expect(dealings.reminders).toMatchObject([{ step: 1, open: 79 }, { step: 2 }, { step: 3 }])
})

test('What is paid or credited while its reminder waits is not reminded of, and one that never left may be sent again.', async () => {
  const { id } = await addDue()
  await remind({ invoice: id, step: 1, open: 119 })
  await root.post('/api/sshp_save_cashregister/', { main_item: id })
  expect(await mailsOf(id)).toMatchObject([{ state: 'canceled' }])
  expect((await remind({ invoice: id, step: 1, open: 119 })).json.skipped).toMatchObject([
    { reason: expect.stringContaining('Nothing is open') },
  ])
  const [payment] = await it.sql`SELECT id FROM invoice_payments WHERE invoice_id = ${id}`
  await root.post('/api/sshp_take_back_payment/', { payment: payment?.id, reason: 'Booked twice' })
  expect((await remind({ invoice: id, step: 1, open: 119 })).json).toMatchObject({ sent: 1 })
  await admin.post('/api/sshp_credit_invoice/', { invoice: id, reason: 'Gone' })
  expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['canceled', 'canceled'])
})

test('A payment and a reminder at the same moment: never a reminder that goes out of what is paid.', async () => {
  await it.sql`UPDATE mails SET state = 'sent'`
  const invoices = await Promise.all(Array.from({ length: 8 }, () => addDue()))
  const cashier = authoredBy({ id: null, name: 'Bank' }, context())
  await Promise.allSettled(
    invoices.flatMap(({ id: invoice }) => [
      transaction(it.appSql, (tx) => sendReminder(tx, context(), { invoice, step: 1, open: 11_900 }, cashier)),
      transaction(it.appSql, (tx) =>
        recordInvoicePayment(tx, context(), { invoice, amount: 11_900, method: 'transfer', cashier }),
      ),
    ]),
  )
  expect(await it.sql`SELECT FROM mails WHERE state = 'waiting'`).toHaveLength(0)

  // Without the lock the reminder is decided on what was open before.
  const { id: invoice } = await addDue()
  const looked = Promise.withResolvers<void>()
  const paid = Promise.withResolvers<void>()
  const reminding = transaction(it.appSql, async (tx) =>
    sendReminder(withoutLock(tx, looked, paid.promise), context(), { invoice, step: 1, open: 11_900 }, cashier),
  )
  await looked.promise
  await transaction(it.appSql, (tx) =>
    recordInvoicePayment(tx, context(), { invoice, amount: 11_900, method: 'transfer', cashier }),
  )
  paid.resolve()
  await reminding
  expect(await it.sql`SELECT FROM mails WHERE state = 'waiting'`).toHaveLength(1)
})

/** The same transaction without locks on customers, which waits once it knows what is open. */
const withoutLock = (tx: Transaction, looked: PromiseWithResolvers<void>, go: Promise<void>): Transaction =>
  new Proxy(tx, {
    apply: (statement, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) => {
      const text = strings.join('')
      if (text.includes('FOR NO KEY UPDATE')) return statement`SELECT`
      const running = Reflect.apply(statement, self, [strings, ...values])
      if (!text.includes('AS credited')) return running
      return running.then(async (rows: unknown) => {
        looked.resolve()
        await go
        return rows
      })
    },
  })

test('By themselves reminders go out only where that is wanted, once a step, in the morning.', async () => {
  await it.sql`UPDATE mails SET state = 'sent'`
  const { id } = await addDue()
  await it.sql`UPDATE customers SET email = '' WHERE id <> (SELECT customer_id FROM invoices WHERE id = ${id})`
  await it.runJob('invoice-reminders')
  expect(await mailsOf(id)).toHaveLength(0)
  ;(it.env as { invoiceReminders: boolean }).invoiceReminders = true
  it.setNow('2026-05-22T05:59:00Z')
  await it.runJob('invoice-reminders')
  expect(await mailsOf(id)).toHaveLength(0)
  it.setNow('2026-05-22T06:00:00Z')
  await it.runJob('invoice-reminders')
  await it.runJob('invoice-reminders')
  expect(await mailsOf(id)).toHaveLength(1)
  const [audit] =
    await it.sql`SELECT actor_id, actor FROM audit_log WHERE action = 'invoice.remind' ORDER BY id DESC LIMIT 1`
  expect(audit).toEqual({ actor_id: null, actor: 'Sternsinger' })
})
