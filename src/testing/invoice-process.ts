import { registerHooks } from 'node:module'
import { type Connection, connect } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'

/**
 * A process of its own that works off the invoices that are due, made to be killed: `killAt` is the statement before whose
 * sending it ends itself as `kill -9` would. It draws no PDFs, which would take their time and are none of its business
 * here, and prints how many invoices went out when it gets to its end.
 */
export type InvoiceProcess = { connection: Connection; now: string; killAt: number }

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/invoices/server/pdf/invoice.ts')
      ? { format: 'module', source: "export const invoicePdf = async () => Buffer.from('%PDF-')", shortCircuit: true }
      : next(url, context),
})
const { issueDue } = await import('#features/invoices/run/server/commands/pending.ts')

const { connection, now, killAt } = JSON.parse(process.argv[2] ?? '') as InvoiceProcess

const sql = connect(connection, { max: 2 })
await sql`SELECT 1`
killBefore(killAt)
const clock = () => Temporal.Instant.from(now)
const silent = { info() {}, warn() {}, error() {}, child: () => silent }
const live = { changed: async () => {} }
const sent = await issueDue({ sql, env: readEnv({}), clock, live: live as never, log: silent as never })
console.log(sent)
process.exit(0)

function killBefore(statementNumber: number) {
  let count = 0
  const statement = Object.getPrototypeOf(sql`SELECT 1`) as { handle: (...rest: unknown[]) => unknown }
  const { handle } = statement
  statement.handle = function (...rest) {
    if (++count === statementNumber) process.kill(process.pid, 'SIGKILL')
    return handle.apply(this, rest)
  }
}
