import type { Context } from '#kit/server/http/context.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { instantOf, wallClock } from '#kit/shared/day.ts'
import { keptSince, type RetentionRule, retentionRules } from '../rules/retention.ts'
import { batchSize, noteRun, retentionWork } from './commands/retention.ts'

/** Batches of a rule in one turn: what is left is done the next day. */
const mostBatches = 20

/**
 * What has been kept long enough goes, once a day. It looks every hour, so that a process that is started anew each day
 * comes to it too.
 */
export function retention({ sql, live, clock, env }: Pick<Context, 'sql' | 'live' | 'clock' | 'env'>): Job {
  const dayOf = (at: string) => wallClock(env.timeZone, at).day

  async function apply(one: RetentionRule, now: Temporal.Instant) {
    const since = keptSince(one, dayOf(now.toString()))
    const before = instantOf(since, 0, env.timeZone).toString()
    const { work, topics } = retentionWork[one.rule]
    let rows = 0
    for (let batch = 0; batch < mostBatches; batch++) {
      const changed = await transaction(sql, async (tx) => {
        const done = await work(tx, before, since)
        await noteRun(tx, one.rule, now.toString(), { rows: done, isFirst: batch === 0 })
        return done
      })
      rows += changed
      if (changed < batchSize) break
    }
    if (rows > 0) await live.changed(...topics)
  }

  return {
    name: 'retention',
    everySeconds: 3600,
    async run() {
      const now = clock()
      const runs = await sql<{ rule: string; at: string }[]>`
        SELECT rule, to_char(ran_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at FROM retention_runs`
      const today = dayOf(now.toString())
      const due = retentionRules.filter(({ rule }) => !runs.some((run) => run.rule === rule && dayOf(run.at) === today))
      for (const one of due) await apply(one, now)
      if (due.length > 0) await live.changed('privacy')
    },
  }
}
