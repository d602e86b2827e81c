import { posix } from 'node:path'
import { type Import, importsOf, isCode, isOurs, isTest } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** Who may import whom: docs/architecture.md as a check. Type imports count like any other. Nothing is exempt. */

/** One sentence for each import that goes the wrong way, leads nowhere or closes a circle. */
export function findImportViolations(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  const imports = files.filter(({ path }) => isCode(path)).flatMap(importsOf)
  return [
    ...imports.flatMap((one) => spellingViolations(one, paths)),
    ...imports.flatMap((one) => directionViolations(one)),
    ...circles(imports),
  ]
}

/** Files of one home import each other relatively, and all others by their alias. */
const homeOf = (path: string) =>
  /^src\/((features|kit|sites)\/(?!words\/)[^/]+\/|sites\/|testing\/)/.exec(path)?.[0] ?? path

function spellingViolations(one: Import, paths: ReadonlySet<string>): string[] {
  if (!isOurs(one)) return []
  const { from, to, specifier } = one
  if (!paths.has(to) && !/\.(webp|avif|png|jpg|woff2|css|svg)$/.test(to))
    return [`${from} imports ${specifier}, which is no file`]
  const sameHome = homeOf(from) === homeOf(to)
  if (specifier.startsWith('#') && sameHome)
    return [`${from} imports ${specifier} of its own home: write a relative path`]
  const isBeside = posix.dirname(from) === posix.dirname(to)
  if (specifier.startsWith('.') && !sameHome && !isBeside && [from, to].every((path) => path.startsWith('src/'))) {
    return [`${from} imports ${specifier} from outside its home: write it with #`]
  }
  return []
}

type Rule = { from: RegExp; never: RegExp; because: string }

const rules: readonly Rule[] = [
  { from: /^src\/kit\//, never: /^src\/(?!kit\/)/, because: 'kit knows nothing of the product' },
  {
    from: /^src\/kit\/shared\//,
    never: /^src\/kit\/(?!shared\/)/,
    because: 'kit/shared is for browser and server alike',
  },
  { from: /^src\/features\//, never: /^src\/(?!features\/|kit\/)/, because: 'features do not know who shows them' },
  {
    from: /^src\/sites\//,
    never: /^src\/(?!sites\/|features\/|kit\/)/,
    because: 'sites are shown, they start nothing',
  },
  {
    from: /^src\/(sites\/|kit\/ui\/|features\/((?!server\/)[^/]+\/){1,2}(screens\/|demo|contract|rules|content|templates|words))/,
    never: /^src\/(.*\/)?server\/|^src\/(app|server)\.ts|^node:/,
    because: 'it runs in the browser',
  },
  {
    from: /^src\/features\/((?!server\/)[^/]+\/){1,2}(contract|rules|content|templates|words)[./]/,
    never: /^src\/(?!kit\/shared\/|features\/([^/]+\/){1,2}(contract|rules|content|templates|words)[./])/,
    because: 'contracts and rules stand on contracts, rules and kit/shared only',
  },
  {
    from: /^src\/(kit|features\/[^/]+(\/[^/]+)?)\/server\//,
    never: /^src\/(sites|kit\/ui|features\/[^/]+\/([^/]+\/)?screens)\//,
    because: 'the server draws no screens',
  },
  {
    from: /^src\/(sites\/|kit\/(ui|shared)\/|features\/((?!server\/)[^/]+\/){1,2}(screens\/|demo|contract|rules|content|templates|words))/,
    never: /^zod(\/(?!mini$).*)?$/,
    because: 'the browser gets zod/mini only',
  },
  {
    from: /^src\/features\/(?!([^/]+\/){1,2}demo[./])/,
    never: /^src\/(features\/([^/]+\/){1,2}demo[./]|kit\/ui\/demo\.ts)/,
    because: 'only the client knows of the writes of a test account',
  },
  { from: /^db\//, never: /^src\/(?!features\/|kit\/)/, because: 'sample data stand on features and kit' },
  { from: /^src\//, never: /^(scripts|e2e|bench|art)\//, because: 'the product does not stand on its tools' },
  { from: /^(?!e2e\/|bench\/)/, never: /^(e2e|bench)\//, because: 'nothing stands on checks' },
]

function directionViolations({ from, to, specifier }: Import): string[] {
  if (isTest(from) || /^(e2e|bench)\//.test(from)) return []
  if (isTest(to)) return [`${from} must not import ${specifier}: it is for tests only`]
  const site = /^src\/sites\/([^/]+)\//
  const [here, there] = [site.exec(from)?.[1], site.exec(to)?.[1]]
  const otherSite =
    here && there && here !== there ? [`${from} must not import ${specifier}: it belongs to another site`] : []
  const broken = rules.filter((rule) => rule.from.test(from) && rule.never.test(to))
  return [...otherSite, ...broken.map(({ because }) => `${from} must not import ${specifier}: ${because}`)]
}

/** Each circle once, named by the files on it. */
function circles(imports: readonly Import[]): string[] {
  const targets = Map.groupBy(imports.filter(isOurs), ({ from }) => from)
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) found.push(`circle of imports: ${[...way.slice(start), path].join(' → ')}`)
    if (start >= 0 || done.has(path)) return
    for (const { to } of targets.get(path) ?? []) visit(to, [...way, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return found
}
