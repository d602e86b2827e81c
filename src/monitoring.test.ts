import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/app.ts'
import { alertsOf, metricsIn, readMetrics, rulesOf } from '#testing/monitoring.ts'

/** What other programs say, as their documentation lists it: HAProxy 2.6, Patroni 3, the exporters of node and of probes. */
const ofOthers = new Set([
  ...['up', 'ALERTS', 'probe_ssl_earliest_cert_expiry'],
  ...['haproxy_server_status', 'haproxy_backend_current_queue', 'haproxy_frontend_current_sessions'],
  'haproxy_frontend_http_responses_total',
  ...['patroni_primary', 'patroni_replica', 'patroni_sync_standby', 'patroni_postgres_timeline'],
  ...['patroni_xlog_location', 'patroni_xlog_replayed_location'],
  ...['node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'node_load5', 'node_cpu_seconds_total'],
])

const read = (file: string) => readFileSync(join(import.meta.dirname, '../deploy/monitoring', file), 'utf8')
/** Sections of the run book, as addresses name them. */
const sections = read('../README.md')
  .split('\n')
  .filter((line) => line.startsWith('## '))
  .map((line) => line.slice(3).toLowerCase().replaceAll(' ', '-'))
const rules = rulesOf(read('recording.yml'))
const alerts = alertsOf(read('alerts.yml'))
const queries = [...read('grafana.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
  ([, query]) => JSON.parse(query as string) as string,
)

let it: TestApp
let text: string

beforeAll(async () => {
  it = await buildTestApp()
  const visitor = it.visitor()
  await visitor.get('/api/rere_check_user/')
  await visitor.get('/api/made-up/by@guest.example/')
  await visitor.post('/api/rere_login/', { email: 'guest@boats.example', password: 'wrong' })
  await it.sql`
    INSERT INTO job_runs (name, runs, failures, started_at, succeeded_at, failed_at) VALUES ('clearing', 3, 1, now(), now(), now())`
  await it.sql`
    INSERT INTO backups (kind, day, state, machine, started_by, bytes, ended_at) VALUES ('nightly', '2026-06-01', 'done', 'one', '', 9, now())`
  text = (await visitor.get('/metrics')).text
})

const present = () => {
  const ours = readMetrics(text)
  const names = [...ours.values()].flatMap(({ name, type }) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  )
  return new Set(names)
}

describe('every number that is asked for is there', () => {
  const known = () => new Set([...present(), ...ofOthers, ...rules.map(({ record }) => record)])
  const missing = (expressions: readonly string[]) =>
    expressions.flatMap(metricsIn).filter((name) => !known().has(name))

  test('by the recording rules', () => expect(missing(rules.map(({ expr }) => expr))).toEqual([]))
  test('by the alerts', () => expect(missing(alerts.map(({ expr }) => expr))).toEqual([]))
  test('by the dashboard', () => {
    expect(queries.length).toBeGreaterThan(60)
    expect(missing(queries)).toEqual([])
  })

  test('of every number that comes from the database there is a value', () => {
    const empty = [...readMetrics(text).values()].filter(
      ({ name, values }) => /^(sternsinger|database)_/.test(name) && values === 0,
    )
    expect(empty.map(({ name }) => name)).toEqual([])
    expect(text).toMatch(/^metrics_read_failures_total\{subject="business"\} 0$/m)
  })

  test('routes that are asked for are routes', () => {
    const paths = new Set<string>(it.app.endpoints.map(({ path }) => path))
    const asked = [...queries, ...rules.map(({ expr }) => expr)].flatMap((expr) =>
      [...expr.matchAll(/route="(\/api[^"]*)"/g)].map((found) => found[1]),
    )
    expect(asked.filter((path) => !paths.has(path as string))).toEqual([])
    const [pattern] = rules.flatMap(({ expr }) => /route=~"([^"]*)"/.exec(expr)?.[1] ?? [])
    expect([...paths].filter((path) => new RegExp(`^(?:${pattern})$`).test(path)).toSorted()).toEqual([
      '/api/haha_hold_booking/',
      '/api/haha_send_booking_request/',
      '/api/rere_book_walk_in/',
      '/api/rere_hold_booking/',
      '/api/rere_send_booking_request/',
    ])
    expect(queries.some((expr) => expr.includes(pattern as string))).toBe(true)
  })
})

test('what is not there would be found', () => {
  expect(
    metricsIn(
      'sum by (job, le) (rate(a_bucket{b="c_d", e=~"f"}[5m])) / on (x) group_right (y) g_total > 3 * h:i:j unless time() - min(k) < 1e3 or vector(0)',
    ),
  ).toEqual(['a_bucket', 'g_total', 'h:i:j', 'k'])
})

describe('every metric', () => {
  test('says what it is, in its basic unit, and ends in total when it counts', () => {
    for (const { name, help, type } of readMetrics(text).values()) {
      expect([name, help.length > 10 || name.startsWith('nodejs_')]).toEqual([name, true])
      expect([name, type, name.endsWith('_total')]).toEqual([name, type, type === 'counter'])
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|days|kb|mb|kilobytes|percent|cents)(_|$)/)
    }
  })

  test('names no person and nothing that was made up by a caller', () => {
    expect(text).not.toMatch(/@|guest|made-up/)
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
  })

  test('stands in the list for people, in the words in which it says what it is', () => {
    const own = [...readMetrics(text).values()].filter(
      ({ name }) => !/^(nodejs|process)_/.test(name) || name === 'nodejs_eventloop_active_seconds_total',
    )
    const list = own.map(({ name, help }) => `| \`${name}\` | ${help} |`).toSorted()
    const listed = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    expect(listed).toEqual(list)
  })
})

describe('every alert', () => {
  test.each(alerts)(
    '$alert says how bad it is, what is wrong and where to read on',
    ({ severity, summary, runbook, lasts }) => {
      expect(['critical', 'warning']).toContain(severity)
      expect(summary).toMatch(/^'?[A-Z{].{20,}\.'?$/)
      expect(sections.map((section) => `deploy/README.md#${section}`)).toContain(runbook)
      expect(lasts).toMatch(/^\d+[smh]$/)
    },
  )

  test('and all of them are read', () => expect(alerts.length).toBe(29))
})
