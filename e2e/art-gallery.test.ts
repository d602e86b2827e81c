import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleGallery } from '#testing/gallery.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await loadSampleGallery(site)
const browser = await launchChromium()
const works = await site.sql<{ id: number; title: string; likecount: number }[]>`
  SELECT id, title, likecount FROM gallery_items ORDER BY created_at DESC, id DESC`
const phone = { viewport: { width: 360, height: 780 } }

const gallery = '/ArtAlley/gallery'
const tile = (tab: Tab, index: number) => tab.locator(`[data-tile="${works[index]?.id}"]`)
const view = (tab: Tab) => tab.locator('[data-view]')
const likes = (tab: Tab) =>
  view(tab).getByRole('button', { name: 'Like this work', exact: true }).locator('xpath=..').innerText()
const thread = (tab: Tab) => tab.getByRole('region', { name: 'Comments' })
const path = (tab: Tab) => new URL(tab.url()).pathname
const addressOf = (index: number) => `${gallery}/${works[index]?.id}`

/** Pixels from the top of the window to the large view. */
const topOfView = (tab: Tab) => view(tab).evaluate((it) => Math.round(it.getBoundingClientRect().top))

test('A visitor looks through the gallery by keyboard, votes, and finds it all again.', async () => {
  const tab = await openTab(browser, site)
  const writes: string[] = []
  tab.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await tab.goto(gallery)
  expect(await tab.title()).toBe('ArtAlley - Gallery')
  await tile(tab, 0).waitFor()
  const thumbnail = await tile(tab, 0).getByRole('img').getAttribute('src')
  expect(thumbnail).toMatch(/^\/files\/thumbnail_/)
  expect(await tab.locator('[data-row]').first().getByRole('listitem').count()).toBe(5)

  await tile(tab, 3).focus()
  await tab.keyboard.press('Enter')
  await view(tab).getByRole('heading', { name: works[3]?.title }).waitFor()
  expect(path(tab)).toBe(addressOf(3))
  await expect.poll(() => topOfView(tab)).toBe(74)
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('d')
  await view(tab).getByRole('heading', { name: works[5]?.title }).waitFor()
  // In the next row, at the same place of the window.
  expect(path(tab)).toBe(addressOf(5))
  await expect.poll(() => topOfView(tab)).toBe(74)
  for (const key of ['a', 'ArrowLeft', 'a', 'a', 'a', 'a']) await tab.keyboard.press(key)
  await view(tab).getByRole('heading', { name: works[0]?.title }).waitFor()
  expect(await view(tab).getByRole('img').first().getAttribute('src')).toBe(thumbnail?.replace('thumbnail_', ''))

  const before = works[0]?.likecount ?? 0
  for (const [key, count] of [
    ['w', 1],
    ['s', -1],
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowDown', -1],
  ] as const) {
    await tab.keyboard.press(key)
    await expect.poll(() => likes(tab)).toBe(String(before + count))
  }
  await expectAccessible(tab)
  await tab.keyboard.press('Escape')
  await expect.poll(() => view(tab).count()).toBe(0)
  expect(path(tab)).toBe(gallery)
  await tile(tab, 0).getByText('seen').waitFor()
  expect(
    await tile(tab, 20 % works.length)
      .getByText('seen')
      .count(),
  ).toBe(0)

  await tab.goto(addressOf(0))
  await expect.poll(() => likes(tab)).toBe(String(before - 1))
  await view(tab).getByRole('button', { name: 'Dislike this work', pressed: true }).waitFor()
  await tile(tab, 0).click()
  await expect.poll(() => view(tab).count()).toBe(0)
  expect(writes).toEqual([])
})

test('On a phone a visitor comments, replies down to the tenth level, and takes back what was said.', async () => {
  const tab = await openTab(browser, site, phone)
  await tab.goto(addressOf(1))
  const field = thread(tab).getByPlaceholder('New Comment')
  await field.fill('x'.repeat(301))
  await thread(tab).getByText('Comment is too long').waitFor()
  await field.fill('   ')
  await thread(tab).getByRole('button', { name: 'Submit' }).click()
  await field.fill('Level 1 <b>bold</b>')
  await thread(tab).getByRole('button', { name: 'Submit' }).click()
  const said = (text: string) => thread(tab).getByRole('article').filter({ hasText: text })
  await said('Level 1 <b>bold</b>').getByText('by Alley').waitFor()
  for (let level = 2; level <= 10; level += 1) {
    await said(`Level ${level - 1} `)
      .getByRole('button', { name: '[Reply]' })
      .click()
    await thread(tab).getByPlaceholder('Reply').fill(`Level ${level} and words that have to break somewhere`)
    await thread(tab).getByRole('button', { name: 'Send' }).click()
    await said(`Level ${level} `).waitFor()
  }
  const deepest = said('Level 10 ')
  expect(await deepest.getByRole('button', { name: '[Reply]' }).count()).toBe(0)
  expect((await deepest.boundingBox())?.width).toBeGreaterThan(230)
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(tab)
  await said('Level 2 ').getByRole('button', { name: /^Like/ }).click()
  await said('Level 2 ').getByText('1 like').waitFor()

  await tab.reload()
  await said('Level 2 ').getByText('1 like').waitFor()
  await said('Level 10 ').waitFor()
  await said('Level 1 ').getByRole('button', { name: 'Hide 9 replies' }).click()
  await expect.poll(() => said('Level 2 ').count()).toBe(0)
  await said('Level 1 ').getByRole('button', { name: 'Show 9 replies' }).click()
  await said('Level 9 ')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(() => said('Level 10 ').count()).toBe(0)
  await tab.getByRole('button', { name: 'Undo' }).click()
  await said('Level 10 ').waitFor()
  const link = await said('Level 5 ').getByRole('link').getAttribute('href')
  await tab.goto(`${addressOf(1)}${link}`)
  await tab.reload()
  await expect.poll(() => said('Level 5 ').evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(780)
  expect(await site.sql`SELECT FROM gallery_comments WHERE author = 'Alley'`).toHaveLength(0)
})

test('Hundreds of works are in the page, where they are searched and printed, and only those near the window are drawn.', async () => {
  const many = await openTab(browser, site)
  const [first] = works
  // None of them hangs on the server.
  many.expectComplaint(/404.*gallery\/4700/)
  many.allowComplaint(/404.*aral_get_comments\/4700/)
  await many.route('**/api/aral_get_gallery_items/', async (route) => {
    const answer = (await (await route.fetch()).json()) as { gallery_data: object[] }
    const gallery_data = Array.from({ length: 400 }, (_, i) => ({ ...answer.gallery_data[0], id: 5000 - i }))
    await route.fulfill({ json: { gallery_data } })
  })
  await many.goto(`${gallery}/4700`)
  await view(many).getByRole('heading', { name: first?.title }).waitFor()
  await expect.poll(() => topOfView(many)).toBe(74)
  expect(await many.locator('[data-tile]').count()).toBe(400)
  expect(
    await many
      .locator('[data-row] img')
      .evaluateAll((all) => all.filter((it) => it.checkVisibility({ contentVisibilityAuto: true })).length),
  ).toBeLessThan(70)
  await many.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect
    .poll(() =>
      many.locator('[data-tile="4601"] img').evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0),
    )
    .toBe(true)
  expect(await view(many).count()).toBe(1)
  await many.emulateMedia({ media: 'print' })
  const drawn = (all: Element[]) => all.filter((it) => it.checkVisibility({ contentVisibilityAuto: true })).length
  await expect.poll(() => many.locator('[data-tile]').evaluateAll(drawn)).toBe(400)
})
