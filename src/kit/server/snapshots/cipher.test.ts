import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Decrypter } from 'age-encryption'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { isRecipient } from '../settings/env-fields.ts'
import { EncryptedFile, encrypt, newKeys } from './cipher.ts'
import { openSnapshot, readManifest } from './file.ts'
import { commentDraft, entryOf, type Manifest, manifestName, Seal } from './format.ts'

const dir = await mkdtemp(join(tmpdir(), 'sternsinger-cipher-'))
afterAll(() => rm(dir, { recursive: true }))
const keys = await newKeys()
const path = join(dir, 'file.zip.age')
const chunk = 64 * 1024

/** In pieces of any size, as a zip comes. */
function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function write(bytes: Buffer, recipients = [keys.recipient], size = 50_000) {
  const encrypted = encrypt(Readable.from(pieces(bytes, size)), recipients)
  await pipeline(encrypted.stream, createWriteStream(path))
  return encrypted.bytes()
}

const readAll = async (secretKeys = [keys.secret]) => {
  const file = await EncryptedFile.open(path, secretKeys)
  return buffer(file.range(0, file.size)).finally(() => file.close())
}

const sizes = fc
  .tuple(fc.nat(3), fc.integer({ min: -17, max: 17 }))
  .map(([chunks, beside]) => Math.max(0, chunks * chunk + beside))

test('Whatever its size, what is encrypted comes back whole and in parts, here and with the library of the format.', async () => {
  const part = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(sizes, fc.constantFrom(1000, chunk, 300_000), part, async (size, piece, [from, to]) => {
      const bytes = randomBytes(size)
      const written = await write(bytes, undefined, piece)
      const stored = await readFile(path)
      expect(stored.length).toBe(written)
      const file = await EncryptedFile.open(path, [keys.secret])
      expect(file.size).toBe(size)
      expect((await buffer(file.range(0, size))).equals(bytes)).toBe(true)
      const [start, end] = [Math.floor(Math.min(from, to) * size), Math.floor(Math.max(from, to) * size)]
      expect((await buffer(file.range(start, end))).equals(bytes.subarray(start, end))).toBe(true)
      await file.close()
      const decrypter = new Decrypter()
      decrypter.addIdentity(keys.secret)
      expect(Buffer.from(await decrypter.decrypt(stored)).equals(bytes)).toBe(true)
    }),
    { numRuns: 25, examples: [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk].map((size) => [size, 1000, [0, 1]]) },
  )
})

/** A snapshot of one table, of three chunks and a bit. */
async function someSnapshot(): Promise<Buffer> {
  const csv = Buffer.concat([Buffer.from('picture\n'), randomBytes(3 * chunk)])
  const sha256 = createHash('sha256').update(csv).digest('hex')
  const manifest: Manifest = {
    format: 1,
    made_at: '2026-06-01T03:00:00Z',
    schema: [{ number: 1, name: '0001-first.sql', checksum: 'c' }],
    tables: [{ name: 'files', columns: ['picture'], rows: 1, bytes: csv.length, sha256 }],
    sequences: [],
  }
  const zip = new ZipFile()
  zip.addBuffer(csv, entryOf('files'), { compress: false })
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), manifestName)
  zip.end({ comment: commentDraft, forceZip64Format: false })
  return buffer((zip.outputStream as Readable).pipe(new Seal()))
}

