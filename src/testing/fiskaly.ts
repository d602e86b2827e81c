import { createServer, type IncomingMessage } from 'node:http'

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
/** A TSS that is being set up, with its PUK, PIN, wrong PINs and clients. */
type Device = { state: string; puk: string; pin: string; wrong: number; clients: Map<string, string> }
export type Fault = { status: number; code?: string; after?: string } | 'hangs' | 'lost' | 'breaks'

export const tssId = '11111111-1111-4111-8111-111111111111'
export const clientId = '22222222-2222-4222-8222-222222222222'
/** Self-signed, P-256, of nobody; ends on November 25, 2036. */
const certificate =
  'MIIBizCCATGgAwIBAgIULtJPLfybyVaOTpJvbhLvuiVAVCswCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQVFNFIG9mIHRoZSB0ZXN0czAeFw0yNjExMjgwNDE1NTFaFw0zNjExMjUwNDE1NTFaMBsxGTAXBgNVBAMMEFRTRSBvZiB0aGUgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQHi+kRpIWjFJBAKrf4d6GV95O0L+tgCPVtYBkOV2rZN0A0rViNsdDbcuLbctIE4pHaRezIYaP0TrcfwEvYsYeOo1MwUTAdBgNVHQ4EFgQUrzzGrjAlQqgPNlPPA5ezXzH2CB8wHwYDVR0jBBgwFoAUrzzGrjAlQqgPNlPPA5ezXzH2CB8wDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAh4GFcdeh8rh9n/cxbKuDMRehKNT9vTkwwR3wIWvhL6MCIH9b20ta9QRR5hHAOpTxN0FJUSeSpwF7F9pDHmKXiqFw'

export const vendor = {
  kept: new Map<string, Kept>(),
  faults: [] as Fault[],
  calls: [] as string[],
  token: 'token-1',
  counter: 0,
  state: 'INITIALIZED',
  client: 'REGISTERED',
  devices: new Map<string, Device>(),
  exports: new Map<string, string>(),
  /** The TSS that somebody is signed in at as its admin. */
  admin: '',
}
export function resetVendor() {
  Object.assign(vendor, { kept: new Map(), faults: [], calls: [], token: 'token-1', counter: 0 })
  Object.assign(vendor, {
    state: 'INITIALIZED',
    client: 'REGISTERED',
    devices: new Map(),
    exports: new Map(),
    admin: '',
  })
}

const described = {
  certificate,
  public_key: 'BA==',
  signature_algorithm: 'ecdsa-plain-SHA256',
  signature_timestamp_format: 'unixTime',
}

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

/** What is asked of a TSS that is made here: made, its PIN set, signed in at, started, its clients. */
function setUp(method: string, id: string, path: string, body: Record<string, string>): Said {
  const one = vendor.devices.get(id)
  const present = (device: Device, puk = {}): Said => [
    200,
    { _id: id, state: device.state, serial_number: 'cd'.repeat(32), ...described, ...puk },
  ]
  if (path === '' && method === 'PUT') {
    const made = one ?? { state: 'CREATED', puk: '0123456789', pin: '', wrong: 0, clients: new Map<string, string>() }
    vendor.devices.set(id, made)
    return present(made, one ? {} : { admin_puk: made.puk })
  }
  if (!one) return error(404, 'E_TSS_NOT_FOUND')
  if (path === '' && method === 'GET') return present(one)
  if (path === '/admin') {
    if (one.state === 'CREATED') return error(400, 'E_TSS_NOT_INITIALIZED')
    if (body.admin_puk !== one.puk) return error(400, 'E_FAILED_ADMIN_PUK')
    Object.assign(one, { pin: body.new_admin_pin, wrong: 0 })
    return [200, {}]
  }
  if (path === '/admin/auth') {
    if (one.pin === '' || body.admin_pin !== one.pin || one.wrong >= 5) {
      one.wrong++
      return error(401, 'E_UNAUTHORIZED')
    }
    vendor.admin = id
    return [200, {}]
  }
  if (path === '/admin/logout') {
    vendor.admin = ''
    return [200, {}]
  }
  if (path === '' && method === 'PATCH') {
    const next = { CREATED: 'UNINITIALIZED', UNINITIALIZED: 'INITIALIZED' }[one.state]
    if (body.state !== next) return error(400, 'E_ILLEGAL_TSS_STATE_CHANGE')
    if (next === 'INITIALIZED' && vendor.admin !== id) return error(401, 'E_UNAUTHORIZED')
    one.state = next as string
    return present(one)
  }
  const client = /^\/client\/(.+)$/.exec(path)?.[1]
  if (!client) return error(404, 'E_NOT_FOUND')
  if (method !== 'GET') {
    if (vendor.admin !== id) return error(401, 'E_UNAUTHORIZED')
    if (one.state !== 'INITIALIZED') return error(400, 'E_TSS_NOT_INITIALIZED')
    one.clients.set(client, body.serial_number ?? one.clients.get(client) ?? '')
  }
  const serial = one.clients.get(client)
  return serial === undefined ? error(404, 'E_CLIENT_NOT_FOUND') : [200, { serial_number: serial, state: 'REGISTERED' }]
}

/** An export is asked for, made, and then there. */
function exported(method: string, path: string): Said {
  const [, id = '', file] = /^\/export\/([^/]+)(\/file)?$/.exec(path) ?? []
  const state = vendor.exports.get(id)
  if (file) return [200, Buffer.from('a tar')]
  if (method === 'PUT' && state) return error(409, 'E_DUPLICATE_EXPORT')
  if (method === 'GET' && state === 'PENDING') vendor.exports.set(id, 'COMPLETED')
  if (method === 'PUT') vendor.exports.set(id, 'PENDING')
  return [200, { state: state ?? 'PENDING' }]
}

function answer(method: string, path: string, query: URLSearchParams, body: Record<string, string>): Said {
  const tx = /^\/tx\/(.+)$/.exec(path)?.[1]
  if (tx && method === 'PUT' && vendor.client !== 'REGISTERED') return error(401, 'E_CLIENT_DEREGISTERED')
  if (tx && method === 'PUT') return upsert(tx, Number(query.get('tx_revision')), body as never)
  const one = tx && vendor.kept.get(tx)
  if (tx) return one ? [200, present(tx, one)] : error(404, 'E_TX_NOT_FOUND')
  if (path.startsWith('/client/')) return [200, { serial_number: 'sternsinger-rental', state: vendor.client }]
  if (path.startsWith('/export/')) return exported(method, path)
  return [200, { state: vendor.state, serial_number: 'ab'.repeat(32), ...described }]
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
  const [, other, rest = ''] = /^\/tss\/([^/]+)(.*)$/.exec(path) ?? []
  const method = request.method as string
  const isOwn = other === undefined || rest.startsWith('/tx/') || rest.startsWith('/export/')
  const list = [...vendor.devices].map(([_id, { state }]) => ({ _id, state, serial_number: 'cd'.repeat(32) }))
  const said: Said =
    path === '/tss'
      ? [200, { data: list }]
      : isOwn
        ? answer(method, rest || path, url.searchParams, body)
        : setUp(method, other, rest, body)
  // Done, and nobody hears of it.
  if (fault === 'lost') return void request.socket.destroy()
  return say(said)
})

/** Answers from now on, at `apiBase`. */
export async function openVendor(port = 0) {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as { port: number }).port}/api/v2`,
    close: async () => void server.close().closeAllConnections(),
  }
}
