import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sql } from '#kit/server/postgres/db.ts'
import { createDatabase } from '#testing/app.ts'
import { startFakeProviders } from '#testing/fake-providers.ts'
import { forgetting } from '#testing/forgetting.ts'
import { anyStory, playStory } from '#testing/payment-scenario.ts'
import { connectTill } from '#testing/payments.ts'
import { prepareTill } from '#testing/sold-vouchers.ts'

// What overlaps in a story differs from run to run, so the same stories find a broken world out sooner or later: after
// about twenty, at times after sixty.
const [numRuns, mostRuns, seed] = [50, 600, 20_260_601]

/** For 600 stories; mostly a minute is enough. */
const timeout = 900_000

let till: Awaited<ReturnType<typeof connectTill>>
const providers = await startFakeProviders()

beforeAll(async () => {
  till = await connectTill(await createDatabase())
  await prepareTill(till.sql)
})

describe.each(providers)('with $name', ({ provider, settings }) => {
  beforeEach(() => {
    provider.slowness = 100
    Object.assign(provider, { capturesOnce: true, honoursKeys: true })
  })

  const tell = (sql = till.sql) =>
    fc.asyncProperty(anyStory, async (scenario) => {
      provider.faults.clear()
      await till.sql`TRUNCATE throttles`
      const end = await playStory(scenario, { ...till, sql, provider, settings })
      ends.set(end, (ends.get(end) ?? 0) + 1)
    })

  const ends = new Map<string, number>()

  test('whatever happens, every capture ends as fulfilled or as given back, once', { timeout }, async () => {
    // The stories end in every way there is; else they would show little.
    const all = () => ['captured', 'refunded', 'failed', 'expired'].every((end) => ends.has(end))
    for (let round = 0; round === 0 || (!all() && round < 6); round++)
      await fc.assert(tell(), { numRuns, seed: seed + round })
    expect(all(), `stories from seed ${seed} on ended only as ${[...ends.keys()]}`).toBe(true)
  })

  test('it holds with a provider that keeps no order itself and only knows repeated keys', { timeout }, async () => {
    provider.capturesOnce = false
    await fc.assert(tell(), { numRuns, seed })
  })

  /** The promise is broken in one of many stories, and by what they were to show, not by how they were told. */
  async function expectBreak(sql?: Sql) {
    const { failed, errorInstance } = await fc.check(tell(sql), { numRuns: mostRuns, seed, endOnFailure: true })
    expect(failed, `none of ${mostRuns} stories of seed ${seed} broke it`).toBe(true)
    expect(errorInstance).toMatchObject({ name: 'AssertionError' })
  }

  test('without the keys it would not hold there, and these stories show it', { timeout }, async () => {
    Object.assign(provider, { capturesOnce: false, honoursKeys: false })
    await expectBreak()
  })

  test('nor would it hold without the conditions of the writes, and these stories show it', { timeout }, async () => {
    const conditions = ["AND state IN ('created', 'capturing', 'expired', 'failed')", 'AND busy_until <= now()']
    await expectBreak(forgetting(till.sql, conditions))
  })
})
