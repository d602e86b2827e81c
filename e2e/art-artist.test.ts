import { expect, test } from 'vitest'
import { addresses, testPassword } from '#testing/accounts.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertSomeComment } from '#testing/gallery.ts'
import { somePictures } from '#testing/pictures.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'

const site = await openSite()
const { sql } = site
const browser = await launchChromium()

const gallery = '/ArtAlley/gallery'
const view = (tab: Tab) => tab.locator('[data-view]')
const thread = (tab: Tab) => tab.getByRole('region', { name: 'Comments' })
const like = (tab: Tab) => view(tab).getByRole('button', { name: 'Like this work', exact: true })
const said = (tab: Tab, text: string) => thread(tab).getByRole('article').filter({ hasText: text })
const counted = () => sql`SELECT likecount, commentcount FROM gallery_items ORDER BY id LIMIT 1`
const likes = async () =>
  (await sql<{ likecount: number }[]>`SELECT likecount FROM gallery_comments ORDER BY id`).map(
    ({ likecount }) => likecount,
  )

/** One picture of each type, and each another one: a picture hangs only once. */
async function sevenFiles() {
  const { jpg, png, bmp, gif, webp, avif } = somePictures
  const makers = { 'one.jpg': jpg, 'two.jpeg': jpg, 'three.png': png, 'four.bmp': bmp, 'five.gif': gif }
  const all = Object.entries({ ...makers, 'six.webp': webp, '<b>seven</b>.avif': avif })
  return Promise.all(
    all.map(async ([name, make], i) => ({
      name,
      mimeType: `image/${name.split('.').at(-1)}`,
      buffer: Buffer.from(await make(96 + i * 16, 64)),
    })),
  )
}

