import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs a journey that fails and one that does not, and gives what was said and what lies there afterwards. */
async function fail() {
  const directory = await mkdtemp(join(tmpdir(), 'sternsinger-evidence-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--config', 'e2e/failing-journey.config.ts']
  const env = { ...process.env, NO_COLOR: '1', TEST_RESULTS: directory, TRACE: '1' }
  const child = spawn(process.execPath, args, { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise((done) => child.once('close', done))
  const paths = await readdir(directory, { recursive: true })
  return { code, said, directory, files: paths.filter((path) => /\.\w+$/.test(path)).sort() }
}

const place = 'e2e-failing-journey/who-looks-for-what-is-not-there-fails'

test('A journey that fails leaves pictures, what was on the pages and a trace, and says where; others leave nothing.', async () => {
  const { code, said, directory, files } = await fail()
  expect(code).toBe(1)
  expect(said).toContain('1 failed | 1 passed')
  expect(said).toContain(`Pictures and texts: ${join(directory, place)}`)
  expect(said).toContain(`show-trace ${join(directory, place, 'trace-1.zip')}`)
  expect(files).toEqual(['page-1.png', 'page-1.txt', 'trace-1.zip'].map((file) => `${place}/${file}`))
  const read = (file: string) => readFile(join(directory, place, file))
  expect((await read('page-1.png')).subarray(1, 4).toString()).toBe('PNG')
  expect((await read('page-1.txt')).toString()).toContain('heading "A quiet lake"')
  expect((await read('trace-1.zip')).subarray(0, 2).toString()).toBe('PK')
})
