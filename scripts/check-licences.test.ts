import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { billOf, findPackageViolations, isAllowed, type Lock, nameOf, readLock, readProject } from './check-licences.ts'

const lock = readLock()
const project = readProject()
const why = readFileSync('docs/decisions/0046-dependencies.md', 'utf8')

const changed = (path: string, one: object): Lock => ({
  packages: { ...lock.packages, [path]: { ...lock.packages[path], ...one } },
})

test('Whatever is installed is locked, allowed and has a reason; what is not, is named.', () => {
  expect(findPackageViolations(lock, project, why)).toEqual([])
  const path = 'node_modules/wouter'
  const cases: [Lock, string][] = [
    [changed(path, { integrity: undefined }), 'node_modules/wouter has no SHA-512 in package-lock.json'],
    [changed(path, { integrity: 'sha1-abc' }), 'node_modules/wouter has no SHA-512 in package-lock.json'],
    [changed(path, { license: 'AGPL-3.0' }), 'node_modules/wouter is under AGPL-3.0, which is not allowed'],
    [changed(path, { license: 'MPL-2.0' }), 'node_modules/wouter is under MPL-2.0, which is not allowed'],
    [changed(path, { license: undefined }), 'node_modules/wouter is under no known licence, which is not allowed'],
    [
      changed('node_modules/vite', { hasInstallScript: true }),
      'vite runs a script when installed, which package.json does not allow',
    ],
  ]
  for (const [wrong, sentence] of cases) expect(findPackageViolations(wrong, project, why)).toEqual([sentence])
  const loose = { ...project, dependencies: { ...project.dependencies, wouter: '^3.13.0', 'left-pad': '1.3.0' } }
  expect(findPackageViolations(lock, loose, `${why}\n- \`is-odd\`: for fun`)).toEqual([
    'wouter is asked for as ^3.13.0, not as one version',
    'left-pad has no line in docs/decisions/0046-dependencies.md that says why',
    'docs/decisions/0046-dependencies.md gives a reason for is-odd, which is no dependency',
  ])
})

test('A licence expression is allowed when one of its ways is.', () => {
  const allowed = new Set(['MIT', 'ISC'])
  const answers = ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-3.0', '', '(MIT) AND (GPL-3.0)']
  expect(answers.map((one) => isAllowed(one, allowed))).toEqual([true, true, true, false, false, false, false])
})

test('The bill of materials has every package that runs, with its licence and hash.', () => {
  const { components } = billOf(lock)
  for (const name of [...Object.keys(project.dependencies), ...Object.keys(project.optionalDependencies)])
    expect(
      components.filter((one) => one['bom-ref'] === `node_modules/${name}`),
      name,
    ).toHaveLength(1)
  for (const one of components) {
    expect(one.version, one.name).toMatch(/^\d/)
    expect(one.purl).toMatch(/^pkg:npm\/[%\w./-]+@[\w.+-]+$/)
    expect(JSON.stringify(one.licenses)).toMatch(/"(id|expression)":"[^"]+"/)
    expect(one.hashes[0]?.content, one.name).toMatch(/^[0-9a-f]{128}$/)
  }
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length)
  expect(components.some(({ name }) => name === 'vitest')).toBe(false)
  expect(components.length).toBe(
    Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev && nameOf(path) !== '').length,
  )
})

test('It is CycloneDX 1.5, as its schema says.', () => {
  const schema = (name: string) => JSON.parse(readFileSync(`scripts/cyclonedx/${name}.schema`, 'utf8'))
  const ajv = new Ajv({ strict: false, validateFormats: false })
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema({ ...schema(name), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` })
  const fits = ajv.compile(schema('bom-1.5'))
  fits(billOf(lock))
  expect(fits.errors ?? []).toEqual([])
  const wrong = (one: object) => fits({ ...billOf(lock), components: [one] })
  expect(wrong({ type: 'library', name: 'a' })).toBe(true)
  expect(wrong({ type: 'package', name: 'a' })).toBe(false)
  expect(wrong({ type: 'library', name: 'a', licenses: [{ license: { id: 'MIT 2' } }] })).toBe(false)
})
