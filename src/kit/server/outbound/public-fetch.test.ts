import { randomBytes } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { leadsTo, publicAddress, sends, startFakeWeb, type WebReply } from '#testing/web.ts'
import { internet } from './public-fetch.ts'
import { PoliteFetcher } from './public-fetch-polite.ts'

const web = await startFakeWeb()
const userAgent = 'BoatBot/1.0 (+https://boats.example; hello@boats.example)'
const never = new AbortController().signal
let fetcher: PoliteFetcher

beforeEach(() => {
  web.reset()
  fetcher = new PoliteFetcher(web.way, { userAgent, pause: 1500 })
})

const read = (address: string) => fetcher.read(address, never)
const failure = (address: string) =>
  read(address).then(
    () => 'it came',
    ({ code }: { code: string }) => code,
  )

test('A page is read from the address that was checked, by its name, as who it is.', async () => {
  web.pages['www.seewind.example/boote?a=1'] = '<p>Boote für alle</p>'
  web.names['www.seewind.example'] = [['2001:4860:4860::8888', publicAddress]]
  const page = await read('https://www.seewind.example/boote?a=1')
  expect([page.text, page.url.href]).toEqual(['<p>Boote für alle</p>', 'https://www.seewind.example/boote?a=1'])
  const dial = { address: publicAddress, port: 443, servername: 'www.seewind.example' }
  expect(web.dialed).toEqual([dial, dial])
  expect(web.asked).toEqual(['www.seewind.example/robots.txt', 'www.seewind.example/boote?a=1'])
  expect([...web.agents]).toEqual([userAgent])
})

const insiders = [
  ...['127.0.0.1', '10.0.0.1', '172.16.9.9', '192.168.0.10', '169.254.169.254', '100.64.0.1', '0.0.0.0', '192.0.0.192'],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ],
  ...['224.0.0.1', '255.255.255.255', '2001:db8::1', '0177.0.0.1', 'not an address'],
]

test('No name that stands for a private address is connected to: not by itself, beside a public one, or behind a redirect.', async () => {
  for (const [index, address] of insiders.entries()) {
    const [alone, mixed, behind] = ['alone', 'mixed', 'behind'].map((name) => `${name}${index}.example`) as [
      string,
      string,
      string,
    ]
    web.names[alone] = [[address]]
    web.names[mixed] = [[publicAddress, address]]
    web.pages[`${behind}/`] = leadsTo(`https://${alone}/`)
    expect([address, await failure(`https://${alone}/`)]).toEqual([address, 'NOT_ALLOWED'])
    expect([address, await failure(`http://${mixed}/`)]).toEqual([address, 'NOT_ALLOWED'])
    expect([address, await failure(`https://${behind}/`)]).toEqual([address, 'NOT_ALLOWED'])
  }
  expect(new Set(web.dialed.map(({ address }) => address))).toEqual(new Set([publicAddress]))
  expect(web.asked.filter((path) => !path.startsWith('behind'))).toEqual([])
})

test.each([
  ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://[::1]/', 'http://0/'],
  ...['http://[::ffff:127.0.0.1]/', 'http://localhost/', 'http://user:word@seewind.example/', '//printer/'],
  ...['ftp://seewind.example/', 'file:///etc/passwd', 'http://seewind.example:5432/', 'javascript:alert(1)'],
])('A redirect to %s is not followed.', async (location) => {
  web.pages['bait.example/'] = leadsTo(location)
  expect(await failure('http://bait.example/')).toBe('NOT_ALLOWED')
  expect(web.asked).toEqual(['bait.example/robots.txt', 'bait.example/'])
  expect(web.dialed.every(({ address }) => address === publicAddress)).toBe(true)
})

test('Neither does the robots.txt lead inside, and a name server that changes its mind changes nothing.', async () => {
  web.pages['bait.example/robots.txt'] = leadsTo('http://169.254.169.254/latest/meta-data/')
  expect(await failure('http://bait.example/')).toBe('NOT_ALLOWED')
  web.names['rebinds.example'] = [[publicAddress], ['127.0.0.1']]
  web.pages['rebinds.example/'] = 'never'
  expect(await failure('http://rebinds.example/')).toBe('NOT_ALLOWED')
  expect(web.dialed).toEqual([
    { address: publicAddress, port: 80, servername: undefined },
    { address: publicAddress, port: 80, servername: undefined },
  ])
})

test('Three redirects are followed, over hosts too, each host by its own robots.txt; not four.', async () => {
  web.pages['one.example/'] = leadsTo('/a', 301)
  web.pages['one.example/a'] = leadsTo('https://two.example/', 307)
  web.pages['two.example/'] = leadsTo('https://three.example/', 308)
  web.pages['three.example/'] = 'there'
  expect((await read('http://one.example/')).url.href).toBe('https://three.example/')
  web.pages['three.example/'] = leadsTo('https://four.example/')
  expect(await failure('http://one.example/')).toBe('TOO_MANY_REDIRECTS')
  web.pages['shy.example/robots.txt'] = 'User-agent: *\nDisallow: /'
  web.pages['one.example/a'] = leadsTo('http://shy.example/')
  expect(await failure('http://one.example/')).toBe('ROBOTS')
  expect(web.asked).not.toContain('shy.example/')
})

