import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking } from '#testing/fleet.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live } = site
await loadSampleFleet(site)
const browser = await launchChromium()

const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }
const german = { locale: 'de-DE' }

/** The calls of the rental that a tab makes from now on, live updates aside. */
function watchCalls(tab: Tab): string[] {
  const calls: string[] = []
  tab.on('request', (request) => {
    const [, call] = /\/api\/(rere_[^/]*)/.exec(request.url()) ?? []
    if (call) calls.push(call)
  })
  return calls
}

const sheet = (tab: Tab, name: string) => tab.getByRole('complementary', { name })

test.each([
  ['phone', phone],
  ['desk', desk],
])('On a %s a boat says everything before it is booked, and leads straight to its booking.', async (_, screen) => {
  // What is told of changes while the page loads would be asked for again.
  const tab = await openTab(browser, site, { ...screen, deaf: true })
  const calls = watchCalls(tab)
  await tab.goto('/RentalRevolution/boats/Eider')
  await expectSeen(tab.getByRole('heading', { level: 1, name: 'Eider' }))
  expect(await tab.title()).toBe('Eider, motorboat · Rental Revolution')
  const booking = sheet(tab, 'Book Eider')
  await expectSeen(booking.getByText('Free today from 9 am, for up to 10 hours'))
  await tab.getByText('Eider costs $83 for 1 hour, and $417 for 10 hours, the longest day we are open.').waitFor()
  expect(await tab.getByRole('table', { name: 'Prices of Eider' }).getByRole('row').count()).toBe(11)
  const fees = tab.getByRole('region', { name: 'Fees and deposit' })
  expect(await fees.innerText()).toContain('$300, in cash, given back')
  expect(await tab.getByRole('region', { name: 'Who may steer' }).innerText()).toContain('needs no boating licence')
  await expectAccessible(tab)
  // What came with the page is asked for by nobody.
  expect(calls.filter((call) => !['rere_check_user', 'rere_get_first_free'].includes(call))).toEqual([])

  await booking.getByRole('link', { name: 'Book by the hour' }).click()
  await tab.waitForURL('**/RentalRevolution/book/motorboats/Eider')
  await tab.getByRole('heading', { level: 1, name: 'Book a motorboat' }).waitFor()
})

test('The way to book a boat begins with the first time it is free, whatever was chosen for it before.', async () => {
  const tab = await openTab(browser, site, phone)
  const choice = tab.getByRole('region', { name: 'Your choice' })
  await tab.goto('/RentalRevolution/book/motorboats/Eider?day=2026-06-05&start=15&hours=2')
  await expectSeen(choice.getByText('3 pm – 5 pm'))
  await tab.goto('/RentalRevolution/boats/Eider')
  await sheet(tab, 'Book Eider').getByText('Free today from 9 am').waitFor()
  await sheet(tab, 'Book Eider').getByRole('link', { name: 'Book by the hour' }).click()
  await expectSeen(choice.getByText('9 am – 11 am'))
  await tab.goto('/RentalRevolution/book/motorboats/Eider?anew')
  await tab.getByRole('group', { name: 'Date', exact: true }).waitFor()
  expect(await choice.count()).toBe(0)
})

test.each([
  ['phone', phone],
  ['desk', desk],
])('On a %s a houseboat is described in German, and leads to its nights.', async (_, screen) => {
  const tab = await openTab(browser, site, { ...german, ...screen })
  await tab.goto('/de/RentalRevolution/boats/Bittern')
  await tab.getByRole('heading', { level: 1, name: 'Bittern' }).waitFor()
  const booking = sheet(tab, 'Bittern buchen')
  await booking.getByText('Ab heute für mindestens 2 Nächte frei').waitFor()
  await tab.getByText(/^Bittern kostet 538\s\$ für 2 Nächte und 219\s\$ für jede weitere Nacht\.$/).waitFor()
  expect(await booking.getByRole('link', { name: 'Stundenweise buchen' }).count()).toBe(0)
  await expectAccessible(tab)
  await booking.getByRole('link', { name: 'Für mehrere Tage buchen' }).click()
  await tab.waitForURL('**/de/RentalRevolution/book2/houseboats/Bittern')
})

