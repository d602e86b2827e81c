import { expect, test } from 'vitest'
import { launchChromium } from '#testing/chromium.ts'
import { loadSampleGallery } from '#testing/gallery.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
await loadSampleGallery(site)
const browser = await launchChromium()
const [work] = await site.sql<{ id: number; title: string }[]>`
  SELECT id, title FROM gallery_items ORDER BY created_at DESC, id DESC LIMIT 1`

const german = { viewport: { width: 390, height: 844 }, locale: 'de-DE' }
const view = (tab: Tab) => tab.locator('[data-view]')
const path = (tab: Tab) => new URL(tab.url()).pathname
const way = (tab: Tab, menu: string, name: string) =>
  tab.getByRole('navigation', { name: menu, exact: true }).getByRole('link', { name })
const speak = (tab: Tab, language: string) => tab.getByRole('banner').getByRole('link', { name: language }).click()

test('In German a visitor votes and comments on a work, and goes on in English with the work open.', async () => {
  const tab = await openTab(browser, site, german)
  await tab.goto('/de/ArtAlley')
  expect(await tab.title()).toBe('ArtAlley - Start')
  await tab.getByRole('heading', { name: 'SO ERREICHEN SIE MICH' }).waitFor()
  await expectAccessible(tab)
  await way(tab, 'Hauptmenü', 'GALERIE').click()
  await expect.poll(() => tab.title()).toBe('ArtAlley - Galerie')
  expect(await way(tab, 'Hauptmenü', 'GALERIE').getAttribute('aria-current')).toBe('page')
  const tile = tab.locator(`[data-tile="${work?.id}"]`)
  expect(await tile.getAttribute('href')).toBe(`/de/ArtAlley/gallery/${work?.id}`)
  await tile.click()
  const title = view(tab).getByRole('heading', { name: work?.title as string })
  await title.waitFor()
  expect([path(tab), await title.getAttribute('lang')]).toEqual([`/de/ArtAlley/gallery/${work?.id}`, 'en'])
  await view(tab).getByRole('button', { name: 'Dieses Werk gefällt mir', exact: true }).click()

  const thread = tab.getByRole('region', { name: 'Kommentare' })
  const field = thread.getByPlaceholder('Neuer Kommentar')
  await field.fill('x'.repeat(301))
  await thread.getByText('Der Kommentar ist zu lang').waitFor()
  await field.fill('So still.')
  await thread.getByRole('button', { name: 'Absenden' }).click()
  const comment = thread.getByRole('article', { name: 'Kommentar von Alley' })
  await comment.getByText('gerade eben').waitFor()
  await comment.getByText('0 Punkte').waitFor()
  await expectAccessible(tab)

  await speak(tab, 'English')
  await view(tab).getByRole('button', { name: 'Like this work', pressed: true }).waitFor()
  expect(path(tab)).toBe(`/ArtAlley/gallery/${work?.id}`)
  await tab.getByRole('region', { name: 'Comments' }).getByText('So still.').waitFor()
  await way(tab, 'Main', 'GALLERY').click()
  await expect.poll(() => path(tab)).toBe('/ArtAlley/gallery')
  await speak(tab, 'Deutsch')
  await tab.getByRole('heading', { name: 'Galerie' }).waitFor()
  expect(path(tab)).toBe('/de/ArtAlley/gallery')
})

test('The poems stay in their language, and the form says in German what is wrong and where to write.', async () => {
  const tab = await openTab(browser, site, german)
  await tab.goto('/de/ArtAlley/poems')
  const poem = tab.getByText('In the grand scheme of things')
  expect(await poem.evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await way(tab, 'Hauptmenü', 'VITA').click()
  const form = tab.getByRole('form', { name: 'Schreiben Sie mir' })
  await form.getByRole('button').click()
  for (const text of ['einen gültigen Namen', 'eine gültige E-Mail-Adresse', 'schreiben Sie eine Nachricht'])
    await form.getByText(text).waitFor()
  await form.getByLabel('Name').fill('Ida Brandt')
  await form.getByLabel('E-Mail-Adresse').fill('ida.brandt@post.de')
  await form.getByLabel('Nachricht').fill('Wie groß ist Piazza?')
  await form.getByRole('button').click()
  const instead = form.getByRole('link', { name: 'Startseite von Sternsinger' })
  expect(await instead.getAttribute('href')).toBe('/de#contact')
})

test('A work that does not hang is missed in German.', async () => {
  const tab = await openTab(browser, site, german)
  tab.expectComplaint(/status of 404/)
  await tab.goto('/de/ArtAlley/gallery/999999')
  await tab.getByText('Dieses Werk hängt nicht mehr in der Galerie').waitFor()
  await tab.getByRole('link', { name: 'Alle Werke ansehen' }).click()
  await expect.poll(() => path(tab)).toBe('/de/ArtAlley/gallery')
})
