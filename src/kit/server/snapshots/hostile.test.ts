import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { createDatabase } from '#testing/app.ts'
import { migrate } from '../migrations/migrate.ts'
import { connect } from '../postgres/db.ts'
import { openSnapshot, readManifest } from './file.ts'
import { commentDraft, digestLength, entryOf, type Manifest, manifestName } from './format.ts'
import { restoreSnapshot } from './restore.ts'
import { takeSnapshot } from './snapshot.ts'

/** Archives by somebody who knows the format: the digest at their end is always right. */

const dir = await mkdtemp(join(tmpdir(), 'sternsinger-hostile-'))
afterAll(() => rm(dir, { recursive: true }))
const path = join(dir, 'file.zip')

type Files = readonly (readonly [name: string, bytes: Buffer])[]

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const csv = Buffer.from(`name\n${'Wann\n'.repeat(1000)}`)
const manifestOf = (of: Partial<Manifest['tables'][number]> = {}): Buffer => {
  const lakes = { name: 'lakes', columns: ['name'], rows: 1000, bytes: csv.length, sha256: sha256(csv) }
  const schema = [{ number: 1, name: '0001-first.sql', checksum: 'c' }]
  const told: Manifest = {
    format: 1,
    made_at: '2026-06-01T03:00:00Z',
    schema,
    tables: [{ ...lakes, ...of }],
    sequences: [],
  }
  return Buffer.from(JSON.stringify(told))
}
const lakes = [entryOf('lakes'), csv] as const
const good: Files = [lakes, [manifestName, manifestOf()]]

async function zipOf(files: Files, { comment = commentDraft, compress = true } = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name, { compress })
  zip.end({ comment, forceZip64Format: false })
  return buffer(zip.outputStream as Readable)
}

async function filesOf(bytes: Buffer): Promise<Files> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const files = []
  for await (const entry of zip.eachEntry())
    files.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))] as const)
  return files
}

/** With the digest that belongs to what is now in it. */
const sealed = (zip: Buffer) => {
  const content = zip.subarray(0, zip.length - digestLength)
  return Buffer.concat([content, Buffer.from(sha256(content))])
}

/** Each place where some bytes stand gets others of the same length. */
const swapped = (zip: Buffer, from: string, to: string) => {
  expect([from, from.length]).toEqual([from, to.length])
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Fields of an entry in the list of a zip, by their distance from its beginning. */
const inList = (zip: Buffer, name: string, at: number, value: number, bytes = 4) => {
  const copy = Buffer.from(zip)
  const entry = copy.lastIndexOf(name) - 46
  expect(copy.readUInt32LE(entry)).toBe(0x02014b50)
  copy.writeUIntLE(value, entry + at, bytes)
  return copy
}

async function refusal(bytes: Buffer): Promise<string> {
  await writeFile(path, bytes)
  expect((await readManifest(path))?.format ?? 1).toBe(1)
  return openSnapshot(path).then(
    ({ close }) => {
      close()
      return 'opened'
    },
    (error: Error) => `${error.constructor.name}: ${error.message.replace(path, 'FILE')}`,
  )
}

test('An archive that says what it is not is refused in one sentence before anything is touched.', async () => {
  const zip = await zipOf(good)
  expect(await refusal(sealed(zip))).toBe('opened')
  const damaged = /^StartError: FILE is damaged: .*Please use another backup$/
  const none = /^StartError: FILE is not a backup$/
  const name = entryOf('lakes')
  const twice = [entryOf('lakex'), csv] as const
  const bomb = Buffer.alloc(20 * 1024 * 1024, ' ')
  const cases: Record<string, [Buffer, RegExp]> = {
    'a name that climbs': [swapped(zip, name, '../../lakes.tx'), damaged],
    'a name from the root': [swapped(zip, name, '/etc/lakes.csv'), damaged],
    'a name of a drive': [swapped(zip, name, 'C:/data/la.csv'), damaged],
    'a name with a null byte': [swapped(zip, name, 'data/lakes.cs\0'), damaged],
    'a file more': [await zipOf([...good, ['data/extra.csv', csv]]), damaged],
    'a file more that climbs': [
      swapped(await zipOf([...good, ['xx/xx/cron', csv]]), 'xx/xx/cron', '../../cron'),
      damaged,
    ],
    'a table twice': [swapped(await zipOf([...good, twice]), entryOf('lakex'), name), damaged],
    'two tables in one': [await zipOf([lakes, [manifestName, manifestOf({ name: 'rivers' })]]), damaged],
    'a table longer than it says': [await zipOf([lakes, [manifestName, manifestOf({ bytes: 5 })]]), damaged],
    'a table shorter than it says': [await zipOf([lakes, [manifestName, manifestOf({ bytes: 2 ** 50 })]]), damaged],
    'a wrong size in the list': [inList(zip, name, 24, 5), damaged],
    'a place behind the end': [inList(zip, manifestName, 42, 0xfffffff0), damaged],
    'a packed size behind the end': [inList(zip, manifestName, 20, 0xfffffff0), damaged],
    'a way of packing that is none': [inList(zip, name, 10, 99, 2), damaged],
    'a file under a password': [inList(zip, name, 8, 1, 2), damaged],
    'a description under a password': [inList(zip, manifestName, 8, 1, 2), damaged],
    'a description that swells': [await zipOf([lakes, [manifestName, bomb]]), none],
    'a description that swells unsaid': [
      inList(await zipOf([lakes, [manifestName, bomb]]), manifestName, 24, 500),
      damaged,
    ],
    'a description that is no JSON': [await zipOf([lakes, [manifestName, Buffer.from('{"format":1')]]), damaged],
    'no description': [await zipOf([lakes]), none],
    nothing: [await zipOf([]), none],
    'another comment': [await zipOf(good, { comment: `sha512 ${'0'.repeat(digestLength)}` }), none],
    'a tar of another kind': [Buffer.concat([gzipSync(csv), randomBytes(digestLength)]), none],
    'random bytes': [randomBytes(5000), none],
    'only the first bytes of a zip': [Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]), damaged],
  }
  for (const [what, [bytes, expected]] of Object.entries(cases))
    expect(await refusal(sealed(bytes)), what).toMatch(expected)
  for (const end of [zip.length - 1, zip.length >> 1, 100])
    expect(await refusal(zip.subarray(0, end))).toMatch(/^StartError/)
})

