import { expect, test } from 'vitest'
import { findImportViolations } from './check-imports.ts'

/** Files given as path and the paths they import. */
function check(files: Record<string, string>): string[] {
  return findImportViolations(Object.entries(files).map(([path, text]) => ({ path, text })))
}

/** What is wrong with one import between two files that exist. */
const importing = (from: string, specifier: string, to: string) => check({ [from]: `import '${specifier}'`, [to]: '' })

test.each([
  ['src/features/bookings/rules.ts', './contract.ts', 'src/features/bookings/contract.ts'],
  ['src/features/bookings/rules.ts', '#features/settings/rules.ts', 'src/features/settings/rules.ts'],
  ['src/features/bookings/rules.ts', '#kit/shared/day.ts', 'src/kit/shared/day.ts'],
  ['src/features/bookings/screens/form.tsx', '../rules.ts', 'src/features/bookings/rules.ts'],
  ['src/features/bookings/screens/form.tsx', '#kit/ui/button.tsx', 'src/kit/ui/button.tsx'],
  [
    'src/features/bookings/hours/server/routes.ts',
    '#features/settings/server/queries.ts',
    'src/features/settings/server/queries.ts',
  ],
  ['src/features/bookings/hours/server/routes.test.ts', '#testing/app.ts', 'src/testing/app.ts'],
  ['src/testing/app.ts', '#app', 'src/app.ts'],
  ['src/features/bookings/server/words.ts', './words/de.ts', 'src/features/bookings/server/words/de.ts'],
  ['src/server.ts', '#app', 'src/app.ts'],
  ['src/server.ts', '../db/sample-data/load.ts', 'db/sample-data/load.ts'],
  ['src/app.ts', '#sites/pages.ts', 'src/sites/pages.ts'],
  ['src/sites/rental/public/home.page.tsx', '#sites/modules.ts', 'src/sites/modules.ts'],
  ['src/sites/rental/public/home.page.tsx', '../layout.tsx', 'src/sites/rental/layout.tsx'],
  [
    'src/sites/rental/public/home.page.tsx',
    '#features/vehicles/screens/card.tsx',
    'src/features/vehicles/screens/card.tsx',
  ],
  ['src/kit/server/http/http.ts', '#kit/shared/problem.ts', 'src/kit/shared/problem.ts'],
  ['scripts/build.ts', '../src/sites/pages.ts', 'src/sites/pages.ts'],
  ['bench/run.ts', '#app', 'src/app.ts'],
])('%s may import %s', (from, specifier, to) => {
  expect(importing(from, specifier, to)).toEqual([])
})

test.each([
  [
    'src/kit/shared/day.ts',
    '#features/bookings/rules.ts',
    'src/features/bookings/rules.ts',
    'kit knows nothing of the product',
  ],
  [
    'src/kit/shared/day.ts',
    '#kit/server/postgres/db.ts',
    'src/kit/server/postgres/db.ts',
    'kit/shared is for browser and server alike',
  ],
  ['src/kit/ui/button.tsx', '#kit/server/postgres/db.ts', 'src/kit/server/postgres/db.ts', 'it runs in the browser'],
  [
    'src/features/bookings/rules/paying.ts',
    '../server/words.ts',
    'src/features/bookings/server/words.ts',
    'it runs in the browser',
  ],
  [
    'src/features/bookings/screens/form.tsx',
    '../server/queries.ts',
    'src/features/bookings/server/queries.ts',
    'it runs in the browser',
  ],
  [
    'src/features/bookings/screens/form.tsx',
    '#sites/pages.ts',
    'src/sites/pages.ts',
    'features do not know who shows them',
  ],
  ['src/features/bookings/hours/server/routes.ts', '#app', 'src/app.ts', 'features do not know who shows them'],
  [
    'src/features/bookings/hours/server/routes.ts',
    '../../screens/form.tsx',
    'src/features/bookings/screens/form.tsx',
    'the server draws no screens',
  ],
  [
    'src/features/bookings/contract.ts',
    './screens/form.tsx',
    'src/features/bookings/screens/form.tsx',
    'contracts and rules stand on contracts, rules and kit/shared only',
  ],
  [
    'src/features/bookings/rules/prices.ts',
    '#kit/ui/api.ts',
    'src/kit/ui/api.ts',
    'contracts and rules stand on contracts, rules and kit/shared only',
  ],
  [
    'src/sites/rental/layout.tsx',
    '#kit/server/postgres/db.ts',
    'src/kit/server/postgres/db.ts',
    'it runs in the browser',
  ],
  ['src/sites/rental/layout.tsx', '#sites/art/layout.tsx', 'src/sites/art/layout.tsx', 'it belongs to another site'],
  ['src/app.ts', '#testing/app.ts', 'src/testing/app.ts', 'it is for tests only'],
  ['src/features/bookings/rules.ts', './rules.test.ts', 'src/features/bookings/rules.test.ts', 'it is for tests only'],
  ['src/app.ts', '../scripts/build.ts', 'scripts/build.ts', 'the product does not stand on its tools'],
  ['db/sample-data/load.ts', '#sites/pages.ts', 'src/sites/pages.ts', 'sample data stand on features and kit'],
  ['scripts/build.ts', '../bench/run.ts', 'bench/run.ts', 'nothing stands on checks'],
])('%s must not import %s', (from, specifier, to, because) => {
  expect(importing(from, specifier, to)).toContain(`${from} must not import ${specifier}: ${because}`)
})

