import { expect, test } from 'vitest'
import { addEntry } from '#testing/acquisition.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { openTab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

const stages = ['new', 'contacted', 'followed_up', 'answered', 'customer', 'bounced'] as const
const [first = 0] = await Promise.all(
  Array.from({ length: 60 }, (_, i) =>
    addEntry(sql, {
      business: i % 7 === 0 ? `Bootsvermietung Mecklenburgische Seenplatte ${i}` : `Kanu ${i}`,
      website: `https://hausboote-mecklenburg-${i}.example`,
      email: `ahoi${i}@hausboote-mecklenburg.example`,
      phone: `+49 3991 555${1000 + i}`,
      country: 'Germany',
      state: 'Mecklenburg-Vorpommern',
      stage: stages[i % stages.length],
    }),
  ),
)

/** Words of tables that begin in one line and go on in another, and what scrolls within what scrolls. */
function lookedAt() {
  const broken: string[] = []
  for (const cell of document.querySelectorAll('td, th')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('thead')) continue
      for (const word of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(word[0])
      }
    }
  }
  const scrolls = [...document.querySelectorAll('main *')].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
  )
  return {
    broken,
    scrolls: scrolls.map(({ className }) => className),
    height: document.documentElement.scrollHeight,
    isWide: document.documentElement.scrollWidth > innerWidth,
  }
}

test.each([
  [390, 844],
  [1440, 900],
])(
  'At %i pixels no word of a table breaks, nothing scrolls within the page, and no page is endless.',
  async (width, height) => {
    const tab = await openTab(browser, site, { as: 'admin', viewport: { width, height } })
    for (const place of ['', `?entry=${first}`, '?tab=board', '?tab=figures', '?tab=outgoing']) {
      await tab.goto('/')
      await tab.goto(`/acquisition${place}`)
      await tab.getByRole('heading', { level: 1, name: 'Acquisition' }).waitFor()
      await tab.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
      const look = await tab.evaluate(lookedAt)
      expect([place, look]).toEqual([place, { broken: [], scrolls: [], isWide: false, height: expect.any(Number) }])
      expect([place, look.height < 6500]).toEqual([place, true])
    }
  },
)

/** What can be tapped and lies under a message. */
function covered() {
  const toast = document.querySelector('[role="status"] > div, [role="alert"] > div')?.getBoundingClientRect()
  if (!toast) return ['no message']
  return [...document.querySelectorAll('button, a[href], input, select, textarea')]
    .filter((one) => one.checkVisibility() && !one.closest('[role="status"], [role="alert"]'))
    .filter((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      const isUnder = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      return width > 0 && isUnder && top < innerHeight && bottom > 0
    })
    .map((one) => one.textContent || one.getAttribute('aria-label') || one.tagName)
}

test.each([
  [390, 844],
  [1440, 900],
])(
  'At %i pixels a message lies over no button: not the bar at the foot, not that of the form.',
  async (width, height) => {
    const tab = await openTab(browser, site, { as: 'admin', viewport: { width, height } })
    await tab.goto(`/acquisition?entry=${first}`)
    await tab.getByLabel('Note').fill(`Seen at ${width}`)
    await tab.getByRole('button', { name: 'Save changes' }).click()
    await tab.getByText('Changes have been applied').waitFor()
    expect(await tab.evaluate(covered)).toEqual([])
    await tab.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => tab.evaluate(covered)).toEqual([])
  },
)
