import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { questionsFor } from '#features/acquisition/crawl/rules/places.ts'
import { askLookup } from '#features/acquisition/crawl/server/commands/places.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { Circuit } from '#kit/server/outbound/circuit.ts'
import { Vies } from '#kit/server/outbound/vies.ts'
import { PaymentUnclear } from '#kit/server/paying/payment-provider.ts'
import { Paypal } from '#kit/server/paying/paypal.ts'
import { Stripe } from '#kit/server/paying/stripe.ts'
import { readEnv } from '#kit/server/settings/env.ts'
import { afterFile } from '#testing/after-file.ts'
import { buildTestApp } from '#testing/app.ts'
import { startFakePaypal } from '#testing/paypal.ts'
import { startSmtpServer } from '#testing/smtp-server.ts'
import { voucherFields } from '#testing/voucher.ts'

const timeout = AbortSignal.timeout.bind(AbortSignal)

const callsOut =
  /(?<![\w.'])fetch\(|createTransport\(|new ImapFlow\(|import \{[^}]*\b(?:connect|createConnection|request|get|lookup|[rR]esolve\w*|createSocket)\b[^}]*\} from 'node:(?:net|tls|https?|http2|dgram|dns)(?:\/promises)?'/

test('Nothing of the server calls out but what is named in docs/trust/outgoing.md.', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|\/screens\/|^sites\/|^kit\/ui\//.test(file))
    .filter((file) => callsOut.test(readFileSync(`src/${file}`, 'utf8')))
    .toSorted()
  expect(files).toEqual([
    'features/acquisition/crawl/server/commands/places.ts',
    'kit/server/mail/imap.ts',
    'kit/server/mail/transport.ts',
    'kit/server/outbound/name-server.ts',
    'kit/server/outbound/public-fetch.ts',
    'kit/server/outbound/vies.ts',
    'kit/server/paying/service-call.ts',
    'kit/server/postgres/data-dir.ts',
    'kit/server/tse/fiskaly-api.ts',
  ])
  const page = readFileSync('docs/trust/outgoing.md', 'utf8')
  expect(files.filter((file) => !page.includes(file))).toEqual([])
})

describe('A service of others', () => {
  const drip = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }
  const flood = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(256 * 1024, ' ')));
    }
    response.on('drain', more)
    more()
  }
  const behaviours: Record<string, (response: ServerResponse) => void> = {
    'never answers': () => {},
    'hangs up': (response) => void response.destroy(),
    'breaks off': (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{')
      setTimeout(() => response.destroy(), 10)
    },
    drips: drip,
    floods: flood,
    'has an error': (response) => void response.writeHead(500).end('{}'),
    'asks for peace': (response) => void response.writeHead(429, { 'retry-after': '20' }).end('{}'),
    'leads elsewhere': (response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
  }
  let behave: (response: ServerResponse) => void = drip
  let asked = 0
  const server: Server = createServer((_, response) => {
    asked++
    behave(response)
  })
  const base = async () => {
    if (!server.listening) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      afterFile(() => {
        server.closeAllConnections()
        return new Promise((done) => server.close(done))
      })
    }
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  afterEach(() => {
    vi.restoreAllMocks()
    server.closeAllConnections()
  })

  /** Each service asked once, with little time: whether it said clearly that it has no answer. */
  const services: Record<string, (address: string, circuit: Circuit) => Promise<boolean>> = {
    PayPal: (apiBase, circuit) =>
      new Paypal({ clientId: 'a', clientSecret: 'b', webhookId: undefined, apiBase }, 1500, circuit)
        .readOrder('ORDER')
        .then(() => false)
        .catch((error: unknown) => error instanceof PaymentUnclear),
    Stripe: (apiBase, circuit) =>
      new Stripe({ secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789', apiBase }, 1500, circuit)
        .readOrder('cs_1')
        .then(() => false)
        .catch((error: unknown) => error instanceof PaymentUnclear),
    VIES: async (address, circuit) =>
      (await new Vies(address, { log: { warn: () => {} }, timeout: 1000, pause: 5, circuit }).ask('DE', '1')).state ===
      'unknown',
    Overpass: async (overpassBase, circuit) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(Math.min(ms, 1500)))
      const places = { googleKey: undefined, googleBase: overpassBase, overpassBase }
      const [question] = questionsFor('overpass', 'Germany', 'Saxony') ?? []
      if (!question) throw new Error('no question')
      const circuits = { google: circuit, overpass: circuit }
      const { signal } = new AbortController()
      const answer = await askLookup(
        { places, way: { pause: async () => {} }, userAgent: 'Test/1.0', signal, circuits },
        { provider: 'overpass', question, page: '', tries: 0 },
      )
      return answer.state === 'busy'
    },
  }

  test('that does not answer, by whichever way, is left in time, said so, and after a while not asked any more.', async () => {
    const address = await base()
    for (const [name, ask] of Object.entries(services)) {
      for (const [what, how] of Object.entries(behaviours)) {
        behave = how
        const circuit = new Circuit(name, { rules: { mostFailures: 1 } })
        asked = 0
        const isSaid = await ask(address, circuit)
        expect([name, what, isSaid, asked > 0]).toEqual([name, what, true, true])
        // VIES answers for many member states: an answer that makes no sense is no reason not to ask about others.
        if (name === 'VIES' && what === 'floods') continue
        if (what === 'asks for peace') expect([name, asked]).toEqual([name, 1])
        asked = 0
        expect([name, what, circuit.state, await ask(address, circuit), asked]).toEqual([name, what, 'open', true, 0])
      }
    }
  })
})

