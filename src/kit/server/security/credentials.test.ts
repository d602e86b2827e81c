import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepInForce, readCredentials } from './credentials.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sternsinger-credentials-'))
})
afterEach(() => rm(dir, { recursive: true }))

const written = () => readFile(join(dir, 'credentials.txt'), 'utf8')

test('made once, readable for the owner only, and the same at every later start', async () => {
  const first = await readCredentials(join(dir, 'data'))
  expect(first.made).toHaveLength(6)
  expect(first.rootPassword).toMatch(/^[a-z2-9]{16}$/)
  expect(first.rootVerificationCode).toMatch(/^\d{5}$/)
  expect(new Set(Object.values(first)).size).toBe(7)
  expect((await stat(join(dir, 'data', 'credentials.txt'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(dir, 'data'))).toEqual(['credentials.txt'])
  expect(await readCredentials(join(dir, 'data'))).toEqual({ ...first, made: [] })
})

test('explicit ones win and are not written down', async () => {
  const own = { rootPassword: 'my own', rootVerificationCode: '00000' }
  const given = await readCredentials(dir, own)
  expect(given).toMatchObject(own)
  expect(given.made).not.toContain('rootPassword')
  expect(await written()).not.toMatch(/root|my own|00000/)
})

test('what the settings give later is not named any more, and made anew when they do not', async () => {
  const first = await readCredentials(dir)
  const given = await readCredentials(dir, { rootPassword: 'my own' })
  expect(given).toEqual({ ...first, rootPassword: 'my own', made: [] })
  expect(await written()).not.toMatch(/root password/)
  expect(await written()).toContain(`root verification code: ${first.rootVerificationCode}\n`)
  const again = await readCredentials(dir)
  expect(again.made).toEqual(['rootPassword'])
  expect(again.rootPassword).not.toBe(first.rootPassword)
  expect(await written()).toContain(`root password: ${again.rootPassword}\n`)
})

test('without sample data its accounts have none, and with all given by the settings there is no file', async () => {
  await readCredentials(dir, { sampleData: false })
  expect(await written()).toMatch(/^root password: \S+\nroot verification code: \d+\n$/)
  const own = { rootPassword: 'my own', rootVerificationCode: '00000', sampleData: false }
  expect(await readCredentials(join(dir, 'other'), own)).toMatchObject({ made: [] })
  await expect(readdir(join(dir, 'other'))).rejects.toThrow('ENOENT')
  // Once the settings gave all, what they give no more is made.
  await readCredentials(dir, own)
  expect(await written()).toBe('')
  expect(await readCredentials(dir, { sampleData: false })).toMatchObject({
    made: ['rootPassword', 'rootVerificationCode'],
  })
})

test('what is not in force in the database is not named as if it was, and what is there counts', async () => {
  const { rootPassword, adminPassword } = await readCredentials(dir)
  await keepInForce(dir, { rootPassword: false, rootVerificationCode: '12345', adminPassword })
  expect(await written()).toContain(
    `root password that is not in force: ${rootPassword}\nroot verification code: 12345\n`,
  )
  expect(await written()).toContain(`sample admin password: ${adminPassword}\n`)
  // It still says what the settings were when root chose another.
  expect(await readCredentials(dir)).toMatchObject({ rootPassword, rootVerificationCode: '12345', made: [] })
  expect(await written()).toContain('root password that is not in force: ')
  await keepInForce(dir, { rootPassword })
  expect(await written()).toContain(`root password: ${rootPassword}\n`)
})

test('what a newer version asks for is added, the rest stays', async () => {
  await writeFile(join(dir, 'credentials.txt'), 'root password: from before\n')
  const all = await readCredentials(dir)
  expect(all).toMatchObject({ rootPassword: 'from before' })
  expect(all.made).not.toContain('rootPassword')
  expect(await readCredentials(dir)).toEqual({ ...all, made: [] })
})

test('processes that start at once agree', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => readCredentials(dir)))
  expect(new Set(all.map(({ rootPassword }) => rootPassword)).size).toBe(1)
})
