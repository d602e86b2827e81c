import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { type Day, formatLongDay } from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite, takePricesIn } from '#testing/site.ts'
import { stayFields, withCode } from '#testing/stay.ts'
import { expectAccessible } from './accessible.ts'
import { cutWords } from './cut-words.ts'
import { step } from './step.ts'
import { openTab, type Tab } from './tab.ts'
import { screens } from './viewport.ts'

const site = await openSite()
await takePricesIn('EUR', site)
const { sql } = site
await insertVehicle(sql, { type: 'houseboats', name: 'Heron', deposit: 50_000, cleaning_fee: 12_000 }, { 2: 54_000 })
const bittern = await insertVehicle(sql, { type: 'houseboats', name: 'Bittern' }, { 2: 9000 })
const browser = await launchChromium()

const euros = (cents: Cents) => inLanguage('de', () => formatMoney(cents))
const longDay = (day: Day) => inLanguage('de', () => formatLongDay(day))

/** Somebody whose details are all right, by the names of the fields. */
const nils = {
  name: 'Nils Lindqvist',
  email: 'nils@guests.example',
  phone: '+49 151 7654321',
  streetAndNumber: 'Uferweg 7',
  zipCodeAndCity: '78462 Konstanz',
}

const calendar = (tab: Tab) => tab.getByRole('group', { name: 'Tage Ihres Törns', exact: true })
const day = (tab: Tab, date: Day) => calendar(tab).getByRole('button', { name: longDay(date) })
const form = (tab: Tab) => tab.getByRole('region', { name: 'Buchung prüfen' })
const submit = (tab: Tab) => form(tab).locator('button[type="submit"]')
const cost = (tab: Tab, label: string): Locator =>
  tab
    .getByRole('region', { name: /^Was (es kostet|aus dem Geld wurde)$/ })
    .getByRole('row', { name: new RegExp(`^${label}`) })
    .getByRole('cell')

/** Everything is seen whole on the phone, and read by everybody. */
async function expectSound(tab: Tab) {
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await tab.evaluate(cutWords)).toEqual([])
  await expectAccessible(tab)
}

test('In German, on a phone, a houseboat is refused unpaid, paid online, wished otherwise, and canceled on the page of the booking.', async () => {
  const fortnight = { vehicle: bittern, booked_day: '2026-08-01', booked_duration: 14, price: 1260 }
  const before = await site
    .visitor()
    .post('/api/haha_send_booking_request/', await withCode(sql, stayFields(fortnight)))
  expect(before.status).toBe(201)
  const tab = await openTab(browser, site, { viewport: screens[0], locale: 'de-DE' })
  await step('choosing', () => chooseDates(tab))
  await step('refused', () => beRefused(tab))
  await step('paying', () => payOnline(tab))
  await step('wishing for a change', () => wishForChange(tab))
  await step('canceling', () => cancel(tab))
})

async function chooseDates(tab: Tab) {
  await tab.goto('/de/RentalRevolution/book2/houseboats/Heron')
  await tab.getByRole('heading', { level: 1, name: 'Heron buchen' }).waitFor()
  await day(tab, '2026-06-02').waitFor()
  await expectSound(tab)
  for (const [name, value] of Object.entries(nils)) await form(tab).locator(`[name="${name}"]`).fill(value)
  await form(tab).locator('[name="privacy"]').check()
  await submit(tab).click()
  await form(tab).getByText('Bitte wählen Sie den ersten und den letzten Tag Ihres Törns').waitFor()
  await calendar(tab).getByRole('combobox').selectOption('2026-09-01')
  await day(tab, '2026-09-12').click()
  await submit(tab).click()
  await form(tab).getByText('Bitte wählen Sie den letzten Tag Ihres Törns').waitFor()
  await day(tab, '2026-09-13').click()
  await tab.getByText('Bitte wählen Sie mindestens zwei Nächte', { exact: true }).waitFor()
  await expectSound(tab)
  await day(tab, '2026-09-14').click()
  await form(tab).getByText('Gebucht ist erst, wenn Sie ihn eingeben.').waitFor()
  await expectSound(tab)
}

async function beRefused(tab: Tab) {
  tab.expectComplaint(/status of 422.*haha_send_booking_request/)
  await submit(tab).click()
  const refusal = tab.getByRole('region', { name: 'Das lässt sich nicht buchen' })
  await refusal.getByText('So viele Nächte können wir ohne Zahlung nicht freihalten.').waitFor()
  await expectSound(tab)
  await refusal.getByRole('button', { name: 'Seite neu laden' }).click()
}

