import { expect, test } from 'vitest'
import { interiorAlts } from '#features/properties/content/interiors.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }

const catalog = '/PresentationPro/catalog'
const button = (tab: Tab, name: string) => tab.getByRole('button', { name, exact: true })
const path = (tab: Tab) => new URL(tab.url()).pathname
const slide = (tab: Tab) => tab.locator('[data-offset="0"]')
const picture = (tab: Tab) => slide(tab).locator('img')
const isLoaded = (tab: Tab) => picture(tab).evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)

test('Until a picture is there the page says so, and its neighbours are fetched after it.', async () => {
  const tab = await openTab(browser, site, desk)
  const asked: string[] = []
  let arrive = () => {}
  const arrival = new Promise<void>((done) => {
    arrive = done
  })
  await tab.route(/fjord-cabin-/, async (route) => {
    await arrival
    await route.continue()
  })
  tab.on('request', (request) => asked.push(/assets\/([a-z-]+?)-\d+-/.exec(request.url())?.[1] ?? ''))
  await tab.goto(`${catalog}?type=abroad`)
  await tab.goto(`${catalog}/18`)
  await tab.getByRole('dialog').waitFor()
  await tab.getByText('Loading…').waitFor()
  await expectAccessible(tab)
  expect(await tab.locator('[data-offset] img').count()).toBe(1)
  asked.length = 0
  arrive()
  await expect.poll(() => isLoaded(tab)).toBe(true)
  await expect.poll(() => tab.getByText('Loading…').count()).toBe(0)
  // Numbers 17 and 19.
  await expect.poll(() => tab.locator('[data-offset="1"] img').getAttribute('src')).toContain('cycladic-house')
  expect(await tab.locator('[data-offset="-1"] img').getAttribute('src')).toContain('patio-house')
  await expect
    .poll(() =>
      tab.locator('[data-offset] img').evaluateAll((all) => all.every((it) => (it as HTMLImageElement).complete)),
    )
    .toBe(true)
  await tab.untilQuiet()
  asked.length = 0
  await tab.keyboard.press('ArrowRight')
  await expect.poll(() => picture(tab).getAttribute('src')).toContain('cycladic-house')
  expect(asked).not.toContain('cycladic-house')
})

test('Where a picture fails, the words are there, and there is a way on.', async () => {
  const tab = await openTab(browser, site, phone)
  tab.allowComplaint(/finca/)
  await tab.route(/finca-/, (route) => route.abort())
  await tab.goto(`${catalog}/20`)
  const alert = tab.getByRole('dialog').getByRole('alert')
  await alert.getByText('This picture could not be loaded').waitFor()
  await tab.getByRole('heading', { name: 'Finca with an arched porch', level: 2 }).last().waitFor()
  await expectAccessible(tab)
  await tab.unroute(/finca-/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => isLoaded(tab)).toBe(true)
  expect(await alert.count()).toBe(0)

  await tab.route(/brick-mill-/, (route) => route.abort())
  tab.allowComplaint(/brick-mill/)
  await tab.goto(`${catalog}/22`)
  await alert.getByRole('button', { name: 'Go on to another' }).click()
  await expect.poll(() => path(tab)).toBe(`${catalog}/23`)
  await expect.poll(() => isLoaded(tab)).toBe(true)
})

test.each([desk, phone])('Every property is seen from inside as well ($viewport.width px).', async (screen) => {
  const tab = await openTab(browser, site, screen)
  const isInside = (name: string) =>
    expect.poll(() => picture(tab).getAttribute('src')).toContain(`/${name}-inside-1280`)
  await tab.goto(`${catalog}/10`)
  await expect.poll(() => isLoaded(tab)).toBe(true)
  expect(await button(tab, 'Outside').getAttribute('aria-pressed')).toBe('true')
  await button(tab, 'Inside').click()
  await isInside('lake-house')
  await expect.poll(() => isLoaded(tab)).toBe(true)
  expect(await picture(tab).getAttribute('alt')).toBe(interiorAlts['lake-house'])
  expect(await button(tab, 'Inside').getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(tab)

  // Who looks at rooms looks at the next one's room.
  await tab.keyboard.press('ArrowRight')
  await isInside('alpine-farmhouse')
  await button(tab, 'Zoom').click()
  const large = tab.getByRole('dialog', { name: /, in detail$/ }).getByRole('img')
  expect(await large.getAttribute('alt')).toBe(interiorAlts['alpine-farmhouse'])
  await tab.keyboard.press('Escape')
  await button(tab, 'Outside').click()
  await expect.poll(() => picture(tab).getAttribute('src')).toContain('/alpine-farmhouse-1280')
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.viewport.width)
})

