import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSnapshot } from '#kit/server/snapshots/file.ts'
import { addresses } from '#testing/accounts.ts'
import { buildTestApp } from '#testing/app.ts'
import { backupZip } from '#testing/backups.ts'
import { nameOf } from '../rules.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-backups-'))
afterAll(() => rm(dataDir, { recursive: true }))
const directory = join(dataDir, 'backups')
const it = await buildTestApp({ DATA_DIR: dataDir, BACKUPS_KEEP: '2,0,0' })
const root = await it.signedIn('root')

beforeEach(async () => {
  it.setNow('2026-06-01T05:00:00Z')
  await it.sql`TRUNCATE backups, audit_log`
  await rm(directory, { recursive: true, force: true })
})

type Recent = { id: number; kind: string; state: string; error: string | null; bytes: number; percent: number }
type Listed = { due: boolean; recent: Recent[]; files: { name: string; bytes: number; schema: string | null }[] }
const list = async () => (await root.get('/api/backups/')).json as unknown as Listed
const start = (kind: string) => root.post('/api/backups/', { kind })
const fetchZip = (query = '') => backupZip(it, root, query)
const ended = () => expect.poll(async () => (await list()).recent[0]?.state, { interval: 10 })
const actions = async () => (await it.sql`SELECT action FROM audit_log ORDER BY id`).map(({ action }) => action)

test('The documented call gives a whole zip once a day, and 409 for the rest of it.', async () => {
  expect((await list()).due).toBe(true)
  const first = await fetchZip()
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(first.headers['content-disposition']).toBe('attachment; filename="backup-2026-06-01T05-00-00Z.zip"')
  const path = join(dataDir, 'downloaded.zip')
  await writeFile(path, await buffer(first))
  const { manifest, close } = await openSnapshot(path)
  close()
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(Object.keys(addresses).length)
  await ended().toBe('done')
  const listed = await list()
  expect(listed.due).toBe(false)
  expect(listed.recent).toMatchObject([
    { kind: 'automatic', percent: 100, bytes: (await stat(path)).size, error: null },
  ])
  const again = await root.get('/api/sshp_fetch_backup_files/')
  expect([again.status, again.json.code]).toEqual([409, 'BACKED_UP_TODAY'])
  expect((await start('automatic')).status).toBe(409)
  expect(await actions()).toEqual(['backup.fetch'])
  // The next day begins on the wall clock of the business.
  it.setNow('2026-06-01T22:00:00Z')
  expect((await list()).due).toBe(true)
})

test('Of many who ask at once one gets it; asked for by hand there is one any time.', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => start('automatic')))
  expect(claims.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  const { claim } = claims.find(({ status }) => status === 201)?.json ?? {}
  const both = await Promise.all([fetchZip(`?claim=${claim}`), fetchZip(`?claim=${claim}`)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await Promise.all(both.map((answer) => buffer(answer)))
  await ended().toBe('done')
  const byHand = await fetchZip('?manual=true')
  expect(byHand.statusCode).toBe(200)
  await buffer(byHand)
})

test('A download that breaks off, is canceled or never begins gives its day back.', async () => {
  // More than lies between the two ends of a connection, however much they pack it.
  await it.sql`
    INSERT INTO files SELECT md5(n::text) || '.webp', 'image/webp', ${randomBytes(1e6)} FROM generate_series(1, 16) n`
  const broken = await fetchZip()
  broken.destroy()
  await ended().toBe('failed')
  expect(await list()).toMatchObject({ due: true, recent: [{ error: 'The download was broken off' }] })

  const canceled = await fetchZip()
  const [{ id } = { id: 0 }] = (await list()).recent
  expect((await list()).due).toBe(false)
  expect((await root.post(`/api/backups/${id}/cancel/`)).status).toBe(200)
  expect((await root.post(`/api/backups/${id}/cancel/`)).json.code).toBe('NOT_UNDER_WAY')
  expect(
    await buffer(canceled).then(
      () => 'whole',
      () => 'broken off',
    ),
  ).toBe('broken off')
  expect(await list()).toMatchObject({ due: true, recent: [{ state: 'canceled' }, {}] })

  expect((await start('automatic')).status).toBe(201)
  await it.sql`UPDATE backups SET seen_at = now() - interval '2 minutes' WHERE state = 'claimed'`
  expect(await list()).toMatchObject({ due: true, recent: [{ state: 'failed', error: 'It was broken off' }, {}, {}] })
  expect((await start('automatic')).status).toBe(201)
  expect(await actions()).toEqual(['backup.fetch', 'backup.fetch', 'backup.cancel', 'backup.fetch', 'backup.fetch'])
  await it.sql`TRUNCATE files CASCADE`
})

test('A backup that is kept is a file for its owner only, listed and downloaded as it is.', async () => {
  expect((await start('kept')).json).toMatchObject({ claim: null })
  await ended().toBe('done')
  const [file] = (await list()).files
  expect(file).toMatchObject({ name: 'backup-2026-06-01T05-00-00Z-kept.zip', schema: expect.stringMatching(/^\d{4}-/) })
  const path = join(directory, file?.name ?? '')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const download = await backupZip(it, root, '', `/api/backups/${file?.name}/`)
  expect(await buffer(download)).toEqual(await readFile(path))
  expect(Number(download.headers['content-length'])).toBe(file?.bytes)
  expect(await actions()).toEqual(['backup.keep', 'backup.fetch'])
  for (const name of ['backup-2026-06-02T05-00-00Z-kept.zip', '..%2Fdownloaded.zip', 'x'])
    expect([404, 422]).toContain((await root.get(`/api/backups/${name}/`)).status)
})

test('The schedule keeps one a night and drops what is too old.', async () => {
  const nights = ['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30'].map((day) =>
    nameOf('nightly', Temporal.Instant.from(`${day}T02:00:00Z`)),
  )
  await mkdir(directory)
  for (const name of [...nights, 'notes.txt', nameOf('kept', Temporal.Instant.from('2026-01-01T02:00:00Z'))])
    await writeFile(join(directory, name), 'old')
  await it.runJob('nightly backup')
  await it.runJob('nightly backup')
  const names = [
    'backup-2026-01-01T02-00-00Z-kept.zip',
    nights[3],
    'backup-2026-06-01T05-00-00Z-nightly.zip',
    'notes.txt',
  ]
  expect(await readdir(directory)).toEqual(names)
  expect((await list()).recent).toMatchObject([{ kind: 'nightly', state: 'done' }])
  expect((await list()).files.map(({ schema }) => schema === null)).toEqual([false, true, true])
})

test('A night that failed is recorded and tried again, not sooner than after an hour.', async () => {
  await writeFile(directory, 'in the way')
  await expect(it.runJob('nightly backup')).rejects.toThrow()
  expect((await list()).recent).toMatchObject([{ state: 'failed', error: 'Something went wrong; the log says what' }])
  await rm(directory)
  await it.runJob('nightly backup')
  expect((await list()).files).toEqual([])
  await it.sql`UPDATE backups SET started_at = now() - interval '61 minutes'`
  await it.runJob('nightly backup')
  expect((await list()).files).toHaveLength(1)
})
