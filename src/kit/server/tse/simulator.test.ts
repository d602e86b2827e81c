import { createHash, createPublicKey, verify } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { afterFile } from '#testing/after-file.ts'
import { createDatabase } from '#testing/app.ts'
import { forgetting } from '#testing/forgetting.ts'
import { connect, type Sql } from '../postgres/db.ts'
import { asRole } from '../postgres/db-role.ts'
import type { Signature } from '../security/device.ts'
import { Simulator } from './simulator.ts'

let sql: Sql
let device: Simulator
beforeAll(async () => {
  sql = connect(asRole(await createDatabase(), applicationRole.name), { max: 8 })
  afterFile(() => sql.end())
  device = new Simulator(sql, 'till-1')
})

const sale = { processType: 'Kassenbeleg-V1', processData: 'Beleg^3.50_0.00_0.00_0.00_0.00^3.50:Bar:USD' }
const signed = async (id: string, data = sale) => (await device.finish(id, data)) as Signature

/** A log message written anew from TR-03151, not with what the simulator writes it with. */
function messageOf({ client, processType, processData, transaction, serial, counter, finishedAt }: Signature): Buffer {
  const hexOf = (value: number) => {
    const hex = value.toString(16).padStart(2, '0')
    const even = hex.length % 2 ? `0${hex}` : hex
    return even[0] && even[0] >= '8' ? `00${even}` : even
  }
  const field = (tag: string, hex: string) => {
    const bytes = hex.length / 2
    const size = bytes < 128 ? hexOf(bytes).slice(-2) : `81${bytes.toString(16).padStart(2, '0')}`
    return tag + size + hex
  }
  const text = (tag: string, value: string) => field(tag, Buffer.from(value).toString('hex'))
  const seconds = Temporal.Instant.from(finishedAt).epochMilliseconds / 1000
  const parts = [
    '020102',
    '060904007f000703070101',
    text('80', 'FinishTransaction'),
    text('81', client),
    text('82', processData),
    text('83', processType),
    field('85', hexOf(transaction)),
    field('04', serial),
    '300c060a04007f00070101040103',
    field('02', hexOf(counter)),
    field('02', hexOf(seconds)),
  ]
  return Buffer.from(parts.join(''), 'hex')
}

const isSound = (one: Signature) => {
  const point = Buffer.from(one.publicKey, 'base64')
  expect(createHash('sha256').update(point).digest('hex')).toBe(one.serial)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, format: 'jwk' })
  return verify('sha256', messageOf(one), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(one.signature, 'base64'))
}

describe('a transaction', () => {
  test('is signed so that its message verifies by the public key alone', async () => {
    const id = crypto.randomUUID()
    await device.start(id)
    const one = await signed(id)
    expect(one).toMatchObject({ ...sale, client: 'till-1', simulated: true, algorithm: 'ecdsa-plain-SHA256' })
    expect(isSound(one)).toBe(true)
    expect(isSound({ ...one, processData: sale.processData.replace('3.50', '3.51') })).toBe(false)
    const long = crypto.randomUUID()
    await device.start(long)
    expect(isSound(await signed(long, { ...sale, processData: `Beleg^${'1.00_'.repeat(40)}^` }))).toBe(true)
  })

  test('asked again is the same signature, and other data is refused', async () => {
    const id = crypto.randomUUID()
    await device.start(id)
    await device.start(id)
    const one = await signed(id)
    expect(await signed(id)).toEqual(one)
    expect(await device.finish(id, { ...sale, processData: 'Beleg^' })).toBe('other')
    expect(await device.abandon(id)).toBe('finished')
  })

  test('that never began is unknown; one that comes to nothing is canceled, and signs no more', async () => {
    const id = crypto.randomUUID()
    expect([await device.finish(id, sale), await device.abandon(id)]).toEqual(['unknown', 'unknown'])
    await device.start(id)
    expect([await device.abandon(id), await device.abandon(id)]).toEqual(['canceled', 'canceled'])
    expect(await device.finish(id, sale)).toBe('other')
  })
})

const counters = async () =>
  (await sql<{ counter: number }[]>`SELECT counter FROM tse_simulator_log ORDER BY counter`).map((row) => row.counter)

