import { expect, test } from 'vitest'
import { findStructureViolations } from './check-structure.ts'

const check = (path: string, text = '') => findStructureViolations([{ path, text }])

test.each([
  'src/server.ts',
  'src/documents.ts',
  'src/access.test.ts',
  'src/access.files.test.ts',
  'src/testing/app.ts',
  'src/kit/shared/day.ts',
  'src/kit/server/postgres/cluster.ts',
  'src/kit/ui/button.module.css',
  'src/features/blocked-customers/contract.ts',
  'src/features/bookings/rules/prices.test.ts',
  'src/features/bookings/hours/server/routes.test.ts',
  'src/features/bookings/server/emails/confirmation.ts',
  'src/features/bookings/hours/screens/timetable/week-timetable.module.css',
  'src/sites/pages.ts',
  'src/sites/real-estate/theme.css',
  'src/sites/agency/office/mailbox.page.tsx',
  'src/sites/agency/public/home/street.tsx',
  'src/sites/agency/content/privacy.md',
  'src/features/settings/content/accessibility.md',
  'scripts/start.mjs',
  'e2e/booking.test.ts',
])('%s has its place', (path) => {
  expect(check(path)).toEqual([])
})

test.each([
  'src/main.ts',
  'src/models/boat.ts',
  'src/kit/boat.ts',
  'src/kit/browser/boat.ts',
  'src/features/bookings/prices.ts',
  'src/features/bookings/server/booking-service.ts',
  'src/features/bookings/server/emails/deep/mail.ts',
  'src/features/bookings/ui/form.tsx',
  'src/features/bookings/screens/Form.tsx',
  'src/features/Bookings/contract.ts',
  'src/sites/router.tsx',
  'src/sites/casino/layout.tsx',
  'src/sites/rental/server/routes.ts',
  'src/sites/rental/home.page.tsx',
  'src/sites/rental/public/terms.md',
  'src/features/bookings/screens/home.page.tsx',
  'src/sites/rental/public/deep/home.page.tsx',
])('%s has none', (path) => {
  expect(check(path)).toEqual([`${path} has no place in the layout`])
})

test.each([
  'src/kit/shared/date-utils.ts',
  'src/features/bookings/screens/helpers.ts',
  'scripts/misc.ts',
  'bench/common/run.ts',
])('%s says nothing with its name', (path) => {
  expect(check(path)).toEqual([`${path} says nothing with its name: call it by what it does`])
})

test('a crowded folder', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ path: `src/features/bookings/screens/part-${i}.css`, text: '' }))
  expect(findStructureViolations(files(25))).toEqual([])
  expect(findStructureViolations(files(26))).toEqual([
    'src/features/bookings/screens holds 26 files, more than 25: give some a folder',
  ])
})

test('barrels', () => {
  expect(check('src/kit/ui/index.ts')).toEqual(['src/kit/ui/index.ts is a barrel: import from the files themselves'])
  const barrel = "export { Button } from './button.tsx'\nexport * from './field.tsx'"
  expect(check('src/kit/ui/all.ts', barrel)).toEqual([
    'src/kit/ui/all.ts is a barrel: import from the files themselves',
  ])
  expect(check('src/kit/ui/all.ts', `${barrel}\nexport const more = 1`)).toEqual([])
})

test('length', () => {
  const path = 'src/kit/shared/day.ts'
  expect(check(path, `let a${'\n'.repeat(299)}let b\n`)).toEqual([])
  expect(check(path, `let a${'\n'.repeat(300)}let b\n`)).toEqual([`${path} has 301 lines, more than 300`])
  expect(check('src/kit/ui/base.css', `${'\n'.repeat(300)}a{}`)).toHaveLength(1)
  expect(check('db/sample-data/vehicles.json', '\n'.repeat(1000))).toEqual([])
})

test.each([
  'const a: any = 1',
  'const a = b as any',
  'type A = Record<string, any>',
  'function f(...all: any[]) {}',
  'const a = <T extends any>(b: T) => b',
])('the type any: %s', (text) => {
  expect(check('src/kit/shared/day.ts', text)).toEqual(['src/kit/shared/day.ts uses the type any'])
})

test('the word "any" is no type', () => {
  expect(check('src/kit/shared/day.ts', '// as any reader: any\nconst any = "x as any"')).toEqual([])
})

test.each([
  '// @ts-ignore',
  '/* @ts-expect-error: later */',
  '// @ts-nocheck',
  '// biome-ignore lint/suspicious/noExplicitAny: later',
])('the type check is not silenced: %s', (comment) => {
  expect(check('src/kit/shared/day.ts', `${comment}\nconst a = 1`)).toEqual([
    'src/kit/shared/day.ts silences the type check',
  ])
})

test('a file that cannot be read is not passed over', () => {
  expect(check('src/kit/shared/day.ts', 'const = 1')).toEqual([
    expect.stringMatching(/^src\/kit\/shared\/day.ts cannot be read: /),
  ])
})
