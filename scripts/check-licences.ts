import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Whose code we use, under which licence, and whether it is what it was: package-lock.json as the one source. */

export type Locked = {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}
export type Lock = { packages: Readonly<Record<string, Locked>> }
export type Project = {
  dependencies: Readonly<Record<string, string>>
  optionalDependencies: Readonly<Record<string, string>>
  devDependencies: Readonly<Record<string, string>>
  allowScripts: Readonly<Record<string, boolean>>
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
export const readLock = (): Lock => readJson('package-lock.json')
export const readProject = (): Project => readJson('package.json')

/** May be shipped with the product. Those of libvips are shared libraries that anybody may exchange; fonts travel with theirs. */
const shipped = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib Unlicense OFL-1.1 LGPL-3.0-or-later'.split(
    ' ',
  ),
)
/** Of tools that stay with the developers. */
const tools = new Set([...shipped, 'MPL-2.0', 'EUPL-1.2', 'CC0-1.0'])

/** What a package does not say of itself, read from its LICENSE. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

export const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
const licenceOf = (path: string, { license }: Locked) => license ?? readByHand[nameOf(path)]

/** Whether an SPDX expression of AND and OR leaves a way within the allowed. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare.split(' OR ').some((way) => way.split(' AND ').every((id) => allowed.has(id)))
}

/** One sentence for each package that is not as it must be. `why` is the decision record that gives reasons. */
export function findPackageViolations(lock: Lock, project: Project, why: string): string[] {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
  const direct = Object.entries({
    ...project.dependencies,
    ...project.optionalDependencies,
    ...project.devDependencies,
  })
  return [
    ...packages.flatMap(([path, one]) => packageViolations(path, one, project)),
    ...direct.flatMap(([name, version]) => [
      ...(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`${name} is asked for as ${version}, not as one version`]),
      ...(reasons(why).has(name) ? [] : [`${name} has no line in docs/decisions/0046-dependencies.md that says why`]),
    ]),
    ...[...reasons(why)]
      .filter((name) => !direct.some(([known]) => known === name))
      .map((name) => `docs/decisions/0046-dependencies.md gives a reason for ${name}, which is no dependency`),
  ]
}

function packageViolations(path: string, one: Locked, { allowScripts }: Project): string[] {
  const name = nameOf(path)
  const licence = licenceOf(path, one)
  const allowed = one.dev ? tools : shipped
  return [
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(one.integrity ?? '')
      ? []
      : [`${path} has no SHA-512 in package-lock.json`]),
    ...(licence && isAllowed(licence, allowed)
      ? []
      : [`${path} is under ${licence ?? 'no known licence'}, which is not allowed`]),
    ...(one.hasInstallScript && allowScripts[name] !== true
      ? [`${name} runs a script when installed, which package.json does not allow`]
      : []),
  ]
}

/** The packages that stand in code at the head of a table's row or a list's line. */
const reasons = (text: string) =>
  new Set(
    [...text.matchAll(/^- `([^`]+)`(?:, `([^`]+)`)*/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
  )

/** CycloneDX 1.5 of everything that runs or is shipped: no developers' tools. */
export function billOf({ packages }: Lock) {
  const components = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, one]) => {
      const name = nameOf(path)
      const purl = `pkg:npm/${name.replace('@', '%40')}@${one.version}`
      const licence = licenceOf(path, one) ?? ''
      return {
        type: 'library',
        'bom-ref': path,
        name,
        version: one.version,
        purl,
        scope: one.optional ? 'optional' : 'required',
        licenses: [/ (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from((one.integrity ?? '').slice(7), 'base64').toString('hex') }],
      }
    })
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'sternsinger', 'bom-ref': 'sternsinger' } },
    components,
  }
}
