import { readFileSync } from 'node:fs'
import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import type { VehicleType } from '#features/vehicles/contract.ts'
import { isNotFound, type Page, sites } from '#sites/pages.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertClosure } from '#testing/closures.ts'
import { insertBooking } from '#testing/fleet.ts'
import { insertSomeWork } from '#testing/gallery.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { record, someSale } from '#testing/till.ts'
import { expectAccessible, findBarriers } from './accessible.ts'
import { step } from './step.ts'
import { openTab, type Tab, watchThirdParties } from './tab.ts'

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()

const testOrder = 'order-for-the-check-of-all-pages'
await site.sql`
  INSERT INTO test_orders (id, key, amount, currency, description)
  VALUES (${testOrder}, ${testOrder}, 5000, 'USD', 'Bittern, 2 nights')`

const [{ boat } = { boat: 0 }] = await site.sql<{ boat: number }[]>`SELECT min(id) AS boat FROM vehicles`
await insertBooking(site.sql, boat, '2026-06-01T10:00', '2026-06-01T12:00')
const [{ testBooking } = { testBooking: 0 }] = await site.sql<{ testBooking: number }[]>`
  SELECT max(id)::int AS "testBooking" FROM bookings`

const testClosure = await insertClosure(site.sql)

const testPayment = 'payment-for-the-check-of-all-pages'
await site.sql`
  INSERT INTO payments (id, booking_id, provider, amount, description, state, capture_id, captured, expires_at)
  VALUES (${testPayment}, ${testBooking}, 'test', 5000, 'Bittern', 'captured', ${testPayment}, 5000, now())`

const { position: testReceipt } = await record(site, someSale())

const testWork = await insertSomeWork(site.sql)

const fleet: { type: VehicleType; name: string }[] = JSON.parse(readFileSync('db/sample-data/vehicles.json', 'utf8'))

/** Every address a page of the list can stand at, with a vehicle of the sample fleet where one is named. */
function addressesOf({ path, params = {} }: Page): string[] {
  const types = params.vehicleType ?? ['']
  const patterns = path.includes('?') ? [path.replace(/\/:\w+\?/, ''), path.replace('?', '')] : [path]
  // Without its last part an address is the same for all.
  return [...new Set(patterns.flatMap((pattern) => types.map((type) => fill(pattern, type))))]
}

function fill(pattern: string, type: string): string {
  const vehicle = fleet.find((one) => one.type === type) ?? fleet[0]
  const address = pattern
    .replace('/*', '/404')
    .replace(':vehicleType', type)
    .replace(':vehicleName', encodeURIComponent(vehicle?.name ?? ''))
    .replace(':order', testOrder)
    .replace(':payment', testPayment)
    .replace(':booking', String(testBooking))
    .replace(':closure', String(testClosure))
    .replace(':position', String(testReceipt))
    .replace(':productType', 'drinks')
    .replace(':itemId', String(testWork))
    .replace(':property', '1')
  if (address.includes(':')) throw new Error(`the check of all pages does not know how to fill ${address}`)
  return address
}

const pages = Object.values(sites).flatMap((one) => one.pages)

/** Who logs out is a stranger to the pages after it. */
const isLogout = ({ path }: Page) => path.endsWith('/logout')
const isOffice = ({ file }: Page) => file.includes('/office/')

/** Who goes through which pages, one after the other in one tab: the scripts are read once. */
const rounds = Object.entries(sites).flatMap(([name, one]) => [
  { name, who: 'visitors', visited: one.pages.filter((page) => !isOffice(page) && !isLogout(page)) },
  { name, who: 'staff', visited: one.pages.filter((page) => isOffice(page) && !isLogout(page)) },
  { name, who: 'staff who leave', visited: one.pages.filter(isLogout) },
])

/** Which page a title belongs to: no two have the same. */
const titles = new Map<string, Page>()
/** And what each visited address is called. */
const titleAt = new Map<string, string>()

test.each(rounds.filter(({ visited }) => visited.length > 0))(
  'Every page of $name for $who has what every page has, keeps nobody out and fits on every screen.',
  async ({ who, visited }) => {
    const tab = await openTab(browser, site, who === 'visitors' ? {} : { as: 'root' })
    const thirdParties = watchThirdParties(tab, site)
    for (const page of visited)
      await step(page.path, async () => {
        if (isNotFound(page)) tab.expectComplaint(/status of 404 .*\/404$/)
        // The others of a page differ in what they show, not in how it is made.
        for (const [i, address] of addressesOf(page).entries())
          await (i === 0 ? expectSound(tab, address, page) : expectPage(tab, address, page, [390, 360, 320]))
      })
    // Nobody agreed to anything.
    expect(thirdParties).toEqual([])
  },
  300_000,
)

