import { posix } from 'node:path'
import { type Page, sites } from '../src/sites/pages.ts'
import { importsOf, isCode, isOurs } from './imports.ts'
import type { SourceFile } from './source-files.ts'
import { visitedPages } from './visited-pages.ts'

/**
 * Which tests a change can touch. Rules by what they import. Tests of the server start the whole application, so they
 * are chosen by the feature: its own, and those of features that import the changed file. Journeys by the pages they go
 * to, whose screens import it. Nearest first, and of the slow ones only so many that one waits for them gladly.
 */

export type Kind = 'rules' | 'server' | 'journeys'
export type Choice = { path: string; kind: Kind; why: string }
export type Chosen = {
  run: Choice[]
  /** Touched, but from farther away than those that run, or on a way through all pages. */
  left: Choice[]
  /** What was changed and touches nothing that is known. */
  unknown: string[]
}

/** At most, of those that did not change themselves. */
export const most: Readonly<Record<Kind, number>> = { rules: 40, server: 8, journeys: 3 }

/** Pages that a journey goes to, at most: what looks at every page says little about one, and takes minutes. */
const widest = 20

type Reached = Choice & { distance: number; breadth: number }

export const kindOf = (path: string): Kind | undefined => {
  if (!/\.test\.tsx?$/.test(path)) return undefined
  if (path.startsWith('e2e/')) return 'journeys'
  return /^src\/([^/]+$|.*\/server\/)/.test(path) ? 'server' : 'rules'
}

const shell = /^src\/(app|server|documents|drawing)\.ts$/
/** What brings the whole product along: its imports say nothing about what a test is of. */
const bringsAll = /^src\/(app|server)\.ts$|^db\/sample-data\/load\.ts$|^src\/sites\/.*-pages\.ts$/
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
/** A feature, or one capability of it; or a room of the kit's server. */
const homeOf = (path: string) =>
  /^src\/(features\/[^/]+\/(?!(?:server|screens|contract|rules|content|templates)\b)[^/]+|features\/[^/]+|kit\/server\/[^/]+)(?=\/)/.exec(
    path,
  )?.[0]

/** `changed`: paths, those of files that are gone among them. */
export function chooseTests(files: readonly SourceFile[], changed: readonly string[]): Chosen {
  const tests = files.filter(({ path }) => kindOf(path))
  const graph = graphOf(files, changed)
  const found = changed.map((path) => ({ path, reached: reachedBy(path, files, tests, graph) }))
  const nearest = new Map<string, Reached>()
  for (const one of found.flatMap(({ reached }) => reached)) {
    const known = nearest.get(one.path)
    if (!known || one.distance < known.distance) nearest.set(one.path, one)
  }
  const ordered = [...nearest.values()].sort((a, b) => a.distance - b.distance || a.breadth - b.breadth)
  const run = (['rules', 'server', 'journeys'] as const).flatMap((kind) => {
    const ofKind = ordered.filter((one) => one.kind === kind)
    return [
      ...ofKind.filter(({ distance }) => distance === 0),
      ...ofKind.filter(({ distance, breadth }) => distance > 0 && breadth <= widest).slice(0, most[kind]),
    ]
  })
  const plain = ({ path, kind, why }: Reached): Choice => ({ path, kind, why })
  return {
    run: run.map(plain),
    left: ordered.filter((one) => !run.includes(one)).map(plain),
    unknown: found.filter(({ reached }) => reached.length === 0).map(({ path }) => path),
  }
}

/** What was chosen and why, in a few lines; and what was not. */
export function tell({ run, left, unknown }: Chosen): string {
  const lines = run.map(({ path, why }) => `  ${path}: ${why}`)
  const counted = (choices: readonly Choice[]) =>
    Object.entries(Object.groupBy(choices, ({ kind }) => kind))
      .map(
        ([kind, those]) =>
          `${those?.length} ${kind === 'journeys' ? kind : `of ${kind === 'server' ? 'the server' : kind}`}`,
      )
      .join(', ')
  return [
    run.length > 0 ? `Tests that this can touch: ${counted(run)}` : 'No test is known that this can touch',
    ...lines,
    ...(left.length > 0
      ? [
          `Not run, since farther away or going everywhere: ${counted(left)}: ${left.map(({ path }) => nameOf(path)).join(', ')}`,
        ]
      : []),
    ...unknown.map((path) => `Nothing is known to stand on ${path}`),
    'npm test runs everything.',
  ].join('\n')
}

const nameOf = (path: string) => path.replace(/^src\/(features\/)?|\.test\.tsx?$/g, '')

type Graph = { importers: Map<string, string[]>; imports: Map<string, string[]> }

/** Who imports whom, but for what brings everything along, and for what journeys and the helpers of tests take from the product. */
function graphOf(files: readonly SourceFile[], changed: readonly string[]): Graph {
  const imports = new Map<string, string[]>()
  const importers = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))) {
    if (bringsAll.test(file.path)) continue
    const isHelper = /^(src\/testing|e2e|cluster)\//.test(file.path)
    const targets = [
      ...importsOf(file)
        .filter(isOurs)
        .map(({ to }) => to),
      ...globbed(file, changed),
    ].filter((to) => !(isHelper && /^src\/(?!testing\/)/.test(to)) && !bringsAll.test(to))
    imports.set(file.path, targets)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), file.path])
  }
  return { imports, importers }
}

