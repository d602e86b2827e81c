import { expect, test } from 'vitest'
import { addDays } from '#kit/shared/day.ts'
import { buildTestApp } from '#testing/app.ts'
import { addInvoice, payInvoice } from '#testing/invoices.ts'
import { usualRules } from '../../../documents/rules/rules.ts'

const it = await buildTestApp()
const [admin, employee] = await Promise.all([it.signedIn('admin'), it.signedIn('employee')])
Object.assign(it.env, { invoiceReminders: true })

const { rates: _, ...usual } = usualRules
const setRules = (rules: object) => admin.post('/api/sshp_save_invoice_rules/', { ...usual, ...rules })
const pause = (fields: Record<string, unknown>) => admin.post('/api/sshp_pause_reminders/', fields)
const preview = (reminder: object) => admin.post('/api/sshp_preview_reminder/', { reminder: JSON.stringify(reminder) })
const open = async (id: number) => {
  const { invoices } = (await admin.get('/api/sshp_get_open_invoices/')).json as { invoices: { id: number }[] }
  return invoices.find((one) => one.id === id)
}
const addDue = () => addInvoice(it.sql, { day: '2026-05-01', paper: true })
const mailsOf = (invoice: number) => it.sql<{ subject: string; text: string }[]>`
  SELECT subject, body_text AS text FROM mails JOIN invoice_mails ON mail_id = mails.id
  WHERE invoice_id = ${invoice} AND purpose = 'reminder' ORDER BY mails.id`
const sentOf = (invoice: number) => it.sql`
  SELECT step, to_char(sent_at, 'YYYY-MM-DD') AS day, fee, interest, flat FROM invoice_reminders
  WHERE invoice_id = ${invoice} ORDER BY step`

/** Each morning the job looks, and so does everybody who opens the list. */
async function live(from: string, days: number): Promise<void> {
  for (let i = 0; i < days; i++) {
    it.setNow(`${addDays(from, i)}T09:00:00Z`)
    await it.runJob('invoice-reminders')
  }
}

test('Through the days the three reminders go when the rules say, each with its fee and the interest of the days.', async () => {
  it.setNow('2026-05-01T09:00:00Z')
  const rules = { days1: 3, days2: 10, days3: 12, between: 5, fee2: 5, fee3: '7,50', interest: true, flat: true }
  expect((await setRules(rules)).status).toBe(200)
  const { id, reference } = await addDue()
  // Due on May 15. Nothing goes before its day, nothing twice, and the last one waits for the days between.
  await live('2026-05-14', 40)
  expect(await sentOf(id)).toEqual([
    { step: 1, day: '2026-05-18', fee: 0, interest: 0, flat: 0 },
    { step: 2, day: '2026-05-25', fee: 500, interest: 23, flat: 4000 },
    { step: 3, day: '2026-05-30', fee: 750, interest: 40, flat: 4000 },
  ])
  const [first, second, last] = await mailsOf(id)
  expect(first).toMatchObject({ subject: `Freundliche Erinnerung: Rechnung ${reference}` })
  expect(first?.text).not.toContain('Mahngebühren')
  expect(second?.text).toMatch(
    /Mahngebühren \.+ 5,00 €\n.*seit dem 19\.05\.2026 \.+ 0,23 €\n.*\.+ 40,00 €\n.* 164,23 €/,
  )
  // Nothing of it is owed by the invoice.
  expect(last?.text).toMatch(/Mahngebühren \.+ 12,50 €[\s\S]*Zu zahlen \.+ 171,90 €/)
  expect(await open(id)).toMatchObject({ open: 119, next: null })
})

test('What is paid in part stops its interest, and the list says what would be asked for besides.', async () => {
  it.setNow('2026-05-22T09:00:00Z')
  await setRules({ interest: true })
  const { id } = await addDue()
  await it.runJob('invoice-reminders')
  await payInvoice(it.sql, id, { amount: 6900, at: '2026-05-24T08:00:00Z' })
  it.setNow('2026-06-05T09:00:00Z')
  // One day on 119, thirteen on 50, at 10.27 %.
  expect(await open(id)).toMatchObject({ open: 50, next: { step: 2, asks: 0.22 } })
  await it.sql`UPDATE customers SET is_consumer = true WHERE id = (SELECT customer_id FROM invoices WHERE id = ${id})`
  expect(await open(id)).toMatchObject({ consumer: true, next: { asks: 0.13 } })
})

