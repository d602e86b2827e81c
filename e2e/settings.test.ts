import { beforeEach, expect, test } from 'vitest'
import { testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const boat = await insertVehicle(site.sql, { name: 'Eider' })
await insertBooking(site.sql, boat, '2026-06-02T09:00', '2026-06-02T11:00')
const [before] = await site.sql<{ password_hash: string }[]>`SELECT password_hash FROM users WHERE id = 3`

beforeEach(async () => {
  await site.sql`TRUNCATE sessions, throttles`
  await site.sql`
    UPDATE users SET first_name = 'Jonas', last_name = 'Pier', email = 'employee@rental.example', phone = '',
                     language = NULL, password_hash = ${before?.password_hash ?? ''} WHERE id = 3`
  await site.sql`DELETE FROM business_settings WHERE business = 'rental'`
  await site.sql`INSERT INTO business_settings (business) VALUES ('rental')`
  await site.live.changed('settings')
})

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name })
const field = (tab: Tab, label: string) => tab.getByLabel(new RegExp(`^${label}( optional)?$`))
const save = (tab: Tab) => tab.getByRole('button', { name: 'Save changes' }).click()
const applied = (tab: Tab) => tab.getByText('Changes have been applied!')
const part = (tab: Tab, name: string) => tab.getByRole('region', { name })
const settings = async () => (await site.visitor().get('/api/rere_get_business_settings/')).json

async function openSettings(as: 'admin' | 'employee' | 'root' | 'demo', width = 1440): Promise<Tab> {
  const tab = await openTab(browser, site, { as, viewport: { width, height: 900 } })
  await tab.goto('/RentalRevolution/settings')
  await heading(tab, 'Settings').waitFor()
  await tab.getByRole('button', { name: 'Save changes' }).waitFor()
  return tab
}

test('An employee reads the office in German once that is chosen, wherever they are, and in English again.', async () => {
  const tab = await openSettings('employee', 390)
  const office = tab.getByRole('combobox', { name: 'The office is in' })
  expect(await office.inputValue()).toBe('business')
  await office.selectOption('en')
  await save(tab)
  await applied(tab).waitFor()
  await applied(tab).waitFor({ state: 'detached' })
  await tab.waitForTimeout(600)
  await office.selectOption('de')
  await save(tab)
  await tab.waitForURL(/\/de\/RentalRevolution\/settings$/)
  await tab.goto('/RentalRevolution/bookings')
  await tab.waitForURL(/\/de\/RentalRevolution\/bookings$/)
  await heading(tab, 'Tagesübersicht').waitFor()
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('de')
  await expectAccessible(tab)
  await tab.goto('/de/RentalRevolution/settings')
  await heading(tab, 'Einstellungen').waitFor()
  await tab.getByRole('combobox', { name: 'Sprache der Oberfläche' }).selectOption('en')
  await tab.getByRole('button', { name: 'Speichern', exact: true }).click()
  await tab.waitForURL(/[^e]\/RentalRevolution\//)
  await tab.goto('/de/RentalRevolution/internal')
  await heading(tab, 'Main Menu').waitFor()
  expect(new URL(tab.url()).pathname).toBe('/RentalRevolution/internal')
})

test('An employee changes phone and address and is led back to the main menu.', async () => {
  const tab = await openSettings('employee')
  expect(await field(tab, 'First name').inputValue()).toBe('Jonas')
  await field(tab, 'First name').fill('')
  await field(tab, 'Email').fill('employee')
  await field(tab, 'New password').fill('oar')
  await save(tab)
  for (const message of [
    'Please enter a valid first name',
    'Please enter a valid email address',
    'The password must be 4 - 20 characters long',
    'The passwords entered do not match',
  ])
    await tab.getByText(message).waitFor()
  await expectAccessible(tab)

  tab.expectComplaint(/status of 422/)
  await field(tab, 'First name').fill('Jonas')
  await field(tab, 'Email').fill('admin@rental.example')
  await field(tab, 'New password').fill('')
  await save(tab)
  await tab.getByText('Somebody is registered with this email address already').waitFor()

  await field(tab, 'Email').fill('employee@rental.example')
  await field(tab, 'Phone').fill('+49 170 123')
  await field(tab, 'Street and house number').fill('Pier 7')
  await tab.reload()
  await field(tab, 'Phone').waitFor()
  expect(await field(tab, 'Phone').inputValue()).toBe('+49 170 123')
  await save(tab)
  await applied(tab).waitFor()
  await expectAccessible(tab)
  await tab.clock.fastForward(3000)
  await applied(tab).waitFor({ state: 'hidden' })
  await tab.clock.fastForward(300)
  await heading(tab, 'Main Menu').waitFor()
  expect((await site.sql`SELECT phone, street_and_number FROM users WHERE id = 3`)[0]).toEqual({
    phone: '+49170123',
    street_and_number: 'Pier 7',
  })
})

test('A new password and name lead to the login, where they work.', async () => {
  const tab = await openSettings('employee', 390)
  await expectAccessible(tab)
  await field(tab, 'Last name').fill('o’NEIL')
  await tab.getByText('Written as Jonas O’neil').waitFor()
  await field(tab, 'New password').fill('oars')
  await field(tab, 'Repeat the new password').fill('oars')
  // Until the login is there the page may ask once more, and is nobody by then.
  tab.allowComplaint(/status of 401.*rere_get_user_info/)
  await save(tab)
  await applied(tab).waitFor()
  await tab.getByText('Please sign in again').waitFor()
  await tab.clock.fastForward(3300)
  await heading(tab, 'Login').waitFor()
  await tab.getByText('Your changes have been applied. Please sign in with them.').waitFor()
  expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('oars')
  await tab.getByLabel('Email').fill('employee@rental.example')
  await tab.getByLabel('Password').fill('oars')
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  await tab.getByRole('main').getByText('Jonas O’neil').waitFor()
})

test('When the session has ended, one signs in again and goes on with what was typed.', async () => {
  const tab = await openSettings('employee')
  await field(tab, 'Phone').fill('112')
  await site.sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401/)
  await save(tab)
  await heading(tab, 'Login').waitFor()
  await tab.getByLabel('Email').fill('employee@rental.example')
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  await heading(tab, 'Settings').waitFor()
  await field(tab, 'Phone').waitFor()
  expect(await field(tab, 'Phone').inputValue()).toBe('112')
})

