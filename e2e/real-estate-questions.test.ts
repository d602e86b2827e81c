import { describe, expect, test } from 'vitest'
import { questionGroups } from '#features/questions/content/texts.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab, watchThirdParties } from './tab.ts'

const site = await openSite()
const browser = await launchChromium()

const address = '/PresentationPro/questions&answers'
const all = questionGroups.flatMap(({ questions }) => questions)
const phone = { width: 360, height: 780 }
const desk = { width: 1440, height: 900 }

const group = (tab: Tab, name: string) => tab.getByRole('region', { name, exact: true })
const answer = (tab: Tab, anchor: string) => tab.locator(`article#${anchor}`)
const textOf = (tab: Tab, anchor: string) => answer(tab, anchor).locator('p').first()
const search = (tab: Tab) => tab.getByRole('searchbox', { name: 'What would you like to know?' })
const found = (tab: Tab) => tab.getByRole('region', { name: /^(\d+ questions?|Nothing) on/ })
const whereOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search + location.hash)
/** Until the page works, and not only shows. */
const untilAlive = (tab: Tab) =>
  expect
    .poll(() => search(tab).evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** One is at an answer: it is open, marked, where one reads, where one goes on from, and in the address. */
async function expectAt(tab: Tab, anchor: string) {
  await expect.poll(() => textOf(tab, anchor).isVisible()).toBe(true)
  await expect.poll(() => answer(tab, anchor).evaluate((it) => Math.round(it.getBoundingClientRect().top / 72))).toBe(1)
  await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe(anchor)
  expect(await tab.locator('article[data-lit]').evaluateAll((lit) => lit.map(({ id }) => id))).toEqual([anchor])
  expect(await tab.evaluate(() => location.hash)).toBe(`#${anchor}`)
}

async function open({ at = address, ...options }: Parameters<typeof openTab>[2] & { at?: string }) {
  const tab = await openTab(browser, site, options)
  await tab.goto(at)
  await untilAlive(tab)
  return tab
}

describe.each([phone, desk])('at $width pixels', (viewport) => {
  test('Seven groups fold up to their titles, and open to their questions and to their answers.', async () => {
    const tab = await open({ viewport })
    expect(await tab.title()).toBe('PresentationPro - Questions & Answers')
    const titles = tab.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
    expect(await titles.allInnerTexts()).toEqual(questionGroups.map(({ title }) => title))
    await expectAccessible(tab)
    const buying = group(tab, 'Buying Property')
    const title = titles.nth(1)
    const answers = buying.getByRole('button', { name: /the answers\s*: Buying Property/ })
    expect(await title.getAttribute('aria-expanded')).toBe('true')
    expect(await textOf(tab, 'closing-costs').isVisible()).toBe(false)
    await answers.click()
    await textOf(tab, 'closing-costs').getByText('7–10% of the purchase price').waitFor()
    expect(await textOf(tab, 'selling-time').isVisible()).toBe(false)
    await answers.click()
    await expect.poll(() => textOf(tab, 'closing-costs').isVisible()).toBe(false)
    await title.click()
    expect(await title.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => buying.getByRole('link').count()).toBe(0)
    await title.click()
    await expect.poll(() => buying.getByRole('link').count()).toBe(6)

    await tab.getByRole('button', { name: 'Show all answers' }).click()
    for (const { anchor } of all) expect(await textOf(tab, anchor).isVisible()).toBe(true)
    await expectAccessible(tab)
    await tab.getByRole('button', { name: 'Hide all answers' }).click()
    expect(await textOf(tab, 'about-us').isVisible()).toBe(false)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })

  test('A question leads to its answer, which leads on to others and back.', async () => {
    const tab = await open({ viewport })
    await tab.getByRole('link', { name: 'What do I pay on top of the price?' }).click()
    await expectAt(tab, 'closing-costs')
    expect(await textOf(tab, 'buying-time').isVisible()).toBe(true)
    await answer(tab, 'closing-costs').getByRole('link', { name: 'How much money of your own you need' }).click()
    await expectAt(tab, 'own-money')
    await tab.goBack()
    await expectAt(tab, 'closing-costs')
    await group(tab, 'Buying Property').getByRole('button', { name: 'Buying Property', exact: true }).click()
    await tab.evaluate(() => window.scrollTo(0, 0))
    await tab.getByRole('link', { name: '7–10% closing costs' }).click()
    await expectAt(tab, 'closing-costs')

    const contents = tab.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    expect(await contents.count()).toBe(7)
    await contents.nth(5).click()
    await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('legal-and-financial')
    await expect.poll(() => contents.nth(5).getAttribute('aria-current')).toBe('location')
    await expectAccessible(tab)
  })

  test('Without a mouse one searches, reads, goes on from there and folds up.', async () => {
    const tab = await open({ viewport })
    await search(tab).focus()
    await tab.keyboard.type('energy certificate')
    await found(tab).waitFor()
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Tab')
    if (viewport.width > 1000) for (const _ of questionGroups) await tab.keyboard.press('Tab')
    await tab.keyboard.press('Enter')
    await expectAt(tab, 'energy-certificate')
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Tab')
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toMatch(/^Copy link/)
    const title = group(tab, 'Legal & Financial Questions').getByRole('button').first()
    await title.focus()
    await tab.keyboard.press('Enter')
    expect(await title.getAttribute('aria-expanded')).toBe('false')
    await tab.keyboard.press('Space')
    expect(await title.getAttribute('aria-expanded')).toBe('true')
  })
})

test('A link to an answer opens it, from outside and from within.', async () => {
  const tab = await open({ viewport: phone, at: `${address}#closing-costs` })
  await expectAt(tab, 'closing-costs')
  await expectAccessible(tab)
  await tab.evaluate(() => location.assign('#energy-certificate'))
  await expectAt(tab, 'energy-certificate')
  await tab.evaluate(() => location.assign('#nothing-of-ours'))
  expect(await textOf(tab, 'energy-certificate').isVisible()).toBe(true)

  await tab.goto('/PresentationPro')
  const way = tab.locator('a[href$="questions&answers#buying-property"]').first()
  await way.click()
  await expect.poll(() => tab.title()).toBe('PresentationPro - Questions & Answers')
  await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('buying-property')
  expect(await whereOf(tab)).toBe(`${address}#buying-property`)
})

test('What is typed is found, best first, marked, and in the address.', async () => {
  const tab = await open({ viewport: phone })
  await search(tab).fill('DEPOSÍT')
  const hits = found(tab).getByRole('heading', { level: 3 })
  await expect.poll(() => hits.first().innerText()).toBe('How high may the deposit be?')
  const count = await hits.count()
  expect(count).toBeGreaterThan(1)
  await tab
    .getByRole('status')
    .filter({ hasText: `${count} questions found` })
    .waitFor({ state: 'attached' })
  const marks = await found(tab).locator('mark').allInnerTexts()
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['deposit']))
  await expect.poll(() => whereOf(tab)).toBe(`${address}?q=DEPOS%C3%8DT`)
  await expectAccessible(tab)

  await tab.reload()
  await expect.poll(() => search(tab).inputValue()).toBe('DEPOSÍT')
  await hits.last().getByRole('link').click()
  await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE')
  await expectAt(tab, (await whereOf(tab)).split('#')[1] ?? '')
  expect(await search(tab).inputValue()).toBe('')
  await tab.goBack()
  await expect.poll(() => hits.count()).toBe(count)

  await search(tab).press('Escape')
  await expect.poll(() => tab.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(true)
  await expect.poll(() => whereOf(tab)).toBe(address)
  expect(await group(tab, 'Market Information').isVisible()).toBe(true)
})

