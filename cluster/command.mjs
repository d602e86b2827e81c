import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildIfStale, inProjectNode } from '../scripts/prepare.mjs'
import { giveUp, step } from '../scripts/terminal.mjs'

/** What the test needs beside the project: Debian's packages and the program by which each is known to be there. */
const needed = {
  etcd: ['etcd-server', '/usr/bin/etcd'],
  haproxy: ['haproxy', '/usr/sbin/haproxy'],
  patroni: ['patroni', '/usr/bin/patroni'],
  etcdOfPatroni: ['python3-etcd', '/usr/lib/python3/dist-packages/etcd'],
  postgresql: ['postgresql-15', '/usr/lib/postgresql/15/bin/postgres'],
}

await inProjectNode(import.meta.url)
process.env.PATH = `${process.env.PATH}:/usr/sbin:/sbin`
if (process.platform !== 'linux') giveUp('The test of many machines runs on Linux only')
await provideServers()
await buildIfStale()
const { testCluster } = await import('./run.ts')
const { passed, failed } = await testCluster()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Installs what is missing where that can be done without asking. Services that the packages bring are not started. */
async function provideServers() {
  const missing = () => Object.values(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const names = missing()
  if (names.length === 0) return
  await step(`Installing ${names.join(', ')}`, async () => install(names))
  if (missing().length > 0)
    giveUp(
      `This test needs Debian's packages ${missing().join(', ')}: please install them (apt-get install ${names.join(' ')})`,
    )
}

function install(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // Packages leave their services alone on a machine that is starting or halting.
  const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1']
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const [program, ...args] = [...asRoot, ...settings, 'apt-get', ...command]
    spawnSync(program, args, { stdio: 'ignore' })
  }
}
