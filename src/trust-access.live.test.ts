import { get as httpGet, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Topic, topics } from '#kit/shared/topic.ts'
import { buildTestApp, type Role, type TestApp, testPassword } from '#testing/app.ts'
import type { Browser } from '#testing/browser.ts'

let it: TestApp
let port: number
const open: IncomingMessage[] = []

beforeAll(async () => {
  it = await buildTestApp()
  await it.app.listen({ port: 0, host: '127.0.0.1' })
  port = (it.app.server.address() as AddressInfo).port
})

afterEach(() => {
  for (const response of open.splice(0)) response.destroy()
})

/** What a browser's open screen hears, and whether it still listens. */
async function listen(browser: Browser, path = '/api/live/') {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await new Promise<IncomingMessage>((done, fail) =>
    httpGet({ port, host: '127.0.0.1', path, headers: { cookie }, agent: false }, done).on('error', fail),
  )
  open.push(response)
  const screen = { status: response.statusCode, text: '', ended: false }
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    screen.text += chunk
  })
  response.on('end', () => {
    screen.ended = true
  })
  response.on('error', () => {})
  return screen
}

const heard = ({ text }: { text: string }) => [...text.matchAll(/"topic":"([a-z-]+)"/g)].map(([, topic]) => topic)

const forVisitors: Topic[] = [
  'bookings',
  'blocked-days',
  'vehicles',
  'settings',
  'mails',
  'payments',
  'gallery',
  'prices',
]
const forStaff: Topic[] = [
  ...forVisitors,
  'inbox',
  'vouchers',
  'products',
  'till',
  'working-hours',
  'handovers',
  'waiting',
]
const ofAdmins: Topic[] = ['users', 'blocked-customers', 'customers', 'invoices', 'acquisition']

test('Each listener is told of the topics that its role may read, and of no others.', async () => {
  const expected: [Role | 'visitor', readonly Topic[]][] = [
    ['visitor', forVisitors],
    ['employee', forStaff],
    ['demo', forStaff],
    ['admin', [...forStaff, ...ofAdmins]],
    ['artist', [...forVisitors, 'art-inbox']],
    ['root', topics.filter((topic) => topic !== 'sessions' && topic !== 'files')],
  ]
  const screens = await Promise.all(
    expected.map(async ([who]) => listen(who === 'visitor' ? it.visitor() : await it.signedIn(who))),
  )
  await it.live.changed(...topics)
  for (const [at, [who, told]] of expected.entries()) {
    const screen = screens[at] as Awaited<ReturnType<typeof listen>>
    await expect.poll(() => screen.text).toContain('"bookings"')
    expect([who, heard(screen).toSorted()]).toEqual([who, told.toSorted()])
  }
})

test('A made-up or expired session hears what visitors hear.', async () => {
  const thirdParty = it.visitor()
  thirdParty.cookies.set('session', 'made-up')
  const idle = await it.signedIn('root')
  await it.sql`UPDATE sessions SET last_seen_at = now() - interval '31 minutes'`
  const screens = await Promise.all([listen(thirdParty), listen(idle)])
  await it.live.changed('backups', 'bookings')
  for (const screen of screens) await expect.poll(() => heard(screen)).toEqual(['bookings'])
})

test('Who begins to listen hears of what changed since their page was opened, between the first answers and this.', async () => {
  await it.sql`UPDATE sessions SET last_seen_at = now()`
  const [early, admin] = [await listen(it.visitor()), await it.signedIn('admin')]
  await it.live.changed('customers', 'vehicles')
  await expect.poll(() => heard(early)).toContain('vehicles')
  const opened = '/api/live/?age=20000'
  const late = await Promise.all([
    listen(it.visitor(), opened),
    listen(admin, opened),
    listen(admin, '/api/live/?age=x'),
  ])
  await expect.poll(() => heard(late[1])).toEqual(expect.arrayContaining(['vehicles', 'customers']))
  await it.live.changed('gallery')
  for (const screen of late) await expect.poll(() => heard(screen)).toContain('gallery')
  expect(heard(late[0])).toContain('vehicles')
  expect(heard(late[0])).not.toContain('customers')
  expect(heard(late[2])).toEqual(['gallery'])
})

/** Each way in which a session ends, with who does it. */
const ends: Record<string, (employee: Browser, admin: Browser) => Promise<unknown>> = {
  logout: (employee) => employee.post('/api/rere_logout/'),
  'another login in the same browser': (employee) =>
    employee.post('/api/rere_login/', { email: 'employee@rental.example', password: testPassword }),
  deactivation: async (_, admin) => {
    const [user] = await it.sql<{ id: number }[]>`SELECT id FROM users WHERE email = 'employee@rental.example'`
    return admin.post(`/api/rere_change_permission/${user?.id}/`, { active: false })
  },
}

test.each(Object.entries(ends))('After %s the screen is told of nothing more, at once.', async (_, end) => {
  const [employee, admin] = [await it.signedIn('employee'), await it.signedIn('admin')]
  const [ended, other] = [await listen(employee), await listen(admin)]
  await end(employee, admin)
  await it.live.changed('till')
  await expect.poll(() => heard(other)).toContain('till')
  await expect.poll(() => ended.ended).toBe(true)
  expect(heard(ended)).not.toContain('till')
  expect(other.ended).toBe(false)
  await it.sql`UPDATE users SET active = true`
})