test('A robots.txt is heeded: for everybody, for us, and where it cannot be read.', async () => {
  web.pages['a.example/robots.txt'] =
    'User-agent: boatbot\nDisallow: /private\nCrawl-delay: 4\n\nUser-agent: *\nDisallow: /'
  web.pages['a.example/'] = web.pages['a.example/private/x'] = 'a'
  expect([await failure('http://a.example/'), await failure('http://a.example/private/x')]).toEqual([
    'it came',
    'ROBOTS',
  ])
  expect(web.pauses).toContain(4000)
  web.pages['b.example/robots.txt'] = sends('', {}, 503)
  web.pages['c.example/robots.txt'] = 'User-agent: *\nCrawl-delay: 60'
  web.pages['d.example/robots.txt'] = sends(Buffer.from([0, 1, 2, 0xff]), { 'content-type': 'image/png' })
  web.pages['d.example/'] = 'd'
  expect(await Promise.all(['b', 'c', 'd'].map((name) => failure(`http://${name}.example/`)))).toEqual([
    ...['ROBOTS', 'ROBOTS', 'it came'],
  ])
})

test('A host is asked one thing at a time, with a pause between; others meanwhile.', async () => {
  const slowly: WebReply = (response) =>
    void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('x'), 5)
  for (const path of ['/1', '/2', '/3']) web.pages[`a.example${path}`] = web.pages[`www.a.example${path}`] = slowly
  web.pages['b.example/1'] = slowly
  const addresses = ['a.example/1', 'www.a.example/2', 'a.example/3', 'b.example/1']
  await Promise.all(addresses.map((address) => read(`http://${address}`)))
  expect([...web.most.values()]).toEqual([1, 1, 1])
  expect(web.pauses.every((pause) => pause === 1500)).toBe(true)
  expect(web.pauses.length).toBeGreaterThanOrEqual(6)
})

const page = '<p>Größe</p>'
test.each<[string, WebReply]>([
  ['gzip', sends(gzipSync(page), { 'content-encoding': 'gzip' })],
  ['brotli', sends(brotliCompressSync(page), { 'content-encoding': 'br' })],
  ['deflate', sends(deflateSync(page), { 'content-encoding': 'deflate' })],
  ['Latin 1', sends(Buffer.from(page, 'latin1'), { 'content-type': 'text/html; charset=ISO-8859-1' })],
  ['an unknown charset', sends(page, { 'content-type': 'text/html; charset=klingon' })],
])('%s is read.', async (_, reply) => {
  web.pages['a.example/'] = reply
  expect((await read('http://a.example/')).text).toBe(page)
})

test('The charset may stand in the page.', async () => {
  const text = '<meta charset="windows-1252"><p>Größe</p>'
  web.pages['a.example/'] = sends(Buffer.from(text, 'latin1'), { 'content-type': 'text/html' })
  expect((await read('http://a.example/')).text).toBe(text)
})

const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024))
test.each<[string, WebReply, string]>([
  ['bomb', sends(bomb, { 'content-encoding': 'gzip' }), 'TOO_LARGE'],
  ['flood', (response) => flood(response), 'TOO_LARGE'],
  ['broken archive', sends(randomBytes(500), { 'content-encoding': 'gzip' }), 'UNREACHABLE'],
  ['secret encoding', sends('x', { 'content-encoding': 'x-own' }), 'UNREACHABLE'],
  ['picture', sends('x', { 'content-type': 'image/png' }), 'NOT_HTML'],
  ['page that says nothing of itself', (response) => response.writeHead(200).end('x'), 'NOT_HTML'],
  ['error', sends('x', {}, 500), 'STATUS'],
  ['redirect to nowhere', (response) => response.writeHead(302).end(), 'STATUS'],
  ['cut', (response) => response.destroy(), 'UNREACHABLE'],
  [
    'other protocol',
    (response) => response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end(),
    'UNREACHABLE',
  ],
  ['head without end', (response) => response.writeHead(200, { x: 'y'.repeat(100_000) }).end(), 'UNREACHABLE'],
])('A %s is none.', async (_, reply, code) => {
  web.pages['a.example/'] = reply
  expect(await failure('http://a.example/')).toBe(code)
})

function flood(response: Parameters<Exclude<WebReply, string>>[0]) {
  response.writeHead(200, { 'content-type': 'text/html' })
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(256 * 1024, 'x')));
  }
  response.on('drain', more)
  more()
}

test('Who drips is left after ten seconds over all, and who is told to stop stops at once.', async () => {
  const limits: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds)
    const ended = new AbortController()
    setTimeout(() => ended.abort(), 50)
    return ended.signal
  })
  const drips: WebReply = (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => response.write('x'), 5)
    response.on('close', () => clearInterval(timer))
  }
  web.pages['a.example/'] = drips
  web.pages['b.example/'] = () => {}
  expect(await Promise.all([failure('http://a.example/'), failure('http://b.example/')])).toEqual([
    'TIMEOUT',
    'TIMEOUT',
  ])
  expect(Math.max(...limits)).toBe(10_000)
  timeout.mockRestore()
  const stop = new AbortController()
  const ended = new PoliteFetcher(web.way, { userAgent }).read('http://a.example/', stop.signal).catch(() => 'ended')
  stop.abort()
  expect(await ended).toBe('ended')
})

test('The real way out goes to the address it is given, with the certificate of the name.', async () => {
  const ended = new AbortController()
  const dial = (servername: string | undefined) =>
    internet.dial({ address: '127.0.0.1', port: 1, servername, signal: ended.signal })
  await expect(dial(undefined)).rejects.toThrow('ECONNREFUSED')
  await expect(dial('seewind.example')).rejects.toThrow('ECONNREFUSED')
})
