import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { buildTestApp, testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const post = await startSmtpServer()
const site = await openPostingSite()
const browser = await launchChromium()

const email = 'employee@rental.example'
const sent = 'A new password has been sent to the entered email address'

/** A site whose mails go out by a mail server. */
async function openPostingSite() {
  const app = await buildTestApp({ SMTP_URL: post.url }, { pagesDir: resolve('build/client') })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const mails = new MailWorker({ ...app, log: app.app.log })
  mails.start()
  afterAll(() => mails.stop())
  return { ...app, url: `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}` }
}

beforeEach(async () => {
  post.received.length = 0
  await site.sql`TRUNCATE throttles`
})

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name })

async function ask(tab: Tab, address: string) {
  await tab.getByLabel('Email').fill(address)
  await tab.getByRole('button', { name: 'Send a new password' }).click()
}

async function signIn(tab: Tab, password: string) {
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password').fill(password)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
}

/** What the mail server was given, when it has come. */
async function mailedPassword(): Promise<string> {
  await expect.poll(() => post.received.length).toBe(1)
  const [mail] = post.received
  expect(mail?.to).toEqual([email])
  return /\b[a-z2-9]{4}(-[a-z2-9]{4}){3}\b/.exec(mail?.data ?? '')?.[0] ?? ''
}

test('Who forgot the password gets a new one by mail, signs in with it, and the old one is gone.', async () => {
  const elsewhere = await site.signedIn('employee')
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/login')
  await tab.getByRole('link', { name: 'Forgot your password?' }).click()
  await heading(tab, 'Recover').waitFor()
  await ask(tab, 'nobody')
  await tab.getByText('Please enter a valid email address').waitFor()
  await expectAccessible(tab)
  await ask(tab, email)
  await tab.getByRole('status').getByText(sent).waitFor()
  await expectAccessible(tab)
  await tab.clock.fastForward(1000)
  expect(await tab.getByText(sent).isVisible()).toBe(true)
  await tab.clock.fastForward(4000)
  await heading(tab, 'Login').waitFor()

  await signIn(tab, await mailedPassword())
  await heading(tab, 'Main Menu').waitFor()
  expect((await elsewhere.get('/api/rere_check_user/')).json.email).toBeNull()

  const other = await openTab(browser, site)
  other.expectComplaint(/status of 401.*rere_login/)
  await other.goto('/RentalRevolution/login')
  await signIn(other, testPassword)
  await other.getByText('Login failed, please try again later').waitFor()
})

test('An address nobody has, and a failure, look the same; nothing is mailed.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/recover')
  await ask(tab, 'nobody@rental.example')
  await tab.getByText(sent).waitFor()
  tab.expectComplaint(/status of 500/)
  await tab.route('**/api/rere_send_recover_email_EN/', (route) => route.fulfill({ status: 500 }))
  await tab.goto('/RentalRevolution/recover')
  await ask(tab, email)
  await tab.getByText(sent).waitFor()
  expect(post.received).toEqual([])
})

test('The page signs out whoever comes signed in, but for root.', async () => {
  const admin = await openTab(browser, site, { as: 'admin' })
  await admin.goto('/RentalRevolution/recover')
  await admin.getByText('You have been signed out.').waitFor()
  await expectAccessible(admin)
  await admin.goto('/RentalRevolution/internal')
  await heading(admin, 'Login').waitFor()

  const root = await openTab(browser, site, { as: 'root' })
  await root.goto('/RentalRevolution/recover')
  await root.getByRole('link', { name: 'Internal' }).waitFor()
  await root.untilQuiet()
  await root.goto('/internal')
  await heading(root, 'Main Menu').waitFor()
})

test('Without a mail server the password waits for root: no visitor and no other admin can read it.', async () => {
  const quiet = await openSite()
  const tab = await openTab(browser, quiet)
  await tab.goto('/RentalRevolution/recover')
  await tab.getByText('No mail server is set up here yet').waitFor()
  await expectAccessible(tab)
  await ask(tab, email)
  await tab.getByText(sent).waitFor()
  await expect.poll(() => quiet.sql`SELECT state FROM mails`).toEqual([{ state: 'sent' }])
  await tab.goto('/RentalRevolution/mail')
  await tab.getByText('No mails yet').waitFor()

  for (const [as, words] of [
    ['admin', /This mail is confidential/],
    ['root', /^Valid for 30 minutes$/],
  ] as const) {
    const staff = await openTab(browser, quiet, { as })
    await staff.goto('/internal/mailbox')
    await staff.getByRole('link', { name: 'Your new password' }).click()
    await staff.frameLocator('iframe[title^="Text of the mail"]').getByText(words).first().waitFor()
    await expectAccessible(staff)
  }
})
