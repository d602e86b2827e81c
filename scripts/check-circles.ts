import { type Import, importsOf, isCode, isOurs } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** Which parts of the project stand on which, in one direction only: a part of a circle cannot be understood by itself. */

/** One part's imports from another, with a file of each as an example. */
type Edge = { from: string; to: string; example: Import }

/** One sentence for each circle between features or folders. Nothing is exempt. */
export function findCircleViolations(files: readonly SourceFile[]): string[] {
  // A test is imported by nobody and closes no circle.
  const imports = files
    .filter(({ path }) => isCode(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(importsOf)
    .filter(isOurs)
  const features = edgesBetween(imports, (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1])
  return [
    ...circlesOf(edgesBetween(imports, folderOf)).map((circle) => `circle of folders: ${circle}`),
    ...circlesOf(features).map((circle) => `circle of features: ${circle}`),
  ]
}

/** `e2e`, `src/kit`; of what lies in src itself, which brings all of it up, `src`. */
const folderOf = (path: string) => /^(src\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(path)?.[0]

function edgesBetween(imports: readonly Import[], partOf: (path: string) => string | undefined): Edge[] {
  const edges = new Map<string, Edge>()
  for (const example of imports) {
    const [from, to] = [partOf(example.from), partOf(example.to)]
    if (from !== undefined && to !== undefined && from !== to && !edges.has(`${from} ${to}`))
      edges.set(`${from} ${to}`, { from, to, example })
  }
  return [...edges.values()]
}

/** Every edge that has a way back, with the shortest; each circle once. */
function circlesOf(edges: readonly Edge[]): string[] {
  const told = new Set<string>()
  return edges.flatMap((edge) => {
    const way = wayBack(edge, edges)
    if (!way) return []
    const circle = [edge, ...way]
    const parts = circle.map(({ from }) => from)
    const name = [...parts].sort().join(' ')
    if (told.has(name)) return []
    told.add(name)
    const examples = circle.map(({ example: { from, to } }) => `${from} imports ${to}`)
    return [`${[...parts, edge.from].join(' → ')} (${examples.join('; ')})`]
  })
}

/** The shortest way from the end of an edge to its beginning. */
function wayBack({ from: goal, to: start }: Edge, edges: readonly Edge[]): Edge[] | undefined {
  const ways = new Map<string, Edge[]>([[start, []]])
  for (const [part, way] of ways) {
    if (part === goal) return way
    for (const edge of edges) if (edge.from === part && !ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  }
  return undefined
}
