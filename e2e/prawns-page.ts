import { expect } from 'vitest'
import type { Tab } from './tab.ts'

/** The dive of the prawn seller as somebody sees it who knows nothing of how it is made. */
export const prawns = '/ParallaxPrawns'

/** The phone and the desk that every control is tried on, and a phone held across. */
export const screens = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 740, height: 360 },
] as const

export const menuButton = (tab: Tab) => tab.getByRole('button', { name: 'Menu', exact: true })
export const entry = (tab: Tab, name: string) => tab.getByRole('navigation').getByRole('link', { name, exact: true })
export const hook = (tab: Tab) => tab.getByRole('button', { name: 'Back to the surface' })
export const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 2, name, exact: true })

/** The page with its scripts: which zones are in view is written down once they run. */
export async function openDive(tab: Tab) {
  await tab.goto(prawns)
  await tab.locator('[data-seen~="top"]').waitFor()
}

export const depth = (tab: Tab) => tab.evaluate(() => window.scrollY / window.innerHeight)

export const dive = (tab: Tab, screens: number) =>
  tab.evaluate((by) => window.scrollTo({ top: by * window.innerHeight, behavior: 'instant' }), screens)

/** Within a pixel, which is all that a screen can show. */
export async function expectDepth(tab: Tab, screens: number) {
  const { height } = tab.viewportSize() ?? { height: 1 }
  await expect.poll(async () => Math.abs((await depth(tab)) - screens) * height).toBeLessThan(1)
}

/** From here on the device's clock stands still. */
export const stopClock = async (tab: Tab) => tab.clock.pauseAt(await tab.evaluate(() => Date.now() + 1000))

export const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)
