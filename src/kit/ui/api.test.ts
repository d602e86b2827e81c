import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { ApiError, call } from './api.ts'
import { isLost } from './connection.ts'

const readBoat = endpoint({
  summary: 'A boat',
  method: 'GET',
  path: '/api/boats/:id/',
  access: 'anyone',
  params: z.object({ id: z.int() }),
  query: z.object({ day: z.array(z.string()), note: z.optional(z.string()) }),
  answers: { 200: z.object({ name: z.string() }) },
})
const listBoats = endpoint({
  summary: 'Boats',
  method: 'GET',
  path: '/api/boats/',
  access: 'anyone',
  answers: { 200: z.array(z.string()), 204: z.undefined() },
})
const bookBoat = endpoint({
  summary: 'Book',
  method: 'POST',
  path: '/api/book/',
  access: 'anyone',
  repeatable: true,
  body: z.object({
    name: z.string(),
    hours: z.number(),
    captain: z.boolean(),
    comment: z.optional(z.string()),
    days: z.array(z.string()),
    text: z.object({ general: z.string() }),
  }),
  answers: { 201: z.object({ id: z.int() }) },
})
const booking = {
  name: 'Ada',
  hours: 1.5,
  captain: false,
  comment: '',
  days: ['2026-07-01', '2026-07-02'],
  text: { general: 'x' },
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
const problem = (status: number, body: Record<string, unknown>, headers = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'x', status, ...body }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })

const server = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
const lastRequest = () => server.mock.lastCall?.[1] ?? {}
const lastHeaders = () => new Headers(lastRequest().headers)

beforeEach(() => {
  vi.stubGlobal('fetch', server.mockReset())
  vi.stubGlobal('document', { cookie: '__Host-csrftoken=1; xcsrftoken=2; a=csrftoken=3; csrftoken=abc123; last=4' })
})
afterEach(() => vi.unstubAllGlobals())

test('what is stacked on one letter without end is clipped, also where it was kept long ago', async () => {
  server.mockResolvedValue(json({ name: `Sea${'\u20dd'.repeat(200)} Breeze` }))
  expect(await call(readBoat, { params: { id: 7 }, query: { day: [] } })).toEqual({
    name: `Sea${'\u20dd'.repeat(12)} Breeze`,
  })
})

test('a read fills its path, repeats list parameters and leaves out what is not given', async () => {
  server.mockResolvedValue(json({ name: 'Sea Breeze' }))
  const boat = await call(readBoat, {
    params: { id: 7 },
    query: { day: ['2026-07-01', '2026-07-02'], note: undefined },
  })
  expect(boat).toEqual({ name: 'Sea Breeze' })
  expect(server.mock.lastCall?.[0]).toBe('/api/boats/7/?day=2026-07-01&day=2026-07-02')
  expect(lastRequest()).toMatchObject({ method: 'GET', credentials: 'same-origin' })
  expect(lastHeaders().get('X-CSRFToken')).toBe('abc123')
  expect(lastHeaders().has('Idempotency-Key')).toBe(false)
})

test('a write sends a multipart form, the token of the cookie and a key of its own', async () => {
  server.mockImplementation(async () => json({ id: 5 }, 201))
  expect(await call(bookBoat, { body: booking })).toEqual({ id: 5 })
  const form = lastRequest().body
  if (!(form instanceof FormData)) throw new Error('expected a form')
  expect([...form]).toEqual([
    ['name', 'Ada'],
    ['hours', '1.5'],
    ['captain', 'false'],
    ['days', '2026-07-01'],
    ['days', '2026-07-02'],
    ['text', '{"general":"x"}'],
  ])
  expect(lastHeaders().get('X-CSRFToken')).toBe('abc123')
  const first = lastHeaders().get('Idempotency-Key')
  expect(first).toMatch(/^[\da-f-]{36}$/)
  await call(bookBoat, { body: booking })
  expect(lastHeaders().get('Idempotency-Key')).not.toBe(first)
  await call(bookBoat, { body: booking }, { key: 'again' })
  expect(lastHeaders().get('Idempotency-Key')).toBe('again')
})

