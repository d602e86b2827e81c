import { appendEntry } from '#features/cash-register/server/commands/ledger.ts'
import { paymentContent } from '#features/invoices/dealings/rules/payments.ts'
import { type Issued, issueInvoice } from '#features/invoices/issuing/server/commands.ts'
import { readInvoicedCustomer } from '#features/invoices/server/queries/customers.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { currencyOf, languageOf } from '#kit/shared/countries.ts'
import { addDays, addMonths, type Day, firstOfMonth, formatDay, instantOf } from '#kit/shared/day.ts'
import { type Cents, convert } from '#kit/shared/money.ts'
import { type SampleCustomer, sampleCustomers } from './customer-list.ts'

/** Sold to customers of a country each month, in its currency. */
const monthlyPrices: Readonly<Record<string, Cents>> = {
  EUR: 10_000,
  CHF: 9500,
  GBP: 9000,
  USD: 12_000,
  CAD: 16_500,
  AUD: 18_000,
}

type Added = SampleCustomer & { id: number; items: { item: string; price: Cents }[] }

/** The agency's customers. */
export async function addCustomers(tx: Transaction, today: Day, by: string): Promise<Added[]> {
  const added: Added[] = []
  for (const customer of sampleCustomers) {
    const { months, pays, extra, ...row } = customer
    const german = languageOf(row.country) === 'de'
    const hosting = {
      item: german ? 'Hosting und Pflege der Website' : 'Website hosting and care',
      price: monthlyPrices[currencyOf(row.country)] ?? 0,
    }
    const items = [hosting, ...(extra ?? [])]
    const texts = german
      ? {
          subject: 'Monatliche Rechnung',
          body: '<p>anbei die monatliche Rechnung für die Bereitstellung Ihrer Website.</p>',
        }
      : {
          subject: 'Monthly invoice',
          body: '<p>please find attached the monthly invoice for providing your website.</p>',
        }
    const since = formatDay(firstOfMonth(addMonths(today, -(months[0] ?? 0))))
    const [inserted] = await tx<{ id: number }[]>`
      INSERT INTO customers ${tx({ ...row, ...texts, invoice_items: tx.json(items) as never, added_or_changed_by: `Added by ${by} (${since})` })}
      RETURNING id`
    added.push({ ...customer, id: inserted?.id ?? 0, items })
  }
  return added
}

/**
 * Invoices on the first of each month, oldest first, and what came in for them: into the ledger of the agency's till, out of
 * which nothing can be taken again.
 */
export async function addInvoices(
  tx: Transaction,
  customers: readonly Added[],
  today: Day,
  env: Pick<Env, 'business' | 'timeZone' | 'perDollar'>,
): Promise<void> {
  const payments: Payment[] = []
  for (let back = 14; back >= 0; back--) {
    const day = addMonths(firstOfMonth(today), -back)
    const clock = () => instantOf(day, 8.5, env.timeZone)
    for (const customer of customers) {
      if (!customer.months.includes(back)) continue
      const invoiced = await readInvoicedCustomer(tx, customer.id)
      if (!invoiced) continue
      const order = { customer: invoiced, items: customer.items, issuedOn: day, issuedBy: env.business.name }
      const issued = await issueInvoice(tx, { env, clock }, order)
      const paidOn = addDays(day, 3 + ((customer.id * 7 + back * 5) % 12))
      const share = customer.pays?.[back] ?? 1
      if (share > 0 && paidOn < today)
        payments.push({ issued, day: paidOn, amount: convert(issued.invoice.gross, share) })
    }
  }
  for (const payment of payments.sort((a, b) => a.day.localeCompare(b.day))) await addPayment(tx, payment, env)
}

type Payment = { issued: Issued; day: Day; amount: Cents }

async function addPayment(
  tx: Transaction,
  { issued: { id, reference, invoice }, day, amount }: Payment,
  env: Pick<Env, 'business' | 'timeZone' | 'perDollar'>,
) {
  const { buyer, currency, items, vat, gross } = invoice
  const paid = { id, reference, business: buyer.business, currency, items, vat, gross }
  const at = instantOf(day, 9, env.timeZone)
  const cashier = env.business.name
  const { position } = await appendEntry(tx, 'agency', {
    kind: 'sale',
    at,
    day,
    cashier: { id: null, name: cashier },
    currency,
    content: paymentContent(paid, { amount, method: 'transfer', rates: env.perDollar }),
  })
  await tx`
    INSERT INTO invoice_payments (invoice_id, amount, method, at, cashier, position)
    VALUES (${id}, ${amount}, 'transfer', ${at.toString()}, ${cashier}, ${position})`
}
