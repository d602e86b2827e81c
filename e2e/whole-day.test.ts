import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { insertProduct } from '#testing/products.ts'
import { openSite } from '#testing/site.ts'
import { strip, untilKept, waits } from './offline-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }
const day = '2026-06-03'
const boats = new Map<string, number>()
for (const name of ['Eider', 'Teal', 'Heron', 'Avocet'])
  boats.set(name, await insertVehicle(sql, { name, type: 'canoes', license: 'no' }))
await insertProduct(sql, { name: 'Mate', actual_stock: 20, price: 500 })

/** The day is lived in order; who works on the pier has a phone, and each hour looks at it anew. */
async function at(time: string, as?: 'admin' | 'employee', options: Parameters<typeof openTab>[2] = {}): Promise<Tab> {
  const now = `${day}T${time}:00+02:00`
  site.setNow(now)
  await sql`UPDATE mails SET due_at = now() WHERE state = 'waiting'`
  await site.live.changed('bookings', 'handovers', 'mails')
  return openTab(browser, site, { at: now, viewport: phone, ...(as && { as }), ...options })
}

async function insert(boat: string, name: string, from: number, to: number, paid: boolean) {
  const time = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00`
  const quote = { lines: [{ label: boat, cents: 4000 }], total: 4000, vat: 639, onSite: [] }
  const paidWith = paid ? { paid_at: '2026-06-01T10:00Z', payment_method: 'transfer' } : {}
  const booking = {
    ...{ reference: crypto.randomUUID().slice(0, 8), vehicle_id: boats.get(boat), kind: 'hours', price: 4000 },
    ...{ starts_at: time(from), ends_at: time(to), name, email: `${name.split(' ')[0]?.toLowerCase()}@guests.example` },
    ...{
      phone: '+49151234567',
      people: 2,
      adults: 2,
      children: 0,
      license: 'not_needed',
      quote: sql.json(quote as never),
    },
    ...paidWith,
  }
  await sql`INSERT INTO bookings ${sql(booking as never)}`
}

const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name })
const heading = (tab: Tab, name: string | RegExp) => tab.getByRole('heading', { name })
const card = (tab: Tab, boat: string, name: string) =>
  tab
    .getByRole('list', { name: /^What leaves/ })
    .getByRole('listitem')
    .filter({ has: tab.getByText(boat, { exact: true }) })
    .filter({ hasText: name })

test('A whole day at the pier by phone: a caller, a breakdown, half an hour without a network, closed water, and every cent in the ledger.', async () => {
  await insert('Eider', 'Mira Keller', 10, 12, true)
  await insert('Teal', 'Ole Hansen', 13, 15, true)
  await insert('Heron', 'Ida Engel', 16, 18, true)
  await insert('Avocet', 'Lena Bach', 11, 13, false)
  await openTill(await at('08:50', 'admin'))
  await bookForCaller(await at('09:20', 'employee'))
  await handOutPaid(await at('09:58', 'employee'))
  await breakDown(await at('10:20', 'employee'))
  await handOutUnpaid(await at('11:02', 'employee'))
  await halfAnHourOffline(await at('11:55', 'employee', { serviceWorkers: 'allow' }))
  await takeBack(await at('13:04', 'employee'), 'Avocet', 'Lena Bach')
  await closeTheWater(await at('14:00', 'employee'))
  await chooseVoucher(await at('14:10'))
  await closeTill(await at('19:05', 'admin'))
  expect(await sql`SELECT name, canceled_why AS why FROM bookings WHERE canceled_at IS NOT NULL ORDER BY name`).toEqual(
    [{ name: 'Ida Engel', why: 'weather' }],
  )
})

async function openTill(tab: Tab) {
  await tab.goto('/RentalRevolution/cashregister/day')
  await tab.getByLabel('Money in the drawer').fill('150')
  await button(tab, 'Open the till').click()
  await expectSeen(tab.getByText('$150', { exact: true }).first())
}

async function bookForCaller(tab: Tab) {
  await tab.goto('/RentalRevolution/new')
  await tab.getByRole('radio', { name: '4:30 pm', exact: true }).check()
  await button(tab, /^Eider/).click()
  await tab.getByLabel('Name').fill('Nora Lind')
  await tab.getByLabel('Phone').fill('0151 2345678')
  await button(tab, 'Book now').click()
  await heading(tab, 'Eider is booked for Nora Lind').waitFor()
}

async function handOut(tab: Tab, boat: string) {
  const sheet = tab.getByRole('dialog', { name: `Hand over ${boat}` })
  await sheet.getByRole('radio', { name: 'Signed on paper' }).tap()
  await sheet.getByRole('button', { name: 'Check out' }).tap()
  await heading(tab, 'Cast off').waitFor()
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
}

async function handOutPaid(tab: Tab) {
  await tab.goto('/RentalRevolution/today')
  await button(tab, 'Hand over: Eider, Mira Keller').click()
  await handOut(tab, 'Eider')
  await card(tab, 'Eider', 'Mira Keller').getByText('Out', { exact: true }).waitFor()
}

async function handOutUnpaid(tab: Tab) {
  await tab.goto('/RentalRevolution/today')
  await card(tab, 'Avocet', 'Lena Bach')
    .getByRole('link', { name: /^Take \$40/ })
    .tap()
  await button(tab, 'Take $40').tap()
  await tab.getByRole('link', { name: 'Hand over Avocet' }).tap()
  await handOut(tab, 'Avocet')
}

/** Teal leaks: Ole gets another canoe at his time, and is told. */
async function breakDown(tab: Tab) {
  await tab.goto('/RentalRevolution/timeline')
  await button(tab, /^Teal/).click()
  const dialog = tab.getByRole('dialog', { name: 'Teal: out of service' })
  await dialog.getByRole('button', { name: 'Engine damage' }).click()
  await dialog.getByRole('button', { name: 'Close and review' }).click()
  await heading(tab, '1 booking').waitFor()
  await button(tab, /^Send/).click()
  await tab.getByText('Everybody is told at 10:25 am').waitFor()
  expect(
    await sql`SELECT v.name FROM bookings b JOIN vehicles v ON v.id = vehicle_id WHERE b.name = 'Ole Hansen'`,
  ).not.toEqual([{ name: 'Teal' }])
}

/** Mira comes back, and buys a bottle: both are sent when the network is there again, with the times at which they were. */
async function halfAnHourOffline(tab: Tab) {
  tab.allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await tab.goto('/RentalRevolution/today')
  await card(tab, 'Eider', 'Mira Keller').waitFor()
  await untilKept(tab, day)
  await tab.context().setOffline(true)
  await button(tab, 'Take back: Eider, Mira Keller').click()
  const sheet = tab.getByRole('dialog', { name: 'Take back Eider' })
  await sheet.getByRole('button', { name: /^Take/ }).last().tap()
  await expectSeen(tab.getByRole('dialog').getByText('Kept, not sent yet'))
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await waits(tab, 1)
  await tab.goto('/RentalRevolution/cashregister')
  const main = tab.getByRole('main')
  await main.getByRole('button', { name: 'Products', exact: true }).click()
  await main.getByRole('button', { name: /^Mate/ }).click()
  await main.getByRole('button', { name: 'Checkout $5' }).click()
  await main.getByRole('button', { name: 'Take $5, send it later' }).click()
  await waits(tab, 2)
  site.setNow(`${day}T12:25:00+02:00`)
  await tab.clock.fastForward('30:00')
  expect(await sql`SELECT 1 FROM handovers WHERE back_at IS NOT NULL`).toHaveLength(0)
  await tab.context().setOffline(false)
  await strip(tab).getByRole('button', { name: 'Show' }).waitFor({ state: 'detached' })
  expect(
    await sql`
      SELECT to_char(back_at AT TIME ZONE 'Europe/Berlin', 'HH24') AS back FROM handovers WHERE back_at IS NOT NULL`,
  ).toEqual([{ back: '11' }])
  expect(await sql`SELECT actual_stock FROM products`).toEqual([{ actual_stock: 19 }])
}

async function takeBack(tab: Tab, boat: string, name: string) {
  await tab.goto('/RentalRevolution/today')
  await button(tab, `Take back: ${boat}, ${name}`).click()
  await tab
    .getByRole('dialog', { name: `Take back ${boat}` })
    .getByRole('button', { name: /^Take/ })
    .last()
    .tap()
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await card(tab, boat, name).getByText('Back', { exact: true }).waitFor()
}

/** A storm comes up from four on; Ole is out and must be called, Ida and Nora are asked. */
async function closeTheWater(tab: Tab) {
  await tab.goto('/RentalRevolution/timeline')
  await button(tab, 'Tools').click()
  await button(tab, 'Close the water').click()
  const dialog = tab.getByRole('dialog', { name: 'Close the water' })
  await dialog.getByRole('button', { name: 'Storm warning' }).click()
  await dialog.getByRole('button', { name: 'Close and review' }).click()
  await heading(tab, 'The water is closed').waitFor()
  await button(tab, /^Send/).click()
  await tab.getByText('Everybody is told at 2:05 pm').waitFor()
}

async function chooseVoucher(tab: Tab) {
  const [mail] = await sql<{ body_text: string }[]>`
    SELECT body_text FROM mails WHERE recipient = 'ida@guests.example' ORDER BY id DESC LIMIT 1`
  await tab.goto(/\/RentalRevolution\/closed#\S+/.exec(mail?.body_text ?? '')?.[0] ?? '')
  await tab.getByRole('radio', { name: /^A voucher/ }).check()
  await button(tab, 'Take the voucher').click()
  await heading(tab, 'Your trip is canceled').waitFor()
}

/** 150 + 40 + 5 */
async function closeTill(tab: Tab) {
  await tab.goto('/RentalRevolution/cashregister/day')
  await button(tab, 'Count and close').click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByLabel('$10', { exact: true }).fill('19')
  await dialog.getByLabel('$5', { exact: true }).fill('1')
  await dialog.getByText('The cash is right').waitFor()
  await dialog.getByLabel('Total of the card terminal').fill('0')
  await dialog.getByRole('button', { name: 'Close the till' }).click()
  await tab.getByText('Period 1 is closed, difference $0').waitFor()
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Ledger check/ })
    .click()
  await button(tab, 'Check the ledger').click()
  await tab.getByText('The ledger is whole').waitFor()
}
