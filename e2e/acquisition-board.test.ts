import { expect, test } from 'vitest'
import { addEntry } from '#testing/acquisition.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql, live } = site
const browser = await launchChromium()

const column = (tab: Tab, stage: string) => tab.getByRole('region', { name: new RegExp(`^${stage} ?\\d`) })
const card = (tab: Tab, stage: string, business: string) =>
  column(tab, stage).getByRole('button', { name: business, exact: true })
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })

const stageOf = async (id: number) => (await sql`SELECT stage FROM acquisition_entries WHERE id = ${id}`)[0]?.stage

async function drag(tab: Tab, business: string, from: string, to: string) {
  const start = await card(tab, from, business).boundingBox()
  const goal = await column(tab, to).boundingBox()
  if (!start || !goal) throw new Error(`${business} or ${to} is not on the screen`)
  await tab.mouse.move(start.x + 8, start.y + 8)
  await tab.mouse.down()
  await tab.mouse.move(start.x + 40, start.y + 30, { steps: 4 })
  await tab.mouse.move(goal.x + goal.width / 2, goal.y + 120, { steps: 6 })
  return () => tab.mouse.up()
}

test('An admin moves businesses over the board, is told why one stays, makes a customer and sees it counted.', async () => {
  const heron = await addEntry(sql, { business: 'Heron Kayaks' })
  await addEntry(sql, { business: 'Otter Canoes' })
  for (let n = 1; n <= 27; n++) await addEntry(sql, { business: `Bounced ${n}`, stage: 'bounced', type: 'SupremeShop' })
  const tab = await openTab(browser, site, { as: 'admin', viewport: { width: 1440, height: 900 } })
  await tab.goto('/acquisition?tab=board')
  await card(tab, 'New', 'Heron Kayaks').waitFor()
  await expectAccessible(tab)

  const drop = await drag(tab, 'Heron Kayaks', 'New', 'Followed up')
  await column(tab, 'Followed up').getByText('Mails move it there once they are sent').waitFor()
  await drop()
  await tab.getByText('Heron Kayaks stays at New. Mails move it there once they are sent.').waitFor()
  await (await drag(tab, 'Heron Kayaks', 'New', 'Answered'))()
  await card(tab, 'Answered', 'Heron Kayaks').waitFor()
  await expect.poll(() => stageOf(heron)).toBe('answered')

  // By keyboard, and back again.
  await button(tab, 'Move Heron Kayaks').press('Enter')
  await tab.getByRole('dialog').getByText('Reopened, it is back at New: nothing was sent to it').waitFor()
  await tab.getByRole('dialog').getByRole('button', { name: /^New/ }).press('Enter')
  await card(tab, 'New', 'Heron Kayaks').waitFor()
  await expect.poll(() => stageOf(heron)).toBe('new')

  await button(tab, 'Move Heron Kayaks').click()
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^Customer/ })
    .click()
  await button(tab, 'Convert to customer').click()
  await card(tab, 'Customer', 'Heron Kayaks').waitFor()
  expect(await stageOf(heron)).toBe('customer')

  await expect.poll(() => column(tab, 'Bounced').getByRole('listitem').count()).toBe(26)
  await button(tab, 'More of Bounced').click()
  await expect.poll(() => column(tab, 'Bounced').getByRole('listitem').count()).toBe(27)
  // Somebody else adds one.
  await addEntry(sql, { business: 'Kingfisher Boats' })
  await live.changed('acquisition')
  await card(tab, 'New', 'Kingfisher Boats').waitFor()

  await tab.getByRole('tab', { name: 'Figures' }).click()
  await tab.getByRole('row', { name: /^Ireland 30 0/ }).waitFor()
  await tab.getByLabel('RentalRevolution').check()
  await tab.getByRole('row', { name: /^Ireland 3 0/ }).waitFor()
})

test('On a phone the board is one column at a time, and a test account moves cards without changing anything.', async () => {
  await sql`UPDATE users SET admin = true WHERE demo`
  const robin = await addEntry(sql, { business: 'Robin Boats', stage: 'contacted' })
  const tab = await openTab(browser, site, { as: 'demo', viewport: { width: 390, height: 844 } })
  await tab.goto('/acquisition?tab=board')
  await tab.getByLabel('Stage').selectOption({ label: 'Contacted (1)' })
  await button(tab, 'Move Robin Boats').tap()
  await expectAccessible(tab)
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^Answered/ })
    .tap()
  await tab.getByText('Simulated: with the test account nothing was really changed').waitFor()
  await column(tab, 'Contacted').getByText('Nobody').waitFor()
  await tab.getByLabel('Stage').selectOption({ label: 'Answered (1)' })
  await card(tab, 'Answered', 'Robin Boats').waitFor()

  // The list shows it too, and what is done there is on the board.
  await tab.getByRole('tab', { name: 'List' }).tap()
  const entry = tab.getByRole('table', { name: 'Businesses' }).getByRole('row').filter({ hasText: 'Robin Boats' })
  await entry.getByText('Answered').waitFor()
  await button(tab, 'Robin Boats').tap()
  await button(tab, 'Open again').first().tap()
  await tab.getByRole('dialog').getByRole('button', { name: 'Open again' }).tap()
  await expect.poll(() => tab.getByRole('dialog').count()).toBe(0)
  await button(tab, 'Close').tap()
  await entry.getByText('New').first().waitFor()
  await button(tab, 'Add').tap()
  await tab.getByLabel('Type').selectOption('RentalRevolution')
  await tab.getByLabel('Country').selectOption('Ireland')
  await tab.getByLabel('State').selectOption('Galway')
  await tab.getByLabel('New businesses').fill('Wren Boats, wren.example, , , Ada Alm')
  await tab.getByRole('cell', { name: 'Ada Alm' }).waitFor()
  await button(tab, 'Add 1 business').tap()
  await button(tab, 'Wren Boats').tap()
  await expect.poll(() => tab.getByLabel('Name').inputValue()).toBe('Ada Alm')
  await tab.getByRole('tab', { name: 'Board' }).tap()
  await tab.getByLabel('Stage').selectOption('new')
  await card(tab, 'New', 'Robin Boats').waitFor()
  expect(await stageOf(robin)).toBe('contacted')
  expect(await sql`SELECT 1 FROM acquisition_entries WHERE business = 'Wren Boats'`).toHaveLength(0)
})
