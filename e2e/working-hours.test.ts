import { beforeEach, expect, test } from 'vitest'
import { mondayMorning, testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { textOf } from './downloaded.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }

// It is Monday, June 1, 2026: the days before are in May.
const [monday, sunday, saturday] = ['Monday, June 1', 'Sunday, May 31', 'Saturday, May 30'] as const

beforeEach(async () => {
  site.setNow(mondayMorning)
  await site.sql`TRUNCATE working_hours, working_months`
  await site.sql`UPDATE users SET first_name = 'Mira', last_name = 'Keller' WHERE email = 'employee@rental.example'`
  await site.sql`UPDATE users SET first_name = 'Ada', last_name = 'Seewald' WHERE email = 'admin@rental.example'`
})

async function open(options: Parameters<typeof openTab>[2] = { as: 'employee' }): Promise<Tab> {
  const tab = await openTab(browser, site, options)
  await tab.goto('/RentalRevolution/workinghours')
  await tab.getByRole('heading', { level: 2 }).first().waitFor()
  return tab
}

const hours = (tab: Tab, day: string) => tab.getByLabel(`Hours on ${day}, 2026`)
const month = (tab: Tab, name: string) => tab.getByRole('region', { name })
const confirm = (tab: Tab) => tab.getByRole('button', { name: 'Confirm hours' }).click()
const saved = (tab: Tab) => tab.getByText('Your changes have been saved')
const stored = () => site.sql`
  SELECT day, tenths FROM working_hours WHERE employee_id = (SELECT id FROM users WHERE email = 'employee@rental.example')
  ORDER BY day`

test('An employee enters three days on a phone; the totals are exact, and another device undoes nothing.', async () => {
  const [tab, other] = [await open({ as: 'employee', ...phone }), await open({ as: 'employee', ...desk })]
  await expectAccessible(tab)
  await hours(tab, monday).pressSequentially('7,55')
  expect(await hours(tab, monday).inputValue()).toBe('7.55')
  await tab.getByText('Please enter at most 24 hours, with one decimal at most').waitFor()
  await expectAccessible(tab)
  await hours(tab, monday).fill('')
  await hours(tab, monday).pressSequentially('24.5')
  await hours(tab, sunday).fill('5')
  await confirm(tab)
  await expect.poll(() => hours(tab, monday).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await hours(tab, monday).inputValue()).toBe('24.5')
  expect(await stored()).toEqual([])
  await hours(tab, monday).fill('1')
  await month(tab, 'June 2026').getByText('1 hour', { exact: true }).waitFor()
  await hours(tab, sunday).fill('0.1')
  await hours(tab, saturday).fill('0.2')
  await month(tab, 'May 2026').getByText('0.3 hours', { exact: true }).waitFor()
  await tab.getByText('3 days are not saved yet').waitFor()
  await tab.setViewportSize({ width: 360, height: 740 })
  const [frame, table] = [month(tab, 'June 2026'), tab.getByRole('table').first()].map((part) =>
    part.evaluate((element) => element.getBoundingClientRect().right),
  )
  expect(await table).toBeLessThanOrEqual((await frame) ?? 0)
  await confirm(tab)
  await saved(tab).waitFor()
  await tab.clock.fastForward(3000)
  await saved(tab).waitFor({ state: 'hidden' })

  // The other device followed; what is typed there stays when the first one saves again.
  await expect.poll(() => hours(other, saturday).inputValue()).toBe('0.2')
  await hours(other, sunday).fill('6')
  await hours(tab, sunday).fill('5')
  await hours(tab, monday).fill('8')
  await hours(tab, monday).press('Enter')
  await saved(tab).waitFor()
  await other.getByText('Saved as 5 hours on another device meanwhile').waitFor()
  expect(await hours(other, sunday).inputValue()).toBe('6')
  await expectAccessible(other)
  await confirm(other)
  await saved(other).waitFor()
  expect(await stored()).toEqual([
    { day: '2026-05-30', tenths: 2 },
    { day: '2026-05-31', tenths: 60 },
    { day: '2026-06-01', tenths: 80 },
  ])
  expect(await other.getByRole('row').count()).toBe(3 + 62)
  await confirm(other)
  await other.getByText('There is nothing new to save').waitFor()
})

test('What is typed survives a failed save, a reload and the end of the session.', async () => {
  const tab = await open()
  await hours(tab, monday).fill('7.5')
  tab.expectComplaint(/status of 500/)
  await tab.route('**/api/rere_save_working_hours/', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await confirm(tab)
  await tab.getByText('Your hours are not saved yet').waitFor()
  await expectAccessible(tab)
  await tab.reload()
  await expect.poll(() => hours(tab, monday).inputValue()).toBe('7.5')
  // What else is asked for would say first that the session has ended.
  await tab.untilQuiet()
  await site.sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401/)
  await confirm(tab)
  await tab.getByLabel('Email').fill('employee@rental.example')
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => hours(tab, monday).inputValue()).toBe('7.5')
  await confirm(tab)
  await saved(tab).waitFor()
  expect(await stored()).toEqual([{ day: '2026-06-01', tenths: 75 }])
})

