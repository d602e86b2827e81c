import { beforeEach, expect, test } from 'vitest'
import { testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

beforeEach(() => site.sql`DELETE FROM users WHERE email = 'anna@new.example'`)

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name })
const added = (tab: Tab) => tab.getByText('The employee has been added')
const submit = (tab: Tab) => tab.getByRole('button', { name: 'Add employee' }).click()
const stored = () => site.sql`SELECT first_name, last_name, phone FROM users WHERE email = 'anna@new.example'`

async function type(tab: Tab, changes: Record<string, string> = {}) {
  const typed = {
    'First name': 'anna-LENA',
    'Last name': 'MÖWE',
    Email: 'anna@new.example',
    Phone: '+49 170 123',
    'Street and house number': 'Pier 7',
    Password: 'oars',
    'Repeat the password': 'oars',
    ...changes,
  }
  for (const [label, text] of Object.entries(typed)) await field(tab, label).fill(text)
}
/** The label may be followed by the word "optional". */
const field = (tab: Tab, label: string) => tab.getByLabel(new RegExp(`^${label}( optional)?$`))

async function openForm(as: 'admin' | 'root' | 'demo' = 'admin'): Promise<Tab> {
  const tab = await openTab(browser, site, { as })
  await tab.goto('/RentalRevolution/employees')
  await tab.getByRole('link', { name: 'Add', exact: true }).click()
  await heading(tab, 'New Employee').waitFor()
  return tab
}

test('An admin registers an employee, who signs in.', async () => {
  const tab = await openForm()
  await expectAccessible(tab)
  await type(tab)
  expect(await field(tab, 'Password').getAttribute('type')).toBe('password')
  await tab.getByLabel('Show password').check()
  expect(await field(tab, 'Password').getAttribute('type')).toBe('text')
  expect(await field(tab, 'Repeat the password').getAttribute('type')).toBe('text')
  await submit(tab)
  await added(tab).waitFor()
  await expectAccessible(tab)
  expect(await field(tab, 'First name').inputValue()).toBe('')
  expect(await stored()).toEqual([{ first_name: 'Anna-lena', last_name: 'Möwe', phone: '+49170123' }])
  await tab.clock.fastForward(3000)
  await added(tab).waitFor({ state: 'hidden' })
  await tab.getByRole('main').getByRole('link', { name: 'Main Menu' }).click()
  await heading(tab, 'Main Menu').waitFor()

  const employee = await openTab(browser, site)
  await employee.goto('/RentalRevolution/login')
  await employee.getByLabel('Email').fill('anna@new.example')
  await employee.getByLabel('Password').fill('oars')
  await employee.getByRole('button', { name: 'Login', exact: true }).click()
  await employee.getByRole('main').getByText('Anna-lena Möwe').waitFor()
})

test('What is wrong is said beside its field, and nothing is lost.', async () => {
  const tab = await openForm()
  await submit(tab)
  for (const message of [
    'Please enter a valid first name',
    'Please enter a valid last name',
    'Please enter a valid email address',
    'The password must be 4 - 20 characters long',
  ])
    await tab.getByText(message).waitFor()
  expect(await field(tab, 'First name').evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(tab)

  await type(tab, { Phone: 'oars', 'Repeat the password': 'oar' })
  await submit(tab)
  await tab.getByText('Please enter a valid phone number').waitFor()
  await tab.getByText('The passwords entered do not match').waitFor()

  tab.expectComplaint(/status of 422/)
  await type(tab, { Email: 'root@sternsinger.example' })
  await submit(tab)
  await tab.getByText('Somebody is registered with this email address already').waitFor()

  tab.expectComplaint(/status of 500/)
  await tab.route('**/api/rere_register/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await type(tab)
  await submit(tab)
  const failure = tab.getByText('Registration failed, please try again later')
  await failure.waitFor()
  await expectAccessible(tab)
  expect(await field(tab, 'Password').inputValue()).toBe('oars')
  expect(await field(tab, 'Last name').inputValue()).toBe('MÖWE')
  await tab.clock.fastForward(3000)
  await failure.waitFor({ state: 'hidden' })
  await submit(tab)
  await added(tab).waitFor()
  expect(await stored()).toHaveLength(1)
})

test('What is typed survives a reload, but for the passwords; signing out forgets it.', async () => {
  const tab = await openForm()
  await type(tab)
  await tab.reload()
  await field(tab, 'First name').waitFor()
  expect(await field(tab, 'First name').inputValue()).toBe('anna-LENA')
  expect(await field(tab, 'Password').inputValue()).toBe('')
  expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('oars')
  await tab.goto('/RentalRevolution/logout')
  await heading(tab, 'You are signed out').waitFor()
  expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('anna')
})

test('When the session ends meanwhile, one signs in again and goes on with what was typed.', async () => {
  const tab = await openForm()
  await type(tab)
  await site.sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401/)
  await submit(tab)
  await heading(tab, 'Login').waitFor()
  await tab.getByText('Your session has ended. Sign in to go on where you were.').waitFor()
  await expectAccessible(tab)
  await tab.getByLabel('Email').fill('admin@rental.example')
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  await heading(tab, 'New Employee').waitFor()
  expect(await field(tab, 'First name').inputValue()).toBe('anna-LENA')
  expect(await field(tab, 'Street and house number').inputValue()).toBe('Pier 7')
  expect(await stored()).toEqual([])
})

test('A test account with the right registers in simulation, without a call.', async () => {
  await site.sql`UPDATE users SET admin = true WHERE demo`
  const tab = await openForm('demo')
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await type(tab)
  await submit(tab)
  await added(tab).waitFor()
  await tab.getByText('Simulated: with the test account nothing was really changed').waitFor()
  await expectAccessible(tab)
  await site.sql`UPDATE users SET admin = false WHERE demo`
  expect(writes).toEqual([])
  expect(await stored()).toEqual([])
})

test('The page is for admins: an employee is signed out, a visitor sent to the login, and an admin led back from it.', async () => {
  const employee = await openTab(browser, site, { as: 'employee' })
  // What the menu counts may still be on its way when the page signs out.
  employee.allowComplaint(/status of 401.*rere_(get_blocked_vehicles|boats_to_look_after|get_inbox)/)
  await employee.goto('/RentalRevolution/register')
  await heading(employee, 'Login').waitFor()
  await employee.getByText('Only administrators register employees. You have been signed out.').waitFor()
  await expectAccessible(employee)

  const visitor = await openTab(browser, site)
  await visitor.goto('/RentalRevolution/register')
  await heading(visitor, 'Login').waitFor()
  await visitor.getByLabel('Email').fill('admin@rental.example')
  await visitor.getByLabel('Password').fill(testPassword)
  await visitor.getByRole('button', { name: 'Login', exact: true }).click()
  await heading(visitor, 'New Employee').waitFor()
})
