import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { expectAccessible } from './accessible.ts'
import * as booking from './booking-page.ts'
import { prepareInstallation } from './installation.ts'
import { mailText, openMail, readCode } from './mailbox-page.ts'
import { openTab, type Tab } from './tab.ts'

const installation = await prepareInstallation()
const browser = await launchChromium()

const connectionLost = (tab: Tab) => tab.getByRole('complementary', { name: 'Connection' }).getByRole('paragraph')

/** Whatever the date: the first time at which the boat is free, by what its cell is called. */
async function chooseAnyFreeTime(tab: Tab): Promise<string> {
  await booking.openBookingPage(tab, 'motorboats', 'Eider')
  await booking.calendar(tab).locator('[data-day]:not([aria-disabled])').last().click()
  const cell = booking
    .timetable(tab)
    .getByRole('button', { name: /: free$/ })
    .first()
  const name = (await cell.getAttribute('aria-label')) ?? ''
  await cell.click()
  return name.replace(/: free$/, '')
}

test('A booking outlives the sudden death of everything, and so does what is typed in an open page.', async () => {
  await installation.start()
  const tab = await openTab(browser, installation, { at: new Date().toISOString() })
  const time = await chooseAnyFreeTime(tab)
  await booking.askForCode(tab)
  const code = await readCode(tab)

  tab.expectComplaint(/ERR_(CONNECTION|SOCKET|EMPTY|INCOMPLETE)/)
  await installation.killEverything()
  await booking.enterCode(tab, code)
  await tab.getByText('An error has occurred, please try again later!').waitFor()
  expect(await connectionLost(tab).innerText()).toBe('No connection to the server at the moment, trying again')
  await expectAccessible(tab)

  await installation.start()
  // The page tries again by itself, after half a minute at the latest.
  await tab.clock.fastForward(30_000)
  await connectionLost(tab).waitFor({ state: 'hidden' })
  await booking.confirmButton(tab).click()
  await booking.success(tab).waitFor()

  await installation.killEverything()
  await installation.start()
  await tab.reload()
  await tab.getByRole('button', { name: `${time}: fully booked` }).waitFor()
  await tab.goto('/RentalRevolution/mail')
  await openMail(tab, /^Mail: Booked: Eider/).waitFor()
  expect(await mailText(tab).innerText()).toContain(booking.nora['First and last name'])
})
