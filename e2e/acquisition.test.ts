import { expect, test } from 'vitest'
import { handleAcquisitionEntries } from '#features/acquisition/entries/contract/handle.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { addEntry } from '#testing/acquisition.ts'
import { launchChromium } from '#testing/chromium.ts'
import { overpassPlaces, placesJson, startFakePlaces } from '#testing/places.ts'
import { openSite } from '#testing/site.ts'
import { startFakeWeb } from '#testing/web.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const web = await startFakeWeb()
const places = await startFakePlaces()
const site = await openSite({
  env: readEnv({ PUBLIC_URL: 'http://localhost:3000', VIES_API_BASE: 'off', OVERPASS_API_BASE: places.base }),
  outbound: web.way,
})
const { sql, live } = site
const browser = await launchChromium()

const row = (tab: Tab, name: string) =>
  tab.getByRole('table', { name: 'Businesses' }).getByRole('row').filter({ hasText: name }).first()
const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name, exact: true })
const editor = (tab: Tab, name: string) => tab.getByRole('group', { name })

const good = Array.from({ length: 20 }, (_, i) => i + 1).map(
  (n) =>
    `Havel Boote ${n}, https://www.havel-${n}.example/mieten?utm_source=x, ahoi@havel-${n}.example, +49 30 55501${n + 10}`,
)
const pasted = [
  ...good,
  'Ohne Mail, https://ohne-mail.example, +49 30 7770001',
  'Auch ohne, auch-ohne.example',
  'Spree Kanu, ahoi@spree-kanu.example',
  'Kaputt, https://, ahoi@kaputt.example',
  'Noch kaputt, http://a b, x@y.example',
  'Corrib, HTTPS://WWW.CORRIB.EXAMPLE:443/boats, other@corrib-office.example',
  'Havel Boote noch einmal, havel-3.example',
  'Zwilling, https://zwilling.example, ahoi@havel-4.example',
  'Niemand',
  'Seite bei Facebook; https://www.facebook.com/spreekanu?fbclid=1; kanu@facebook-seite.example; +49 30 123456',
]

