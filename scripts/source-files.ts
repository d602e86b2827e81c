import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParseResult, parseSync } from 'vite'

/** A text file of the project; `path` is relative to the project, with forward slashes. */
export type SourceFile = { path: string; text: string }

const parsed = new WeakMap<SourceFile, ParseResult>()

/** The code of a TypeScript file; each file is parsed once, however many checks look at it. */
export function parse(file: SourceFile): ParseResult {
  const known = parsed.get(file) ?? parseSync(file.path, file.text)
  parsed.set(file, known)
  return known
}

const places = ['src', 'scripts', 'e2e', 'cluster', 'bench', 'db', 'specimens', 'art']

/** Every source file below the project directory, sorted by path. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const sources = (await listFiles(root))
    .filter((path) => /\.(m?[jt]sx?|css|svg|json|html|sql|md|sh|py)$/.test(path))
    .sort()
  return Promise.all(sources.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

/** The paths of all files below the folders of the project. */
export async function listFiles(root: string): Promise<string[]> {
  return (await Promise.all(places.map((place) => pathsBelow(root, place)))).flat()
}

async function pathsBelow(root: string, directory: string): Promise<string[]> {
  const entries = await readdir(join(root, directory), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const paths = entries.map((entry) => {
    const path = `${directory}/${entry.name}`
    return entry.isDirectory() ? pathsBelow(root, path) : [path]
  })
  return (await Promise.all(paths)).flat()
}
