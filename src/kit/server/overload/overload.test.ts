import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ProblemError } from '#kit/shared/problem.ts'
import { DatabaseWait, LateTimer } from './delays.ts'
import { free, Gate, isRefused, type Kind, kindOf, kinds, type Load } from './overload.ts'

const milliseconds = fc.integer({ min: 0, max: 20_000 })
const load: fc.Arbitrary<Load> = fc.record({
  underWay: fc.integer({ min: 0, max: 1000 }),
  wait: milliseconds,
  lag: milliseconds,
})
const kind = fc.constantFrom(...kinds)

describe('what is refused', () => {
  test('is nothing as long as the database has a connection free, however late everything is', () => {
    fc.assert(fc.property(kind, load, (one, now) => !isRefused(one, { ...now, underWay: now.underWay % free })))
  })

  test('is a read before another write, and what money hangs on last', () => {
    fc.assert(
      fc.property(load, (now) => {
        const refused = kinds.map((one) => isRefused(one, now))
        return refused.every((is, i) => !is || refused.slice(0, i).every(Boolean))
      }),
    )
  })

  test('stays refused when there is more of anything', () => {
    fc.assert(
      fc.property(kind, load, load, (one, now, more) => {
        const worse = { underWay: now.underWay + more.underWay, wait: now.wait + more.wait, lag: now.lag + more.lag }
        return !isRefused(one, now) || isRefused(one, worse)
      }),
    )
  })

  test('is everything at 500 under way, so that what waits has a bound', () => {
    fc.assert(fc.property(kind, load, (one, now) => isRefused(one, { ...now, underWay: now.underWay + 500 })))
  })

  test('is a burst only once there is a wait', () => {
    const burst = { underWay: 150, wait: 20, lag: 20 }
    expect(kinds.map((one) => isRefused(one, burst))).toEqual([false, false, false])
    expect(kinds.map((one) => isRefused(one, { ...burst, wait: 400 }))).toEqual([true, true, false])
    expect(kinds.map((one) => isRefused(one, { ...burst, wait: 2000 }))).toEqual([true, true, true])
    expect(kinds.map((one) => isRefused(one, { ...burst, lag: 300 }))).toEqual([true, false, false])
  })
})

test('what money hangs on, what must not happen twice and what staff do are of the last kind', () => {
  const call = { summary: '', path: '/api/x/', access: 'anyone', answers: {} } as const
  expect(kindOf({ ...call, method: 'GET' })).toBe('read')
  expect(kindOf({ ...call, method: 'POST' })).toBe('write')
  expect(kindOf({ ...call, method: 'POST', repeatable: true })).toBe('money')
  expect(kindOf({ ...call, method: 'POST', foreign: true })).toBe('money')
  expect(kindOf({ ...call, method: 'POST', urgent: true })).toBe('money')
  expect(kindOf({ ...call, method: 'GET', access: 'staff' })).toBe('money')
})

const from = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest

describe('the gate', () => {
  /** So much work that ends when it is told to. */
  function occupy(gate: Gate, count: number, of: Kind = 'money') {
    const { promise, resolve } = Promise.withResolvers<void>()
    const done = Array.from({ length: count }, () => gate.run(of, from(), () => promise))
    return async () => {
      resolve()
      await Promise.all(done)
    }
  }

  test('lets nothing wait beyond the bound, says when to come back, and serves again once it is calm', async () => {
    const gate = new Gate()
    const end = occupy(gate, 200)
    const refused = await gate.run('read', from(), async () => 'read').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ProblemError)
    expect(refused).toMatchObject({ status: 503, code: 'BUSY' })
    expect((refused as ProblemError).retryAfter).toBeGreaterThanOrEqual(1)
    expect((refused as ProblemError).retryAfter).toBeLessThanOrEqual(4)
    expect(await gate.run('money', from(), async () => 'booked')).toBe('booked')
    await end()
    expect(gate.load).toEqual({ underWay: 0, wait: 0, lag: 0 })
    expect(await gate.run('read', from(), async () => 'read')).toBe('read')
  })

  test('counts what fails as done', async () => {
    const gate = new Gate()
    for (let i = 0; i < 600; i++) await gate.run('read', from(), () => Promise.reject(new Error('no'))).catch(() => {})
    expect(gate.load.underWay).toBe(0)
  })

  test('always lets in who is known to be a member of staff, and nobody who only sends cookies', async () => {
    const gate = new Gate()
    gate.recognise(from('session=of-jonas'))
    const end = occupy(gate, 500)
    expect(await gate.run('read', from('session=of-jonas'), async () => 'read')).toBe('read')
    await expect(gate.run('read', from('session=made-up'), async () => 'read')).rejects.toThrow('please try again')
    await end()
  })

  test('does not ask the database while a connection is free', async () => {
    const probe = vi.fn(async () => {})
    const gate = new Gate(probe)
    const few = occupy(gate, free - 1)
    expect(gate.load.wait).toBe(0)
    expect(probe).not.toHaveBeenCalled()
    const end = occupy(gate, 1)
    expect(gate.load.underWay).toBe(free)
    expect(probe).toHaveBeenCalledTimes(1)
    await few()
    await end()
  })

  test('refuses reads while the database does not answer, and serves them as soon as it does', async () => {
    let now = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    const gate = new Gate(
      () => promise,
      () => now,
    )
    const end = occupy(gate, 50)
    expect(gate.refuses('read', from())).toBe(false)
    now += 101
    expect(['read', 'write', 'money'].map((one) => gate.refuses(one as Kind, from()))).toEqual([true, false, false])
    resolve()
    await end()
    expect(gate.refuses('read', from())).toBe(false)
  })
})

describe('the wait for the database', () => {
  test('is what the last statement took, and at least what the present one waits, and is forgotten after a second', async () => {
    let now = 0
    const asked: (() => void)[] = []
    const wait = new DatabaseWait(
      () => new Promise<void>((done) => asked.push(done)),
      () => now,
    )
    const answer = async () => {
      asked.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    }
    expect(wait.look()).toBe(0)
    now = 300
    expect([wait.look(), asked.length]).toEqual([300, 1])
    await answer()
    now = 350
    expect([wait.look(), asked.length]).toEqual([300, 1])
    await answer()
    now = 1400
    expect(wait.look()).toBe(0)
  })

  test('is known when the statement fails, too', async () => {
    let now = 0
    const wait = new DatabaseWait(
      () => Promise.reject(new Error('gone')),
      () => now,
    )
    wait.look()
    now = 5
    await Promise.resolve()
    await Promise.resolve()
    expect(wait.look()).toBeLessThanOrEqual(5)
  })
})

describe('the lag', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is none for one long turn among punctual ones, and gone with the first punctual one', () => {
    const timer = new LateTimer()
    for (const late of [0, 0, 3000, 0, 0]) timer.note(late)
    expect(timer.lag).toBe(0)
    for (let i = 0; i < 5; i++) timer.note(400 + i)
    expect(timer.lag).toBe(400)
    timer.note(1)
    expect(timer.lag).toBe(1)
  })

  test('is nothing where turns come in time, and nobody is kept from ending', () => {
    const timer = new LateTimer()
    const stop = timer.start()
    vi.advanceTimersByTime(2000)
    expect(timer.lag).toBe(0)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
