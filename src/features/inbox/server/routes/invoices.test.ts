import { expect, test } from 'vitest'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { agencyInbox, rentalInbox } from '../../contract.ts'

const it = await buildTestApp()
const { sql } = it
const root = await it.signedIn('root')
const logbook = `${agencyInbox.getInbox.path}?type=invoice&log=true`
const items = async (url: string) => (await root.get(url)).json.inbox as Record<string, unknown>[]
const pay = (invoice: number, amount: number, cashier: string, at: string) => sql`
  INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position)
  VALUES (${invoice}, ${amount}, 'transfer', ${at}, ${cashier}, 1)`

test('the logbook of the agency tells what was sent, by whom it is paid, and what took it back', async () => {
  const customer = await addCustomer(sql, { business: 'Haus am See', name: 'Ida Brandt', phone: '+49 30 1' })
  const open = await addInvoice(sql, { customer })
  await pay(open.id, 5000, 'Sternsinger', '2026-06-01T05:00:00Z')
  const paid = await addInvoice(sql, { customer })
  await pay(paid.id, 5000, 'Sternsinger', '2026-06-01T05:00:00Z')
  await pay(paid.id, 6900, 'Jonas Pier', '2026-06-01T22:30:00Z')
  const credited = await addInvoice(sql, { customer, credited: true })

  const invoices = await items(logbook)
  expect(invoices).toMatchObject([
    { body: `Invoice ${credited.reference} over 119 €, due June 15, 2026\nSent by Sternsinger`, ticked_off: '' },
    { id: paid.id, ticked_off: 'Paid in full: Jonas Pier (06/02/26)', canceled: '' },
    { id: open.id, ticked_off: '', canceled: '' },
  ])
  expect(invoices[0]?.canceled).toMatch(/^Taken back by credit note CN-2026-0001 \(06\/01\/26\)$/)
  expect(invoices[2]).toMatchObject({
    type: 'invoice',
    business: 'Haus am See',
    name: 'Ida Brandt',
    phone: '+49 30 1',
    website: expect.stringMatching(/^https:\/\/seewind-\d+\.example$/),
    email: expect.stringMatching(/^office@seewind-\d+\.example$/),
  })
  expect((await items(agencyInbox.getInbox.path)).filter(({ type }) => type === 'invoice')).toHaveLength(3)
  // Never open, nothing of the rental, and gone after two weeks.
  expect(await items(`${agencyInbox.getInbox.path}?log=false`)).toEqual([])
  expect((await root.get(`${rentalInbox.getInbox.path}?type=invoice&log=true`)).status).toBe(403)
  it.setNow(
    Temporal.Now.instant()
      .add({ hours: 24 * 16 })
      .toString(),
  )
  expect(await items(logbook)).toEqual([])
  it.setNow(mondayMorning)
})

test('it comes in pages that miss nothing and repeat nothing', async () => {
  const customer = await addCustomer(sql)
  // All of them in the same moment.
  await sql`
    INSERT INTO invoices (series, customer_id, issued_on, due_on, performed_from, performed_until, language, currency,
                          vat_case, seller, buyer, items, vat_by_rate, net, vat, gross, issued_by)
    SELECT 'invoice', ${customer}, '2026-06-01', '2026-06-15', '2026-06-01', '2026-06-30', 'de', 'EUR', 'domestic', '{}',
           '{"name": "Ida", "email": "ida@see.example", "business": "See"}', '[]', '[]', 100, 19, 119, 'Sternsinger'
    FROM generate_series(1, 117)`
  const ids: unknown[] = []
  let next: unknown = ''
  for (let turns = 0; next !== null && turns < 5; turns++) {
    const { json } = await root.get(`${logbook}&before=${next}`)
    ids.push(...(json.inbox as { id: number }[]).map(({ id }) => id))
    next = json.next
  }
  expect(ids).toHaveLength(120)
  expect(new Set(ids).size).toBe(120)
})
