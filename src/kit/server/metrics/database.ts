import type { Sql } from '../postgres/db.ts'
import type { Readings } from './readings.ts'

const metrics = {
  database_roundtrip_seconds: {
    help: 'Time of the smallest statement, the wait for a free connection of the pool of this process included',
  },
} as const

/** How long the database takes to say anything at all. What is busy here is a pool of connections, or the way there. */
export const databaseRoundtrip = (sql: Sql): Readings<keyof typeof metrics> => ({
  subject: 'database_roundtrip',
  metrics,
  async read() {
    const before = performance.now()
    await sql`SELECT 1`
    return { database_roundtrip_seconds: (performance.now() - before) / 1000 }
  },
})

const stateMetrics = {
  database_connections: {
    help: 'Connections of all processes of the product, by what they are doing (unknown where the account may not see it)',
    label: 'state',
  },
  database_connections_limit: { help: 'Connections that PostgreSQL takes from everybody together' },
  database_size_bytes: { help: 'Size of the database on disk' },
  database_oldest_transaction_seconds: {
    help: 'Age of the oldest transaction of the product, where the account may see it',
  },
} as const

type DatabaseState = {
  active: number
  idle: number
  inTransaction: number
  unknown: number
  limit: number
  size: number
  oldest: number
}

/** What the database says of itself and of everybody who uses it for the product. */
export const databaseState = (sql: Sql): Readings<keyof typeof stateMetrics> => ({
  subject: 'database_state',
  metrics: stateMetrics,
  async read() {
    const [row] = await sql<[DatabaseState]>`
      SELECT count(*) FILTER (WHERE state IN ('active', 'fastpath function call')) AS active,
             count(*) FILTER (WHERE state = 'idle') AS idle,
             count(*) FILTER (WHERE starts_with(state, 'idle in transaction')) AS "inTransaction",
             count(*) FILTER (WHERE state IS NULL OR state = 'disabled') AS unknown,
             current_setting('max_connections')::int AS limit,
             pg_database_size(current_database()) AS size,
             coalesce(extract(epoch FROM now() - min(xact_start)), 0)::float8 AS oldest
      FROM pg_stat_activity WHERE datname = current_database() AND starts_with(application_name, 'sternsinger')`
    const { active, idle, inTransaction, unknown, limit, size, oldest } = row
    return {
      database_connections: { active, idle, 'in transaction': inTransaction, unknown },
      database_connections_limit: limit,
      database_size_bytes: size,
      database_oldest_transaction_seconds: oldest,
    }
  },
})
