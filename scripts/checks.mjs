import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectNode, root } from './prepare.mjs'

/** Where tsc keeps what it found in files that have not changed since. */
const known = join(root, 'node_modules', '.cache', 'types.tsbuildinfo')

/**
 * What is checked before the tests: each is a name and something that answers what is wrong, or throws. It is given
 * somebody to tell what else there is to say. The programs come first: they run beside what this process does itself.
 */
export const checks = [
  ['types', () => runTool('typescript/bin/tsc', ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', known])],
  ['style', () => runTool('@biomejs/biome/bin/biome', ['check', '--colors=off', '--max-diagnostics=50', '.'])],
  ['structure', async () => (await import('./check-structure.ts')).findStructureViolations(await sources())],
  ['imports', async () => (await import('./check-imports.ts')).findImportViolations(await sources())],
  ['circles', async () => (await import('./check-circles.ts')).findCircleViolations(await sources())],
  ['words', words],
  ['references', async () => (await import('./check-references.ts')).checkReferences(root)],
  ['migrations', migrations],
  ['packages', packages],
  ['pictures', pictures],
  ['weight', weight],
]

/**
 * Runs all checks at once, but for those named, and says what is wrong, in their order. Answers how many passed and how
 * many failed.
 */
export async function runChecks(without = []) {
  const counts = { passed: 0, failed: 0 }
  const wanted = checks.filter(([name]) => !without.includes(name))
  const running = wanted.map(([name, find]) => {
    const said = []
    const found = find((text) => said.push(text)).catch((error) => [error.stack])
    return { name, said, found }
  })
  for (const { name, said, found } of running) {
    const wrong = await found
    for (const text of said) console.log(text)
    console.log(wrong.length === 0 ? `✓ ${name}` : `✗ ${name}\n${wrong.map((line) => `  ${line}`).join('\n')}`)
    counts[wrong.length === 0 ? 'passed' : 'failed']++
  }
  for (const name of without) console.log(`– ${name} was left out: it needs a new build`)
  return counts
}

let read
const sources = () => {
  read ??= import('./source-files.ts').then(({ readSources }) => readSources(root))
  return read
}

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

async function words(say) {
  const { violations, counts } = (await import('./check-words.ts')).findWordViolations(await sources())
  say(
    `Words and sentences: ${Object.entries(counts)
      .map(([language, count]) => `${count} in ${language}`)
      .join(', ')}`,
  )
  return violations
}

async function weight(say) {
  const { findWeightViolations, tableOf, weighBuild } = await import('./check-weight.ts')
  const { languages } = await import('../src/kit/shared/language.ts')
  const wrong = []
  for (const language of languages) {
    const weights = await weighBuild(join(root, 'build'), language)
    if (language === 'en') say(`JavaScript that a page loads, brotli\n${tableOf(weights)}`)
    wrong.push(...findWeightViolations(weights).map((one) => `${one} (${language})`))
  }
  return wrong
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
