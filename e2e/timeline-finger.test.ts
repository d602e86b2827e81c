import { expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import type { Tab } from './tab.ts'
import { bar, boxOf, changing, openPier, rowOf } from './timeline-page.ts'

const { openTimeline, placeOf } = await openPier()

const phone = { width: 390, height: 844 }

/** A finger on the timeline of a phone, whose clock stands still until it is told to go on. */
async function fingerOn(tab: Tab) {
  const touch = await tab.context().newCDPSession(tab)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  return {
    send,
    async takeUp(x: number, y: number) {
      await send('touchStart', x, y)
      await tab.clock.runFor(400)
    },
  }
}

test('A finger takes a bar once it rests on it, and scrolls otherwise.', async () => {
  const tab = await openTimeline('', { viewport: phone, isMobile: true })
  const { send, takeUp } = await fingerOn(tab)
  const from = await boxOf(bar(tab, 'Mira Keller'))
  const [x, y] = [from.x + 20, from.y + 20]
  await send('touchStart', x, y)
  await send('touchMove', x, y - 40)
  await tab.clock.runFor(400)
  expect(await tab.locator('[data-ghost]').count()).toBe(0)
  await send('touchEnd')
  await tab.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => boxOf(bar(tab, 'Mira Keller'))).toEqual(from)
  // A finger that comes back at once goes on scrolling, and nothing tells when the browser is done with that.
  await new Promise((done) => setTimeout(done, 500))
  await takeUp(x, y)
  const track = await boxOf(rowOf(tab, 'Eider').locator('[data-track]'))
  await send('touchMove', x + track.width / 20, y + 2)
  await tab.locator('[data-ghost="12:30 pm to 2:30 pm"]').waitFor()
  await send('touchEnd')
  await expect.poll(() => changing(tab, 'Mira Keller').getByLabel('Start').inputValue()).toBe('12.5')
})

test('A bar that a finger holds near the edge scrolls the timeline slowly, the page never, and goes back beside it.', async () => {
  const tab = await openTimeline('', { viewport: phone, isMobile: true })
  const { send, takeUp } = await fingerOn(tab)
  const from = await boxOf(bar(tab, 'Mira Keller'))
  const [x, y] = [from.x + 20, from.y + 20]
  const grid = tab.getByRole('region', { name: /^Timeline,/ })
  const scrolled = () => grid.evaluate((one) => ({ left: one.scrollLeft, page: scrollY }))
  const before = await scrolled()
  await takeUp(x, y)
  await tab.clock.runFor(1000)
  expect(await scrolled()).toEqual(before)
  await send('touchMove', 380, y)
  await tab.clock.runFor(1000)
  const after = await scrolled()
  expect(after.page).toBe(before.page)
  expect(after.left - before.left).toBeGreaterThan(40)
  expect(after.left - before.left).toBeLessThan(400)
  await send('touchMove', 250, y)
  const away = await scrolled()
  await tab.clock.runFor(1000)
  expect(await scrolled()).toEqual(away)
  await send('touchMove', 200, 20)
  await tab.getByText('Let go here, and it stays where it was').waitFor()
  await send('touchEnd')
  expect(await tab.locator('[data-ghost]').count()).toBe(0)
  expect(await tab.getByRole('dialog').count()).toBe(0)
  expect(await placeOf('Mira Keller')).toMatchObject({ starts: '2026-06-01 12:00:00' })
})

test('On a phone the timeline begins in the first 200 pixels, and what is done less often waits behind one button.', async () => {
  const tab = await openTimeline('', { viewport: phone })
  expect((await boxOf(tab.getByRole('region', { name: /^Timeline,/ }))).y).toBeLessThan(200)
  await tab.getByRole('button', { name: 'Tools' }).click()
  const tools = tab.getByRole('dialog', { name: 'Tools' })
  expect(await tools.getByRole('link', { name: 'Day overview' }).getAttribute('href')).toMatch(/day=2026-06-01$/)
  await expectAccessible(tab)
  await tools.getByRole('radio', { name: 'Two weeks' }).click()
  await tab.getByRole('region', { name: /^Timeline, Two weeks/ }).waitFor()
  await tab.getByRole('button', { name: 'Tools' }).click()
  await tools.getByRole('radio', { name: 'Hours' }).click()
  await tab.getByRole('button', { name: 'Tools' }).click()
  await tools.getByLabel('Boats').selectOption('Houseboats')
  await tools.getByRole('button', { name: 'Close the water' }).click()
  await tab.getByRole('dialog', { name: 'Close the water' }).waitFor()
  await tab.keyboard.press('Escape')
  expect(await tab.locator('[data-vehicle]').count()).toBe(1)
})
