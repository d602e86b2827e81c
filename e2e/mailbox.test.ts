import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { mailList, mailText, openMail } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

beforeEach(async () => {
  await sql`TRUNCATE mails CASCADE`
})

type MailRow = { state?: string; subject?: string; error?: string | null; body?: string; due?: string }

/** Puts a mail into the outbox. */
async function keep({
  state = 'sent',
  subject = 'Hello',
  error = null,
  body = '<p>Hello Ada</p>',
  due = '0',
}: MailRow) {
  await sql`
    INSERT INTO mails (recipient, subject, body_text, body_html, state, error, tries, due_at, sending_since, sent_at)
    VALUES ('ada@mail.example', ${subject}, 'Hello Ada', ${body}, ${state}, ${error}, 1,
            now() + ${due}::interval, now(), ${state === 'sent' ? sql`now()` : null})`
  await site.live.changed('mails')
}

async function openMailbox(): Promise<Tab> {
  const tab = await openTab(browser, site, { as: 'admin', at: new Date().toISOString() })
  await tab.goto('/internal/mailbox')
  await tab.getByRole('heading', { level: 1, name: 'Mailbox' }).waitFor()
  return tab
}

const states = () => sql`SELECT state FROM mails`

async function act(tab: Tab, label: string) {
  await openMail(tab, /^Mail: /)
    .getByRole('button', { name: label })
    .click()
  const dialog = tab.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(tab)
  await dialog.getByRole('button', { name: label }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('Mails appear by themselves; a body is shown as it is, and nothing in it runs.', async () => {
  const tab = await openMailbox()
  await tab.getByText('No mails yet').waitFor()
  await expectAccessible(tab)
  const body = '<h1>Hello Ada</h1><p id="p">safe</p><script>document.getElementById("p").textContent = "run"</script>'
  await keep({ subject: 'First', body })
  await mailList(tab).getByRole('link', { name: /First/ }).click()
  await openMail(tab, 'Mail: First').waitFor()
  expect(await mailText(tab).innerText()).toBe('Hello Ada\n\nsafe')
  await expectAccessible(tab)
  await tab.reload()
  await openMail(tab, 'Mail: First').waitFor()
})

test('A waiting mail can be kept from being sent, and be sent after all.', async () => {
  await keep({ state: 'waiting', subject: 'Reminder', due: '3 hours' })
  const tab = await openMailbox()
  await mailList(tab)
    .getByRole('link', { name: /Reminder.*Waiting until/s })
    .click()
  await expectAccessible(tab)
  await act(tab, 'Do not send')
  await tab.getByText('The mail will not be sent').waitFor()
  await openMail(tab, 'Mail: Reminder').getByText('Canceled').waitFor()
  expect(await states()).toEqual([{ state: 'canceled' }])
  await act(tab, 'Send after all')
  await tab.getByText('The mail is on its way').waitFor()
  await openMail(tab, 'Mail: Reminder').getByText(/^Sent/).waitFor()
  expect(await states()).toEqual([{ state: 'sent' }])
})

test('A failed mail says why and can be sent again.', async () => {
  await keep({ state: 'failed', subject: 'Lost', error: 'no such user' })
  const tab = await openMailbox()
  await mailList(tab)
    .getByRole('link', { name: /Lost.*Failed/s })
    .click()
  await openMail(tab, 'Mail: Lost').getByText('no such user').waitFor()
  await expectAccessible(tab)
  await act(tab, 'Send again')
  await openMail(tab, 'Mail: Lost').getByText(/^Sent/).waitFor()
  expect(await states()).toEqual([{ state: 'sent' }])
})

test('The list shows one state when asked to, and older mails on demand.', async () => {
  for (let n = 1; n <= 51; n++)
    await sql`
    INSERT INTO mails (recipient, subject, body_text, body_html, state, sent_at)
    VALUES ('ada@mail.example', ${`Number ${n}`}, '', '', 'sent', now())`
  await keep({ state: 'unclear', subject: 'Perhaps', error: 'The server stopped while sending' })
  const tab = await openMailbox()
  const entries = mailList(tab).getByRole('listitem')
  await entries.first().waitFor()
  expect(await entries.count()).toBe(50)
  await tab.getByRole('button', { name: 'Older mails' }).click()
  await expect.poll(() => entries.count()).toBe(52)
  await tab.getByRole('radio', { name: 'Unclear' }).check()
  await expect.poll(() => entries.count()).toBe(1)
  await tab.getByRole('radio', { name: 'Failed' }).check()
  await tab.getByText('No mail is failed').waitFor()
  await expectAccessible(tab)
  await tab.goBack()
  await expect.poll(() => entries.count()).toBe(1)
})

test('On a phone a mail takes the place of the list, and the way back leads to where it was left.', async () => {
  await keep({ subject: 'First' })
  await keep({ subject: 'Second' })
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  await tab.goto('/internal/mailbox')
  const link = mailList(tab).getByRole('link', { name: /First/ })
  await link.click()
  await openMail(tab, 'Mail: First').waitFor()
  expect(await link.isVisible()).toBe(false)
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'All mails' }).click()
  await link.waitFor()
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
})

test('The menu of the rental leads to the same mails within its own office, in the language of whoever reads them.', async () => {
  await keep({ subject: 'Kept' })
  await sql`UPDATE users SET language = 'de' WHERE email = 'admin@rental.example'`
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  await tab.goto('/de/RentalRevolution/internal')
  await tab.getByRole('link', { name: 'Postfach' }).click()
  await tab.waitForURL('**/de/RentalRevolution/internal/mailbox')
  await tab.getByRole('heading', { level: 1, name: 'Postfach' }).waitFor()
  await expectAccessible(tab)
  await tab.getByRole('link', { name: /Kept/ }).click()
  await openMail(tab, 'E-Mail: Kept').waitFor()
  await sql`UPDATE users SET language = NULL WHERE email = 'admin@rental.example'`
})
