import { join } from 'node:path'
import { root } from '../scripts/prepare.mjs'
import { type Place, type Program, until } from './place.ts'

export const rootAccount = { email: 'root@sternsinger.example', password: 'root-of-cluster' }

/** Seconds that an application that is to end goes on answering, while HAProxy finds out. */
const shutdownDelay = 4

export type App = {
  name: string
  port: number
  start: () => Promise<void>
  /** Waits until it takes requests and answers after how many seconds. */
  ready: () => Promise<number>
  kill: () => Promise<void>
  /** As an update of the software does it. */
  stop: () => Promise<void>
}

export type Ports = { web: number; database: number; apps: number[]; nodes: number[]; apis: number[] }

/** HAProxy with the file of the installation: browsers come in on `web`, applications reach the primary by `database`. */
export async function startHaproxy(place: Place, { web, database, apps, nodes, apis }: Ports): Promise<Program> {
  const at = (port = 0) => `127.0.0.1:${port}`
  return place.start({
    name: 'haproxy',
    program: 'haproxy',
    args: ['-db', '-f', join(root, 'deploy/haproxy/haproxy.cfg')],
    env: {
      WEB_BIND: at(web),
      DB_BIND: at(database),
      APP_1: at(apps[0]),
      APP_2: at(apps[1]),
      DB_1: at(nodes[0]),
      DB_2: at(nodes[1]),
      DB_1_API_PORT: String(apis[0]),
      DB_2_API_PORT: String(apis[1]),
    },
  })
}

/** The built product, as `npm start` runs it with these settings. */
export async function prepareApp(
  place: Place,
  name: string,
  { port, publicUrl, databaseUrl, smtpUrl }: { port: number; publicUrl: string; databaseUrl: string; smtpUrl: string },
): Promise<App> {
  const dataDir = await place.directory(name, 0o711)
  let program: Program | undefined
  const start = async () => {
    program = await place.start({
      name,
      program: process.execPath,
      args: [join(root, 'build/server.js')],
      asCaller: true,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        TRUSTED_PROXIES: '127.0.0.1',
        SHUTDOWN_DELAY: String(shutdownDelay),
        SMTP_URL: smtpUrl,
        ROOT_EMAIL: rootAccount.email,
        ROOT_PASSWORD: rootAccount.password,
        BACKUPS: 'off',
        VIES_API_BASE: 'off',
      },
    })
  }
  const ready = async () => {
    const since = performance.now()
    const isReady = await until(`${name} ready`, 60, async () => {
      if (!program?.isRunning()) return 'ended'
      return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
    })
    if (isReady === 'ended') throw new Error(`${name} ended by itself`)
    return (performance.now() - since) / 1000
  }
  const kill = async () => {
    program?.kill('SIGKILL')
    await program?.ended
  }
  const stop = async () => {
    program?.kill('SIGTERM')
    await program?.ended
  }
  return { name, port, start, ready, kill, stop }
}
