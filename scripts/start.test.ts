import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale, projectNode, root, sources } from './prepare.mjs'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-start-'))
  await buildIfStale()
}, 600_000)
afterAll(() => rm(dataDir, { recursive: true }))

/** Runs a program of ours, and gives back how it ends and what it complains of. */
async function run(command: readonly string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SAMPLE_DATA: 'off', ...settings }
  const child = spawn(projectNode, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code, complaint }
}

/** Starts the server with settings that cannot work. */
const startWith = (settings: Record<string, string>) => run(['src/server.ts'], { PORT: '0', ...settings })

test('a wrong setting is one sentence that names it', async () => {
  expect(await startWith({ WORKERS: 'many' })).toEqual({
    code: 1,
    complaint: 'WORKERS must be a whole number from 1 to 64, not "many"\n',
  })
})

test('a DATABASE_URL where nothing answers is one sentence without the password', async () => {
  expect(await startWith({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/boats' })).toEqual({
    code: 1,
    complaint: 'DATABASE_URL: the database me@127.0.0.1:1/boats cannot be reached: nothing accepts connections there\n',
  })
})

test('a DATA_DIR that is no directory is one sentence', async () => {
  const file = join(root, 'package.json')
  expect(await startWith({ DATA_DIR: file })).toEqual({
    code: 1,
    complaint: `DATA_DIR ${file} is not a directory: please set DATA_DIR to a directory that this account may write to\n`,
  })
})

test('a port already taken is one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const { code, complaint } = await startWith({ PORT: String(port) })
  taken.close()
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: `PORT ${port} on 127.0.0.1 cannot be used: another program is using it\n`,
  })
})

/** Runs a command with a setting in its file and, where given, another one in the environment. */
async function withFile(script: string, line: string, settings: Record<string, string> = {}) {
  const file = join(dataDir, 'settings')
  await writeFile(file, `# Ours\n${line}\n`)
  return (await run([`scripts/${script}.mjs`, 'FILE'], { ENV_FILE: file, ...settings })).complaint
}

test.each(['start', 'backup', 'restore'])(
  'npm run %s reads the settings of a file, and real ones win',
  async (script) => {
    const words = (value: string) => `WORKERS must be a whole number from 1 to 64, not "${value}"\n`
    expect(await withFile(script, 'WORKERS=many')).toBe(words('many'))
    expect(await withFile(script, 'WORKERS=many', { WORKERS: 'few' })).toBe(words('few'))
  },
)

test('npm run dev reads it, too', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  expect(await withFile('dev', `PORT=${port}`)).toMatch(`PORT ${port} on 127.0.0.1 cannot be used`)
  taken.close()
})

test('the file is .env beside package.json, where there is one; a named one that is missing is one sentence', async () => {
  const copy = join(dataDir, 'copy')
  await cp(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
  const program = `import('${copy}/scripts/env-file.mjs').then((it) => { it.readEnvFile(); console.error(process.env.PORT) })`
  const portWith = async (settings: Record<string, string>) => (await run(['-e', program], settings)).complaint
  expect(await portWith({})).toBe('undefined\n')
  await writeFile(join(copy, '.env'), 'PORT=8080\n')
  expect(await portWith({})).toBe('8080\n')
  expect(await portWith({ PORT: '' })).toBe('\n')
  expect(await portWith({ ENV_FILE: '' })).toBe('undefined\n')
  expect(await portWith({ ENV_FILE: 'none' })).toMatch(/^ENV_FILE: .*none cannot be read: ENOENT.*\n$/)
})

test('a build is made of sources, not of tests', () => {
  const paths = sources().map((line) => line.split(' ')[0])
  expect(paths).toEqual(
    expect.arrayContaining([
      'src/server.ts',
      'src/sites/main.ts',
      'index.html',
      'package-lock.json',
      'scripts/build.ts',
    ]),
  )
  expect(paths.filter((path) => /\.test\.|testing|start\.mjs/.test(path ?? ''))).toEqual([])
})
