import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provideChromium } from './chromium.mjs'
import { buildIfStale, inProjectNode, projectNode, root } from './prepare.mjs'
import { giveUp } from './terminal.mjs'

await inProjectNode(import.meta.url)
process.env.NO_COLOR = '1'
const flag = process.argv.find((one) => /^--changed(=|$)/.test(one))
const given = process.argv.slice(2).filter((one) => one !== flag)
const chosen = flag && (await chooseChanged(flag.split('=')[1]))
const needsPages = !chosen || chosen.some(({ kind }) => kind !== 'rules')
if (!chosen || chosen.some(({ kind }) => kind === 'journeys')) await provideChromium()
if (needsPages) await buildIfStale()
const { runChecks } = await import('./checks.mjs')
const checks = await runChecks(needsPages ? [] : ['weight'])
const tests = chosen?.length === 0 ? { passed: 0, failed: 0 } : await runTests()
const failed = checks.failed + tests.failed
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** `--changed`, `--changed=<ref>`: the tests that the changes since then can touch. Says which and why, and which not. */
async function chooseChanged(ref) {
  const { changedFiles } = await import('./changed-files.ts')
  const { chooseTests, tell } = await import('./choose-tests.ts')
  const { readSources } = await import('./source-files.ts')
  const change = await Promise.resolve(ref || undefined)
    .then((since) => changedFiles(since))
    .catch((error) => giveUp(`Git does not say what changed: ${error.message}`))
  const choice = chooseTests(await readSources(root), change.paths)
  console.log(`${change.paths.length} files changed since ${change.since}\n${tell(choice)}`)
  return choice.run
}

/** Runs every test, or those that were chosen, or those whose paths are given. A file that could not be run counts as failed. */
async function runTests() {
  const { makeWorkplace } = await import('./workplace.ts')
  const workplace = await makeWorkplace()
  const report = join(workplace.directory, 'report.json')
  const code = await runVitest(
    [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...given,
      ...(chosen || []).map(({ path }) => path),
    ],
    { TMPDIR: workplace.directory },
  )
  const results = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  await workplace.remove()
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = results
  const filesNotRun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = numFailedTests + filesNotRun
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function runVitest(args, more) {
  const { FORCE_COLOR: _, ...env } = { ...process.env, ...more }
  const child = spawn(projectNode, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], {
    stdio: 'inherit',
    env,
  })
  return new Promise((done, fail) => child.once('error', fail).once('exit', done))
}
