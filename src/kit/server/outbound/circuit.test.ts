import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, Circuit, type CircuitState, closed, failed, circuitRules as rules, waitOf } from './circuit.ts'

type Event = { after: number; chance: number; does: 'ask' | 'answer' | 'fail' | 'fail and ask for peace' }
const events = fc.array(
  fc.record<Event>({
    after: fc.integer({ min: 0, max: 90_000 }),
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    does: fc.constantFrom('ask', 'ask', 'answer', 'fail', 'fail', 'fail and ask for peace'),
  }),
  { maxLength: 60 },
)

/** What each event made of it. */
function scenario(list: readonly Event[]) {
  let now = 0
  let state: CircuitState = closed
  return list.map(({ after, chance, does }) => {
    now += after
    const before = state
    const wait = waitOf(state, now, rules)
    if (does === 'ask' && wait === 0) state = asked(state, now)
    if (does === 'answer') state = closed
    if (does === 'fail') state = failed(state, now, rules, { chance })
    if (does === 'fail and ask for peace') state = failed(state, now, rules, { chance, after: after * 100 + 1 })
    return { does, before, wait, state, now }
  })
}

test('Nobody ever waits longer than the longest opening, or than for one who asks for all and is gone.', () => {
  fc.assert(
    fc.property(events, (list) => {
      for (const { state, now } of scenario(list)) {
        const longest = state.name === 'half-open' ? rules.patience : rules.longest
        expect(waitOf(state, now, rules)).toBeLessThanOrEqual(longest)
        expect(waitOf(state, now + longest, rules)).toBe(0)
        expect(waitOf(state, now - 3_600_000, rules)).toBe(0)
      }
    }),
  )
})

test('While it is half open one asks and no other, and an answer closes it whatever came before.', () => {
  fc.assert(
    fc.property(events, (list) => {
      for (const { does, before, wait, state, now } of scenario(list)) {
        if (does === 'ask' && wait === 0 && before.name !== 'closed') {
          expect([state.name, waitOf(state, now, rules)]).toEqual(['half-open', rules.patience])
        }
        if (does === 'answer') expect(state).toBe(closed)
        if (does === 'fail' && before.name === 'half-open') expect(state.name).toBe('open')
      }
    }),
  )
})

test('It opens after so many failures in a row and not before, and no sooner again than half its time.', () => {
  fc.assert(
    fc.property(events, (list) => {
      let row = 0
      for (const { does, before, state, now } of scenario(list)) {
        if (does === 'answer') row = 0
        if (does === 'fail') row++
        const wants = does === 'fail and ask for peace'
        if (before.name === 'closed' && !wants) expect(state.name === 'open').toBe(row >= rules.mostFailures)
        if (before.name === 'closed' && wants) expect(state.name).toBe('open')
        if (state.name === 'open' && before.name !== 'open') {
          expect(waitOf(state, now, rules)).toBeGreaterThanOrEqual(Math.min(rules.shortest, rules.longest) / 2)
        }
        if (state.name === 'open') row = rules.mostFailures
      }
    }),
  )
})

test('A service that stays away is asked less and less, and one that is back is asked as before.', () => {
  let now = 0
  const circuit = new Circuit('somebody', { now: () => now, chance: () => 0 })
  const waits: number[] = []
  for (let i = 0; i < 5; i++) circuit.failed()
  for (let i = 0; i < 4; i++) {
    waits.push(circuit.wait)
    expect(circuit.mayAsk()).toBe(false)
    now += circuit.wait
    expect([circuit.mayAsk(), circuit.mayAsk(), circuit.state]).toEqual([true, false, 'half-open'])
    circuit.failed()
  }
  expect(waits).toEqual([5000, 10_000, 20_000, 30_000])
  now += circuit.wait
  expect(circuit.mayAsk()).toBe(true)
  circuit.answered()
  expect([circuit.state, circuit.wait, circuit.mayAsk(), circuit.mayAsk()]).toEqual(['closed', 0, true, true])
  expect(circuit.calls).toEqual({ answered: 1, failed: 9, spared: 8 })
})
