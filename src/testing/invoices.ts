import { creditNote } from '#features/invoices/dealings/server/commands/credit.ts'
import { freeze } from '#features/invoices/issuing/rules/freeze.ts'
import { insertInvoice, issueInvoice } from '#features/invoices/issuing/server/commands.ts'
import { readInvoicedCustomer } from '#features/invoices/server/queries/customers.ts'
import { type Db, type Sql, transaction } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import type { Cents } from '#kit/shared/money.ts'

export type TestCustomer = {
  business?: string
  website?: string
  email?: string
  phone?: string
  name?: string
  street_and_number?: string
  additional?: string
  zip_code_and_city?: string
  country?: string
  state?: string
  type?: 'RentalRevolution' | 'SupremeShop'
  vat_id?: string
  leitweg_id?: string
  /** Hundredths of a percent. */
  vat_rate?: number
  vat_exemption?: 'small_business' | 'exempt'
  /** Net cents. */
  invoice_items?: { item: string; price: Cents }[]
  salutation?: string
  note?: string
  active?: boolean
  deleted_at?: string | null
}

let customers = 0

/** Adds a customer of the agency: a rental in Germany with 19 % VAT that pays €100 net, unless told otherwise. Gives the id. */
export async function addCustomer(sql: Sql, customer: TestCustomer = {}): Promise<number> {
  const n = ++customers
  const { invoice_items = [{ item: 'Hosting', price: 10_000 }], ...more } = customer
  const row = {
    business: `Seewind ${n}`,
    website: `https://seewind-${n}.example`,
    email: `office@seewind-${n}.example`,
    phone: '+49 30 5550100',
    name: 'Grete Sander',
    street_and_number: 'Hafenstrasse 4',
    zip_code_and_city: '18055 Rostock',
    country: 'Germany',
    state: 'Mecklenburg-Vorpommern',
    type: 'RentalRevolution',
    vat_rate: 1900,
    subject: 'Monatliche Rechnung',
    salutation: 'Sehr geehrte',
    added_or_changed_by: 'Added by Jonas Pier (05/01/26)',
    ...more,
    invoice_items: sql.json(invoice_items),
  }
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`INSERT INTO customers ${sql(row as never)} RETURNING id`
  return id
}

export type TestInvoice = {
  /** A new one where none is given. */
  customer?: number
  /** The day of the invoice. */
  day?: string
  /** Net cents: €100 with 19 % VAT is €119. */
  items?: { item: string; price: Cents }[]
  /** With its PDF, which takes its time. */
  paper?: boolean
  /** Takes it back with a credit note of the same day, which has its PDF. */
  credited?: boolean
}

export type AddedInvoice = { id: number; reference: string; gross: Cents; currency: string; customer: number }

const { business: seller } = readEnv({})

/** Issues an invoice as the product does: of June 1, 2026 over €119, unless told otherwise. */
export async function addInvoice(sql: Sql, invoice: TestInvoice = {}): Promise<AddedInvoice> {
  const { day = '2026-06-01', items = [{ item: 'Hosting', price: 10_000 }], paper = false, credited = false } = invoice
  const id = invoice.customer ?? (await addCustomer(sql))
  return transaction(sql, async (tx) => {
    const customer = await readInvoicedCustomer(tx, id)
    if (!customer) throw new Error(`there is no customer ${id}`)
    const frozen = freeze({ customer, seller, items, issuedOn: day })
    if (typeof frozen === 'string') throw new Error(frozen)
    const how = { issuedBy: 'Sternsinger', at: Temporal.Instant.from(`${day}T08:00:00Z`) }
    const context = { env: { business: seller }, clock: () => how.at }
    if (paper) await addAccount(tx, frozen.currency)
    const added = paper
      ? await issueInvoice(tx, context, { customer, items, issuedOn: day, issuedBy: how.issuedBy })
      : await insertInvoice(tx, frozen, how)
    if (credited) await creditNote(tx, context, { invoice: added.id, issuedOn: day, issuedBy: how.issuedBy })
    return { id: added.id, reference: added.reference, gross: frozen.gross, currency: frozen.currency, customer: id }
  })
}

/** Where invoices in a currency are paid to, if that is not set up. */
export const addAccount = (sql: Db, currency: string) => sql`
  INSERT INTO bank_accounts (currency, holder, iban, details, changed_by)
  SELECT ${currency}, 'Sternsinger', ${currency === 'CHF' ? 'CH9300762011623852957' : ''}, 'Account: 98765432', 'Sternsinger'
  WHERE ${currency} <> 'EUR' ON CONFLICT DO NOTHING`

/** Money that came in for an invoice, past the till: all of €119 at the time of the call, unless told otherwise. */
export async function payInvoice(sql: Sql, invoice: number, { amount = 11_900, at = new Date().toISOString() } = {}) {
  await sql`
    INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position)
    VALUES (${invoice}, ${amount}, 'transfer', ${at}, 'Sternsinger', 0)`
}
