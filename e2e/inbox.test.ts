import { beforeEach, expect, test } from 'vitest'
import { insertInboxItem } from '#features/inbox/server/commands.ts'
import { testPassword } from '#testing/app.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const boat = await insertVehicle(sql, { name: 'Eider' })
const browser = await launchChromium()

beforeEach(() => sql`TRUNCATE inbox_items, bookings RESTART IDENTITY CASCADE`)

const tasks = '/RentalRevolution/tasks'
const inbox = '/RentalRevolution/inbox'
const noTasks = 'There are currently no outstanding tasks'
const noRequests = 'There are currently no outstanding contact requests'

const entry = (tab: Tab, name: string) => tab.getByRole('main').getByRole('article', { name })
const dialog = (tab: Tab, name: string) => tab.getByRole('dialog', { name })
const newTask = (tab: Tab) => tab.getByRole('button', { name: 'New task' }).click()
const text = (tab: Tab) => dialog(tab, 'New task').getByLabel('What is to be done?')
const add = (tab: Tab) => dialog(tab, 'New task').getByRole('button', { name: 'Add task' }).click()
const askToTickOff = (tab: Tab, name: string) => tab.getByRole('button', { name: `Tick off: ${name}` }).click()
const tickOff = (tab: Tab) => tab.getByRole('dialog').getByRole('button', { name: 'Tick off', exact: true }).click()
const put = async (type: 'todo' | 'contact', ...bodies: string[]) => {
  for (const body of bodies) {
    await insertInboxItem(sql, {
      business: 'rental',
      type,
      name: 'Mira Keller',
      email: type === 'contact' ? 'mira@guests.example' : '',
      phone: type === 'contact' ? '+49 151 234' : '',
      body,
    })
  }
  await site.live.changed('inbox')
}

async function expectSound(tab: Tab) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await tab.setViewportSize({ width, height })
    if (width === 390) await expectAccessible(tab)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('What one adds or ticks off, the other sees at once, and finds in the logbook.', async () => {
  const ada = await openTab(browser, site, { as: 'admin' })
  const jonas = await openTab(browser, site, { as: 'employee' })
  await Promise.all([ada.goto(tasks), jonas.goto(tasks)])
  await Promise.all([ada.getByText(noTasks).waitFor(), jonas.getByText(noTasks).waitFor()])
  await expectSound(jonas)
  await expectAccessible(jonas)
  expect(await jonas.getByRole('button', { name: 'Logbook' }).count()).toBe(0)

  await newTask(jonas)
  await add(jonas)
  await jonas.getByText('Please write down what is to be done').waitFor()
  expect(await text(jonas).evaluate((area) => area === document.activeElement)).toBe(true)
  await expectSound(jonas)
  await text(jonas).fill('Refuel Eider\nand check the oil')
  await add(jonas)
  await entry(jonas, 'Refuel Eider').waitFor()
  await entry(ada, 'Refuel Eider').getByText('New').waitFor()
  await ada.getByText('1 outstanding').waitFor()
  await expectSound(ada)

  await askToTickOff(ada, 'Refuel Eider')
  await dialog(ada, 'Tick off this task?').waitFor()
  await expectSound(ada)
  await dialog(ada, 'Tick off this task?').getByRole('button', { name: 'Cancel' }).click()
  await askToTickOff(ada, 'Refuel Eider')
  await tickOff(ada)
  await Promise.all([ada.getByText(noTasks).waitFor(), jonas.getByText(noTasks).waitFor()])
  await ada.getByRole('button', { name: 'Logbook' }).click()
  await dialog(ada, 'Logbook').getByText('Ticked off by Jonas Pier (06/01/26)').waitFor()
  await expectSound(ada)
})

