import { describe, expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { look } from './look.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, screens } from './viewport.ts'

/** How a journey acts: on what is on the screen, and nothing else. */

const browser = await launchChromium()

const devices = [
  { device: 'a phone', viewport: screens[0] },
  { device: 'a desk', viewport: screens[2] },
]

/** A page with this in it, which writes down what is pressed and by what. */
async function openPage(viewport: { width: number; height: number }, body: string): Promise<Tab> {
  const tab = await openTab(browser, { url: 'http://127.0.0.1' }, { viewport })
  await tab.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body>${body}
    <script>
      pressed = []
      addEventListener('click', ({ target, pointerType }) => pressed.push(target.id + ' ' + pointerType))
    </script>`)
  return tab
}

const pressed = (tab: Tab) => tab.evaluate(() => (globalThis as unknown as { pressed: string[] }).pressed)
const button = (tab: Tab) => tab.getByRole('button', { name: 'Save' })
const refusal = (act: Promise<unknown>) => act.then(() => 'done', String)
const tall = '<div style="height: 1500px">Much to read</div>'
const soon = { timeout: 1500 }

describe.each(devices)('On $device', ({ device, viewport }) => {
  const pointer = device === 'a phone' ? 'touch' : 'mouse'

  test('what is below the fold is scrolled to, and pressed by finger or mouse.', async () => {
    const tab = await openPage(viewport, `${tall}<button id="save">Save</button>${tall}`)
    await button(tab).click()
    expect(await pressed(tab)).toEqual([`save ${pointer}`])
    await tab.evaluate(() => scrollTo(0, 1500))
    await button(tab).click()
    expect(await pressed(tab)).toHaveLength(2)
  })

  test('what is within an area that scrolls is reached there, also below the fold and aside.', async () => {
    const area = (style: string, within: string) =>
      `<div style="overflow: auto; width: 300px; ${style}">${within}</div>`
    const wide = '<div style="width: 2000px; display: flex; justify-content: end"><button id="save">Save</button></div>'
    const tab = await openPage(viewport, tall + area('height: 200px', tall + area('', wide) + tall) + tall)
    await button(tab).click()
    expect(await pressed(tab)).toEqual([`save ${pointer}`])
  })

  test('what lies under a bar is scrolled out from under it.', async () => {
    const bar = (edge: string) =>
      `<div style="position: fixed; ${edge}: 0; left: 0; right: 0; height: 120px; background: teal"></div>`
    const page = `${tall}<button id="save">Save</button>${tall}${bar('top')}${bar('bottom')}`
    const tab = await openPage(viewport, page)
    await tab.evaluate(() => scrollTo(0, 1500))
    await button(tab).click()
    await tab.evaluate((height) => scrollTo(0, 1500 - height + 40), viewport.height)
    await button(tab).click()
    expect(await pressed(tab)).toEqual([`save ${pointer}`, `save ${pointer}`])
  })

  test('a field, a list and a box that is drawn by its label are filled, chosen from and ticked below the fold.', async () => {
    const hidden = 'position: absolute; width: 1px; height: 1px; opacity: 0'
    const tab = await openPage(
      viewport,
      `${tall}<label>Name <input></label>${tall}<label>Type <select><option>Boat<option>Ship</select></label>
      ${tall}<label style="position: relative"><input type="checkbox" style="${hidden}">I agree</label>${tall}`,
    )
    await tab.getByLabel('I agree').check({ force: true })
    await tab.getByLabel('Name').fill('Nora')
    await tab.getByLabel('Type').selectOption('Ship')
    const values = tab.locator('input, select').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(await values).toEqual(['Nora', 'Ship', 'on'])
    expect(await tab.getByLabel('I agree').isChecked()).toBe(true)
  })

  test('what is in a dialog and what is in a frame is reached.', async () => {
    const tab = await openPage(
      viewport,
      `${tall}<iframe sandbox="" srcdoc="<button>Within</button>"></iframe>${tall}
      <dialog style="max-height: 50vh">${tall}<form method="dialog"><button id="save">Save</button></form></dialog>`,
    )
    await tab.frameLocator('iframe').getByRole('button').click()
    await expectSeen(tab.locator('iframe'))
    await tab.evaluate(() => document.querySelector('dialog')?.showModal())
    await button(tab).click()
    expect(await pressed(tab)).toEqual([`save ${pointer}`])
  })

  test('what nobody can scroll to is refused.', async () => {
    const places = {
      'position: fixed; left: -400px; width: 90px': /off the screen: -400,/,
      'position: fixed; top: 2000px': /off the screen: /,
      'position: absolute; top: -400px': /off the screen: /,
      'display: none': /not drawn/,
    }
    for (const [style, reason] of Object.entries(places)) {
      const tab = await openPage(viewport, `${tall}<button id="save" style="${style}">Save</button>`)
      const save = tab.getByRole('button', { name: 'Save', includeHidden: true })
      const refused = await refusal(save.click(soon))
      expect(refused).toMatch(/Refused to click getByRole\('button'/)
      expect(refused).toMatch(reason)
      expect(await pressed(tab)).toEqual([])
    }
    const clipped = `<div id="shut" style="height: 100px; overflow: hidden">${tall}<button>Save</button></div>`
    const tab = await openPage(viewport, clipped)
    expect(await refusal(button(tab).click(soon))).toMatch(/cut off by <div id="shut"/)
  })

  test('what is covered is refused.', async () => {
    const cover = '<div id="cover" style="position: fixed; inset: 0; background: teal"></div>'
    const tab = await openPage(viewport, `<button id="save">Save</button><input aria-label="Name">${tall}${cover}`)
    expect(await refusal(button(tab).click(soon))).toMatch(/Refused to click .*<div id="cover".*lies over it/)
    expect(await refusal(tab.getByLabel('Name').fill('Nora', soon))).toMatch(/Refused to fill .*lies over it/)
    expect(await pressed(tab)).toEqual([])
    expect(await tab.getByLabel('Name').inputValue()).toBe('')

    const dialog = await openPage(viewport, '<button id="save">Save</button><dialog>Sure?</dialog>')
    await dialog.evaluate(() => document.querySelector('dialog')?.showModal())
    expect(await refusal(dialog.getByText('Save').click(soon))).toMatch(/lies over it/)
  })

  test('what has come below the fold is not seen.', async () => {
    const tab = await openPage(viewport, `<h1>Booked</h1>${tall}<h2>Details</h2>`)
    await expectSeen(tab.getByRole('heading', { name: 'Booked' }))
    const details = tab.getByRole('heading', { name: 'Details' })
    expect(await details.evaluate(look, {})).toMatchObject({ isSeen: false })
  })
})