test('An encrypted snapshot opens with its key, and altered, cut off, reordered or with another key it is refused in one sentence.', async () => {
  const plain = await someSnapshot()
  const other = await newKeys()
  await write(plain, [other.recipient, keys.recipient])
  for (const secret of [keys.secret, other.secret]) {
    const opened = await openSnapshot(path, { secretKeys: [secret] })
    expect(opened.manifest.tables.map(({ name }) => name)).toEqual(['files'])
    expect((await buffer(await opened.openTable('files'))).length).toBe(3 * chunk + 8)
    opened.close()
  }
  expect(await readManifest(path)).toBeUndefined()
  const refusal = (secretKeys: string[]) =>
    openSnapshot(path, { secretKeys }).then(
      () => 'opened',
      (error: Error) => `${error.constructor.name}: ${error.message.replace(path, 'FILE')}`,
    )
  expect(await refusal([])).toBe(
    'StartError: FILE is encrypted: please set BACKUP_SECRET_KEY to the file with its secret key',
  )
  expect(await refusal([(await newKeys()).secret])).toBe(
    'StartError: FILE is encrypted for another key than BACKUP_SECRET_KEY',
  )
  expect(await refusal(['AGE-SECRET-KEY-1XYZ'])).toMatch(/^StartError: BACKUP_SECRET_KEY is none/)

  const whole = await readFile(path)
  const start = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1 + 16
  const sealed = chunk + 16
  const flipped = (at: number) => {
    const copy = Buffer.from(whole)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const [first, second] = [start, start + sealed].map((at) => whole.subarray(at, at + sealed)) as [Buffer, Buffer]
  const broken: Record<string, Buffer> = {
    'a bit of the header': flipped(40),
    'the code of the header': flipped(start - 20),
    'the nonce': flipped(start - 3),
    'a bit of the first chunk': flipped(start),
    'the tag of the second': flipped(start + 2 * sealed - 1),
    'the last bit': flipped(whole.length - 1),
    'the end within a chunk': whole.subarray(0, whole.length - 1),
    'the last chunk': whole.subarray(0, start + 3 * sealed),
    'two chunks': whole.subarray(0, start + 2 * sealed),
    'all chunks': whole.subarray(0, start),
    'the end of the header': whole.subarray(0, 60),
    'two chunks in the other order': Buffer.concat([
      whole.subarray(0, start),
      second,
      first,
      whole.subarray(start + 2 * sealed),
    ]),
    'a chunk twice': Buffer.concat([whole.subarray(0, start + sealed), whole.subarray(start)]),
    'something behind the end': Buffer.concat([whole, Buffer.from('x')]),
  }
  for (const [what, bytes] of Object.entries(broken)) {
    await writeFile(path, bytes)
    expect(await refusal([keys.secret]), what).toMatch(/^StartError: FILE is damaged: .*Please use another backup$/)
  }
  await write(Buffer.from('no zip at all'))
  expect(await refusal([keys.secret])).toBe('StartError: FILE is not a backup')
})

test('What is encrypted twice differs, and says nothing of what is in it.', async () => {
  const bytes = Buffer.from('nora@example.org '.repeat(1000))
  await write(bytes)
  const first = await readFile(path)
  await write(bytes)
  expect((await readFile(path)).equals(first)).toBe(false)
  expect(first.includes('nora@')).toBe(false)
  expect((await readAll()).equals(bytes)).toBe(true)
})

test('Who breaks off ends the source, and a source that breaks off ends it.', async () => {
  const endless = () =>
    Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(10_000)
      })(),
    )
  const source = endless()
  const { stream } = encrypt(source, [keys.recipient])
  await once(stream, 'readable')
  stream.destroy()
  await expect.poll(() => source.destroyed).toBe(true)

  const failing = endless()
  const broken = encrypt(failing, [keys.recipient]).stream
  await once(broken, 'readable')
  failing.destroy(new Error('the database is gone'))
  await expect(buffer(broken)).rejects.toThrow('the database is gone')
})

test('Public keys are told from mistyped ones.', async () => {
  const { recipient } = await newKeys()
  expect(isRecipient(recipient)).toBe(true)
  for (let at = 4; at < recipient.length; at++) {
    const wrong = recipient[at] === 'q' ? 'p' : 'q'
    expect(isRecipient(recipient.slice(0, at) + wrong + recipient.slice(at + 1)), `at ${at}`).toBe(false)
  }
})
