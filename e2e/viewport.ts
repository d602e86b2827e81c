import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Acting as people do: by what is on the screen, with wheel and pointer. The library's own clicks and fills scroll to their
 * goal by themselves, and so see what nobody sees.
 */

/** The sizes at which each change of step is looked at: a phone upright and on its side, and a desk. */
export const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const

/** Where an element can be pointed at, if its first line is in the viewport with nothing before it. */
const seenAt = (place: Locator): Promise<{ x: number; y: number; isSeen: boolean }> =>
  place.evaluate((element) => {
    const own = element.getBoundingClientRect()
    // Hidden controls are pointed at by what is drawn in their stead.
    const box = own.width > 8 ? own : (element.closest('label') ?? element).getBoundingClientRect()
    const x = box.left + Math.min(box.width / 2, 60)
    const y = box.top + Math.min(box.height / 2, 24)
    const hit = document.elementFromPoint(x, y)
    // Beside a dialog its backdrop is hit, which is the dialog itself.
    const isAround = hit?.tagName !== 'DIALOG' && hit?.contains(element)
    const shows = hit !== null && (element.contains(hit) || isAround || element.closest('label')?.contains(hit))
    const seen = window.visualViewport
    const isInside =
      box.top >= 0 && y + 8 <= (seen?.height ?? innerHeight) && x >= 0 && x <= (seen?.width ?? innerWidth)
    return { x, y, isSeen: isInside && shows === true }
  })

/** Waits until the element is seen, without doing anything for it. */
export async function expectSeen(place: Locator): Promise<void> {
  await place.waitFor()
  const where = async () => ({ ...(await seenAt(place)), place: String(place) })
  await expect.poll(where).toMatchObject({ isSeen: true })
}

/** Turns the wheel until the element is seen, then presses there. */
export async function press(place: Locator): Promise<void> {
  const page = place.page()
  await place.waitFor({ state: 'attached' })
  const { width, height } = page.viewportSize() ?? screens[0]
  await page.mouse.move(width / 2, height / 2)
  await expect
    .poll(
      async () => {
        const { y, isSeen } = await seenAt(place)
        if (!isSeen) await page.mouse.wheel(0, Math.max(-height / 2, Math.min(height / 2, y - height / 2)))
        return isSeen && (await isStill(place))
      },
      { interval: 60 },
    )
    .toBe(true)
  const { x, y } = await seenAt(place)
  await page.mouse.click(x, y)
}

/** For some frames, however long a busy machine takes for each. */
const isStill = (place: Locator): Promise<boolean> =>
  place.evaluate(async (element) => {
    const at = () => {
      const { x, y } = element.getBoundingClientRect()
      return `${x} ${y}`
    }
    const before = at()
    for (let frames = 0; frames < 6; frames++) {
      await new Promise(requestAnimationFrame)
      if (at() !== before) return false
    }
    return true
  })

/** Presses on a field and puts a text in place of what stands there, all of it at once as a keyboard of a phone does. */
export async function write(field: Locator, text: string): Promise<void> {
  await press(field)
  const page: Page = field.page()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}
