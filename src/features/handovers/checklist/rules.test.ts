import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { type ChecklistItem, itemForm, mostItems, mostWithPhoto, saveChecklist } from './contract.ts'
import { checkErrors, itemsOf, openItems, pairsOf, type Sent, sentOf, snapshotOf, textOf } from './rules.ts'

const item = (key: string, changes: Partial<ChecklistItem> = {}): ChecklistItem => ({
  ...{ key, text: `Look at ${key}`, text_de: '', photo: false, out: true, back: true },
  ...changes,
})
const tick = (key: string, changes: Partial<Sent[number]> = {}): Sent[number] => ({
  ...{ item: key, state: 'ok' as const, note: '' },
  ...changes,
})

describe('an item', () => {
  test('is read in the language of whoever reads, or else in the other', () => {
    const both = { text: 'Propeller', text_de: 'Schraube' }
    expect([inLanguage('en', () => textOf(both)), inLanguage('de', () => textOf(both))]).toEqual([
      'Propeller',
      'Schraube',
    ])
    expect(inLanguage('de', () => textOf({ text: 'Propeller', text_de: '' }))).toBe('Propeller')
    expect(inLanguage('en', () => textOf({ text: '', text_de: 'Schraube' }))).toBe('Schraube')
  })

  test('is looked at in the steps it is for', () => {
    const items = [item('a', { back: false }), item('b'), item('c', { out: false })]
    expect(itemsOf({ items }, 'out').map(({ key }) => key)).toEqual(['a', 'b'])
    expect(itemsOf({ items }, 'back').map(({ key }) => key)).toEqual(['b', 'c'])
    expect(itemsOf(undefined, 'out')).toEqual([])
  })

  test('says something, at some time', () => {
    expect(errorsOf(itemForm, item('a', { text: ' ' })).map(({ field }) => field)).toEqual(['text'])
    expect(errorsOf(itemForm, item('a', { text: 'x'.repeat(81) })).map(({ field }) => field)).toEqual(['text'])
    expect(errorsOf(itemForm, item('a', { out: false, back: false })).map(({ field }) => field)).toEqual(['when'])
    expect(errorsOf(itemForm, item('a'))).toEqual([])
  })
})

test.each([
  [mostItems, 0, true, 0],
  [mostItems + 1, 0, true, 1],
  [mostWithPhoto, mostWithPhoto, true, 0],
  [mostWithPhoto + 1, mostWithPhoto + 1, true, 1],
  // Of two steps each has its own.
  [mostWithPhoto * 2, mostWithPhoto * 2, false, 0],
])('a list of %d items, %d with a photo: both times %s, wrong in %d', (count, photos, both, wrong) => {
  const items = Array.from({ length: count }, (_, i) =>
    item(String(i), { photo: i < photos, out: both || i % 2 === 0, back: both || i % 2 === 1 }),
  )
  expect(errorsOf(saveChecklist.body, { vehicle_type: 'canoes', version: 0, items })).toHaveLength(wrong)
})

test('a list names no item twice', () => {
  const body = { vehicle_type: 'canoes', version: 0, items: [item('a'), item('a')] }
  expect(errorsOf(saveChecklist.body, body)).toHaveLength(1)
})

describe('what was checked', () => {
  const items = [item('a'), item('b', { photo: true }), item('c')]

  test('keeps the words of then, what is not fine with its note, and what nobody looked at', () => {
    const sent = [tick('b', { state: 'not_ok', note: 'Bent' }), tick('a', { note: 'dropped' })]
    expect(snapshotOf(items, sent)).toEqual([
      { item: 'a', text: 'Look at a', text_de: '', photo: false, state: 'ok', note: '' },
      { item: 'b', text: 'Look at b', text_de: '', photo: true, state: 'not_ok', note: 'Bent' },
      { item: 'c', text: 'Look at c', text_de: '', photo: false, state: 'unchecked', note: '' },
    ])
  })

  test('needs a note where something is not fine', () => {
    expect(checkErrors([tick('a'), tick('b', { state: 'not_ok', note: ' ' })])).toEqual([
      { field: 'check_b', message: 'Please say what is not fine' },
    ])
  })

  test('is open where it is not ticked, or a photo is missing', () => {
    const open = (sent: Sent, photos: string[] = []) => openItems(items, sent, photos).map(({ key }) => key)
    expect(open([])).toEqual(['a', 'b', 'c'])
    expect(open(['a', 'b', 'c'].map((key) => tick(key)))).toEqual(['b'])
    expect(
      open(
        ['a', 'b', 'c'].map((key) => tick(key)),
        ['b'],
      ),
    ).toEqual([])
  })
})

const anyKey = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const anyItems = fc.uniqueArray(
  fc
    .record({ key: anyKey, photo: fc.boolean(), out: fc.boolean(), back: fc.boolean() })
    .map(({ key, ...rest }) => item(key, rest)),
  { selector: ({ key }) => key },
)
const anySent = fc.uniqueArray(
  fc.record({ item: anyKey, state: fc.constantFrom('ok' as const, 'not_ok' as const), note: fc.string() }),
  { selector: (one) => one.item },
)

test('whatever the list and the ticks, each item of the step is kept once, in order, and nothing else', () => {
  fc.assert(
    fc.property(anyItems, anySent, fc.constantFrom('out' as const, 'back' as const), (items, ticks, moment) => {
      const sent = sentOf({ items }, moment, ticks)
      const kept = snapshotOf(itemsOf({ items }, moment), sent)
      expect(kept.map((one) => one.item)).toEqual(items.filter((one) => one[moment]).map(({ key }) => key))
      expect(kept.filter(({ state }) => state !== 'unchecked')).toHaveLength(sent.length)
      for (const { state, note } of kept) if (state !== 'not_ok') expect(note).toBe('')
    }),
  )
})

const anyPicture = fc.record({
  moment: fc.constantFrom('out' as const, 'back' as const),
  item: fc.option(anyKey, { nil: undefined }),
})

test('whatever the photos, each stands in one pair, on its side, beside none of another item', () => {
  fc.assert(
    fc.property(fc.array(anyPicture), (taken) => {
      const pictures = taken.map((one, id) => ({ ...one, id }))
      const pairs = pairsOf(pictures)
      const shown = pairs.flatMap(({ out, back }) => [out, back].flatMap((one) => one ?? []))
      expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(pictures.map(({ id }) => id))
      for (const { item: of, out, back } of pairs) {
        expect([out?.moment ?? 'out', back?.moment ?? 'back']).toEqual(['out', 'back'])
        for (const side of [out, back]) if (side) expect(side.item).toBe(of)
      }
      // Nobody stands alone while somebody of the other side does, too.
      for (const [, of] of Map.groupBy(pairs, (pair) => pair.item)) {
        const alone = of.filter(({ out, back }) => !out || !back).map(({ out }) => (out ? 'out' : 'back'))
        expect(new Set(alone).size).toBeLessThanOrEqual(1)
      }
    }),
  )
})