test('At midnight of the business the days move on, and what came too late is not lost from sight.', async () => {
  const tab = await open()
  await hours(tab, saturday).fill('4')
  site.setNow('2026-06-01T22:00:30Z')
  await tab.clock.setFixedTime('2026-06-01T22:00:30Z')
  await tab.clock.fastForward(60_000)
  await hours(tab, 'Tuesday, June 2').waitFor()
  expect(await hours(tab, saturday).count()).toBe(0)
  await tab.getByText('Not saved: 4 hours on 05/30/26').waitFor()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Dismiss' }).click()
  await tab.getByText('Not saved: 4 hours').waitFor({ state: 'hidden' })
})

test('An admin looks at the hours of others, enters own, signs a month off, takes it along and opens it again.', async () => {
  const employee = await open({ as: 'employee', ...phone })
  await hours(employee, monday).fill('8')
  await hours(employee, sunday).fill('6')
  await confirm(employee)
  await saved(employee).waitFor()

  const tab = await open({ as: 'admin', ...desk })
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'Show hours of Mira Keller' }).click()
  await tab.getByRole('heading', { level: 1, name: 'Mira Keller' }).waitFor()
  await month(tab, 'May 2026').getByText('6 hours', { exact: true }).waitFor()
  expect(await tab.getByRole('textbox').count()).toBe(0)
  await expectAccessible(tab)
  await tab.getByRole('main').getByRole('link', { name: 'Employees' }).click()
  await tab.getByRole('link', { name: 'Show hours of Ada Seewald' }).click()
  await hours(tab, sunday).fill('2')
  await confirm(tab)
  await saved(tab).waitFor()
  await tab.getByRole('main').getByRole('link', { name: 'Employees' }).click()

  await hours(employee, sunday).fill('7')
  await tab.getByRole('button', { name: 'Sign off May 2026' }).click()
  const question = tab.getByRole('dialog', { name: 'Sign off May 2026?' })
  await expectAccessible(tab)
  await question.getByRole('button', { name: 'Sign off' }).click()
  await tab.getByText('May 2026 is signed off').waitFor()
  await tab.getByText('Signed off by Ada Seewald, 06/01/26, 7 am').waitFor()
  expect(await tab.getByRole('button', { name: 'Sign off June 2026' }).count()).toBe(0)
  await month(employee, 'May 2026').getByText('Signed off by Ada Seewald').waitFor()
  await employee.getByText('Not saved: 7 hours on 05/31/26').waitFor()
  expect(await hours(employee, sunday).count()).toBe(0)

  const download = tab.waitForEvent('download')
  await tab.getByRole('link', { name: 'Export May 2026 as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('working-hours-rental-2026-05.csv')
  const lines = (await textOf(file)).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',')).map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['\uFEFFEmployee', 'Total hours'],
    ['Mira Keller', '6'],
    ['Jonas Pier', '0'],
    ['Ada Seewald', '2'],
  ])

  await tab.getByRole('button', { name: 'Reopen May 2026' }).click()
  const reopening = tab.getByRole('dialog', { name: 'Reopen May 2026?' })
  await reopening.getByRole('button', { name: 'Reopen' }).click()
  await reopening.getByText('Please enter a reason').waitFor()
  await expectAccessible(tab)
  await reopening.getByLabel('Reason').fill('Mira forgot an hour')
  await reopening.getByRole('button', { name: 'Reopen' }).click()
  await tab.getByText('May 2026 is open again').waitFor()
  await tab.getByText('Reopened by Ada Seewald, 06/01/26, 7 am: Mira forgot an hour').waitFor()
  // What was typed before comes back with the day.
  await expect.poll(() => hours(employee, sunday).inputValue()).toBe('7')
  await confirm(employee)
  await saved(employee).waitFor()
  expect((await stored())[0]).toEqual({ day: '2026-05-31', tenths: 70 })
})

test('A test account enters hours in simulation, without a call.', async () => {
  const tab = await open({ as: 'demo' })
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await hours(tab, monday).fill('8')
  await confirm(tab)
  await saved(tab).waitFor()
  await tab.getByText('Simulated').waitFor()
  await month(tab, 'June 2026').getByText('8 hours', { exact: true }).waitFor()
  expect([writes, await site.sql`SELECT FROM working_hours`]).toEqual([[], []])
})
