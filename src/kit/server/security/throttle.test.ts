import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import { connect, type Db, type Sql } from '../postgres/db.ts'
import { countOf, type Limit, networkOf, type Standing, throttle, unthrottle, waitOf } from './throttle.ts'

/** What the table keeps, with a clock of its own: says of each attempt whether it passes. */
function counter(limit: Limit) {
  const windows = new Map<number, number>()
  const standingAt = (at: number): Standing => {
    const window = Math.floor(at / limit.seconds)
    return {
      attempts: windows.get(window) ?? 0,
      earlier: windows.get(window - 1) ?? 0,
      passed: at / limit.seconds - window,
    }
  }
  const attempt = (at: number) => {
    const window = Math.floor(at / limit.seconds)
    windows.set(window, (windows.get(window) ?? 0) + 1)
    return countOf(standingAt(at), limit) <= limit.limit
  }
  return { attempt, standingAt }
}

const limits = fc.record({ limit: fc.integer({ min: 1, max: 20 }), seconds: fc.integer({ min: 60, max: 3600 }) })
/** Of the attempts: how long after the one before, in parts of the window. */
const pauses = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.4, noNaN: true })), { maxLength: 120 })

describe('the window', () => {
  test('lets pass no more in any stretch of time than its limit and the part of it that the stretch is long', () => {
    fc.assert(
      fc.property(limits, pauses, (limit, waits) => {
        const { attempt } = counter(limit)
        let at = 0
        const passed: number[] = []
        for (const wait of waits) {
          at += wait * limit.seconds
          if (attempt(at)) passed.push(at)
        }
        for (const [first, from] of passed.entries())
          for (const [more, to] of passed.slice(first).entries()) {
            const stretch = (to - from) / limit.seconds
            if (stretch <= 1) expect(more + 1).toBeLessThanOrEqual(limit.limit * (1 + stretch) + 1e-6)
          }
      }),
    )
  })

  test('is open again after the time that is told', () => {
    fc.assert(
      fc.property(limits, pauses, (limit, waits) => {
        const { attempt, standingAt } = counter(limit)
        let at = 0
        for (const wait of waits) {
          at += wait * limit.seconds
          if (attempt(at)) continue
          const told = Math.ceil(waitOf(standingAt(at), limit))
          expect(told).toBeLessThanOrEqual(limit.seconds * (1 + 1 / limit.limit) + 1)
          at += told + 0.001
          expect(attempt(at)).toBe(true)
        }
      }),
    )
  })
})

describe('a network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('is the same for all addresses of a connection, and another for the next', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.nat(0xffff), (address, last) => {
        const [one = '', other = ''] = [`2001:db8:5:6:${last.toString(16)}::1`, `2001:db8:5:7:${last.toString(16)}::1`]
        expect(networkOf(one)).toBe('2001:db8:5:6::/64')
        expect(networkOf(other)).not.toBe(networkOf(one))
        expect(networkOf(networkOf(address).replace('/64', ''))).toBe(networkOf(address))
      }),
    )
  })
})

describe('on two processes', () => {
  const tenInAnHour = { limit: 10, seconds: 3600 }
  let pools: Sql[]

  beforeAll(async () => {
    const connection = await createDatabase()
    pools = [connect(connection, { max: 8 }), connect(connection, { max: 8 })]
  })
  beforeEach(() => (pools[0] as Sql)`TRUNCATE throttles`)

  const atOnce = async (count: (db: Db) => Promise<unknown>) => {
    await Promise.all(pools.flatMap((db) => Array.from({ length: 8 }, () => db`SELECT pg_sleep(0.05)`)))
    const tries = Array.from({ length: 50 }, (_, i) => count(pools[i % 2] as Sql))
    return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
  }

  test('of 50 attempts at the same moment ten pass', async () => {
    expect(await atOnce((db) => throttle(db, 'guess', tenInAnHour))).toBe(10)
    await unthrottle(pools[0] as Sql, 'guess')
    expect(await throttle(pools[1] as Sql, 'guess', tenInAnHour)).toBe(1)
  })

  test('free ones pass while others would, and take the place of none', async () => {
    const [db] = pools as [Sql]
    const free = (other: Db) => throttle(other, 'guess', tenInAnHour, true)
    expect(await atOnce(free)).toBe(50)
    expect(await atOnce((other) => throttle(other, 'guess', tenInAnHour))).toBe(10)
    await expect(free(db)).rejects.toMatchObject({ status: 429 })
  })

  test('more would, if it looked before it counted', async () => {
    const lookFirst = async (db: Db) => {
      const [{ tries } = { tries: 0 }] = await db<{ tries: number }[]>`
        SELECT coalesce(sum(attempts), 0)::int AS tries FROM throttles WHERE bucket = 'guess'`
      if (tries >= 10) throw new Error('too many')
      await throttle(db, 'guess', { limit: 1000, seconds: 3600 })
    }
    expect(await atOnce(lookFirst)).toBeGreaterThan(10)
  })

  test('attempts of the window before count as far as it overlaps', async () => {
    const [db] = pools as [Sql]
    await throttle(db, 'guess', tenInAnHour)
    await db`UPDATE throttles SET attempts = 500, window_start = window_start - interval '1 hour'`
    const [{ passed } = { passed: 0 }] = await db<{ passed: number }[]>`
      SELECT extract(epoch FROM now() - date_bin('1 hour', now(), 'epoch'))::float8 / 3600 AS passed`
    let more = 0
    while (more < 10 && (await throttle(db, 'guess', tenInAnHour).then(Boolean, () => false))) more++
    expect(Math.abs(more - 10 * passed)).toBeLessThanOrEqual(1)
    await db`UPDATE throttles SET window_start = window_start - interval '1 hour'`
    await db`DELETE FROM throttles WHERE attempts < 500`
    expect(await throttle(db, 'guess', tenInAnHour)).toBe(1)
  })
})
