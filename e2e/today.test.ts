import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()
const phone = { width: 390, height: 844 }

/** Wednesday, ten past eleven on the pier. */
const now = '2026-06-03T09:10:00Z'
const day = '2026-06-03'
const names = ['Eider', 'Teal', 'Heron', 'Avocet', 'Merlin', 'Plover', 'Curlew', 'Dunlin']
const boats = new Map<string, number>()
for (const name of names) boats.set(name, await insertVehicle(sql, { name, type: 'canoes', license: 'no' }))

beforeEach(async () => {
  site.setNow(now)
  await sql`TRUNCATE bookings, handovers, mails, closures CASCADE`
  await insert('Eider', 'Mira Keller', 9, 10, { paid: true, out: 9, back: 10 })
  await insert('Teal', 'Nils Graf', 9, 11, { paid: true, out: 9 })
  await insert('Heron', 'Ida Engel', 8.5, 10)
  await insert('Avocet', 'Ole Hansen', 11, 13, { staff_comment: 'Sunny side', own_words: 'We bring a dog' })
  await insert('Merlin', 'Paula Wind', 11.5, 13, { paid: true })
  await insert('Plover', 'Jonas Meer', 12, 14)
  await insert('Curlew', 'Lena Bach', 13, 15, { paid: true })
  await insert('Dunlin', 'Emil Holm', 10, 12, { paid: true, out: 10, day: '2026-06-02' })
  await site.live.changed('bookings', 'handovers', 'till')
})

type More = { paid?: boolean; out?: number; back?: number; day?: string; staff_comment?: string; own_words?: string }

async function insert(boat: string, name: string, from: number, to: number, more: More = {}) {
  const { paid = false, out, back, day: on = day, staff_comment = '', own_words = '' } = more
  const time = (hour: number) => `${on}T${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`
  const quote = { lines: [{ label: boat, cents: 4000 }], total: 4000, vat: 639, onSite: [] }
  const booking = {
    ...{ reference: crypto.randomUUID().slice(0, 8), vehicle_id: boats.get(boat), kind: 'hours' },
    ...{ starts_at: time(from), ends_at: time(to), name, email: `${name.split(' ')[0]?.toLowerCase()}@guests.example` },
    ...{ phone: '+49151234567', people: 2, adults: 2, children: 0, license: 'not_needed', price: 4000 },
    ...{ quote: sql.json(quote as never), staff_comment, own_words, paid_at: paid ? now : null },
  }
  const [{ id } = { id: 0 }] = await sql<
    { id: number }[]
  >`INSERT INTO bookings ${sql(booking as never)} RETURNING id::int`
  const instant = (hour: number) => `${time(hour)}:00+02:00`
  if (out !== undefined)
    await sql`
      INSERT INTO handovers (booking_id, out_at, out_by, back_at, back_by, deposit)
      VALUES (${id}, ${instant(out)}, 'Ada', ${back === undefined ? null : instant(back)}, ${back === undefined ? null : 'Ada'}, 0)`
  return id
}

const cards = (tab: Tab) => tab.getByRole('list', { name: /^What leaves/ }).getByRole('listitem')
const card = (tab: Tab, boat: string) => cards(tab).filter({ has: tab.getByText(boat, { exact: true }) })
const boatsInOrder = async (tab: Tab) =>
  (await cards(tab).allInnerTexts()).map((text) => [...names, 'Now'].find((name) => text.includes(name)))

test('A day in the hand: one list by time with now in its middle, and each thing done where it stands.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now, locale: 'en-US' })
  await tab.goto('/RentalRevolution/today')
  await expectSeen(tab.getByText('Now, 11:10 am'))
  expect(await boatsInOrder(tab)).toEqual([
    'Dunlin',
    'Heron',
    'Eider',
    'Avocet',
    'Teal',
    'Now',
    'Merlin',
    'Plover',
    'Curlew',
  ])
  const middle = (await tab.getByText('Now, 11:10 am').boundingBox())?.y ?? 0
  expect(middle).toBeGreaterThan(844 * 0.3)
  expect(middle).toBeLessThan(844 * 0.7)
  await card(tab, 'Dunlin').getByText('23 h late').waitFor()
  await card(tab, 'Heron').getByRole('link', { name: 'Call: Heron, Ida Engel' }).waitFor()
  await card(tab, 'Merlin').getByText('Paid').waitFor()
  expect(await card(tab, 'Eider').getByRole('button').count()).toBe(1)
  await expectAccessible(tab)
  for (const width of [320, 390, 1440]) {
    await tab.setViewportSize({ width, height: 844 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await tab.setViewportSize(phone)

  // Two screens of a phone hold them, less the bar below and what sticks above.
  const height = async () =>
    (await cards(tab).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height + 8))).reduce(
      (a, b) => a + b,
    )
  await expect.poll(height).toBeLessThan(2 * (844 - 64 - 142))

  await readNote(tab)
  await payAndHandOver(tab)
  await takeBackLate(tab)
})

