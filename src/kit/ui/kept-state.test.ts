import { expect, test } from 'vitest'
import { keep, readKept } from './kept-state.ts'

function store(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
const refusing = {
  getItem: (): string => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}
const details = { name: '', adults: 1, days: ['x'], age: undefined as number | undefined }

test('what is kept comes back', () => {
  const tab = store()
  expect(keep(tab, 'details', { ...details, name: 'Ada', age: 3 })).toBe(true)
  expect(readKept(tab, 'details', details)).toEqual({ name: 'Ada', adults: 1, days: ['x'], age: 3 })
})

test('undefined removes', () => {
  const tab = store({ day: '"2026-07-01"' })
  keep(tab, 'day', undefined)
  expect(readKept(tab, 'day', '')).toBe('')
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{name'],
  ['null', 'null'],
  ['another type', '"Ada"'],
  ['a list', '[]'],
  ['a missing part', '{"name":"Ada","days":[]}'],
  ['a part of another type', '{"name":"Ada","adults":"2","days":[]}'],
])('%s gives the initial value', (_, kept) => {
  expect(readKept(store(kept === undefined ? {} : { details: kept }), 'details', details)).toBe(details)
})

test('an initial undefined takes whatever was kept', () => {
  expect(readKept<string | undefined>(store({ day: '"2026-07-01"' }), 'day', undefined)).toBe('2026-07-01')
})

test('without storage, or where it refuses, reading and keeping do not fail', () => {
  expect(readKept(undefined, 'details', details)).toBe(details)
  expect(readKept(refusing, 'details', details)).toBe(details)
  expect(keep(undefined, 'details', details)).toBe(false)
  expect(keep(refusing, 'details', details)).toBe(false)
  expect(keep(refusing, 'details', undefined)).toBe(false)
})
