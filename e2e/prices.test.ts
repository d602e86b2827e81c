import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()
const boat = await insertVehicle(sql, { name: 'Eider' })

beforeEach(async () => {
  await sql`TRUNCATE bookings, price_rules, promo_codes, throttles CASCADE`
  await insertBooking(sql, boat, '2026-05-02T10:00', '2026-05-02T12:00')
  await sql`UPDATE bookings SET price = 9000`
  await live.changed('bookings', 'prices')
})

const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const field = (tab: Tab, label: string) => tab.getByLabel(new RegExp(`^${label}( optional)?$`))
const codeField = (tab: Tab) => booking.form(tab).getByLabel(/^Voucher or promo code/)

async function openPrices(width = 1440): Promise<Tab> {
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width, height: 900 } })
  await tab.goto('/RentalRevolution/internal')
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Prices/ })
    .click()
  await button(tab, 'Add a rule').waitFor()
  return tab
}

async function openBooking(day = '2026-06-06'): Promise<Tab> {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { day, hour: 10 })
  await booking.openPart(tab, 'Voucher or promo code')
  return tab
}

const insertCode = async (fields: object) => {
  await sql`INSERT INTO promo_codes ${sql({ code: 'LAKE', permille: -100, starts_on: '2026-01-01', ...fields })}`
  await live.changed('prices')
}

test.each([1440, 390])(
  'An admin sees what a rule does to the last year, keeps it and removes it, at %i px.',
  async (width) => {
    const tab = await openPrices(width)
    await tab.getByText('No rules yet').waitFor()
    await expectAccessible(tab)
    await button(tab, 'Add a rule').click()
    await button(tab, 'Save').click()
    await tab.getByText('Please choose at least one weekday').waitFor()
    await tab.getByLabel('Saturday').check()
    await field(tab, 'How much').fill('12.5')
    await tab.getByText('1 of 1 booking would cost something else by it.').waitFor()
    expect(await tab.getByRole('region', { name: 'The last twelve months by it' }).innerText()).toMatch(
      /Cost\s+\$90\s+With this change\s+\$101\.25\s+This change alone\s+\+\$11\.25/,
    )
    await expectAccessible(tab)
    expect(await sql`SELECT FROM price_rules`).toHaveLength(0)
    await field(tab, 'Name').fill('Weekend')
    await field(tab, 'Name in German').fill('Wochenende')
    await button(tab, 'Save').click()
    await tab.getByText('On Saturday: 12.5% dearer').waitFor()
    await expectAccessible(tab)

    await button(tab, 'Change Weekend').click()
    expect(await field(tab, 'How much').inputValue()).toBe('12.5')
    await tab.getByRole('radio', { name: 'Amount' }).check()
    await field(tab, 'How much').fill('5')
    await button(tab, 'Save').click()
    await tab.getByText('On Saturday: $5 for each booking dearer').waitFor()

    await button(tab, 'Remove Weekend').click()
    await tab.getByText('By the rules of today').waitFor()
    await expectAccessible(tab)
    await button(tab, 'Remove').click()
    await tab.getByText('No rules yet').waitFor()
    expect(await sql`SELECT action FROM audit_log WHERE record LIKE 'price-rule:%' ORDER BY id DESC LIMIT 3`).toEqual([
      { action: 'price-rule.remove' },
      { action: 'price-rule.change' },
      { action: 'price-rule.add' },
    ])
  },
)

test('An admin makes a promo code; a customer pays less by it and the rule of the day, each on a line of its own.', async () => {
  const office = await openPrices()
  await button(office, 'Add a promo code').click()
  await field(office, 'Code').fill('lake')
  await field(office, 'How much').fill('10')
  await field(office, 'How often it may be used').fill('1')
  await expectAccessible(office)
  await button(office, 'Save').click()
  await office.getByText('0 of 1 used').waitFor()
  await sql`
    INSERT INTO price_rules (kind, name, name_de, permille, weekdays, flows, starts_on)
    VALUES ('weekday', 'Weekend', 'Wochenende', 200, '{0,6}', '{hours,days}', '2026-01-01')`
  await live.changed('prices')

  const tab = await openBooking()
  expect(await booking.total(tab)).toBe('$60')
  await codeField(tab).fill('lake')
  await booking.form(tab).getByRole('button', { name: 'Apply' }).click()
  await booking.form(tab).getByText('Promo code LAKE, −10%').first().waitFor()
  expect(await codeField(tab).inputValue()).toBe('')
  expect(await booking.ticket(tab).innerText()).toMatch(
    /1 hour\s+\$50\s+Weekend, \+20%\s+\$10\s+Promo code LAKE, −10%\s+−\$6\s+In all\s+Total\s+\$54/,
  )
  await expectAccessible(tab)
  await booking.askForCode(tab)
  await booking.enterCode(tab, await readCode(tab))
  await booking.success(tab).waitFor()
  await office.getByText('1 of 1 used').waitFor()
  expect(await sql`SELECT price FROM bookings ORDER BY id DESC LIMIT 1`).toEqual([{ price: 5400 }])
})

test('A code that counts no more is said why, beside the box, and can be taken away again.', async () => {
  await insertCode({ ends_on: '2026-05-31' })
  const tab = await openBooking('2026-06-03')
  await codeField(tab).fill('LAKE')
  await booking.form(tab).getByRole('button', { name: 'Apply' }).click()
  await tab.getByText('The promo code LAKE ended on May 31, 2026').first().waitFor()
  await sql`UPDATE promo_codes SET ends_on = NULL`
  await booking.form(tab).getByRole('button', { name: 'Apply' }).click()
  await booking.form(tab).getByText('Promo code LAKE, −10%').first().waitFor()
  expect(await booking.total(tab)).toBe('$45')
  await booking.form(tab).getByRole('button', { name: 'Remove' }).click()
  expect(await booking.total(tab)).toBe('$50')
})

