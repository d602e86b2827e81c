import { expect, test } from 'vitest'
import { errorCode, transaction } from '#kit/server/postgres/db.ts'
import { buildTestApp, mondayMorning } from '#testing/app.ts'
import { addCustomer, addInvoice } from '#testing/invoices.ts'
import { creditNote } from '../../dealings/server/commands/credit.ts'
import { readInvoicedCustomer } from '../../server/queries/customers.ts'
import { type InvoicedCustomer, monthOf } from '../rules/freeze.ts'
import { issueInvoice } from './commands.ts'

const { sql, appSql, env } = await buildTestApp()
const customer = (await readInvoicedCustomer(sql, await addCustomer(sql, { business: 'Seewind' }))) as InvoicedCustomer
const clock = () => Temporal.Instant.from(mondayMorning)
const items = [
  { item: 'Hosting', price: 34_000 },
  { item: 'Domain', price: 1390 },
]

const issue = (issuedOn: string, { fails = false, more = {} } = {}) =>
  transaction(appSql, async (tx) => {
    const issued = await issueInvoice(
      tx,
      { env, clock },
      { customer, items, issuedOn, issuedBy: 'Jonas Pier', ...more },
    )
    if (fails) throw new Error('changed our mind')
    return issued.reference
  })

test('An invoice freezes who sold what to whom and on which terms, and keeps its paper.', async () => {
  const performed = monthOf('2025-12-01')
  const reference = await issue('2025-12-31', { more: { performed, texts: { salutation: 'Sehr geehrte' } } })
  expect(reference).toBe('2025-0001')
  await sql`UPDATE customers SET business = 'Other', vat_rate = 700 WHERE id = ${customer.id}`
  const [stored] = await sql`
    SELECT i.*, substring(d.bytes FROM 1 FOR 5) AS begins FROM invoices i JOIN invoice_documents d ON d.invoice_id = i.id
    WHERE reference = '2025-0001'`
  expect(stored).toMatchObject({
    series: 'invoice',
    year: 2025,
    number: 1,
    customer_id: customer.id,
    issued_on: '2025-12-31',
    due_on: '2026-01-14',
    performed_from: '2025-12-01',
    performed_until: '2025-12-31',
    currency: 'EUR',
    language: 'de',
    vat_case: 'domestic',
    seller: env.business,
    buyer: { business: 'Seewind', zipCodeAndCity: '18055 Rostock' },
    items: [{ item: 'Hosting', quantity: 1, unitPrice: 34_000, net: 34_000, vatRate: 1900 }, { item: 'Domain' }],
    vat_by_rate: [{ vatRate: 1900, net: 35_390, vat: 6724, gross: 42_114 }],
    texts: { subject: 'Monatliche Rechnung Dezember 2025', salutation: 'Sehr geehrte' },
    net: 35_390,
    vat: 6724,
    gross: 42_114,
    issued_by: 'Jonas Pier',
  })
  expect(String(stored?.begins)).toBe('%PDF-')
})

/** 24 at once, of which every third is taken back; gives the numbers that were kept. */
async function rush(day: string): Promise<{ kept: number[]; failed: (string | undefined)[] }> {
  const outcomes = await Promise.allSettled(Array.from({ length: 24 }, (_, i) => issue(day, { fails: i % 3 === 2 })))
  const numbers = await sql<{ number: number }[]>`
    SELECT number FROM invoices WHERE issued_on = ${day} ORDER BY number`
  return {
    kept: numbers.map(({ number }) => number),
    failed: outcomes.flatMap((one) => (one.status === 'rejected' ? [errorCode(one.reason)] : [])),
  }
}
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('However many are issued at once, and some taken back: numbers have no gap and no double.', async () => {
  const { kept, failed } = await rush('2026-03-01')
  expect(kept).toEqual(upTo(16))
  expect(failed).toHaveLength(8)
  expect(await issue('2026-04-01')).toBe('2026-0017')
  expect(await issue('2027-01-01')).toBe('2027-0001')
})

test('Numbers that are looked up instead of locked collide, and those of a sequence leave gaps.', async () => {
  const body = async (how: string) =>
    sql.unsafe(`CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.year := extract(year FROM NEW.issued_on); ${how}; NEW.reference := NEW.year || '-' || NEW.number; RETURN NEW; END $$`)
  const [{ original } = { original: '' }] = await sql<{ original: string }[]>`
    SELECT pg_get_functiondef('number_invoice'::regproc) AS original`
  await body('NEW.number := (SELECT coalesce(max(number), 0) + 1 FROM invoices WHERE year = NEW.year)')
  expect((await rush('2030-03-01')).failed).toContain('23505')
  await sql`CREATE SEQUENCE rivals`
  await sql`GRANT USAGE ON SEQUENCE rivals TO PUBLIC`
  await body("NEW.number := nextval('rivals')")
  const { kept } = await rush('2031-03-01')
  expect(kept).toHaveLength(16)
  expect(kept).not.toEqual(upTo(16))
  await sql.unsafe(original)
})

test('Credit notes are numbered by themselves, and five digits are as good as four.', async () => {
  await sql`UPDATE invoice_numbers SET last = 9999 WHERE series = 'invoice' AND year = 2027`
  const { reference } = await addInvoice(sql, { customer: customer.id, day: '2027-05-01', credited: true })
  expect(reference).toBe('2027-10000')
  const [note] = await sql`
    SELECT note.*, taken.reference AS taken FROM invoices note JOIN invoices taken ON taken.id = note.corrects
    WHERE note.series = 'credit_note'`
  expect(note).toMatchObject({
    reference: 'CN-2027-0001',
    taken: '2027-10000',
    items: [{ item: 'Hosting', quantity: -1, unitPrice: 10_000, net: -10_000, vatRate: 700 }],
    vat_by_rate: [{ vatRate: 700, net: -10_000, vat: -700, gross: -10_700 }],
    gross: -10_700,
  })
  const again = transaction(appSql, (tx) =>
    creditNote(tx, { env, clock }, { invoice: note?.corrects, issuedOn: '2027-05-02', issuedBy: 'Jonas Pier' }),
  )
  await expect(again).rejects.toMatchObject({ status: 409, code: 'CREDITED' })
})

test('Nobody changes or removes what was issued, its paper or the numbers.', async () => {
  await expect(appSql`UPDATE invoice_numbers SET last = last + 1`).rejects.toMatchObject({ code: '42501' })
  for (const db of [sql, appSql]) {
    await expect(db`UPDATE invoices SET gross = gross`).rejects.toMatchObject({ code: '42501' })
    await expect(db`DELETE FROM invoice_documents`).rejects.toMatchObject({ code: '42501' })
    await expect(db`TRUNCATE invoices CASCADE`).rejects.toMatchObject({ code: '42501' })
  }
})

test('Where VAT is due and the customer has no rate, nothing is issued and no number is taken.', async () => {
  const more = { customer: { ...customer, vatRate: 0 } }
  await expect(issue('2028-01-01', { more })).rejects.toMatchObject({ status: 422, errors: [{ field: 'vatRate' }] })
  expect(await issue('2028-01-01')).toBe('2028-0001')
})
