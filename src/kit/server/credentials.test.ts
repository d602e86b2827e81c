import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCredentials } from './credentials.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sternsinger-credentials-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('made once, readable for the owner only, and the same at every later start', async () => {
  const first = await readCredentials(join(dir, 'data'))
  expect(first.generated).toBe(true)
  expect(first.rootPassword).toMatch(/^[a-z2-9]{16}$/)
  expect(first.rootVerificationCode).toMatch(/^\d{5}$/)
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
  expect((await stat(join(dir, 'data', 'credentials.txt'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(dir, 'data'))).toEqual(['credentials.txt'])
  expect(await readCredentials(join(dir, 'data'))).toEqual({ ...first, generated: false })
})

test('explicit ones win and are not written down', async () => {
  const given = await readCredentials(dir, { rootPassword: 'my own', rootVerificationCode: '00000' })
  expect(given).toMatchObject({ rootPassword: 'my own', rootVerificationCode: '00000' })
  expect(await readFile(join(dir, 'credentials.txt'), 'utf8')).not.toMatch(/my own|00000/)
})

test('what a newer version asks for is added, the rest stays', async () => {
  await writeFile(join(dir, 'credentials.txt'), 'root password: from before\n')
  const all = await readCredentials(dir)
  expect(all).toMatchObject({ rootPassword: 'from before', generated: true })
  expect(await readCredentials(dir)).toEqual({ ...all, generated: false })
})

test('processes that start at once agree', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => readCredentials(dir)))
  expect(new Set(all.map(({ rootPassword }) => rootPassword)).size).toBe(1)
})
