import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const home = '/PresentationPro'
const phone = { viewport: { width: 360, height: 740 } }
const desk = { viewport: { width: 1440, height: 900 } }
// Small, as what moves is drawn many times.
const moving = { reducedMotion: 'no-preference' as const, viewport: { width: 1000, height: 600 } }

const titles = ['Houses', 'Apartments', 'In Nature', 'On The Coast', 'Abroad', 'On Islands', 'In Industry']
const types = ['city', 'apartment', 'nature', 'coast', 'abroad', 'island', 'industry']

/** The home page at work, and the names of the slides whose pictures were asked for. */
async function openHome(options: BrowserContextOptions = {}) {
  const tab = await openTab(browser, site, { ...desk, ...options })
  const fetched = new Set<string>()
  tab.on('request', (request) => {
    const name = /slide-(\w+?)-\d/.exec(request.url())?.[1]
    if (name) fetched.add(name)
  })
  await tab.goto(home)
  // It knows whether it may move.
  await expect.poll(() => tab.locator('[aria-live="off"], [aria-label="Play slides"]').count()).toBe(1)
  return Object.assign(tab, { fetched })
}

const slider = (tab: Tab) => tab.getByRole('region', { name: 'Kinds of properties' })
const press = (tab: Tab, name: string) => slider(tab).getByRole('button', { name }).click()
const shows = (tab: Tab, title: string) =>
  expect.poll(() => slider(tab).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([title])
const addressOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search + location.hash)

test('The slides change by themselves every 8.5 seconds, and each picture is fetched shortly before.', async () => {
  const tab = await openHome(moving)
  await tab.clock.pauseAt(new Date((await tab.evaluate(() => Date.now())) + 100))
  await shows(tab, 'Houses')
  expect(await slider(tab).getByRole('img').getAttribute('fetchpriority')).toBe('high')
  // How long the first is there already, and whether the next is fetched, depends on the machine.
  expect(['houses', 'houses apartments']).toContain([...tab.fetched].join(' '))
  const first = () => slider(tab).getByRole('heading', { name: 'Houses' }).count()
  for (let waited = 0; waited < 8500 && (await first()) > 0; waited += 100) await tab.clock.runFor(100)
  for (const title of [...titles.slice(1), 'Houses']) {
    await shows(tab, title)
    await tab.clock.runFor(8000)
    await shows(tab, title)
    await tab.clock.runFor(500)
  }
  await shows(tab, 'Apartments')
  expect(tab.fetched.size).toBe(7)
})

test('They wait while somebody looks closely or not at all; who pauses is not moved, and who plays is, even with the pointer on it.', async () => {
  const tab = await openHome(moving)
  const live = () => slider(tab).locator('[aria-live]').getAttribute('aria-live')
  const waits = async () => {
    await expect.poll(live).toBe('polite')
    await tab.clock.fastForward(60_000)
    await shows(tab, 'Houses')
  }
  await expect.poll(live).toBe('off')
  await slider(tab).hover({ position: { x: 600, y: 300 } })
  await waits()
  await tab.getByRole('link', { name: 'Contact', exact: true }).first().hover()
  await expect.poll(live).toBe('off')

  await tab.getByRole('link', { name: 'Deutsch' }).first().focus()
  await tab.keyboard.press('Tab')
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Pause slides')
  await waits()
  await tab.keyboard.press('Shift+Tab')
  await expect.poll(live).toBe('off')

  const hide = (hidden: boolean) =>
    tab.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await waits()
  await hide(false)
  await expect.poll(live).toBe('off')
  await tab.clock.fastForward(8500)
  await shows(tab, 'Apartments')

  await press(tab, 'Pause slides')
  await tab.mouse.move(0, 0)
  await tab.clock.fastForward(60_000)
  await shows(tab, 'Apartments')
  await press(tab, 'Play slides')
  await tab.clock.fastForward(8500)
  await shows(tab, 'In Nature')
  await slider(tab).getByRole('button', { name: 'Pause slides' }).waitFor()
})

test('Where less motion is asked for they stand still, until somebody plays them.', async () => {
  const tab = await openHome()
  await tab.clock.fastForward(60_000)
  await shows(tab, 'Houses')
  await press(tab, 'Play slides')
  await tab.clock.fastForward(8500)
  await shows(tab, 'Apartments')

  const other = await openHome(moving)
  await other.emulateMedia({ reducedMotion: 'reduce' })
  await slider(other).getByRole('button', { name: 'Play slides' }).waitFor()
})

test.each([desk, phone])(
  'Buttons, arrow keys and swipes go both ways round, each slide leads to what it shows, at $viewport.width px.',
  async (given) => {
    const tab = await openHome(given)
    const way = slider(tab).getByRole('link')
    await press(tab, 'Previous slide')
    await shows(tab, 'In Industry')
    await press(tab, 'Next slide')
    await press(tab, 'Next slide')
    await shows(tab, 'Apartments')
    await tab.keyboard.press('ArrowRight')
    await shows(tab, 'In Nature')
    await tab.keyboard.press('ArrowLeft')
    await tab.keyboard.press('ArrowLeft')
    await shows(tab, 'Houses')
    for (const [i, title] of titles.entries()) {
      const page = slider(tab).getByRole('button', { name: `Slide ${i + 1}: ${title}` })
      await page.click()
      await shows(tab, title)
      expect(await page.getAttribute('aria-current')).toBe('true')
      await slider(tab)
        .getByText(`${i + 1}/7`)
        .waitFor()
      expect(await slider(tab).getByRole('img').getAttribute('alt')).not.toBe('')
      await expect.poll(() => way.getAttribute('href')).toBe(`${home}/catalog?type=${types[i]}`)
    }
    await press(tab, 'Slide 3')
    await shows(tab, 'In Nature')
    await swipe(tab, -120, given === phone)
    await shows(tab, 'On The Coast')
    await swipe(tab, 120, given === phone)
    await shows(tab, 'In Nature')
    // Who scrolls the page with a finger does not swipe.
    if (given === phone) await swipe(tab, -50, true, -90)
    await shows(tab, 'In Nature')
    // What was swiped was not followed.
    expect(await addressOf(tab)).toBe(home)

    await way.focus()
    await tab.keyboard.press('ArrowRight')
    await shows(tab, 'On The Coast')
    expect(await way.evaluate((it) => it === document.activeElement)).toBe(true)
    await expectAccessible(tab)

    if (given !== desk) return
    await press(tab, 'Slide 7')
    await shows(tab, 'In Industry')
    const box = await slider(tab).getByRole('img').boundingBox()
    await tab.mouse.click((box?.x ?? 0) + 400, (box?.y ?? 0) + 200)
    await expect.poll(() => addressOf(tab)).toBe(`${home}/catalog?type=industry`)
    await expect.poll(() => tab.title()).toBe('PresentationPro - Catalog')
  },
)

/** Over the middle of the picture. */
async function swipe(tab: Tab, across: number, isFinger: boolean, down = 4) {
  const box = await slider(tab).getByRole('img').boundingBox()
  if (!box) throw new Error('there is no picture')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 3
  if (!isFinger) {
    await tab.mouse.move(x, y)
    await tab.mouse.down()
    await tab.mouse.move(x + across / 2, y)
    await tab.mouse.move(x + across, y + down)
    await tab.mouse.up()
    return
  }
  const touch = await tab.context().newCDPSession(tab)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number, below = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + to, y: y + below }],
    })
  await send('touchStart', 0)
  await send('touchMove', across / 2, down / 2)
  await send('touchMove', across, down)
  await send('touchEnd', across)
}
