import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, type Box, happenedAt, isHeld, mayPass, nextOf, type Outcome, sendAll, type Waiting } from './rules.ts'

const unclear = { code: 'UNCLEAR', message: 'Nobody knows' }
const refused = { code: 'TAKEN', message: 'Taken' }
const hour = 3_600_000

const item = (id: number, chain: string, more: Partial<Waiting> = {}): Waiting => ({
  ...{ id, account: 1, kind: 'check_out', chain, path: '/api/x/', sent: { body: {} }, key: `key ${id}` },
  ...{ timed: true, at: 0, what: '', facts: [], ...more },
})

function boxOf(items: readonly Waiting[]): Box & { items: Map<number, Waiting> } {
  const kept = new Map(items.map((one) => [one.id, one]))
  return {
    items: kept,
    list: async () => [...kept.values()],
    save: async (one) => kept.set(one.id, one),
    remove: async (id) => kept.delete(id),
  }
}

describe('What is sent next', () => {
  test('is the oldest, whatever the order in which they are listed.', () => {
    expect(nextOf([item(3, 'b'), item(1, 'a'), item(2, 'a')])?.id).toBe(1)
    expect(nextOf([])).toBeUndefined()
  })

  test('is not what something refused stands before; other chains go on.', () => {
    const items = [item(1, 'a'), item(2, 'a', { refused }), item(3, 'a'), item(4, 'b')]
    expect(items.map((one) => isHeld(one, items))).toEqual([false, true, true, false])
    expect(nextOf(items.slice(1))?.id).toBe(4)
    expect(nextOf(items.slice(1, 3))).toBeUndefined()
  })
})

test('What builds on something is what was done later in its chain.', () => {
  const items = [item(1, 'a'), item(2, 'b'), item(3, 'a'), item(4, 'a')]
  expect(after(item(3, 'a'), items).map(({ id }) => id)).toEqual([4])
  expect(after(item(1, 'a'), items).map(({ id }) => id)).toEqual([3, 4])
})

test.each([
  ['UNCLEAR', true],
  ['BEING_PAID', true],
  ['BOOKING_PAID', false],
  ['ALREADY_OUT', false],
])('Whether sending the same again may help after %s: %s.', (code, helps) => {
  expect(mayPass({ code, message: '' })).toBe(helps)
})

test('When it was done is said by the clock of the server.', () => {
  const at = Temporal.Instant.from('2026-06-01T08:00:00.750Z').epochMilliseconds
  expect(happenedAt({ at })).toBe('2026-06-01T08:00:00Z')
  expect(happenedAt({ at, ahead: -hour })).toBe('2026-06-01T07:00:00Z')
})

test('What may have arrived more than a day ago is not sent again by itself: the server has forgotten its key.', async () => {
  const box = boxOf([item(1, 'a', { tried: 0 }), item(2, 'b', { tried: 2 * hour })])
  const sent: number[] = []
  const deliver = async ({ id }: Waiting) => {
    sent.push(id)
    return 'arrived' as const
  }
  await sendAll(box, deliver, { now: () => 24 * hour, ahead: 0, unclear })
  expect(sent).toEqual([2])
  expect(box.items.get(1)?.refused).toEqual(unclear)
})

/** What becomes of a try: it gets lost on the way there, or on the way back, is refused, or arrives. */
const fate = fc.constantFrom('lost', 'unanswered', 'refused', 'arrives')
type Fate = 'lost' | 'unanswered' | 'refused' | 'arrives'

/** A server that knows keys, or not, and what it was sent in which order. */
function server(fates: Fate[], knowsKeys: boolean) {
  const done: Waiting[] = []
  const keys = new Set<string>()
  const deliver = async (one: Waiting): Promise<Outcome> => {
    const next = fates.shift() ?? 'arrives'
    if (next === 'lost') return 'later'
    if (knowsKeys && keys.has(one.key)) return next === 'unanswered' ? 'later' : 'arrived'
    if (next === 'refused') return { refused }
    keys.add(one.key)
    done.push(one)
    return next === 'unanswered' ? 'later' : 'arrived'
  }
  return { done, deliver }
}

/** Tries until everything is decided; somebody sends again what was refused. Closed in between, it goes on from the box. */
async function live(chains: readonly string[], fates: readonly Fate[], knowsKeys: boolean) {
  const box = boxOf(chains.map((chain, i) => item(i + 1, chain)))
  const { done, deliver } = server([...fates], knowsKeys)
  for (let round = 0; box.items.size > 0 && round < 200; round++) {
    await sendAll(boxAgain(box), deliver, { now: () => round * 60_000, ahead: 0, unclear })
    for (const one of box.items.values()) if (one.refused) await box.save({ ...one, refused: undefined })
  }
  return { done, left: box.items.size }
}

/** As after a reload: nothing but what lies in it. */
const boxAgain = (box: ReturnType<typeof boxOf>): Box => ({ ...box })

const chains = fc.array(fc.constantFrom('booking 1', 'booking 2', 'till'), { minLength: 1, maxLength: 8 })
const fates = fc.array(fate, { maxLength: 30 })
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31))

describe(`Whatever fails in whichever order (SEED=${seed})`, () => {
  test('each thing arrives once, and those of one booking in their order.', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fates, async (of, how) => {
        const { done, left } = await live(of, how, true)
        expect(left).toBe(0)
        expect(done.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(of.map((_, i) => i + 1))
        for (const chain of new Set(of)) {
          const ids = done.filter((one) => one.chain === chain).map(({ id }) => id)
          expect(ids).toEqual(ids.toSorted((a, b) => a - b))
        }
      }),
      { seed },
    )
  })

  test('and it would arrive twice, were there no keys.', async () => {
    const { done } = await live(['till'], ['unanswered'], false)
    expect(done).toHaveLength(2)
    expect((await live(['till'], ['unanswered'], true)).done).toHaveLength(1)
  })
})
