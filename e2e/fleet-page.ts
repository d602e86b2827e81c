import type { Locator } from 'playwright-core'
import { somePictures } from '#testing/pictures.ts'
import type { Site } from '#testing/site.ts'
import type { Tab } from './tab.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A picture file of each type: `lake.jpg`, `lake.bmp` …, no two alike. */
export const pictureFiles = (): Promise<File[]> =>
  Promise.all(
    Object.entries(somePictures).map(async ([type, some], i) => ({
      name: `lake.${type}`,
      mimeType: `image/${type === 'jpg' ? 'jpeg' : type}`,
      buffer: await some(640 + 16 * i, 400),
    })),
  )

export const aPage: File = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') }

export const form = (tab: Tab): Locator => tab.getByRole('form', { name: /^(Add|Change)$/ })
export const field = (tab: Tab, name: string): Locator => form(tab).getByRole('textbox', { name, exact: true })
export const choosePictures = (tab: Tab, files: readonly File[]) =>
  form(tab)
    .getByLabel(/^(Choose|Add) pictures$/)
    .setInputFiles([...files])
export const pictures = (tab: Tab): Locator => form(tab).getByRole('list', { name: 'Pictures' }).getByRole('listitem')

/** Everything a motorboat needs but its pictures. */
export async function fillMotorboat(tab: Tab, name: string): Promise<void> {
  await field(tab, 'Name').fill(name)
  await field(tab, 'People').fill('7')
  await form(tab).getByRole('radio', { name: 'With a boating licence' }).check({ force: true })
  await form(tab).getByRole('group', { name: 'In English' }).getByLabel('General').fill('Osprey dives for fish.')
  await form(tab).getByRole('group', { name: 'In English' }).getByLabel('Features').fill('A rod holder\nA landing net')
  await field(tab, '1 hour').fill('49,5')
  await form(tab).getByRole('button', { name: 'Fill in the empty ones' }).click()
  await form(tab).getByRole('checkbox', { name: 'Sonar' }).check()
}

export const save = (tab: Tab) =>
  form(tab)
    .getByRole('button', { name: /^(Add|Save)$/ })
    .click()

export const card = (tab: Tab, name: string) => tab.getByRole('article', { name, exact: true })

export const isThere = async ({ sql }: Site, name: string) =>
  (await sql`SELECT FROM vehicles WHERE name = ${name} AND deleted_at IS NULL`).length === 1
