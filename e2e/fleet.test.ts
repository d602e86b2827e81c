import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking } from '#testing/fleet.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { calendar } from './booking-page.ts'
import {
  aPage,
  card,
  choosePictures,
  field,
  fillMotorboat,
  form,
  isThere,
  pictureFiles,
  pictures,
  save,
} from './fleet-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql, live } = site
await loadSampleFleet(site)
const browser = await launchChromium()
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }

async function openOverview(type: string, options: Parameters<typeof openTab>[2]): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await tab.goto(`/RentalRevolution/overview/${type}`)
  if (options?.as) await tab.getByRole('navigation', { name: 'Staff' }).waitFor()
  return tab
}

async function openForm(path: string, options: Parameters<typeof openTab>[2]): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await tab.goto(`/RentalRevolution/${path}`)
  await form(tab).waitFor()
  return tab
}

const idOf = async (name: string) =>
  (await sql<{ id: number }[]>`SELECT id FROM vehicles WHERE name = ${name}`)[0]?.id ?? 0

test('An employee adds a boat with six pictures of all types, orders them by keyboard, and it can be booked.', async () => {
  const tab = await openOverview('motorboats', { as: 'employee', ...desk })
  await tab.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Add' }).click()
  await form(tab).waitFor()
  await expectAccessible(tab)

  await choosePictures(tab, [...(await pictureFiles()), aPage])
  await tab.getByText('page.jpg is one too many: 6 is the most').waitFor()
  await expect.poll(() => pictures(tab).count()).toBe(6)
  await form(tab).getByRole('textbox', { name: 'What it shows' }).first().fill('The first file')
  await fillMotorboat(tab, 'Osprey')
  await expectAccessible(tab)

  const shown = () =>
    form(tab)
      .getByRole('textbox', { name: 'What it shows' })
      .evaluateAll((inputs) => inputs.findIndex((input) => (input as HTMLInputElement).value === 'The first file'))
  await form(tab).getByRole('button', { name: 'Picture 1: drag to another place' }).focus()
  await tab.keyboard.press('Space')
  await tab.getByText('Picked up, number 1 of 6').waitFor({ state: 'attached' })
  await tab.keyboard.press('ArrowRight')
  await tab.getByText('Would be number 2 of 6').waitFor({ state: 'attached' })
  await tab.keyboard.press('Space')
  await expect.poll(shown).toBe(1)
  await form(tab).getByRole('button', { name: 'Picture 2: move right' }).click()
  await expect.poll(shown).toBe(2)

  await save(tab)
  await tab.getByRole('heading', { name: 'The motorboat was added successfully' }).waitFor()
  await expectAccessible(tab)
  await tab.waitForURL('**/RentalRevolution/overview/motorboats#Osprey')
  await card(tab, 'Osprey').waitFor()
  await expect
    .poll(() => card(tab, 'Osprey').evaluate((it) => Math.round(it.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await card(tab, 'Osprey').locator('img').nth(2).getAttribute('alt')).toBe('The first file')
  expect(await card(tab, 'Osprey').getByText('from').first().innerText()).toContain('from')
  const [boat] = await sql`
    SELECT passengers, license, extra_sonar, (SELECT price FROM vehicle_prices p WHERE p.vehicle_id = v.id AND half_hours = 4) AS price,
           (SELECT count(*)::int FROM vehicle_pictures i WHERE i.vehicle_id = v.id) AS pictures
    FROM vehicles v WHERE name = 'Osprey'`
  expect(boat).toEqual({ passengers: 7, license: 'yes', extra_sonar: true, price: 9900, pictures: 6 })

  await tab.goto('/RentalRevolution/book/motorboats/Osprey')
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await calendar(tab).waitFor()
  expect(await tab.getByText('is currently not available').count()).toBe(0)
})

test('A boat is changed on a phone: a picture less, another name; a name that is used is refused.', async () => {
  const tab = await openOverview('motorboats', { as: 'employee', ...phone })
  await card(tab, 'Merganser').getByRole('link', { name: 'Change Merganser' }).click()
  await form(tab).waitFor()
  expect(await field(tab, 'Name').inputValue()).toBe('Merganser')
  expect(await field(tab, '3 hours').inputValue()).toBe('303')
  await expectAccessible(tab)

  await field(tab, 'Name').fill('EIDER')
  await save(tab)
  await tab.getByText('Give the motorboat a name that is not used yet and is max 25 characters long').waitFor()
  await tab.getByText('Please check the entered details').waitFor()
  expect(await field(tab, 'Name').evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(tab)

  await field(tab, 'Name').fill('Red Merganser')
  await field(tab, '5 hours').fill('a lot')
  await tab.evaluate(() => scrollTo(0, 0))
  await save(tab)
  await expectSeen(field(tab, '5 hours'))
  expect(await field(tab, '5 hours').evaluate((input) => input === document.activeElement)).toBe(true)
  await field(tab, '5 hours').fill('445,5')
  await form(tab).getByRole('button', { name: 'Picture 1: take away' }).click()
  await expect.poll(() => pictures(tab).count()).toBe(4)
  await save(tab)
  await tab.getByRole('heading', { name: 'Changes have been made successfully' }).waitFor()
  await tab.waitForURL('**/overview/motorboats#Red%20Merganser')
  await card(tab, 'Red Merganser').waitFor()
  const alts = await sql`
    SELECT alt FROM vehicle_pictures i JOIN vehicles v ON v.id = i.vehicle_id WHERE name = 'Red Merganser'`
  expect(alts).toHaveLength(4)
})

test('What would be refused is refused at once; when saving fails everything typed is kept, and trying again works.', async () => {
  const tab = await openForm('motorboats/add', { as: 'employee', ...phone })
  await choosePictures(tab, [
    aPage,
    { name: 'half.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\nhalf', 'latin1') },
    { name: 'vast.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1, 255) },
  ])
  await tab.getByText('page.jpg is none of JPG, PNG, BMP, GIF, WebP and AVIF').waitFor()
  await tab.getByText('half.png is broken or incomplete').waitFor()
  await tab.getByText('vast.jpg is larger than 15 MB').waitFor()
  await save(tab)
  await tab.getByText('Select at least 1 but not more than 6 valid images').waitFor()
  await expectAccessible(tab)

  tab.expectComplaint(/500 \(Internal Server Error\)/)
  await choosePictures(tab, (await pictureFiles()).slice(0, 1))
  await fillMotorboat(tab, 'Grebe')
  const address = '**/api/rere_add_or_change_vehicle/'
  await tab.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  await save(tab)
  await tab.getByText('Something went wrong, please try again later!').waitFor()
  expect(await field(tab, 'Name').inputValue()).toBe('Grebe')
  expect(await pictures(tab).count()).toBe(1)
  await tab.unroute(address)
  await save(tab)
  await tab.getByRole('heading', { name: 'The motorboat was added successfully' }).waitFor()
  expect(await isThere(site, 'Grebe')).toBe(true)
})

test('Who leaves with unsaved changes is asked first, and finds the text again.', async () => {
  const tab = await openForm('sailboats/add', { as: 'employee', ...desk })
  await field(tab, 'Name').fill('Petrel')
  await form(tab).getByRole('link', { name: 'Back' }).click()
  const question = tab.getByRole('dialog', { name: 'Leave without saving?' })
  await question.waitFor()
  await expectAccessible(tab)
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await field(tab, 'Name').inputValue()).toBe('Petrel')
  await form(tab).getByRole('link', { name: 'Back' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await tab.waitForURL('**/overview/sailboats')
  await tab.goto('/RentalRevolution/sailboats/add')
  await tab.getByText('What you typed before is still here').waitFor()
  expect(await field(tab, 'Name').inputValue()).toBe('Petrel')
  await tab.getByRole('button', { name: 'Start over' }).click()
  expect(await field(tab, 'Name').inputValue()).toBe('')
})

test('Before a boat is blocked its future bookings are shown; blocking can be undone.', async () => {
  await insertBooking(sql, await idOf('Eider'), '2026-06-05T10:00', '2026-06-05T12:00')
  await live.changed('bookings')
  const tab = await openOverview('motorboats', { as: 'employee', ...desk })
  expect(await tab.getByRole('button', { name: 'Logbook' }).count()).toBe(0)
  expect(await tab.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
  await card(tab, 'Eider').getByRole('button', { name: 'Block Eider' }).click()
  const warning = tab.getByRole('dialog', { name: 'Block Eider?' })
  await warning.getByText('1 future booking').waitFor()
  expect(await warning.getByRole('listitem').innerText()).toMatch(/06\/05\/26\s+Somebody Else/)
  expect(await warning.getByRole('link', { name: 'else@guests.example' }).getAttribute('href')).toBe(
    'mailto:else@guests.example',
  )
  await expectAccessible(tab)
  await warning.getByRole('button', { name: 'Cancel booking of Somebody Else' }).click()
  const asked = tab.getByRole('dialog', { name: 'Cancel Eider for Somebody Else?' })
  await asked.getByLabel('Reason, for Somebody Else to read').waitFor()
  await asked.getByRole('button', { name: 'Cancel the booking' }).click()
  await asked.getByText('Please enter a reason').waitFor()
  await asked.getByLabel('Reason, for Somebody Else to read').fill('The engine is broken')
  await expectAccessible(tab)
  await asked.getByRole('button', { name: 'Cancel the booking' }).click()
  await warning.getByText('No future bookings').waitFor()
  expect(await sql`SELECT canceled_reason FROM bookings WHERE email = 'else@guests.example'`).toEqual([
    { canceled_reason: 'The engine is broken' },
  ])
  await warning.getByRole('button', { name: 'Block Eider' }).click()
  await tab.getByText('Eider is blocked').waitFor()
  await card(tab, 'Eider').getByText('Not available at the moment').waitFor()
  await tab.getByRole('button', { name: 'Undo' }).click()
  await card(tab, 'Eider').getByRole('button', { name: 'Block Eider' }).waitFor()

  await card(tab, 'Goldeneye').getByRole('button', { name: 'Block Goldeneye' }).click()
  const second = tab.getByRole('dialog', { name: 'Block Goldeneye?' })
  await second.getByText('No future bookings').waitFor()
  await second.getByRole('button', { name: 'Block Goldeneye' }).click()
  await card(tab, 'Goldeneye').getByRole('button', { name: 'Unblock Goldeneye' }).click()
  await tab.getByText('Goldeneye can be booked again').waitFor()
  await card(tab, 'Goldeneye').getByRole('button', { name: 'Block Goldeneye' }).waitFor()
  await expectAccessible(tab)
})

test('An admin removes a boat, and the logbook tells who did what.', async () => {
  const tab = await openOverview('all', { as: 'admin', ...phone })
  await card(tab, 'Dipper').getByRole('button', { name: 'Remove Dipper' }).click()
  const warning = tab.getByRole('dialog', { name: 'Remove Dipper?' })
  await warning.getByRole('button', { name: 'Remove Dipper' }).click()
  await tab.getByText('Dipper was removed from the fleet').waitFor()
  await expect.poll(() => card(tab, 'Dipper').count()).toBe(0)
  await tab.getByRole('button', { name: 'Logbook' }).click()
  const logbook = tab.getByRole('dialog', { name: 'Logbook' })
  const entry = logbook.getByRole('row', { name: /Dipper/ }).first()
  await entry.waitFor()
  expect(await entry.innerText()).toMatch(/Dipper\s+jet ski\s+Removed by Jonas Pier \(06\/01\/26\)/)
  await expectAccessible(tab)
  await logbook.getByRole('button', { name: 'Close' }).click()
  await tab.getByRole('button', { name: 'Add', exact: true }).click()
  await tab.getByRole('dialog', { name: 'What do you add?' }).getByRole('link', { name: 'A canoe' }).click()
  await tab.getByRole('heading', { name: 'Add a canoe' }).waitFor()
})

test('With the test account everything seems to work, and no call is made.', async () => {
  const tab = await openOverview('houseboats', { as: 'demo', ...desk })
  const writes: string[] = []
  tab.on('request', (request) => request.method() === 'POST' && writes.push(request.url()))
  await card(tab, 'Bittern').getByRole('button', { name: 'Block Bittern' }).click()
  const warning = tab.getByRole('dialog', { name: 'Block Bittern?' })
  await warning.getByRole('button', { name: 'Block Bittern' }).click()
  const simulated = tab.getByText('Simulated: with the test account nothing was really changed')
  await tab.getByText('Bittern is blocked').waitFor()
  await simulated.waitFor()
  await card(tab, 'Bittern').getByRole('link', { name: 'Change Bittern' }).click()
  await field(tab, 'Name').fill('Night Heron')
  await save(tab)
  await tab.getByRole('heading', { name: 'Changes have been made successfully' }).waitFor()
  await simulated.waitFor()
  await tab.waitForURL('**/overview/houseboats#Bittern')
  expect(writes).toEqual([])
  expect(await isThere(site, 'Bittern')).toBe(true)
})

test('Visitors see nothing of this: no buttons, no code for them, and no form.', async () => {
  const tab = await openTab(browser, site, desk)
  tab.expectComplaint(/404 \(Not Found\)/)
  const scripts: string[] = []
  tab.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await tab.goto('/RentalRevolution/overview/canoes')
  await card(tab, 'Sandpiper').waitFor()
  await tab.untilQuiet()
  expect(await tab.getByRole('navigation', { name: 'Staff' }).count()).toBe(0)
  expect(scripts.filter((url) => /desk|staff|form/.test(url))).toEqual([])
  await tab.goto('/RentalRevolution/canoes/add')
  await tab.waitForURL(/\/RentalRevolution\/login/)
  await tab.goto('/RentalRevolution/submarines/add')
  await tab.waitForURL('**/RentalRevolution/404')
})

test('A boat that is not there cannot be changed, and a category without entries can be filled.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', ...phone })
  await tab.goto('/RentalRevolution/canoes/Nessie/change')
  await tab.getByRole('heading', { name: 'There is no canoe called Nessie' }).waitFor()
  await expectAccessible(tab)
  await sql`UPDATE vehicles SET deleted_at = now() WHERE type = 'canoes'`
  await live.changed('vehicles')
  await tab.getByRole('link', { name: 'Overview' }).click()
  await tab.getByText('There are no entries in this category yet').waitFor()
  await tab.untilQuiet()
  await tab.getByRole('link', { name: 'Add a canoe' }).click()
  await form(tab).waitFor()
})