test.each([
  ['src/kit/shared/fields.ts', 'zod'],
  ['src/features/bookings/contract.ts', 'zod/v4'],
  ['src/sites/start.tsx', 'zod'],
])('%s must not import the whole of zod (%s)', (from, specifier) => {
  expect(check({ [from]: `import * as z from '${specifier}'` })).toEqual([
    `${from} must not import ${specifier}: the browser gets zod/mini only`,
  ])
  expect(check({ [from]: "import * as z from 'zod/mini'" })).toEqual([])
})

test('the modules of Node are for the server', () => {
  expect(check({ 'src/features/bookings/rules.ts': "import 'node:fs'" })).toEqual([
    'src/features/bookings/rules.ts must not import node:fs: it runs in the browser',
  ])
  expect(check({ 'src/features/bookings/server/queries.ts': "import 'node:fs'" })).toEqual([])
})

test('type imports, re-exports and lazy imports count', () => {
  const to = { 'src/features/bookings/server/queries.ts': '' }
  const from = 'src/features/bookings/screens/form.tsx'
  for (const text of [
    "import type { A } from '../server/queries.ts'",
    "export { a } from '../server/queries.ts'",
    "const a = import('../server/queries.ts')",
  ]) {
    expect(check({ ...to, [from]: text })).toEqual([
      `${from} must not import ../server/queries.ts: it runs in the browser`,
    ])
  }
})

test('spelling: endings, relative at home, # elsewhere', () => {
  const files = { 'src/kit/shared/money.ts': '', 'src/kit/server/postgres/db.ts': '' }
  const from = 'src/kit/server/http/http.ts'
  expect(check({ ...files, [from]: "import './db'" })).toEqual([`${from} imports ./db, which is no file`])
  expect(check({ ...files, [from]: "import '#kit/server/postgres/db.ts'" })).toEqual([
    `${from} imports #kit/server/postgres/db.ts of its own home: write a relative path`,
  ])
  expect(check({ ...files, [from]: "import '../../shared/money.ts'" })).toEqual([
    `${from} imports ../../shared/money.ts from outside its home: write it with #`,
  ])
})

test('circles, also of types and also over three files', () => {
  expect(
    check({
      'src/kit/ui/a.ts': "import './b.ts'",
      'src/kit/ui/b.ts': "import type { C } from './c.ts'",
      'src/kit/ui/c.ts': "export const load = () => import('./a.ts')",
      'src/kit/ui/d.ts': "import './a.ts'",
    }),
  ).toEqual(['circle of imports: src/kit/ui/a.ts → src/kit/ui/b.ts → src/kit/ui/c.ts → src/kit/ui/a.ts'])
})
