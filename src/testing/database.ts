import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { migrate } from '#kit/server/migrations/migrate.ts'
import { connect, type Sql } from '#kit/server/postgres/db.ts'
import { prepareRole } from '#kit/server/postgres/db-role.ts'
import { type EmbeddedPostgres, startPostgres } from '#kit/server/postgres/postgres.ts'
import { addAccounts } from './accounts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection']
  }
}

/** Databases to copy: migrated, and with an account of each role. */
export const templates = { empty: 'template_migrated', withAccounts: 'template_with_accounts' }

/** One real PostgreSQL for a test run, with a migrated database from which every test file copies its own. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-test-'))
  const postgres = await startPostgres({ dataDir, connections: 300 })
  const admin = connect(postgres.connection, { max: 1 })
  await admin`CREATE DATABASE ${admin(templates.empty)}`
  const inTemplate = async (database: string, work: (sql: Sql) => Promise<unknown>) => {
    const sql = connect({ ...postgres.connection, database }, { max: 1 })
    await work(sql)
    await sql.end()
  }
  await inTemplate(templates.empty, async (sql) => {
    await migrate(sql, 'db/migrations')
    await prepareRole(sql, { ...applicationRole, login: true })
  })
  await admin`CREATE DATABASE ${admin(templates.withAccounts)} TEMPLATE ${admin(templates.empty)}`
  await inTemplate(templates.withAccounts, addAccounts)
  await admin.end()
  provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
