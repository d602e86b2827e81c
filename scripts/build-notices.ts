import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where in a package's directory its licence stands. */
const isLicence = (file: string) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file)

/** Licences whose words are the same for everybody, and name nobody: their address is enough where the file lacks. */
const sayNobody = ['Unlicense', 'Apache-2.0']

/** The directories of the packages that files come from, each once, in the order of their names. */
export const packagesOf = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []))].sort()

/** Name, version and licence of each package, and its licence's own words. Throws where a package has none. */
export function noticesOf(packages: readonly string[]): string {
  const notices = packages.map((directory) => {
    const { name, version, license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
    const files = readdirSync(directory).filter(isLicence).sort()
    const words = files.map((file) => readFileSync(join(directory, file), 'utf8').trim())
    if (words.length === 0 && !sayNobody.includes(license))
      throw new Error(`${name} is in what browsers load, and has no file with its licence`)
    if (words.length === 0) words.push(`https://spdx.org/licenses/${license}.html`)
    return [`${name} ${version} (${license})`, ...words].join('\n\n')
  })
  return `${['Software and typefaces of others in these sites', ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

/** Licences travel with what is under them: /licenses.txt has those of all that browsers load. */
export const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
    )
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: noticesOf(packagesOf(files)) })
  },
}
