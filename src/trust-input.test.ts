import { beforeAll, expect, test } from 'vitest'
import { buildTestApp, sampleCredentials, type TestApp } from '#testing/app.ts'
import { insertSomeWork } from '#testing/gallery.ts'
import {
  type Call,
  type Field,
  faultOf,
  fieldsOfCall,
  type Hostile,
  hostileValues,
  hostileWithin,
  neverKept,
  refusalOf,
  sendHostile,
  validCall,
} from '#testing/hostile.ts'
import { loadSampleData } from '../db/sample-data/load.ts'

let it: TestApp

beforeAll(async () => {
  it = await buildTestApp()
  const little = { withTill: false, withGallery: false }
  await loadSampleData(it.sql, 'db/sample-data', it.env, sampleCredentials, little)
  await insertSomeWork(it.sql)
})

type Sending = { field: Field; call: Call; hostile: Hostile; isRefused: boolean; title: string }

/** Accepted values go through to the handlers; of those that the contract refuses some are enough to see how. */
const mostOfACall = 40
const everyRefused = 25

/** Each hostile value in each field of each call, and within it; what a contract makes of it is told by itself. */
function sendings(): Sending[] {
  const endpoints = it.app.endpoints.filter(({ path }) => !/logout|fetch_backup_files/.test(path))
  return endpoints.flatMap((endpoint) => {
    const call = validCall(endpoint)
    const fields = fieldsOfCall(endpoint)
    const within = (field: Field) => hostileWithin(call[field.place]?.[field.name])
    return [
      ...some(fields.flatMap((field) => of(field, call, hostileValues))),
      ...some(fields.flatMap((field) => of(field, call, within(field)))),
    ]
  })
}

function of(field: Field, call: Call, values: readonly Hostile[]): Sending[] {
  const { method, path } = field.endpoint
  return values
    .filter(({ value }) => field.place === 'body' || typeof value === 'string')
    .map((hostile) => {
      const isRefused = refusalOf(field, call, asSent(call, hostile.value)) !== undefined
      return { field, call, hostile, isRefused, title: `${method} ${path} ${field.name}: ${hostile.what}` }
    })
}

function some(all: readonly Sending[]): Sending[] {
  const taken = all.filter(({ isRefused }) => !isRefused)
  const step = Math.ceil(taken.length / mostOfACall)
  return [
    ...taken.filter((_, i) => i % step === 0),
    ...all.filter(({ isRefused }) => isRefused).filter((_, i) => i % everyRefused === 0),
  ]
}

/** With a file goes a form, in which everything is text. */
const asSent = ({ body = {} }: Call, value: unknown) =>
  Object.values(body).some((one) => one instanceof Uint8Array) ? textOf(value) : value

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

test('whatever is sent in any field of any call is refused clearly or taken as text, and never breaks anything', async () => {
  const all = sendings()
  expect(all.length).toBeGreaterThan(2000)
  const faults: string[] = []
  let root = await it.signedIn('root')
  for (const { field, call, hostile, isRefused, title } of all) {
    const reply = await sendHostile(root, field, call, hostile).catch((error: Error) => error)
    if (reply instanceof Error) {
      faults.push(`${title} breaks off: ${reply.message}`)
      continue
    }
    // Some of it signs out, and too much of it is throttled.
    if (reply.status === 401) root = await it.signedIn('root')
    if (reply.status === 429) await it.sql`TRUNCATE throttles`
    const fault = faultOf(reply, field, isRefused)
    if (fault) faults.push(`${title} ${fault}`.slice(0, 300))
  }
  expect(faults).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(await kept()).toEqual([])
}, 600_000)

/** The tables with something that should never have been kept. */
async function kept(): Promise<string[]> {
  const tables = await it.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  const found = []
  for (const { name } of tables) {
    const [row] = await it.sql`SELECT FROM ${it.sql(name)} one WHERE one::text LIKE ${`%${neverKept}%`} LIMIT 1`
    if (row) found.push(name)
  }
  return found
}
