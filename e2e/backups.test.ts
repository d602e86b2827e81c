import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { openSnapshot } from '#kit/server/snapshots/file.ts'
import { addresses } from '#testing/accounts.ts'
import { launchChromium } from '#testing/chromium.ts'
import { openSite } from '#testing/site.ts'
import { expectAccessible } from './accessible.ts'
import { openTab } from './tab.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-backups-'))
afterAll(() => rm(dataDir, { recursive: true }))
const site = await openSite({ env: readEnv({ PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir }) })
const browser = await launchChromium()

test('Root gets a backup a day by itself on the menu, makes another one, and finds it with the others.', async () => {
  const tab = await openTab(browser, site, { as: 'root' })
  const [download] = await Promise.all([tab.waitForEvent('download'), tab.goto('/internal')])
  expect(download.suggestedFilename()).toBe('backup-2026-06-01T05-00-00Z.zip')
  const path = join(dataDir, 'downloaded.zip')
  await download.saveAs(path)
  const file = await openSnapshot(path)
  file.close()
  expect(file.manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(Object.keys(addresses).length)
  await tab.getByText(/Today's backup was downloaded: /).waitFor()

  // Another tab that has not heard of it.
  await tab.route('**/api/backups/', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), due: true } })
  })
  tab.expectComplaint(/409/)
  const [refused] = await Promise.all([
    tab.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/backups/'),
    ),
    tab.reload(),
  ])
  expect(refused.status()).toBe(409)
  await tab.untilQuiet()
  expect(await tab.getByRole('complementary', { name: 'Backup' }).count()).toBe(0)
  await tab.unroute('**/api/backups/')

  await tab.getByRole('main').getByRole('link', { name: 'Backups' }).click()
  await tab.getByText('No backups yet').waitFor()
  await tab.getByRole('button', { name: 'Back up now' }).click()
  const [kept] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('link', { name: 'Download the backup of 06/01/26, 7 am' }).click(),
  ])
  expect(kept.suggestedFilename()).toBe('backup-2026-06-01T05-00-00Z-kept.zip')
  await tab.getByText(/^By hand, .*, schema 00/).waitFor()
  await tab.getByText('Not encrypted', { exact: true }).waitFor()
  await tab
    .getByText(/ KB, not encrypted$/)
    .first()
    .waitFor()
  await expectAccessible(tab)
  await tab.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(tab)
})

test('A daily backup that cannot be made is said, with a way on.', async () => {
  await site.sql`TRUNCATE backups`
  const tab = await openTab(browser, site, { as: 'root' })
  let failing = true
  await tab.route('**/api/backups/', (route) =>
    failing && route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  tab.expectComplaint(/500/)
  await tab.goto('/internal')
  const alert = tab.getByRole('alert').filter({ hasText: "Today's backup could not be downloaded" })
  await alert.waitFor()
  await expectAccessible(tab)
  failing = false
  const again = alert.getByRole('button', { name: 'Try again' })
  const [download] = await Promise.all([tab.waitForEvent('download'), again.click()])
  expect(await download.failure()).toBeNull()
  await alert.waitFor({ state: 'detached' })
})
