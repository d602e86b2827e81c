import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { step } from './step.ts'
import { openTab, type Tab, watchThirdParties } from './tab.ts'
import { expectSeen } from './viewport.ts'

const site = await openSite()
const browser = await launchChromium()

const contact = '/PresentationPro/contact'
const [desk, phone] = [1440, 360]

type Options = Parameters<typeof openTab>[2] & { to?: string }

async function openContact(width: number, { to = '', ...options }: Options = {}): Promise<Tab> {
  const tab = await openTab(browser, site, { viewport: { width, height: 800 }, ...options })
  await tab.goto(contact + to)
  await form(tab).waitFor()
  return tab
}

const form = (tab: Tab) => tab.getByRole('form', { name: 'Contact' })
const send = (tab: Tab) => form(tab).getByRole('button', { name: 'Send' }).click()
const map = (tab: Tab, address: string) => tab.getByRole('region', { name: `Map of ${address}` })

/** How far below the navbar a section begins, in pixels. */
const below = (tab: Tab, id: string) =>
  tab.locator(`#${id}`).evaluate((it) => Math.round(it.getBoundingClientRect().top))

const isShown = async (tab: Tab, id: string) => Math.abs((await below(tab, id)) - 88) <= 2

test.each([desk, phone])(
  'Each part of the page is reached from its table of contents, and by its address, at %d px',
  async (width) => {
    const tab = await openContact(width)
    expect(await tab.title()).toBe('PresentationPro - Contact')
    const contents = tab.getByRole('navigation', { name: 'Ways to reach us' })
    expect(await contents.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+494066969100')
    for (const [name, id] of [
      ['Write', 'contact-form'],
      ['Come by', 'approach'],
      ['The masthead', 'our-team'],
    ] as const) {
      await contents.getByRole('link', { name }).click()
      await expect.poll(() => isShown(tab, id)).toBe(true)
      expect(await tab.evaluate(() => location.hash)).toBe(`#${id}`)
    }
    await tab.goto(`${contact}#top`)
    await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(0)
    await tab.goto('/PresentationPro')
    await tab.goto(`${contact}#approach`)
    await expect.poll(() => isShown(tab, 'approach')).toBe(true)
    await expectAccessible(tab)
  },
)

test('Six people are shown with what they speak, mail and phone.', async () => {
  const tab = await openContact(desk)
  const team = tab.getByRole('region', { name: 'The masthead' })
  const people = team.getByRole('article')
  expect(await people.count()).toBe(6)
  for (const person of await people.all()) {
    const portrait = person.getByRole('img', { name: /^Drawn portrait/ })
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((it: HTMLImageElement) => it.naturalWidth > 0)).toBe(true)
    const [first = ''] = (await person.getByRole('heading').innerText()).toLowerCase().split(' ')
    const mail = person.getByRole('link', { name: /@/ })
    const address = (await mail.innerText()).replace(/\s/g, '')
    expect(address).toMatch(/^[a-z.]+@presentationpro\.example$/)
    expect(address.startsWith(first.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true)
    expect(await mail.getAttribute('href')).toBe(`mailto:${address}`)
    const phone = person.getByRole('link', { name: /^\+/ })
    expect(await phone.getAttribute('href')).toBe(`tel:${(await phone.innerText()).replaceAll(' ', '')}`)
    expect(await person.getByText(/German|English/).count()).toBe(1)
  }
})

const notice =
  'Content from Google Maps cannot be displayed due to your current cookie settings. Click Agree to view the content.'

test('Nothing is asked of anybody else before one agrees to the map of an office.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: phone, height: 800 } })
  const elsewhere = watchThirdParties(tab, site)
  await tab.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A map</title>' }),
  )
  const embed = (place: string) => `https://www.google.com/maps?q=${place}&output=embed`
  await tab.goto(contact)
  const hamburg = map(tab, 'Musterfleet 12, 20459 Hamburg')
  await hamburg.getByText(notice).waitFor()
  const city = (name: string) => tab.getByRole('button', { name: `${name} on the map` })
  for (const name of ['Munich', 'Lisbon', 'Hamburg']) {
    await city(name).click()
    expect(await city(name).getAttribute('aria-pressed')).toBe('true')
  }
  expect(await tab.getByRole('button', { name: 'on the map', pressed: true }).count()).toBe(1)
  await tab.mouse.wheel(0, 20_000)
  await tab.untilQuiet()
  expect(elsewhere).toEqual([])
  expect(await tab.locator('iframe').count()).toBe(0)
  await expectAccessible(tab)

  await hamburg.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => elsewhere).toEqual([embed('Musterfleet+12%2C+20459+Hamburg%2C+Germany')])
  expect(await hamburg.getByText(notice).count()).toBe(0)
  await city('Lisbon').click()
  const lisbon = map(tab, 'Rua do Exemplo 41, 1100-041 Lisbon')
  await lisbon.waitFor()
  await expect.poll(() => elsewhere.at(-1)).toBe(embed('Rua+do+Exemplo+41%2C+1100-041+Lisbon%2C+Portugal'))
  const directions = lisbon.getByRole('link', { name: 'Directions' })
  expect(await directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?.*Exemplo/)
  await expectAccessible(tab)

  await lisbon.getByRole('button', { name: 'Withdraw consent' }).click()
  await lisbon.getByText(notice).waitFor()
  expect(await tab.evaluate(() => localStorage.getItem('mapsConsent'))).toBeNull()
  elsewhere.length = 0
  await tab.reload()
  await hamburg.getByText(notice).waitFor()
  await city('Munich').click()
  await map(tab, 'Musterhof 3, 80539 Munich').getByText(notice).waitFor()
  await tab.untilQuiet()
  expect(elsewhere).toEqual([])
})