async function manyAtOnce(of: Simulator) {
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID())
  await Promise.all([...ids, ...ids].map((id) => of.start(id)))
  return Promise.all([...ids, ...ids].map((id) => of.finish(id, sale)))
}

test('Many at once, from two processes, count without a gap, each once.', async () => {
  const other = new Simulator(sql, 'till-1')
  const [mine, theirs] = await Promise.all([manyAtOnce(device), manyAtOnce(other)])
  expect(new Set([...mine, ...theirs].map((one) => (one as Signature).counter)).size).toBe(24)
  const all = await counters()
  expect(all).toEqual(all.map((_, i) => i + 1))
})

test('Without its lock it would do things twice, and these calls show it.', async () => {
  const broken = forgetting(sql, [' FOR UPDATE'])
  await expect(manyAtOnce(new Simulator(broken, 'till-1'))).rejects.toThrow(/duplicate key/)
})

/** Files of an archive, and the parts of a log message, read by POSIX and TR-03151 and by nothing of ours. */
function filesOf(tar: Buffer) {
  const files: { name: string; bytes: Buffer }[] = []
  for (let at = 0; tar[at] !== 0; ) {
    const header = tar.subarray(at, at + 512)
    const text = (from: number, to: number) =>
      header
        .subarray(from, to)
        .toString('latin1')
        .replace(/[\0 ].*$/s, '')
    const sum = header.reduce((total, byte, i) => total + (i >= 148 && i < 156 ? 32 : byte), 0)
    expect([Number.parseInt(text(148, 155), 8), text(257, 263)]).toEqual([sum, 'ustar'])
    const size = Number.parseInt(text(124, 136), 8)
    files.push({ name: text(0, 100), bytes: tar.subarray(at + 512, at + 512 + size) })
    at += 512 + Math.ceil(size / 512) * 512
  }
  expect(tar.subarray(-1024).every((byte) => byte === 0)).toBe(true)
  return files
}

function partsOf(der: Buffer) {
  const parts: { tag: number; value: Buffer; end: number }[] = []
  for (let at = 0; at < der.length; ) {
    const first = der[at + 1] as number
    const more = first > 128 ? first - 128 : 0
    const length = more === 0 ? first : Number.parseInt(der.subarray(at + 2, at + 2 + more).toString('hex'), 16)
    const begin = at + 2 + more
    at = begin + length
    parts.push({ tag: der[begin - 2 - more] as number, value: der.subarray(begin, at), end: at })
  }
  return parts
}

test('Its log is an archive whose messages verify by the key beside them, and says what made it.', async () => {
  const all = await counters()
  const [info, ...logs] = filesOf(await device.archive(1, all.length))
  expect([info?.name, logs.length]).toEqual(['info.csv', all.length])
  const [, description, , serial, , publicKey = ''] = [...(info?.bytes.toString() ?? '').matchAll(/"([^"]*)"/g)].map(
    ([, one]) => one,
  )
  expect(description).toBe('TSE simulation, not a certified device')
  const point = Buffer.from(publicKey, 'base64')
  expect(createHash('sha256').update(point).digest('hex')).toBe(serial)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, format: 'jwk' })
  for (const [i, { name, bytes }] of logs.entries()) {
    const [{ value: message } = { value: Buffer.of() }] = partsOf(bytes)
    const parts = partsOf(message)
    const signature = parts.at(-1)?.value as Buffer
    const body = message.subarray(0, parts.at(-2)?.end)
    expect(verify('sha256', body, { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true)
    const counter = Number.parseInt(parts.at(-3)?.value.toString('hex') as string, 16)
    expect([counter, name]).toEqual([i + 1, expect.stringContaining(`_Sig-${i + 1}_Log-Tra_`)])
    const spoiled = Buffer.from(body)
    spoiled[spoiled.length - 1] = (spoiled.at(-1) as number) ^ 1
    expect(verify('sha256', spoiled, { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(false)
  }
})

test('It tests its key, and says what it is.', async () => {
  await device.checkSelf()
  expect(await device.describe()).toMatchObject({ state: 'INITIALIZED', simulated: true, validUntil: null })
})