test('Where nothing is found, there is a way on.', async () => {
  const tab = await open({ viewport: desk, at: `${address}?q=prawns` })
  await found(tab).getByText('Nothing on “prawns”').waitFor()
  await tab.getByRole('status').filter({ hasText: 'No questions found' }).waitFor({ state: 'attached' })
  const way = found(tab).getByRole('link', { name: 'Ask us' })
  expect(await way.getAttribute('href')).toBe('/PresentationPro/contact#contact-form')
  await expectAccessible(tab)
  await found(tab).getByRole('button', { name: 'Show all questions' }).click()
  await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('question-search')
  await expect.poll(() => whereOf(tab)).toBe(address)
  await search(tab).fill('notary')
  await tab.getByRole('button', { name: 'Clear' }).click()
  expect(await search(tab).inputValue()).toBe('')
})

test('The address of an answer is copied, or shown where that is not allowed.', async () => {
  const tab = await open({
    viewport: desk,
    at: `${address}#office-hours`,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const copy = answer(tab, 'office-hours').getByRole('button', { name: /When are your offices open\?$/ })
  await copy.click()
  await expect.poll(() => copy.innerText()).toMatch(/^Link copied/)
  await tab.getByRole('status').filter({ hasText: 'Link copied' }).waitFor({ state: 'attached' })
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${address}#office-hours`)
  await tab.clock.fastForward(3000)
  await expect.poll(() => copy.innerText()).toMatch(/^Copy link/)

  await tab.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }))
  await answer(tab, 'fees').getByRole('button').click()
  await answer(tab, 'fees').getByText('It is in the address bar').first().waitFor()
  expect(await whereOf(tab)).toBe(`${address}#fees`)
})

