import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connect } from '#kit/server/postgres/db.ts'
import { prepareInstallation } from './installation.ts'

const settings: Record<string, string> = { ROOT_PASSWORD: '', ROOT_VERIFICATION_CODE: '', SAMPLE_DATA: 'off' }
const installation = await prepareInstallation(settings)
const { url, dataDir } = installation

/** Ends in order what runs, and starts it with these settings. */
async function startWith(own: Partial<typeof settings> = {}) {
  const { pid, hasEnded } = installation.application()
  if (pid !== 0 && !hasEnded) {
    process.kill(pid, 'SIGTERM')
    while (!installation.application().hasEnded) await sleep(20)
  }
  Object.assign(settings, { ROOT_PASSWORD: '', ROOT_VERIFICATION_CODE: '', ...own })
  await installation.start()
}

/** What credentials.txt says. */
async function written(): Promise<Record<string, string>> {
  const text = await readFile(join(dataDir, 'credentials.txt'), 'utf8').catch(() => '')
  return Object.fromEntries(text.split('\n').flatMap((line) => (line === '' ? [] : [line.split(': ')])))
}

async function post(path: string, fields: Record<string, string>, session = '') {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { cookie: `csrftoken=a-token; ${session}`, 'x-csrftoken': 'a-token' },
    body: new URLSearchParams(fields),
  })
}

const signIn = (password: string) => post('/api/rere_login/', { email: 'root@sternsinger.example', password })
const opens = async (password: string | undefined) => (await signIn(password ?? '')).status === 200

async function sharedCode(): Promise<string | undefined> {
  const sql = connect(installation.connection, { max: 1 })
  const [row] = await sql<{ value: string }[]>`SELECT value FROM shared_secrets WHERE name = 'rootVerificationCode'`
  await sql.end()
  return row?.value
}

test('credentials.txt names what opens something, whatever the settings and root say from one start to the next', async () => {
  await startWith()
  const first = await written()
  expect(Object.keys(first)).toEqual(['root password', 'root verification code'])
  expect(await opens(first['root password'])).toBe(true)
  expect(await sharedCode()).toBe(first['root verification code'])
  expect(installation.application().said).toContain(first['root password'])

  // Given by the settings: neither is named, and what was named opens nothing any more.
  await startWith({ ROOT_PASSWORD: 'of the settings', ROOT_VERIFICATION_CODE: '00042' })
  expect(await written()).toEqual({})
  expect([await opens('of the settings'), await opens(first['root password'])]).toEqual([true, false])
  expect(installation.application().said).not.toMatch(/of the settings|00042/)

  await startWith({ ROOT_VERIFICATION_CODE: '00042' })
  const made = await written()
  expect(Object.keys(made)).toEqual(['root password'])
  expect([await opens(made['root password']), await opens('of the settings')]).toEqual([true, false])

  await startWith({ ROOT_PASSWORD: 'of the settings' })
  expect(await written()).toEqual({ 'root verification code': await sharedCode() })
  expect([await opens('of the settings'), await opens(made['root password'])]).toEqual([true, false])
})

test('a password that root chose in the product is not contradicted by credentials.txt', async () => {
  await startWith()
  const { 'root password': generated = '' } = await written()
  const session = (await signIn(generated)).headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const person = { firstName: 'Rosa', lastName: 'Root', email: 'root@sternsinger.example', phone: '+49151234567' }
  const address = { address: 'Quay 1', additional: '', zipCodeAndCity: '82319 Starnberg' }
  const changed = await post('/api/sshp_update_settings/', { ...person, ...address, password: 'my choice' }, session)
  expect(changed.status).toBe(200)

  await startWith()
  expect((await written())['root password that is not in force']).toBe(generated)
  expect(await written()).not.toHaveProperty('root password')
  expect([await opens('my choice'), await opens(generated)]).toEqual([true, false])

  await startWith({ ROOT_PASSWORD: 'of the settings' })
  expect(Object.keys(await written())).toEqual(['root verification code'])
  expect([await opens('of the settings'), await opens('my choice')]).toEqual([true, false])
})
