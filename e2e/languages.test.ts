import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { addDays, formatDate, formatDay, formatLongDay, monthName, weekdayName } from '#kit/shared/day.ts'
import { formatExact } from '#kit/shared/money.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const german = { locale: 'de-DE' } as const
const phone = { width: 390, height: 844 } as const
const desk = { width: 1440, height: 900 } as const

/** What is there in both languages: where a part of the page is, and what its heading says. */
const places = [
  { en: '/ParallaxPrawns', de: '/de/ParallaxPrawns', part: '#contact' },
  { en: '/', de: '/de', part: '#contact' },
] as const

const everywhere = places.flatMap((place) => [phone, desk].map((viewport) => ({ ...place, viewport, ...viewport })))

const inGerman = (tab: Tab) => tab.getByRole('region', { name: 'Diese Seite gibt es auch auf Deutsch.' })
const inEnglish = (tab: Tab) => tab.getByRole('region', { name: 'This page is also available in English.' })
const spoken = (tab: Tab) => tab.evaluate(() => document.documentElement.lang)
const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement)

/** The scripts of the offer that the tab asks for from now on. */
function watchOffers(tab: Tab): string[] {
  const asked: string[] = []
  tab.on('request', (request) => {
    if (request.url().includes('/offered-language-')) asked.push(request.url())
  })
  return asked
}

/** Once what starts with the page has started: the offer would be there, and the way back leads through its scripts. */
async function untilAlive(tab: Tab) {
  const isAlive = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => tab.evaluate(isAlive)).toBe(true)
  await tab.untilQuiet()
}

async function openAlive(tab: Tab, address: string) {
  await tab.goto(address)
  await untilAlive(tab)
}

/** The page at an address in a language, by whatever way one came. */
async function expectAt(tab: Tab, address: string, language: 'en' | 'de') {
  await tab.waitForURL(site.url + address)
  await expect.poll(() => spoken(tab)).toBe(language)
  await untilAlive(tab)
}

/** At the end of the page, where its header is solid: of what is behind a clear one, a picture, axe knows nothing. */
async function expectAccessibleAtEnd(tab: Tab) {
  await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await tab.locator('html:not([data-site=agency]), header[data-active]').first().waitFor()
  await expectAccessible(tab)
}

/** What can be pressed but stays under the offer, however far one scrolls. */
const covered = (offer: Locator) =>
  offer.evaluate((bar) => {
    const pressable = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
    const here = scrollY
    const names = [...pressable]
      .filter(
        (one) => !bar.contains(one) && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
      )
      .filter((one) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' })
        const [over, under] = [bar.getBoundingClientRect(), one.getBoundingClientRect()]
        return under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right
      })
      .map((one) => one.outerHTML.slice(0, 120))
    scrollTo({ top: here, behavior: 'instant' })
    return names
  })

test.each(everywhere)(
  'At $width px $en is offered in German to who prefers it, covers nothing, and is refused once for all.',
  async ({ en, viewport }) => {
    const tab = await openTab(browser, site, { ...german, viewport })
    const asked = watchOffers(tab)
    await openAlive(tab, en)
    const offer = inGerman(tab)
    await offer.waitFor()
    expect([await spoken(tab), await offer.getAttribute('lang')]).toEqual(['en', 'de'])
    await expectAccessibleAtEnd(tab)
    const box = await offer.boundingBox()
    expect(
      box && [box.y + box.height, box.height < viewport.height / 6, box.x >= 0, box.width <= viewport.width],
    ).toEqual([viewport.height, true, true, true])
    expect(await covered(offer)).toEqual([])

    // By keyboard, and then one reads on.
    await offer.getByRole('link', { name: 'Auf Deutsch lesen' }).focus()
    await tab.keyboard.press('Tab')
    const refuse = offer.getByRole('button', { name: 'Nein, danke' })
    await expect.poll(() => hasFocus(refuse)).toBe(true)
    await tab.keyboard.press('Enter')
    await expect.poll(() => offer.count()).toBe(0)
    expect(await hasFocus(tab.locator('main'))).toBe(true)

    const once = asked.length
    for (const address of [en, '/accessibility', en]) {
      await openAlive(tab, address)
      expect([await offer.count(), await spoken(tab)]).toEqual([0, 'en'])
    }
    expect(asked).toHaveLength(once)
  },
)

test.each(everywhere)(
  'At $width px $en is German once that is taken, at the same place, and the way back leads to English.',
  async ({ en, de, part, viewport }) => {
    const tab = await openTab(browser, site, { ...german, viewport })
    await openAlive(tab, `${en}?from=here${part}`)
    await inGerman(tab).getByRole('link', { name: 'Auf Deutsch lesen' }).click()
    await expectAt(tab, `${de}?from=here${part}`, 'de')
    await expectAccessibleAtEnd(tab)
    expect([await inGerman(tab).count(), await inEnglish(tab).count()]).toEqual([0, 0])

    await tab.goBack()
    await expectAt(tab, `${en}?from=here${part}`, 'en')
    expect(await inGerman(tab).count()).toBe(0)
    await tab.goForward()
    await expectAt(tab, `${de}?from=here${part}`, 'de')
  },
)

