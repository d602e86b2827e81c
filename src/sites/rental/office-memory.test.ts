import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://rental.example'
const who = '/api/rere_check_user/'
const day = '/api/rere_get_day_bookings/?day=2026-06-03'

/** As far as it is needed of the caches of a browser. */
class Kept {
  readonly entries = new Map<string, Response>()
  readonly #at = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  match = async (request: Request | string) => this.entries.get(this.#at(request))?.clone()
  put = async (request: Request | string, response: Response) => void this.entries.set(this.#at(request), response)
  delete = async (request: Request | string) => this.entries.delete(this.#at(request))
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  add = async (url: string) => this.put(url, new Response('code'))
}

let kept = new Kept()
/** What the server says; undefined: nothing. */
let answers: Record<string, () => Promise<Response>> = {}
let memory: typeof import('./office-memory.ts')

const json = (body: object, status = 200) => Response.json(body, { status })
const user = (id?: number) => json(id === undefined ? { email: null } : { id, email: 'ada@rental.example' })

beforeEach(async () => {
  kept = new Kept()
  answers = { [who]: async () => user(1), [day]: async () => json({ bookings: ['of one'] }) }
  vi.stubGlobal('OFFICE_VERSION', 'test')
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('caches', { open: async () => kept, match: kept.match, keys: async () => ['office-test'] })
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin)
    const answer = answers[pathname + search]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  vi.resetModules()
  memory = await import('./office-memory.ts')
})

// Files share their globals: whoever comes next fetches for real.
afterEach(() => vi.unstubAllGlobals())

const request = (path: string, from = '/RentalRevolution/today', more: Partial<Request> = {}) =>
  ({ url: origin + path, method: 'GET', mode: 'cors', cache: 'default', referrer: origin + from, ...more }) as Request
const ask = async (...[path, from, more]: Parameters<typeof request>) =>
  memory.answerFor(request(path, from, more), (work) => void work)
const keep = () => memory.keepFor({ pages: [], files: [], days: ['2026-06-03', '2026-06-04'] })

test('The network comes first; where it fails what was kept is answered, and says so.', async () => {
  await keep()
  expect((await ask(day))?.headers.has('x-kept')).toBe(false)
  answers = {}
  const from = await ask(day)
  expect([from?.headers.get('x-kept'), await from?.json()]).toEqual(['yes', { bookings: ['of one'] }])
  await expect(ask('/api/rere_get_day_bookings/?day=2026-06-04')).rejects.toThrow('Failed to fetch')
})

test('Pages of visitors, other calls, writes and what asks for the network get nothing from it.', async () => {
  await keep()
  expect(await ask(day, '/RentalRevolution/overview/canoes')).toBeUndefined()
  expect(await ask('/api/rere_get_timeline/')).toBeUndefined()
  expect(await ask(day, undefined, { method: 'POST' })).toBeUndefined()
  expect(await ask(who, undefined, { cache: 'no-store' })).toBeUndefined()
})

test('Only the days that are kept are.', async () => {
  await keep()
  answers['/api/rere_get_day_bookings/?day=2026-07-01'] = async () => json({ bookings: [] })
  await ask('/api/rere_get_day_bookings/?day=2026-07-01')
  answers = {}
  await expect(ask('/api/rere_get_day_bookings/?day=2026-07-01')).rejects.toThrow('Failed to fetch')
})

test.each([
  ['another account', 2],
  ['nobody any more', undefined],
])('Once %s is signed in, nothing of before is answered.', async (_, id) => {
  await keep()
  answers[who] = async () => user(id)
  await ask(who)
  answers = {}
  await expect(ask(day)).rejects.toThrow('Failed to fetch')
})

test('Signing in or out clears it at once, and what was asked before is not kept after it.', async () => {
  await keep()
  let answer: (response: Response) => void = () => {}
  answers[day] = () => new Promise((resolve) => (answer = resolve))
  const slow = ask(day)
  memory.answerFor(request('/api/rere_logout/', undefined, { method: 'POST' }), (work) => void work)
  answer(json({ bookings: ['of one'] }))
  await slow
  answers = {}
  await expect(ask(day)).rejects.toThrow('Failed to fetch')
})

test('The till is kept as it was last heard of, also where it is opened and closed.', async () => {
  answers['/api/rere_till/'] = async () => json({ is_open: false })
  await keep()
  answers['/api/rere_till/'] = async () => json({ is_open: true })
  await ask('/api/rere_till/', '/de/RentalRevolution/cashregister/day')
  answers = {}
  expect(await (await ask('/api/rere_till/', '/RentalRevolution/cashregister'))?.json()).toEqual({ is_open: true })
  expect(await ask('/api/rere_till/', '/RentalRevolution/cashregister/receipts')).toBeUndefined()
})

test.each([
  ['/de/RentalRevolution/logout', 'de"><title>Kein Netz<', '/de/RentalRevolution/today'],
  ['/RentalRevolution/handover/7', 'en"><title>No network<', '/RentalRevolution/today'],
])('Without a network %s, which is not kept, says so and leads to what is.', async (path, lang, today) => {
  const open = () => ask(path, undefined, { mode: 'navigate' })
  const page = await open()
  expect([page?.status, page?.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const html = await page?.text()
  expect(html).toContain(`lang="${lang}`)
  expect(html).toContain(`href="${today}"`)
  answers[path] = async () => new Response('of the server')
  expect(await (await open())?.text()).toBe('of the server')
  expect(await ask('/SternSinger', undefined, { mode: 'navigate' })).toBeUndefined()
})
