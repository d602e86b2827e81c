import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Action, World } from '#testing/live-world.ts'
import { type Timing, timing } from './member.ts'

const who = fc.nat(4)
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 25, max: 1500 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('read' as const, 'write' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom<'pause' | 'resume' | 'crash' | 'cut' | 'drop' | 'heal' | 'start'>(
        'pause',
        'resume',
        'crash',
        'cut',
        'drop',
        'heal',
        'start',
      ),
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('slow' as const), who, ms: fc.integer({ min: 0, max: 900 }) }),
  },
)

/** After each action everybody is asked, so that nothing old goes unseen. */
async function play(actions: readonly Action[], rules: Timing): Promise<World> {
  const world = new World(rules)
  for (let i = 0; i < 3; i++) await world.do({ kind: 'start', who: 0 })
  await world.do({ kind: 'pass', ms: 1500 })
  for (const one of actions) {
    await world.do(one)
    for (let i = 0; i < 5; i++) await world.do({ kind: 'read', who: i })
  }
  return world
}

const longStories = fc.array(action, { minLength: 20, maxLength: 60 })

/** `pause 1, pass 300`: who it is of, or how long. */
const story = (text: string): Action[] =>
  text.split(', ').map((one) => {
    const [kind, ...[first = 0, ms]] = one.split(' ').map((part, i) => (i === 0 ? part : Number(part)))
    return (kind === 'pass' ? { kind, ms: first } : { kind, who: first, ms }) as Action
  })

test.each([
  [
    'whose second hello was on its way to somebody slow when it was cut off',
    'slow 0 651, start 0, pass 750, pass 680, pass 30, write 0, cut 3, pass 25, pass 25, pass 25, pass 356, pass 170, ' +
      'pass 55, pass 25, pass 25, pass 162, pass 464',
  ],
  [
    'who came while the writer had stopped for seconds',
    'pause 1, start 0, pass 325, pass 425, pass 980, pass 83, pass 212, pass 175, pass 1000, slow 3 56, pass 1025, ' +
      'pass 56, resume 1, write 1, pass 80, pass 25, slow 0 0, pass 25, pass 25, pass 25, pass 25, pass 25, pass 25',
  ],
])('somebody is waited for %s', async (_, actions) => {
  const { stale, acknowledgements } = await play([...story(actions), { kind: 'pass', ms: 8000 }], timing)
  expect([stale, acknowledgements]).toEqual([[], 1])
})

test('nobody answers with anything older than what was acknowledged, whoever is slow, stopped, cut off or dead', async () => {
  let fromMemory = 0
  let acknowledgements = 0
  await fc.assert(
    fc.asyncProperty(longStories, async (actions) => {
      const world = await play(actions, timing)
      fromMemory += world.fromMemory
      acknowledgements += world.acknowledgements
      expect(world.stale).toEqual([])
    }),
    { numRuns: 500 },
  )
  // It would also be true of a world in which nothing happens.
  expect(fromMemory).toBeGreaterThan(2000)
  expect(acknowledgements).toBeGreaterThan(1000)
})

const broken: [rule: string, Partial<Timing>][] = [
  ['others lose patience before a lease is over', { patience: 300 }],
  ['leases do not end', { lease: 1e9 }],
]
test.each(broken)('where %s, the property above finds something old', async (_rule, change) => {
  const found = await fc.check(
    fc.asyncProperty(
      longStories,
      async (actions) => (await play(actions, { ...timing, ...change })).stale.length === 0,
    ),
    { numRuns: 3000, endOnFailure: true, seed: 7 },
  )
  expect(found.failed).toBe(true)
})

test('a process that hangs holds writers up for as long as others have patience, and no longer', async () => {
  const world = await play([], timing)
  await world.do({ kind: 'pause', who: 1 })
  await world.do({ kind: 'write', who: 0 })
  await world.do({ kind: 'pass', ms: 500 })
  expect(world.acknowledgements).toBe(0)
  await world.do({ kind: 'pass', ms: timing.patience + 2 * timing.beat })
  expect(world.acknowledgements).toBe(1)
})

test('what a process that died had no time to tell is forgotten by all within seconds', async () => {
  const world = await play([], timing)
  // It commits, and dies before it says so.
  await world.do({ kind: 'slow', who: 1, ms: 400 })
  await world.do({ kind: 'write', who: 1 })
  await world.do({ kind: 'crash', who: 1 })
  await world.do({ kind: 'pass', ms: timing.patience + 2 * timing.beat })
  const before = world.fromMemory
  await world.do({ kind: 'read', who: 0 })
  expect(world.fromMemory).toBe(before)
})

test('after any trouble all keep copies again', async () => {
  await fc.assert(
    fc.asyncProperty(longStories, async (actions) => {
      const world = await play(actions, timing)
      for (let i = 0; i < 5; i++) await world.do({ kind: 'resume', who: i })
      for (let i = 0; i < 5; i++) await world.do({ kind: 'heal', who: i })
      for (let i = 0; i < 5; i++) await world.do({ kind: 'slow', who: i, ms: 5 })
      await world.do({ kind: 'pass', ms: 15_000 })
      expect(world.keepingCopies).toBe(true)
    }),
    { numRuns: 60 },
  )
})