test('One that only turns out to be wrong while it is read leaves the database as it was.', async () => {
  const migrations = join(dir, 'migrations')
  await mkdir(migrations)
  await writeFile(join(migrations, '0001-first.sql'), 'CREATE TABLE lakes (name text, depth integer)')
  const sql = connect(await createDatabase('template1'), { max: 4 })
  afterAll(() => sql.end())
  await migrate(sql, migrations)
  await sql`INSERT INTO lakes SELECT md5(n::text), n FROM generate_series(1, 5000) n`
  const snapshot = await buffer(takeSnapshot(sql).stream)
  const files = await filesOf(snapshot)
  const name = entryOf('lakes')
  const changed = (of: string, change: (text: string) => string) =>
    zipOf(files.map(([file, bytes]) => [file, file === of ? Buffer.from(change(bytes.toString())) : bytes] as const))
  const told = (change: (manifest: Manifest) => unknown) =>
    changed(manifestName, (text) => {
      const manifest: Manifest = JSON.parse(text)
      change(manifest)
      return JSON.stringify(manifest)
    })
  const packed = Buffer.from(snapshot)
  const middle = packed.indexOf(name) + 30_000
  packed.fill(0xff, middle, middle + 50)
  const restore = async (bytes: Buffer) => {
    await writeFile(path, sealed(bytes))
    const opened = await openSnapshot(path)
    return restoreSnapshot(sql, opened, { migrations, replace: true }).finally(opened.close)
  }
  const all = () => sql`SELECT count(*), min(name), sum(depth) FROM lakes`

  await sql`INSERT INTO lakes VALUES ('since then', 1)`
  const before = await all()
  const cases: Record<string, Buffer> = {
    'rows that are others': await changed(name, (text) => text.replace('c4ca4238', 'c4ca4239')),
    'a row that is none': await changed(name, (text) => text.replace('c4ca4238', '"4ca4238')),
    'columns of other names': await changed(name, (text) => text.replace('depth', 'width')),
    'bytes that cannot be unpacked': packed,
    'fewer rows than it says': await told(({ tables }) => tables.forEach((table) => void table.rows++)),
    'a table twice': await told(({ tables }) => tables.push(...tables)),
    'a sequence that is a statement': await told(({ sequences }) =>
      sequences.push({ name: "x'); DROP TABLE lakes; --", value: '1', called: true }),
    ),
    'a column that is a statement': await told(({ tables }) =>
      tables.forEach(({ columns }) => void columns.push('x") FROM STDIN; DROP TABLE lakes; --')),
    ),
  }
  for (const [what, bytes] of Object.entries(cases)) {
    const said = await restore(bytes).then(String, (error: Error) => `${error.constructor.name}: ${error.message}`)
    expect(said, what).toMatch(/^StartError: The (backup|database) /)
    expect(await all(), what).toEqual(before)
  }
  expect(await restore(await zipOf(files))).toEqual([])
  expect(await all()).not.toEqual(before)
})
