import { labelOf } from '#features/audit-log/rules/label.ts'
import { agencyOf } from '#features/invoices/documents/server/queries/rules.ts'
import { notSetUp } from '#features/invoices/rules/accounts.ts'
import { orderInvoice } from '#features/invoices/run/server/commands/orders.ts'
import { dueAfter } from '#features/invoices/sending/rules.ts'
import { bankAccountFor } from '#features/invoices/server/queries/accounts.ts'
import { inHundredths, rowOf } from '#features/invoices/server/tables/customers.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import { invalid, notFound, ProblemError } from '#kit/shared/problem.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import { type CustomerForm, customerMessages, type Handled, keptFields } from '../contract/handle.ts'
import type { Customer } from '../contract.ts'
import { changedFields, fittedTo, formErrors } from '../rules/form.ts'
import { sharedNames, similarCustomers } from '../rules/similar.ts'
import { lockCustomer, lockCustomers, readCustomer, readNames } from './queries.ts'

type Work = Write & { context: Pick<Context, 'env' | 'clock'>; form: CustomerForm }

/** Does what the form says, and gives the answer. Throws what `handleCustomer` names. */
export async function handle(write: Write, form: CustomerForm, context: Work['context']): Promise<Handled> {
  const { env } = context
  const errors = formErrors(form.invoicesMode, form, await agencyOf(write.tx, env.business))
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
  const id = await modes[form.invoicesMode]({ ...write, context, form: fittedTo(form) })
  const customer = id === undefined ? undefined : await readCustomer(write.tx, env.timeZone, id)
  return { status: 'success', customer: customer ?? null }
}

/** Each gives the id of the customer that is there afterwards. */
const modes: Readonly<Record<CustomerForm['invoicesMode'], (work: Work) => Promise<number | undefined>>> = {
  add,
  change: async (work) => (await change(work, 'Changed')).id,
  deactivate,
  send,
  delete: remove,
}

async function add({ tx, form, author, audit }: Work): Promise<number> {
  if (!form.anyway) await refuseSimilar(tx, form)
  const row = { ...keptOf(tx, form), added_or_changed_by: labelOf('Added', author) }
  const [added] = await tx<{ id: number }[]>`INSERT INTO customers ${tx(row as never)} RETURNING id`
  const { id } = added as { id: number }
  await audit('customer.add', `customer:${id}`, { business: form.business })
  return id
}

/** Of two at once the second is asked. */
async function refuseSimilar(tx: Transaction, form: CustomerForm): Promise<void> {
  await lockCustomers(tx)
  const customers = similarCustomers(form, await readNames(tx))
  if (customers.length === 0) return
  const names = customers.map(({ business }) => business).join(', ')
  const same = [...new Set(customers.flatMap((one) => one.same.map((key) => sharedNames[key])))].join(' or ')
  const message = `There is a customer with this ${same} already: ${names}`
  throw new ProblemError(409, 'ALREADY_CUSTOMER', message, { extra: { customers } })
}

/** Writes the fields down, and gives the customer as it was before. */
async function change({ tx, context, form, author, audit }: Work, action: 'Changed' | 'Sent'): Promise<Customer> {
  const before = await present(tx, form, context)
  if (form.version !== undefined && form.version !== before.version) throw changedMeanwhile(before)
  const row = { ...keptOf(tx, form), added_or_changed_by: labelOf(action, author) }
  await tx`UPDATE customers SET ${tx(row as never)}, version = version + 1 WHERE id = ${before.id}`
  const after = await readCustomer(tx, context.env.timeZone, before.id)
  const changed = after ? changedFields(before, after) : {}
  if (action === 'Changed' || Object.keys(changed).length > 0) {
    await audit('customer.change', `customer:${before.id}`, { business: form.business, ...changed })
  }
  return before
}

async function deactivate({ tx, context, form, author, audit }: Work): Promise<number> {
  const { id, business, active } = await present(tx, form, context)
  const willBe = form.isActive ?? !active
  if (willBe === active) return id
  await tx`
    UPDATE customers SET active = ${willBe}, added_or_changed_by = ${labelOf('Changed', author)}, version = version + 1
    WHERE id = ${id}`
  await audit(willBe ? 'customer.activate' : 'customer.deactivate', `customer:${id}`, { business })
  return id
}

/** Keeps what the form says and orders the invoice of it: at once, or for when the delay has passed. */
async function send(work: Work): Promise<number> {
  const { tx, context, form, author } = work
  const currency = currencyOf(form.country)
  if (!(await bankAccountFor(tx, currency, context.env.business))) {
    throw new ProblemError(409, 'COUNTRY_NOT_SET_UP', notSetUp(form.country, currency))
  }
  const { id, active } = await change(work, 'Sent')
  if (!active) throw new ProblemError(409, 'INACTIVE', 'Only active customers can be sent an invoice')
  await orderInvoice(tx, context, {
    customerId: id,
    dueAt: dueAfter(author.at, form.delay),
    by: author,
    again: form.again,
  })
  return id
}

/** Takes an inactive customer off the list. The row stays: invoices and the audit log refer to it. */
async function remove({ tx, context, form, author, audit }: Work): Promise<undefined> {
  const { id, business, active } = await present(tx, form, context)
  if (active) throw new ProblemError(409, 'STILL_ACTIVE', 'Only inactive customers can be deleted')
  const [waiting] = await tx`
    SELECT FROM invoice_orders WHERE customer_id = ${id} AND state IN ('waiting', 'review') LIMIT 1`
  if (waiting) {
    throw new ProblemError(409, 'STILL_WAITING', 'An invoice to this customer still waits to be sent: cancel it first')
  }
  await tx`
    UPDATE customers
    SET deleted_at = ${author.at.toString()}, added_or_changed_by = ${labelOf('Removed', author)}, version = version + 1
    WHERE id = ${id}`
  await audit('customer.delete', `customer:${id}`, { business })
}

async function present(tx: Transaction, { id }: CustomerForm, { env }: Work['context']): Promise<Customer> {
  const customer = id === undefined ? undefined : await lockCustomer(tx, env.timeZone, id)
  if (!customer) throw notFound(customerMessages.gone)
  return customer
}

const changedMeanwhile = (customer: Customer) =>
  new ProblemError(409, 'CHANGED_MEANWHILE', 'Somebody else changed this customer meanwhile', { extra: { customer } })

function keptOf(tx: Transaction, form: CustomerForm): Record<string, unknown> {
  const { vatRate, discountRate, invoiceItems } = inHundredths(form)
  const { delay, ...fields } = {
    ...form,
    vatRate,
    discountRate,
    invoiceItems: tx.json(invoiceItems),
    body: sanitizeHtml(bodyHtml(form.body)),
  }
  return { ...rowOf(keptFields, fields), delay_hours: delay }
}
