import { readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../scripts/prepare.mjs'
import { type Place, type Program, until } from './place.ts'

const postgresBin = '/usr/lib/postgresql/15/bin'

export const databasePassword = 'of-the-application'

/** What Patroni says of a node. */
export type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number }

export type Node = {
  name: string
  port: number
  apiPort: number
  start: () => Promise<void>
  /** What the death of its machine does to it: Patroni and every process of PostgreSQL are gone, without a word. */
  die: () => Promise<void>
  /** All of them stand still, with their connections open, until `start`. */
  freeze: () => Promise<void>
  end: () => Promise<void>
}

/** etcd, with the settings of the installation. */
export async function startEtcd(place: Place, client: number, peer: number): Promise<string> {
  const dataDir = await place.directory('etcd')
  const shared = parseEnv(await readFile(join(root, 'deploy/etcd/etcd.env'), 'utf8')) as Record<string, string>
  await place.start({
    name: 'etcd',
    program: 'etcd',
    args: [],
    env: {
      ...shared,
      ETCD_NAME: 'etcd1',
      ETCD_DATA_DIR: dataDir,
      ETCD_LISTEN_CLIENT_URLS: local(client),
      ETCD_ADVERTISE_CLIENT_URLS: local(client),
      ETCD_LISTEN_PEER_URLS: local(peer),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: local(peer),
      ETCD_INITIAL_CLUSTER: `etcd1=${local(peer)}`,
    },
  })
  await until('etcd', 20, async () => (await fetch(`${local(client)}/health`)).ok)
  return `127.0.0.1:${client}`
}

const local = (port: number) => `http://127.0.0.1:${port}`

export async function prepareNode(
  place: Place,
  name: string,
  { port, apiPort, etcd }: { port: number; apiPort: number; etcd: string },
): Promise<Node> {
  const home = await place.directory(name)
  const dataDir = join(home, 'data')
  const config = await configure(place, home)
  let patroni: Program | undefined
  const start = async () => {
    patroni = await place.start({
      name,
      program: 'patroni',
      args: [config],
      // Patroni takes PostgreSQL with it when it is asked to end.
      orphaned: 'INT',
      env: {
        PATH: `${postgresBin}:/usr/sbin:/usr/bin:/sbin:/bin`,
        PATRONI_NAME: name,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: dataDir,
        PATRONI_POSTGRESQL_BIN_DIR: postgresBin,
        PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${apiPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${apiPort}`,
        PATRONI_ETCD_HOSTS: etcd,
        PATRONI_SUPERUSER_PASSWORD: 'of-postgres',
        PATRONI_REPLICATION_PASSWORD: 'of-the-replicas',
        PATRONI_REWIND_PASSWORD: 'of-the-rewinder',
        DATABASE_PASSWORD: databasePassword,
        CREATE_DATABASE: join(root, 'deploy/patroni/create-database.sh'),
      },
    })
  }
  /** Patroni, the postmaster and what it has forked. */
  const processes = async () => {
    const postmaster = await postmasterOf(dataDir)
    const postgres = postmaster ? [postmaster, ...(await childrenOf(postmaster))] : []
    return patroni?.isRunning() ? [patroni.pid, ...postgres] : postgres
  }
  const signal = async (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of await processes()) send(pid, name)
  }
  let frozen = false
  const thaw = async () => {
    frozen = false
    await signal('SIGCONT')
  }
  return {
    name,
    port,
    apiPort,
    start: () => (frozen ? thaw() : start()),
    die: async () => {
      await signal('SIGKILL')
      await patroni?.ended
    },
    freeze: async () => {
      frozen = true
      await signal('SIGSTOP')
    },
    end: async () => {
      if (frozen) await thaw()
      await patroni?.end(30)
      await signal('SIGKILL')
    },
  }
}

/** The file of the installation, and where else than in /var/run/postgresql the socket is: only `postgres` may write there. */
async function configure(place: Place, home: string): Promise<string> {
  const directory = await place.directory(`${basename(home)}-config`, 0o755)
  await symlink(join(root, 'deploy/patroni/patroni.yml'), join(directory, '1-installation.yml'))
  const socket = JSON.stringify({ postgresql: { parameters: { unix_socket_directories: home } } })
  await writeFile(join(directory, '2-socket.yml'), socket)
  return directory
}

/** The process id of the PostgreSQL that runs on a data directory. */
async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const [pid] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const isOurs = pid && (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(dataDir)
  return isOurs ? Number(pid) : undefined
}

const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It was quicker.
  }
}

/** The nodes, as one of them sees them. */
export async function membersOf({ apiPort }: Node): Promise<Member[]> {
  const response = await fetch(`${local(apiPort)}/cluster`, { signal: AbortSignal.timeout(2000) })
  return ((await response.json()) as { members: Member[] }).members
}

/** Waits for a primary with a replica that has everything it has. */
export async function inStep(seen: Node, seconds: number): Promise<{ primary: string; replica: string }> {
  return until('a primary with a synchronous replica', seconds, async () => {
    const members = await membersOf(seen)
    const primary = members.find(({ role, state }) => role === 'leader' && state === 'running')
    const replica = members.find(({ role, state }) => role === 'sync_standby' && state === 'running')
    return primary && replica && { primary: primary.name, replica: replica.name }
  })
}
