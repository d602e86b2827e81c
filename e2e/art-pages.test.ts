import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await site.sql`
  INSERT INTO gallery_contact_requests (name, email, body, seen) VALUES
    ('Juno Sander', 'juno.sander@schule.example', 'How do you know when a picture is finished?', true),
    ('Marta Lindholm', 'marta.lindholm@keramik.example', 'Would you hang <b>three</b> watercolours?', false)`
const browser = await launchChromium()

const home = '/ArtAlley'
const scrollTo = (tab: Tab, y: number) => tab.evaluate((top) => window.scrollTo(0, top), y)
const navbar = (tab: Tab) =>
  tab.getByRole('navigation', { name: 'Main' }).evaluate((it) => getComputedStyle(it.parentElement as Element).position)
const isAtTop = (tab: Tab, id: string) =>
  tab.locator(`#${id}`).evaluate((it) => Math.abs(it.getBoundingClientRect().top) < 100)
const isAtEnd = (tab: Tab) =>
  tab.evaluate(() => Math.abs(window.scrollY + window.innerHeight - document.documentElement.scrollHeight) < 2)
const pathOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.hash)

test('From the start page every part of the site is reached, and the navbar comes along.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto(home)
  expect(await tab.title()).toBe('ArtAlley - Home')
  for (const name of ['CONNECT WITH ME', 'PRESENTING MY PRODUCTS', 'QUESTIONS?'])
    await tab.getByRole('heading', { name, exact: true }).waitFor()
  expect(await tab.getByRole('heading', { level: 1 }).innerText()).toMatch(/INNOVATIVE\s+PASSIONATE\s+EXPRESSIVE/)
  for (const name of ['Phone/Email', 'Facebook', 'Instagram'])
    expect(await tab.getByRole('link', { name, exact: true }).count()).toBe(2)

  for (const [width, from] of [
    [1280, 350],
    [1199, 200],
  ] as const) {
    await tab.setViewportSize({ width, height: 900 })
    await scrollTo(tab, from)
    await expect.poll(() => navbar(tab)).toBe('absolute')
    await scrollTo(tab, from + 1)
    await expect.poll(() => navbar(tab)).toBe('fixed')
  }
  await tab.getByRole('link', { name: 'ArtAlley', exact: true }).click()
  await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(0)
  await expectAccessible(tab)

  await tab.getByRole('link', { name: 'Self-written Poems' }).click()
  await expect.poll(() => tab.title()).toBe('ArtAlley - Poems')
  await tab.getByRole('link', { name: 'HOME' }).click()
  await tab.getByRole('link', { name: 'Contract Work' }).click()
  await expect.poll(() => tab.title()).toBe('ArtAlley - About')
  await expect.poll(() => isAtEnd(tab)).toBe(true)
  await tab.getByRole('link', { name: 'GALLERY' }).click()
  await expect.poll(() => tab.title()).toBe('ArtAlley - Gallery')
  expect(await tab.getByRole('link', { name: 'GALLERY' }).getAttribute('aria-current')).toBe('page')
  const icon = () => tab.locator('link[rel="icon"]').getAttribute('href')
  const ours = await icon()
  await tab.getByRole('link', { name: 'Sternsinger' }).click()
  await expect.poll(() => tab.title()).toMatch(/Sternsinger/)
  expect(await icon()).not.toBe(ours)
})

test('Each of the seven poems has an address of its own.', async () => {
  const tab = await openTab(browser, site, { viewport: { width: 390, height: 800 } })
  await tab.goto(`${home}/poems#labyrinth`)
  await expect.poll(() => isAtTop(tab, 'labyrinth')).toBe(true)
  const contents = tab.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  expect(await contents.allInnerTexts()).toEqual([
    'Grand Scheme',
    'Guiding Star',
    'Igniting Beauty',
    'Life’s Waltz',
    'Labyrinth',
    'Bright Light',
    'Chisel ma’ Nizzle',
  ])
  await contents.last().click()
  await expect.poll(() => isAtTop(tab, 'chisel-ma-nizzle')).toBe(true)
  expect(await pathOf(tab)).toBe(`${home}/poems#chisel-ma-nizzle`)
  expect(await tab.getByRole('article').count()).toBe(7)
})

test('The form says what is wrong, and where to write instead, for three seconds; there is no inbox.', async () => {
  const tab = await openTab(browser, site)
  const sent: string[] = []
  tab.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await tab.goto(`${home}/about#contact`)
  const form = tab.getByRole('form', { name: 'Contact me' })
  const send = form.getByRole('button')
  await send.click()
  for (const text of ['Please enter a valid name', 'Please enter a valid email address', 'Please enter your message'])
    await form.getByText(text).waitFor()
  await form.getByPlaceholder('Your Name').fill('Ida Brandt')
  await form.getByPlaceholder('Your Email').fill('ida@post')
  await form.getByPlaceholder('Your Message').fill('a'.repeat(601))
  await send.click()
  await form.getByText('Your message is too long').waitFor()
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByPlaceholder('Your Email').fill('ida.brandt@post.de')
  await form.getByPlaceholder('Your Message').fill('How large is Piazza?')
  await expect.poll(() => form.getByText('Please enter a valid').count()).toBe(0)
  await send.click()
  await form.getByText('Please use the contact form on our Sternsinger homepage').waitFor()
  await form.getByText('Please wait...').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await tab.clock.fastForward(3000)
  await expect.poll(() => form.getByText('Please use the contact form').count()).toBe(0)
  expect(await send.isEnabled()).toBe(true)
  expect(sent).toEqual([])
  expect(await tab.getByRole('button', { name: /^Inbox/ }).count()).toBe(0)
})

test('The artist reads what came in, deletes it and takes that back.', async () => {
  const tab = await openTab(browser, site, { as: 'artist' })
  await tab.goto(`${home}/about`)
  await tab.getByRole('button', { name: 'Inbox, 2 contact requests, 1 new' }).click()
  const rows = tab.getByRole('region', { name: 'Inbox' }).locator('tbody tr')
  expect(await rows.count()).toBe(2)
  await expectAccessible(tab)
  await rows.first().click()
  const letter = tab.getByRole('dialog', { name: 'Marta Lindholm' })
  expect(await letter.getByRole('link').getAttribute('href')).toBe('mailto:marta.lindholm@keramik.example')
  await letter.getByText('Would you hang <b>three</b> watercolours?').waitFor()
  await letter.getByRole('button', { name: 'Close' }).last().click()
  await tab.getByRole('button', { name: 'Inbox, 2 contact requests', exact: true }).waitFor()

  await tab.getByRole('button', { name: 'Juno Sander' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await tab.getByRole('button', { name: 'Undo' }).click()
  await tab.getByRole('button', { name: 'Juno Sander' }).waitFor()
  await tab.reload()
  await tab.getByRole('button', { name: 'Inbox, 2 contact requests', exact: true }).waitFor()
})
