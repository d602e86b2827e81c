import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import {
  till as address,
  desk,
  dialog,
  expectFocus,
  expectSoundAtBoth,
  heading,
  phone,
  press,
  shelf,
  stockTill,
} from './cash-register-page.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()
const till = stockTill(site, browser)

test('The day of the till: float, cash in and out, counted and closed without a difference.', async () => {
  const tab = await till.open('admin', phone, '/day')
  await tab.getByText('There are no entries yet').waitFor()
  await expectAccessible(tab)
  await tab.getByLabel('Money in the drawer').fill('100')
  await press(tab, 'Open the till')
  await press(tab, 'Cash in')
  await dialog(tab).getByLabel('Amount').fill('20')
  await dialog(tab).getByLabel('Reason').fill('Change from the bank')
  await expectAccessible(tab)
  await press(tab, 'Put in')
  await tab.getByText('$20 put in').waitFor()
  await press(tab, 'Cash out')
  await dialog(tab).getByLabel('Amount').fill('500')
  await dialog(tab).getByLabel('Reason').fill('Fuel')
  await press(tab, 'Take out')
  await dialog(tab).getByText('There are only $120 in the drawer').waitFor()
  await dialog(tab).getByLabel('Amount').fill('10')
  await press(tab, 'Take out')
  await tab.getByText('$10 taken out').waitFor()

  await till.sellBooking(await till.insertBooking('Nils Graf', 12))
  await tab.getByText('$160', { exact: true }).waitFor()
  await tab.setViewportSize(desk.viewport)
  await expectAccessible(tab)
  await press(tab, 'Count and close')
  await dialog(tab).getByLabel('$50', { exact: true }).fill('3')
  await dialog(tab).getByText('$10 too little: the cash differs').waitFor()
  await dialog(tab).getByLabel('$5', { exact: true }).fill('2')
  await dialog(tab).getByText('The cash is right').waitFor()
  await dialog(tab).getByLabel('Taken to the safe or bank').fill('60')
  await dialog(tab).getByText('$100 stay in the drawer').waitFor()
  await expectSoundAtBoth(tab)
  await press(tab, 'Close the till')
  await tab.getByText('Period 1 is closed, difference $0').waitFor()
  await tab.getByText('The last closing left $100 in the drawer').waitFor()
  const report = await tab.getByRole('link', { name: 'Z report 1 as PDF' }).getAttribute('href')
  const pdf = await tab.request.get(report ?? '')
  expect([pdf.status(), (await pdf.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Ledger check/ })
    .click()
  await press(tab, 'Check the ledger')
  await tab.getByText('The ledger is whole').waitFor()
  await expectAccessible(tab)
})

test('What was counted for a period that somebody else closed stays, and is not sent for it.', async () => {
  await till.sellBooking(await till.insertBooking())
  const tab = await till.open('employee', { ...phone, deaf: true }, '/day')
  await press(tab, 'Count and close')
  await expectFocus(dialog(tab).getByLabel('$100', { exact: true }))
  await dialog(tab).getByLabel('Counted cash').fill('77')
  await dialog(tab).getByLabel('How did the difference come about?').fill('Not known')
  await till.close()
  tab.expectComplaint(/status of 409/)
  await press(tab, 'Close the till')
  await dialog(tab)
    .getByText(/^Period \d+ was closed meanwhile/)
    .waitFor()
  expect(await dialog(tab).getByLabel('Counted cash').inputValue()).toBe('77')
  await expectSoundAtBoth(tab)
  await press(tab, 'Start over')
  expect(await dialog(tab).getByLabel('Counted cash').inputValue()).toBe('')
  await tab.keyboard.press('Escape')
  await tab.getByRole('heading', { name: 'The till is closed' }).waitFor()
})

test('A receipt is printed alone, and taken back for a reason; then its booking can be paid again.', async () => {
  const { receipt, position } = await till.sellBooking(await till.insertBooking())
  const tab = await till.open('employee', phone, `/receipts/${position}`)
  const slip = tab.getByRole('article', { name: `Receipt ${receipt}` })
  await slip.getByText('Mira Keller').waitFor()
  await expectSoundAtBoth(tab)
  await tab.emulateMedia({ media: 'print' })
  const printed = await tab.locator('body').innerText()
  expect(printed).toMatch(/\$50\.00/)
  expect(printed).not.toMatch(/Receipts|Main Menu|Reverse|Imprint|Older/)
  await tab.emulateMedia({ media: 'screen' })

  await slip.getByRole('button', { name: 'Take the receipt along' }).click()
  await slip.getByRole('img', { name: 'Code that leads to the receipt' }).waitFor()
  const taken = await slip.getByRole('link', { name: 'Address of the receipt' }).getAttribute('href')
  expect((await site.visitor().get(new URL(String(taken)).pathname)).status).toBe(200)
  await expectSoundAtBoth(tab)
  await slip.getByRole('button', { name: 'Reverse' }).press('Enter')
  await expectSoundAtBoth(tab)
  await expectFocus(dialog(tab).getByLabel('Reason'))
  await tab.keyboard.press('Enter')
  await dialog(tab).getByText('Please enter a reason').waitFor()
  await tab.keyboard.type('Wrong boat')
  await tab.keyboard.press('Enter')
  await tab.getByText(`Reversal of receipt ${receipt}: Wrong boat`).waitFor()
  expect((await till.entries()).at(-1)).toMatchObject({ kind: 'reversal', cash: -5000 })
  await tab.getByRole('main').getByRole('link', { name: 'Cash Register' }).click()
  await tab.getByRole('button', { name: /Eider/ }).waitFor()
})

test('Cash position and logbook show what came in, as a chart and as a table, to admins only.', async () => {
  await till.sellBooking(await till.insertBooking())
  const tab = await openTab(browser, site, { as: 'admin' })
  for (const [path, title, words] of [
    ['/cashposition', 'Cash position', '06/01/26'],
    ['/logbook', 'Logbook', 'Eider'],
  ] as const) {
    await tab.goto(address + path)
    await tab
      .getByRole('cell', { name: /^\$\d+\.00$/ })
      .first()
      .waitFor()
    await tab.getByRole('figure').waitFor()
    await tab.getByRole('table').getByText(words).first().waitFor()
    await heading(tab, title).waitFor()
    await expectSoundAtBoth(tab)
  }
  const employee = await openTab(browser, site, { as: 'employee' })
  for (const path of ['/cashposition', '/logbook']) {
    await employee.goto(address + path)
    await employee.getByText('This page is not for your account').waitFor()
  }
})

test('With the test account everything looks as if, says so, and nothing is called.', async () => {
  await till.insertBooking()
  await till.close()
  const before = await till.entries()
  const tab = await till.open('demo', phone, '/day')
  const calls: string[] = []
  tab.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  const simulated = tab.getByText('Simulated: with the test account nothing was really changed')
  await tab.getByLabel('Money in the drawer').fill('80')
  await press(tab, 'Open the till')
  await tab.getByText('Please say why it is not what the last closing left').waitFor()
  await tab.getByLabel('Why another amount?').fill('Coins were fetched')
  await press(tab, 'Open the till')
  await simulated.waitFor()
  await press(tab, 'Cash in')
  await dialog(tab).getByLabel('Amount').fill('20')
  await dialog(tab).getByLabel('Reason').fill('Change')
  await press(tab, 'Put in')
  await tab.getByText('$100', { exact: true }).waitFor()
  await press(tab, 'Count and close')
  await dialog(tab).getByLabel('Counted cash').fill('100')
  await press(tab, 'Close the till')
  await tab.getByText('The last closing left $100 in the drawer').waitFor()

  await tab.getByRole('main').getByRole('link', { name: 'Cash Register' }).click()
  await press(tab, 'Products')
  await shelf(tab, 'Mate').click()
  await shelf(tab, 'Mate').getByText('None left').waitFor()
  await press(tab, /^Bookings/)
  await tab.getByRole('button', { name: /Eider/ }).click()
  await press(tab, 'Take $54')
  await tab.getByText('The payment was registered').waitFor()
  await press(tab, 'Next sale')
  await tab.getByText('There are no unpaid bookings for this day').waitFor()
  expect(calls).toEqual([])
  expect(await till.entries()).toEqual(before)
})
