import { expect, test } from 'vitest'
import { areaOf, sites } from '../src/sites/pages.ts'
import { findWeightViolations, tableOf, weighPages } from './check-weight.ts'

const chunk = (file: string, more: { imports?: string[]; css?: string[] } = {}) => ({ file, ...more })

/** A build in which every page has a chunk of its own and all share two. */
const manifest = {
  'index.html': chunk('assets/entry.js', { imports: ['_react.js'] }),
  'src/sites/start.tsx': chunk('assets/start.js', { imports: ['_react.js'] }),
  '_react.js': chunk('assets/react.js'),
  '_charts.js': chunk('assets/charts.js'),
  ...Object.fromEntries(
    Object.values(sites).flatMap(({ layout, pages }) => [
      [`src/sites/${layout}`, chunk('assets/layout.js', { imports: ['_react.js'], css: ['assets/layout.css'] })],
      ...pages.map(({ file }) => [`src/sites/${areaOf(file)}`, chunk('assets/area.js')]),
      ...pages.map(({ file }) => [
        `src/sites/${file}`,
        { ...chunk(`assets/${file}.js`), dynamicImports: ['_charts.js'] },
      ]),
    ]),
  ),
}

test("a page weighs the entry, the shell, its layout, its area's list, itself and what they share, once; nothing lazy", () => {
  const weights = weighPages(
    manifest,
    (file) =>
      ({
        'assets/entry.js': 5,
        'assets/react.js': 60,
        'assets/layout.js': 700,
        'assets/area.js': 10_000,
        'assets/start.js': 100_000,
      })[file] ?? 8000,
  )
  expect(new Set(weights.map(({ bytes }) => bytes))).toEqual(new Set([118_765]))
  const prerendered = Object.values(sites).flatMap(({ pages }) => pages.filter(({ prerender }) => prerender))
  expect(weights).toHaveLength(prerendered.length)
})

test('the booking page may weigh 142 KB, any other 103', () => {
  const booking = '/RentalRevolution/book/:vehicleType/:vehicleName?'
  const weighAt = (bytes: number) =>
    findWeightViolations(weighPages(manifest, (file) => (file === 'assets/entry.js' ? bytes : 0)))
  expect(weighAt(103_000)).toEqual([])
  expect(weighAt(103_001)).toContain('/ loads 103.0 KB of JavaScript, more than 103.0 KB')
  expect(weighAt(142_000).some((sentence) => sentence.startsWith(booking))).toBe(false)
  expect(weighAt(142_100)).toContain(`${booking} loads 142.1 KB of JavaScript, more than 142.0 KB`)
})

test('a page that is not in the build is an error, not weightless', () => {
  expect(() => weighPages({ 'index.html': chunk('assets/entry.js') }, () => 0)).toThrow(
    /^The build has no src\/sites\//,
  )
})

test('the table lists the heaviest first', () => {
  const table = tableOf([
    { path: '/light', bytes: 1000, limit: 100_000 },
    { path: '/heavy', bytes: 90_000, limit: 100_000 },
  ])
  expect(table).toBe('  90.0 KB of 100.0 KB  /heavy\n   1.0 KB of 100.0 KB  /light')
})
