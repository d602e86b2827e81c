import { posix } from 'node:path'
import { parse, type SourceFile } from './source-files.ts'

/** An import as written, and the file it means; for a package, its name. */
export type Import = { from: string; to: string; specifier: string }

/** Whether a file has imports to read. */
export const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path)

/** A file that is there for tests only. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /^src\/testing\//.test(path)

/** Whether it means a file of the project. */
export const isOurs = ({ specifier }: Import): boolean => /^[.#]/.test(specifier)

/** What a file imports: at once, as a type, passed on or later. */
export function importsOf(file: SourceFile): Import[] {
  const { path, text } = file
  const { module } = parse(file)
  const literals = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end))
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...literals.filter((literal) => /^(['"]).*\1$/.test(literal)).map((literal) => literal.slice(1, -1)),
  ]
  return [...new Set(specifiers)].map((specifier) => ({ from: path, to: targetOf(path, specifier), specifier }))
}

function targetOf(from: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain === '#app') return 'src/app.ts'
  if (plain.startsWith('#')) return `src/${plain.slice(1)}`
  return plain.startsWith('.') ? posix.join(posix.dirname(from), plain) : plain
}
