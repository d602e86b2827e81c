import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { insertVehicle } from '#testing/fleet.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
  for (const name of ['Eider', 'Goldeneye', 'Merganser']) await insertVehicle(it.sql, { name })
  await insertVehicle(it.sql, { name: 'Dipper', type: 'jetskis' })
  await it.live.changed('vehicles')
})

const all = '/api/rere_get_all_vehicles/all/'

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, rawPayload } = await it.app.inject({ method: 'GET', url, headers })
  const { etag, vary, 'content-encoding': encoding, 'content-type': type, 'cache-control': caching } = answered
  return { status: statusCode, etag: String(etag), vary, encoding, type, caching, bytes: rawPayload }
}
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const namesIn = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { name: string }[]).map(({ name }) => name)

test('who takes brotli gets the same text in far fewer bytes', async () => {
  const plain = await get(all)
  const small = await get(all, browser)
  expect([plain.encoding, small.encoding]).toEqual([undefined, 'br'])
  expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true)
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 3)
  for (const answer of [plain, small]) {
    expect(answer).toMatchObject({
      status: 200,
      vary: 'Accept-Encoding',
      caching: 'no-cache',
      type: 'application/json; charset=utf-8',
    })
  }
})

test.each(['gzip, deflate', 'identity', 'gzip, br;q=0', 'br; q=0.0, gzip'])(
  'who accepts only %s gets the text as it is',
  async (accepted) => {
    const answer = await get(all, { 'accept-encoding': accepted })
    expect(answer.encoding).toBeUndefined()
    expect(namesIn(answer.bytes)).toHaveLength(4)
  },
)

test('a little preference for brotli is enough', async () => {
  expect((await get(all, { 'accept-encoding': 'gzip;q=1, br;q=0.2' })).encoding).toBe('br')
})

test('a short answer is sent as it is, and still says that another might not be', async () => {
  const canoes = await get('/api/rere_get_all_vehicles/canoes/', browser)
  expect([canoes.encoding, canoes.vary, canoes.bytes.toString()]).toEqual([undefined, 'Accept-Encoding', '[]'])
})

test('each form has an ETag of its own, and only its own spares sending it again', async () => {
  const plain = await get(all)
  const small = await get(all, browser)
  expect(small.etag).toBe(plain.etag.replace(/"$/, '-br"'))
  for (const [headers, own, other] of [
    [{}, plain.etag, small.etag],
    [browser, small.etag, plain.etag],
  ] as const) {
    const again = await get(all, { ...headers, 'if-none-match': own })
    expect(again).toMatchObject({ status: 304, etag: own, vary: 'Accept-Encoding', encoding: undefined })
    expect(again.bytes).toHaveLength(0)
    expect((await get(all, { ...headers, 'if-none-match': other })).status).toBe(200)
  }
})

test('many who ask at once, in both forms, are given the same', async () => {
  await it.live.changed('vehicles')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => get(all, i % 2 ? browser : {})))
  const texts = answers.map(({ bytes, encoding }) => String(encoding === 'br' ? brotliDecompressSync(bytes) : bytes))
  expect(new Set(texts).size).toBe(1)
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(2)
})

test('what changed is in the very next answer, compressed or not', async () => {
  const before = await get(all, browser)
  await insertVehicle(it.sql, { name: 'Teal' })
  await it.live.changed('vehicles')
  const small = await get(all, { ...browser, 'if-none-match': before.etag })
  expect(small.status).toBe(200)
  expect(namesIn(brotliDecompressSync(small.bytes))).toContain('Teal')
  expect(namesIn((await get(all)).bytes)).toContain('Teal')
})

test('what is kept is the same in every language, and what is refused is in the asker’s', async () => {
  const [german, english] = [await get(all, { 'accept-language': 'de' }), await get(all)]
  expect(german.bytes.equals(english.bytes)).toBe(true)
  const refused = await get('/api/rere_get_week/?selectedWeek=soon', { 'accept-language': 'de' })
  expect([refused.status, JSON.parse(refused.bytes.toString()).detail]).toEqual([
    422,
    'Bitte wählen Sie ein gültiges Datum',
  ])
})
