import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { keepKey, type Repeat } from '#kit/server/http/repeat.ts'
import { connect, transaction } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { Signer } from '#kit/server/security/device.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { someLine, someSale } from '#testing/till.ts'
import { recordAtTill } from '../../../server/commands/record.ts'
import { applicationRole } from '../../../server/tables.ts'
import { endingReceipts } from '../jobs.ts'

/**
 * A process of its own that begins a receipt and sells it, and ends itself as `kill -9` would before the statement of
 * this number. It prints how many there were when it gets to its end.
 */
const script = `
import { connect, transaction } from '#kit/server/postgres/db.ts'
import { Signer } from '#kit/server/security/device.ts'
import { keepKey } from '#kit/server/http/repeat.ts'
import { Simulator } from '#kit/server/tse/simulator.ts'
import { beginReceipt } from '#features/cash-register/tse/server/commands.ts'
import { recordAtTill } from '#features/cash-register/server/commands/record.ts'
const { connection, killAt, id, key, cents, hasKey } = JSON.parse(process.argv[1])
const [sql, outside] = [connect(connection, { max: 2 }), connect(connection, { max: 3 })]
const signer = new Signer(new Simulator(outside, 'till'), { outside, longest: 30000 })
await Promise.all([sql\`SELECT 1\`, signer.describe()])
let count = 0
const statement = Object.getPrototypeOf(sql\`SELECT 1\`)
const { handle } = statement
statement.handle = function (...rest) {
  if (++count === killAt) process.kill(process.pid, 'SIGKILL')
  return handle.apply(this, rest)
}
const clock = () => Temporal.Instant.from('2026-06-03T08:00:00Z')
const context = { env: { timeZone: 'Europe/Berlin' }, log: { warn() {} }, clock, signer }
if (id) await beginReceipt(context, id, null)
const line = { kind: 'product', label: 'Mate', quantity: 1, unitPrice: cents, amount: cents, vatPercent: 19 }
const content = { lines: [line], payments: [{ method: 'cash', amount: cents }] }
await transaction(sql, (tx) => {
  if (hasKey) keepKey(tx, { scope: 'kill', key })
  return recordAtTill(tx, 'rental', context, { id: null, name: 'Ada' }, { kind: 'sale', content, transaction: id })
})
console.log(count)
process.exit(0)
`

let it: TestApp
let signer: Signer
beforeAll(async () => {
  it = await buildTestApp()
  const outside = connect(asRole(it.connection, applicationRole.name), { max: 3 })
  afterFile(() => outside.end())
  signer = new Signer(new Simulator(outside, 'till'), { outside })
})

let nextCents = 1000
type Sale = { id: string | undefined; key: string; cents: number; hasKey: boolean }
const newSale = (begun: boolean, hasKey = true): Sale => ({
  id: begun ? crypto.randomUUID() : undefined,
  key: crypto.randomUUID(),
  cents: ++nextCents,
  hasKey,
})

async function run(sale: Sale, killAt = 0): Promise<{ signal: unknown; said: string }> {
  const options = JSON.stringify({ connection: asRole(it.connection, applicationRole.name), killAt, ...sale })
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, options])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [, signal] = await once(child, 'exit')
  return { signal, said }
}

/** Another process is sent the same again. */
function sellAgain({ id: given, key, cents, hasKey }: Sale) {
  const context = { env: it.env, log: it.app.log, clock: it.clock, signer }
  const sale = { ...someSale([someLine({ label: 'Mate', unitPrice: cents })]), transaction: given }
  return transaction(it.appSql, (tx) => {
    if (hasKey) keepKey(tx, { scope: 'kill', key } as Repeat)
    return recordAtTill(tx, 'rental', context, { id: null, name: 'Ada' }, sale)
  })
}

/** How often it stands in the ledger, and how often the device signed it. */
async function found({ cents }: Sale) {
  const amount = `${(cents / 100).toFixed(2)}:Bar`
  const [row] = await it.sql<[{ entries: number; signatures: number; recorded: number }]>`
    SELECT (SELECT count(*)::int FROM till_entries WHERE content::jsonb #>> '{lines,0,amount}' = ${String(cents)}) AS entries,
           (SELECT count(*)::int FROM tse_simulator_log WHERE process_data LIKE ${`%^${amount}%`}) AS signatures,
           (SELECT count(*)::int FROM till_entries e JOIN till_transactions t ON t.position = e.position AND t.business = e.business
            JOIN tse_simulator_log l ON l.transaction = t.id AND l.operation = 'FinishTransaction'
              AND l.process_data = e.content::jsonb #>> '{tse,processData}'
            WHERE e.content::jsonb #>> '{lines,0,amount}' = ${String(cents)}) AS recorded`
  return row
}

/** Kills one sale before each of its statements and sends it again, several at a time. */
async function killEverywhere(of: () => Sale): Promise<Awaited<ReturnType<typeof found>>[]> {
  // A till that nobody opened is opened by the first sale, with more statements.
  await sellAgain(of())
  const { said } = await run(of())
  const statements = Number(said)
  expect(statements, said).toBeGreaterThan(8)
  const points = Array.from({ length: statements }, (_, i) => i + 1)[Symbol.iterator]()
  const ends: Awaited<ReturnType<typeof found>>[] = []
  const work = async () => {
    for (const killAt of points) {
      const sale = of()
      const { signal, said } = await run(sale, killAt)
      expect(signal, said).toBe('SIGKILL')
      await sellAgain(sale)
      ends.push(await found(sale))
    }
  }
  await Promise.all([work(), work(), work()])
  return ends
}

test.each([{ begun: true }, { begun: false }])(
  'killed before any of its statements and sent again, a sale is signed once (begun before: $begun)',
  { timeout: 240_000 },
  async ({ begun }) => {
    const ends = await killEverywhere(() => newSale(begun))
    expect(ends).toEqual(ends.map(() => ({ entries: 1, signatures: 1, recorded: 1 })))
    it.setNow('2026-06-04T08:00:00Z')
    await endingReceipts({ sql: it.appSql, signer, clock: it.clock } as never).run()
    const left =
      await it.sql`SELECT FROM till_transactions WHERE ended_at IS NULL OR (state = 'finished' AND position IS NULL)`
    expect(left).toHaveLength(0)
    const counters = await it.sql<{ counter: number }[]>`SELECT counter FROM tse_simulator_log ORDER BY counter`
    expect(counters.map(({ counter }) => counter)).toEqual(counters.map((_, i) => i + 1))
  },
)

test('without the key of the write it would be signed twice, and this shows it', { timeout: 240_000 }, async () => {
  const ends = await killEverywhere(() => newSale(false, false))
  expect(ends.some(({ signatures }) => signatures > 1)).toBe(true)
})
