import { expect, test } from 'vitest'
import { agencyEmployees } from '#features/employees/contract.ts'
import { sendContactRequest } from '#features/inbox/contract/requests.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name })
const pathOf = (tab: Tab) => new URL(tab.url()).pathname
const entries = (tab: Tab) => tab.getByRole('main').getByRole('list').first().getByRole('listitem')
const entry = (tab: Tab, name: string) => entries(tab).filter({ hasText: new RegExp(`^${name}`) })
const form = (tab: Tab) => tab.getByRole('form', { name: 'Contact' })
const field = (tab: Tab, name: string) => form(tab).getByLabel(name, { exact: true })
const send = (tab: Tab) => form(tab).getByRole('button', { name: 'Send' }).click()

async function openMenu(as: 'root' | 'admin' | 'employee', width = 1440): Promise<Tab> {
  const tab = await openTab(browser, site, { as, viewport: { width, height: 900 } })
  await tab.goto('/internal')
  await heading(tab, 'Main Menu').waitFor()
  return tab
}

test('A visitor writes, the menu counts it at once, the inbox has it, and once ticked off the logbook.', async () => {
  const root = await openMenu('root')
  const due = root.getByRole('navigation', { name: 'Failed or due' })
  expect(await due.getByText('to answer').count()).toBe(0)
  const visitor = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await visitor.goto('/#contact')
  await field(visitor, 'Message').waitFor()
  await field(visitor, 'Name').fill('Mira Keller')
  await field(visitor, 'Email').fill('mira@guests.example')
  await field(visitor, 'Message').fill('We need a website.\nSoon!')
  await form(visitor).getByText('1976 characters left').waitFor()
  await send(visitor)
  await form(visitor).getByText('Please agree to the privacy policy').waitFor()
  expect(await visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('privacy')
  await expectAccessible(visitor)

  // A failure loses nothing, nor does a reload.
  await form(visitor).getByRole('checkbox').check()
  await visitor.route(`**${sendContactRequest.agency.path}`, (route) => route.abort('failed'), { times: 1 })
  visitor.expectComplaint(/sshp_send_contact_request/)
  await send(visitor)
  const failure = form(visitor).getByText('An error has occurred, please try again or call us!')
  await failure.waitFor()
  await visitor.clock.fastForward(3000)
  await failure.waitFor({ state: 'hidden' })
  await visitor.reload()
  await expect.poll(() => field(visitor, 'Message').inputValue()).toBe('We need a website.\nSoon!')
  await form(visitor).getByRole('checkbox').check()
  await send(visitor)
  await form(visitor).getByText('Thank you! Your message has been sent.').waitFor()
  expect(await field(visitor, 'Name').inputValue()).toBe('Mira Keller')
  await visitor.clock.fastForward(3000)
  await expect.poll(() => field(visitor, 'Name').inputValue()).toBe('')

  await entry(root, 'Inbox').getByText('1 open').waitFor()
  await due.getByRole('link', { name: '1 request to answer' }).waitFor()
  expect(await due.getByText('job').count()).toBe(0)
  await sql`INSERT INTO job_runs (name, started_at, failed_at) VALUES ('backup', now(), now())`
  await sql`INSERT INTO mails (recipient, subject, body_text, body_html, state) VALUES ('a@b.example', 'A', 'A', 'A', 'failed')`
  await root.reload()
  await due.getByText('job of the server failed: backup').waitFor()
  await due.getByRole('link', { name: '1 mail did not go out' }).waitFor()
  await sql`DELETE FROM job_runs`
  await sql`DELETE FROM mails WHERE state = 'failed'`
  await expectAccessible(root)
  expect(await sql`SELECT recipient, reply_to FROM mails`).toEqual([
    { recipient: site.env.business.email, reply_to: 'mira@guests.example' },
  ])
  await entry(root, 'Inbox').getByRole('link').click()
  await root.getByRole('article', { name: 'Mira Keller' }).getByText('Soon!').waitFor()
  await root.getByRole('button', { name: 'Tick off: Mira Keller' }).click()
  await root.getByRole('dialog').getByRole('button', { name: 'Tick off', exact: true }).click()
  await root.getByText('There are currently no outstanding contact requests').waitFor()
  await root.getByRole('button', { name: 'Logbook' }).click()
  const logbook = root.getByRole('dialog', { name: 'Logbook' })
  await logbook.getByText('Ticked off by Sternsinger (06/01/26)').waitFor()
  expect(await logbook.getByRole('tab').allTextContents()).toEqual(['Contact', 'Invoices'])
})

const targets = (tab: Tab) =>
  entries(tab)
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))