async function readNote(tab: Tab) {
  const note = card(tab, 'Avocet').getByRole('button', { name: 'Note' })
  await note.click()
  await expectSeen(tab.getByText('Sunny side'))
  await expectSeen(tab.getByText('We bring a dog'))
  await note.click()
  expect(await tab.getByText('Sunny side').count()).toBe(0)
}

/** Five taps: the money twice, the boat, the paper, the end. */
async function payAndHandOver(tab: Tab) {
  await card(tab, 'Avocet')
    .getByRole('link', { name: /^Take \$40/ })
    .tap()
  await tab.getByRole('button', { name: 'Take $40', exact: true }).tap()
  await tab.getByRole('link', { name: 'Hand over Avocet' }).tap()
  const sheet = tab.getByRole('dialog', { name: 'Hand over Avocet' })
  await sheet.waitFor()
  await expectAccessible(tab)
  await sheet.getByRole('radio', { name: 'Signed on paper' }).tap()
  await sheet.getByRole('button', { name: 'Check out' }).tap()
  await tab.getByRole('heading', { name: 'Cast off' }).waitFor()
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await card(tab, 'Avocet').getByText('Out', { exact: true }).waitFor()
  expect(await boatsInOrder(tab)).toEqual([
    'Dunlin',
    'Heron',
    'Eider',
    'Teal',
    'Now',
    'Merlin',
    'Plover',
    'Avocet',
    'Curlew',
  ])
}

/** Three taps: the boat, card or cash as it is, the end. */
async function takeBackLate(tab: Tab) {
  await card(tab, 'Teal').getByRole('button', { name: 'Take back: Teal, Nils Graf' }).click()
  const sheet = tab.getByRole('dialog', { name: 'Take back Teal' })
  await sheet.getByRole('button', { name: /^Take/ }).last().tap()
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await card(tab, 'Teal').getByText('Back', { exact: true }).waitFor()
}

test('What others do shows at once, and nothing moves away from under a finger or the eye.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  await expectSeen(tab.getByText('Now, 11:10 am'))
  const merlin = () => card(tab, 'Merlin').evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const before = await merlin()
  await insert('Eider', 'Rosa Quick', 10, 12)
  await site.live.changed('bookings')
  await card(tab, 'Eider').filter({ hasText: 'Rosa Quick' }).waitFor()
  await expect.poll(async () => Math.abs((await merlin()) - before)).toBeLessThanOrEqual(1)
})

test('More has the rest: the price, a comment, the receipts; other days are a tap away, and an empty one says so.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', viewport: phone, at: now })
  await tab.goto('/RentalRevolution/today')
  await card(tab, 'Plover').getByRole('button', { name: 'More: Plover, Jonas Meer' }).click()
  await tab
    .getByRole('dialog', { name: 'Jonas Meer' })
    .getByRole('button', { name: /^Comment/ })
    .click()
  const dialog = tab.getByRole('dialog', { name: 'Change: Jonas Meer' })
  await dialog.getByLabel('Note for ourselves').fill('Comes by train')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await card(tab, 'Plover').getByRole('button', { name: 'Note' }).click()
  await expectSeen(tab.getByText('Comes by train'))

  await card(tab, 'Plover').getByRole('button', { name: 'Message to Jonas Meer' }).click()
  const ways = tab.getByRole('dialog', { name: 'Message to Jonas Meer' }).getByRole('link')
  expect(await ways.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href.split('?')[0]))).toEqual([
    'sms:+49151234567',
    'https://wa.me/49151234567',
    'mailto:jonas@guests.example',
  ])
  await tab.keyboard.press('Escape')
  await tab.getByRole('button', { name: 'Next day' }).click()
  await tab.getByText('Nothing leaves or comes back').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'To today' }).click()
  await card(tab, 'Plover').waitFor()
})

test('A closure of the day stands on top, and who is asked is called instead of paying.', async () => {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
    INSERT INTO closures (starts_at, ends_at, reason, closed_by) VALUES (${`${day}T12:00`}, ${`${day}T15:00`}, 'Storm warning', 'Ada')
    RETURNING id`
  await sql`
    INSERT INTO closure_bookings (closure_id, booking_id, decision, told_at)
    SELECT ${id}, id, 'ask', ${now} FROM bookings WHERE name = 'Jonas Meer'`
  await site.live.changed('blocked-days', 'bookings')
  const tab = await openTab(browser, site, { viewport: phone, at: now, as: 'employee' })
  await tab.goto('/RentalRevolution/today')
  await expectSeen(card(tab, 'Plover').getByText('Asked: Storm warning'))
  await card(tab, 'Plover').getByRole('link', { name: /^Call/ }).first().waitFor()
  expect(await card(tab, 'Plover').getByRole('link', { name: /\$40/ }).count()).toBe(0)
  expect(await card(tab, 'Avocet').getByRole('link', { name: /\$40/ }).count()).toBe(1)
  // The list opens at now: the closure is said in the bar that stays, and on top.
  await expectSeen(tab.getByText('Water closed: Storm warning', { exact: true }))
  const strip = tab.getByRole('main').getByRole('link', { name: /The whole water: Storm warning/ })
  expect(await strip.textContent()).toContain('1 customer has not answered')
  await expectAccessible(tab)
})