/** On a desk and on phones, with the text as it is and spaced, and once more on a phone in the dark where the site knows it. */
async function expectSound(tab: Tab, address: string, page: Page) {
  await tab.setViewportSize({ width: 1440, height: 900 })
  await expectPage(tab, address, page, [])
  expect([await findBarriers(tab), await runningAnimations(tab)]).toEqual([[], []])
  for (const width of [390, 360, 320]) await expectFitting(tab, address, width)
  await tab.evaluate(spaceText)
  for (const width of [1440, 390]) await expectFitting(tab, `${address} with wide text`, width)
  if ((await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)) !== 'light') {
    await tab.emulateMedia({ colorScheme: 'dark' })
    await tab.reload()
    await untilDrawn(tab)
  }
  await expectAccessible(tab)
  await tab.emulateMedia({ colorScheme: 'light' })
}

async function expectPage(tab: Tab, address: string, page: Page, widths: number[]) {
  const response = await tab.goto(address)
  await expectNoInlineScript(response)
  await untilDrawn(tab)
  const title = await tab.title()
  const titleOf = titles.get(title) ?? page
  titles.set(title, page)
  titleAt.set(address, title)
  expect({
    address: new URL(tab.url()).pathname,
    status: response?.status(),
    titleOf,
    hasTitle: title !== '',
    headings: await tab.locator('h1').count(),
    mains: await tab.locator('main').count(),
  }).toEqual({
    address,
    status: isNotFound(page) ? 404 : 200,
    titleOf: page,
    hasTitle: true,
    headings: 1,
    mains: 1,
  })
  expect([address, await oddPictures(tab)]).toEqual([address, []])
  for (const width of widths) await expectFitting(tab, address, width)
}

async function expectFitting(tab: Tab, message: string, width: number) {
  await tab.setViewportSize({ width, height: 800 })
  await expect.poll(() => widest(tab), { message: `${message} at ${width} px` }).toBe(width)
}

/** What visitors may set for themselves (WCAG 2.2, 1.4.12). */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Pictures with attributes that there are none of, or from a set without saying how wide they are shown. */
const oddPictures = (tab: Tab) =>
  tab
    .locator('img, source')
    .evaluateAll((all) =>
      all
        .filter((it) => it.hasAttribute('colour') || (it.hasAttribute('srcset') && !it.getAttribute('sizes')))
        .map((it) => it.outerHTML),
    )

test('What is rendered beforehand can be read without JavaScript.', async () => {
  const tab = await openTab(browser, site, { javaScriptEnabled: false })
  tab.expectComplaint(/\.js failed: csp/)
  tab.expectComplaint(/status of 404/)
  for (const open of pages.flatMap(({ prerender = [] }) => prerender)) {
    const address = fill(open, open.split('/')[3] ?? '')
    await tab.goto(address, { waitUntil: 'domcontentloaded' })
    expect([address, await tab.locator('h1').isVisible()]).toEqual([address, true])
    const words = (await tab.locator('main').innerText()).split(/\s+/)
    expect([address, words.length > 1]).toEqual([address, true])
    const title = await tab.title()
    expect([address, title]).toEqual([address, titleAt.get(address) ?? title])
  }
})

/** The page with everything it shows; one that leads elsewhere by itself is told to stay. */
async function untilDrawn(tab: Tab) {
  await tab.locator('h1').waitFor()
  await tab.untilQuiet()
  const stay = tab.getByRole('button', { name: 'Stay here' })
  if (await stay.isVisible()) await stay.click()
}

/** The policy of the page and its markup agree: nothing runs but our own files. Data do not run. */
async function expectNoInlineScript(response: Response | null) {
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src 'self'", "require-trusted-types-for 'script'"]),
  )
  const html = (await response?.text()) ?? ''
  expect(html).toMatch(/<script [^>]*src="\/assets\//)
  expect(html.match(/<script(?![^>]*\ssrc=| type="application\/(?:ld\+)?json")|\son\w+=|javascript:/gi)).toBeNull()
}

const widest = (tab: Tab) => tab.evaluate(() => Math.max(document.documentElement.scrollWidth, window.innerWidth))

/** What moves although less motion was asked for. */
const runningAnimations = (tab: Tab) =>
  tab.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 100)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
  )