test('The mark fades where things may move, and stands still where they may not.', async () => {
  const washOf = (tab: Tab) => answer(tab, 'deposit').evaluate((it) => getComputedStyle(it, '::before').backgroundColor)
  const clear = 'rgba(0, 0, 0, 0)'
  const still = await openTab(browser, site)
  await still.goto(`${address}#deposit`)
  await expectAt(still, 'deposit')
  expect(await washOf(still)).not.toBe(clear)
  const moving = await openTab(browser, site, { reducedMotion: 'no-preference' })
  await moving.goto(address)
  await untilAlive(moving)
  for (const _ of ['once', 'and again']) {
    await moving.getByRole('link', { name: 'How high may the deposit be?' }).click()
    await expect.poll(() => washOf(moving)).not.toBe(clear)
    await expectAt(moving, 'deposit')
    await expect.poll(() => washOf(moving)).toBe(clear)
  }
})

test('Who arrives stays where the link leads, also while the browser is still on its own way there.', async () => {
  const tab = await openTab(browser, site, { reducedMotion: 'no-preference' })
  await tab.goto(`${address}#season`)
  await untilAlive(tab)
  // Longer than it scrolls.
  await new Promise((done) => setTimeout(done, 1500))
  await expectAt(tab, 'season')
})

test('The browser’s own search opens what it finds, and on paper everything is open.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto(address)
  await untilAlive(tab)
  await tab.locator('#season [hidden]').dispatchEvent('beforematch')
  await expect.poll(() => textOf(tab, 'season').isVisible()).toBe(true)
  await group(tab, 'Selling Property').getByRole('button').first().click()
  await tab.emulateMedia({ media: 'print' })
  for (const { anchor } of all) expect(await textOf(tab, anchor).isVisible()).toBe(true)
  expect(await tab.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(false)
  expect(await search(tab).isVisible()).toBe(false)
})

test('An address whose ampersand was written in its long form leads to the page, with its search and its answer.', async () => {
  const tab = await openTab(browser, site)
  for (const rest of ['?q=deposit', '#closing-costs', '/']) {
    await tab.goto(address.replace('&', '%26') + rest)
    expect(await tab.title()).toBe('PresentationPro - Questions & Answers')
    expect(await whereOf(tab)).toBe(address + rest.replace('/', ''))
  }
  expect((await site.app.inject('//elsewhere.example/%26')).statusCode).toBe(404)
})

test('Search engines are told every question with its answer.', async () => {
  const html = await (await fetch(`${site.url}${address}`)).text()
  const told = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const faq = [told, ...(told['@graph'] ?? [])].find((one) => one['@type'] === 'FAQPage')
  expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(all.map(({ question }) => question))
  expect(faq.url).toMatch(/^https?:\/\/[^/]+\/PresentationPro\/questions&answers$/)
})

describe('The legal pages', () => {
  test('say that the agency is fictional, and who answers for it.', async () => {
    const tab = await openTab(browser, site, { viewport: desk })
    await tab.goto('/PresentationPro/imprint')
    expect(await tab.title()).toBe('PresentationPro - Imprint')
    await group(tab, 'A demonstration').getByText('The agency is fictional').waitFor()
    const { business } = await (await fetch(`${site.url}/api/installation/`)).json()
    for (const fact of [business.name, business.owner, business.address])
      await group(tab, 'Who made it').getByText(fact, { exact: true }).waitFor()
    expect(await tab.getByRole('link', { name: business.email }).getAttribute('href')).toBe(`mailto:${business.email}`)
    await expectAccessible(tab)
  })

  test('tell what stays in the browser, and let one agree to maps and take it back.', async () => {
    const tab = await openTab(browser, site, { viewport: phone })
    const thirdParties = watchThirdParties(tab, site)
    await tab.goto('/PresentationPro/privacy')
    expect(await tab.title()).toBe('PresentationPro - Privacy Policy')
    for (const key of ['mapsConsent', 'presentationPro.language', 'csrftoken'])
      await tab.getByText(key, { exact: true }).waitFor()
    const consent = () => tab.evaluate(() => localStorage.getItem('mapsConsent'))
    await expect
      .poll(async () => {
        await tab
          .getByRole('button', { name: 'Agree to maps' })
          .click({ timeout: 1000 })
          .catch(() => {})
        return consent()
      })
      .toBe('true')
    await tab.getByText('You have agreed to maps in this browser.').waitFor()
    await expectAccessible(tab)
    await tab.getByRole('button', { name: 'Withdraw consent' }).click()
    await tab.getByText('You have not agreed to maps.').waitFor()
    expect(await consent()).toBe(null)
    await tab.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Maps' }).click()
    await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).not.toBe('')
    expect(thirdParties).toEqual([])
  })
})
