import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concurrentIndexOf, statementsOf, withoutConcurrently } from './statements.ts'

const tokens = (text: string) => statementsOf(text).map((statement) => statement.tokens.map((token) => token.text))

test('takes statements apart, each with its line', () => {
  const found = statementsOf('-- expand\n\nSELECT 1;\n\n  -- of boats\n  UPDATE boats\n  SET a = 2 ;;\n')
  expect(found.map(({ text, line }) => ({ text, line }))).toEqual([
    { text: 'SELECT 1', line: 3 },
    { text: 'UPDATE boats\n  SET a = 2', line: 6 },
  ])
})

test('reads words in lower case, names as they are, strings whole', () => {
  expect(tokens(`Select "A""b;", 'it''s; ', E'\\'; ', $$ ; $$, $q$ $$;$$ $q$, a$b$, $1, 1.5`)).toEqual([
    [
      'select',
      'A"b;',
      ',',
      "'it''s; '",
      ',',
      "E'\\'; '",
      ',',
      '$$ ; $$',
      ',',
      '$q$ $$;$$ $q$',
      ',',
      'a$b$',
      ',',
      '$',
      '1',
      ',',
      '1.5',
    ],
  ])
})

test('a comment in a comment ends before the outer one does', () => {
  expect(tokens('SELECT /* a; /* b; */ c; */ 1; -- SELECT 2;\nSELECT 3')).toEqual([
    ['select', '1'],
    ['select', '3'],
  ])
})

test('the body of a function in plain SQL is part of its statement', () => {
  expect(
    statementsOf(`
      CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT CASE WHEN true THEN 1 END; SELECT 2; END;
      SELECT 1`),
  ).toHaveLength(2)
})

test('what is never closed is one statement to the end', () => {
  for (const open of ["'a;", '"a;', '$$a;', "E'a\\", '/* a;'])
    expect(statementsOf(`SELECT ${open}`), open).toHaveLength(1)
})

const noise = fc.constantFrom(' ', '\n', '\t', ' -- a; \' $$ "\n', " /* ; /* ' */ $$ */ ")
const filling = fc.string({ unit: fc.constantFrom('a', ';', "'", '"', '$', '-', '/', '*', '\\', '\n', 'é') })
const piece = fc.oneof(
  fc.constantFrom('select', 'a1', '(', ')', ',', '=', 'é'),
  filling.map((text) => `'${text.replaceAll("'", "''")}'`),
  filling.map((text) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`),
  filling.map((text) => `$q$${text}$q$`).filter((text) => text.indexOf('$q$', 3) === text.length - 3),
)

test('whatever stands between, in strings and in comments, the pieces of every statement come out as they went in', () => {
  const statement = fc.array(piece, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 5 }), fc.infiniteStream(noise), (statements, between) => {
      const next = () => between.next().value as string
      const file = statements
        .map((pieces) => `${next()}${pieces.map((one) => one + next()).join('')}${next()};`)
        .join('')
      expect(tokens(file)).toEqual(statements)
      for (const { text, tokens: found } of statementsOf(file))
        for (const token of found)
          expect(text.slice(token.at, token.at + token.text.length).toLowerCase()).toBe(token.text.toLowerCase())
    }),
  )
})

test('what is read is the same whatever comes after it, and nothing makes it fail', () => {
  fc.assert(
    fc.property(filling, (text) => {
      const all = statementsOf(text)
      for (const { text: part, tokens: found } of all) {
        expect(text).toContain(part)
        expect(found.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('knows what index is made concurrently, and how that is written within a transaction', () => {
  const [plain, unique, other] = statementsOf(`
    CREATE INDEX CONCURRENTLY IF NOT EXISTS boats_name ON boats (name);
    CREATE UNIQUE INDEX Concurrently "Boats" ON boats (name);
    CREATE INDEX concurrent ON boats (name)`)
  if (!plain || !unique || !other) throw new Error('three statements')
  expect([plain, unique, other].map(concurrentIndexOf)).toEqual(['boats_name', 'Boats', undefined])
  expect(withoutConcurrently(unique)).toBe('CREATE UNIQUE INDEX  "Boats" ON boats (name)')
})
