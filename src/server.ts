import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '#app'
import { rentalTill } from '#features/cash-register/export/rules/receipts.ts'
import { applicationRole } from '#features/cash-register/server/tables.ts'
import { ensureRoot, shareSecrets } from '#features/sign-in/server/commands.ts'
import { settingsDecideRoot } from '#features/sign-in/server/policy.ts'
import { findRootEmail, findTestAccount, knownAddresses } from '#features/sign-in/server/queries.ts'
import type { Server } from '#kit/server/http/http.ts'
import { listen } from '#kit/server/http/listen.ts'
import { Live } from '#kit/server/live/live.ts'
import { MailWorker } from '#kit/server/mail/worker.ts'
import { gatherWorkersMetrics } from '#kit/server/metrics/cluster.ts'
import { migrate } from '#kit/server/migrations/migrate.ts'
import { type Connection, connect, type Sql } from '#kit/server/postgres/db.ts'
import { asRole, prepareRole } from '#kit/server/postgres/db-role.ts'
import { checkPooledDatabase, reachOutsideDatabase } from '#kit/server/postgres/outside-database.ts'
import { startPostgres } from '#kit/server/postgres/postgres.ts'
import { type Credentials, keepInForce, readCredentials } from '#kit/server/security/credentials.ts'
import { randomToken } from '#kit/server/security/secret.ts'
import { type Env, readEnv } from '#kit/server/settings/env.ts'
import { StartError } from '#kit/server/settings/start-error.ts'
import { openSigner } from '#kit/server/tse/open-signer.ts'
import { startJobs } from '#kit/server/work/jobs.ts'
import { loadSampleData, sampleAddresses } from '../db/sample-data/load.ts'

const projectDir = join(import.meta.dirname, '..')
const say = (text: string) => console.log(text)

/** Told to the web processes, which know nothing of the embedded PostgreSQL and of the files of DATA_DIR. */
type WebOptions = {
  connection: Connection
  linkKey: string
  rootVerificationCode: string
  testAccount: { email: string; password: string } | null
}