/** What of the changed files lies where a file gathers all there is. */
function globbed({ path, text }: SourceFile, changed: readonly string[]): string[] {
  const folders = [...text.matchAll(/import\.meta\.glob[^(]*\('(\.\/[^'*{]*)/g)]
    .map(([, start = '']) => posix.join(posix.dirname(path), start))
    .filter((folder) => !/^src\/sites\/$/.test(folder))
  return changed.filter((one) => !isCode(one) && folders.some((folder) => one.startsWith(folder)))
}

function reachedBy(path: string, files: readonly SourceFile[], tests: readonly SourceFile[], graph: Graph): Reached[] {
  const own = kindOf(path)
  if (own)
    return files.some((file) => file.path === path)
      ? [{ path, kind: own, why: 'changed itself', distance: 0, breadth: 0 }]
      : []
  const distances = distancesFrom(path, graph.importers)
  return tests.flatMap((test): Reached[] => {
    const kind = kindOf(test.path) as Kind
    const ways = [
      byImport(test, path, distances),
      byName(test, path),
      ...(kind === 'server' ? [byFeature(test, path, graph)] : []),
      ...(kind === 'journeys' ? [byPage(test, path, files, distances, graph)] : []),
    ].filter((way) => way !== undefined)
    const [way] = ways.sort((a, b) => a.distance - b.distance)
    return way ? [{ path: test.path, kind, breadth: 0, ...way }] : []
  })
}

/** How many imports lie between a file and each that stands on it. */
function distancesFrom(start: string, importers: Graph['importers']): Map<string, number> {
  const distances = new Map([[start, 0]])
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

type Way = { why: string; distance: number; breadth?: number }

function byImport({ path }: SourceFile, changed: string, distances: Map<string, number>): Way | undefined {
  const distance = distances.get(path)
  return distance === undefined ? undefined : { why: `imports ${changed}`, distance }
}

/** A test that opens a file or starts a command names it. */
function byName({ path, text }: SourceFile, changed: string): Way | undefined {
  // Tests of the checks name files that are not there.
  if (path.startsWith('scripts/check-') || /^src\/.*\.tsx?$/.test(changed)) return undefined
  return text.includes(changed) ? { why: `names ${changed}`, distance: 1 } : undefined
}

function byFeature({ path }: SourceFile, changed: string, { imports }: Graph): Way | undefined {
  if (shell.test(changed))
    return /^src\/[^/]+$/.test(path) ? { why: 'is of the whole application', distance: 1 } : undefined
  if (!/^src\/(features|kit\/(server|shared))\/.*\.ts$/.test(changed) || /\/screens\//.test(changed)) return undefined
  const [home, feature] = [homeOf(path), featureOf(path)]
  if (home !== undefined && home === homeOf(changed)) return { why: `is of ${home} too`, distance: 0.5 }
  if (feature !== undefined && feature === featureOf(changed)) return { why: `is of ${feature} too`, distance: 2 }
  const importer = [...imports].find(
    ([from, targets]) => isServerOf(feature, from) && targets.includes(changed) && !kindOf(from),
  )?.[0]
  return importer ? { why: `is of ${feature}, which imports ${changed}`, distance: 3 } : undefined
}

const isServerOf = (feature: string | undefined, path: string) =>
  feature !== undefined && featureOf(path) === feature && !/\/screens\//.test(path)

/** What is drawn around every page. */
const around = ['src/sites/start.tsx', 'src/sites/main.ts', 'src/sites/prerender.tsx']

function byPage(
  test: SourceFile,
  changed: string,
  files: readonly SourceFile[],
  distances: Map<string, number>,
  graph: Graph,
): Way | undefined {
  const helpers = helpersOf(test.path, graph)
  const text = files.flatMap((file) => (file === test || helpers.has(file.path) ? [file.text] : [])).join('\n')
  const pages = visitedPages(text)
  const [nearest] = pages
    .flatMap((page) => {
      const distance = distanceTo(page, changed, distances, graph)
      return distance === undefined ? [] : [{ page, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
  if (!nearest) return undefined
  const { page, distance } = nearest
  return { why: `goes to ${page.path}`, distance: distance + 1, breadth: pages.length }
}

/** The files of e2e that a journey is written with. */
function helpersOf(path: string, { imports }: Graph): Set<string> {
  const found = new Set<string>([path])
  for (const one of found) for (const to of imports.get(one) ?? []) if (to.startsWith('e2e/')) found.add(to)
  return found
}

const layouts = Object.fromEntries(
  Object.values(sites).flatMap(({ layout, pages }) => pages.map(({ file }) => [file, `src/sites/${layout}`])),
)

/** How far a page stands from a file of the browser; or, from one of the server, the screens that call its feature. */
function distanceTo({ file }: Page, changed: string, distances: Map<string, number>, graph: Graph): number | undefined {
  const parts = [`src/sites/${file}`, layouts[file] ?? '', ...around]
  const near = Math.min(...parts.map((part) => distances.get(part) ?? Infinity))
  if (near < Infinity) return near
  const feature = /\/server\//.test(changed) ? homeOf(changed) : undefined
  if (!feature?.startsWith('src/features/')) return undefined
  const contracts = [...graph.importers.keys()].filter((path) => path.startsWith(`${feature}/contract`))
  const far = contracts.flatMap((contract) => distancesFrom(contract, graph.importers).get(`src/sites/${file}`) ?? [])
  return far.length > 0 ? Math.min(...far) + 2 : undefined
}
