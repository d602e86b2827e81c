import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { wallClock } from '#kit/shared/day.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { type Child, freePort, startChild } from './child.ts'
import { createDatabase } from './database.ts'
import { openConnections } from './load-connection.ts'
import { fillOffice, password } from './office-data.ts'
import { type Asked, printCalls, printScreens } from './office-report.ts'
import { officeScreens, type Screen } from './office-screens.ts'
import { OfficeTab, type Opened } from './office-tab.ts'
import type { OursOptions } from './ours.ts'

const bookings = 50_000
const timeZone = 'Europe/Berlin'
const admin = { email: 'admin@rentalrevolution.example', password }
/** What the search is asked for: a name that most have, the end of a number, a typing error, nothing. */
const searches = ['keller', '2345678', 'kelelr', 'xqzw']
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

const say = (text: string) => console.log(text)

/**
 * How long the screens of the back office take from the click until they show their data, in tabs that had not seen
 * them and in tabs that had; and how long the server takes for each call behind them.
 */
export async function measureOffice({ quick }: { quick: boolean }): Promise<void> {
  const plan = quick ? { tabs: 5, tours: 2, asks: 40 } : { tabs: 12, tours: 3, asks: 200 }
  const screens = officeScreens()
  const undo: (() => Promise<void>)[] = []
  try {
    say(`Filling a back office with ${bookings.toLocaleString('en')} bookings …`)
    const { day: today } = wallClock(timeZone)
    const database = await createDatabase(bookings, today, (sql) => fillOffice(sql, bookings, today, timeZone))
    undo.unshift(database.remove)
    const start = async (options: Pick<OursOptions, 'cache' | 'pagesDir'>): Promise<{ child: Child; port: number }> => {
      const port = await freePort()
      const child = await startChild('ours.ts', { connection: database.postgres.connection, port, ...options })
      undo.unshift(child.stop)
      return { child, port }
    }
    const site = await start({ cache: true, pagesDir: resolve('build/client') })
    const uncached = await start({ cache: false })

    say(`Going through the screens in ${plan.tabs} tabs, ${plan.tours} times each …`)
    const { opened, asked, cookie } = await goThrough(`http://127.0.0.1:${site.port}`, screens, plan)
    printScreens(opened)
    for (const search of searches) asked.set(`/api/rere_search/?search=${search}`, new Set(['search']))

    say(`Asking for each answer ${plan.asks} times …`)
    printCalls(await askEach(uncached.port, asked, cookie, plan.asks))
    say(
      `\n  Load of the machine at the end: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    )
  } finally {
    for (const work of undo) await work().catch((error: unknown) => console.error(error))
  }
}

/** The first tour of a tab meets code that it does not have; the order is another one each time. */
async function goThrough(url: string, all: readonly Screen[], { tabs, tours }: { tabs: number; tours: number }) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: flags })
  const opened: Opened[] = []
  const asked = new Map<string, ReadonlySet<string>>()
  let cookie = ''
  try {
    // The first tab only warms the server and PostgreSQL up.
    for (let i = 0; i <= tabs; i++) {
      const tab = await OfficeTab.open(browser, url, admin)
      for (let tour = 0; tour < (i === 0 ? 1 : tours); tour++)
        for (const screen of shuffled(all)) {
          const seen = await tab.visit(screen)
          if (i > 0) opened.push(...seen)
        }
      for (const [call, by] of tab.asked) asked.set(call, new Set([...(asked.get(call) ?? []), ...by]))
      cookie = await tab.cookies()
      await tab.close()
    }
  } finally {
    await browser.close()
  }
  return { opened, asked, cookie }
}

const shuffled = (screens: readonly Screen[]): Screen[] =>
  screens
    .map((screen) => ({ screen, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ screen }) => screen)

/** One after the other, in turn, from a server that keeps nothing in memory; the first five rounds do not count. */
async function askEach(
  port: number,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  cookie: string,
  times: number,
): Promise<Asked[]> {
  const [connection] = await openConnections(port, 1)
  if (!connection) throw new Error('the server does not answer')
  const calls = [...asked].map(([path, screens]) => ({ path, screens: [...screens], took: [] as number[], bytes: 0 }))
  for (let round = -5; round < times; round++) {
    for (const call of calls) {
      const request = `GET ${call.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`
      const since = performance.now()
      const answer = await connection.ask(Buffer.from(request), 200)
      if (round >= 0) call.took.push(performance.now() - since)
      call.bytes = answer.length
    }
  }
  connection.close()
  return calls
}