test('An admin sees no address, and says that the rental is hiring.', async () => {
  const tab = await openSettings('admin')
  expect(await field(tab, 'Phone').count()).toBe(0)
  await tab.getByLabel('We are hiring').check()
  await expectAccessible(tab)
  await save(tab)
  await applied(tab).waitFor()
  expect((await settings()).hiring).toBe(true)
})

test('Root sees the year that new hours make, is told which bookings would not fit, and asked before saving.', async () => {
  const tab = await openSettings('root')
  await tab.getByText('The year as it is').waitFor()
  await expectAccessible(tab)
  await part(tab, 'High season').getByLabel('Opens').fill('9,5')
  await tab.getByText('9:30 am – 7 pm').waitFor()
  await tab.getByText('The year as it would be').waitFor()
  const warning = tab.getByRole('list', { name: 'Bookings outside these hours' })
  await warning.getByText('06/02/26, 9 am – 11 am').waitFor()
  await warning.getByText('Somebody Else').waitFor()
  await expectAccessible(tab)

  const end = part(tab, 'Seasonal break')
  await end.getByLabel('Closed for part of the year').check()
  await save(tab)
  await tab.getByText('Please enter the first day').waitFor()
  await end.getByLabel('First day').fill('1101')
  await end.getByLabel('Last day').fill('0228')
  await save(tab)
  await tab.getByText('Please give the end of February as 02-29').waitFor()
  await end.getByLabel('Last day').fill('0229')
  await tab.getByText('November 1 – end of February').waitFor()
  await expectAccessible(tab)

  await save(tab)
  const dialog = tab.getByRole('dialog', { name: 'Save these hours all the same?' })
  await dialog.getByText('1 booking would not fit these hours').waitFor()
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  expect(await settings()).toMatchObject({ general_opening_hour: 9, off_season_start: null })
  await save(tab)
  await dialog.getByRole('button', { name: 'Save all the same' }).click()
  await applied(tab).waitFor()
  expect(await settings()).toMatchObject({
    general_opening_hour: 9.5,
    off_season_start: '2000-11-01',
    off_season_end: '2000-02-29',
    season_begin_start: null,
  })
  await tab.clock.fastForward(3300)
  await heading(tab, 'Main Menu').waitFor()
})

test('What root types survives a reload and what others change meanwhile; a failure says so.', async () => {
  const tab = await openSettings('root', 390)
  await part(tab, 'High season').getByLabel('Closes').fill('20')
  await site.sql`UPDATE business_settings SET general_opening_hour = 8, general_closing_hour = 18 WHERE business = 'rental'`
  await site.live.changed('settings')
  await expect.poll(() => part(tab, 'High season').getByLabel('Opens').inputValue()).toBe('8')
  expect(await part(tab, 'High season').getByLabel('Closes').inputValue()).toBe('20')
  await tab.reload()
  await expect.poll(() => part(tab, 'High season').getByLabel('Closes').inputValue()).toBe('20')
  await tab.getByText('What you typed before is still here.').waitFor()
  await tab.getByText('Open for 12 hours instead of 10', { exact: false }).waitFor()
  await expectAccessible(tab)
  tab.expectComplaint(/status of 500/)
  await tab.route('**/api/rere_update_settings/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await save(tab)
  await tab.getByText('An error has occurred, please try again later!').waitFor()
  await save(tab)
  await applied(tab).waitFor()
  expect(await settings()).toMatchObject({ general_opening_hour: 8, general_closing_hour: 20 })
})

test('A currency that cannot be chosen any more is refused with the reason, and the one that stays is shown.', async () => {
  const tab = await openSettings('root', 390)
  await field(tab, 'Prices are in').selectOption('EUR')
  tab.expectComplaint(/status of 422/)
  await save(tab)
  await tab.getByText('There are bookings in dollars already', { exact: false }).waitFor()
  expect(await field(tab, 'Prices are in').inputValue()).toBe('USD')
})

test('A test account saves in simulation, without a call.', async () => {
  const tab = await openSettings('demo')
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await field(tab, 'First name').fill('ADA')
  await save(tab)
  await applied(tab).waitFor()
  await tab.getByText(/Simulated/).waitFor()
  expect(writes).toEqual([])
})