test('Everybody finds what is theirs, and a month of invoices comes as a file or with a word why not.', async () => {
  const rental = '/RentalRevolution'
  const employee = await openMenu('employee', 390)
  const hours = [`${rental}/workinghours`, '/sandbox', `${rental}/settings`]
  expect(await targets(employee)).toEqual([`${rental}/cashregister`, ...hours])
  const admin = await openMenu('admin')
  expect(await targets(admin)).toEqual(['/invoices', '/acquisition', `${rental}/employees`, ...hours])
  await entry(admin, 'Cash Register').getByRole('button').click()
  const ways = admin.getByRole('dialog', { name: 'Cash Register' }).getByRole('link')
  expect(await ways.evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute('href')]))).toEqual([
    ['Cash Register', `${rental}/cashregister`],
    ['Cash position', '/cashregister/cashposition'],
    ['Logbook', '/cashregister/logbook'],
  ])
  await admin.keyboard.press('Escape')

  const month = '**/api/sshp_download_files/?month=2026-05'
  await admin.route(month, (route) => route.fulfill({ status: 503, json: { message: 'Come back in a minute' } }))
  admin.expectComplaint(/status of 503/)
  await entry(admin, 'Download').getByRole('button').click()
  const popup = admin.getByRole('dialog', { name: 'Download' })
  await popup.getByRole('button', { name: 'Last month: May 2026' }).click()
  await popup.getByRole('alert').getByText('Come back in a minute').waitFor()
  await admin.unroute(month)
  const headers = { 'content-disposition': 'attachment; filename="invoices-2026-05.zip"' }
  await admin.route(month, (route) => route.fulfill({ contentType: 'application/zip', headers, body: 'PK' }))
  const file = admin.waitForEvent('download')
  await popup.getByRole('button', { name: 'Try again' }).click()
  expect((await file).suggestedFilename()).toBe('invoices-2026-05.zip')
  await popup.getByRole('alert').waitFor({ state: 'hidden' })
})

test('Screens of root send others to the login without a way back, and nobody is sent in a circle.', async () => {
  const admin = await openMenu('admin')
  for (const screen of ['/tasks', '/workinghours', '/settings']) {
    await admin.goto(screen)
    await admin.waitForURL('**/RentalRevolution/internal')
  }
  await heading(admin, 'Main Menu').waitFor()
  await admin.goBack()
  // Each left one entry of the history, and that is the menu: neither the screen nor the login.
  expect(pathOf(admin)).toBe('/RentalRevolution/internal')
  const employee = await openTab(browser, site, { as: 'employee' })
  await employee.goto('/tasks')
  await employee.getByText('/tasks is for the root account.').waitFor()
  expect(employee.url()).toBe(`${site.url}/RentalRevolution/login`)
  const visitor = await openTab(browser, site)
  await visitor.goto('/settings')
  await heading(visitor, 'Login').waitFor()
  expect(new URL(visitor.url()).search).toBe('?back=%2Fsettings')
})

test('Whoever is deactivated is out at the next call.', async () => {
  const employee = await openMenu('employee')
  const root = await openTab(browser, site, { as: 'root' })
  await root.goto('/employees')
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`SELECT id FROM users WHERE email = 'employee@rental.example'`
  const changed = root.waitForResponse(`**${agencyEmployees.changePermission.path.replace(':id', String(id))}`)
  await root.getByRole('listitem').filter({ hasText: 'employee@rental.example' }).getByRole('button').click()
  await root.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  expect((await changed).status()).toBe(200)
  employee.expectComplaint(/status of 401/)
  await entry(employee, 'Working Hours').getByRole('link').click()
  await heading(employee, 'Login').waitFor()
  await employee.getByText('Your session has ended').waitFor()
})

test('A new email of root ends the session: after 3.3 seconds one is at the login.', async () => {
  const root = await openMenu('root')
  await entry(root, 'Settings').getByRole('link').click()
  await root.getByLabel('Last name').fill('agency')
  await root.getByLabel('Email').fill('owner@sternsinger.example')
  await root.getByRole('button', { name: 'Save changes' }).click()
  await root.getByText('Changes have been applied!').waitFor()
  expect(await sql`SELECT email, last_name FROM users WHERE root`).toEqual([
    { email: 'owner@sternsinger.example', last_name: 'Agency' },
  ])
  expect(await sql`SELECT FROM sessions WHERE user_id = 1`).toEqual([])
  // The page that is left may ask once more.
  root.allowComplaint(/status of 401.*sshp_get_user_info/)
  await root.clock.fastForward(3300)
  await heading(root, 'Login').waitFor()
  await root.getByText('Please sign in with them').waitFor()
})
