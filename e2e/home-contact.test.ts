import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleFleet, openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab, watchThirdParties } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
await loadSampleFleet(site)
const browser = await launchChromium()

const home = '/RentalRevolution'
const [desk, phone] = [1440, 390]

async function openHome(width: number, options: Parameters<typeof openTab>[2] = {}): Promise<Tab> {
  const tab = await openTab(browser, site, { viewport: { width, height: 844 }, ...options })
  await tab.goto(home)
  await tab.getByRole('form', { name: 'Contact' }).waitFor()
  return tab
}

const notice =
  'Content from Google Maps cannot be displayed due to your current cookie settings. Click Agree to view the content.'

test('Nothing is asked of anybody else before one agrees to the map.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: desk, height: 844 } })
  const elsewhere = watchThirdParties(tab, site)
  await tab.route('https://www.google.com/**', (route) => route.abort('aborted'))
  await tab.goto(home)
  const map = tab.getByRole('region', { name: 'Map of Musterweg 24, 12345 Berlin' })
  await map.getByText(notice).waitFor()
  await map.scrollIntoViewIfNeeded()
  await tab.mouse.wheel(0, 20_000)
  await tab.untilQuiet()
  expect(elsewhere).toEqual([])
  expect(await map.locator('iframe').count()).toBe(0)
  await expectAccessible(tab)

  await map.getByRole('button', { name: 'Agree' }).click()
  const embed = 'https://www.google.com/maps?q=Musterweg+24%2C+12345+Berlin%2C+Germany&output=embed'
  await expect.poll(() => elsewhere).toEqual([embed])
  expect(await tab.evaluate(() => localStorage.getItem('mapsConsent'))).toBe('true')
  expect(await map.getByText(notice).count()).toBe(0)
  const directions = map.getByRole('link', { name: 'Directions' })
  expect(await directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?.*Musterweg/)
  await expectAccessible(tab)

  elsewhere.length = 0
  await tab.reload()
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => elsewhere).toEqual([embed])

  await map.getByRole('button', { name: 'Withdraw consent' }).click()
  await map.getByText(notice).waitFor()
  expect(await tab.evaluate(() => localStorage.getItem('mapsConsent'))).toBeNull()
  elsewhere.length = 0
  await tab.reload()
  await map.getByText(notice).waitFor()
  await map.scrollIntoViewIfNeeded()
  await tab.untilQuiet()
  expect(elsewhere).toEqual([])
})

const form = (tab: Tab) => tab.getByRole('form', { name: 'Contact' })
const send = (tab: Tab) => form(tab).getByRole('button', { name: 'Send' }).click()

async function write(tab: Tab) {
  await form(tab).getByLabel('Name').fill('Wanda Welle')
  await form(tab).getByLabel('Email').fill('wanda@lake.example')
  await form(tab).getByLabel('Message').fill('Is the water warm?')
}
const agree = (tab: Tab) => form(tab).getByRole('checkbox').check()

test('What is wrong with a message is said beside its field; it reaches the inbox, and whoever is there answers by mail.', async () => {
  const tab = await openHome(phone)
  await send(tab)
  for (const words of ['a valid name', 'a valid email address', 'a message']) {
    await form(tab).getByText(`Please enter ${words}`).waitFor()
  }
  await form(tab).getByText('Please agree to the privacy policy').waitFor()
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sender')
  await form(tab).getByLabel('Message').fill('a'.repeat(2001))
  await form(tab).getByText('Your message is too long').waitFor()
  await expectAccessible(tab)

  await write(tab)
  await tab.reload()
  await expect.poll(() => form(tab).getByLabel('Message').inputValue()).toBe('Is the water warm?')
  await agree(tab)
  await send(tab)
  await expectSeen(form(tab).getByText('Thank you! Your message has been sent.'))
  await tab.clock.fastForward(3000)
  await expect.poll(() => form(tab).getByLabel('Message').inputValue()).toBe('')

  const staff = await openTab(browser, site, { as: 'employee' })
  await staff.goto(`${home}/inbox`)
  const entry = staff.getByRole('article', { name: 'Wanda Welle' })
  await entry.getByText('Is the water warm?').waitFor()
  expect(await entry.getByRole('link', { name: 'Reply by mail' }).getAttribute('href')).toBe(
    'mailto:wanda@lake.example?subject=Your%20message%20to%20us',
  )
  expect(await site.sql`SELECT reply_to FROM mails WHERE subject LIKE 'Question from%'`).toEqual([
    { reply_to: 'wanda@lake.example' },
  ])
  await expectAccessible(staff)
})

