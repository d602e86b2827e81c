import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '#testing/app.ts'
import type { Fault } from '#testing/fake-provider.ts'
import { startFakeProviders } from '#testing/fake-providers.ts'
import { connectTill, expectBooksToAgree, giveBackPart, letTimePass, sell, startTill } from '#testing/payments.ts'
import { prepareTill } from '#testing/sold-vouchers.ts'
import type { Payments } from './payments.ts'

let till: Awaited<ReturnType<typeof connectTill>>
const providers = await startFakeProviders()

beforeAll(async () => {
  till = await connectTill(await createDatabase())
  await prepareTill(till.sql)
})

describe.each(providers)('with $name', ({ provider, settings }) => {
  let payments: Payments

  beforeAll(async () => {
    payments = (await startTill(till, settings)).payments
  })

  afterEach(() => provider.faults.clear())

  /** A payment that the payer has approved. */
  async function approved(options: Parameters<typeof sell>[1] = {}) {
    const { payment } = await sell(till.sql, { ...options, provider: provider.name })
    const { order_id } = await payments.open(payment)
    provider.approve(order_id)
    return { payment, order: order_id }
  }

  async function jobRound(payment: string, more: { past?: boolean } = {}) {
    await letTimePass(till.sql, payment, more)
    await payments.settleDue()
  }

  const books = (payment: string) => expectBooksToAgree(till.sql, provider, payment)
  const stateOf = async (payment: string) => (await payments.read(payment)).state

  describe('the ordinary way', () => {
    test('a payment is opened, approved, taken and fulfilled, and repetitions change nothing', async () => {
      const { payment } = await sell(till.sql, { provider: provider.name })
      const opened = await payments.open(payment)
      expect(opened).toMatchObject({ payment, provider: provider.name, state: 'open', amount: 6000, currency: 'USD' })
      expect(opened.seconds_left).toBeGreaterThan(890)
      expect((await payments.open(payment)).order_id).toBe(opened.order_id)
      expect((await payments.settle(payment)).state).toBe('open')
      provider.approve(opened.order_id)
      expect((await payments.settle(payment)).state).toBe('paid')
      expect((await payments.settle(payment)).state).toBe('paid')
      expect(await books(payment)).toBe('captured')
    })

    test('what is gone by then is paid back at once', async () => {
      const { payment, order } = await approved({ gone: true })
      expect((await payments.settle(payment)).state).toBe('returned')
      expect(provider.books(order)).toEqual({ captured: 6000, refunded: 6000 })
      expect(await books(payment)).toBe('refunded')
    })

    test('twenty at once take the money once', async () => {
      const { payment, order } = await approved()
      const others = await Promise.all([1, 2, 3].map(() => startTill(till, settings)))
      const all = [payments, ...others.map((one) => one.payments)]
      const before = provider.calls.get('capture') ?? 0
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => all[i % 4]?.settle(payment)))
      expect(new Set(answers.map((answer) => answer?.state))).toEqual(new Set(['paid']))
      expect(provider.calls.get('capture')).toBe(before + 1)
      expect(provider.books(order)).toEqual({ captured: 6000, refunded: 0 })
      expect(await books(payment)).toBe('captured')
    })

    test('parts go back, each once, under a key of its own', async () => {
      const { payment, order } = await approved()
      await payments.settle(payment)
      await giveBackPart(till.sql, payment, 1000)
      provider.fail('refund', 'cut after', 'cut after', 'cut after')
      expect((await payments.settle(payment)).returned).toBe(1000)
      await giveBackPart(till.sql, payment, 500)
      await jobRound(payment)
      await jobRound(payment)
      expect(provider.books(order)).toEqual({ captured: 6000, refunded: 1500 })
      expect(await payments.read(payment)).toMatchObject({ state: 'paid', returned: 1500 })
      const told = await till.sql`SELECT amount FROM told WHERE payment = ${payment} AND what = 'returned'`
      expect(told.map(({ amount }) => amount)).toEqual([1000, 500])
      await expect(giveBackPart(till.sql, payment, 4501)).rejects.toThrow('gives_back_at_most_what_was_taken')
      await giveBackPart(till.sql, payment, 4500)
      await jobRound(payment)
      expect(provider.books(order).refunded).toBe(6000)
      expect(await stateOf(payment)).toBe('returned')
    })
  })

  describe('what goes wrong', () => {
    /** A process that does not wait for what is slow. */
    const hasty = async () => (await startTill(till, settings, { timeout: 500 })).payments

    const lost: Fault[] = ['slow after', 'cut after', 'error after']
    test.each(lost)('the answer to the capture is lost (%s): it waits, then it is fulfilled', async (fault) => {
      const { payment } = await approved()
      provider.fail('capture', fault, fault, fault)
      expect((await (await hasty()).settle(payment)).state).toBe('processing')
      provider.faults.clear()
      await jobRound(payment)
      expect(await books(payment)).toBe('captured')
    })

    test.each<Fault>(['slow before', 'cut before', 'error before'])(
      'the capture does not arrive (%s)',
      async (fault) => {
        const { payment } = await approved()
        provider.fail('capture', fault, fault, fault)
        expect((await (await hasty()).settle(payment)).state).toBe('processing')
        provider.faults.clear()
        await jobRound(payment)
        expect(await books(payment)).toBe('captured')
      },
    )

    test('an answer that nobody can read is not believed, the provider is asked again', async () => {
      const { payment } = await approved()
      provider.fail('capture', 'nonsense after')
      expect((await payments.settle(payment)).state).toBe('paid')
      const again = await approved()
      provider.fail('read', 'nonsense after')
      expect((await payments.settle(again.payment)).state).toBe('open')
      expect((await payments.settle(again.payment)).state).toBe('paid')
    })

    test('a refusal is answered, and the payer pays in another way', async () => {
      const { payment } = await approved()
      provider.fail('capture', 'declined')
      await expect(payments.settle(payment)).rejects.toMatchObject({ status: 402, code: 'PAYMENT_FAILED' })
      expect(await payments.read(payment)).toMatchObject({ state: 'open', declined: 1 })
      await jobRound(payment)
      const now = await payments.read(payment)
      expect(now).toMatchObject({ state: 'open', declined: 1 })
      provider.approve(now.order_id)
      expect((await payments.settle(payment)).state).toBe('paid')
      expect(await books(payment)).toBe('captured')
    })

    test('an order that is spent by a refusal is replaced', async () => {
      const { payment, order } = await approved()
      provider.fail('capture', 'declined for good')
      await expect(payments.settle(payment)).rejects.toMatchObject({ status: 402 })
      const { order_id, state } = await payments.read(payment)
      expect([state, order_id === order]).toEqual(['open', false])
      provider.approve(order_id)
      expect((await payments.settle(payment)).state).toBe('paid')
      expect(await books(payment)).toBe('captured')
    })

    test.each<Fault>(['wrong amount', 'wrong currency'])('a %s is given back', async (fault) => {
      const { payment, order } = await approved()
      provider.fail('capture', fault)
      expect((await payments.settle(payment)).state).toBe('returned')
      const { captured, refunded } = provider.books(order)
      expect(refunded).toBe(captured)
      expect(await books(payment)).toBe('refunded')
    })

    test('what the provider still looks at is waited for, and then comes or does not', async () => {
      const [comes, fails] = [await approved(), await approved()]
      provider.fail('capture', 'pending', 'pending')
      expect((await payments.settle(comes.payment)).state).toBe('processing')
      expect((await payments.settle(fails.payment)).state).toBe('processing')
      await jobRound(comes.payment, { past: true })
      expect(await stateOf(comes.payment)).toBe('processing')
      provider.decidePending(comes.order, 'COMPLETED')
      provider.decidePending(fails.order, 'DECLINED')
      await jobRound(comes.payment)
      await jobRound(fails.payment, { past: true })
      expect(await books(comes.payment)).toBe('captured')
      expect(await books(fails.payment)).toBe('expired')
    })

    test('the provider cannot be reached: opening says so, and works later with the same order', async () => {
      const { payment } = await sell(till.sql, { provider: provider.name })
      provider.fail('create', 'cut after', 'error before', 'error before')
      await expect(payments.open(payment)).rejects.toMatchObject({ status: 503, code: 'PAYMENT_PROVIDER_AWAY' })
      const { order_id } = await payments.open(payment)
      expect([...provider.orders.values()].filter(({ customId }) => customId === payment)).toHaveLength(1)
      expect(provider.orders.has(order_id)).toBe(true)
    })

    test('what can never be fulfilled goes back after five tries', async () => {
      const { payment, order } = await approved()
      const { payments: clumsy } = await startTill(till, settings)
      const fulfil = () => Promise.reject(new Error('a bug'))
      clumsy.serve('voucher', { fulfil, release: async () => {}, returned: async () => {} })
      for (let i = 0; i < 5; i++) await expect(clumsy.settle(payment)).rejects.toThrow('a bug')
      expect(provider.books(order)).toEqual({ captured: 6000, refunded: 0 })
      await clumsy.settle(payment)
      expect(provider.books(order)).toEqual({ captured: 6000, refunded: 6000 })
      expect(await stateOf(payment)).toBe('returned')
    })

    test('a refund that is refused but was made by hand counts as made', async () => {
      const { payment, order } = await approved({ gone: true })
      provider.fail('refund', 'declined')
      expect((await payments.settle(payment)).state).toBe('returned')
      expect(provider.books(order).refunded).toBe(0)
      await jobRound(payment)
      expect(await till.sql`SELECT state FROM payments WHERE id = ${payment}`).toEqual([{ state: 'refunding' }])
      provider.refundByHand(order)
      await jobRound(payment)
      expect(await till.sql`SELECT state, refunded FROM payments WHERE id = ${payment}`).toEqual([
        { state: 'refunded', refunded: 6000 },
      ])
    })
  })
})
