import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { keepKey } from '#kit/server/http/repeat.ts'
import { writing } from '#kit/server/http/write.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { currencies } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { type Matcher, matcherFor, type PayableInvoice } from '../rules/matching.ts'
import { keepLines, readLargeStatement } from './commands/import.ts'
import { bookLine, dismissLine } from './commands.ts'
import { type BankLineRow, countOpenLines, readBankLines, readPayable } from './queries.ts'

/** Of what could not be read, what is told. */
const mostProblems = 50

/** Bank statements: taking them in, what their lines may be for, and booking what people accept. */
export function bankRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  const write = writing(context)

  route(app, calls.importStatement, async (call) => {
    const { file, columns } = call.body
    const { documents, problems, ...statement } = await readLargeStatement(file as Uint8Array, columns)
    const lines = documents.flat()
    return write(call, async ({ tx, author, audit, tell }) => {
      let added = 0
      for (const document of documents) added += await keepLines(tx, document, author.name)
      await audit('bank.import', 'bank:statement', { format: statement.format, lines: lines.length, added })
      tell('invoices')
      return {
        ...statement,
        added,
        known: lines.length - added,
        problems: problems.slice(0, mostProblems),
        problem_count: problems.length,
      }
    })
  })

  route(app, calls.getBankLines, async ({ query }) => {
    const [{ lines, next }, open] = await Promise.all([
      readBankLines(sql, { state: query.state, before: query.before }),
      countOpenLines(sql),
    ])
    const payable = lines.some(isToDecide) ? await readPayable(sql) : []
    const match = matcherFor(payable)
    const byId = new Map(payable.map((invoice) => [invoice.id, invoice]))
    return { lines: lines.map((line) => presentLine(line, match, byId)), next, open }
  })

  route(app, calls.bookBankLines, async ({ body, caller }) => {
    const results: { line: number; invoice: number; receipt: number | null; error: string | null }[] = []
    for (const booking of body.bookings) {
      const { line, invoice } = booking
      const outcome = await transaction(sql, (tx) => {
        // Sent again after it broke off, a booking finds what the till's security device signed of it.
        keepKey(tx, { scope: calls.bookBankLines.path, key: Object.values(booking).join('-') })
        return bookLine(tx, context, booking, authorOf(caller, context))
      }).catch((error: unknown) => {
        if (error instanceof ProblemError) return error
        throw error
      })
      const failed = outcome instanceof ProblemError
      results.push({
        line,
        invoice,
        receipt: failed ? null : outcome.receipt,
        error: failed ? outcome.message : null,
      })
    }
    await live.changed('till', 'invoices', 'customers')
    return { results }
  })

  route(app, calls.dismissBankLine, (call) =>
    write(call, async ({ tx, author, tell }) => {
      await dismissLine(tx, call.body, author)
      tell('invoices')
    }),
  )
}

/** Some of it, or all, is neither booked nor put aside. */
const isToDecide = ({ amount, booked, dismissedBy }: BankLineRow) => booked < amount && dismissedBy === null

function presentLine(
  line: BankLineRow,
  match: Matcher,
  invoices: ReadonlyMap<number, PayableInvoice>,
): calls.BankLineShown {
  const { id, bookedOn, amount, currency, payer, reference, purpose, booked, dismissedBy, payments } = line
  const rest = amount - booked
  const customers = payments.map(({ customer }) => customer)
  const found = isToDecide(line) ? match({ rest, currency, payer, reference, purpose, customers }) : []
  const proposals = found.flatMap((proposal) => {
    const invoice = invoices.get(proposal.invoice)
    return invoice
      ? [
          {
            ...proposal,
            amount: proposal.amount,
            reference: invoice.reference,
            business: invoice.business,
            open: invoice.open,
            currency: invoice.currency,
          },
        ]
      : []
  })
  return {
    id,
    booked_on: bookedOn,
    amount,
    rest,
    currency,
    payer,
    reference,
    purpose,
    dismissed_by: dismissedBy,
    proposals: currencies.some((one) => one === currency) ? proposals : [],
    booked: payments.map((payment) => ({
      invoice: payment.invoice,
      reference: payment.reference,
      amount: payment.amount,
    })),
  }
}
