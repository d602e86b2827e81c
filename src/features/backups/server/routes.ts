import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { answer, sent } from '#kit/server/http/answer.ts'
import { audit, authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { wallClock } from '#kit/shared/day.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { downloadNameOf } from '../rules.ts'
import { dropOldFiles } from './commands/files.ts'
import { BackupRuns } from './commands/run.ts'
import { cancel, claim, machine } from './commands.ts'
import { nightlyBackup } from './jobs.ts'
import { directoryOf, FileList } from './queries/files.ts'
import { isMade, readRecent } from './queries.ts'

export function backupRoutes(app: Server, context: Context): void {
  const { sql, env, clock, live, log } = context
  const directory = directoryOf(env)
  const files = new FileList(directory)
  const encrypted = env.backupKeys.length > 0
  const runs = new BackupRuns(context)
  app.jobs.push(nightlyBackup(context, runs))
  app.addHook('preClose', () => runs.stop())

  route(app, calls.listBackups, async () => {
    const { day } = wallClock(env.timeZone, clock())
    const [recent, made, found] = await Promise.all([readRecent(sql), isMade(sql, day), files.read()])
    return { due: !made, day, recent: [...recent], files: found, directory, machine, encrypted, schedule: env.backups }
  })

  route(app, calls.startBackup, async ({ body: { kind }, caller }) => {
    const claimed = await claim(context, { kind, caller })
    if (!claimed) throw taken(kind)
    await live.changed('backups')
    if (kind !== 'kept') return answer(201, { id: claimed.id, claim: claimed.token })
    void runs
      .keep(claimed.token, kind)
      .then(() => dropOldFiles(directory, env.backups, env.timeZone))
      .catch((error: unknown) => log.warn({ err: error }, 'a backup was not kept'))
    return answer(201, { id: claimed.id, claim: null })
  })

  route(app, calls.fetchBackupFiles, async ({ query, caller, reply }) => {
    const kind = query.manual ? 'download' : 'automatic'
    const token = query.claim ?? (await claim(context, { kind, caller }))?.token
    if (!token) throw taken(kind)
    const zip = await runs.download(token, () => finished(reply.raw))
    if (!zip) throw new ProblemError(409, 'CLAIM_USED', 'This download was begun already, or too long ago')
    attach(reply, downloadNameOf(clock(), encrypted)).send(zip)
    return sent
  })

  route(app, calls.cancelBackup, (call) =>
    writing(context, 'backups')(call, async (writes) => {
      if (!(await cancel(writes, call.params.id)))
        throw new ProblemError(409, 'NOT_UNDER_WAY', 'This backup is not under way any more')
    }),
  )

  route(app, calls.downloadBackup, async ({ params: { name }, caller, reply }) => {
    const path = join(directory, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) throw notFound('This backup is not here any more')
    await audit(sql, authorOf(caller, context), 'backup.fetch', 'backup:file', { file: name })
    attach(reply, name).header('content-length', found.size).send(createReadStream(path))
    return sent
  })
}

const taken = (kind: string) =>
  kind === 'automatic'
    ? new ProblemError(409, 'BACKED_UP_TODAY', "Today's backup was made already, or is under way")
    : new ProblemError(409, 'BACKUP_UNDER_WAY', 'Such a backup is under way already')

const attach = (reply: FastifyReply, name: string) =>
  reply.headers({
    'content-type': name.endsWith('.age') ? 'application/octet-stream' : 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    // A proxy that kept all of it before passing it on would have to find room for it.
    'x-accel-buffering': 'no',
  })
