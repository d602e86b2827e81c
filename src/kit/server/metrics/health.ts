import { ProblemError } from '#kit/shared/problem.ts'
import type { Server } from '../http/http.ts'
import type { Live } from '../live/live.ts'
import type { Sql } from '../postgres/db.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can reach the migrated database, has told the others of itself, and is
 * not about to stop.
 */
export function healthRoutes(app: Server, { sql, live }: { sql: Sql; live: Pick<Live, 'hasSettled'> }): void {
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'))

  app.get('/readyz', async (_request, reply) => {
    if (app.leaving) throw new ProblemError(503, 'LEAVING', 'This process is about to stop', { retryAfter: 1 })
    if (!live.hasSettled) throw new ProblemError(503, 'STARTING', 'This process has just begun', { retryAfter: 1 })
    await sql`SELECT max(number) FROM migrations`
    return reply.type('text/plain').send('ok\n')
  })
}
