import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCalendar, textOf } from '#testing/calendar.ts'
import { launchChromium } from '#testing/chromium.ts'
import { insertBooking, insertVehicle } from '#testing/fleet.ts'
import { pushDevice, serve } from '#testing/push.ts'
import { openSite } from '#testing/site.ts'
import { startFakeWeb } from '#testing/web.ts'
import { expectAccessible } from './accessible.ts'
import { openTab, type Tab } from './tab.ts'
import { expectSeen, screens } from './viewport.ts'

const web = await startFakeWeb()
const site = await openSite({ outbound: web.way })
const { sql } = site
const eider = await insertVehicle(sql, { name: 'Eider' })
await insertVehicle(sql, { name: 'Teal' })
const browser = await launchChromium()
/** Monday, ten at the pier. */
const now = '2026-06-01T08:00:00Z'

beforeEach(async () => {
  await sql`TRUNCATE bookings, push_devices, push_wishes, push_messages, calendar_feeds, throttles CASCADE`
  site.setNow(now)
})

const button = (tab: Tab, name: string | RegExp) => tab.getByRole('main').getByRole('button', { name, exact: true })

/** What a browser gets from the service of its maker, which no test can ask. */
async function withService(tab: Tab, { subscription }: ReturnType<typeof pushDevice>) {
  await tab.addInitScript(({ endpoint, ...keys }) => {
    let current: unknown = null
    const unsubscribe = async () => {
      current = null
      return true
    }
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => current as never
    PushManager.prototype.subscribe = async () => {
      current = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }
      return current as never
    }
  }, subscription)
}

type Handler = (event: object) => void

/** The worker as it was built, with what a browser gives it. `pages`: what is open. */
async function startWorker(pages: string[] = []) {
  const handlers = new Map<string, Handler>()
  const did: unknown[][] = []
  const open = pages.map((url) => ({
    url,
    focus: async () => did.push(['focus', url]),
    navigate: async (to: string) => did.push(['navigate', to]),
  }))
  const around = {
    URL,
    location: new URL(site.url),
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    registration: { showNotification: async (...notice: unknown[]) => did.push(['show', ...notice]) },
    clients: { matchAll: async () => open, openWindow: async (url: string) => did.push(['open', url]) },
  }
  runInNewContext(await (await fetch(`${site.url}/office-worker.js`)).text(), around)
  const hear = async (kind: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers.get(kind)?.({ ...event, waitUntil: (what: Promise<unknown>) => (work = what) })
    await work
    return did
  }
  return hear
}

describe.each(screens.filter(({ height }) => height > 400))('On $width × $height', (viewport) => {
  test('a device is switched on, told of a booking, led to its card, and switched off again.', async () => {
    const tab = await openTab(browser, site, {
      viewport,
      at: now,
      as: 'employee',
      permissions: ['notifications'],
      serviceWorkers: 'allow',
    })
    // What a page fetches ahead through its worker fails so, not as aborted, when the page is left meanwhile.
    tab.allowComplaint(/\/assets\/\S+ failed: net::ERR_FAILED/)
    const device = pushDevice()
    const service = serve(web, device)
    await withService(tab, device)
    await tab.goto('/RentalRevolution/settings#told')
    await expectSeen(tab.getByText('This device is not told.'))
    await button(tab, 'Switch on for this device').click()
    await expectSeen(tab.getByText('This device is told.'))
    await expectAccessible(tab)

    await tab.getByRole('checkbox', { name: 'A cancellation' }).uncheck()
    await tab.getByLabel('From').selectOption('10 pm')
    await button(tab, 'Save choice').click()
    await expectSeen(tab.getByText('Please enter both hours, or neither'))
    await tab.getByLabel('Until').selectOption('7 am')
    await button(tab, 'Save choice').click()
    await expectSeen(tab.getByText('Saved.'))

    await insertBooking(sql, eider, '2026-06-01T14:00', '2026-06-01T16:00')
    await site.runJob('push')
    const [notice] = service.told
    expect(notice).toMatchObject({ title: 'New booking today, 2 pm', body: 'Eider, Somebody Else, 1 person' })
    await tab.goto(notice?.url ?? '')
    await expectSeen(tab.getByRole('main').getByText('Somebody Else'))

    await tab.goto('/RentalRevolution/settings#told')
    await button(tab, /^Remove: Chrome/).click()
    await expect.poll(() => sql`SELECT FROM push_devices`.then(({ length }) => length)).toBe(0)
    await expectSeen(tab.getByText('This device is not told.'))
  })

  test('a calendar is made for a boat, read by a program, and ended.', async () => {
    await insertBooking(sql, eider, '2026-06-01T14:00', '2026-06-01T16:00')
    const tab = await openTab(browser, site, { viewport, at: now, as: 'employee' })
    await tab.goto('/RentalRevolution/settings#calendars')
    await tab.getByLabel('The calendar shows').selectOption('Eider')
    await button(tab, 'Make an address').click()
    const address = tab.getByLabel('Address of the calendar')
    await expectSeen(address)
    await expectAccessible(tab)
    const path = new URL(await address.inputValue()).pathname
    const read = () => fetch(site.url + path)
    const calendar = readCalendar(await (await read()).text())
    expect(calendar.components.map((event) => textOf(event, 'SUMMARY'))).toEqual(['Eider, Somebody Else, 1 person'])
    const way = await tab.getByRole('link', { name: 'Open in a calendar program' }).getAttribute('href')
    expect(way).toBe((await address.inputValue()).replace('http:', 'webcal:'))

    await button(tab, 'Remove the calendar: Eider').click()
    await expectSeen(tab.getByText('The address works no more.'))
    await address.waitFor({ state: 'detached' })
    expect((await read()).status).toBe(404)
  })
})

describe('The worker of the office', () => {
  const notice = {
    title: 'Eider is late',
    body: 'Mira Keller',
    tag: 'late-7',
    url: '/RentalRevolution/today#booking-7',
  }
  const pressed = { notification: { data: notice.url, close: () => undefined } }

  test('shows what it is sent, with a picture that is there, and nothing of nothing.', async () => {
    const hear = await startWorker()
    expect(await hear('push', { data: null })).toEqual([])
    const [[, title, shown] = []] = await hear('push', { data: { json: () => notice } })
    expect([title, shown]).toMatchObject([notice.title, { body: notice.body, tag: notice.tag, data: notice.url }])
    const { status, headers } = await fetch(site.url + (shown as { icon: string }).icon)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('leads to the card, where the list is open already, and else in a window of its own.', async () => {
    const goal = `${site.url}${notice.url}`
    const typing = `${site.url}/RentalRevolution/new`
    expect(await (await startWorker([typing]))('notificationclick', pressed)).toEqual([['open', goal]])
    const list = `${site.url}/RentalRevolution/today?day=2026-06-01`
    const asList = [
      ['focus', list],
      ['navigate', goal],
    ]
    expect(await (await startWorker([typing, list]))('notificationclick', pressed)).toEqual(asList)
  })

  test('is always asked for anew, and the office can be put on a home screen.', async () => {
    const { headers } = await fetch(`${site.url}/office-worker.js`)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    const tab = await openTab(browser, site, { at: now, as: 'employee' })
    await tab.goto('/RentalRevolution/settings')
    const manifest = await tab.locator('link[rel="manifest"]').getAttribute('href')
    expect(await (await fetch(site.url + manifest)).json()).toMatchObject({
      ...{ start_url: '/RentalRevolution/today', scope: '/RentalRevolution/', display: 'standalone' },
    })
  })
})
