import { createServer, type IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { afterFile } from '#testing/after-file.ts'
import { Circuit } from '../outbound/circuit.ts'
import { Signer } from '../security/device.ts'
import { Fiskaly } from './fiskaly.ts'

/**
 * The vendor's service as its documentation has it: tokens that end, revisions in order, the same request answered the
 * same, a transaction at a time, a client that must be registered.
 */
type Kept = {
  state: string
  number: number
  start: number
  end?: number
  counter: number
  raw?: object
  revision: number
}
type Fault = { status: number; code?: string; after?: string } | 'hangs' | 'lost' | 'breaks'

const tssId = '11111111-1111-4111-8111-111111111111'
const clientId = '22222222-2222-4222-8222-222222222222'
/** Self-signed, P-256, of nobody; ends on November 25, 2036. */
const certificate =
  'MIIBizCCATGgAwIBAgIULtJPLfybyVaOTpJvbhLvuiVAVCswCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQVFNFIG9mIHRoZSB0ZXN0czAeFw0yNjExMjgwNDE1NTFaFw0zNjExMjUwNDE1NTFaMBsxGTAXBgNVBAMMEFRTRSBvZiB0aGUgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQHi+kRpIWjFJBAKrf4d6GV95O0L+tgCPVtYBkOV2rZN0A0rViNsdDbcuLbctIE4pHaRezIYaP0TrcfwEvYsYeOo1MwUTAdBgNVHQ4EFgQUrzzGrjAlQqgPNlPPA5ezXzH2CB8wHwYDVR0jBBgwFoAUrzzGrjAlQqgPNlPPA5ezXzH2CB8wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAh4GFcdeh8rh9n/cxbKuDMRehKNT9vTkwwR3wIWvhL6MCIH9b20ta9QRR5hHAOpTxN0FJUSeSpwF7F9pDHmKXiqFw'

const vendor = {
  kept: new Map<string, Kept>(),
  faults: [] as Fault[],
  calls: [] as string[],
  token: 'token-1',
  counter: 0,
  state: 'INITIALIZED',
  client: 'REGISTERED',
}
beforeEach(() => {
  Object.assign(vendor, { kept: new Map(), faults: [], calls: [], token: 'token-1', counter: 0 })
  Object.assign(vendor, { state: 'INITIALIZED', client: 'REGISTERED' })
})

type Said = [status: number, body: object | Buffer]
const error = (status: number, code: string): Said => [
  status,
  { status_code: status, error: 'x', code, message: 'Sorry' },
]

const present = (id: string, one: Kept) => ({
  _id: id,
  state: one.state,
  number: one.number,
  time_start: one.start,
  ...(one.end && { time_end: one.end }),
  client_serial_number: 'sternsinger-rental',
  tss_serial_number: 'ab'.repeat(32),
  log: { operation: 'Finish', timestamp: one.end ?? one.start, timestamp_format: 'unixTime' },
  // Counters come as text.
  signature: {
    value: `c2ln${one.counter}`,
    algorithm: 'ecdsa-plain-SHA256',
    counter: String(one.counter),
    public_key: 'BA==',
  },
  ...(one.raw && { schema: { raw: one.raw } }),
  qr_code_data: 'V0;…',
})

function upsert(id: string, revision: number, body: { state: string; schema?: { raw: object } }): Said {
  const one = vendor.kept.get(id)
  if (revision === 1 && !one) {
    vendor.kept.set(id, {
      state: 'ACTIVE',
      number: vendor.kept.size + 1,
      start: 1_780_000_000,
      counter: ++vendor.counter,
      revision,
    })
  } else if (!one || revision !== one.revision + 1) {
    const same =
      one?.revision === revision &&
      one.state === body.state &&
      JSON.stringify(one.raw) === JSON.stringify(body.schema?.raw)
    if (!same) return one ? error(400, 'E_TX_UPSERT') : error(404, 'E_TX_NOT_FOUND')
  } else
    Object.assign(one, {
      state: body.state,
      end: 1_780_000_005,
      counter: ++vendor.counter,
      raw: body.schema?.raw,
      revision,
    })
  return [200, present(id, vendor.kept.get(id) as Kept)]
}

function answer(method: string, path: string, query: URLSearchParams, body: Record<string, string>): Said {
  const tx = /^\/tx\/(.+)$/.exec(path)?.[1]
  if (tx && method === 'PUT' && vendor.client !== 'REGISTERED') return error(401, 'E_CLIENT_DEREGISTERED')
  if (tx && method === 'PUT') return upsert(tx, Number(query.get('tx_revision')), body as never)
  const one = tx && vendor.kept.get(tx)
  if (tx) return one ? [200, present(tx, one)] : error(404, 'E_TX_NOT_FOUND')
  if (path.startsWith('/client/')) return [200, { serial_number: 'sternsinger-rental', state: vendor.client }]
  return [
    200,
    {
      state: vendor.state,
      serial_number: 'ab'.repeat(32),
      certificate,
      public_key: 'BA==',
      signature_algorithm: 'ecdsa-plain-SHA256',
      signature_timestamp_format: 'unixTime',
    },
  ]
}

async function readBody(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? {} : JSON.parse(text)
}

const server = createServer(async (request, reply) => {
  const url = new URL(request.url as string, 'http://localhost')
  const body = await readBody(request)
  const path = url.pathname.replace(/^\/api\/v2/, '').replace(`/tss/${tssId}`, '')
  vendor.calls.push(`${request.method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`)
  const say = ([status, said]: Said, headers = {}) => {
    reply.writeHead(status, { 'content-type': 'application/json', ...headers })
    reply.end(Buffer.isBuffer(said) ? said : JSON.stringify(said))
  }
  if (path === '/auth')
    return body.api_secret === 'secret'
      ? say([200, { access_token: vendor.token, access_token_expires_in: 600 }])
      : say(error(401, 'E_UNAUTHORIZED'))
  if (request.headers.authorization !== `Bearer ${vendor.token}`) return say(error(401, 'E_UNAUTHORIZED'))
  const fault = vendor.faults.shift()
  if (fault === 'hangs') return undefined
  if (fault === 'breaks') return void request.socket.destroy()
  if (fault && fault !== 'lost')
    return say(error(fault.status, fault.code ?? ''), fault.after ? { 'retry-after': fault.after } : {})
  const said = answer(request.method as string, path, url.searchParams, body)
  // Done, and nobody hears of it.
  if (fault === 'lost') return void request.socket.destroy()
  return say(said)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterFile(async () => void server.close().closeAllConnections())
const { port } = server.address() as { port: number }

const settings = { apiKey: 'key', apiSecret: 'secret', tssId, clientId, apiBase: `http://127.0.0.1:${port}/api/v2` }
const open = (more = {}, timeout = 1000, circuit?: Circuit) => new Fiskaly({ ...settings, ...more }, timeout, circuit)
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
