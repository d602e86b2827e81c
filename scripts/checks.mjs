import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectNode, root } from './prepare.mjs'

/** What is checked before the tests: each is a name and something that answers what is wrong, or throws. */
export const checks = [
  ['types', () => runTool('typescript/bin/tsc', ['--pretty', 'false'])],
  ['style', () => runTool('@biomejs/biome/bin/biome', ['check', '--colors=off', '--max-diagnostics=50', '.'])],
  ['structure', async () => (await import('./check-structure.ts')).findStructureViolations(await sources())],
  ['imports', async () => (await import('./check-imports.ts')).findImportViolations(await sources())],
  ['references', async () => (await import('./check-references.ts')).checkReferences(root)],
  ['migrations', migrations],
  ['packages', packages],
  ['pictures', pictures],
  ['weight', weight],
]

/** Runs all checks and says what is wrong. Answers how many passed and how many failed. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 }
  for (const [name, find] of checks) {
    const wrong = await find().catch((error) => [error.stack])
    console.log(wrong.length === 0 ? `✓ ${name}` : `✗ ${name}\n${wrong.map((line) => `  ${line}`).join('\n')}`)
    counts[wrong.length === 0 ? 'passed' : 'failed']++
  }
  return counts
}

const sources = async () => (await import('./source-files.ts')).readSources(root)

async function migrations() {
  const { findMigrationViolations, findReleaseViolations } = await import('./check-migrations.ts')
  const paths = await (await import('./source-files.ts')).listFiles(root)
  return [
    ...findMigrationViolations(await sources()),
    ...findReleaseViolations(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), paths),
  ]
}

async function packages() {
  const { findPackageViolations, readLock, readProject } = await import('./check-licences.ts')
  const { findDependencyViolations } = await import('./check-dependencies.ts')
  const read = (path) => readFile(join(root, path), 'utf8')
  const ours = [...(await sources()), { path: 'vite.config.ts', text: await read('vite.config.ts') }]
  const why = await read('docs/decisions/0046-dependencies.md')
  return [...findPackageViolations(readLock(), readProject(), why), ...findDependencyViolations(ours, readProject())]
}

async function pictures() {
  const { findAltViolations, findPictureViolations, measurePictures, readDescribed } = await import(
    './check-pictures.ts'
  )
  const paths = await (await import('./source-files.ts')).listFiles(root)
  return [
    ...findPictureViolations(await measurePictures(root, paths)),
    ...findAltViolations(await readDescribed(root), paths),
  ]
}

async function weight() {
  const { findWeightViolations, tableOf, weighBuild } = await import('./check-weight.ts')
  const weights = await weighBuild(join(root, 'build'))
  console.log(`JavaScript that a page loads, brotli\n${tableOf(weights)}`)
  return findWeightViolations(weights)
}

/** Runs a program of node_modules; what it says is wrong when it fails. */
function runTool(file, args) {
  return new Promise((done, fail) => {
    const child = spawn(projectNode, [join(root, 'node_modules', file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    child.stderr.on('data', (data) => {
      said += data
    })
    child.once('error', fail)
    child.once('close', (code) => done(code === 0 ? [] : said.trim().split('\n')))
  })
}
