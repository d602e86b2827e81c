import { Payments } from '#features/payments/server/commands/payments.ts'
import type { Live } from '#kit/server/live/live.ts'
import { type Connection, connect } from '#kit/server/postgres/db.ts'
import { type ProviderSettings, providerOf } from './fake-provider.ts'
import { vouchersForTests } from './sold-vouchers.ts'

/**
 * A process of its own that opens and settles one payment, made to be killed: `killAt` is the statement before whose
 * sending it ends itself as `kill -9` would. It prints how many statements it sent when it gets to its end.
 */
export type PaymentProcess = {
  connection: Connection
  settings: ProviderSettings
  payment: string
  killAt: number
}

const { connection, settings, payment, killAt } = JSON.parse(process.argv[2] ?? '') as PaymentProcess

const sql = connect(connection, { max: 3 })
await sql`SELECT 1`
const statements = countStatements()
// Nobody keeps anything here that others would have to drop.
const live = { changed: async () => {} } as unknown as Live
const env = { publicUrl: 'http://localhost:3000' }
const silent = { info() {}, warn() {}, error() {}, child: () => silent }
const payments = new Payments({ sql, live, log: silent as never, env }, [providerOf(settings, 30_000)])
payments.serve('voucher', vouchersForTests)
await payments.open(payment)
await payments.settle(payment)
console.log(statements())
process.exit(0)

function countStatements(): () => number {
  let count = 0
  const statement = Object.getPrototypeOf(sql`SELECT 1`) as { handle: (...rest: unknown[]) => unknown }
  const { handle } = statement
  statement.handle = function (...rest) {
    if (++count === killAt) process.kill(process.pid, 'SIGKILL')
    return handle.apply(this, rest)
  }
  return () => count
}
