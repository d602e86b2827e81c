import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { someSale } from '#testing/till.ts'
import { bookedStatement, drawerStatement, takingsStatement } from './queries.ts'

const it = await buildTestApp()

test('A month among 100,000 receipts reads no other one.', async () => {
  const content = JSON.stringify(someSale().content)
  await it.sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`
    await tx`
      INSERT INTO till_entries (business, position, kind, receipt, closing, at, day, cashier, cash, income, content, previous_hash, hash)
      SELECT 'rental', n, CASE n % 100 WHEN 99 THEN 'closing' ELSE 'sale' END, n, n / 100, timestamptz '2020-01-01Z' + n * interval '15 minutes',
             (timestamptz '2020-01-01Z' + n * interval '15 minutes')::date, 'Ada', 350, 350, CASE n % 100 WHEN 99 THEN '{"closing":{"carried":0}}' ELSE ${content} END, '', ''
      FROM generate_series(1000, 100000) n`
  })
  await it.sql`VACUUM ANALYZE till_entries`
  type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
  for (const statement of [
    takingsStatement(it.sql, '2021-06-01', '2021-06-30'),
    bookedStatement(it.sql, '2021-06-01', '2021-06-30'),
    drawerStatement(it.sql, '2021-06-01'),
  ]) {
    const [row] = await it.sql<{ 'QUERY PLAN': [{ Plan: Plan & { 'Shared Hit Blocks': number } }] }[]>`
      EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`
    const plan = row?.['QUERY PLAN'][0].Plan
    expect(plan && nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'])).toEqual(
      [],
    )
    // Closings are looked through backwards, a day each.
    expect(plan?.['Shared Hit Blocks']).toBeLessThan(800)
  }
})
