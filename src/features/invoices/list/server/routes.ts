import { streamSpreadsheet } from '#kit/server/documents/csv.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { CustomerInvoice } from '../../contract.ts'
import { indexHeader, indexRow } from '../../documents/rules/archive.ts'
import { indexed } from '../../documents/server/commands/archive.ts'
import { openOf, toGiveBack } from '../../rules.ts'
import type { InvoiceMailRow } from '../../sending/server/queries/mails.ts'
import { type ListedInvoice, readInvoices } from '../../server/queries.ts'
import { exportInvoiceList, getInvoiceList, type InvoiceFilter } from '../contract.ts'
import { readBusinesses, readPage, readSums } from './queries.ts'

/** Read at a time: of the list, and of the file, where a slow download holds no connection between two. */
const page = { list: 50, file: 500 }

/** All documents, found by what is written on them. */
export function listRoutes(app: Server, { sql, env, clock }: Context): void {
  const today = () => wallClock(env.timeZone, clock()).day

  route(app, getInvoiceList, async ({ query: { before, ...filter } }) => {
    const [{ ids, next }, sums, customers] = await Promise.all([
      readPage(sql, { filter, today: today(), before }, page.list),
      before === undefined ? readSums(sql, filter, today()) : [],
      before === undefined ? readBusinesses(sql) : [],
    ])
    const invoices = await readInvoices(sql, ids, env.timeZone)
    return {
      today: today(),
      invoices: invoices.map((one) => ({
        ...presentInvoice(one, []),
        ...{ customer: one.customerId, business: one.buyer.business, kind: one.kind },
      })),
      ...{ next, sums, customers },
    }
  })

  route(app, exportInvoiceList, ({ query, reply }) =>
    streamSpreadsheet(reply, `invoices-${today()}`, exported(query), indexed),
  )

  async function* exported(filter: InvoiceFilter) {
    yield [...indexHeader]
    let before: number | undefined
    do {
      const { ids, next } = await readPage(sql, { filter, today: today(), before }, page.file)
      for (const invoice of await readInvoices(sql, ids, env.timeZone)) yield indexRow(invoice)
      before = next ?? undefined
    } while (before !== undefined)
  }
}

/** With those of the mails that are its own. */
export function presentInvoice(invoice: ListedInvoice, mails: readonly InvoiceMailRow[]): CustomerInvoice {
  const { id, reference, state, day, dueOn, currency, gross, paidOn, corrects } = invoice
  return {
    id,
    reference,
    state,
    day,
    due_on: dueOn,
    currency,
    gross,
    open: state === 'credit_note' ? 0 : openOf(invoice),
    to_give_back: state === 'credit_note' ? 0 : toGiveBack(invoice),
    paid_on: paidOn,
    corrects,
    mails: mails.flatMap(({ invoice: of, ...mail }) => (of === id ? [mail] : [])),
  }
}
