import { expect, test } from 'vitest'
import { signatures } from '#features/privacy/rules.columns.ts'
import { registry } from '#features/privacy/rules.registry.ts'
import { isNotFound, type Page, sites } from '#sites/pages.ts'
import { sampleCredentials } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertSomeWork } from '#testing/gallery.ts'
import { openSite } from '#testing/site.ts'
import { loadSampleData } from '../db/sample-data/load.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await loadSampleData(site.sql, 'db/sample-data', site.env, sampleCredentials, { withTill: true, withGallery: false })
const work = await insertSomeWork(site.sql)
const browser = await launchChromium()

type Place = { table: string; column: string }

/** What people type of themselves and of each other, by the registry of what is known of them; and of what they sell. */
const typed: Place[] = [
  ...registry.flatMap(({ table, columns }) => Object.keys(columns).map((column) => ({ table, column }))),
  ...Object.entries(signatures).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => ({ table, column })),
  ),
  ...['products.name', 'gallery_items.title', 'gallery_items.alt', 'gallery_items.series', 'audit_log.actor'].map(
    (place) => ({ table: place.split('.')[0] ?? '', column: place.split('.')[1] ?? '' }),
  ),
]

/** Puts it wherever the database takes it, and says where. Each place says its own number when it runs. */
async function spoil(): Promise<Place[]> {
  const spoiled: Place[] = []
  for (const place of typed) {
    const { sql } = site
    const [column] = await sql<{ type: string }[]>`
      SELECT data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${place.table} AND column_name = ${place.column}`
    if (column?.type !== 'text') continue
    const text = `<img src=q onerror=h(${spoiled.length})>`
    const changed = await sql`
      UPDATE ${sql(place.table)} SET ${sql(place.column)} = ${text} WHERE ${sql(place.column)} <> '' RETURNING 1`.catch(
      () => [],
    )
    if (changed.length > 0) spoiled.push(place)
  }
  return spoiled
}

const shown = Object.values(sites)
  .flatMap(({ pages }) => pages)
  .filter((page) => page.file.includes('/office/') && !isNotFound(page))
  .map(({ path }: Page) => path.replace(/\/:\w+\?/g, ''))
  .filter((path) => !path.includes(':'))

test('What people typed is shown as text on every screen of the office and in the gallery, also where no policy helps.', async () => {
  const spoiled = await spoil()
  expect(spoiled.length).toBeGreaterThan(30)
  await site.live.changed('bookings', 'vehicles', 'gallery', 'settings')
  const tab = await openTab(browser, site, { as: 'root', bypassCSP: true })
  tab.allowComplaint(/./)
  const run: string[] = []
  await tab.exposeFunction('h', (n: number) => run.push(`${spoiled[n]?.table}.${spoiled[n]?.column}`))
  tab.on('request', (request) => request.url().endsWith('/q') && run.push(request.url()))
  let withText = 0
  for (const address of [...shown, '/ArtAlley/gallery', `/ArtAlley/gallery/${work}`]) {
    await tab.goto(address)
    await tab.locator('h1').first().waitFor()
    await tab.untilQuiet()
    expect([address, run]).toEqual([address, []])
    if ((await textOf(tab)).includes('onerror=h(')) withText++
  }
  // As it was typed, and not left out either.
  expect(withText).toBeGreaterThan(12)
})

test('That test can fail: the same text as HTML runs where no policy helps.', async () => {
  const tab = await openTab(browser, site, { bypassCSP: true })
  tab.allowComplaint(/./)
  const run: number[] = []
  await tab.exposeFunction('h', (n: number) => run.push(n))
  await tab.goto('/imprint')
  await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=q onerror=h(7)>'))
  await expect.poll(() => run).toEqual([7])
})

/** What can be read or is in a field. */
const textOf = (tab: Tab) =>
  tab.evaluate(
    () =>
      document.body.innerText +
      Array.from(document.querySelectorAll('input, textarea'), (one) => (one as HTMLInputElement).value).join('\n'),
  )