test('A code that others used up meanwhile is agreed to like a new price.', async () => {
  await insertCode({ max_uses: 1 })
  const tab = await openBooking('2026-06-03')
  await codeField(tab).fill('LAKE')
  await booking.form(tab).getByRole('button', { name: 'Apply' }).click()
  await booking.form(tab).getByText('Promo code LAKE, −10%').first().waitFor()
  await booking.askForCode(tab)
  const digits = await readCode(tab)
  await sql`UPDATE promo_codes SET uses = 1`
  tab.expectComplaint(/status of 422.*rere_send_booking_request/)
  await booking.enterCode(tab, digits)
  await tab.getByText('The promo code LAKE has been used up').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Agree and book with obligation to pay $50' }).click()
  await booking.success(tab).waitFor()
  expect(await sql`SELECT price FROM bookings ORDER BY id DESC LIMIT 1`).toEqual([{ price: 5000 }])
})

test.each([1440, 390])(
  'An admin adds terms from a day on, sees what they mean, and takes back those not begun, at %i px.',
  async (width) => {
    await sql`TRUNCATE booking_terms`
    await live.changed('prices')
    const tab = await openPrices(width)
    const terms = tab.getByRole('region', { name: 'Terms' })
    await terms.getByText('From the beginning').waitFor()
    await expectAccessible(tab)
    await button(tab, 'Add terms').click()
    const dialog = tab.getByRole('dialog', { name: 'New terms' })
    await dialog.getByText('The customer pays on site, or online if they like.').waitFor()
    await field(tab, 'For bookings made from').fill('2026-05-31')
    await field(tab, 'Down payment by the hour').fill('130')
    await button(tab, 'Save').click()
    await dialog.getByText('Please enter percent from 0 to 100').waitFor()
    await dialog.getByText('please choose today or later').waitFor()
    await expectAccessible(tab)
    await field(tab, 'For bookings made from').fill('2026-06-20')
    await field(tab, 'Down payment by the hour').fill('30')
    await dialog.getByText('The customer pays $30 online when booking and $70 on site.').waitFor()
    await expectAccessible(tab)
    await button(tab, 'Save').click()
    await terms.getByText('By the hour 30% are paid online when booking, the rest on site.').waitFor()
    await expectAccessible(tab)
    expect(await sql`SELECT starts_on::text, hours_share FROM booking_terms`).toEqual([
      { starts_on: '2026-06-20', hours_share: 30 },
    ])
    await button(tab, 'Remove the terms from Saturday, June 20, 2026 on').click()
    await terms.getByText('By the hour 30%').waitFor({ state: 'detached' })
    expect(await sql`SELECT FROM booking_terms`).toEqual([])
  },
)

test('Terms of the business stand in the text of the terms in place of what they replace, without a script as well.', async () => {
  await sql`TRUNCATE booking_terms`
  await live.changed('prices')
  const still = await openTab(browser, site, { javaScriptEnabled: false })
  still.expectComplaint(/\.js failed: csp/)
  const read = async (page = '/RentalRevolution/terms-and-conditions') => {
    await still.goto(page, { waitUntil: 'domcontentloaded' })
    return (await still.locator('main').innerText()).replaceAll('\u00a0', ' ')
  }
  const documents = await read()
  expect(documents).toContain('up to 3 months before: 50% of the price')
  expect(documents).toContain('what is booked by the hour is paid on arrival, or online before that. The confirmation')
  expect(documents).toContain('also where 150 EUR were more.')
  const steps = [
    { before: 7, unit: 'days', percent: 0, euros: null },
    { before: 0, unit: 'days', percent: 80, euros: null },
  ]
  await sql`
    INSERT INTO booking_terms (starts_on, hours_share, days_share, steps)
    VALUES ('2026-05-20', 30, 0, ${JSON.stringify(steps)}::text::jsonb)`
  await live.changed('prices')
  const own = await read()
  expect(own).toContain('up to 7 days before: nothing\nlater, or when nobody comes: 80% of the price')
  expect(own).toContain('30% is paid online with the booking, and the rest on arrival')
  expect(own).toContain('holds for bookings made from Wednesday, May 20, 2026 on')
  // What the business says nothing of stays as it is, and nothing is said twice.
  expect(own).toContain('Where you pay by bank transfer, the full amount is due 5 days after booking')
  expect(own).toContain('No fee is above that price in dollars.')
  for (const gone of ['up to 3 months', '150 EUR', 'by the hour is paid on arrival']) expect(own).not.toContain(gone)
  expect(await read('/de/RentalRevolution/terms-and-conditions')).toContain('bis 7 Tage vorher: nichts')

  const tab = await openTab(browser, site)
  await tab.goto('/RentalRevolution/terms-and-conditions')
  await tab.getByText('up to 7 days before: nothing').waitFor()
  await expectAccessible(tab)
  await sql`TRUNCATE booking_terms`
  await live.changed('prices')
  await tab.getByText('up to 3 months before: 50% of the price').waitFor()
  expect((await tab.locator('main').innerText()).replaceAll('\u00a0', ' ')).toBe(documents)
})
