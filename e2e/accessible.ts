import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Axe = typeof import('axe-core')

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page once nothing on it moves any more: a line for each rule, with the elements that break it. */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const moving = async () => {
      await new Promise(requestAnimationFrame)
      return document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) < 10_000)
    }
    // One that is given up ends as well, and what comes in its place moves on.
    for (let some = await moving(); some.length > 0; some = await moving())
      await Promise.allSettled(some.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run(document, { resultTypes: ['violations'], selectors: false, iframes: false })
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`)
  })
}

/** Nothing on the page keeps anybody out. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
}
