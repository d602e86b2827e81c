import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { orderInvoice } from '#features/invoices/run/server/commands/orders.ts'
import { connect, isDatabaseAway, type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { callerOf } from '../cluster/calls.ts'
import { prepareInstallation } from './installation.ts'
import { countArrived, faults, mailFaults } from './trust-kill-check.ts'
import { prepareWorld, startLoad, type World } from './trust-kill-load.ts'

/** `KILL_SEED` repeats the moments of a run, `KILLS` says how many. */
const seed = Number(process.env.KILL_SEED ?? Math.trunc(Math.random() * 1e9))
const kills = Number(process.env.KILLS ?? 50)

const mailServer = await startSmtpServer()
const installation = await prepareInstallation({
  SAMPLE_DATA: 'off',
  BACKUPS: 'off',
  VIES_API_BASE: 'off',
  SMTP_URL: mailServer.url,
  TRUSTED_PROXIES: '127.0.0.1',
})
const caller = callerOf(Number(new URL(installation.url).port), installation.url)
let world: World
afterAll(() => caller.close())

/** Numbers between 0 and 1, the same for the same seed. */
function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const orderInvoices = (db: Sql) => (customers: number[]) =>
  transaction(db, async (tx) => {
    const [by, later] = [{ id: 1, name: 'Jonas Pier' }, Temporal.Now.instant().add({ hours: 24 * 60 })]
    const orders: number[] = []
    for (const customerId of customers) {
      const context = { env: readEnv({}), clock: Temporal.Now.instant }
      orders.push((await orderInvoice(tx, context, { customerId, dueAt: later, by })).order)
    }
    return orders
  })

/** On a connection of its own, as the ones before may be dead and not know it; while the database is away, again. */
async function look<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  for (const until = Date.now() + 60_000; ; await sleep(50)) {
    const sql = connect(installation.connection, { max: 1 })
    try {
      return await work(sql)
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}

/** What is wrong at one moment. */
const faultsNow = (how = {}) =>
  look(
    (sql) =>
      sql.begin('ISOLATION LEVEL REPEATABLE READ', (tx) => faults(tx as Transaction, world, how)) as Promise<string[]>,
  )

/** By turns the database alone, the application alone, and every fifth time both at once. */
async function killSomething(n: number) {
  if (n % 5 === 0) await installation.killEverything()
  else if (n % 2 === 0) await installation.killApplication()
  else {
    await installation.killDatabase()
    return installation.ready()
  }
  return installation.start()
}

test(`After ${kills} times kill -9 everything acknowledged is there once (KILL_SEED=${seed})`, {
  timeout: 900_000,
}, async () => {
  const random = randomFrom(seed)
  await installation.start()
  world = await look((sql) => prepareWorld(sql, orderInvoices(sql)))
  const load = startLoad(caller, world, 6)
  for (let n = 1; n <= kills; n++) {
    await sleep(30 + random() * 600)
    await killSomething(n)
    expect(await faultsNow(), `after kill ${n}`).toEqual([])
  }
  // However few came through on a busy machine: of each kind some are looked at.
  await expect.poll(fewestAcknowledged, { timeout: 120_000, interval: 100 }).toBeGreaterThan(2)
  expect(new Set(acknowledged().map(({ kind }) => kind)).size).toBe(6)
  await load.finish()
  await endsOfPayments()
  expect(await faultsNow({ isOver: true })).toEqual([])

  const underWay = (sql: Sql) => sql`
    SELECT FROM mails WHERE state = 'waiting' OR (state = 'sending' AND sending_since > now() - interval '15 seconds')`
  await expect.poll(() => look(underWay), { timeout: 60_000, interval: 300 }).toHaveLength(0)
  // Whose process died mid-send is known ten minutes later, and looked for at a start.
  await look(
    (sql) => sql`UPDATE mails SET sending_since = sending_since - interval '11 minutes' WHERE state = 'sending'`,
  )
  await installation.killEverything()
  await installation.start()
  await expect
    .poll(() => look((sql) => sql`SELECT FROM mails WHERE state IN ('waiting', 'sending')`), {
      timeout: 60_000,
      interval: 300,
    })
    .toHaveLength(0)
  expect(await look((sql) => mailFaults(sql, countArrived(mailServer.received)))).toEqual([])
  const repeated = acknowledged().filter(({ tries }) => tries > 1).length
  console.log(`${acknowledged().length} writes acknowledged, ${repeated} of them after being sent again`)
})

const acknowledged = () =>
  world.writes.filter(({ answer }) => answer?.status === 201 || answer?.body.status === 'success')

/** How many there are of the kind with the fewest. */
function fewestAcknowledged(): number {
  const kinds = new Set(world.writes.map(({ kind }) => kind))
  return Math.min(...[...kinds].map((kind) => acknowledged().filter((write) => write.kind === kind).length))
}

const damages: [what: string, damage: (tx: Transaction) => Promise<unknown>, fault: RegExp][] = [
  [
    'a receipt changed',
    (tx) => tx`UPDATE till_entries SET income = income + 1 WHERE receipt = 2`,
    /ledger of the rental is broken at/,
  ],
  [
    'the last receipt lost',
    (tx) => tx`DELETE FROM till_entries WHERE receipt = (SELECT max(receipt) FROM till_entries)`,
    /receipt \d+ is lost/,
  ],
  [
    'a receipt number left out',
    (tx) => tx`UPDATE till_entries SET receipt = receipt + 1 WHERE receipt = (SELECT max(receipt) FROM till_entries)`,
    /receipt \d+ is missing/,
  ],
  [
    'a boat given twice',
    (tx) => copied(tx, 'bookings', { reference: 'TWICE', email: 'other@guests.example' }),
    /is given to/,
  ],
  [
    'a booking made twice',
    (tx) => copied(tx, 'bookings', { reference: 'TWICE' }),
    /ordered once and is booked 2 times/,
  ],
  [
    'a booking lost',
    (tx) => tx`DELETE FROM bookings WHERE id = (SELECT max(id) FROM bookings)`,
    /booking \w+ of .* is lost/,
  ],
  [
    'a piece too much sold',
    (tx) => tx`UPDATE products SET actual_stock = actual_stock - 1 WHERE name = 'Lemonade'`,
    /of Lemonade are left/,
  ],
  [
    'a voucher used without an entry',
    (tx) => tx`UPDATE vouchers SET redeemed = redeemed + 1 WHERE redeemed < amount`,
    /are used \d+, by entries/,
  ],
  [
    'a voucher made twice',
    (tx) => copied(tx, 'vouchers', { reference: 'TWICE', code: 'A'.repeat(16) }),
    /ordered one voucher and has 2/,
  ],
  ['an invoice number lost', (tx) => tx`UPDATE invoice_numbers SET last = last + 1`, /invoice 20\d\d numbers are at/],
  ['an invoice lost', (tx) => tx`DELETE FROM invoices WHERE number = 1`, /invoice 20\d\d-0001 is lost/],
  [
    'a payment kept for nothing',
    (tx) => tx`UPDATE bookings SET canceled_at = now() WHERE payment_method = 'provider'`,
    /took another amount, or paid for nothing/,
  ],
  [
    'a payment forgotten',
    (tx) => tx`UPDATE payments SET state = 'expired' WHERE state = 'captured'`,
    /payment \S+ is expired/,
  ],
]

test.each(damages)('That would notice %s.', async (_, damage, fault) => {
  const undone = new Error('undone')
  let found: string[] = []
  await look((sql) =>
    sql
      .begin(async (tx) => {
        await tx`SET LOCAL session_replication_role = replica`
        await tx`ALTER TABLE bookings DROP CONSTRAINT no_double_booking`
        await damage(tx as Transaction)
        found = await faults(tx as Transaction, world, { isOver: true })
        throw undone
      })
      .catch((error) => {
        if (error !== undone) throw error
      }),
  )
  expect(found.join('\n')).toMatch(fault)
})

test('That would notice a mail that came twice, never, or unknown.', async () => {
  const arrived = countArrived(mailServer.received)
  // One whose process died while it went out may have arrived or not.
  const [{ id } = { id: 0 }] = await look(
    (sql) => sql<{ id: number }[]>`SELECT id::int FROM mails WHERE state = 'sent' ORDER BY id LIMIT 1`,
  )
  expect(await look((sql) => mailFaults(sql, new Map(arrived).set(id, 2)))).toEqual([`the mail ${id} arrived 2 times`])
  expect(await look((sql) => mailFaults(sql, new Map(arrived).set(999_999, 1)))).toHaveLength(1)
  arrived.delete(id)
  expect(await look((sql) => mailFaults(sql, arrived))).toEqual([`the mail ${id} is sent and arrived 0 times`])
})

/** The latest row of customers once more, but for some of its columns. */
async function copied(tx: Transaction, table: 'bookings' | 'vouchers', changes: Record<string, string>) {
  const [row] =
    await tx`SELECT * FROM ${tx(table)} WHERE email LIKE ${table === 'bookings' ? 'guest%' : 'voucher%'} ORDER BY id DESC LIMIT 1`
  const { id: _, during: __, ...columns } = { ...row, ...changes } as Record<string, unknown>
  await tx`INSERT INTO ${tx(table)} ${tx(columns as never)}`
}

/** What was approved is captured by then: who died with it in hand has it for half a minute. */
async function endsOfPayments() {
  await look(
    (sql) =>
      sql`UPDATE payments SET next_look_at = now(), busy_until = '-infinity' WHERE busy_until < now() + interval '5 minutes'`,
  )
  await expect
    .poll(
      () =>
        look(
          (sql) => sql`
        SELECT FROM payments p JOIN test_orders o ON o.id = p.order_id
        WHERE o.state IN ('approved', 'captured') AND p.state NOT IN ('captured', 'refunded')`,
        ),
      { timeout: 60_000, interval: 500 },
    )
    .toHaveLength(0)
}
