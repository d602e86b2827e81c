import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, CDPSession, ElementHandle, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { look, type Turn, type View } from './look.ts'

/**
 * Acting as people do: on what is on the screen, which is scrolled by wheel or finger. The library's own clicks and fills
 * scroll to their goal by themselves, and so act on what nobody sees; in a tab they find it on the screen already, or are refused.
 */

/** The sizes at which each change of step is looked at: a phone upright and on its side, and a desk. */
export const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const

/** How long something is waited for or scrolled to. */
export const patience = 25_000

/** Waits until the element begins on the screen with nothing over it, without doing anything for it. */
export async function expectSeen(place: Locator): Promise<void> {
  await place.waitFor()
  const where = async () => {
    const { isSeen, begins, why, at } = await place.evaluate(look, {})
    return isSeen && begins ? 'seen' : `${place} ${isSeen ? 'begins elsewhere' : why}, at ${at}`
  }
  await expect.poll(where).toBe('seen')
}

const acts = [
  ...(['click', 'dblclick', 'tap', 'hover', 'check', 'uncheck', 'setChecked', 'selectOption'] as const),
  ...(['fill', 'clear', 'press', 'pressSequentially', 'setInputFiles', 'scrollIntoViewIfNeeded'] as const),
]

type Options = { timeout?: number }
type Act = (...args: unknown[]) => Promise<unknown>
type Acts = Record<(typeof acts)[number], Act>

const patched = new WeakSet<object>()
const touched = new WeakSet<BrowserContext>()

/** From now on whatever is acted on is on the screen, in the pages of every context; in those with touch by a finger. */
export function actAsPeopleDo(page: Page, hasTouch: boolean): void {
  if (hasTouch) touched.add(page.context())
  const locators: Acts = Object.getPrototypeOf(page.locator('html'))
  if (patched.has(locators)) return
  patched.add(locators)
  const own = { ...Object.fromEntries(acts.map((act) => [act, locators[act]])) } as Acts
  for (const act of acts)
    locators[act] = async function (this: Locator, ...args) {
      const options = Object(args.at(-1)) as Options
      await reach(this, act, options.timeout)
      if (act === 'scrollIntoViewIfNeeded') return
      const hasFinger = touched.has(this.page().context())
      if (hasFinger && act === 'click') return own.tap.apply(this, args)
      if (hasFinger && act === 'check') {
        if (!(await this.isChecked())) await own.tap.apply(this, args)
        return expect.poll(() => this.isChecked(), { message: `${this} is checked` }).toBe(true)
      }
      return own[act].apply(this, args)
    }
}

/** Scrolls as people do until the element is on the screen with nothing over it; refuses what does not get there. */
async function reach(place: Locator | ElementHandle, act: string, timeout = patience): Promise<void> {
  const page = 'page' in place ? place.page() : await pageOf(place)
  const touch = touched.has(page.context())
  const until = Date.now() + timeout
  const whole = act === 'scrollIntoViewIfNeeded'
  let last: View | undefined
  for (let turns = 0; ; ) {
    const view = await (place as Locator).evaluate(look, { touch, turns, whole }, { timeout }).catch(leftMeanwhile)
    // What was scrolled may still be on its way.
    const isStill = turns === 0 || view?.at === last?.at
    if (view?.isSeen && isStill) {
      if (view.isFramed) await reachFrame(place, act, timeout)
      return
    }
    if (Date.now() > until)
      throw new Error(`Refused to ${act} ${place}, as ${view?.why ?? 'its page went away'}, after ${turns} turns`)
    if (view?.turn && isStill) {
      await scroll(page, view.turn, touch)
      turns++
    }
    last = view
    await sleep(40)
  }
}

/** The page is just being left for another: there one looks again. */
function leftMeanwhile(error: Error): undefined {
  if (!/context was destroyed|navigat|detached|Cannot find context/.test(error.message)) throw error
}

async function reachFrame(place: Locator | ElementHandle, act: string, timeout: number): Promise<void> {
  const element = 'page' in place ? await place.elementHandle() : place
  const frame = await element?.ownerFrame()
  if (frame?.parentFrame()) await reach(await frame.frameElement(), act, timeout)
}

async function pageOf(element: ElementHandle): Promise<Page> {
  const frame = await element.ownerFrame()
  if (!frame) throw new Error('The element is on no page any more')
  return frame.page()
}

async function scroll(page: Page, { x, y, left, down }: Turn, touch: boolean): Promise<void> {
  if (!touch) {
    await page.mouse.move(x, y)
    return page.mouse.wheel(left, down)
  }
  const swipe = [0, 0.1, 0.5, 1].map((part) => ({ x: x - left * part, y: y - down * part }))
  await strokeByFinger(page, swipe)
}

/** A finger is put down, moved from point to point, and rests before it lets go, so that nothing goes on moving. */
export async function strokeByFinger(page: Page, points: readonly { x: number; y: number }[]): Promise<void> {
  const finger = await fingerOf(page)
  const rest = points.slice(-1)
  // The times are told, as the browser measures speed by them: a busy machine makes no other stroke of it.
  let timestamp = Date.now() / 1000 - 1
  const put = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
    after: number,
  ) => {
    timestamp += after
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await put('touchStart', points.slice(0, 1), 0)
  for (const point of points.slice(1)) await put('touchMove', [point], 0.5 / points.length)
  await put('touchMove', rest, 0.2)
  await put('touchMove', rest, 0.2)
  await put('touchEnd', [], 0.1)
}

const fingers = new WeakMap<Page, Promise<CDPSession>>()

function fingerOf(page: Page): Promise<CDPSession> {
  const finger = fingers.get(page) ?? page.context().newCDPSession(page)
  fingers.set(page, finger)
  return finger
}
