import { beforeEach, describe, expect, test } from 'vitest'
import { afterFile } from '#testing/after-file.ts'
import { clientId, type Fault, openVendor, resetVendor, tssId, vendor } from '#testing/fiskaly.ts'
import { Circuit } from '../outbound/circuit.ts'
import { Signer } from '../security/device.ts'
import { Fiskaly } from './fiskaly.ts'
import { FiskalyApi } from './fiskaly-api.ts'

const { apiBase, close } = await openVendor()
afterFile(close)
beforeEach(resetVendor)

const settings = { apiKey: 'key', apiSecret: 'secret', ids: undefined, apiBase }
const open = (more = {}, timeout = 1000, circuit?: Circuit) =>
  new Fiskaly(new FiskalyApi({ ...settings, ...more }, timeout, circuit), { tssId, clientId })
const sale = { processType: 'Kassenbeleg-V1', processData: 'Beleg^3.50_0.00_0.00_0.00_0.00^3.50:Bar' }
const other = { ...sale, processData: 'Beleg^4.00_0.00_0.00_0.00_0.00^4.00:Bar' }

describe('a transaction', () => {
  test('is begun and finished with what is signed to the letter, and has all that a receipt needs', async () => {
    const [device, id] = [open(), crypto.randomUUID()]
    await device.start(id)
    expect(await device.finish(id, sale)).toEqual({
      ...sale,
      serial: 'ab'.repeat(32),
      transaction: 1,
      counter: 2,
      signature: 'c2ln2',
      startedAt: '2026-05-28T20:26:40Z',
      finishedAt: '2026-05-28T20:26:45Z',
      client: 'sternsinger-rental',
      algorithm: 'ecdsa-plain-SHA256',
      timeFormat: 'unixTime',
      publicKey: 'BA==',
    })
    expect(vendor.kept.get(id)?.raw).toEqual({
      process_type: 'Kassenbeleg-V1',
      process_data: Buffer.from(sale.processData).toString('base64'),
    })
    expect(vendor.calls).toEqual(['POST /auth', 'PUT /tx/:id', 'PUT /tx/:id'])
  })

  test('finished again is the same signature; with other data it is refused; what never began is unknown', async () => {
    const [device, id] = [open(), crypto.randomUUID()]
    await device.start(id)
    const one = await device.finish(id, sale)
    expect(await device.finish(id, sale)).toEqual(one)
    expect(await open().finish(id, sale)).toEqual(one)
    expect(await device.finish(id, other)).toBe('other')
    expect(await device.finish(crypto.randomUUID(), sale)).toBe('unknown')
    await device.start(id)
    expect(vendor.counter).toBe(2)
  })

  test('that is abandoned is canceled, once, and signs nothing after', async () => {
    const [device, id, done] = [open(), crypto.randomUUID(), crypto.randomUUID()]
    expect(await device.abandon(id)).toBe('unknown')
    await device.start(id)
    expect([await device.abandon(id), await device.abandon(id)]).toEqual(['canceled', 'canceled'])
    expect(await device.finish(id, sale)).toBe('other')
    await device.start(done)
    await device.finish(done, sale)
    expect(await device.abandon(done)).toBe('finished')
  })

  test.each<[string, Fault[]]>([
    ['a server that fails', [{ status: 503 }, { status: 500 }]],
    ['too many requests', [{ status: 429 }]],
    ['a broken connection', ['breaks']],
    ['an answer that is lost', ['lost']],
    [
      'another transaction under way',
      [
        { status: 409, code: 'E_PENDING_TX_CONFLICT' },
        { status: 409, code: 'E_MIDDLEWARE_PENDING_REQUEST' },
      ],
    ],
  ])('bears with %s, and is signed once', async (_, faults) => {
    const [device, id] = [open(), crypto.randomUUID()]
    vendor.faults.push(...faults)
    await device.start(id)
    vendor.faults.push(...faults)
    expect(await device.finish(id, sale)).toMatchObject({ transaction: 1, counter: 2 })
    expect(vendor.counter).toBe(2)
  })

  test('whose end took too long is found by who asks again', async () => {
    const [device, id] = [open({}, 150), crypto.randomUUID()]
    await device.start(id)
    vendor.faults.push('lost', 'hangs')
    await expect(device.finish(id, sale)).rejects.toThrow(/did not answer/)
    expect(await device.finish(id, sale)).toMatchObject({ counter: 2 })
  })
})

describe('who is asked', () => {
  test('a token that ended is replaced, once', async () => {
    const device = open()
    await device.start(crypto.randomUUID())
    vendor.token = 'token-2'
    await device.start(crypto.randomUUID())
    expect(vendor.calls.filter((call) => call === 'POST /auth')).toHaveLength(2)
  })

  test('wrong keys and a client that is not registered are said, and no secret with it', async () => {
    const failure = await open({ apiSecret: 'wrong-secret' }).checkSelf().catch(String)
    expect(failure).toContain('401 E_UNAUTHORIZED')
    expect(failure).not.toMatch(/wrong-secret|token/)
    vendor.client = 'DEREGISTERED'
    await expect(open().start(crypto.randomUUID())).rejects.toThrow('401 E_CLIENT_DEREGISTERED')
    await expect(open().checkSelf()).rejects.toThrow('The device is DEREGISTERED')
    vendor.client = 'REGISTERED'
    vendor.state = 'UNINITIALIZED'
    await expect(open().checkSelf()).rejects.toThrow('The device is UNINITIALIZED')
    vendor.state = 'INITIALIZED'
    await open().checkSelf()
  })

  test('a service that stays away is left alone, and nobody waits longer than two seconds', async () => {
    const circuit = new Circuit('fiskaly', { rules: { mostFailures: 1 } })
    const device = open({}, 1000, circuit)
    vendor.faults.push(...Array(9).fill('hangs'))
    const signer = new Signer(device, { longest: 300, rest: 0 })
    const begun = performance.now()
    expect(await signer.sign(crypto.randomUUID(), sale)).toEqual({ failure: 'The device did not answer in time' })
    expect(performance.now() - begun).toBeLessThan(900)
    await new Promise((done) => setTimeout(done, 1000))
    expect(circuit.state).toBe('open')
    expect(await signer.sign(crypto.randomUUID(), sale)).toMatchObject({
      failure: expect.stringContaining('stays away'),
    })
  })
})

test('The device says what it is, and when its certificate ends.', async () => {
  expect(await open().describe()).toMatchObject({
    serial: 'ab'.repeat(32),
    client: 'sternsinger-rental',
    state: 'INITIALIZED',
    validUntil: '2036-11-25T04:15:51Z',
  })
})

test('An export is waited for from turn to turn, and fetched when it is made; one that failed is asked for anew.', async () => {
  const device = open()
  expect(await device.archive(1, 9)).toBeUndefined()
  expect(await device.archive(1, 9)).toEqual(Buffer.from('a tar'))
  for (const id of vendor.exports.keys()) vendor.exports.set(id, 'ERROR')
  expect(await device.archive(1, 9)).toBeUndefined()
  expect(await device.archive(1, 9)).toEqual(Buffer.from('a tar'))
  expect(vendor.exports.size).toBe(2)
})
