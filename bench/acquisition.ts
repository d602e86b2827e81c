import { loadavg } from 'node:os'
import { wallClock } from '#kit/shared/day.ts'
import { entries, fillAcquisition, pastedLines } from './acquisition-data.ts'
import { freePort, startChild } from './child.ts'
import { createDatabase } from './database.ts'
import { bodyOf, type Connection, openConnections } from './load-connection.ts'
import type { OursOptions } from './ours.ts'
import { median, percentile } from './statistics.ts'

const say = (text: string) => console.log(text)

/** Milliseconds of which 95 % of the answers stay below. */
const goals = { list: 300, search: 100, screening: 1000 }

/** What is typed, letter by letter. */
const typed = [
  ...[
    'bootsverleih müritz',
    'Galway',
    'info@boats-499',
    '+49 30 004',
    'segelschule zürich 12',
    'q',
    'xyz',
    'ß',
    '0',
    '.e',
  ],
  ...['boats-31415.example', 'kayaks windermere', 'Hausboote Attersee 77', '%', 'www'],
]

/** How long the list, its search and the screening of pasted lines take with 50,000 businesses, keeping nothing in memory. */
export async function measureAcquisition({ quick }: { quick: boolean }): Promise<void> {
  const rounds = quick ? { list: 40, search: 1, screening: 8 } : { list: 200, search: 5, screening: 30 }
  const undo: (() => Promise<void>)[] = []
  try {
    say(`Filling a list with ${entries.toLocaleString('en')} businesses …`)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    let cookie = ''
    const database = await createDatabase(0, wallClock('Europe/Berlin').day, async (sql) => {
      cookie = await fillAcquisition(sql, url)
    })
    undo.unshift(database.remove)
    const options: OursOptions = { connection: database.postgres.connection, port, cache: false }
    undo.unshift((await startChild('ours.ts', options)).stop)
    const [connection] = await openConnections(port, 1)
    if (!connection) throw new Error('the server does not answer')
    undo.unshift(async () => connection.close())
    const calls = new Calls(connection, url, cookie)

    say('Asking …\n')
    await calls.warmUp()
    report('the list', await calls.repeat(rounds.list, () => '/api/sshp_get_acquisition_list/'), goals.list)
    report(
      'a page further down',
      await calls.repeat(rounds.list, (n) => `/api/sshp_get_acquisition_list/?before=${40_000 - n * 50}`),
      goals.list,
    )
    report(
      'filtered by country, type and stage',
      await calls.repeat(
        rounds.list,
        () => `/api/sshp_get_acquisition_list/?country=Ireland&type=SupremeShop&stage=contacted&active=true`,
      ),
      goals.list,
    )
    report(
      'only double entries',
      await calls.repeat(rounds.list / 4, () => '/api/sshp_get_acquisition_list/?double=true'),
      goals.list,
    )
    report('the figures', await calls.repeat(rounds.list / 4, () => '/api/sshp_get_acquisition_figures/'), goals.list)
    report('the board', await calls.repeat(rounds.list / 4, () => '/api/sshp_get_acquisition_board/'), goals.list)
    const prefixes = typed.flatMap((text) => [...text].map((_, i) => [...text].slice(0, i + 1).join('')))
    const search = (of: readonly string[]) =>
      calls.repeat(
        rounds.search * of.length,
        (n) => `/api/sshp_get_acquisition_list/?search=${encodeURIComponent(of[n % of.length] ?? '')}`,
      )
    report('search as you type', await search(prefixes), goals.search)
    report('  one or two letters', await search(prefixes.filter(({ length }) => length < 3)), goals.search)
    report('  three and more', await search(prefixes.filter(({ length }) => length >= 3)), goals.search)
    report('screening 1,000 lines', await calls.screen(rounds.screening), goals.screening)
    report('adding 1,000 lines', await calls.add(Math.ceil(rounds.screening / 4)), goals.screening)
    say(
      `\n  Load of the machine at the end: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    )
  } finally {
    for (const work of undo) await work().catch((error: unknown) => console.error(error))
  }
}

function report(what: string, took: readonly number[], goal: number) {
  const [p50, p95] = [median(took), percentile(took, 95)]
  const over = p95 > goal ? `  over ${goal}` : ''
  say(
    `  ${what.padEnd(40)} p50 ${p50.toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)} ms  n ${took.length}${over}`,
  )
}

/** One browser that asks one thing after the other. */
class Calls {
  readonly #connection: Connection
  readonly #head: string

  constructor(connection: Connection, url: string, cookie: string) {
    this.#connection = connection
    this.#head = `host: ${new URL(url).host}\r\norigin: ${url}\r\ncookie: ${cookie}; csrftoken=bench\r\nx-csrftoken: bench\r\n`
  }

  async #took(request: Buffer): Promise<number> {
    const since = performance.now()
    const answer = await this.#connection.ask(request, 200)
    const took = performance.now() - since
    JSON.parse(bodyOf(answer).toString())
    return took
  }

  async repeat(times: number, path: (n: number) => string): Promise<number[]> {
    const took: number[] = []
    for (let n = 0; n < times; n++)
      took.push(await this.#took(Buffer.from(`GET ${path(n)} HTTP/1.1\r\n${this.#head}\r\n`)))
    return took
  }

  async #post(path: string, fields: object): Promise<number> {
    const body = Buffer.from(JSON.stringify(fields))
    const head = `POST ${path} HTTP/1.1\r\n${this.#head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    return this.#took(Buffer.concat([Buffer.from(head), body]))
  }

  async warmUp() {
    await this.repeat(20, () => '/api/sshp_get_acquisition_list/?search=boats')
    await this.#post('/api/sshp_screen_acquisition_entries/', { newBusinesses: pastedLines(1000, 99) })
  }

  async screen(times: number): Promise<number[]> {
    const took: number[] = []
    for (let n = 0; n < times; n++)
      took.push(await this.#post('/api/sshp_screen_acquisition_entries/', { newBusinesses: pastedLines(1000, n) }))
    return took
  }

  async add(times: number): Promise<number[]> {
    const common = { acquisitionMode: 'add', type: 'RentalRevolution', country: 'Ireland', state: 'Galway' }
    const took: number[] = []
    for (let n = 0; n < times; n++)
      took.push(
        await this.#post('/api/sshp_handle_acquisition_entries/', {
          ...common,
          newBusinesses: pastedLines(1000, 200 + n),
        }),
      )
    return took
  }
}