test('empty text is sent where the server tells it from what is absent', async () => {
  server.mockImplementation(async () => json({ id: 5 }, 201))
  await call({ ...bookBoat, sendsEmpty: true }, { body: { ...booking, days: [] } })
  expect((lastRequest().body as FormData).get('comment')).toBe('')
})

test('a problem becomes an ApiError with its code, fields and extras', async () => {
  const errors = [{ field: 'name', message: 'Please enter a valid name' }]
  server.mockResolvedValue(
    problem(422, { code: 'INVALID', detail: 'Please check', errors, price: 90 }, { 'retry-after': '3' }),
  )
  const error = await call(bookBoat, { body: booking }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 422,
    code: 'INVALID',
    detail: 'Please check',
    errors,
    extra: { price: 90 },
    retryAfter: 3,
    passing: false,
  })
})

test('an error page of a proxy is an ApiError too, passing, and the connection counts as lost until the next answer', async () => {
  server.mockResolvedValueOnce(
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  )
  await expect(call(listBoats)).rejects.toMatchObject({ status: 502, code: 'HTTP_502', passing: true })
  expect(isLost()).toBe(true)
  server.mockResolvedValueOnce(json([]))
  expect(await call(listBoats)).toEqual([])
  expect(isLost()).toBe(false)
})

test('a server with too much to do says when to come back, and the connection does not count as lost', async () => {
  server.mockResolvedValueOnce(problem(503, { code: 'BUSY', detail: 'Very much is going on' }, { 'retry-after': '2' }))
  const error = await call(listBoats).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'BUSY', detail: 'Very much is going on', passing: true, retryAfter: 2 })
  expect(isLost()).toBe(false)
  server.mockResolvedValueOnce(problem(503, { code: 'UNAVAILABLE', detail: 'Interrupted' }, { 'retry-after': '1' }))
  await expect(call(listBoats)).rejects.toMatchObject({ code: 'UNAVAILABLE', passing: true })
  expect(isLost()).toBe(true)
  server.mockResolvedValueOnce(json([]))
  await call(listBoats)
})

test('no answer is OFFLINE, a late one TIMEOUT, an aborted call stays an abort', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(listBoats)).rejects.toMatchObject({ status: 0, code: 'OFFLINE', passing: true })
  expect(isLost()).toBe(true)

  const never = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  server.mockImplementationOnce(never)
  await expect(call(listBoats, {}, { seconds: 0.01 })).rejects.toMatchObject({ code: 'TIMEOUT' })

  server.mockImplementationOnce(never)
  const abort = new AbortController()
  const aborted = call(listBoats, {}, { signal: abort.signal })
  abort.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refused token is fetched once, and the same write repeated under the same key', async () => {
  vi.stubGlobal('document', { cookie: '' })
  server.mockResolvedValueOnce(problem(403, { code: 'CSRF', detail: 'No token' }))
  server.mockImplementationOnce(async () => {
    vi.stubGlobal('document', { cookie: 'csrftoken=fresh' })
    return json({})
  })
  server.mockResolvedValueOnce(json({ id: 9 }, 201))
  expect(await call(bookBoat, { body: booking })).toEqual({ id: 9 })
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/api/book/', '/api/installation/', '/api/book/'])
  const [first, , third] = server.mock.calls.map(([, request]) => new Headers(request.headers))
  expect(third?.get('X-CSRFToken')).toBe('fresh')
  expect(third?.get('Idempotency-Key')).toBe(first?.get('Idempotency-Key'))
})

test('another refusal is not repeated, and a second refused token is given up', async () => {
  server.mockImplementation(async () => problem(403, { code: 'EXCLUDED', detail: 'Excluded' }))
  await expect(call(bookBoat, { body: booking })).rejects.toMatchObject({ code: 'EXCLUDED' })
  expect(server).toHaveBeenCalledTimes(1)
  server.mockReset().mockImplementation(async () => problem(403, { code: 'CSRF', detail: 'No token' }))
  await expect(call(bookBoat, { body: booking })).rejects.toMatchObject({ code: 'CSRF' })
  expect(server).toHaveBeenCalledTimes(3)
})

test('an answer without a body is undefined', async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }))
  expect(await call(listBoats)).toBeUndefined()
})
