import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#kit/server/postgres/db.ts'
import { createDatabase } from '#testing/app.ts'
import type { FakeProvider, Step } from '#testing/fake-provider.ts'
import { startFakeProviders } from '#testing/fake-providers.ts'
import type { PaymentProcess } from '#testing/payment-process.ts'
import { connectTill, expectBooksToAgree, isOver, letTimePass, sell, startTill } from '#testing/payments.ts'
import { prepareTill } from '#testing/sold-vouchers.ts'

let connection: Connection
let till: Awaited<ReturnType<typeof connectTill>>
const providers = await startFakeProviders()

beforeAll(async () => {
  connection = await createDatabase()
  till = await connectTill(connection)
  await prepareTill(till.sql)
})

describe.each(providers)('with $name', ({ provider, settings }) => {
  /** The payer is quick: as soon as there is an order, it is approved. */
  const approveAtOnce: NonNullable<FakeProvider['onCall']> = (step, when) => {
    if (step === 'create' && when === 'after') for (const id of provider.orders.keys()) provider.approve(id)
  }

  beforeEach(() => {
    provider.onCall = approveAtOnce
  })

  function run(
    payment: string,
    killAt = 0,
  ): { child: ChildProcess; ended: Promise<{ signal: unknown; said: string }> } {
    const options: PaymentProcess = { connection, settings, payment, killAt }
    const child = spawn(process.execPath, [resolve('src/testing/payment-process.ts'), JSON.stringify(options)])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
    return { child, ended: once(child, 'exit').then(([, signal]) => ({ signal, said })) }
  }

  /** Another process goes on, once the claim of the dead one is over. Gives back how it ended. */
  async function finish(payment: string): Promise<string> {
    const { payments } = await startTill(till, settings)
    for (let round = 0; round < 3 && !(await isOver(till.sql, payment)); round++) {
      await letTimePass(till.sql, payment, { past: true })
      await payments.settleDue()
    }
    return expectBooksToAgree(till.sql, provider, payment)
  }

  test.each([
    { gone: false, end: 'captured', from: 0 },
    // Up to the capture nothing is different.
    { gone: true, end: 'refunded', from: 0.6 },
  ])('killed before any of its statements, the payment is $end all the same', { timeout: 180_000 }, async (kind) => {
    const { payment } = await sell(till.sql, { ...kind, provider: provider.name })
    const { said } = await run(payment).ended
    const statements = Number(said)
    expect(statements, said).toBeGreaterThan(12)
    const ends: string[] = []
    const points = Array.from({ length: statements }, (_, i) => i + 1).filter((at) => at > statements * kind.from)
    const next = points[Symbol.iterator]()
    const work = async () => {
      for (const killAt of next) {
        const one = await sell(till.sql, { ...kind, provider: provider.name })
        const { signal, said } = await run(one.payment, killAt).ended
        expect(signal, said).toBe('SIGKILL')
        ends.push(await finish(one.payment))
      }
    }
    await Promise.all([work(), work(), work()])
    expect(ends).toHaveLength(points.length)
    // Before the payer could approve anything there was nothing to take.
    for (const end of ends) expect([kind.end, 'expired']).toContain(end)
    expect(ends.filter((end) => end === kind.end).length).toBeGreaterThan(8)
  })

  // Stripe is asked what went back before anything does.
  const parts: Step[] = [
    'create',
    'read',
    'capture',
    'refund',
    ...(provider.name === 'stripe' ? ['refunds' as const] : []),
  ]
  const moments = parts.flatMap((step) => (['before', 'after'] as const).map((when) => ({ step, when })))

  test.each(moments)(
    'killed $when the provider does its part of "$step"',
    async ({ step, when }: { step: Step; when: string }) => {
      const gone = step === 'refund' || step === 'refunds'
      const { payment } = await sell(till.sql, { gone, provider: provider.name })
      const { child, ended } = run(payment)
      provider.onCall = async (...call) => {
        await approveAtOnce(...call)
        if (call[0] !== step || call[1] !== when || child.killed) return
        child.kill('SIGKILL')
        await ended
      }
      expect((await ended).signal).toBe('SIGKILL')
      const end = await finish(payment)
      // An order that was made when nobody knew of it yet is nobody's.
      expect(end).toBe(step === 'create' ? 'expired' : gone ? 'refunded' : 'captured')
    },
  )
})
