import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { newKeys } from '#kit/server/snapshots/cipher.ts'
import { openSnapshot } from '#kit/server/snapshots/file.ts'
import { buildTestApp } from '#testing/app.ts'
import { backupZip } from '#testing/backups.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-encrypted-'))
afterAll(() => rm(dataDir, { recursive: true }))
const { secret, recipient } = await newKeys()
const it = await buildTestApp({ DATA_DIR: dataDir, BACKUP_KEY: recipient })
const root = await it.signedIn('root')

type Listed = {
  encrypted: boolean
  recent: { state: string; bytes: number; encrypted: boolean | null }[]
  files: Record<string, unknown>[]
}
const list = async () => (await root.get('/api/backups/')).json as unknown as Listed

test('With a key set, what is downloaded, kept by hand and made at night opens with its secret key alone.', async () => {
  it.setNow('2026-06-01T05:00:00Z')
  const download = await backupZip(it, root)
  expect(download.headers['content-disposition']).toBe('attachment; filename="backup-2026-06-01T05-00-00Z.zip.age"')
  expect(download.headers['content-type']).toBe('application/octet-stream')
  const bytes = await buffer(download)
  const saved = join(dataDir, 'saved.zip.age')
  await writeFile(saved, bytes)
  await expect.poll(async () => (await list()).recent[0]?.state).toBe('done')
  expect((await list()).recent[0]?.bytes).toBe(bytes.length)

  await root.post('/api/backups/', { kind: 'kept' })
  await expect.poll(async () => (await list()).files.length).toBe(1)
  await it.runJob('nightly backup')
  const { encrypted, files, recent } = await list()
  const name = (kind: string) => `backup-2026-06-01T05-00-00Z-${kind}.zip.age`
  expect(encrypted).toBe(true)
  expect(recent.map((backup) => backup.encrypted)).toEqual([true, true, true])
  expect(files.map((file) => [file.name, file.encrypted, file.schema]).sort()).toEqual([
    [name('kept'), true, null],
    [name('nightly'), true, null],
  ])
  for (const path of [saved, ...['kept', 'nightly'].map((kind) => join(dataDir, 'backups', name(kind)))]) {
    await expect(openSnapshot(path)).rejects.toThrow('is encrypted: please set BACKUP_SECRET_KEY')
    const opened = await openSnapshot(path, { secretKeys: [secret] })
    expect(opened.manifest.tables.some((table) => table.name === 'bookings')).toBe(true)
    opened.close()
  }
})
