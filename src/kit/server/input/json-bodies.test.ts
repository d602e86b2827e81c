import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatedName } from './json-bodies.ts'

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"b":{"c":1,"d":[{"e":1,"e":2}]}}', 'e'],
  ['{"a":{"b":1},"c":1,"a":2}', 'a'],
  ['[{"a":1},{"b":1, "b" : 1}]', 'b'],
  ['{"price":1,"\\u0070rice":2}', 'price'],
  ['{"\\"":1,"\\u0022":2}', '"'],
  ['{"":1,"":2}', ''],
  ['{"toString":1,"toString":1}', 'toString'],
  ['{"a":{},"a":[]}', 'a'],
])('%s says a name twice', (json, name) => {
  expect(JSON.parse(json)).toBeDefined()
  expect(repeatedName(json)).toBe(name)
})

test.each([
  '{"a":1,"A":2,"b":"a","c":{"a":1},"d":[{"a":1},{"a":1}],"toString":1}',
  '{"a":"\\",\\"a\\":1","b":"\\\\"}',
  '"a:a"',
  '[]',
  '1',
  `${'{"a":['.repeat(50_000)}${']}'.repeat(50_000)}`,
])('%s does not', (json) => {
  expect(repeatedName(json)).toBeUndefined()
})

const someFields = fc.dictionary(fc.string({ unit: 'binary', maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), {
  minKeys: 1,
  maxKeys: 5,
})

test('whatever the values, a name is found twice just where one was put in twice', () => {
  const written = (value: unknown): string => JSON.stringify(value, undefined, 1)
  fc.assert(
    fc.property(someFields, fc.nat(), (fields, at) => {
      expect(repeatedName(written(fields))).toBeUndefined()
      const names = Object.keys(fields)
      const again = names[at % names.length] as string
      const twice = `{${[...names, again].map((name) => `${written(name)}:${written(fields[name])}`).join(',')}}`
      expect(repeatedName(written([fields, JSON.parse(twice)]))).toBeUndefined()
      expect(repeatedName(`[{},${twice}]`)).toBe(again)
    }),
  )
})