async function payOnline(tab: Tab) {
  await form(tab)
    .getByRole('radio', { name: /^PayPal/ })
    .check()
  await form(tab).getByText('Als Nächstes halten wir das Boot 15 Minuten für Sie frei, und Sie zahlen.').waitFor()
  await submit(tab).click()
  const pay = tab.getByRole('region', { name: `${euros(108_000)} zahlen` })
  await pay.getByText('Wir halten Heron bis').waitFor()
  await pay.getByText(`Insgesamt sind es ${euros(120_000)}, davon ${euros(12_000)} vor Ort.`).waitFor()
  await pay.getByText('zum Zahlen').first().waitFor()
  await expectSound(tab)
  const opened = tab.context().waitForEvent('page')
  await pay.getByRole('link', { name: `${euros(108_000)} in neuem Tab zahlen` }).click()
  const provider = await opened
  await provider.getByText('Heron, 2').waitFor()
  expect(new URL(provider.url()).pathname).toMatch(/^\/de\/RentalRevolution\/test-payment\//)
  expect(await provider.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await provider.getByRole('button', { name: 'Zahlung annehmen' }).click()
  const success = tab.getByRole('region', { name: 'Ihre Buchung ist bestätigt!' })
  await success.getByText(`${euros(108_000)} mit PayPal bezahlt`).waitFor()
  await success.getByText('Bis Sie kommen, ist nichts mehr zu zahlen.').waitFor()
  await expectSound(tab)
  const ownPage = new URL((await success.locator('a[href*="my-booking"]').getAttribute('href')) ?? '')
  await tab.goto(`/de${ownPage.pathname.replace(/^\/de/, '')}${ownPage.hash}`)
}

async function wishForChange(tab: Tab) {
  const wish = tab.getByLabel('Was möchten Sie ändern?')
  const send = tab.getByRole('button', { name: 'Absenden' })
  await send.click()
  await tab.getByText('Bitte schreiben Sie, was Sie ändern möchten').waitFor()
  await expectSound(tab)
  await wish.fill('Eine Nacht länger, bitte')
  await send.click()
  await tab.getByText('Ihr Wunsch ist unterwegs').waitFor()
  const [mail] = await sql<{ subject: string }[]>`
    SELECT subject FROM mails WHERE recipient = ${nils.email} ORDER BY id DESC LIMIT 1`
  expect(mail?.subject).toMatch(/^Ihr Änderungswunsch ist da: Heron am /)
}

async function cancel(tab: Tab) {
  const heading = tab.getByRole('heading', { level: 1 })
  await heading.getByText('Heron wartet auf Sie').waitFor()
  expect(await cost(tab, 'Noch zu zahlen').innerText()).toBe(euros(12_000))
  await expectSound(tab)
  await tab.getByRole('button', { name: 'Buchung stornieren' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Heron stornieren?' })
  const steps = await dialog.getByRole('listitem').allInnerTexts()
  expect(steps).toHaveLength(3)
  for (const words of steps) expect(words).toContain('bis ')
  const now = await dialog.locator('[aria-current="step"]').innerText()
  for (const words of ['Heute', euros(54_000)]) expect(now).toContain(words)
  await dialog.getByText('gehen innerhalb von fünf Werktagen auf das Konto zurück').waitFor()
  await expectSound(tab)
  const confirm = dialog.getByRole('button', { name: 'Stornieren', exact: true })
  await confirm.click()
  await dialog.getByText('Bitte bestätigen Sie, dass Sie stornieren wollen').waitFor()
  await dialog.getByRole('checkbox', { name: /^Ich will stornieren und bin mit der Gebühr/ }).check()
  await confirm.click()
  await heading.getByText('Ihre Buchung ist storniert').waitFor()
  await tab.getByText(`Sie bekommen ${euros(54_000)} zurück.`).waitFor()
  expect(await cost(tab, 'Erstattung').innerText()).toBe(euros(54_000))
  await expectSound(tab)
  expect(await sql`SELECT canceled_by, canceled_reason FROM bookings WHERE canceled_by IS NOT NULL`).toEqual([
    { canceled_by: 'customer', canceled_reason: 'Canceled by the customer' },
  ])
}