test('An admin pastes a list of mixed quality, corrects two lines, writes to one of them, who leaves for good.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await tab.goto('/acquisition')
  await tab.getByText('No entries yet').waitFor()
  const corrib = await addEntry(sql, { business: 'Corrib Boats', website: 'https://corrib.example' })
  await live.changed('acquisition')
  await row(tab, 'Corrib Boats').waitFor()

  await button(tab, 'Add').click()
  expect(await tab.getByLabel('State').isDisabled()).toBe(true)
  expect(await tab.getByLabel('State').innerText()).toBe('Select Country first')
  await tab.getByLabel('New businesses').fill(pasted.join('\n'))
  const omitted = tab.getByRole('region', { name: 'Omitted rows' })
  const fresh = tab.getByRole('region', { name: 'New rows' })
  await omitted.getByRole('heading', { name: 'Omitted 7' }).waitFor()
  await fresh.getByRole('heading', { name: 'New 23' }).waitFor()
  await fresh.getByText('Missing emails: 2.').waitFor()
  const reasons = omitted.getByRole('listitem')
  expect((await reasons.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'NO_URL',
    'BAD_URL',
    'BAD_URL',
    'GOT_URL',
    'GOT_URL',
    'GOT_EMAIL',
    'NO_URL',
  ])
  const link = await omitted.getByRole('link', { name: 'Show Corrib Boats' }).getAttribute('href')
  expect(link).toBe(`/acquisition?entry=${corrib}`)

  // Two are corrected where they stand.
  await omitted.getByLabel('Line 23').fill('Spree Kanu, spree-kanu.example, ahoi@spree-kanu.example')
  await omitted.getByLabel('Line 23').press('Enter')
  await omitted.getByRole('heading', { name: 'Omitted 6' }).waitFor()
  await omitted.getByLabel('Line 24').fill('Kaputt, https://ganz.example, ahoi@ganz.example')
  await reasons.filter({ hasText: 'Line 24' }).getByRole('button', { name: 'Correct' }).click()
  await omitted.getByRole('heading', { name: 'Omitted 5' }).waitFor()
  await expectAccessible(tab)
  await button(tab, 'Add 25 businesses').click()
  await tab.getByText('Please choose a type').first().waitFor()
  await tab.getByLabel('Type').selectOption('RentalRevolution')
  await tab.getByLabel('Country').selectOption('Belgium')
  await tab.getByText('The chosen country is not yet set up').waitFor()
  await fresh.getByText('Not a phone number of Belgium: Havel Boote 1 (Germany)').waitFor()
  await tab.getByLabel('Country').selectOption('Germany')
  await fresh.getByText('Not a phone number of').waitFor({ state: 'hidden' })
  await tab.getByLabel('State').selectOption('Berlin')
  await tab.route(`**${handleAcquisitionEntries.path}`, (route) => route.abort('failed'), { times: 1 })
  tab.expectComplaint(/sshp_handle_acquisition_entries/)
  await button(tab, 'Add 25 businesses').click()
  await tab.getByText('Submit changes failed. Please try again.').waitFor()
  await button(tab, 'Try again').click()
  await tab.getByText('New businesses have been added').first().waitFor()
  await expect.poll(() => tab.getByLabel('New businesses').inputValue()).toMatch(/^Noch kaputt.+Niemand$/s)
  await button(tab, 'Clear the lines').click()

  // A region is crawled: the lookup is busy for a while, one business is known already, the other one's site is read.
  places.replies.push(
    overpassPlaces([
      { id: '1', name: 'Bootshaus Wannsee', website: 'https://bootshaus-wannsee.de' },
      { id: '2', name: 'Havel Boote', website: 'https://havel-1.example' },
    ]),
    placesJson({}, 429),
  )
  web.pages['bootshaus-wannsee.de/'] = '<a href="/impressum">Impressum</a>'
  web.pages['bootshaus-wannsee.de/impressum'] =
    '<p>Inhaberin: Petra Wann</p><p>Tel.: 030 8051234</p><p>info (at) bootshaus-wannsee.de</p>'
  const crawl = tab.getByRole('region', { name: 'Crawl' })
  await crawl.getByRole('button', { name: 'Crawl' }).click()
  await crawl.getByText('Asking for businesses').first().waitFor()
  await crawl.getByRole('button', { name: 'Wait' }).waitFor()
  await site.runJob('acquisition-crawl')
  await crawl.getByText('1 of 3').waitFor()
  await crawl.getByText('It is asked again').waitFor()
  site.setNow('2026-06-01T05:30:00Z')
  await site.runJob('acquisition-crawl')
  await crawl.getByText('Finished').first().waitFor()
  await crawl.getByText('Known or left out').click()
  await crawl.getByText('havel-1.example is in the list already').waitFor()
  await crawl.getByRole('checkbox', { name: 'All 1' }).check()
  await crawl.getByRole('button', { name: 'Take selected (1)' }).click()
  await button(tab, 'Add 1 business').click()

  // It is written to, in two hours.
  await row(tab, 'Bootshaus Wannsee').getByText('N/A').click()
  await editor(tab, 'Email body').getByRole('tab', { name: 'Presets' }).click()
  await editor(tab, 'Email body').getByRole('button', { name: 'Boat rental' }).click()
  await editor(tab, 'Email subject').getByText('bitte an die Inhaberin oder den Inhaber weiterleiten').waitFor()
  await tab.getByLabel('Email delay in hours').fill('2')
  await button(tab, 'Send').click()
  await tab.getByText('Please choose why they may be written to').first().waitFor()
  // Whom to write to was on their site.
  expect(await tab.getByLabel('Name').inputValue()).toBe('Petra Wann')
  const basis = async () => (await sql`SELECT DISTINCT legal_basis AS basis FROM acquisition_entries ORDER BY 1`).pop()
  await tab.getByLabel('Reason').selectOption('They agreed to it')
  await button(tab, 'Save changes').click()
  await expect.poll(basis).toEqual({ basis: 'consent' })
  await tab.getByLabel('Reason').selectOption('Not said yet')
  await button(tab, 'Save changes').click()
  await expect.poll(basis).toEqual({ basis: '' })
  await tab.getByLabel('Salutation').selectOption('Sehr geehrte')
  await tab.getByLabel('Reason').selectOption('They asked us to write')
  await button(tab, 'Send').click()
  await tab.getByText(/^Email will be sent on 06\/01\/26, 9:\d\d am$/).waitFor()
  expect(await button(tab, 'DONE').isDisabled()).toBe(true)
  await button(tab, 'Close').click()
  await row(tab, 'Bootshaus Wannsee').getByText('Mail waiting').waitFor()
  expect(await sql`SELECT 1 FROM mails`).toHaveLength(0)
  site.setNow('2026-06-01T07:31:00Z')
  await site.runJob('acquisition-mails')
  await expect.poll(() => sql`SELECT recipient FROM mails WHERE state = 'sent'`).toHaveLength(1)
  await site.runJob('acquisition-mails')
  await row(tab, 'Bootshaus Wannsee').getByText('Contacted').waitFor()
  await row(tab, 'Bootshaus Wannsee').getByText('N/A').waitFor({ state: 'hidden' })

  // Who reads it leaves.
  const [mail] = await sql<{ text: string }[]>`SELECT mail_text AS text FROM acquisition_messages`
  const visitor = await openTab(browser, site, { viewport: { width: 390, height: 844 } })
  await visitor.goto(/http:\/\/localhost:3000(\/de\/unsubscribe#\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
  await visitor.getByText('info@bootshaus-wannsee.de').first().waitFor()
  await visitor.getByRole('button', { name: 'Abmelden' }).click()
  await visitor.getByRole('heading', { name: 'Erledigt' }).waitFor()
  await row(tab, 'Bootshaus Wannsee').getByText('Unsubscribed').waitFor()

  // Deleted and imported again, it is still never written to.
  await button(tab, 'Bootshaus Wannsee').click()
  await button(tab, 'Deactivate').click()
  await button(tab, 'DELETE').click()
  await button(tab, 'Delete').click()
  await tab.getByText('Entry has been deleted').waitFor()
  await button(tab, 'Add').click()
  const again = 'Wannsee, https://bootshaus-wannsee.de, info@bootshaus-wannsee.de'
  await tab.getByLabel('New businesses').fill(again)
  await omitted.getByText('SUPPRESSED').waitFor()
  await fresh.getByText('Nothing to add yet.').waitFor()
})

test('An admin finds a business on a phone, changes it beside somebody else, and makes it a customer.', async () => {
  await sql`TRUNCATE acquisition_entries CASCADE`
  const id = await addEntry(sql, { business: 'Seewind Boote', website: 'https://seewind.example', subject: '' })
  await addEntry(sql, {
    business: 'Seewind Yachten',
    phone: '030 1',
    website: 'seewind.example',
    email: '',
    active: false,
  })
  await addEntry(sql, { business: 'Kanu Isar', country: 'Germany', state: 'Bavaria', type: 'SupremeShop' })
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 390, height: 844 } })
  await tab.goto('/acquisition')
  await row(tab, 'Seewind Yachten').getByText('Inactive').waitFor()
  expect(await row(tab, 'Seewind Boote').getByText('[double entry]').count()).toBe(1)
  expect(await row(tab, 'Kanu Isar').getByText('[double entry]').count()).toBe(0)
  await row(tab, 'Seewind Boote').getByText('N/A').waitFor()

  const search = tab.getByRole('searchbox', { name: 'Business, website, email or phone' })
  await search.fill('nobody at all')
  await tab.getByText('No match found').waitFor()
  await search.fill('SEEWIND')
  await tab.getByText('2 of 3').waitFor()
  await button(tab, 'Filters').click()
  await tab.getByLabel('Active').selectOption('Active')
  await tab.getByText('1 of 3').waitFor()
  await tab.reload()
  await tab.getByText('1 of 3').waitFor()
  expect(await search.inputValue()).toBe('SEEWIND')
  await button(tab, 'Clear').click()
  await row(tab, 'Kanu Isar').waitFor()

  // A click opens it in the place of the list, and closing it leads back to its row.
  await row(tab, 'Seewind Boote').getByText('N/A').click()
  await tab.getByText('Selected Business').waitFor()
  expect(await row(tab, 'Seewind Boote').count()).toBe(0)
  await button(tab, 'Close').click()
  await tab.getByText('Selected Business').waitFor({ state: 'hidden' })
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Seewind Boote')
  await button(tab, 'Seewind Boote').click()
  const presets = editor(tab, 'Email body')
  await presets.getByRole('tab', { name: 'Presets' }).click()
  await presets.getByRole('button', { name: 'Yacht charter' }).click()
  await presets.getByText('2000 €').waitFor()
  await editor(tab, 'Email subject').getByText('please forward to the owner').waitFor()
  await tab.getByLabel('Email', { exact: true }).fill('seewind')
  await button(tab, 'Save changes').click()
  await tab.getByText('Please enter a valid email address').first().waitFor()
  await tab.getByLabel('Email', { exact: true }).fill('ahoi@seewind.example')
  await tab.getByLabel('Name').fill('Jana Wolf')
  // What is typed is looked at before it is saved, and saved by that it is not.
  const kept = () => sql`SELECT email, name, body FROM acquisition_entries WHERE id = ${id}`
  const before = await kept()
  await button(tab, 'Preview').click()
  const preview = tab.getByRole('dialog', { name: /please forward to the owner/ })
  await preview.getByText('As it would be sent to ahoi@seewind.example').waitFor()
  const mail = preview.frameLocator('iframe')
  await mail.getByText('Dear Jana Wolf,').waitFor()
  await mail.getByText('2000 €').waitFor()
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  await preview.waitFor({ state: 'hidden' })
  expect(await kept()).toEqual(before)
  await sql`UPDATE acquisition_entries SET note = 'Calls on Mondays', version = version + 1 WHERE id = ${id}`
  tab.expectComplaint(/409/)
  await button(tab, 'Save changes').click()
  await tab.getByText('Somebody else changed this entry meanwhile').waitFor()
  await expect.poll(() => tab.getByLabel('Note').inputValue()).toBe('Calls on Mondays')
  await button(tab, 'Save changes').click()
  await tab.getByText('Changes have been applied').waitFor()
  await expectAccessible(tab)

  await button(tab, 'Convert to customer').first().click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Convert to customer' }).click()
  await tab.getByText('Seewind Boote is a customer.').waitFor()
  expect(await sql`SELECT business FROM customers`).toEqual([{ business: 'Seewind Boote' }])
  await button(tab, 'Deactivate').click()
  await tab.getByText('Entry has been marked as inactive').waitFor()
  await button(tab, 'DELETE').click()
  await button(tab, 'Delete').click()
  await tab.getByText('Entry has been deleted').waitFor()
  await tab.getByText('2 entries').waitFor()
})