test('A reminder is seen as it will be sent, and its words are those that somebody wrote.', async () => {
  it.setNow('2026-05-22T09:00:00Z')
  const { id, reference } = await addDue()
  const wanted = { invoice: id, step: 1, open: 119 }
  const usually = (await preview(wanted)).json
  expect(usually).toMatchObject({
    subject: `Freundliche Erinnerung: Rechnung ${reference}`,
    text: expect.stringMatching(/^unsere Rechnung .*\n\nBitte überweisen/),
    html: expect.stringContaining('29.05.2026'),
  })
  expect(await mailsOf(id)).toEqual([])
  const words = { subject: 'Kurze Frage', text: 'ist etwas unklar?\n\n<b>Bis bald</b>' }
  const seen = (await preview({ ...wanted, ...words })).json
  expect(seen).toMatchObject({ ...words, html: expect.stringContaining('&lt;b&gt;Bis bald&lt;/b&gt;') })
  const sent = await admin.post('/api/sshp_send_reminders/', { reminders: JSON.stringify([{ ...wanted, ...words }]) })
  expect(sent.json).toEqual({ sent: 1, skipped: [] })
  const [mail] = await it.sql`
    SELECT subject, body_html AS html FROM mails JOIN invoice_mails ON mail_id = mails.id
    WHERE invoice_id = ${id} AND purpose = 'reminder'`
  expect(mail).toEqual({ subject: words.subject, html: seen.html })
  expect(await preview(wanted)).toMatchObject({ status: 409, json: { code: 'NOT_DUE' } })
  expect(await preview({ ...wanted, open: 118 })).toMatchObject({ status: 409, json: { code: 'OPEN_CHANGED' } })
  expect(await preview({ ...wanted, subject: 'x'.repeat(121) })).toMatchObject({ status: 422 })
  expect((await preview({ ...wanted, invoice: 999_999 })).status).toBe(404)
  expect((await employee.post('/api/sshp_preview_reminder/', { reminder: '{}' })).status).toBe(403)
})

test('Who is paused is not reminded until the day is over, and of nothing for good; everywhere it is said.', async () => {
  it.setNow('2026-05-20T09:00:00Z')
  const { id, customer } = await addDue()
  const key = { 'idempotency-key': 'pause-0000-0000-0001' }
  const paused = () => admin.post('/api/sshp_pause_reminders/', { customer, until: '2026-06-01' }, key)
  expect([(await paused()).status, (await paused()).status]).toEqual([200, 200])
  expect(await it.sql`SELECT FROM audit_log WHERE action = 'customer.reminders'`).toHaveLength(1)
  expect(await open(id)).toMatchObject({ paused_until: '2026-06-01', next: { step: 1, from: '2026-06-02' } })
  const dealings = async () => (await admin.get(`/api/sshp_get_invoice_dealings/${id}/`)).json
  expect(await dealings()).toMatchObject({ paused_until: '2026-06-01' })
  expect(await preview({ invoice: id, step: 1, open: 119 })).toMatchObject({ status: 409, json: { code: 'PAUSED' } })
  await live('2026-05-21', 14)
  expect(await sentOf(id)).toMatchObject([{ step: 1, day: '2026-06-02' }])
  expect(await open(id)).toMatchObject({ paused_until: null })
  await pause({ customer, always: true })
  await live('2026-06-04', 30)
  expect(await sentOf(id)).toHaveLength(1)
  expect(await open(id)).toMatchObject({ paused_until: 'infinity', next: null })
  expect(await dealings()).toMatchObject({ paused_until: 'infinity' })
  await pause({ customer })
  await live('2026-07-04', 1)
  expect(await sentOf(id)).toHaveLength(2)
  expect(await pause({ customer, until: '2026-07-03' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'until' }] },
  })
  expect((await pause({ customer: 999_999 })).status).toBe(404)
  expect((await employee.post('/api/sshp_pause_reminders/', { customer })).status).toBe(403)
})