test.each(everywhere)(
  'At $width px $de is offered in English to who prefers it, and in nothing to who speaks neither.',
  async ({ en, de, viewport }) => {
    const tab = await openTab(browser, site, { locale: 'en-GB', viewport })
    await openAlive(tab, de)
    const offer = inEnglish(tab)
    await offer.waitFor()
    expect([await spoken(tab), await offer.getAttribute('lang')]).toEqual(['de', 'en'])
    await expectAccessibleAtEnd(tab)
    await offer.getByRole('link', { name: 'Read in English' }).click()
    await expectAt(tab, en, 'en')

    const other = await openTab(browser, site, { locale: 'fr-FR', viewport })
    const asked = watchOffers(other)
    await openAlive(other, de)
    await openAlive(other, en)
    expect([await inEnglish(other).count(), asked]).toEqual([0, []])
  },
)

test('Whoever reads a page in their language is offered nothing, and nothing is loaded for it.', async () => {
  for (const { en, de } of places) {
    for (const [locale, address] of [
      ['en-US', en],
      ['de-AT', de],
    ] as const) {
      const tab = await openTab(browser, site, { locale })
      const asked = watchOffers(tab)
      await openAlive(tab, address)
      expect([await inEnglish(tab).count(), await inGerman(tab).count(), asked]).toEqual([0, 0, []])
    }
  }
})

test('Where the agency shows the other sites small, it alone makes an offer.', async () => {
  const tab = await openTab(browser, site, { ...german, viewport: { width: 1440, height: 1100 } })
  await openAlive(tab, '/')
  await inGerman(tab).waitFor()
  await tab.getByRole('link', { name: 'Look inside four of them' }).click()
  const running = () =>
    Promise.all(
      tab
        .frames()
        .slice(1)
        .map((frame) => frame.locator('h1').isVisible()),
    )
  await expect.poll(running).toEqual([true, true, true, true])
  await tab.untilQuiet()
  for (const frame of tab.frames().slice(1)) expect(await frame.locator('section[lang]').count()).toBe(0)
})

test.each([phone, desk])(
  'At $width px the switch leads to the same place in the other language, which is remembered, and back.',
  async (viewport) => {
    const tab = await openTab(browser, site, { ...german, viewport })
    const switchTo = async (name: string) => {
      if (viewport === phone) await tab.getByRole('banner').locator('summary').click()
      await tab.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click()
    }
    await openAlive(tab, '/?from=here#about')
    await switchTo('Deutsch')
    await expectAt(tab, `/de?from=here#about`, 'de')
    await switchTo('English')
    await expectAt(tab, `/?from=here#about`, 'en')
    // Chosen is chosen, also against the browser.
    expect(await inGerman(tab).count()).toBe(0)
    await tab.goBack()
    await expectAt(tab, `/de?from=here#about`, 'de')
    await tab.goBack()
    await expectAt(tab, `/?from=here#about`, 'en')
  },
)

test('Browsers write days and money as the server does, in both languages.', async () => {
  const tab = await openTab(browser, site)
  await openAlive(tab, '/ParallaxPrawns/accessibility')
  const days = Array.from({ length: 400 }, (_, i) => addDays('2027-12-30', i * 3))
  const cents = [0, 5, 100, 9999, 123_400, 123_456_789]
  for (const language of ['en', 'de'] as const) {
    const there = await tab.evaluate(
      ([one, all, amounts]) => {
        const write = (options: Intl.DateTimeFormatOptions) => {
          const format = new Intl.DateTimeFormat(one, { ...options, timeZone: 'UTC' })
          return all.map((day) => format.format(Date.parse(day)))
        }
        const exact = new Intl.NumberFormat(one, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
        return [
          write({ weekday: 'long' }),
          write({ month: 'long' }),
          write({ day: '2-digit', month: '2-digit', year: '2-digit' }),
          write({ day: 'numeric', month: 'long', year: 'numeric' }),
          write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
          amounts.map((amount) => exact.format(amount / 100)),
        ]
      },
      [language, days, cents] as const,
    )
    const here = inLanguage(language, () => [
      ...[weekdayName, monthName, formatDay, formatDate, formatLongDay].map((format) => days.map((day) => format(day))),
      cents.map((amount) => formatExact(amount, 'GBP', language).replace(/\s?£/, '')),
    ])
    expect(there).toEqual(here)
  }
})
