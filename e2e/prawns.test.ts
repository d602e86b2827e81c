import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import {
  depth,
  dive,
  entry,
  expectDepth,
  hasFocus,
  heading,
  hook,
  menuButton,
  openDive,
  prawns,
  screens,
  stopClock,
} from './prawns-page.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const moving = { reducedMotion: 'no-preference' } as const

const pageColour = (tab: Tab) => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const themeColour = (tab: Tab) => tab.locator('meta[name="theme-color"]').getAttribute('content')
const isTouched = (tab: Tab, name: string) =>
  entry(tab, name).evaluate((it) => getComputedStyle(it).backgroundColor === 'rgb(255, 122, 80)')

test.each(screens)(
  'At $width by $height the menu leads to its three depths, and the hook back up; all that is said fits.',
  async (viewport) => {
    const tab = await openTab(browser, site, { viewport })
    await openDive(tab)
    expect(await tab.title()).toBe('ParallaxPrawns')
    await tab.getByRole('heading', { level: 1, name: 'Parallax Prawns', exact: true }).waitFor()
    await tab.getByText('- the best prawns you can get -', { exact: true }).waitFor()
    const height = await tab.evaluate(() => document.documentElement.scrollHeight)
    expect(Math.abs(height - 2.53 * viewport.height)).toBeLessThanOrEqual(1)
    expect(await hook(tab).count()).toBe(0)

    for (const [name, goal] of [
      ['ORDER', 0.515],
      ['CONTACT', 1.07],
      ['ABOUT', 1.53],
      ['ORDER', 0.515],
    ] as const) {
      await menuButton(tab).click()
      await entry(tab, name).click()
      await expectDepth(tab, goal)
      const place = await heading(tab, `${name[0]}${name.slice(1).toLowerCase()}`).boundingBox()
      expect([place && place.y > 0 && place.y < viewport.height / 2, name]).toEqual([true, name])
      await expect.poll(() => menuButton(tab).getAttribute('aria-expanded')).toBe('false')
    }
    await hook(tab).click()
    await expectDepth(tab, 0)
    await expect.poll(() => hook(tab).count()).toBe(0)
    await expectNeighbours(tab, viewport)
  },
)

/** All that is said fits between its neighbours. */
async function expectNeighbours(tab: Tab, viewport: (typeof screens)[number]) {
  const boxes = await tab.locator('h1, h1 + p, section').evaluateAll((all) =>
    all.map((it) => {
      const inside = [it, ...it.querySelectorAll('*')].map((one) => one.getBoundingClientRect())
      const seen = inside.filter(({ width }) => width > 1)
      return {
        top: Math.min(...seen.map(({ top }) => top)),
        bottom: Math.max(...seen.map(({ bottom }) => bottom)),
        left: Math.min(...seen.map(({ left }) => left)),
        right: Math.max(...seen.map(({ right }) => right)),
      }
    }),
  )
  for (const [i, { bottom, left, right }] of boxes.entries()) {
    const next = boxes[i + 1]?.top ?? 2.53 * viewport.height
    // The name leans, and the ribbon hangs over its corner.
    if (i > 0) expect([i, bottom <= next + 1]).toEqual([i, true])
    expect([left >= 0, right <= viewport.width]).toEqual([true, true])
  }
}

test('A touched entry shines for half a second, then the menu closes.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[0], isMobile: true })
  await openDive(tab)
  await stopClock(tab)
  await menuButton(tab).tap()
  await entry(tab, 'CONTACT').tap()
  await expect.poll(() => isTouched(tab, 'CONTACT')).toBe(true)
  expect(await isTouched(tab, 'ORDER')).toBe(false)
  await tab.clock.runFor(499)
  expect(await isTouched(tab, 'CONTACT')).toBe(true)
  await tab.clock.runFor(1)
  await expect.poll(() => menuButton(tab).getAttribute('aria-expanded')).toBe('false')
  await menuButton(tab).tap()
  expect(await isTouched(tab, 'CONTACT')).toBe(false)
})

test('The keyboard opens the menu, dives, leaves the menu and takes the hook.', async () => {
  const tab = await openTab(browser, site)
  await openDive(tab)
  const press = (key: string) => tab.keyboard.press(key)
  for (let i = 0; i < 3; i++) await press('Tab')
  expect(await hasFocus(tab, '[aria-expanded="false"]')).toBe(true)
  await press('Enter')
  await press('Tab')
  await press('Escape')
  expect(await hasFocus(tab, '[aria-expanded="false"]')).toBe(true)
  await press('Space')
  await press('Tab')
  await press('Tab')
  await press('Enter')
  await expectDepth(tab, 1.07)
  expect(await hasFocus(tab, '#contact-heading')).toBe(true)
  await press('Tab')
  expect(await hasFocus(tab, '[href^="tel:"]')).toBe(true)
  await hook(tab).focus()
  await press('Enter')
  await expectDepth(tab, 0)
  expect(await hasFocus(tab, 'main')).toBe(true)

  await menuButton(tab).focus()
  await press('Enter')
  await press('Shift+Tab')
  await expect.poll(() => menuButton(tab).getAttribute('aria-expanded')).toBe('false')
  await menuButton(tab).click()
  await tab.mouse.click(200, 700)
  await expect.poll(() => menuButton(tab).getAttribute('aria-expanded')).toBe('false')
})

