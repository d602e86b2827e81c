import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** Whether what texts and comments send their readers to is there. Nothing is exempt but what .gitignore names. */

const sourceName = /\.(?:tsx?|mjs|mts|css|sql|md|ya?ml|cfg|ini|conf|sh|py|json|example)$/
const texts = /\.(?:md|tsx?|mjs|css|sql|ya?ml|cfg|ini|conf|sh|py)$/

export async function checkReferences(root: string): Promise<string[]> {
  const ignored = namesIn(await readFile(join(root, '.gitignore'), 'utf8'))
  const top = await readdir(root, { withFileTypes: true })
  const below = top
    .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.includes(entry.name))
    .map(async ({ name }) => {
      const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true })
      return entries.flatMap((one) =>
        one.isFile()
          ? join(one.parentPath, one.name)
              .slice(root.length + 1)
              .replaceAll('\\', '/')
          : [],
      )
    })
  const paths = [...top.flatMap((entry) => (entry.isFile() ? entry.name : [])), ...(await Promise.all(below)).flat()]
  const wanted = paths.filter((path) => texts.test(path) || path.endsWith('.gitignore'))
  const files = await Promise.all(
    wanted.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  )
  return findReferenceViolations(files, paths)
}

const namesIn = (gitignore: string) => gitignore.split('\n').map((line) => line.replace(/^\/|\/$/g, ''))

/** One sentence for each link, path in backticks and file named in a comment that leads nowhere. */
export function findReferenceViolations(files: readonly SourceFile[], paths: readonly string[]): string[] {
  const tree = new Tree(
    paths,
    files.flatMap(({ path, text }) => (path.endsWith('.gitignore') ? namesIn(text) : [])),
  )
  const pages = new Map(files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]))
  return files.flatMap(({ path, text }) => {
    if (!pages.has(path)) return missing(path, namedInComments(text), tree)
    // What is to be typed, or drawn, names more than files.
    const prose = text.replaceAll(/^```.*?^```$/gms, '')
    return [
      ...missing(path, namedInProse(prose, tree), tree),
      ...[...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => deadLink(path, target, { tree, pages })),
    ]
  })
}

const missing = (path: string, named: readonly string[], tree: Tree) =>
  [...new Set(named)].filter((name) => !tree.has(name)).map((name) => `${path} names ${name}, which is not there`)

/** `src/app.ts`, `rules.ts`, `src/sites/{main,start}.ts`, `routes*.test.ts`: of words in backticks those that are paths. */
const namedInProse = (prose: string, tree: Tree) =>
  [...prose.matchAll(/`([\w.*-]+(?:\/[\w.*{},-]+)*\/?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => sourceName.test(name) || tree.begins(name))

const comment = /^\s*(?:\/\/|\/?\*+|#|--|;)(.*)$|\s\/\/ (.*)$/gm
const fileName = /(?<![\w@/*{}$:…#.-])[\w-][\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|sql|md)\b/g

const namedInComments = (text: string) =>
  [...text.matchAll(comment)].flatMap(([, whole = '', end = '']) => (whole + end).match(fileName) ?? [])

type Surroundings = { tree: Tree; pages: ReadonlyMap<string, string> }

function deadLink(from: string, target: string, { tree, pages }: Surroundings): string[] {
  // What the product shows leads to its own addresses, which a journey follows.
  if (/^[a-z]+:/.test(target) || (from.startsWith('src/') && target.startsWith('/'))) return []
  const [file = '', section] = target.split('#')
  const to = file === '' ? from : posix.join(posix.dirname(from), file)
  if (!tree.isThere(to)) return [`${from} links to ${target}, which is not there`]
  const page = pages.get(to)
  if (section === undefined || page === undefined || sectionsOf(page).has(section)) return []
  return [`${from} links to ${target}, a section that is not there`]
}

const sectionsOf = (page: string) =>
  new Set(
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\d _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

class Tree {
  /** Each file and folder, by its whole path. */
  readonly #whole: ReadonlySet<string>
  /** The same, by each end of its path: people say `rules.ts` and `kit/shared/money.ts`. */
  readonly #ends: ReadonlySet<string>
  readonly #ignored: ReadonlySet<string>

  constructor(paths: readonly string[], ignored: readonly string[]) {
    const parts = paths.map((path) => path.split('/'))
    this.#whole = new Set(parts.flatMap((names) => names.map((_, i) => names.slice(0, i + 1).join('/'))))
    this.#ends = new Set(
      [...this.#whole].flatMap((path) => path.split('/').map((_, i, names) => names.slice(i).join('/'))),
    )
    this.#ignored = new Set(ignored)
  }

  isThere = (path: string) => this.#whole.has(path.replace(/\/$/, ''))

  /** Whether a path begins as those of this project do. */
  begins(name: string): boolean {
    const [first = '', second] = name.split('/')
    return second !== undefined && (this.#whole.has(first) || this.#whole.has(`src/${first}`))
  }

  has(name: string): boolean {
    const path = name.replace(/\/$/, '')
    if (path.split('/').some((part) => this.#ignored.has(part))) return true
    return alternatives(path).every((one) => (one.includes('*') ? this.#matches(one) : this.#ends.has(one)))
  }

  #matches(pattern: string): boolean {
    const regex = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return [...this.#ends].some((path) => regex.test(path))
  }
}

/** `kit/{day,time}` is `kit/day` and `kit/time`. */
function alternatives(name: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(name)
  if (!braces?.[1]) return [name]
  return braces[1].split(',').flatMap((one) => alternatives(name.replace(braces[0], one)))
}