test('The artist logs in, hangs the first seven works, comments, deletes, takes it back and logs out.', async () => {
  const tab = await openTab(browser, site)
  await tab.goto(gallery)
  await tab.getByText('No images yet!').waitFor()
  await tab.getByRole('form', { name: 'Upload' }).getByRole('link', { name: 'Log in' }).click()
  await tab.getByLabel('Email').fill(addresses.artist)
  await tab.getByLabel('Password').fill(testPassword)
  await tab.getByRole('button', { name: 'Login' }).click()

  const form = tab.getByRole('form', { name: 'Upload' })
  const files = form.locator('input[type=file]')
  await expect.poll(() => files.isEnabled()).toBe(true)
  await files.setInputFiles([{ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await form.getByText('Please upload a valid image file').waitFor()
  expect(await form.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true)
  await files.setInputFiles(await sevenFiles())
  const titles = form.getByLabel('Title')
  expect(await titles.count()).toBe(7)
  await titles.first().fill('Low tide')
  await form.getByLabel('What it shows').first().fill('A beach, half orange and half blue')
  await expectAccessible(tab)
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByRole('button', { name: 'Loading' }).waitFor()
  await tab.getByText('7 works', { exact: true }).waitFor()
  await expect.poll(() => new URL(tab.url()).pathname + new URL(tab.url()).hash).toBe(`${gallery}#top`)
  await tab.getByRole('link', { name: '<b>seven</b>' }).waitFor()

  await tab.getByRole('link', { name: /Low tide/ }).click()
  await view(tab).getByRole('img', { name: 'A beach, half orange and half blue' }).waitFor()
  await view(tab).getByText('by Lina Falke').first().waitFor()
  await tab.keyboard.press('ArrowUp')
  await expect.poll(counted).toEqual([{ likecount: 1, commentcount: 0 }])
  await tab.keyboard.press('ArrowDown')
  await expect.poll(counted).toEqual([{ likecount: -1, commentcount: 0 }])
  await view(tab).getByText('-1', { exact: true }).waitFor()

  await thread(tab).getByPlaceholder('New Comment').fill('<img src=x onerror=alert(1)> hung today')
  await thread(tab).getByRole('button', { name: 'Submit' }).click()
  await said(tab, '<img src=x onerror=alert(1)> hung today').getByText('by Lina Falke').waitFor()
  await said(tab, 'hung today').getByRole('button', { name: '[Reply]' }).click()
  await thread(tab).getByPlaceholder('Reply').fill('and dry')
  await thread(tab).getByRole('button', { name: 'Send' }).click()
  await said(tab, 'and dry').waitFor()
  await expect.poll(counted).toMatchObject([{ commentcount: 2 }])
  await said(tab, 'hung today').getByRole('button', { name: /^Like/ }).click()
  await said(tab, 'hung today').getByText('1 like').waitFor()
  // It is shown before it is sent: what is deleted first would be liked no more.
  await expect.poll(likes).toEqual([1, 0])
  await said(tab, 'hung today')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(counted).toMatchObject([{ commentcount: 0 }])
  await expect.poll(() => said(tab, 'and dry').count()).toBe(0)
  await tab.getByRole('button', { name: 'Undo' }).click()
  await said(tab, 'and dry').waitFor()
  await tab.reload()
  await said(tab, 'hung today').getByText('1 like').waitFor()
  await view(tab).getByRole('button', { name: 'Dislike this work', pressed: true }).waitFor()

  await thread(tab).getByRole('button', { name: 'Upload' }).click()
  await thread(tab).getByRole('form', { name: 'Upload' }).waitFor()
  await thread(tab).getByRole('button', { name: 'Back' }).click()
  await thread(tab).getByRole('button', { name: 'Take down' }).click()
  await tab.getByText('6 works', { exact: true }).waitFor()
  await tab.getByRole('button', { name: 'Undo' }).click()
  await tab.getByText('7 works', { exact: true }).waitFor()

  await tab.getByRole('button', { name: 'Log out' }).first().click()
  await tab.getByText('You are logged out').waitFor()
  await expect.poll(() => tab.getByRole('button', { name: 'Upload works' }).count()).toBe(0)
})

test('What the server refuses is put right, and without a session the artist is a visitor.', async () => {
  const [work] = await sql<{ id: number }[]>`SELECT id FROM gallery_items ORDER BY id LIMIT 1`
  const id = work?.id as number
  await insertSomeComment(sql, id, { body: 'So blue', likes: 3 })
  await site.live.changed('gallery')
  const tab = await openTab(browser, site, { as: 'artist' })
  await tab.goto(`${gallery}/${id}`)
  await thread(tab).getByRole('button', { name: 'Log out' }).waitFor()
  const before = await like(tab).locator('xpath=..').innerText()

  tab.expectComplaint(/status of 503/)
  await tab.route('**/api/aral_like_image/*/', (route) => route.fulfill({ status: 503, body: '' }))
  await like(tab).click()
  await tab.getByRole('alert').getByText('An error has occurred').waitFor()
  expect(await like(tab).locator('xpath=..').innerText()).toBe(before)

  tab.expectComplaint(/status of 401/)
  await sql`DELETE FROM sessions`
  await thread(tab).getByPlaceholder('New Comment').fill('Too late')
  await thread(tab).getByRole('button', { name: 'Submit' }).click()
  await thread(tab).getByText('Please sign in first').waitFor()
  await expect.poll(() => tab.getByRole('button', { name: 'Log out' }).count()).toBe(0)
  expect(await thread(tab).getByPlaceholder('New Comment').inputValue()).toBe('Too late')
  await thread(tab).getByRole('button', { name: 'Submit' }).click()
  await said(tab, 'Too late').getByText('by Alley').waitFor()
})

test('In another section the session is checked again, and 401 ends it.', async () => {
  const tab = await openTab(browser, site, { as: 'artist' })
  await tab.goto(gallery)
  await tab.getByRole('button', { name: 'Upload works' }).waitFor()
  const checked = () => tab.waitForResponse((answer) => answer.request().method() === 'HEAD')
  const visit = (address: string) => tab.evaluate((to) => history.pushState(null, '', to), address)
  const first = checked()
  await visit('/ArtAlley')
  expect([(await first).url(), (await first).status()]).toEqual([`${site.url}/api/aral_check_user/`, 200])
  await sql`DELETE FROM sessions`
  tab.expectComplaint(/status of 401.*aral_check_user/)
  // What the gallery asks in the meantime is refused as well.
  tab.allowComplaint(/status of 401.*aral_get_(dis)?liked_/)
  const second = checked()
  await visit(gallery)
  expect((await second).status()).toBe(401)
  await tab.getByText('7 works', { exact: true }).waitFor()
  await expect.poll(() => tab.getByRole('button', { name: 'Upload works' }).count()).toBe(0)
})