test('Every office says what time it is there and whether it is open, by its own clock, wherever one is.', async () => {
  const tab = await openContact(1440, { at: '2026-03-27T16:58:30Z', timezoneId: 'Asia/Tokyo' })
  const office = (name: string) => tab.getByRole('listitem').filter({ has: tab.getByRole('button', { name }) })
  await office('Hamburg').getByText('5:58 pm there').waitFor()
  await office('Hamburg').getByText('Open until 6 pm').waitFor()
  await office('Lisbon').getByText('4:58 pm there').waitFor()
  await tab.clock.fastForward(90_000)
  await office('Munich').getByText('6 pm there').waitFor()
  await office('Munich').getByText('Opens tomorrow at 10 am').waitFor()
  await office('Lisbon').getByText('Open until 6 pm').waitFor()
  expect(await office('Lisbon').getByRole('link').getAttribute('href')).toBe('tel:+351210000300')
})

test('What is wrong with a message is said beside its field.', async () => {
  const tab = await openContact(phone)
  const [name, email, message] = ['Name', 'Email', 'Message'].map((label) => form(tab).getByLabel(label))
  const privacy = form(tab).getByRole('checkbox')
  const said = (words: string) => form(tab).getByText(words, { exact: true })
  await send(tab)
  const messages = ['Please enter a valid name', 'Please enter a valid email address', 'Please enter a message']
  for (const words of messages) await said(words).waitFor()
  await expectSeen(said(messages[0] ?? ''))
  await said('Please agree to the privacy policy').waitFor()
  expect(await privacy.getAttribute('aria-invalid')).toBe('true')
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sender')
  await expectAccessible(tab)

  await name?.fill('a'.repeat(51))
  await email?.fill('ida@post')
  await message?.fill('a'.repeat(2001))
  await said('Your message is too long').waitFor()
  await said('1 character too many').first().waitFor()
  for (const words of messages.slice(0, 2)) expect(await said(words).count()).toBe(1)
  await name?.fill('a'.repeat(50))
  await email?.fill('ida.brandt@post.example')
  await message?.fill('a'.repeat(1990))
  await said('10 characters left').first().waitFor()
  expect(
    await form(tab)
      .getByText(/^(Please enter|Your message is)/)
      .count(),
  ).toBe(0)
  await send(tab)
  expect(await form(tab).getByText('Please use the contact form').count()).toBe(0)
  await privacy.check()
  expect(await said('Please agree to the privacy policy').count()).toBe(0)
  expect(await form(tab).getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
    '/PresentationPro/privacy',
  )
})

