import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { type AppOptions, buildApp } from '#app'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { addUser, ensureRoot } from '#features/sign-in/server/commands.ts'
import { type Connection, connect, type Sql } from '#kit/server/db.ts'
import { asRole } from '#kit/server/db-role.ts'
import { type Env, readEnv } from '#kit/server/env.ts'
import type { Server } from '#kit/server/http.ts'
import { Live } from '#kit/server/live.ts'
import { Browser } from './browser.ts'
import { templateName } from './database.ts'

export const rootCode = '24680'
export const testPassword = 'lake and pier'

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
}

export const roles = ['root', 'admin', 'employee', 'demo'] as const
export type Role = (typeof roles)[number]

const addresses: Readonly<Record<Role, string>> = {
  root: 'root@sternsinger.example',
  admin: 'admin@rental.example',
  employee: 'employee@rental.example',
  demo: 'demo@rental.example',
}

/** An empty database of its own for the test file; goes away with it. */
export async function createDatabase(): Promise<Connection> {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect(server, { max: 1 })
  await admin`CREATE DATABASE ${admin(database)} TEMPLATE ${admin(templateName)}`
  afterAll(async () => {
    await admin`DROP DATABASE ${admin(database)} WITH (FORCE)`
    await admin.end()
  })
  return { ...server, database }
}

/** The application on a database of its own with one account of each role, called through its front door. */
export async function buildTestApp(settings: NodeJS.ProcessEnv = {}, more: Partial<AppOptions> = {}): Promise<TestApp> {
  const connection = await createDatabase()
  const sql = connect(connection, { max: 10 })
  const appConnection = asRole(connection, applicationRole.name)
  const appSql = connect(appConnection, { max: 20 })
  await addAccounts(sql)
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', ...settings })
  const live = new Live(appConnection)
  await live.start()
  let now = Temporal.Instant.from(mondayMorning)
  const app = await buildApp({
    env,
    sql: appSql,
    live,
    clock: () => now,
    rootVerificationCode: rootCode,
    linkKey: 'a key that only the tests sign their links with',
    testAccount: null,
    underTest: true,
    ...more,
  })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await live.stop()
    await Promise.all([appSql.end(), sql.end()])
  })
  const visitor = () => new Browser(app)
  const signedIn = async (role: Role) => {
    const browser = visitor()
    const answer = await browser.post('/api/rere_login/', { email: addresses[role], password: testPassword })
    if (answer.status !== 200) throw new Error(`${role} could not sign in: ${answer.text}`)
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
  return { app, sql, appSql, env, live, connection, visitor, signedIn, runJob, setNow }
}

async function addAccounts(sql: Sql) {
  await ensureRoot(sql, { email: addresses.root, password: testPassword, name: 'Sternsinger' }, { mayReset: true })
  const names = { password: testPassword, firstName: 'Jonas', lastName: 'Pier' }
  await addUser(sql, { ...names, email: addresses.admin, admin: true })
  await addUser(sql, { ...names, email: addresses.employee })
  await addUser(sql, { ...names, email: addresses.demo, demo: true })
}
