import { expect, test } from 'vitest'
import { chooseTests, most, tell } from './choose-tests.ts'

/** A small product: files and what they consist of. */
const product: Record<string, string> = {
  'src/app.ts': "import '#features/vouchers/server/routes.ts'; import '#features/bookings/server/routes.ts'",
  'src/app.test.ts': "import '#testing/app.ts'",
  'src/testing/app.ts': "import '#app'; import '#features/sign-in/server/routes.ts'",
  'src/features/vouchers/rules.ts': "import '#kit/shared/money.ts'",
  'src/features/vouchers/rules.test.ts': "import './rules.ts'",
  'src/features/vouchers/contract.ts': '',
  'src/features/vouchers/screens/shop.tsx':
    "import './shop.module.css'; import '../rules.ts'; import '../contract.ts'; import '#kit/ui/button.tsx'",
  'src/features/vouchers/screens/shop.module.css': '',
  'src/features/vouchers/server/routes.ts': "import '../contract.ts'",
  'src/features/vouchers/server/routes.test.ts': "import '#testing/app.ts'",
  'src/features/bookings/server/routes.ts': "import '#features/vouchers/rules.ts'",
  'src/features/bookings/server/routes.test.ts': "import '#testing/app.ts'",
  'src/features/sign-in/server/routes.ts': '',
  'src/features/sign-in/server/routes.test.ts': "import '#testing/app.ts'",
  'src/kit/shared/money.ts': '',
  'src/kit/ui/button.tsx': '',
  'src/sites/rental/public/vouchers.page.tsx': "import '#features/vouchers/screens/shop.tsx'",
  'src/sites/rental/public/home.page.tsx': "import '#kit/ui/button.tsx'",
  'src/sites/rental/layout.tsx': '',
  'e2e/tab.ts': "import '#testing/app.ts'",
  'e2e/voucher-page.ts': "tab.goto('/RentalRevolution/vouchers')",
  'e2e/voucher.test.ts': "import './tab.ts'; import './voucher-page.ts'",
  'e2e/home.test.ts': "import './tab.ts'; tab.goto('/RentalRevolution')",
  'e2e/imprint.test.ts': "import './tab.ts'; tab.goto('/imprint')",
  'e2e/pages.test.ts': "import { sites } from '#sites/pages.ts'",
  'scripts/start.test.ts': "read('scripts/start.mjs')",
}

const files = Object.entries(product).map(([path, text]) => ({ path, text }))
const choose = (...changed: string[]) => chooseTests(files, changed)
const pathsOf = (choices: readonly { path: string }[]) => choices.map(({ path }) => path).sort()
const run = (...changed: string[]) => pathsOf(choose(...changed).run)

test('A test that changed runs itself, and one that is gone does not.', () => {
  expect(run('e2e/home.test.ts')).toEqual(['e2e/home.test.ts'])
  expect(choose('e2e/gone.test.ts').run).toEqual([])
})

test('A screen, or what gives it its looks, is seen by the journeys that go to its page, also by the helper they share.', () => {
  for (const part of ['shop.tsx', 'shop.module.css'])
    expect(run(`src/features/vouchers/screens/${part}`)).toEqual(['e2e/voucher.test.ts'])
})

test('The frame of a site is seen on its pages and on no others.', () => {
  expect(run('src/sites/rental/layout.tsx')).toEqual(['e2e/home.test.ts', 'e2e/voucher.test.ts'])
})

test('A rule runs its tests, those of the servers that apply it, and the journeys that see it.', () => {
  expect(run('src/features/vouchers/rules.ts')).toEqual([
    'e2e/voucher.test.ts',
    'src/features/bookings/server/routes.test.ts',
    'src/features/vouchers/rules.test.ts',
    'src/features/vouchers/server/routes.test.ts',
  ])
})

test('What a server does is tested by its feature and by journeys to the screens that call it.', () => {
  expect(run('src/features/vouchers/server/routes.ts')).toEqual([
    'e2e/voucher.test.ts',
    'src/features/vouchers/server/routes.test.ts',
  ])
})

test('What the helpers of tests use is no reason to run every test.', () => {
  expect(run('src/features/sign-in/server/routes.ts')).toEqual(['src/features/sign-in/server/routes.test.ts'])
})

test('The tests of the whole application run when that changes.', () => {
  expect(run('src/app.ts')).toEqual(['src/app.test.ts'])
})

test('A helper of tests runs those that are written with it.', () => {
  expect(run('e2e/voucher-page.ts')).toEqual(['e2e/voucher.test.ts'])
  expect(pathsOf([...choose('src/testing/app.ts').run, ...choose('src/testing/app.ts').left])).toContain(
    'e2e/home.test.ts',
  )
})

test('A file that is opened or started is known by its name.', () => {
  expect(run('scripts/start.mjs')).toEqual(['scripts/start.test.ts'])
})

test('Nearest first, no more than can be waited for, and the rest is told.', () => {
  const many = Array.from({ length: most.journeys + 3 }, (_, i) => ({
    path: `e2e/more-${i}.test.ts`,
    text: "tab.goto('/RentalRevolution'); tab.goto('/RentalRevolution/vouchers')",
  }))
  const choice = chooseTests([...files, ...many], ['src/kit/ui/button.tsx', 'README.md'])
  expect(choice.run).toHaveLength(most.journeys)
  expect(choice.run[0]).toEqual({ path: 'e2e/home.test.ts', kind: 'journeys', why: 'goes to /RentalRevolution' })
  expect(choice.left.map(({ path }) => path)).toContain('e2e/pages.test.ts')
  expect(choice.unknown).toEqual(['README.md'])
  expect(tell(choice).split('\n')).toEqual([
    `Tests that this can touch: ${most.journeys} journeys`,
    ...choice.run.map(({ path }) => `  ${path}: goes to /RentalRevolution`),
    expect.stringMatching(/^Not run, since farther away or going everywhere: 6 journeys: .*e2e\/pages/),
    'Nothing is known to stand on README.md',
    'npm test runs everything.',
  ])
})
