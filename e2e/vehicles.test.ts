import { beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

const wednesday = '2026-06-03'

beforeAll(async () => {
  const hourly = { 2: 5000, 4: 9000, 6: 12_050 }
  await insertVehicle(sql, { name: 'Eider' }, hourly)
  await insertVehicle(sql, { name: 'Merganser', license: 'yes', charter_license: 6900, extra_captain: 4900 }, hourly)
  await insertVehicle(sql, { name: 'Goldeneye', license: 'captain', extra_captain: 5500 }, hourly)
  await insertVehicle(sql, { name: 'Kingfisher', type: 'jetskis', passengers: 2 }, { 1: 3000, 2: 5250, 3: 7500 })
})

async function openForm(name: string, type = 'motorboats', hour = 10): Promise<Tab> {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, type, name)
  await booking.chooseSlot(tab, { day: wednesday, hour })
  await booking.form(tab).waitFor()
  return tab
}

const checkedDuration = (tab: Tab) => booking.durations(tab).getByRole('radio', { checked: true }).getAttribute('value')
const rowsOf = (tab: Tab) => booking.timetable(tab).getByRole('rowheader').allInnerTexts()

test('Jet skis go by the half hour: rows, shortest duration, price.', async () => {
  const tab = await openForm('Kingfisher', 'jetskis', 10.5)
  await booking.openSteps(tab)
  expect((await rowsOf(tab)).slice(0, 4)).toEqual(['9 am', '9:30 am', '10 am', '10:30 am'])
  expect(await booking.total(tab)).toBe('$30')
  await booking.chooseDuration(tab, '1.5 hours')
  expect(await booking.total(tab)).toBe('$75')
  expect(await booking.ticket(tab).innerText()).toContain('10:30 am – 12 pm')
  await expectAccessible(tab)
})

test('All others go by the hour, and no longer than until closing.', async () => {
  const tab = await openForm('Eider', 'motorboats', 17)
  await booking.openSteps(tab)
  expect(await rowsOf(tab)).toEqual('9 am,10 am,11 am,12 pm,1 pm,2 pm,3 pm,4 pm,5 pm,6 pm'.split(','))
  expect(await checkedDuration(tab)).toBe('1')
  await booking.chooseDuration(tab, '2 hours')
  await booking.form(tab).waitFor()
  await booking.chooseDuration(tab, '3 hours')
  await booking.slot(tab, { day: wednesday, hour: 17 }, 'too short until closing').waitFor()
  expect(await booking.form(tab).count()).toBe(0)
})

test('A boat that goes out with our captain only has the captain by the hour in its price.', async () => {
  const tab = await openForm('Goldeneye')
  const captain = booking.form(tab).getByRole('checkbox', { name: /^Captain.*\$55 per hour/ })
  expect([await captain.isChecked(), await captain.isDisabled()]).toEqual([true, true])
  expect(await booking.total(tab)).toBe('$105')
  await booking.chooseDuration(tab, '3 hours')
  expect(await booking.total(tab)).toBe('$285.50')
  await expectAccessible(tab)
})

test('Where a licence is needed it is asked for; without one there is the briefing or the captain.', async () => {
  const tab = await openForm('Merganser')
  const question = booking.form(tab).getByRole('group', { name: 'Does somebody aboard have a boating licence?' })
  await booking.fillIn(tab, booking.nora)
  await booking.agreement(tab).check()
  await booking.submit(tab)
  expect(await question.innerText()).toContain('Please answer whether somebody aboard has a boating licence')
  expect(await question.getByRole('radio', { name: 'Yes' }).evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await booking.codeStep(tab).count()).toBe(0)
  await expectAccessible(tab)

  const briefing = booking.ticket(tab).getByRole('row', { name: /^Briefing with charter licence/ })
  await question.getByRole('radio', { name: 'No' }).check()
  expect(await briefing.innerText()).toContain('$69')
  expect(await booking.total(tab)).toBe('$119')
  await booking.openPart(tab, 'Extras and wishes')
  await booking
    .form(tab)
    .getByRole('checkbox', { name: /^Captain/ })
    .check()
  expect(await briefing.count()).toBe(0)
  expect(await booking.total(tab)).toBe('$99')
})

test('More people than there are seats, children without an age and a long comment are refused beside the field.', async () => {
  const tab = await openForm('Eider')
  await booking.fillIn(tab, { ...booking.nora, Adults: '6', Children: '1', 'Comment optional': 'a'.repeat(201) })
  await booking.agreement(tab).check()
  await booking.submit(tab)
  expect(await booking.messageBeside(tab, 'Adults')).toBe('Eider takes up to 6 people, children counted')
  expect(await booking.messageBeside(tab, 'Age of the child')).toBe('Please enter the age of the child')
  expect(await booking.form(tab).getByText('Your comment is too long').count()).toBe(1)
  await expectAccessible(tab)

  await booking.fillIn(tab, { Adults: '3', Children: '2', 'Comment optional': 'One of us cannot swim' })
  await booking.fillIn(tab, { 'Age of the youngest child': '4', 'Age of the oldest child': '11' })
  await booking.submit(tab)
  await booking.codeStep(tab).waitFor()
})

test('Choosing anything anew forgets what came after it.', async () => {
  const tab = await openTab(browser, site)
  await booking.openBookingPage(tab, 'motorboats')
  await booking.chooseSlot(tab, { day: wednesday, hour: 10 })
  await booking.chooseVehicle(tab, 'Eider')
  await booking.chooseDuration(tab, '3 hours')
  await booking.agreement(tab).check()
  await booking.chooseDuration(tab, '2 hours')
  expect(await booking.agreement(tab).isChecked()).toBe(false)
  await booking.openSteps(tab)
  await tab.getByRole('button', { name: 'Choose another' }).click()
  await booking.chooseVehicle(tab, 'Goldeneye')
  await booking.openSteps(tab)
  expect(await checkedDuration(tab)).toBe('2')
  await booking.slot(tab, { day: wednesday, hour: 13 }).click()
  await booking.vehicleDialog(tab).waitFor()
  await tab.keyboard.press('Escape')
  expect(await booking.form(tab).count()).toBe(0)
  await booking.chooseDay(tab, '2026-06-10')
  expect(await booking.timetable(tab).locator('[aria-pressed="true"]').count()).toBe(0)
})
