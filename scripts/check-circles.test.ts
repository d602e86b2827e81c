import { expect, test } from 'vitest'
import { findCircleViolations } from './check-circles.ts'

/** Files given as path and the paths they import. */
const check = (imports: Record<string, string>) =>
  findCircleViolations(Object.entries(imports).map(([path, specifier]) => ({ path, text: `import '${specifier}'` })))

const knot = {
  'src/features/bookings/rules.ts': '#features/vouchers/rules.ts',
  'src/features/vouchers/server/routes.ts': '#features/payments/contract.ts',
  'src/features/payments/screens/pay.tsx': '#features/bookings/screens/ticket.tsx',
}

test('Features that stand on each other are a circle, also over a third.', () => {
  expect(check(knot)).toEqual([
    'circle of features: bookings → vouchers → payments → bookings (src/features/bookings/rules.ts imports ' +
      'src/features/vouchers/rules.ts; src/features/vouchers/server/routes.ts imports ' +
      'src/features/payments/contract.ts; src/features/payments/screens/pay.tsx imports ' +
      'src/features/bookings/screens/ticket.tsx)',
  ])
})

test('Two circles between features are two.', () => {
  const more = { ...knot, 'src/features/vouchers/screens/form.tsx': '#features/bookings/screens/ticket.tsx' }
  expect(check(more)).toEqual([
    expect.stringContaining('circle of features: bookings → vouchers → bookings'),
    expect.stringContaining('circle of features: vouchers → payments → bookings → vouchers'),
  ])
})

test('Folders stand on each other in one direction, commands included.', () => {
  expect(check({ 'scripts/bench.mjs': '../bench/run.ts', 'bench/office.ts': '../scripts/chromium.mjs' })).toEqual([
    'circle of folders: scripts → bench → scripts (scripts/bench.mjs imports bench/run.ts; bench/office.ts imports ' +
      'scripts/chromium.mjs)',
  ])
  expect(
    check({ 'src/kit/ui/a.tsx': '#features/b/contract.ts', 'src/features/b/rules.ts': '#kit/shared/c.ts' }),
  ).toEqual([expect.stringContaining('circle of folders: src/kit → src/features → src/kit')])
})

test('Who starts everything and whoever tests it stand above, and close no circle.', () => {
  expect(
    check({
      'src/server.ts': '../db/sample-data/load.ts',
      'db/sample-data/load.ts': '../../src/features/bookings/contract.ts',
      'src/testing/site.ts': '#app',
      'src/app.ts': '#features/bookings/contract.ts',
      'src/trust.test.ts': '../scripts/source-files.ts',
      'scripts/build.ts': '../src/app.ts',
      'src/features/bookings/server/routes.test.ts': '#features/vouchers/rules.ts',
      'src/features/vouchers/rules.ts': '#features/bookings/rules.ts',
    }),
  ).toEqual([])
})
