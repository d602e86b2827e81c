import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../settings/start-error.ts'
import { type Cluster, port, prepareCluster, superuser } from './cluster.ts'
import { lockDataDir, prepareDataDir } from './data-dir.ts'
import { namedByPidFile, stopPostmaster } from './left-over.ts'
import { spawnAs } from './program.ts'

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string }
  /** Process id of the running PostgreSQL; undefined while it is down. */
  pid: () => number | undefined
  /** How often it ended by itself and was started again. */
  restarts: () => number
  /** Ends all connections, writes everything to disk, stops PostgreSQL and lets go of the data directory. */
  stop: () => Promise<void>
}

/** Safe for what was committed, small in memory, and silent about the data: statements and rows are never logged. */
const configuration: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // It ends instead and is started anew: one that began again by itself on a full disk was seen to stop half way for good.
  restart_after_crash: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  work_mem: '8MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL that the product brings, on the files below `dataDir`, reachable through a unix socket only, and
 * keeps it running until it is stopped. Call it from the main thread. Throws a StartError with the reason for people.
 */
export async function startPostgres({
  dataDir,
  onStatus = () => {},
  connections = 120,
}: {
  dataDir: string
  /** At most, at a time. */
  connections?: number
  onStatus?: (status: string) => void
}): Promise<EmbeddedPostgres> {
  const home = await prepareDataDir(dataDir)
  const lock = await lockDataDir(home)
  try {
    const cluster = await prepareCluster(home, onStatus)
    const running = await keepRunning({ ...cluster, connections }, onStatus)
    const stop = async () => {
      await running.stop()
      await lock.release()
    }
    const connection = { host: cluster.socketDir, port, user: superuser, database: 'postgres' }
    return { ...running, connection, stop }
  } catch (error) {
    await lock.release()
    throw error
  }
}

type Postmaster = { child: ChildProcess; ended: Promise<unknown> }

type Limited = Cluster & { connections: number }

async function keepRunning(cluster: Limited, onStatus: (status: string) => void) {
  let current: Postmaster | undefined = await launch(cluster, onStatus)
  let restarts = 0
  const stopping = new AbortController()

  async function watch() {
    let pause = 100
    while (!stopping.signal.aborted) {
      const since = Date.now()
      await current?.ended
      current = undefined
      if (stopping.signal.aborted) return
      if (Date.now() - since > 60_000) pause = 100
      onStatus('PostgreSQL ended unexpectedly and is being restarted')
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      pause = Math.min(pause * 2, 5000)
      if (stopping.signal.aborted) return
      try {
        current = await launch(cluster, onStatus)
        restarts++
      } catch (error) {
        onStatus(error instanceof Error ? error.message : String(error))
      }
      if (stopping.signal.aborted && current) await shutDown(current)
    }
  }

  const watching = watch()
  const stop = async () => {
    stopping.abort()
    if (current) await shutDown(current)
    await watching
  }
  return { pid: () => current?.child.pid, restarts: () => restarts, stop }
}

/** Fast shutdown; immediate shutdown when that takes more than 10 seconds. Nothing committed is lost by either. */
async function shutDown({ child, ended }: Postmaster) {
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(timer)
}

/** For 30 seconds, what an earlier run left behind may still be going away. */
async function launch(cluster: Limited, onStatus: (status: string) => void): Promise<Postmaster> {
  for (const deadline = Date.now() + 30_000; ; ) {
    const named = await namedByPidFile(cluster.directory)
    if (named?.isOurs) {
      onStatus('waiting for the PostgreSQL of an earlier run to stop')
      await stopPostmaster(named.pid)
    }
    onStatus('starting the database')
    const log = await open(cluster.log, 'w')
    const postmaster = spawnPostmaster(cluster, log.fd, named)
    await log.close()
    if (await becomesReady(cluster, postmaster)) return postmaster
    const complaint = await readFile(cluster.log, 'utf8')
    const passing = /already exists|pre-existing shared memory block|is still in use/.test(complaint)
    if (!passing || Date.now() > deadline) {
      throw new StartError(`PostgreSQL could not be started: ${reasonIn(complaint) || 'see its log'} (${cluster.log})`)
    }
    await sleep(200)
  }
}

/** Why it ended, by its log; not what it told those who came too early. */
function reasonIn(log: string): string | undefined {
  const [worst] = [/PANIC: +(.*)/, /FATAL: +(?!the database system is)(.*)/].flatMap((one) => one.exec(log)?.[1] ?? [])
  return worst ?? log.trim().split('\n').at(-1)
}

function spawnPostmaster(
  cluster: Limited,
  log: number,
  named: { pid: number; isOurs: boolean } | undefined,
): Postmaster {
  const settings = Object.entries({
    ...configuration,
    max_connections: String(cluster.connections),
    unix_socket_directories: cluster.socketDir,
    port: String(port),
  })
  const args = ['-D', cluster.directory, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  // PostgreSQL ignores a pid file that names this process: here one that is alive, but another program by now.
  const thirdParty = named && !named.isOurs ? { PG_GRANDPARENT_PID: String(named.pid) } : {}
  const child = spawnAs(cluster.account, 'INT', cluster.programs.postgres, args, {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, TZ: 'UTC', ...thirdParty },
  })
  return { child, ended: once(child, 'exit').catch(() => {}) }
}

/** Waits as long as recovery takes. False when the process ended instead. */
async function becomesReady({ directory }: Cluster, { child, ended }: Postmaster): Promise<boolean> {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    await sleep(10)
  }
  return false
}
