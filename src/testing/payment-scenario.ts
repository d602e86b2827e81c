import fc from 'fast-check'
import type { Live } from '#kit/server/live/live.ts'
import type { Sql } from '#kit/server/postgres/db.ts'
import { Browser } from './browser.ts'
import {
  type FakeProvider,
  type Fault,
  faults,
  type ProviderSettings,
  type SignedEvent,
  type Step,
  steps,
} from './fake-provider.ts'
import { expectBooksToAgree, isOver, letTimePass, sell, startTill } from './payments.ts'

/** What can happen to one payment, in any order. */
export type Happening =
  | { what: 'fault'; step: Step; fault: Fault; times: number }
  | { what: 'approve' | 'open' | 'abandon' | 'restart' | 'job' | 'time is over' }
  | { what: 'capture'; times: number }
  | {
      what: 'webhook'
      event: 'approved' | 'captured' | 'pending'
      how: 'signed' | 'unsigned' | 'altered' | 'late'
      times: number
    }

export type Scenario = { gone: boolean; happenings: readonly Happening[]; pendingEnds: 'COMPLETED' | 'DECLINED' }

const times = fc.integer({ min: 1, max: 4 })
const plain = <const W extends Happening['what']>(what: W) => fc.constant({ what } as { what: W })

const anyFault: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    what: fc.constant('fault' as const),
    step: fc.constantFrom(...steps),
    fault: fc.constantFrom(...faults),
    times,
  }),
  fc.record({
    what: fc.constant('fault' as const),
    step: fc.constant('capture' as const),
    fault: fc.constantFrom<Fault>('declined', 'declined for good', 'pending', 'wrong amount', 'wrong currency'),
    times: fc.constant(1),
  }),
)

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { arbitrary: anyFault, weight: 5 },
  { arbitrary: plain('approve') as fc.Arbitrary<Happening>, weight: 3 },
  { arbitrary: fc.record({ what: fc.constant('capture' as const), times }), weight: 4 },
  {
    arbitrary: fc.record({
      what: fc.constant('webhook' as const),
      event: fc.constantFrom('approved', 'captured', 'pending'),
      how: fc.constantFrom('signed', 'signed', 'unsigned', 'altered', 'late'),
      times,
    }),
    weight: 3,
  },
  {
    arbitrary: fc.oneof(plain('open'), plain('abandon'), plain('restart'), plain('job'), plain('time is over')),
    weight: 4,
  },
)

export const anyStory: fc.Arbitrary<Scenario> = fc.record({
  gone: fc.boolean(),
  happenings: fc.array(anyHappening, { minLength: 3, maxLength: 14 }),
  pendingEnds: fc.constantFrom('COMPLETED', 'DECLINED'),
})

type World = { sql: Sql; live: Live; provider: FakeProvider; settings: ProviderSettings }

/** Rounds of the job after which everything has ended, once the provider can be reached: far less than five minutes. */
export const mostRounds = 6

/** Lets it all happen to a new payment, then the provider recovers, and at the end the books are compared. */
export async function playStory({ gone, happenings, pendingEnds }: Scenario, world: World): Promise<string> {
  const { sql, provider, settings } = world
  const start = (timeout = 60) => startTill(world, settings, { timeout })
  const { payment } = await sell(sql, { gone, provider: provider.name })
  const left: Promise<unknown>[] = []
  const late: SignedEvent[] = []
  // Two processes, to which what comes goes by turns.
  let tills = [await start(), await start()] as const
  let turn = 0
  const next = () => tills[turn++ % 2 === 0 ? 0 : 1]
  await next()
    .payments.open(payment)
    .catch(() => {})

  const orders = () => [...provider.orders].filter(([, { customId }]) => customId === payment).map(([id]) => id)
  const deliver = ({ body, headers }: SignedEvent) =>
    next().app.inject({ method: 'POST', url: provider.webhook.path, payload: body, headers })
  const visitor = () => new Browser(next().app)

  const happen: { [W in Happening['what']]: (one: Extract<Happening, { what: W }>) => unknown } = {
    fault: ({ step, fault, times }) => provider.fail(step, ...Array<Fault>(times).fill(fault)),
    approve: () => orders().map((id) => provider.approve(id)),
    open: () =>
      next()
        .payments.open(payment)
        .catch(() => {}),
    abandon: () => visitor().post(`/api/payments/${payment}/abandon/`),
    job: async () => {
      await letTimePass(sql, payment)
      await next().payments.settleDue()
    },
    'time is over': () => letTimePass(sql, payment, { past: true }),
    capture: ({ times }) =>
      Promise.all(Array.from({ length: times }, () => visitor().post(`/api/payments/${payment}/capture/`))),
    webhook: async ({ event, how, times }) => {
      const order = orders().at(-1)
      if (order === undefined) return
      const signed = provider.event(provider.webhook.events[event], order)
      if (how === 'late') return late.push(signed)
      const { [provider.webhook.signature]: _, ...unsigned } = signed.headers
      if (how === 'unsigned') signed.headers = unsigned
      if (how === 'altered') signed.body = signed.body.replace('1.50', '1.5')
      const replies = await Promise.all(Array.from({ length: times }, () => deliver(signed)))
      const accepted = replies.some(({ statusCode }) => statusCode === 200)
      if (accepted && how !== 'signed') throw new Error(`an ${how} event was accepted`)
    },
    restart: async () => {
      tills = [await start(), await start()]
    },
  }

  for (const one of happenings) {
    const happening = Promise.resolve((happen[one.what] as (one: Happening) => unknown)(one))
    // What hangs is left behind, as by a process that died meanwhile: its rest happens beside what comes next.
    left.push(happening)
    await Promise.race([happening, new Promise((done) => setTimeout(done, 150))])
  }
  await Promise.all(left)
  provider.faults.clear()
  for (const id of orders()) provider.decidePending(id, pendingEnds)
  tills = [await start(5000), await start(5000)]
  for (const event of late) await deliver(event)
  for (let round = 0; round < mostRounds && !(await isOver(sql, payment)); round++) {
    await letTimePass(sql, payment, { past: true })
    await next().payments.settleDue()
  }
  return expectBooksToAgree(sql, provider, payment)
}
