import { expect } from 'vitest'
import { Payments } from '#features/payments/server/commands/payments.ts'
import { insertPayment, requestRefund } from '#features/payments/server/commands.ts'
import { readPayment } from '#features/payments/server/queries.ts'
import { paymentRoutes } from '#features/payments/server/routes.ts'
import { createServer, type Server } from '#kit/server/http/http.ts'
import { Live } from '#kit/server/live/live.ts'
import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import { Paypal } from '#kit/server/paying/paypal.ts'
import { type Connection, connect, type Sql, transaction } from '#kit/server/postgres/db.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { type FakeProvider, type ProviderSettings, providerOf } from './fake-provider.ts'
import { vouchersForTests } from './sold-vouchers.ts'

/** One process that takes payments: what is lost when it dies, is made anew by the next. */
export async function startTill(
  { sql, live }: { sql: Sql; live: Live },
  settings: ProviderSettings,
  { timeout = 5000 } = {},
): Promise<{ app: Server; payments: Payments }> {
  const env = {
    ...readEnv({ PUBLIC_URL: 'http://localhost:3000' }),
    stripe: 'secretKey' in settings ? settings : undefined,
  }
  const app = await createServer({
    publicUrl: env.publicUrl,
    trustedProxies: [],
    logger: false,
    checkAnswers: true,
    identify: async () => undefined,
  })
  const provider = providerOf(settings, timeout)
  const context = {
    sql,
    live,
    env,
    log: app.log,
    clock: Temporal.Now.instant,
    links: new SignedLinks('a key that only the tests sign their links with'),
  }
  const payments = new Payments(context, [provider])
  payments.serve('voucher', vouchersForTests)
  await paymentRoutes(app, { ...context, payments, paypal: provider instanceof Paypal ? provider : undefined })
  await app.ready()
  return { app, payments }
}

export async function connectTill(connection: Connection): Promise<{ sql: Sql; live: Live }> {
  const live = new Live(connection)
  await live.start()
  return { sql: connect(connection, { max: 12 }), live }
}

/** Puts a voucher for $60 and its payment down, as a feature does. */
export function sell(sql: Sql, { minutes = 15, gone = false, provider = 'paypal' as ProviderName } = {}) {
  return transaction(sql, async (tx) => {
    const [voucher] = await tx<{ id: number }[]>`
      INSERT INTO vouchers (reference, code, amount, name, email, background, words, payment_method)
      SELECT gen_random_uuid(), translate(upper(substr(md5(random()::text), 1, 16)), '01', 'GH'), 6000, 'Mira Keller',
             'mira@guests.example', 1, ${gone ? 'gone' : ''}, 'provider'
      RETURNING id`
    const voucherId = voucher?.id as number
    const payment = { amount: 6000, description: 'Voucher for $60', minutes }
    return { voucherId, payment: await insertPayment(tx, provider, { voucherId }, payment) }
  })
}

/** Time passes: what is to be looked at later is due, and claims of the dead are over. */
export async function letTimePass(sql: Sql, payment: string, { past = false } = {}): Promise<void> {
  await sql`
    UPDATE payments SET next_look_at = now(), busy_until = '-infinity',
                        expires_at = CASE WHEN ${past} THEN now() - interval '1 second' ELSE expires_at END
    WHERE id = ${payment}`
}

export async function giveBackPart(sql: Sql, payment: string, amount: number): Promise<void> {
  await transaction(sql, (tx) => requestRefund(tx, payment, amount, 'Canceled'))
}

export const isOver = async (sql: Sql, payment: string): Promise<boolean> => {
  const row = await readPayment(sql, payment)
  return row !== undefined && !['created', 'capturing', 'refunding'].includes(row.state)
}

/**
 * The promise: what was taken for a payment is what it was fulfilled for, or it went back; each once, and the payer was
 * told. Gives back how it ended.
 */
export async function expectBooksToAgree(sql: Sql, provider: FakeProvider, payment: string): Promise<string> {
  const row = await readPayment(sql, payment)
  const told = await sql<{ what: string; amount: number }[]>`SELECT what, amount FROM told WHERE payment = ${payment}`
  const [voucher] = await sql<{ paid: boolean }[]>`
    SELECT paid_at IS NOT NULL AS paid FROM vouchers WHERE id = ${row?.voucher_id as number}`
  const orders = [...provider.orders]
    .filter(([, { customId }]) => customId === payment)
    .map(([id]) => provider.books(id))
  const captured = orders.reduce((sum, one) => sum + one.captured, 0)
  const refunded = orders.reduce((sum, one) => sum + one.refunded, 0)
  const fulfilled = told.filter(({ what }) => what === 'fulfilled')
  const returned = told.filter(({ what }) => what === 'returned').reduce((sum, { amount }) => sum + amount, 0)
  const books = { captured, refunded, returned, fulfilled: fulfilled.length, paid: voucher?.paid, state: row?.state }

  const ends = ['captured', 'refunded', 'failed', 'expired']
  expect(ends, JSON.stringify(books)).toContain(row?.state)
  expect(books).toMatchObject({ refunded: row?.refunded, returned: refunded, captured: row?.captured })
  expect(books.refunded, JSON.stringify(books)).toBeLessThanOrEqual(captured)
  expect(books.fulfilled, JSON.stringify(books)).toBeLessThanOrEqual(1)
  expect(books.paid, JSON.stringify(books)).toBe(fulfilled.length === 1)
  // Never fulfilled and given back, never taken without the one or the other.
  if (fulfilled.length === 1) expect(books).toMatchObject({ state: 'captured', captured: 6000, refunded: 0 })
  else expect(captured - refunded, JSON.stringify(books)).toBe(0)
  return row?.state ?? 'unknown'
}
