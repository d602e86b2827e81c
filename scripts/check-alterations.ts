import type { Statement, Token } from '#kit/server/migrations/statements.ts'

/** What a statement does, in words, and whether that breaks the version before, blocks others, or is not known. */
export type Finding = { says: string; why: 'breaks' | 'blocks' | 'unknown' }

export type Columns = {
  /** Domains: a column of one is checked row by row. */
  domains: ReadonlySet<string>
  /** `table.column` of which a validated constraint says that it is not null. */
  neverNull: ReadonlySet<string>
}

/** What is wrong with an ALTER TABLE of a table that was there before, action by action. */
export function alterationsOf(statement: Statement, columns: Columns): Finding[] {
  const { table, actions } = takeApart(statement)
  const added = new Set(actions.filter((words) => isAddedConstraint(words)).map((words) => words[2] ?? ''))
  return actions.flatMap((words) => findingsOf(words, { table, added, ...columns }))
}

type Action = readonly string[]
type Around = Columns & { table: string; added: ReadonlySet<string> }

/** The name that stands at a place, behind IF EXISTS and the like and the schema. */
export function nameAt(tokens: readonly Token[], place: number): { name: string; next: number } {
  let at = place
  while (['if', 'not', 'exists', 'only'].includes(tokens[at]?.text ?? '')) at++
  while (tokens[at + 1]?.text === '.') at += 2
  return { name: tokens[at]?.text ?? '', next: at + 1 }
}

function takeApart({ tokens }: Statement): { table: string; actions: Action[] } {
  const { name: table, next } = nameAt(tokens, 2)
  const actions: string[][] = [[]]
  let depth = 0
  for (const { kind, text } of tokens.slice(next)) {
    if (kind === 'sign' && text === '(') depth++
    if (kind === 'sign' && text === ')') depth--
    if (kind === 'sign' && text === ',' && depth === 0) actions.push([])
    else actions.at(-1)?.push(kind === 'text' ? "''" : text)
  }
  return { table, actions }
}

const constraintWords = ['constraint', 'check', 'unique', 'primary', 'foreign', 'exclude']
const isAddedConstraint = ([add, kind = '']: Action) => add === 'add' && constraintWords.includes(kind)

function findingsOf(words: Action, around: Around): Finding[] {
  const [first, second = ''] = words
  if (isAddedConstraint(words)) return addedConstraint(words)
  if (first === 'add') return addedColumn(words, around)
  if (first === 'alter') return alteredColumn(words, around)
  if (first === 'drop' && second === 'constraint')
    // To be wider: software that keeps to the narrower one does not notice.
    return around.added.has(lastName(words)) ? [] : [{ says: 'drops a constraint', why: 'breaks' }]
  if (first === 'drop') return [{ says: 'drops a column', why: 'breaks' }]
  if (first === 'rename') return [{ says: 'renames', why: 'breaks' }]
  if (first === 'validate')
    return [{ says: 'validates a constraint in a transaction with other changes', why: 'blocks' }]
  return [{ says: `says ALTER TABLE ${words.slice(0, 2).join(' ').toUpperCase()}`, why: 'unknown' }]
}

const lastName = (words: Action) => words.filter((word) => word !== 'cascade' && word !== 'restrict').at(-1) ?? ''

const has = (words: Action, ...sought: readonly string[]) =>
  words.some((_, i) => sought.every((word, more) => words[i + more] === word))

function addedConstraint(words: Action): Finding[] {
  if (has(words, 'unique') || has(words, 'primary', 'key'))
    return has(words, 'using', 'index') ? [] : [{ says: 'builds an index while nobody may write', why: 'blocks' }]
  if (has(words, 'exclude')) return [{ says: 'builds an index while nobody may write', why: 'blocks' }]
  return has(words, 'not', 'valid') ? [] : [{ says: 'adds a constraint without NOT VALID', why: 'blocks' }]
}

function addedColumn(words: Action, { domains }: Around): Finding[] {
  const named = words.slice(words[1] === 'column' ? 2 : 1)
  const [, type = '', ...rest] = named[0] === 'if' ? named.slice(3) : named
  const given = defaultOf(rest)
  const findings: (Finding | false)[] = [
    has(rest, 'generated') && { says: 'adds a column that is computed for each row', why: 'blocks' },
    ['smallserial', 'serial', 'bigserial'].includes(type) && { says: 'numbers the rows', why: 'blocks' },
    domains.has(type) && { says: `adds a column of the domain ${type}, which rewrites the table`, why: 'blocks' },
    given !== undefined &&
      !isConstant(given) && { says: 'adds a column with another value for each row', why: 'blocks' },
    has(rest, 'not', 'null') &&
      given === undefined && { says: 'adds a column that must be given and has no default', why: 'breaks' },
    ['check', 'references', 'unique', 'primary'].some((word) => rest.includes(word)) && {
      says: 'adds a column with a constraint, which reads every row',
      why: 'blocks',
    },
  ]
  return findings.filter((finding) => finding !== false)
}

const afterDefault = ['not', 'null', 'check', 'references', 'unique', 'primary', 'constraint', 'generated', 'collate']

function defaultOf(rest: Action): Action | undefined {
  const at = rest.indexOf('default')
  if (at < 0) return undefined
  const value = rest.slice(at + 1)
  const end = value.findIndex((word, i) => i > 0 && afterDefault.includes(word))
  return end < 0 ? value : value.slice(0, end)
}

/** The same for every row: PostgreSQL then writes it down once. */
const isConstant = (words: Action) =>
  /^(?:- ?)?(?:''|true|false|null|\d[\d.]*|current_timestamp|now \( \)|array \[ \])(?: : : \w+(?: \[ \])?)?$/.test(
    words.join(' '),
  )

function alteredColumn(words: Action, { table, neverNull }: Around): Finding[] {
  const [column = '', ...change] = words.slice(words[1] === 'column' ? 2 : 1)
  if (has(change, 'set', 'not', 'null'))
    return [
      { says: 'demands a value that the version before may not give', why: 'breaks' },
      ...(neverNull.has(`${table}.${column}`)
        ? []
        : ([{ says: 'reads every row: validate a CHECK that it is not null before', why: 'blocks' }] as const)),
    ]
  if (change[0] === 'type' || has(change, 'set', 'data', 'type'))
    return [
      { says: 'changes the type of a column', why: 'breaks' },
      { says: 'changes the type of a column', why: 'blocks' },
    ]
  if (has(change, 'drop', 'not', 'null'))
    return [{ says: 'lets a column be null that the version before reads as given', why: 'breaks' }]
  if (has(change, 'set', 'default') || has(change, 'set', 'statistics')) return []
  if (has(change, 'drop', 'default')) return [{ says: 'drops a default', why: 'breaks' }]
  return [{ says: `says ALTER COLUMN ${change.slice(0, 2).join(' ').toUpperCase()}`, why: 'unknown' }]
}