test('What one reads or types stays where it is while others add.', async () => {
  await put('todo', ...Array.from({ length: 12 }, (_, n) => `Task number ${n}`))
  const tab = await openTab(browser, site, { as: 'employee', viewport: { width: 390, height: 844 } })
  await tab.goto(tasks)
  const read = entry(tab, 'Task number 5')
  await read.scrollIntoViewIfNeeded()
  const before = await read.boundingBox()
  await put('todo', 'Somebody else’s task', 'And one more')
  await entry(tab, 'And one more').waitFor()
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)

  await newTask(tab)
  await text(tab).fill('Half a sen')
  await put('todo', 'A third one')
  await tab.getByText('15 outstanding').waitFor()
  await text(tab).pressSequentially('tence')
  expect(await text(tab).inputValue()).toBe('Half a sentence')
  await tab.reload()
  expect(await text(tab).inputValue()).toBe('Half a sentence')
  await tab.untilQuiet()
  // Not even when the session ends meanwhile.
  await sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401/)
  await add(tab)
  await tab.getByLabel('Email').fill('employee@rental.example')
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login', exact: true }).click()
  expect(await text(tab).inputValue()).toBe('Half a sentence')
  await add(tab)
  await entry(tab, 'Half a sentence').waitFor()
})

test('Contact requests are answered by mail or phone and ticked off; the focus goes on to the next.', async () => {
  await put('contact', 'Do you have life jackets for children?', 'And <b>dogs</b>?')
  await insertBooking(sql, boat, '2026-06-03T10:00', '2026-06-03T12:00')
  await insertBooking(sql, boat, '2026-06-04T10:00', '2026-06-04T12:00')
  await sql`
    UPDATE bookings SET canceled_at = '2026-06-01T04:00:00Z', canceled_by = 'Jonas Pier', canceled_reason = 'Storm warning'
    WHERE id = 2`
  const root = await openTab(browser, site, { as: 'root' })
  await root.goto(inbox)
  await root.getByText('2 contact requests to answer').waitFor()
  const [dogs, jackets] = [entry(root, 'Mira Keller').first(), entry(root, 'Mira Keller').last()]
  await dogs.getByText('And <b>dogs</b>?').waitFor()
  expect(
    await jackets.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    'mailto:mira@guests.example',
    'tel:+49151234',
    'mailto:mira@guests.example?subject=Your%20message%20to%20us',
  ])
  await expectSound(root)
  await dogs.getByRole('button').click()
  await dialog(root, 'Tick off this contact request?').waitFor()
  await tickOff(root)
  await root.getByText('1 contact request to answer').waitFor()
  expect(await root.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Tick off: Mira Keller')
  await root.keyboard.press('Enter')
  await tickOff(root)
  await root.getByText(noRequests).waitFor()

  await root.getByRole('button', { name: 'Logbook' }).click()
  const logbook = dialog(root, 'Logbook')
  await logbook.getByText('Ticked off by Sternsinger (06/01/26)').first().waitFor()
  await logbook.getByRole('tab', { name: 'Confirmed' }).click()
  await logbook.getByText('Wednesday, June 3, 2026, 10 am – 12 pm').waitFor()
  await logbook.getByRole('tab', { name: 'Canceled' }).click()
  await logbook.getByText('Canceled by Jonas Pier (06/01/26): Storm warning').waitFor()
  await expectSound(root)

  const admin = await openTab(browser, site, { as: 'admin' })
  await admin.goto(inbox)
  await admin.getByRole('button', { name: 'Logbook' }).click()
  expect(await dialog(admin, 'Logbook').getByRole('tab').allTextContents()).toEqual(['Contact', 'Canceled'])
})

test('A test account tries everything out without a call.', async () => {
  await put('todo', 'Refuel Eider')
  const tab = await openTab(browser, site, { as: 'demo' })
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await tab.goto(tasks)
  await newTask(tab)
  await text(tab).fill('Only a try')
  await add(tab)
  await entry(tab, 'Only a try').waitFor()
  await tab.getByText('Simulated').waitFor()
  await askToTickOff(tab, 'Refuel Eider')
  await tickOff(tab)
  await tab.getByRole('dialog').waitFor({ state: 'hidden' })
  await entry(tab, 'Refuel Eider').waitFor({ state: 'hidden' })
  await askToTickOff(tab, 'Only a try')
  await tickOff(tab)
  await tab.getByText(noTasks).waitFor()
  expect(writes).toEqual([])
  expect(await sql`SELECT body, ticked_off_at FROM inbox_items`).toEqual([
    { body: 'Refuel Eider', ticked_off_at: null },
  ])
})
