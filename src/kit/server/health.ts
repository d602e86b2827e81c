import { ProblemError } from '#kit/shared/problem.ts'
import type { Sql } from './db.ts'
import type { Server } from './http.ts'

/** `/healthz`: the process lives. `/readyz`: it can reach the migrated database, and is not about to stop. */
export function healthRoutes(app: Server, { sql }: { sql: Sql }): void {
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'))

  app.get('/readyz', async (_request, reply) => {
    if (app.leaving) throw new ProblemError(503, 'LEAVING', 'This process is about to stop', { retryAfter: 1 })
    await sql`SELECT max(number) FROM migrations`
    return reply.type('text/plain').send('ok\n')
  })
}
