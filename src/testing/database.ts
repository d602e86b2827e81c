import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { connect } from '#kit/server/db.ts'
import { prepareRole } from '#kit/server/db-role.ts'
import { migrate } from '#kit/server/migrate.ts'
import { type EmbeddedPostgres, startPostgres } from '#kit/server/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection']
  }
}

export const templateName = 'template_migrated'

/** One real PostgreSQL for a test run, with a migrated database from which every test file copies its own. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-test-'))
  const postgres = await startPostgres({ dataDir })
  const admin = connect(postgres.connection, { max: 1 })
  await admin`CREATE DATABASE ${admin(templateName)}`
  await admin.end()
  const template = connect({ ...postgres.connection, database: templateName }, { max: 1 })
  await migrate(template, 'db/migrations')
  await prepareRole(template, { ...applicationRole, login: true })
  await template.end()
  provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
