import { expect, test } from 'vitest'
import { signatures } from '#features/privacy/content/columns.ts'
import { registry } from '#features/privacy/content/registry.ts'
import { SignedLinks } from '#kit/server/security/signed-links.ts'
import { isNotFound, type Page, sites } from '#sites/pages.ts'
import { sampleCredentials } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertSomeComment, insertSomeWork } from '#testing/gallery.ts'
import { openSite } from '#testing/site.ts'
import { insertVoucher } from '#testing/voucher.ts'
import { loadSampleData } from '../db/sample-data/load.ts'
import { openTab, type Tab } from './tab.ts'
import { openEverything } from './whatever-opens.ts'

const site = await openSite()
const { sql } = site
await loadSampleData(sql, 'db/sample-data', site.env, sampleCredentials, { withTill: true, withGallery: false })
const work = await insertSomeWork(sql)
await insertSomeComment(sql, work, { parent: await insertSomeComment(sql, work), depth: 2 })
const voucher = await insertVoucher(sql)
for (const contract of [voucher.reference, 'the blue one'])
  await site
    .visitor()
    .post('/api/withdrawals/', { name: 'Ada', contract, email: 'mira@guests.example', comment: 'Yes' })
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

/** One letter, as wide as a page where it is not clipped. */
const stacked = `Z${'\u0351\u0321\u034e\u20dd'.repeat(22)}`

/** Puts a text wherever the database takes it, and says where. */
async function spoil(textOf: (place: number) => string): Promise<Place[]> {
  const spoiled: Place[] = []
  for (const place of typed) {
    const [column] = await sql<{ type: string }[]>`
      SELECT data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${place.table} AND column_name = ${place.column}`
    if (column?.type !== 'text') continue
    const text = textOf(spoiled.length)
    const changed = await sql`
      UPDATE ${sql(place.table)} SET ${sql(place.column)} = ${text} WHERE ${sql(place.column)} <> '' RETURNING 1`.catch(
      () => [],
    )
    if (changed.length > 0) spoiled.push(place)
  }
  return spoiled
}

/** A vehicle whose name is one too: names differ, so that not all can have it. */
async function spoilVehicle(name: string): Promise<string> {
  await sql`UPDATE vehicles SET name = ${name} WHERE id = (SELECT min(id) FROM vehicles WHERE type = 'motorboats')`
  return name
}

/** Addresses that show what was typed: those of the office, and of visitors those behind an id or a link. */
async function addresses(vehicleName: string): Promise<string[]> {
  const vehicle = encodeURIComponent(await spoilVehicle(vehicleName))
  const [booking] = await sql<{ id: string; reference: string }[]>`
    SELECT id, reference FROM bookings WHERE canceled_at IS NULL AND name <> '' ORDER BY starts_at DESC LIMIT 1`
  const [receipt] =
    await sql`SELECT min(position) AS position FROM till_entries WHERE business = 'rental' AND kind = 'sale'`
  const [closure] = await sql`
    INSERT INTO closures (vehicle_id, starts_at, ends_at, reason, closed_by)
    SELECT vehicle_id, starts_at, starts_at + interval '1 day', ${vehicleName}, ${vehicleName} FROM bookings WHERE id = ${booking?.id ?? 0}
    RETURNING id`
  const filled = (path: string) =>
    path
      .replace(':vehicleType', 'motorboats')
      .replace(':vehicleName', vehicle)
      .replace(':booking', String(booking?.id))
      .replace(':closure', String(closure?.id))
      .replace(/:position\?/, String(receipt?.position))
      .replace(':productType', 'drinks')
  const office = Object.values(sites)
    .flatMap(({ pages }) => pages)
    .filter((page) => page.file.includes('/office/') && !isNotFound(page))
    .map(({ path }: Page) => filled(path))
  const links = new SignedLinks('a key that only the tests sign their links with')
  const linkTo = (kind: string, id: string) => links.sign({ kind, id }, Temporal.Instant.from('2029-06-01T00:00:00Z'))
  const visitors = [
    '/RentalRevolution/overview/motorboats',
    `/RentalRevolution/boats/${vehicle}`,
    `/RentalRevolution/book2/motorboats/${vehicle}`,
    `/RentalRevolution/my-booking#${linkTo('booking', booking?.reference ?? '')}`,
    `/RentalRevolution/my-voucher#${linkTo('voucher', voucher.reference)}`,
    `/RentalRevolution/withdrawal#${linkTo('voucher', voucher.reference)}`,
    '/ArtAlley/gallery',
    `/ArtAlley/gallery/${work}`,
  ]
  const all = [...office, ...visitors]
  expect(all.filter((address) => /\/:|null|undefined/.test(address))).toEqual([])
  return all
}

