import type { Db } from '#kit/server/postgres/db.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { Retention } from '../../contract.ts'
import { keptSince, retentionRules, termOf } from '../../rules/retention.ts'

/** The rules with what they did. */
export async function readRetention(db: Db, now: Temporal.Instant, timeZone: string): Promise<Retention[]> {
  const runs = await db<Pick<Retention, 'rule' | 'ran_at' | 'last_rows' | 'all_rows'>[]>`
    SELECT rule, to_char(ran_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ran_at, last_rows, all_rows FROM retention_runs`
  const { day } = wallClock(timeZone, now)
  return retentionRules.map((one) => ({
    rule: one.rule,
    title: one.title,
    after: termOf(one),
    outcome: one.outcome,
    why: one.why,
    before: keptSince(one, day),
    ran_at: null,
    last_rows: 0,
    all_rows: 0,
    ...runs.find(({ rule }) => rule === one.rule),
  }))
}
