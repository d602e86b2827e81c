import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sql, Transaction } from '#kit/server/db.ts'
import { createDatabase } from '#testing/app.ts'
import { anyStory, playStory } from '#testing/payment-story.ts'
import { connectTill } from '#testing/payments.ts'
import { startFakePaypal } from '#testing/paypal.ts'
import { prepareTill } from '#testing/sold-vouchers.ts'

// Several times as many as the broken worlds below need to be found out.
const [numRuns, seed] = [50, 20_260_601]

let till: Awaited<ReturnType<typeof connectTill>>
const { paypal, settings } = await startFakePaypal()
paypal.slowness = 100

beforeAll(async () => {
  till = await connectTill(await createDatabase())
  await prepareTill(till.sql)
})

beforeEach(() => {
  Object.assign(paypal, { capturesOnce: true, honoursKeys: true })
})

const tell = (sql = till.sql) =>
  fc.asyncProperty(anyStory, async (story) => {
    paypal.faults.clear()
    await till.sql`TRUNCATE throttles`
    const end = await playStory(story, { ...till, sql, paypal, settings })
    ends.set(end, (ends.get(end) ?? 0) + 1)
  })

const ends = new Map<string, number>()

test('whatever happens, every capture ends as fulfilled or as given back, once', { timeout: 280_000 }, async () => {
  await fc.assert(tell(), { numRuns, seed })
  // The stories end in every way there is; else they would show little.
  for (const end of ['captured', 'refunded', 'failed', 'expired']) expect(ends.get(end), end).toBeGreaterThan(0)
})

/** Whether the promise is broken in one of many stories. */
async function breaks(sql?: Sql): Promise<boolean> {
  const { failed } = await fc.check(tell(sql), { numRuns, seed, endOnFailure: true })
  return failed
}

test('it holds with a provider that keeps no order itself and only knows repeated keys', {
  timeout: 120_000,
}, async () => {
  paypal.capturesOnce = false
  expect(await breaks()).toBe(false)
})

test('without the keys it would not hold there, and these stories show it', { timeout: 120_000 }, async () => {
  Object.assign(paypal, { capturesOnce: false, honoursKeys: false })
  expect(await breaks()).toBe(true)
})

test('nor would it hold without the conditions of the writes, and these stories show it', {
  timeout: 120_000,
}, async () => {
  const conditions = ["AND state IN ('created', 'capturing', 'expired', 'failed')", 'AND busy_until <= now()']
  expect(await breaks(forgetting(till.sql, conditions))).toBe(true)
})

/** The same database, asked without some parts of the statements. */
function forgetting<S extends Sql | Transaction>(sql: S, parts: readonly string[]): S {
  return new Proxy(sql, {
    apply(target, self, [first, ...values]: [readonly string[], ...unknown[]]) {
      if (!('raw' in first)) return Reflect.apply(target as never, self, [first, ...values])
      const strings = first.map((text) => parts.reduce((left, part) => left.replace(part, ''), text))
      return Reflect.apply(target as never, self, [Object.assign(strings, { raw: strings }), ...values])
    },
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name !== 'begin') return value
      return (work: (tx: Transaction) => unknown) => (target as Sql).begin((tx) => work(forgetting(tx as never, parts)))
    },
  })
}