test('What people typed is shown as text on every screen of the office and of visitors, and in what opens there, also where no policy helps; letters with marks stacked on them make no page wider than the screen, nor push a button off it.', async () => {
  const spoiled = await spoil((place) => `<img src=q onerror=h(${place})> ${stacked}`)
  expect(spoiled.length).toBeGreaterThan(30)
  const left = await addresses('<img src=q onerror=h(-1)>')
  await site.live.changed('bookings', 'vehicles', 'gallery', 'settings')
  const run: string[] = []
  const seen = { pages: [] as string[], stacked: 0, dialogs: [] as string[] }
  const wide: string[] = []
  const say = (n: number) => run.push(n < 0 ? 'vehicles.name' : `${spoiled[n]?.table}.${spoiled[n]?.column}`)
  const walk = async () => {
    const tab = await openTrusting(say)
    tab.on('request', (request) => request.url().endsWith('/q') && run.push(request.url()))
    for (let address = left.shift(); address; address = left.shift()) {
      await tab.setViewportSize({ width: 390, height: 844 })
      await tab.goto(address)
      await tab.locator('h1').first().waitFor()
      await tab.untilQuiet()
      for (const width of [390, 1440]) {
        await tab.setViewportSize({ width, height: 844 })
        wide.push(...(await tab.evaluate(whatIsTooWide)).map((what) => `${address} at ${width}: ${what}`))
      }
      const text = await textOf(tab)
      if (text.includes('onerror=h(')) seen.pages.push(address)
      if (text.includes('Z\u0351')) seen.stacked++
      seen.dialogs.push(...(await openEverything(tab, address)))
      expect([address, run]).toEqual([address, []])
    }
  }
  await Promise.all([walk(), walk()])
  expect(wide).toEqual([])
  // As it was typed, and not left out either.
  expect(Math.min(seen.pages.length, seen.stacked)).toBeGreaterThan(20)
  expect(seen.dialogs.filter((text) => text.includes('onerror=h(')).length).toBeGreaterThan(12)
})

test('That test can fail: the same text as HTML runs where no policy helps, on the page and in a dialog.', async () => {
  const run: number[] = []
  const tab = await openTrusting((n) => run.push(n))
  await tab.goto('/imprint')
  // Once the page is at work; what comes before may be drawn over.
  await tab.untilQuiet()
  await expect
    .poll(() =>
      tab.evaluate(() =>
        [...document.body.children].some((it) => Object.keys(it).some((key) => key.startsWith('__react'))),
      ),
    )
    .toBe(true)
  await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=q onerror=h(7)>'))
  await expect.poll(() => run).toEqual([7])
  await tab.evaluate(() => {
    const opener = document.createElement('button')
    opener.textContent = 'Look'
    opener.onclick = () => {
      document.body.insertAdjacentHTML('beforeend', '<dialog>Here <img src=q onerror=h(8)></dialog>')
      document.querySelector('dialog')?.showModal()
    }
    document.querySelector('main')?.append(opener)
  })
  expect(await openEverything(tab, '/imprint')).toEqual(['Here'])
  await expect.poll(() => run).toEqual([7, 8])
})

/** Runs in the page. Tables and the like that scroll by themselves may be wider. */
function whatIsTooWide(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const scrollsItself = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsItself(element.parentElement))
  const { scrollWidth, clientWidth } = document.documentElement
  const off = Array.from(document.querySelectorAll('main button, main a, main input, main select, main textarea'))
    .filter((one) => one.checkVisibility() && !scrollsItself(one))
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    })
    .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`)
  const widest = () =>
    Array.from(document.querySelectorAll('body *'))
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !scrollsItself(one))
      .map((one) => `${one.tagName} ${one.className}`)
  return scrollWidth > clientWidth ? [`${scrollWidth} px: ${widest().slice(-3)}`, ...off] : off
}

/** Root at a browser that runs whatever is there. */
async function openTrusting(said: (n: number) => void): Promise<Tab> {
  const tab = await openTab(browser, site, { as: 'root', bypassCSP: true })
  tab.allowComplaint(/./)
  await tab.exposeFunction('h', said)
  return tab
}

/** What can be read or is in a field. */
const textOf = (tab: Tab) =>
  tab.evaluate(
    () =>
      document.body.innerText +
      Array.from(document.querySelectorAll('input, textarea'), (one) => (one as HTMLInputElement).value).join('\n'),
  )
