import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { addEntry, answerTo } from '#testing/outreach.ts'
import { openOutreach } from '#testing/outreach-desk.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const admin = await site.signedIn('admin')
const desk = openOutreach(site, admin)
const browser = await launchChromium()

/** What stands behind the # of the link in the last mail. */
async function linkOf(language: 'en' | 'de', entry: number): Promise<string> {
  await desk.order(entry)
  await desk.sendAll()
  const [mail] = await sql<{ body_text: string }[]>`SELECT body_text FROM mails ORDER BY id DESC LIMIT 1`
  const [, hash = ''] =
    (language === 'de' ? /\/de\/unsubscribe(#\S+)/ : /\/unsubscribe(#\S+)/).exec(mail?.body_text ?? '') ?? []
  return hash
}
const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name }).waitFor()
const suppressed = async () =>
  (await sql`SELECT value FROM acquisition_suppressions ORDER BY id`).map(({ value }) => value)

test('Whoever follows the link of a mail is taken off once they confirm it, alone or with their whole domain.', async () => {
  const hash = await linkOf('en', await addEntry(sql))
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await tab.goto(`/unsubscribe${hash}`)
  await tab.getByText('We wrote to hello@corrib-boats.ie.').waitFor()
  expect(await suppressed()).toEqual([])
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Unsubscribe' }).click()
  await heading(tab, 'Done')
  await tab.getByText('We never write to hello@corrib-boats.ie again.').waitFor()
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Done')
  await tab.reload()
  await tab.getByRole('button', { name: 'Also everybody else at corrib-boats.ie' }).click()
  await tab.getByText('We never write to anybody at corrib-boats.ie again.').waitFor()
  expect(await suppressed()).toEqual(['hello@corrib-boats.ie', 'corrib-boats.ie'])
  tab.expectComplaint(/404 \(Not Found\).*sshp_read_unsubscribe/)
  await tab.goto(`/unsubscribe${hash.slice(0, -3)}`)
  await heading(tab, 'This link does not work')
})

test('In German, with an address at a provider of mailboxes, there is nothing to choose.', async () => {
  const german = { country: 'Italy', salutation: 'Sehr geehrte', email: 'boote@gmx.ch' }
  const hash = await linkOf('de', await addEntry(sql, german))
  const tab = await openTab(browser, site)
  await tab.goto(`/de/unsubscribe${hash}`)
  await tab.getByText('Wir haben an boote@gmx.ch geschrieben.').waitFor()
  expect(await tab.getByRole('radio').count()).toBe(0)
  await tab.getByRole('button', { name: 'Abmelden' }).click()
  await heading(tab, 'Erledigt')
})

test('An admin sees what goes out, drops an answer, and pauses all of it.', async () => {
  const entry = await addEntry(sql, { business: 'Lough Boats', email: 'info@lough.ie' })
  await desk.order(entry)
  await desk.sendAll()
  await desk.order(await addEntry(sql, { business: 'Bann Boats', email: 'info@bann.ie' }), desk.now().add({ hours: 3 }))
  const about = await desk.keyOf(entry)
  await live.changed('acquisition')
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await tab.goto('/acquisition?tab=outgoing')
  await tab.getByRole('region', { name: 'Waiting (1)' }).getByText('Bann Boats').waitFor()
  await tab.getByRole('region', { name: 'Asked again (1)' }).getByText('Lough Boats').waitFor()
  await expectAccessible(tab)
  const saved = {
    name: 'answer.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(answerTo('a@lough.ie', 'Call me', { about })),
  }
  await tab.getByLabel('Choose a saved mail').setInputFiles(saved)
  await tab.getByText('An answer. They are not asked again.').waitFor()
  await tab.getByRole('region', { name: 'Asked again' }).getByText('Nobody is due.').waitFor()
  await tab.getByRole('button', { name: 'Cancel: Bann Boats' }).click()
  await tab.getByText('Nothing waits to be sent.').waitFor()
  await tab.getByRole('button', { name: 'Pause all' }).click()
  await tab.getByText('Nothing goes out until it is resumed.').waitFor()
  expect(await desk.entryOf(entry)).toMatchObject({ stage: 'answered' })
})
