import { beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { pageStatement, readChoices } from './queries.ts'

const it = await buildTestApp()

type Plan = { 'Node Type': string; 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function planOf(asked: Parameters<typeof pageStatement>[1], mentioned: string[] = []) {
  const statement = pageStatement(it.sql, asked, { timeZone: 'Europe/Berlin', mentioned, size: 50 })
  const [row] = await it.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>`
    EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`
  const plan = row?.['QUERY PLAN'][0].Plan as Plan
  return {
    scans: nodesOf(plan).some((node) => node['Node Type'] === 'Seq Scan'),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

/** Eight years of a busy house; what is asked for is rare in it. */
beforeAll(async () => {
  await it.sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`
      INSERT INTO audit_log (at, actor_id, actor, action, record, details)
      SELECT timestamptz '2026-06-01 08:00Z' - (20000 - n) * interval '3 hours', 1 + n % 3, 'Jonas Pier',
             CASE WHEN n % 997 = 0 THEN 'vehicle.block' ELSE 'booking.move' END,
             CASE WHEN n % 997 = 0 THEN 'vehicle:' ELSE 'booking:' END || n,
             jsonb_build_object('reason', CASE WHEN n % 3001 = 0 THEN 'Sturmwarnung' ELSE md5(n::text) END)
      FROM generate_series(1, 20000) n`
  })
  await it.sql`VACUUM ANALYZE audit_log`
})

test('Every filter finds its page by an index, however much there is.', async () => {
  for (const [asked, most] of [
    [{}, 20],
    [{ before: 9000 }, 20],
    [{ actor: 2 }, 30],
    [{ kind: 'vehicle' }, 40],
    [{ action: 'vehicle.block', before: 9000 }, 40],
    [{ verb: 'closed' }, 40],
    [{ record: 'vehicle:997' }, 20],
    [{ from: '2021-03-01', to: '2021-03-02' }, 20],
    [{ kind: 'vehicle', from: '2021-03-01', to: '2021-06-02' }, 20],
    [{ search: 'sturmwarnung' }, 120],
  ] as const) {
    const plan = await planOf(asked)
    expect([asked, plan.scans, plan.blocks <= most, plan.blocks]).toEqual([asked, false, true, plan.blocks])
  }
  expect((await planOf({ search: 'K7Q2XH4M' }, ['booking:17'])).scans).toBe(false)
})

test('What can be chosen is found without reading it all.', async () => {
  const { kinds, actions } = await readChoices(it.appSql)
  expect([kinds, actions]).toEqual([
    ['booking', 'vehicle'],
    ['booking.move', 'vehicle.block'],
  ])
})