test('Who writes too often is told to wait, and nothing typed is lost.', async () => {
  const tab = await openHome(desk)
  for (let n = 0; n < 5; n++) await site.visitor().post('/api/rere_send_contact_request/', often)
  await form(tab).getByLabel('Name').fill(often.sender)
  await form(tab).getByLabel('Email').fill(often.email)
  await form(tab).getByLabel('Message').fill(often.body)
  await agree(tab)
  tab.expectComplaint(/429/)
  await send(tab)
  await expectSeen(form(tab).getByRole('alert'))
  await tab.clock.fastForward(5000)
  expect(await form(tab).getByRole('alert').count()).toBe(1)
  expect(await form(tab).getByLabel('Message').inputValue()).toBe(often.body)
})

const often = { sender: 'Ole Oft', email: 'ole@lake.example', body: 'Once more' }

test('In a showcase it is sent nowhere, one is shown where to write to, and what was typed is there already.', async () => {
  const showcase = await openSite({ env: readEnv({ PUBLIC_URL: 'http://localhost:3000', SHOWCASE: 'on' }) })
  const tab = await openTab(browser, showcase, { viewport: { width: phone, height: 844 } })
  await tab.goto(home)
  await form(tab).waitFor()
  const calls: string[] = []
  tab.on('request', (request) => calls.push(`${request.method()} ${request.url()}`))
  await write(tab)
  await agree(tab)
  await send(tab)
  const answer = form(tab).getByRole('status').filter({ hasText: 'Please use the contact form on our' })
  await expectSeen(answer)
  expect(await answer.innerText()).toBe("Please use the contact form on our company's homepage")
  expect(await answer.getByRole('link').getAttribute('href')).toBe('/#contact')
  await tab.clock.fastForward(2500)
  expect(await answer.count()).toBe(1)
  await tab.clock.fastForward(1500)
  await expect.poll(() => answer.count()).toBe(0)
  expect(await form(tab).getByLabel('Message').inputValue()).toBe('Is the water warm?')
  expect(calls.filter((request) => request.startsWith('POST'))).toEqual([])
  await tab.reload()
  await expect.poll(() => form(tab).getByLabel('Message').inputValue()).toBe('Is the water warm?')
  await agree(tab)
  await tab.setViewportSize({ width: desk, height: 844 })
  await send(tab)
  await answer.waitFor()
  // Who points at the notice has time to follow its link.
  await answer.getByRole('link').hover()
  await tab.clock.fastForward(6000)
  await expectAccessible(tab)
  await answer.getByRole('link').click()
  await tab.waitForURL(/\/#contact$/)
  await expect.poll(() => form(tab).getByLabel('Message').inputValue()).toBe('Is the water warm?')
  expect(await showcase.sql`SELECT FROM inbox_items`).toEqual([])
})

const widget = (tab: Tab) => tab.getByRole('complementary', { name: 'Quick contact' })
const opener = (tab: Tab) => widget(tab).getByRole('button', { name: 'Chat or call' })

test('A visitor finds chat and phone in the corner, by keyboard too; on a phone it makes way for what one reads.', async () => {
  const tab = await openHome(phone)
  expect(await opener(tab).getAttribute('aria-expanded')).toBe('false')
  expect(await widget(tab).getByRole('link').count()).toBe(0)
  await opener(tab).focus()
  await tab.keyboard.press('Enter')
  const address = (name: string | RegExp) => widget(tab).getByRole('link', { name }).getAttribute('href')
  expect(await address('WhatsApp')).toBe('https://wa.me/493023125024')
  expect(await address('Signal')).toBe('https://signal.me/#p/+493023125024')
  expect(await address(/^\+49/)).toBe('tel:+493023125024')
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  expect(await opener(tab).getAttribute('aria-expanded')).toBe('false')
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Chat or call')

  await tab.evaluate(() => (document.activeElement as HTMLElement).blur())
  const isOnScreen = async () => ((await opener(tab).boundingBox())?.y ?? 0) < 844
  // At the top a phone has no room to spare.
  await expect.poll(isOnScreen).toBe(false)
  await tab.mouse.move(100, 300)
  await tab.mouse.wheel(0, 900)
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(900)
  expect(await isOnScreen()).toBe(false)
  await tab.mouse.wheel(0, -200)
  await expect.poll(isOnScreen).toBe(true)
})

test('Who is signed in does not see it.', async () => {
  const tab = await openHome(desk, { as: 'employee' })
  await tab.getByRole('link', { name: 'Logout' }).waitFor()
  await tab.untilQuiet()
  expect(await widget(tab).count()).toBe(0)
})
