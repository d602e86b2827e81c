import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mendPackages } from './mend.mjs'
import { giveUp, step } from './terminal.mjs'

/** What every command needs first. Runs on Node 20 with nothing installed, so: plain JavaScript, no packages. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
/** The project's own Node, which the package `node` brings. */
export const projectNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Installs what is missing and returns in the project's own Node: another one runs `script` again there, in this
 * terminal, and ends as that ends. `env`: more of its environment.
 */
export async function inProjectNode(script, env = {}) {
  process.chdir(root)
  if (Number(process.versions.node.split('.')[0]) < 20) giveUp(`Node 20 or newer is needed, this is ${process.version}`)
  if (!isInstalled()) await step('Installing packages', install).catch((error) => giveUp(error.message))
  mendPackages(modules)
  process.env.PATH = `${bin}${delimiter}${systemPath()}`
  if (process.versions.node === readJson(join(modules, 'node', 'package.json')).version) return endWithParent()
  await runAgain(script, env)
}

/** Builds when a source changed since the last build. */
export async function buildIfStale() {
  if (isBuilt()) return
  await step('Building', () => run(projectNode, ['scripts/build.ts'], {}, ['ipc'])).catch((error) =>
    giveUp(error.message),
  )
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Whether node_modules holds what package-lock.json asks for, by npm's own record of what it installed. */
function isInstalled() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record) || !existsSync(projectNode)) return false
  const installed = readJson(record).packages
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(
    ([path, { version, integrity, optional, peer, link }]) =>
      path === '' ||
      link ||
      (installed[path]
        ? installed[path].version === version && installed[path].integrity === integrity
        : optional || peer),
  )
}

function install() {
  // npm runs on the Node it came with: the project's own is replaced by installing.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [program, args] = npm?.endsWith('.js') && node && !node.startsWith(modules) ? [node, [npm]] : ['npm', []]
  return run(program, [...args, 'ci', '--include=dev'], { PATH: systemPath() })
}

const systemPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((directory) => directory !== bin)
    .join(delimiter)

/** Runs a program silently; rejects with what it said when it fails. `more`: of what connects the two. */
function run(program, args, env = {}, more = []) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...more],
    })
    let said = ''
    child.stdout.on('data', (data) => (said += data))
    child.stderr.on('data', (data) => (said += data))
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done(said) : fail(new Error(`${said.trim()}\n${program} ${args.join(' ')} failed`)),
    )
  })
}

function runAgain(script, env) {
  const child = spawn(projectNode, [fileURLToPath(script), ...process.argv.slice(2)], {
    env: { ...env, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // Ctrl+C of a terminal reaches the child by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  endWithNpm()
  return new Promise((_, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  })
}

/** Whoever ran this may be killed: then this ends too. */
export function endWithParent() {
  if (!process.connected) return endWithNpm()
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/** npm, and the shell that it starts, tell nobody of a signal that they do not survive. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 300).unref()
}

const stamp = join(root, 'build', 'sources.json')

/** Path, size and time of change of everything that a build is made of. */
export function sources() {
  const inputs = ['src', 'db/sample-data', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']
  const files = inputs.flatMap((input) => (statSync(join(root, input)).isDirectory() ? filesBelow(input) : [input]))
  return files
    .filter((file) => !/\.test\.tsx?$|^src\/testing\/|^db\/.*\.(webp|avif|json)$|^scripts\/(?!build|mend)/.test(file))
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file))
      return `${file} ${size} ${mtimeMs}`
    })
}

const filesBelow = (directory) =>
  readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === JSON.stringify(sources())