test('On a phone a finger moves the pictures.', async () => {
  const tab = await openTab(browser, site, phone)
  await tab.goto(`${catalog}/2`)
  await expect.poll(() => isLoaded(tab)).toBe(true)
  await expect.poll(() => tab.locator('[data-offset="1"] img').count()).toBe(1)
  await swipe(tab, -160)
  await expect.poll(() => path(tab)).toBe(`${catalog}/3`)
  await swipe(tab, 160)
  await expect.poll(() => path(tab)).toBe(`${catalog}/2`)
  // Too little to be meant, and too much for a tap, which would open the picture.
  await swipe(tab, -40)
  expect(path(tab)).toBe(`${catalog}/2`)
  await swipe(tab, 160)
  await expect.poll(() => path(tab)).toBe(`${catalog}/1`)
  await swipe(tab, 160)
  await expect.poll(() => path(tab)).toBe(`${catalog}/1`)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

/** A finger that goes sideways over the picture. */
async function swipe(tab: Tab, by: number) {
  const box = (await slide(tab).boundingBox()) ?? expect.fail('no picture')
  const client = await tab.context().newCDPSession(tab)
  const [y, start] = [box.y + box.height / 2, box.x + box.width / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', start)
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', start + (by * step) / 8)
    await tab.evaluate(() => new Promise(requestAnimationFrame))
  }
  await tab.evaluate(() => new Promise((done) => setTimeout(done, 60)))
  await touch('touchEnd', start + by)
  await client.detach()
}

test('A picture is looked at closely by button, key and wheel, and left again.', async () => {
  const tab = await openTab(browser, site, desk)
  await tab.goto(`${catalog}/16`)
  await expect.poll(() => isLoaded(tab)).toBe(true)
  await button(tab, 'Zoom').click()
  const zoom = tab.getByRole('dialog', { name: 'Farmhouse at the end of the cypresses, in detail' })
  const large = zoom.getByRole('img')
  const width = async () => Math.round((await large.boundingBox())?.width ?? 0)
  // 90 percent of the height.
  await expect.poll(width).toBe(1215)
  await expectAccessible(tab)
  await button(tab, 'Zoom in').click()
  await expect.poll(width).toBeGreaterThan(1300)
  // The arrow keys are the picture's now.
  await tab.keyboard.press('ArrowRight')
  expect(path(tab)).toBe(`${catalog}/16`)
  await button(tab, 'Zoom out').click()
  await button(tab, 'Whole picture').click()
  await expect.poll(width).toBe(1215)
  await tab.mouse.move(700, 450)
  for (let turn = 0; turn < 8; turn++) await tab.mouse.wheel(0, -200)
  await expect.poll(width).toBeGreaterThan(1300)
  await tab.keyboard.press('Escape')
  await expect.poll(() => tab.getByRole('dialog').count()).toBe(1)
  expect(path(tab)).toBe(`${catalog}/16`)
  await picture(tab).click()
  await button(tab, 'Close zoom').click()
  await tab.keyboard.press('ArrowRight')
  await expect.poll(() => path(tab)).toBe(`${catalog}/17`)
})

test('Pictures slide for half a second, by transform alone; for who minds motion they change at once.', async () => {
  const tab = await openTab(browser, site, { ...desk, reducedMotion: 'no-preference' })
  await tab.goto(`${catalog}/2`)
  await expect.poll(() => tab.locator('[data-offset="1"] img').count()).toBe(1)
  const motions = () =>
    tab.evaluate(async () => {
      const before = new Set(document.getAnimations())
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
      const begun = () =>
        document
          .getAnimations()
          .filter((one) => !before.has(one))
          .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-offset]'))
      // On a busy machine the page needs more than one frame for it.
      for (let frames = 0; frames < 2 || (frames < 60 && begun().length === 0); frames++)
        await new Promise(requestAnimationFrame)
      return begun().map((one) => [(one as CSSTransition).transitionProperty, one.effect?.getComputedTiming().duration])
    })
  expect(await motions()).toEqual(expect.arrayContaining([['transform', 500]]))
  await expect.poll(() => tab.locator('[data-offset="1"] img').count()).toBe(1)
  expect(new Set((await motions()).map(String))).toEqual(new Set(['transform,500']))
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  expect((await motions()).every(([, duration]) => Number(duration) < 1)).toBe(true)
})

test('Cards move to their new places; for who minds motion they are there at once.', async () => {
  const tab = await openTab(browser, site, { ...desk, reducedMotion: 'no-preference' })
  await tab.goto(catalog)
  await tab.untilQuiet()
  const isAtRest = (count: number) =>
    expect
      .poll(() =>
        tab.evaluate(() => [
          document.querySelectorAll('[data-property]').length,
          'reflow' in document.documentElement.dataset,
        ]),
      )
      .toEqual([count, false])
  for (const [name, count] of [
    ['Nature', 4],
    ['All', 24],
  ] as const) {
    await button(tab, name).click()
    await isAtRest(count)
  }
  const moves = (name: string) =>
    tab.evaluate(async (filter) => {
      const moving = () =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-group'))
      const buttons = [...document.querySelectorAll('button[aria-pressed]')]
      const pressed = buttons.find((it) => it.textContent?.startsWith(filter)) as HTMLElement
      pressed.click()
      const end = performance.now() + 3000
      while (moving().length === 0 && 'reflow' in document.documentElement.dataset && performance.now() < end) {
        await new Promise(requestAnimationFrame)
      }
      return moving().map((effect) => [effect.pseudoElement, ...Object.keys(effect.getKeyframes()[0] ?? {})])
    }, name)
  const moved = await moves('City')
  // The two of the first row, and what comes into sight below them.
  expect(moved.map(([which]) => which)).toEqual(
    expect.arrayContaining([1, 2].map((id) => `::view-transition-group(card-${id})`)),
  )
  for (const [, ...changed] of moved) {
    expect(changed).toContain('transform')
    expect(changed).not.toContain('width')
  }
  await isAtRest(4)
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moves('Coast')).toEqual([])
  expect(await tab.locator('[data-property]').count()).toBe(3)
})
