import { mkdirSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { mondayMorning } from '#testing/app.ts'
import { book } from '#testing/booking.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { testLinks } from '#testing/own-booking.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as mine from './my-booking-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const heron = await insertVehicle(
  sql,
  { type: 'houseboats', name: 'Heron', deposit: 50_000, extra_bbq: true, extra_bed_linen_and_towel: true },
  { 2: 54_000 },
)
const coot = await insertVehicle(sql, { type: 'canoes', name: 'Coot', passengers: 3 }, { 2: 1500, 4: 2800, 6: 4000 })
const browser = await launchChromium()
const phone = { viewport: { width: 390, height: 844 } }

beforeEach(async () => {
  await sql`TRUNCATE bookings, payments, vouchers, test_orders, mails, throttles CASCADE`
  site.setNow(mondayMorning)
  await site.live.changed('bookings')
})

async function expectSound(tab: Tab) {
  for (const width of [1440, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await tab.setViewportSize(phone.viewport)
  await expectAccessible(tab)
}

const look = async (tab: Tab, name: string) => {
  const folder = process.env.LOOK
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 844 })
    await tab.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await tab.setViewportSize(phone.viewport)
}

/** The own page of the newest booking, in a language. */
async function openOwn(tab: Tab, language = '') {
  const [{ reference } = { reference: '' }] = await sql<{ reference: string }[]>`
    SELECT reference FROM bookings WHERE name <> 'Somebody Else' ORDER BY id DESC LIMIT 1`
  const link = testLinks.sign({ kind: 'booking', id: reference }, Temporal.Instant.from('2027-12-01T00:00:00Z'))
  await tab.goto(`${language}/RentalRevolution/my-booking#${link}`)
}

const said = {
  en: {
    prefix: '',
    open: 'Change booking',
    editor: 'Change your booking',
    hours: 'How long',
    confirm: 'Change the booking',
    two: '2 hours',
    noon: '12 pm',
    ten: '10 am',
    taken: '2 pm',
    done: 'Your booking is changed.',
    newPrice: '$28',
  },
  de: {
    prefix: '/de',
    open: 'Buchung ändern',
    editor: 'Buchung ändern',
    hours: 'Wie lange',
    confirm: 'Verbindlich ändern',
    two: '2 Stunden',
    noon: '12 Uhr',
    ten: '10 Uhr',
    taken: '14 Uhr',
    done: 'Ihre Buchung ist geändert.',
    newPrice: '28 $',
  },
} as const

test.each(['en', 'de'] as const)(
  'A canoe is moved by two hours and made one hour longer, on a phone (%s).',
  async (language) => {
    const words = said[language]
    const locale = language === 'en' ? 'en-US' : 'de-DE'
    const tab = await openTab(browser, site, { ...phone, locale, deaf: true })
    const canoe = { vehicle: coot, type: 'canoes', booked_day: '2026-06-03', booked_hours: 1, price: 15 }
    expect((await book(sql, site.visitor(), canoe)).status).toBe(201)
    await insertBooking(sql, coot, '2026-06-03T14:00', '2026-06-03T16:00')
    await site.live.changed('bookings')
    await openOwn(tab, words.prefix)
    await look(tab, `own-${language}`)
    await tab.getByRole('button', { name: words.open, exact: true }).click()
    const editor = tab.getByRole('region', { name: words.editor, exact: true })
    const start = (name: string) => editor.getByRole('radio', { name, exact: true })
    await expect.poll(() => start(words.ten).isChecked()).toBe(true)
    await editor.getByLabel(words.hours).selectOption('2')
    await expect.poll(() => start(words.taken).count()).toBe(0)
    await start(words.noon).check()
    await expectSeen(editor.getByText(words.newPrice, { exact: true }).last())
    await look(tab, `hours-${language}`)
    await expectSound(tab)
    await editor.getByRole('button', { name: words.confirm, exact: true }).click()
    await expectSeen(tab.getByText(words.done))
    await mine.heading(tab).waitFor()
    await look(tab, `changed-${language}`)
    expect(
      await sql`SELECT to_char(starts_at, 'HH24:MI') AS starts, to_char(ends_at, 'HH24:MI') AS ends, price FROM bookings ORDER BY id LIMIT 1`,
    ).toEqual([{ starts: '12:00', ends: '14:00', price: 2800 }])
  },
)

const stays = {
  en: {
    prefix: '',
    open: 'Change booking',
    editor: 'Change your booking',
    last: 'Last day',
    kept: /^\$540 of what you give up is kept/,
    voucher: 'As a voucher for another trip',
    told: 'You get a voucher of $540 by mail, at once.',
    confirm: 'Change the booking',
    done: 'Your booking is changed.',
  },
  de: {
    prefix: '/de',
    open: 'Buchung ändern',
    editor: 'Buchung ändern',
    last: 'Letzter Tag',
    kept: /behalten wir nach den Stornobedingungen 540/,
    voucher: 'Als Gutschein für eine andere Fahrt',
    told: /^Sie bekommen sofort einen Gutschein über 540/,
    confirm: 'Verbindlich ändern',
    done: 'Ihre Buchung ist geändert.',
  },
} as const

test.each(['en', 'de'] as const)(
  'A paid stay is made shorter, and the money kept as a voucher, on a phone (%s).',
  async (language) => {
    const words = stays[language]
    const locale = language === 'en' ? 'en-US' : 'de-DE'
    const tab = await openTab(browser, site, { ...phone, locale, deaf: true })
    const stay = { vehicle: heron, booked_day: '2026-10-08', booked_duration: 4, price: 2160 }
    await mine.bookStay(tab, site, stay, { paid: true })
    await sql`UPDATE payments SET next_look_at = now()`
    await site.runJob('payments')
    await expect.poll(() => sql`SELECT FROM bookings WHERE paid_at IS NOT NULL`).toHaveLength(1)
    await openOwn(tab, words.prefix)
    await tab.getByRole('button', { name: words.open, exact: true }).click()
    const editor = tab.getByRole('region', { name: words.editor, exact: true })
    await editor.getByLabel(words.last).selectOption('2026-10-10')
    await editor.getByText(words.kept).waitFor()
    await editor.getByRole('radio', { name: words.voucher }).check()
    await editor.getByText(words.told).waitFor()
    await look(tab, `stay-${language}`)
    await expectSound(tab)
    await editor.getByRole('button', { name: words.confirm, exact: true }).click()
    await expectSeen(tab.getByText(words.done))
    expect(await sql`SELECT amount, paid_at IS NOT NULL AS paid FROM vouchers`).toEqual([
      { amount: 54_000, paid: true },
    ])
    expect(await sql`SELECT price, to_char(ends_at, 'MM-DD') AS ends FROM bookings`).toEqual([
      { price: 162_000, ends: '10-10' },
    ])
  },
)
