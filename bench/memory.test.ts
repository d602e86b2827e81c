import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOf, parentOf, programOf, pssOf } from './memory.ts'

const rollup = `557d70c00000-7ffd3a5d6000 ---p 00000000 00:00 0                          [rollup]
Rss:              184320 kB
Pss:              120001 kB
Pss_Dirty:         90000 kB
Pss_Anon:          80000 kB
`

test('The proportional set size is read in bytes, and is 0 where there is nothing to read.', () => {
  expect(pssOf(rollup)).toBe(120_001 * 1024)
  expect(pssOf('')).toBe(0)
})

test('The parent of a process is found whatever its program is called.', () => {
  expect(parentOf('4242 (node) S 17 4242 4242 0 -1 4194304')).toBe(17)
  expect(parentOf('4242 (a) R 9 (b) S 17 4242 4242 0')).toBe(17)
})

test('Programs are told apart by their command lines.', () => {
  expect(programOf('/opt/bin/node\0scripts/start.mjs\0')).toBe('node')
  expect(programOf('postgres: checkpointer \0')).toBe('PostgreSQL')
  expect(programOf('/usr/lib/postgresql/18/bin/postgres\0-D\0data\0')).toBe('PostgreSQL')
  expect(programOf('npm start\0\0')).toBe('npm')
  expect(programOf('/usr/bin/node\0/usr/lib/node_modules/npm/bin/npm-cli.js\0start\0')).toBe('npm')
  expect(programOf('sh\0-c\0node scripts/start.mjs\0')).toBe('sh')
})

test('A family has everybody below once and nobody else.', () => {
  expect(
    familyOf(
      2,
      new Map([
        [1, 0],
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 1],
      ]),
    ),
  ).toEqual([2, 3, 4])
  const lists = fc.array(fc.nat(), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(lists, (numbers) => {
      // Everybody's parent has a smaller id, as in a tree.
      const parents = new Map(numbers.map((number, i) => [i + 1, i === 0 ? 0 : (number % i) + 1] as const))
      const family = familyOf(1, parents)
      expect(family.toSorted((a, b) => a - b)).toEqual([...parents.keys()])
    }),
  )
})
