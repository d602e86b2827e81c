import { beforeEach, expect, test } from 'vitest'
import { book, bookingFields } from '#testing/booking.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
const browser = await launchChromium()

const wanted = { day: '2026-06-03', hour: 10 }

beforeEach(async () => {
  await sql`TRUNCATE bookings, throttles CASCADE`
  await site.live.changed('bookings')
})

/** Somebody else books the boat at that time, or at another. */
async function bookElsewhere(hour = wanted.hour) {
  const reply = await book(sql, site.visitor(), { vehicle: eider, booked_day: wanted.day, booked_start: hour })
  expect(reply.status).toBe(201)
}

const email = (tab: Tab) => booking.field(tab, 'Email').inputValue()
const loss = (tab: Tab) => tab.getByText('Somebody else was faster')

test('While one visitor looks at the timetable another books: the slot goes by itself.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseDay(tab, wanted.day)
  await booking.slot(tab, wanted, 'free').waitFor()
  await bookElsewhere()
  await booking.slot(tab, wanted, 'fully booked').waitFor()
  await booking.slot(tab, { ...wanted, hour: 11 }, 'free').waitFor()
  await expectAccessible(tab)
})

test('Who was about to book the same slot is told, and loses nothing of what was typed.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, wanted)
  await booking.fillIn(tab, booking.nora)
  await bookElsewhere()
  await loss(tab).waitFor()
  await tab.getByText('In the meantime nothing is free any more on Wednesday at 10 am. Please select').waitFor()
  expect(await booking.form(tab).count()).toBe(0)
  await expectAccessible(tab)
  await booking.slot(tab, { ...wanted, hour: 12 }).click()
  await booking.form(tab).waitFor()
  expect(await loss(tab).count()).toBe(0)
  expect(await email(tab)).toBe(booking.nora.Email)
})

test('Who has chosen more hours than are left keeps the slot for the hours that are.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, wanted)
  await booking.chooseDuration(tab, '3 hours')
  await bookElsewhere(12)
  await tab.getByText('Eider can now be had for 2 hours at most').waitFor()
  await booking.openSteps(tab)
  expect(await booking.durations(tab).getByRole('radio', { checked: true }).getAttribute('value')).toBe('2')
  expect(await booking.total(tab)).toBe('$90')
})

test('Who waits for the code is told as well.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, wanted)
  await booking.askForCode(tab)
  await bookElsewhere()
  await loss(tab).waitFor()
  expect(await booking.codeStep(tab).count()).toBe(0)
})

test('Who heard nothing of it and confirms all the same gets the answer that the boat is booked.', async () => {
  const tab = await openTab(browser, site, { deaf: true })
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, wanted)
  await booking.askForCode(tab)
  const code = await readCode(tab)
  await bookElsewhere()
  await booking.enterCode(tab, code)
  const taken = booking.outcome(tab, 'Somebody was faster')
  await taken
    .getByText(
      'In the meantime this motorboat has already been booked. Please select another motorboat or reload this page',
    )
    .waitFor()
  await expectAccessible(tab)
  expect(await sql`SELECT email FROM bookings`).toEqual([{ email: bookingFields().email }])

  await taken.getByRole('button', { name: 'Refresh page' }).click()
  await booking.slot(tab, wanted, 'fully booked').waitFor()
  await booking.slot(tab, { ...wanted, hour: 15 }).click()
  expect(await email(tab)).toBe(booking.nora.Email)
})
