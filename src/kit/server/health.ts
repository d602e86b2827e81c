import type { Sql } from './db.ts'
import type { Server } from './http.ts'

/** `/healthz`: the process lives. `/readyz`: it can reach the migrated database. */
export function healthRoutes(app: Server, { sql }: { sql: Sql }): void {
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'))

  app.get('/readyz', async (_request, reply) => {
    await sql`SELECT max(number) FROM migrations`
    return reply.type('text/plain').send('ok\n')
  })
}