test('When a boat is free changes as others book it, without a reload.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/boats/Goldeneye')
  const booking = sheet(tab, 'Book Goldeneye')
  await booking.getByText('Free today from 9 am').waitFor()
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = 'Goldeneye'`
  await insertBooking(sql, id, '2026-06-01T09:00', '2026-06-01T14:00')
  await live.changed('bookings')
  await booking.getByText('Free today from 2 pm').waitFor()
  await insertBooking(sql, id, '2026-06-01T14:00', '2026-06-01T19:00')
  await live.changed('bookings')
  await booking.getByText('Free tomorrow from 9 am').waitFor()
})

test('The pictures fill the screen when asked to, and one gets from boat to boat.', async () => {
  const tab = await openTab(browser, site, desk)
  await tab.goto('/RentalRevolution/boats/Eider')
  await tab.untilQuiet()
  const pictures = tab.getByRole('region', { name: 'Pictures of Eider' })
  await pictures.getByRole('button').nth(1).click()
  const lightbox = tab.getByRole('dialog', { name: 'Pictures of Eider' })
  await lightbox.getByRole('button', { name: 'Previous' }).click()
  await lightbox.getByText('1 of 5').waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  expect(await lightbox.count()).toBe(0)

  const similar = tab.getByRole('region', { name: 'Boats like Eider' })
  await similar.getByRole('link', { name: /^Merganser/ }).click()
  await tab.getByRole('heading', { level: 1, name: 'Merganser' }).waitFor()
  await tab.waitForURL('**/RentalRevolution/boats/Merganser')
  await tab.getByRole('link', { name: 'Motorboats' }).first().click()
  await tab.waitForURL('**/RentalRevolution/overview/motorboats')
  const card = tab.getByRole('article', { name: 'Eider' })
  await card.getByRole('heading').getByRole('link', { name: 'Eider' }).click()
  await tab.waitForURL('**/RentalRevolution/boats/Eider')
})

test('A boat that is blocked says so and offers those like it, from one moment to the next.', async () => {
  const tab = await openTab(browser, site, phone)
  await tab.goto('/RentalRevolution/boats/Merganser')
  const booking = sheet(tab, 'Book Merganser')
  await booking.getByRole('link', { name: 'Book by the hour' }).waitFor()
  await tab.untilQuiet()
  await sql`UPDATE vehicles SET blocked = true WHERE name = 'Merganser'`
  await live.changed('vehicles')
  await booking.getByText('Merganser is not available at the moment').waitFor()
  expect(await booking.getByRole('link', { name: /^Book/ }).count()).toBe(0)
  await expectAccessible(tab)
  await booking.getByRole('link', { name: 'See boats like it' }).click()
  await expectSeen(tab.getByRole('heading', { name: 'These can be booked instead' }))
  const still = await openTab(browser, site, { javaScriptEnabled: false })
  still.expectComplaint(/\.js failed: csp/)
  await still.goto('/RentalRevolution/boats/Merganser', { waitUntil: 'domcontentloaded' })
  expect(await still.locator('main').innerText()).toContain('Merganser is not available at the moment')
})

test('What the boats are and cost is there without a script, in either language.', async () => {
  const tab = await openTab(browser, site, { javaScriptEnabled: false })
  tab.expectComplaint(/\.js failed: csp/)
  await tab.goto('/RentalRevolution/overview/motorboats', { waitUntil: 'domcontentloaded' })
  expect(await tab.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Eider',
    'Goldeneye',
    'Merganser',
  ])
  expect(await tab.getByRole('article', { name: 'Eider' }).innerText()).toContain('$83')
  await tab.goto('/de/RentalRevolution/boats/Eider', { waitUntil: 'domcontentloaded' })
  const words = await tab.locator('main').innerText()
  expect(words).toContain('Eider ist eine offene elektrische Barkasse')
  expect(words.replaceAll('\u00a0', ' ')).toContain(
    'Eider kostet 83 $ für 1 Stunde und 417 $ für 10 Stunden, den längsten Tag',
  )
})

test('A boat costs what its booking asks for, by the rules and with the extras of today, on its page and in its price list.', async () => {
  await sql`
    INSERT INTO price_rules (kind, name, name_de, permille, weekdays, flows, starts_on)
    VALUES ('weekday', 'Weekend', 'Wochenende', 200, '{0,6}', '{hours}', '2026-01-01')`
  await sql`
    INSERT INTO extras (key, name, name_de, price, unit, flows, position)
    VALUES ('cooler', 'Cooler', 'Kühlbox', 550, 'hour', '{hours}', 99)`
  await live.changed('prices')
  const tab = await openTab(browser, site, phone)
  await tab.goto('/RentalRevolution/boats/Eider')
  const costs = tab.getByRole('region', { name: 'What Eider costs' })
  const said = async () => (await costs.innerText()).replaceAll('\u2009', '')
  expect(await said()).toContain('Eider costs $83–$94.60 for 1 hour')
  expect(await said()).toMatch(/1 hour\s+\$83–\$94.60/)
  expect(await said()).toMatch(/What changes the price\s+Weekend\s+On Saturday and Sunday: 20% dearer/)
  const included = tab.getByRole('region', { name: 'Included in the price' })
  expect(await included.innerText()).toMatch(/Captain\s+\$45 per hour[\s\S]*Cooler\s+\$5.50 per hour/)
  await expectAccessible(tab)

  // From one moment to the next, as whatever decides on it changes.
  await sql`UPDATE extras SET price = 600 WHERE key = 'cooler'`
  await sql`UPDATE price_rules SET permille = 100`
  await live.changed('prices')
  await included.getByText('$6 per hour').waitFor()
  await costs.getByText('On Saturday and Sunday: 10% dearer').waitFor()
  await tab.goto('/RentalRevolution/overview/motorboats')
  await tab.getByRole('article', { name: 'Eider' }).getByRole('button', { name: 'Price list' }).click()
  const list = tab.getByRole('dialog', { name: 'Prices of Eider' })
  await list.getByRole('row', { name: /^1 hour/ }).waitFor()
  expect((await list.innerText()).replaceAll('\u2009', '')).toContain('$83–$88.80')
  await sql`DELETE FROM price_rules`
  await sql`DELETE FROM extras WHERE key = 'cooler'`
  await live.changed('prices')
  await list.getByRole('row', { name: '1 hour $83 $83' }).waitFor()
})

test('A boat that does not exist, or no longer, is not found.', async () => {
  const tab = await openTab(browser, site)
  // The page that is left still asks when its boat is free.
  tab.expectComplaint(/status of 404/)
  await tab.goto('/RentalRevolution/boats/Nobody')
  await tab.getByRole('heading', { name: 'Page not found' }).waitFor()
  await tab.goto('/RentalRevolution/boats/Dipper')
  await tab.getByRole('heading', { level: 1, name: 'Dipper' }).waitFor()
  await tab.untilQuiet()
  await sql`UPDATE vehicles SET deleted_at = now() WHERE name = 'Dipper'`
  await live.changed('vehicles')
  await tab.waitForURL('**/RentalRevolution/404')
})
