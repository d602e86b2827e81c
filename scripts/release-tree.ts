import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectNode, root } from './prepare.mjs'

/** The software as it was at a commit, in a directory of its own, able to run. */
export type ReleaseTree = { directory: string; remove: () => Promise<void> }

/** Lays out a commit of this repository with the packages that it asks for. Its pages are not built: it answers calls. */
export async function layOut(commit: string): Promise<ReleaseTree> {
  const directory = await mkdtemp(join(tmpdir(), 'sternsinger-release-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  try {
    // The embedded PostgreSQL runs as an account of its own, which has to get in.
    await chmod(directory, 0o755)
    await unpack(commit, directory)
    if (packagesAreHere(directory)) await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
    else execFileSync('npm', ['ci', '--include=dev'], { cwd: directory, stdio: 'inherit' })
    await mkdir(join(directory, 'build/client/assets'), { recursive: true })
    return { directory, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function unpack(commit: string, directory: string): Promise<void> {
  const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const tar = spawn('tar', ['-x', '-C', directory], { stdio: [archive.stdout, 'ignore', 'inherit'] })
  const codes = await Promise.all(
    [archive, tar].map((child) => new Promise((done, fail) => child.once('error', fail).once('exit', done))),
  )
  if (codes.some((code) => code !== 0))
    throw new Error(`The commit ${commit} could not be laid out: is all of the history here?`)
}

type Lock = { packages: Record<string, { version?: string; optional?: boolean; dev?: boolean }> }
const readLock = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock

/** Whether what is installed for this version is, package for package, what that one asks for too. */
function packagesAreHere(directory: string): boolean {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readLock(record).packages
  return Object.entries(readLock(join(directory, 'package-lock.json')).packages).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

export type RunningRelease = {
  url: string
  /** All that it said. */
  output: () => string
  /** Tells it to end (SIGTERM) and waits until it has. */
  stop: () => Promise<void>
}

/** Starts the software in a directory; comes back when it answers. Throws with what it said where it ends before. */
export async function run(directory: string, port: number, settings: NodeJS.ProcessEnv): Promise<RunningRelease> {
  const child = spawn(projectNode, ['src/server.ts'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (isOver) throw new Error(said.trim())
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    url,
    output: () => said,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A port of loopback that nothing listens on. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
