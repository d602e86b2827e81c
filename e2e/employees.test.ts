import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const phone = { viewport: { width: 390, height: 844 } }

beforeEach(async () => {
  await site.sql`DELETE FROM users WHERE email LIKE '%@new.example'`
  await site.sql`UPDATE users SET active = true, admin = root OR email = 'admin@rental.example'`
  await site.sql`
    UPDATE users SET first_name = 'Mira', last_name = 'Keller', phone = '+491701234567', street_and_number = 'Pier 7',
           zip_code_and_city = '17207 Röbel'
    WHERE email = 'employee@rental.example'`
  await site.sql`UPDATE users SET first_name = 'Test', last_name = 'Account' WHERE demo`
})

async function open(options: Parameters<typeof openTab>[2] = { as: 'admin' }): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await tab.goto('/RentalRevolution/employees')
  await tab.getByRole('heading', { level: 1 }).waitFor()
  return tab
}

const card = (tab: Tab, name: string) =>
  tab.getByRole('listitem').filter({ has: tab.getByRole('heading', { name, exact: true }) })
const show = (tab: Tab, which: 'Active' | 'Inactive') =>
  tab.getByRole('radio', { name: new RegExp(`^${which}`) }).check()
const isActive = async () =>
  (await site.sql`SELECT active FROM users WHERE email = 'employee@rental.example'`)[0]?.active

test('An admin deactivates somebody, who is out at once, and lets them in again.', async () => {
  const tab = await open({ as: 'admin', ...phone })
  const mira = card(tab, 'Mira Keller')
  await mira.waitFor()
  expect(await tab.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual(['Test Account', 'Mira Keller'])
  const links = mira.getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'mailto:employee@rental.example',
    'tel:+491701234567',
  ])
  expect(await mira.getByText('Pier 7').innerText()).toBe('Pier 7\n17207 Röbel')
  await expectAccessible(tab)
  await show(tab, 'Inactive')
  await tab.getByText('No inactive employees yet').waitFor()
  await show(tab, 'Active')

  const employee = await openTab(browser, site, { as: 'employee' })
  await employee.goto('/RentalRevolution/workinghours')
  await employee.getByRole('button', { name: 'Confirm hours' }).waitFor()

  await mira.getByRole('button', { name: 'Deactivate Mira Keller' }).click()
  const question = tab.getByRole('dialog', { name: 'Deactivate Mira Keller?' })
  await expectAccessible(tab)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await isActive()).toBe(true)
  await mira.getByRole('button', { name: 'Deactivate Mira Keller' }).click()
  await question.getByRole('button', { name: 'Deactivate' }).dblclick()
  await tab.getByText('Mira Keller is inactive now').waitFor()
  await mira.waitFor({ state: 'hidden' })
  expect(await isActive()).toBe(false)

  employee.expectComplaint(/status of 401/)
  await employee.getByLabel('Hours on Monday, June 1, 2026').fill('8')
  await employee.getByRole('button', { name: 'Confirm hours' }).click()
  await employee.getByRole('heading', { level: 1, name: 'Login' }).waitFor()

  await show(tab, 'Inactive')
  await card(tab, 'Mira Keller').getByRole('button', { name: 'Activate Mira Keller' }).click()
  await tab.getByText('Mira Keller can sign in again').waitFor()
  expect(await isActive()).toBe(true)
  await tab.getByText('No inactive employees yet').waitFor()
})

test('Who is registered meanwhile appears without a reload, and Add and Employees lead to and fro.', async () => {
  const tab = await open()
  const admin = await openTab(browser, site, { as: 'admin' })
  await admin.goto('/RentalRevolution/register')
  const typed = {
    'First name': 'Anna',
    'Last name': 'Möwe',
    Email: 'anna@new.example',
    Password: 'oars',
    'Repeat the password': 'oars',
  }
  for (const [label, text] of Object.entries(typed)) await admin.getByLabel(label, { exact: true }).fill(text)
  await card(tab, 'Mira Keller').waitFor()
  await admin.getByRole('button', { name: 'Add employee' }).click()
  await card(tab, 'Anna Möwe').waitFor()

  await admin.getByRole('main').getByRole('link', { name: 'Employees' }).click()
  await card(admin, 'Anna Möwe').waitFor()
  await admin.getByRole('link', { name: 'Add' }).click()
  await admin.getByRole('heading', { level: 1, name: 'New Employee' }).waitFor()
})

test('When the list or a change fails it is said, and trying again works.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', deaf: true })
  tab.expectComplaint(/status of 500/)
  await tab.route('**/api/rere_get_employees/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await tab.goto('/RentalRevolution/employees')
  await tab.getByText('The employees could not be loaded').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Try again' }).click()
  await card(tab, 'Mira Keller').waitFor()

  await tab.route('**/api/rere_change_permission/**', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await card(tab, 'Mira Keller').getByRole('button').click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await tab.getByText('Mira Keller could not be changed').waitFor()
  expect(await isActive()).toBe(true)
})

test('A test account with the right deactivates in simulation, without a call; employees have no such page.', async () => {
  await site.sql`UPDATE users SET admin = true WHERE demo`
  const tab = await open({ as: 'demo' })
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await card(tab, 'Mira Keller').getByRole('button').click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await tab.getByText('Simulated').waitFor()
  await show(tab, 'Inactive')
  await card(tab, 'Mira Keller').waitFor()
  expect([writes, await isActive()]).toEqual([[], true])

  const employee = await open({ as: 'employee' })
  await employee.getByText('This page is not for your account').waitFor()
})
