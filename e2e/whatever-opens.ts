import type { Tab } from './tab.ts'

/** Buttons of a page that are pressed at most. */
const most = 20

/**
 * Presses one button of each kind on the page that is open, and opens what can be expanded; where a button leads away,
 * it comes back to the address and goes on. Gives the text of every dialog that came up, with what is in its fields. What
 * the buttons would write is refused.
 */
export async function openEverything(tab: Tab, address: string): Promise<string[]> {
  for (let stays = false; !stays; ) {
    stays = await tab.evaluate(pressAll, most).catch((error: Error) => {
      if (/context was destroyed|navigation/i.test(error.message)) return false
      throw error
    })
    if (stays) break
    // Not only another place in the same page, where the address has a part behind #.
    await tab.goto('about:blank')
    await tab.goto(address)
    await tab.locator('h1').first().waitFor()
    await tab.untilQuiet()
  }
  return tab.evaluate(() => {
    const texts: string[] = JSON.parse(sessionStorage.getItem('texts') ?? '[]')
    sessionStorage.clear()
    return texts
  })
}

/**
 * Runs in the page, and keeps what was pressed and seen where a page that is left does not take it along. False: the page
 * was left, or something stands before it.
 */
async function pressAll(most: number): Promise<boolean> {
  // From here on nothing that is written arrives.
  const { fetch } = window
  let asked = 0
  window.fetch = async (address, request) => {
    if ((request?.method ?? 'GET') !== 'GET') return Response.json({}, { status: 422 })
    asked++
    return fetch(address, request).finally(() => asked--)
  }
  window.print = () => {}
  window.open = () => null
  const here = location.pathname
  const kept = (name: string): string[] => JSON.parse(sessionStorage.getItem(name) ?? '[]')
  const keep = (name: string, one: string) => sessionStorage.setItem(name, JSON.stringify([...kept(name), one]))
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  const opened = () => Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]')).at(-1)
  const expand = (part: ParentNode) => {
    for (const details of part.querySelectorAll('details')) details.open = true
  }
  const kindOf = (button: HTMLElement) => {
    const words = (button.ariaLabel ?? button.textContent ?? '').replaceAll(/<.*>|\d+/g, '').trim()
    return `${button.className} ${words.split(/\s+/).slice(0, 2).join(' ')}`
  }
  const fieldsOf = (part: HTMLElement) =>
    Array.from(part.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value)
  const read = async (time: number) => {
    await pause(time)
    const dialog = opened()
    if (!dialog) return
    for (let waited = 0; waited < 20 && (waited < 2 || asked > 0); waited++) await pause(30)
    expand(dialog)
    keep('texts', [dialog.innerText, ...fieldsOf(dialog)].join('\n'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await pause(10)
  }
  const buttons = 'main button:enabled, main [role="button"], main [aria-haspopup="dialog"]'
  // A page that was drawn beforehand comes to life a little later.
  for (let waited = 0; waited < 12 && !document.querySelector(buttons); waited++) await pause(40)
  expand(document)
  const pressed = new Set(kept('pressed'))
  while (pressed.size < most) {
    const next = Array.from(document.querySelectorAll<HTMLElement>(buttons)).find(
      (button) => !pressed.has(kindOf(button)) && button.checkVisibility(),
    )
    if (!next) break
    pressed.add(kindOf(next))
    keep('pressed', kindOf(next))
    next.click()
    await read(10)
    if (location.pathname !== here || opened()) return false
  }
  // One that is loaded late.
  await read(100)
  return location.pathname === here && !opened()
}
