import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from './chromium.mjs'
import { buildIfStale, inProjectNode, projectNode, root } from './prepare.mjs'

await inProjectNode(import.meta.url)
process.env.NO_COLOR = '1'
await provideChromium()
await buildIfStale()
const { runChecks } = await import('./checks.mjs')
const checks = await runChecks()
const tests = await runTests()
const failed = checks.failed + tests.failed
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Runs every test, or those whose paths are given. A file that could not be run counts as failed. */
async function runTests() {
  const directory = await mkdtemp(join(tmpdir(), 'sternsinger-tests-'))
  const report = join(directory, 'report.json')
  const code = await runVitest([
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ])
  const results = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  await rm(directory, { recursive: true })
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = results
  const filesNotRun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = numFailedTests + filesNotRun
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function runVitest(args) {
  const { FORCE_COLOR: _, ...env } = process.env
  const child = spawn(projectNode, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], {
    stdio: 'inherit',
    env,
  })
  return new Promise((done, fail) => child.once('error', fail).once('exit', done))
}