test('While PayPal is away a payer is told at once and offered another way, and what was ordered is paid when it is back.', async () => {
  const { paypal, settings } = await startFakePaypal()
  const it = await buildTestApp({
    PAYPAL_CLIENT_ID: settings.clientId,
    PAYPAL_CLIENT_SECRET: settings.clientSecret,
    PAYPAL_API_BASE: settings.apiBase,
  })
  let asked = 0
  paypal.onCall = async () => {
    asked++
    throw new Error('away')
  }
  const order = (key: string, changes: Record<string, unknown> = { banktransfer: false, paypal: true }) =>
    it.visitor().post('/api/rere_send_voucher_request/', voucherFields(changes), { 'idempotency-key': key })
  const refused = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => order(`order-${key}-of-the-test`)))
  for (const reply of refused) {
    expect([reply.status, reply.json.code]).toEqual([503, 'PAYMENT_PROVIDER_AWAY'])
    expect(reply.json.detail).toContain('try again or pay by bank transfer')
    expect(reply.headers['retry-after']).toBe('5')
  }
  asked = 0
  expect((await order('order-f-of-the-test')).json.code).toBe('PAYMENT_PROVIDER_AWAY')
  expect(asked).toBe(0)
  const metrics = (await it.visitor().get('/metrics')).text
  expect(metrics).toMatch(/^outgoing_circuit_open\{service="paypal"\} 1$/m)
  expect(metrics).toMatch(/^outgoing_calls_total\{service="paypal",outcome="spared"\} [1-9]/m)
  expect((await order('order-g-of-the-test', {})).status).toBe(201)

  paypal.onCall = undefined
  const again = () => order('order-f-of-the-test')
  await vi.waitFor(async () => expect((await again()).status).toBe(201), { timeout: 15_000, interval: 500 })
  const [stored] = await it.sql`SELECT count(*)::int AS vouchers FROM vouchers`
  expect(stored).toEqual({ vouchers: 7 })
  expect((await it.visitor().get('/metrics')).text).toMatch(/^outgoing_circuit_open\{service="paypal"\} 0$/m)
})

test('While the mail server is away mails wait and lose no tries; one at a time asks for all, and then all go.', async () => {
  const smtp = await startSmtpServer()
  const it = await buildTestApp({ SMTP_URL: smtp.url })
  await it.sql`DELETE FROM mails`
  smtp.answers.set('GREETING', 'hang up')
  for (let i = 0; i < 12; i++) {
    await insertMail(it.sql, { to: `${i}@mail.example`, subject: 'x', text: 'x', html: '<p>x</p>', attachments: [] })
  }
  const worker = new MailWorker({ ...it, sql: it.appSql, log: it.app.log, env: readEnv({ SMTP_URL: smtp.url }) })
  afterFile(() => worker.stop())
  worker.start()
  await vi.waitFor(() => expect(worker.circuit.state).toBe('open'), { timeout: 10_000 })
  // The mail that opened the circuit is put back a moment after it.
  await vi.waitFor(async () => {
    const tried = await it.sql`SELECT state, tries, count(*)::int FROM mails GROUP BY 1, 2 ORDER BY tries`
    expect([...tried]).toEqual([
      { state: 'waiting', tries: 0, count: 7 },
      { state: 'waiting', tries: 1, count: 5 },
    ])
  })
  smtp.answers.clear()
  await it.sql`UPDATE mails SET due_at = now()`
  await vi.waitFor(() => expect(smtp.received.length).toBe(12), { timeout: 15_000 })
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(12)
  expect(worker.circuit.state).toBe('closed')
})
