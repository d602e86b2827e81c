import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ORIGIN } from '#kit/shared/origin.ts'
import { fileOf, sites } from '#sites/pages.ts'
import { buildTestApp } from '#testing/app.ts'
import { insertSomeWork } from '#testing/gallery.ts'
import { cardPath, openPlaces } from '../../rules.ts'

const pagesDir = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(() => rm(pagesDir, { recursive: true }))
const card = `${openPlaces.title}|${openPlaces.alt}|${ORIGIN}${cardPath(':itemId')}`
for (const [file, text] of Object.entries({
  [fileOf('/ArtAlley/gallery')]: 'the gallery',
  [fileOf('/ArtAlley/gallery/:itemId')]: card,
  [fileOf('/de/ArtAlley/gallery/:itemId')]: card,
  [fileOf('/ArtAlley/404')]: 'not found',
  'assets/script.js': '',
  'robots.txt': '',
  'sitemap.xml': '',
})) {
  await mkdir(dirname(join(pagesDir, file)), { recursive: true })
  await writeFile(join(pagesDir, file), text)
}

const it = await buildTestApp({ PUBLIC_URL: 'https://art.example' }, { pagesDir })
const at = (path: string) => it.visitor().get(path)

test('A link to a work says in messengers which one it is, and shows it.', async () => {
  expect(sites.art.pages.flatMap(({ prerender }) => prerender ?? [])).toContain('/ArtAlley/gallery/:itemId')
  const work = await insertSomeWork(it.sql, { title: 'Ebb & <b>Flood</b>' })
  const page = await at(`/ArtAlley/gallery/${work}`)
  const address = `https://art.example/api/aral_get_gallery_card/${work}/`
  expect([page.status, page.text]).toEqual([
    200,
    'Ebb &amp; &lt;b&gt;Flood&lt;/b&gt; by Lina Falke|' +
      `“Ebb &amp; &lt;b&gt;Flood&lt;/b&gt;”, a work by Lina Falke|${address}`,
  ])
  await it.sql`UPDATE gallery_items SET title = 'Slack', alt = 'Nothing moves'`
  await it.live.changed('gallery')
  expect((await at(`/ArtAlley/gallery/${work}`)).text).toBe(`Slack by Lina Falke|Nothing moves|${address}`)
  expect((await at(`/de/ArtAlley/gallery/${work}`)).text).toBe(`Slack von Lina Falke|Nothing moves|${address}`)
})

test('Of a work that does not hang the gallery is shown, as not found.', async () => {
  for (const id of ['77', '0', 'x', '%3Cscript%3E', '99999999999', '1.5']) {
    const page = await at(`/ArtAlley/gallery/${id}`)
    expect([id, page.status, page.text.split('|')[0]]).toEqual([id, 404, 'ArtAlley - Gallery'])
    expect(page.text).not.toContain('<script>')
  }
  const page = await at('/de/ArtAlley/gallery/77')
  expect([page.status, page.text.split('|')[0]]).toEqual([404, 'ArtAlley - Galerie'])
  expect(await at('/ArtAlley/gallery')).toMatchObject({ status: 200, text: 'the gallery' })
})
