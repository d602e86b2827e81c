import type { Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { elementOf, StatementReader, type StatementText, Undecided } from './statement-text.ts'

type Scalar = 'text' | 'number' | 'boolean' | 'bytes' | 'json' | 'null' | 'any'
/** What a field of a row is, as JavaScript has it; `any` for what is not looked at. */
export type Kind = Scalar | `${Scalar}[]`
export type Field = { kinds: ReadonlySet<Kind>; optional: boolean; shown: string }

/** A statement with the rows that the code says it gives. */
export type Declared = {
  at: string
  row: ReadonlyMap<string, Field>
  /** Once with the first of what it may be made of, once with the last; none where it cannot be read from the source. */
  texts: readonly StatementText[]
}

/** Each statement of the product that says what rows it gives. */
export function declaredRows(root: string): Declared[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects()
    if (!project) throw new Error('tsconfig.json is not to be read')
    const paths = project.program
      .getSourceFileNames()
      .filter((path) => path.startsWith(`${root}/src/`) && !/\.test\.|\/testing\//.test(path))
    return paths.flatMap((path) => {
      const file = project.program.getSourceFile(path)
      return file ? declaredIn(project, file, path.slice(root.length + 1)) : []
    })
  } finally {
    api.close()
  }
}

function declaredIn(project: Project, file: SourceFile, path: string): Declared[] {
  const { checker } = project
  const readers = (['first', 'last'] as const).map(
    (take) => new StatementReader(checker, (handle) => handle.resolve(project), take),
  )
  const found: Declared[] = []
  const visit = (node: Node): void => {
    if (is.isTaggedTemplateExpression(node) && node.typeArguments?.[0]) {
      const rows = checker.getTypeFromTypeNode(node.typeArguments[0])
      const row = rows && elementOf(checker, rows)
      const line = file.text.slice(0, node.template.pos).split('\n').length
      if (row)
        found.push({ at: `${path}:${line}`, row: fieldsOf(checker, row), texts: textsOf(readers, node.template) })
    }
    node.forEachChild(visit)
  }
  if (file.text.includes('>`')) visit(file)
  return found
}

function textsOf(readers: readonly StatementReader[], template: Node): Declared['texts'] {
  try {
    const texts = readers.map((reader) => reader.read(template))
    return texts.filter(({ text }, place) => texts.findIndex((one) => one.text === text) === place)
  } catch (error) {
    if (!(error instanceof Undecided)) throw error
    return []
  }
}

const fieldsOf = (checker: Checker, row: Type): Declared['row'] =>
  new Map(
    checker.getPropertiesOfType(row).map((property) => {
      const type = checker.getTypeOfSymbol(property) ?? checker.getUnknownType()
      const optional = (property.flags & SymbolFlags.Optional) !== 0
      return [property.name, { kinds: kindsOf(checker, type), optional, shown: checker.typeToString(type) }]
    }),
  )

const kindsOf = (checker: Checker, type: Type): Set<Kind> => new Set(partsOf(type).map((part) => kindOf(checker, part)))

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

function kindOf(checker: Checker, type: Type): Kind {
  const element = elementOf(checker, type)
  if (!element) return scalarOf(checker, type)
  const kinds = new Set(partsOf(element).map((part) => scalarOf(checker, part)))
  kinds.delete('null')
  const [kind = 'any', other] = kinds
  return other ? 'any[]' : `${kind}[]`
}

function scalarOf(checker: Checker, type: Type): Scalar {
  const bare = (type.isTypeParameter() && checker.getBaseConstraintOfType(type)) || type
  // Cents are numbers, whatever else is said of them.
  const { flags } = (bare.isIntersectionType() && bare.getTypes().find((one) => !one.isObjectType())) || bare
  if (flags & TypeFlags.StringLike) return 'text'
  if (flags & TypeFlags.NumberLike) return 'number'
  if (flags & TypeFlags.BooleanLike) return 'boolean'
  if (flags & (TypeFlags.Null | TypeFlags.Undefined)) return 'null'
  if (/^(Buffer|Uint8Array)\b/.test(checker.typeToString(type))) return 'bytes'
  return flags & (TypeFlags.Object | TypeFlags.Intersection) ? 'json' : 'any'
}
