import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedCash, countOf, type Draft, emptyDraft, pieces, piecesOf, usesCard } from './closing-count.ts'

const expected = { expected_cash: 21_250, by_method: [{ method: 'card' as const, amount: 9000, count: 1 }] }
const cashOnly = { expected_cash: 21_250, by_method: [] }
const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part })
const fields = (part: Partial<Draft>, of = expected) => countOf(draft(part), of).errors.map(({ field }) => field)

describe('counting', () => {
  test('pieces come to a sum, and a typed sum counts in their place', () => {
    const counts = { 10000: '2', 1000: '1', 25: '10', 5: '' }
    expect(countedCash({ cash: '', counts })).toBe(21_250)
    expect(piecesOf({ cash: '', counts })).toEqual({ 10000: 2, 1000: 1, 25: 10 })
    expect(countedCash({ cash: '212,5', counts })).toBe(21_250)
    expect(piecesOf({ cash: '212,5', counts })).toBeUndefined()
    expect([countedCash(emptyDraft), piecesOf(emptyDraft)]).toEqual([undefined, undefined])
  })

  test('none of a piece is counted too', () => expect(countedCash({ cash: '', counts: { 10000: '0' } })).toBe(0))

  test('whatever pieces are counted, the pieces sent come to the cash sent', () => {
    const counts = fc.dictionary(
      fc.constantFrom(...pieces().map(String)),
      fc.integer({ min: 0, max: 9999 }).map(String),
    )
    fc.assert(
      fc.property(counts, (counted) => {
        const sent = piecesOf({ cash: '', counts: counted }) ?? {}
        const sum = Object.entries(sent).reduce((total, [piece, count]) => total + Number(piece) * count, 0)
        expect(sum).toBe(countedCash({ cash: '', counts: counted }) ?? 0)
      }),
    )
  })
})

test.each([
  ['USD', [10_000, 25], [200, 2, 20_000]],
  ['EUR', [20_000, 200, 50, 20, 2], [25]],
  ['CHF', [100_000, 50, 5], [1, 2, 25]],
  ['GBP', [5000, 200, 2], [10_000, 25]],
] as const)('in %s the drawer holds the notes and coins that there are', (currency, there, none) => {
  const drawer = pieces(currency)
  expect(there.every((piece) => drawer.includes(piece))).toBe(true)
  expect(none.some((piece) => drawer.includes(piece))).toBe(false)
  expect(drawer).toEqual([...drawer].sort((a, b) => b - a))
})

describe('closing', () => {
  test('needs nothing more when both are right', () => {
    expect(countOf(draft({ cash: '212.50', card: '90' }), expected)).toMatchObject({
      cashDifference: 0,
      cardDifference: 0,
      differs: false,
      withdrawn: 0,
      errors: [],
    })
  })

  test('asks for what is missing', () => {
    expect(fields({})).toEqual(['counted_cash', 'counted_card'])
    expect(fields({ cash: '1o0', card: '90', withdrawn: 'all' })).toEqual(['counted_cash', 'withdrawn'])
  })

  test('asks for no card total where nobody paid by card', () => {
    expect([usesCard(expected), usesCard(cashOnly)]).toEqual([true, false])
    expect(fields({ cash: '212.50' }, cashOnly as typeof expected)).toEqual([])
  })

  test('a difference is explained, each by itself: they do not cancel out', () => {
    expect(countOf(draft({ cash: '202.50', card: '100' }), expected)).toMatchObject({
      cashDifference: -1000,
      cardDifference: 1000,
      differs: true,
    })
    expect(fields({ cash: '202.50', card: '100' })).toEqual(['note'])
    expect(fields({ cash: '202.50', card: '100', note: 'Typed as card' })).toEqual([])
  })

  test('more may have gone back over the terminal than came', () => {
    const back = { ...expected, by_method: [{ method: 'card' as const, amount: -175_000, count: 2 }] }
    for (const card of ['-1750', '-1750,00', '−1750.00'])
      expect(countOf(draft({ cash: '212.50', card }), back)).toMatchObject({ cardDifference: 0, errors: [] })
    expect(fields({ cash: '212.50', card: '-' }, back)).toEqual(['counted_card'])
    expect(fields({ cash: '-212.50', card: '0', note: 'Odd' }, back)).toEqual(['counted_cash'])
  })

  test('takes no more out than was counted', () => {
    expect(countOf(draft({ cash: '212.50', card: '90', withdrawn: '213' }), expected).errors).toEqual([
      { field: 'withdrawn', message: 'There are only $212.50 in the drawer' },
    ])
  })
})
