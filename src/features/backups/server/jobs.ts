import type { Context } from '#kit/server/http/context.ts'
import type { Job } from '#kit/server/work/jobs.ts'
import { isDue } from '../rules.ts'
import { dropOldFiles } from './commands/files.ts'
import type { BackupRuns } from './commands/run.ts'
import { claim, forgetOld, machine } from './commands.ts'
import { directoryOf, findFiles } from './queries/files.ts'
import { failedLately } from './queries.ts'

/**
 * Each machine keeps a backup of each night in its own DATA_DIR, one machine after the other. After a failure it tries
 * again an hour later.
 */
export function nightlyBackup(context: Context, runs: BackupRuns): Job {
  const { sql, env, clock } = context
  const directory = directoryOf(env)
  return {
    name: 'nightly backup',
    everySeconds: 300,
    onEachMachine: true,
    async run() {
      if (!env.backups.on) return
      if (!isDue(await findFiles(directory), clock(), env.timeZone) || (await failedLately(sql, machine))) return
      const claimed = await claim(context, { kind: 'nightly' })
      if (!claimed) return
      await runs.keep(claimed.token, 'nightly')
      await dropOldFiles(directory, env.backups, env.timeZone)
      await forgetOld(sql)
      await context.live.changed('backups')
    },
  }
}