test('With motion the layers pass at speeds of their own, by moving and fading alone, and the hook pulls up.', async () => {
  const tab = await openTab(browser, site, { ...moving, viewport: screens[1] })
  await openDive(tab)
  const travelled = await layerTops(tab)
  await menuButton(tab).click()
  await entry(tab, 'CONTACT').click()
  await expectDepth(tab, 1.07)
  const speeds = (await layerTops(tab)).map((top, i) => Math.round(((travelled[i] ?? 0) - top) / 100))
  expect(new Set(speeds).size).toBeGreaterThanOrEqual(10)
  const animated = await tab.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  )
  const still = new Set(['computedOffset', 'offset', 'easing', 'composite'])
  expect([...new Set(animated)].filter((name) => !still.has(name)).sort()).toEqual([
    'opacity',
    'rotate',
    'scale',
    'translate',
  ])
  await expectAccessible(tab)
  await hook(tab).click()
  await expectDepth(tab, 0)
  await expect.poll(() => hook(tab).count()).toBe(0)
})

test('A browser that ties nothing to the scroll shows the same, wound on by hand.', async () => {
  const able = await openTab(browser, site, { ...moving, viewport: screens[0] })
  const unable = await openTab(browser, site, { ...moving, viewport: screens[0] })
  await unable.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('animation-timeline:', 'no-such:') })
  })
  await unable.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...query: string[]) => !query[0]?.includes('timeline') && supports.apply(CSS, query as [string])
  })
  for (const tab of [able, unable]) await openDive(tab)
  for (const at of [0.3, 1.07, 1.53, 0]) {
    for (const tab of [able, unable]) await dive(tab, at)
    await expect
      .poll(async () => {
        const [shown, wound] = [await layerTops(able), await layerTops(unable)]
        return wound.filter((top, i) => Math.abs(top - (shown[i] ?? 0)) > 2)
      })
      .toEqual([])
  }
})

test('What swims rests while its zone is out of view, and with less motion everything rests in its place.', async () => {
  const tab = await openTab(browser, site, { ...moving, viewport: screens[1] })
  await openDive(tab)
  const swims = (zone: string) =>
    tab.locator(`[data-zones="${zone}"]`).evaluateAll((all) => all.flatMap((it) => it.getAnimations())[0]?.playState)
  expect([await swims('top'), await swims('contact about')]).toEqual(['running', 'paused'])
  await dive(tab, 1.53)
  await expect.poll(() => swims('top')).toBe('paused')
  expect(await swims('contact about')).toBe('running')

  await tab.emulateMedia({ reducedMotion: 'reduce' })
  const [before] = await layerTops(tab)
  await dive(tab, 0)
  const [after] = await layerTops(tab)
  expect(Math.round((after ?? 0) - (before ?? 0))).toBe(Math.round(1.53 * 900))
  const moves = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100).length
  await expect.poll(() => tab.evaluate(moves)).toBe(0)
  await expectAccessible(tab)
})

test('Title and colours come with the page and go with it, by the link and by Back.', async () => {
  const tab = await openTab(browser, site, { colorScheme: 'dark' })
  await tab.goto('/')
  const home = [await tab.title(), await pageColour(tab), await themeColour(tab)]
  expect(home.slice(1)).toEqual(['rgb(17, 17, 17)', '#111111'])
  await openDive(tab)
  const deep = ['ParallaxPrawns', 'rgb(2, 26, 58)', '#021a3a']
  expect([await tab.title(), await pageColour(tab), await themeColour(tab)]).toEqual(deep)
  await tab.goBack()
  await expect.poll(async () => [await tab.title(), await pageColour(tab), await themeColour(tab)]).toEqual(home)
  await tab.goForward()
  await expect.poll(async () => [await tab.title(), await pageColour(tab), await themeColour(tab)]).toEqual(deep)
  await tab.getByRole('link', { name: 'Sternsinger' }).first().click()
  await tab.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => [await tab.title(), await pageColour(tab), await themeColour(tab)]).toEqual(home)
})

test('The 404 page says where it leads and leads there after five seconds.', async () => {
  const tab = await openTab(browser, site, { viewport: screens[0] })
  tab.expectComplaint(/status of 404/)
  await tab.goto(`${prawns}/nothing`)
  expect(await tab.title()).toBe('ParallaxPrawns - 404')
  await tab.getByText('404', { exact: true }).waitFor()
  await tab.getByText('You will be redirected automatically..', { exact: true }).waitFor()
  await tab.getByRole('button', { name: 'Stay here' }).waitFor()
  await tab.clock.fastForward(5000)
  await tab.waitForURL((url) => url.pathname === prawns)
  await expect.poll(() => tab.title()).toBe('ParallaxPrawns')
  expect(await depth(tab)).toBe(0)
})

/** Where the layers are on the screen, from back to front. */
const layerTops = (tab: Tab) =>
  tab.locator('[data-scrolled]').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
