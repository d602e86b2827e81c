import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale, projectNode, root, sources } from './prepare.mjs'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternsinger-start-'))
  await buildIfStale()
}, 600_000)
afterAll(() => rm(dataDir, { recursive: true }))

/** Starts the server with settings that cannot work, and gives back all it says. */
async function startWith(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SAMPLE_DATA: 'off', PORT: '0', ...settings }
  const child = spawn(projectNode, ['src/server.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  const [code] = await once(child, 'close')
  return { code, complaint }
}

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
