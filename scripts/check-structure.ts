import { posix } from 'node:path'
import { parse, type SourceFile } from './source-files.ts'

/** Where things are and what they are called: docs/architecture.md as a check. Nothing is exempt. */

const longest = 300
const fullest = 25
const part = String.raw`(?:\.[a-z0-9-]+)?`
const test = String.raw`(?:\.test)?`
const name = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** What may lie below src, each path in full. */
const layout = [
  String.raw`(?:server|app|page-answers|documents|drawing)${test}\.ts`,
  String.raw`${name}${part}\.test\.ts`,
  String.raw`testing/${name}${test}\.tsx?`,
  String.raw`kit/shared/${name}${test}\.tsx?`,
  String.raw`kit/server/${name}/${name}${test}\.tsx?`,
  String.raw`kit/ui/${name}${part}\.(?:tsx?|css|svg)`,
  // A feature, or one capability of it; either has the same rooms.
  String.raw`features/${name}/(?:${name}/)?(?:contract|rules|content|templates|demo)(?:/${name})?${test}\.ts`,
  String.raw`(?:features/${name}/(?:${name}/)?(?:server/)?|kit/(?:shared|ui|server/${name})/|sites/(?:${name}/)?)words(?:/[a-z]{2})?\.ts`,
  String.raw`features/${name}/(?:${name}/)?server/(?:routes|policy|queries|commands|tables|jobs)(?:/${name})?${test}\.ts`,
  String.raw`features/${name}/(?:${name}/)?server/(?:emails|pdf)/${name}${test}\.tsx?`,
  String.raw`features/${name}/(?:${name}/)?screens/(?:${name}/)*${name}(?:\.module)?${test}\.(?:tsx?|css|svg)`,
  String.raw`sites/(?:main|start|early-input|modules|pages|find-page|prerender|shell|demo)${test}\.tsx?`,
  String.raw`(?:features/(?:${name}/){1,2}|sites/${name}/)content/(?:[a-z]{2}/)?${name}\.md`,
  String.raw`sites/(?:${name}\.svg|fonts/${name}\.css)`,
  String.raw`sites/(?:agency|rental|real-estate|prawns|art)/(?:layout${part}|theme|${name}${part})\.(?:tsx?|css|svg|json)`,
  String.raw`sites/(?:agency|rental|real-estate|prawns|art)/(?!server/)${name}/(?:${name}/)*${name}${part}\.(?:tsx?|css|svg|json)`,
].map((pattern) => new RegExp(`^src/${pattern}$`))

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'stuff'])

/** One sentence for each thing that is not where or how it should be. */
export function findStructureViolations(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap((file) => [
      ...placeViolations(file.path),
      ...lengthViolations(file),
      ...(/\.m?tsx?$/.test(file.path) ? codeViolations(file) : []),
    ]),
    ...crowdedFolders(files.map(({ path }) => path)),
  ]
}

/** Of features: what belongs together is found no more where too much lies side by side. */
const crowdedFolders = (paths: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      paths.filter((path) => path.startsWith('src/features/')),
      posix.dirname,
    ),
  ]
    .filter(([, { length }]) => length > fullest)
    .map(([folder, { length }]) => `${folder} holds ${length} files, more than ${fullest}: give some a folder`)

function placeViolations(path: string): string[] {
  const words = path.split(/[/.-]/)
  const misplaced = path.startsWith('src/') && !layout.some((pattern) => pattern.test(path))
  const page = path.endsWith('.page.tsx') && !/^src\/sites\/[^/]+\/(public|office)\/[^/]+$/.test(path)
  return [
    ...(misplaced || page ? [`${path} has no place in the layout`] : []),
    ...(words.some((word) => vague.has(word)) ? [`${path} says nothing with its name: call it by what it does`] : []),
    ...(/(^|\/)index\.m?[jt]sx?$/.test(path) ? [`${path} is a barrel: import from the files themselves`] : []),
  ]
}

function lengthViolations({ path, text }: SourceFile): string[] {
  if (!/\.(m?[jt]sx?|css)$/.test(path)) return []
  const lines = text.trimEnd().split('\n').length
  return lines > longest ? [`${path} has ${lines} lines, more than ${longest}`] : []
}

function codeViolations(file: SourceFile): string[] {
  const { path } = file
  const { program, module, comments, errors } = parse(file)
  if (errors[0]) return [`${path} cannot be read: ${errors[0].message}`]
  const silenced = comments.some(({ value }) => /@ts-(ignore|nocheck|expect-error)|noExplicitAny/.test(value))
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const passedOn = exported.filter(({ moduleRequest }) => moduleRequest !== null)
  const onlyPassesOn = passedOn.length > 1 && passedOn.length === exported.length
  return [
    ...(silenced ? [`${path} silences the type check`] : []),
    ...(mentions(program, 'TSAnyKeyword') ? [`${path} uses the type any`] : []),
    ...(onlyPassesOn ? [`${path} is a barrel: import from the files themselves`] : []),
  ]
}

function mentions(node: unknown, type: string): boolean {
  if (Array.isArray(node)) return node.some((item) => mentions(item, type))
  if (typeof node !== 'object' || node === null) return false
  if ('type' in node && node.type === type) return true
  return Object.values(node).some((value) => typeof value === 'object' && mentions(value, type))
}