try {
  if (cluster.isWorker) await serve(readEnv(process.env), JSON.parse(process.env.WEB_OPTIONS as string) as WebOptions)
  else await start(readEnv(process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Brings everything up: database, migrations, accounts, sample data, then the web. */
async function start(env: Env): Promise<void> {
  const { connection, stop: stopDatabase } = await openDatabase(env)
  try {
    const credentials = await readCredentials(env.dataDir, env)
    const data = await prepareData(env, connection, credentials)
    await keepInForce(env.dataDir, data.inForce)
    const options = {
      connection: data.appConnection,
      linkKey: data.linkKey,
      rootVerificationCode: data.rootVerificationCode,
      testAccount: data.testAccount,
    }
    const stopWeb = env.workers === 1 ? await serve(env, options) : await serveInWorkers(env, options)
    onceTold(env, async () => {
      await stopWeb()
      await stopDatabase()
    })
    announce(env, data.accounts, credentials.made.includes('rootVerificationCode') && data.rootVerificationCode)
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

async function openDatabase(env: Env): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (!env.databaseUrl) return startPostgres({ dataDir: env.dataDir, onStatus: (status) => say(`${status} …`) })
  await reachOutsideDatabase(env.databaseUrl)
  return { connection: { url: env.databaseUrl }, stop: async () => {} }
}

type Made = Awaited<ReturnType<typeof readCredentials>>

type Account = {
  role: string
  email: string
  /** Undefined unless it was made just now. */
  password: string | undefined
}

async function prepareData(env: Env, connection: Connection, credentials: Made) {
  const sql = connect(connection, { max: 2 })
  try {
    const { applied, ahead } = await migrate(sql, join(projectDir, 'db/migrations'), { say })
    if (applied.length > 0) say(`applied ${applied.length === 1 ? applied[0] : `${applied.length} migrations`}`)
    const appConnection = await forApplication(sql, connection, env, { isOutdated: ahead.length > 0 })
    const root = { email: env.rootEmail, password: credentials.rootPassword, name: env.business.name }
    const isRoots = await ensureRoot(sql, root, { mayReset: settingsDecideRoot(env) })
    const loaded = env.sampleData && (await loadSampleData(sql, join(projectDir, 'db/sample-data'), env, credentials))
    if (loaded) say('loaded the sample data')
    const { rootVerificationCode, demoPassword, linkKey } = await shareSecrets(sql, {
      rootVerificationCode: credentials.rootVerificationCode,
      demoPassword: credentials.demoPassword,
      linkKey: randomToken(),
    })
    const rootEmail = await findRootEmail(sql)
    const email = await findTestAccount(sql)
    const isThere = await knownAddresses(sql, Object.values(sampleAddresses))
    const { made } = credentials
    const rootIsNew = isRoots && made.includes('rootPassword')
    const accounts: Account[] = [
      { role: 'root', email: rootEmail ?? env.rootEmail, password: rootIsNew ? credentials.rootPassword : undefined },
    ]
    return {
      appConnection,
      linkKey,
      rootVerificationCode: env.rootVerificationCode ?? rootVerificationCode,
      testAccount: email === undefined ? null : { email, password: demoPassword },
      accounts: [
        ...accounts,
        ...(email === undefined
          ? []
          : sampleAccounts(credentials, loaded && made.includes('adminPassword')).filter((one) => isThere(one.email))),
      ],
      inForce: {
        rootPassword: isRoots && credentials.rootPassword,
        rootVerificationCode,
        demoPassword: email !== undefined && demoPassword,
        ...inForceOfSample(credentials, loaded),
      },
    }
  } finally {
    await sql.end()
  }
}

/** How the web processes connect: under a role that can add to the till's ledger and not change it. */
async function forApplication(
  sql: Sql,
  connection: Connection,
  env: Env,
  { isOutdated }: { isOutdated: boolean },
): Promise<Connection> {
  const { refused } = await prepareRole(sql, {
    ...applicationRole,
    login: !('url' in connection),
    keepOthers: isOutdated,
  })
  if (refused === undefined) {
    if (env.databasePoolUrl) await checkPooledDatabase(env.databasePoolUrl, sql, applicationRole.name)
    return asRole(connection, applicationRole.name)
  }
  say(`
  Warning: the account of DATABASE_URL may not make the role ${applicationRole.name} (${refused}).
  The till's ledger is then protected by its triggers only, which the owner of the tables could remove. Please let the
  account make roles, or make this one: CREATE ROLE ${applicationRole.name}; GRANT ${applicationRole.name} TO the account.
`)
  return connection
}

function sampleAccounts(credentials: Credentials, made: boolean): Account[] {
  return [
    { role: 'admin', email: sampleAddresses.admin, password: credentials.adminPassword },
    { role: 'employee', email: sampleAddresses.employee, password: credentials.employeePassword },
    { role: 'artist', email: sampleAddresses.artist, password: credentials.artistPassword },
    { role: 'test account', email: sampleAddresses.test, password: credentials.demoPassword },
  ].map((account) => (made ? account : { ...account, password: undefined }))
}

/** Only who loads the sample data gives its accounts their passwords: those that are made afterwards open nothing. */
function inForceOfSample(credentials: Made, loaded: boolean) {
  const own = ['adminPassword', 'employeePassword', 'artistPassword'] as const
  const told = own.filter((name) => loaded || credentials.made.includes(name))
  return Object.fromEntries(told.map((name) => [name, loaded && credentials[name]]))
}

/** One web process: HTTP, mails and jobs. Gives back how to stop it without breaking anything off. */
async function serve(
  env: Env,
  { connection, linkKey, rootVerificationCode, testAccount }: WebOptions,
): Promise<() => Promise<void>> {
  const live = new Live(connection)
  const pool: Connection = env.databasePoolUrl ? { url: env.databasePoolUrl, pooled: true } : connection
  const sql = connect(pool, { max: 10, onClose: () => live.inDoubt() })
  const tse = openSigner(env, connection, rentalTill)
  const app = await buildApp({
    env,
    signer: tse.signer,
    sql,
    live,
    clock: Temporal.Now.instant,
    linkKey,
    rootVerificationCode,
    testAccount,
    pagesDir: join(projectDir, 'build/client'),
  })
  const mails = new MailWorker({ env, sql, live, log: app.log })
  app.circuits.push(...tse.circuits, ...(env.smtpUrl ? [mails.circuit] : []))
  const locks = connect(connection, { max: 4, name: 'sternsinger-jobs' })
  await app.ready()
  // Others wait for whoever takes part: from here on it has time for them.
  await live.start()
  const close = await listenAt(app, env)
  mails.start()
  const stopJobs = startJobs(app.jobs, { locks, log: app.log })
  const stop = async () => {
    // A proxy in front sees it at /readyz and asks elsewhere, before anything is refused here.
    app.leaving = true
    await sleep(env.shutdownDelay * 1000)
    await close()
    await Promise.all([mails.stop(), stopJobs()])
    await Promise.all([live.stop(), locks.end({ timeout: 5 }), sql.end({ timeout: 5 }), tse.close()])
  }
  if (cluster.isWorker) onceTold(env, stop)
  return stop
}

async function listenAt(app: Server, { port, host }: Env): Promise<() => Promise<void>> {
  try {
    return await listen(app, { port, host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'EADDRINUSE'
        ? 'another program is using it'
        : code === 'EACCES'
          ? 'this account may not use it'
          : message
    throw new StartError(`PORT ${port} on ${host} cannot be used: ${why}`)
  }
}

async function serveInWorkers(env: Env, options: WebOptions): Promise<() => Promise<void>> {
  let stopping = false
  const numbers = new Map<number, number>()
  const fork = (number: number) => {
    const worker = cluster.fork({ WEB_OPTIONS: JSON.stringify(options), WORKER: String(number) })
    numbers.set(worker.id, number)
    return worker
  }
  gatherWorkersMetrics()
  const workers = Array.from({ length: env.workers }, (_, index) => fork(index + 1))
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((done, fail) => {
          worker.once('listening', () => done())
          worker.once('exit', () => fail(new StartError('The web processes could not be started')))
        }),
    ),
  )
  cluster.on('exit', ({ id }) => {
    const number = numbers.get(id)
    numbers.delete(id)
    if (!stopping && number !== undefined) fork(number)
  })
  return async () => {
    stopping = true
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      running.map((worker) => {
        const ended = new Promise((done) => worker.once('exit', done))
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
  }
}

/** A signal to end does so in order, once; another one, or 30 seconds after SHUTDOWN_DELAY, end the process at once. */
function onceTold({ shutdownDelay }: Env, stop: () => Promise<void>): void {
  let told: number | undefined
  const end = () => {
    // Ctrl+C comes from the terminal and, a moment later, from npm.
    if (told !== undefined && performance.now() - told < 1000) return
    if (told !== undefined) process.exit(1)
    told = performance.now()
    setTimeout(() => process.exit(1), (shutdownDelay + 30) * 1000).unref()
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)
}

/** Passwords are shown once, when they are made, and those of the settings never. */
function announce({ publicUrl, dataDir }: Env, accounts: readonly Account[], rootCode: string | false): void {
  say(`
  Agency        ${publicUrl}/
  Boat rental   ${publicUrl}/RentalRevolution
  Sign in       ${publicUrl}/RentalRevolution/login
  Artist        ${publicUrl}/ArtAlley/login
  Mailbox       ${publicUrl}/internal/mailbox
  Calls         ${publicUrl}/api/docs/
`)
  for (const { role, email, password = '' } of accounts) say(`  ${role.padEnd(13)} ${email}  ${password}`)
  if (rootCode) say(`  ${'booking code'.padEnd(13)} ${rootCode} (root's)`)
  say(`\n  The generated passwords are kept in ${join(dataDir, 'credentials.txt')}\n`)
}
