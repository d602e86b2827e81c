import { beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { someSpecialDay } from '#testing/special-days.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const browser = await launchChromium()
const boat = await insertVehicle(site.sql, { name: 'Eider' })
await insertBooking(site.sql, boat, '2026-12-24T10:00', '2026-12-24T12:00')
await insertBooking(site.sql, boat, '2026-06-06T20:00', '2026-06-06T21:00')

const phone = { viewport: { width: 390, height: 844 } }
const part = (tab: Tab) => tab.getByRole('region', { name: 'Days with other hours' })
const rows = (tab: Tab) => part(tab).getByRole('listitem')
const field = (tab: Tab, label: string) => tab.getByRole('dialog').getByLabel(new RegExp(`^${label}( optional)?$`))
const save = (tab: Tab) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
const inPage = (tab: Tab, text: string) => tab.getByRole('main').getByText(text).first()

async function openSettings(options: Parameters<typeof openTab>[2]): Promise<Tab> {
  const tab = await openTab(browser, site, { as: 'admin', ...options })
  await tab.goto('/RentalRevolution/settings')
  await part(tab).waitFor()
  return tab
}

const christmas = someSpecialDay()
const regatta = someSpecialDay({ first_day: '2026-06-06', opening_hour: 9, closing_hour: 24, sentence_de: '' })
const days = [christmas, { ...regatta, sentence: 'Regatta: open until midnight' }].map(({ id: _, ...row }) => row)

beforeEach(async () => {
  await site.sql`TRUNCATE special_days`
  await site.sql`INSERT INTO special_days ${site.sql(days as never)}`
  await site.live.changed('settings')
})

test('An admin closes December 24, keeps a regatta open until midnight, deletes it and brings it back, on a phone.', async () => {
  await site.sql`TRUNCATE special_days`
  await site.live.changed('settings')
  const admin = await openSettings(phone)
  await closeChristmas(admin)
  await openRegatta(admin)
  await removeAndBringBack(admin)
})

async function closeChristmas(admin: Tab) {
  await part(admin).getByRole('button', { name: 'Add days' }).click()
  await save(admin)
  await admin.getByText('Please enter the first day').waitFor()
  await field(admin, 'First day').fill('2026-12-24')
  await field(admin, 'What visitors read, in English').fill('Christmas: closed')
  await field(admin, 'The same in German').fill('Weihnachten: geschlossen')
  const warning = admin.getByRole('dialog').getByRole('list', { name: 'Bookings outside these hours' })
  await expectSeen(warning.getByText('Somebody Else'))
  await expectAccessible(admin)
  await save(admin)
  await expectSeen(admin.getByText('Saved: December 24, 2026'))
  expect(await rows(admin).allInnerTexts()).toEqual([expect.stringContaining('Closed')])
}

async function openRegatta(admin: Tab) {
  await part(admin).getByRole('button', { name: 'Add days' }).click()
  await field(admin, 'First day').fill('2026-06-06')
  await admin.getByRole('checkbox', { name: 'Closed all day' }).uncheck()
  await field(admin, 'What visitors read, in English').fill('Regatta: open until midnight')
  await save(admin)
  await admin.getByText('Please enter the opening hour').waitFor()
  await field(admin, 'Opens').fill('9')
  await field(admin, 'Closes').fill('24')
  await save(admin)
  await expectSeen(admin.getByText('Saved: June 6, 2026'))
  expect((await rows(admin).allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'June 6, 2026',
    'December 24, 2026',
  ])
  await expectAccessible(admin)
}

test('Customers see why December 24 is closed, on the start page and in the calendar, and cannot choose it.', async () => {
  const tab = await openTab(browser, site, phone)
  await tab.goto('/RentalRevolution')
  await tab.getByText('Opening hours').first().scrollIntoViewIfNeeded()
  await inPage(tab, 'Christmas: closed').waitFor()
  await booking.openBookingPage(tab, 'motorboats')
  for (let months = 0; months < 6; months++)
    await booking.calendar(tab).getByRole('button', { name: 'Next month' }).click()
  const eve = booking.calendarDay(tab, '2026-12-24', ', closed, Christmas: closed')
  await eve.waitFor()
  expect(await eve.getAttribute('aria-disabled')).toBe('true')
  await expectSeen(inPage(tab, 'Christmas: closed'))
  await booking.chooseDay(tab, '2026-12-23')
  await inPage(tab, 'Christmas: closed').waitFor()
  await expectAccessible(tab)

  const german = await openTab(browser, site, phone)
  await german.goto('/de/RentalRevolution')
  await german.getByText('Weihnachten: geschlossen').first().waitFor()
})

test('A customer books from 10 pm to midnight of the regatta.', async () => {
  const tab = await openTab(browser, site, phone)
  await booking.openBookingPage(tab, 'motorboats', 'Eider')
  await booking.chooseSlot(tab, { day: '2026-06-06', hour: 22 })
  await booking.form(tab).waitFor()
  await booking.chooseDuration(tab, '2 hours')
  await booking.askForCode(tab)
  const [{ code } = { code: '' }] = await site.sql<{ code: string }[]>`
    SELECT substring(subject FROM '\\d{5}') AS code FROM mails WHERE recipient = 'nora@guests.example'`
  await booking.enterCode(tab, code)
  await expectSeen(booking.success(tab))
  const [{ ends_at } = { ends_at: '' }] = await site.sql<{ ends_at: string }[]>`
    SELECT ends_at::text FROM bookings WHERE name = 'Nora Lindt'`
  expect(ends_at).toBe('2026-06-07 00:00:00')
})

test('Staff read it at the head of today and of the day.', async () => {
  const tab = await openTab(browser, site, { as: 'employee', ...phone })
  await tab.goto('/RentalRevolution/today?day=2026-06-06')
  await expectSeen(inPage(tab, 'Regatta: open until midnight'))
  await tab.goto('/RentalRevolution/bookings?day=2026-12-24')
  await inPage(tab, 'Christmas: closed').waitFor()
})

async function removeAndBringBack(admin: Tab) {
  await part(admin).getByRole('button', { name: 'Delete June 6, 2026' }).click()
  await expectSeen(admin.getByText('Deleted: June 6, 2026. 1 booking would not fit these hours'))
  await expect.poll(() => rows(admin).count()).toBe(1)
  await admin.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows(admin).count()).toBe(2)
  await part(admin).getByRole('button', { name: 'Change December 24, 2026' }).click()
  expect(await field(admin, 'The same in German').inputValue()).toBe('Weihnachten: geschlossen')
  await field(admin, 'Last day').fill('2026-12-26')
  await admin.getByRole('checkbox', { name: 'Every year again' }).check()
  await save(admin)
  await expectSeen(admin.getByText('Saved: December 24 – December 26, every year'))
}

test('An admin comes from a closed day, which is not offered to be blocked, to its hours.', async () => {
  const tab = await openTab(browser, site, { as: 'admin', ...phone })
  await tab.goto('/RentalRevolution/bookings?day=2026-12-23')
  await tab.getByRole('button', { name: 'Block day' }).waitFor()
  await tab.goto('/RentalRevolution/bookings?day=2026-12-24')
  await inPage(tab, 'Christmas: closed').waitFor()
  await tab.getByRole('link', { name: 'Other hours' }).waitFor()
  expect(await tab.getByRole('button', { name: 'Block day' }).count()).toBe(0)
  await tab.getByRole('link', { name: 'Other hours' }).click()
  await expectSeen(part(tab).getByRole('heading', { name: 'Days with other hours' }))
})
