import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type AppOptions, buildApp } from '#app'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { sessionCookie } from '#features/sign-in/server/routes.ts'
import type { Server } from '#kit/server/http/http.ts'
import { Live } from '#kit/server/live/live.ts'
import type { NameServer } from '#kit/server/outbound/name-server.ts'
import { type Connection, connect, type Sql } from '#kit/server/postgres/db.ts'
import { asRole } from '#kit/server/postgres/db-role.ts'
import { randomToken, sha256 } from '#kit/server/security/secret.ts'
import { fullName } from '#kit/server/security/session.ts'
import { type Env, readEnv } from '#kit/server/settings/env.ts'
import { addresses, type Role, testPassword } from './accounts.ts'
import { afterFile } from './after-file.ts'
import { Browser } from './browser.ts'
import { templates } from './database.ts'

export { type Role, roles, testPassword } from './accounts.ts'

export const rootCode = '24680'
/** Of the accounts in the sample data. */
export const sampleCredentials = {
  rootPassword: testPassword,
  rootVerificationCode: rootCode,
  adminPassword: testPassword,
  employeePassword: testPassword,
  demoPassword: testPassword,
  artistPassword: testPassword,
}

/** Monday morning, 5:00 UTC, in early June: the boats are open from 9, nothing has passed. */
export const mondayMorning = '2026-06-01T05:00:00Z'

export type TestApp = {
  app: Server
  /** Of the owner of the tables, who may do anything. */
  sql: Sql
  /** What the application works with: under its role. */
  appSql: Sql
  env: Env
  live: Live
  connection: Connection
  /** A new visitor's browser; `signedIn` with a role has its session. */
  visitor: () => Browser
  signedIn: (role: Role) => Promise<Browser>
  /** One turn of a job of the application. */
  runJob: (name: string) => Promise<void>
  /** Sets the clock of the business. */
  setNow: (instant: string) => void
  clock: () => Temporal.Instant
}

/** A database of its own for the test file, empty but for what its template has; goes away with it. */
export async function createDatabase(template = templates.empty): Promise<Connection> {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect(server, { max: 1 })
  await admin`CREATE DATABASE ${admin(database)} TEMPLATE ${admin(template)}`
  afterFile(async () => {
    await admin`DROP DATABASE ${admin(database)} WITH (FORCE)`
    await admin.end()
  })
  return { ...server, database }
}

/** A name server that knows nobody. */
const noNames: NameServer = { texts: async () => [], addresses: async () => [], namesOf: async () => [] }

/**
 * The application on a database with one account of each role, called through its front door. The database is its own,
 * or that of another one, as if this were a second machine.
 */
export async function buildTestApp(
  settings: NodeJS.ProcessEnv = {},
  more: Partial<AppOptions> = {},
  other?: Pick<TestApp, 'connection'>,
): Promise<TestApp> {
  const connection = other?.connection ?? (await createDatabase(templates.withAccounts))
  const sql = connect(connection, { max: 10 })
  const appConnection = asRole(connection, applicationRole.name)
  const appSql = connect(appConnection, { max: 20 })
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', VIES_API_BASE: 'off', ...settings })
  const live = new Live(appConnection)
  await live.start()
  let now = Temporal.Instant.from(mondayMorning)
  const clock = () => now
  const app = await buildApp({
    env,
    sql: appSql,
    live,
    clock,
    rootVerificationCode: rootCode,
    linkKey: 'a key that only the tests sign their links with',
    testAccount: null,
    underTest: true,
    names: noNames,
    ...more,
  })
  await app.ready()
  afterFile(async () => {
    await app.close()
    await live.stop()
    await Promise.all([appSql.end(), sql.end()])
  })
  const visitor = () => new Browser(app)
  // Signing in has tests of its own, and hashing takes its time.
  const signedIn = async (role: Role) => {
    const token = randomToken()
    const started = await sql`
      INSERT INTO sessions (token_hash, user_id)
      SELECT ${sha256(token)}, id FROM users WHERE email = ${addresses[role]} AND active RETURNING 1`
    if (started.length === 0) throw new Error(`${role} cannot sign in`)
    const browser = visitor()
    browser.cookies.set(fullName(sessionCookie, env.publicUrl), token)
    return browser
  }
  const runJob = async (name: string) => {
    const job = app.jobs.find((one) => one.name === name)
    if (!job) throw new Error(`there is no job ${name}`)
    await job.run()
  }
  const setNow = (instant: string) => {
    now = Temporal.Instant.from(instant)
  }
  return { app, sql, appSql, env, live, connection, visitor, signedIn, runJob, setNow, clock }
}