test('A message is sent nowhere: for four seconds one is shown where to write to.', async () => {
  const tab = await openContact(desk)
  await tab.untilQuiet()
  const calls: string[] = []
  tab.on('request', (request) => calls.push(`${request.method()} ${request.url()}`))
  await form(tab).getByLabel('Name').fill('Ida Brandt')
  await form(tab).getByLabel('Email').fill('ida.brandt@post.example')
  await form(tab).getByLabel('Message').fill('Is there a house with a lake?')
  await form(tab).getByRole('checkbox').check()
  await tab.clock.pauseAt((await tab.evaluate(() => Date.now())) + 1000)
  const answer = form(tab).getByRole('status').filter({ hasText: 'Please use the contact form on our' })
  await send(tab)
  await answer.waitFor()
  expect(await answer.innerText()).toBe("Please use the contact form on our company's homepage")
  await tab.clock.runFor(3900)
  expect(await answer.count()).toBe(1)
  await tab.clock.runFor(200)
  await expect.poll(() => answer.count()).toBe(0)
  const instead = form(tab).getByRole('link', { name: 'The company’s contact form' })
  expect(await instead.getAttribute('href')).toBe('/#contact')
  expect(await form(tab).getByLabel('Message').inputValue()).toBe('Is there a house with a lake?')
  expect(await form(tab).getByRole('checkbox').isChecked()).toBe(true)
  // Pictures come as one scrolls.
  expect(calls.filter((request) => !/^GET .*\.(avif|svg)$/.test(request))).toEqual([])
  await send(tab)
  // Who is on its link has time to follow it.
  await answer.getByRole('link').focus()
  await tab.clock.runFor(6000)
  expect(await answer.count()).toBe(1)
  await tab.clock.resume()
  await expectAccessible(tab)
})

test('Who comes from a property asks about it, or about something else.', async () => {
  const tab = await openContact(phone, { to: '?property=16#contact-form' })
  const concerning = tab.getByText('Concerning no. 16')
  await concerning.waitFor()
  await expect.poll(() => isShown(tab, 'contact-form')).toBe(true)
  const message = form(tab).getByLabel('Message')
  const subject = tab.getByRole('link', { name: 'Val d’Orcia, Italy' })
  const [name = ''] = (await subject.innerText()).split(',')
  expect(await subject.getAttribute('href')).toBe('/PresentationPro/catalog/16')
  expect(await message.inputValue()).toContain(`“${name}” in Val d’Orcia, Italy (no. 16)`)
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Ask about something else' }).click()
  await expect.poll(() => concerning.count()).toBe(0)
  expect(await message.inputValue()).toBe('')
  expect(await tab.evaluate(() => location.search)).toBe('')
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('contact-form')

  await tab.goto(`${contact}?property=3`)
  await expect.poll(() => message.inputValue()).toContain('Hamburg, HafenCity')
  await message.fill('My own words')
  await tab.getByRole('button', { name: 'Ask about something else' }).click()
  await expect.poll(() => tab.getByText('Concerning no.').count()).toBe(0)
  expect(await message.inputValue()).toBe('My own words')
})

test('Of a property that is none nothing is known: the form is empty.', async () => {
  const tab = await openTab(browser, site)
  for (const id of ['0', '25', '07', 'lake-house'])
    await step(`property ${id}`, async () => {
      await tab.goto(`${contact}?property=${id}`)
      await form(tab).waitFor()
      await tab.untilQuiet()
      expect(await form(tab).getByLabel('Message').inputValue()).toBe('')
      expect(await tab.getByText('Concerning no.').count()).toBe(0)
    })
})
