import { markOf } from '#kit/server/migrations/files.ts'
import { begins, isBatch, type Statement, statementsOf } from '#kit/server/migrations/statements.ts'
import { alterationsOf, type Columns, type Finding, nameAt } from './check-alterations.ts'
import type { SourceFile } from './source-files.ts'

/** The last migration that was made before migrations said what they are. */
const unmarked = 23

/** What landed before this check refused it. */
const landed = new Set(['db/migrations/0031-pier.sql:16'])

/**
 * One sentence for each thing in the migrations that would break the version before, which still runs on them, or hold
 * others up on a table that is large. Tables that a migration makes itself are free. Judged by the words of each
 * statement; what is not known to be harmless is refused.
 */
export function findMigrationViolations(files: readonly SourceFile[]): string[] {
  const migrations = files.filter(({ path }) => /^db\/migrations\/\d{4}-.*\.sql$/.test(path))
  const numberOf = (path: string) => Number(/(\d{4})-[^/]*$/.exec(path)?.[1])
  const known = knownBefore(migrations)
  return migrations
    .filter(({ path }) => numberOf(path) > unmarked)
    .flatMap(({ path, text }) => {
      const mark = markOf(text)
      if (!mark)
        return [
          `${path} must say in its first line what it is: -- expand or -- contract, with ", without transaction" where it needs none`,
        ]
      const statements = statementsOf(text)
      const made = new Set(statements.flatMap(tableMadeBy))
      const earlier = migrations.filter((one) => numberOf(one.path) < numberOf(path))
      const indexes = new Set(earlier.flatMap((one) => statementsOf(one.text).flatMap(indexMadeBy)))
      return statements
        .flatMap((statement) =>
          judge(statement, { ...known, made, indexes, inTransaction: mark.inTransaction }).map((finding) => ({
            ...finding,
            line: statement.line,
          })),
        )
        .filter(({ why, line }) => (mark.kind === 'expand' || why !== 'breaks') && !landed.has(`${path}:${line}`))
        .map(({ says, why, line }) => `${path}:${line} ${says}, ${reasons[why]}`)
    })
}

const reasons = {
  breaks: 'which the version before may not survive: that belongs into a contract, one release later',
  blocks: 'which holds others up on a large table',
  unknown: 'which this check does not know: write it in another way, or teach it',
} as const

type Surroundings = Columns & {
  /** Tables that the migration makes. */
  made: ReadonlySet<string>
  /** Indexes that migrations before it made. */
  indexes: ReadonlySet<string>
  inTransaction: boolean
}

function knownBefore(migrations: readonly SourceFile[]): Columns {
  const statements = migrations.flatMap(({ text }) => statementsOf(text))
  const domains = statements
    .filter((one) => begins(one, 'create', 'domain'))
    .flatMap(({ tokens }) => tokens[2]?.text ?? [])
  const validated = new Set(
    statements.flatMap(
      ({ text }) => /^ALTER TABLE (\w+) VALIDATE CONSTRAINT (\w+)$/i.exec(text)?.slice(1).join('.') ?? [],
    ),
  )
  const neverNull = statements.flatMap(({ text }) => {
    const found = /^ALTER TABLE (\w+)\s+ADD CONSTRAINT (\w+) CHECK \((\w+) IS NOT NULL\) NOT VALID$/i.exec(text)
    return found && validated.has(`${found[1]}.${found[2]}`) ? [`${found[1]}.${found[3]}`] : []
  })
  return { domains: new Set(domains), neverNull: new Set(neverNull) }
}

const tableMadeBy = (statement: Statement): string[] =>
  begins(statement, 'create', 'table') ? [nameAt(statement.tokens, 2).name] : []

const indexMadeBy = ({ text }: Statement): string[] =>
  /^CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(\w+) ON /i.exec(text)?.slice(1) ?? []

const harmless = [
  ['create', 'table'],
  ['create', 'type'],
  ['create', 'domain'],
  ['create', 'sequence'],
  ['create', 'extension'],
  ['create', 'function'],
  ['create', 'or', 'replace', 'function'],
  ['create', 'view'],
  ['create', 'trigger'],
  ['create', 'constraint', 'trigger'],
  ['comment', 'on'],
]

function judge(statement: Statement, around: Surroundings): Finding[] {
  // What was broken off is dropped and made again, and so would be a sound one of that name.
  if (indexMadeBy(statement).some((name) => around.indexes.has(name)))
    return [{ says: 'makes an index of a name that there is', why: 'breaks' }]
  if (!around.inTransaction) return judgeStep(statement)
  const { tokens } = statement
  const isOwn = (place: number) => around.made.has(nameAt(tokens, place).name)
  if (harmless.some((words) => begins(statement, ...words))) return []
  if (begins(statement, 'create', 'index') || begins(statement, 'create', 'unique', 'index'))
    return isOwn(tokens.findIndex(({ text }) => text === 'on') + 1)
      ? []
      : [{ says: 'makes an index of a table that is there', why: 'blocks' }]
  if (begins(statement, 'alter', 'table')) return isOwn(2) ? [] : alterationsOf(statement, around)
  if (
    begins(statement, 'alter', 'type') &&
    tokens.some((token, i) => token.text === 'add' && tokens[i + 1]?.text === 'value')
  )
    return []
  if (begins(statement, 'insert', 'into')) return []
  if (begins(statement, 'update')) return isOwn(1) ? [] : [{ says: 'changes rows in one go', why: 'blocks' }]
  if (begins(statement, 'delete', 'from')) return isOwn(2) ? [] : [{ says: 'deletes rows in one go', why: 'blocks' }]
  if (begins(statement, 'drop'))
    return [{ says: `drops ${tokens[1]?.text === 'index' ? 'an' : 'a'} ${tokens[1]?.text}`, why: 'breaks' }]
  const [first] = tokens
  if (first && ['lock', 'cluster', 'vacuum', 'truncate', 'reindex', 'refresh'].includes(first.text))
    return [{ says: `says ${first.text.toUpperCase()}`, why: 'blocks' }]
  return [{ says: `says ${firstWords(statement)}`, why: 'unknown' }]
}

/** Each of these may run again after a crash, and none holds others up. */
function judgeStep(statement: Statement): Finding[] {
  const { tokens } = statement
  const says = (...words: string[]) => words.every((word) => tokens.some(({ text }) => text === word))
  if (begins(statement, 'create', 'index') || begins(statement, 'create', 'unique', 'index'))
    return says('concurrently') ? [] : [{ says: 'makes an index without CONCURRENTLY', why: 'blocks' }]
  if (begins(statement, 'drop', 'index', 'concurrently', 'if', 'exists'))
    return [{ says: 'drops an index', why: 'breaks' }]
  if (isBatch(statement))
    return says('limit') ? [] : [{ says: 'changes rows without a LIMIT to each batch', why: 'blocks' }]
  if (begins(statement, 'alter', 'table') && tokens[3]?.text === 'validate' && !says(',')) return []
  return [{ says: `says ${firstWords(statement)} without a transaction`, why: 'unknown' }]
}

const firstWords = ({ tokens }: Statement) =>
  tokens
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase()

/** A version of CHANGELOG.md, but the newest, whose sample data was not kept; and what was kept and nobody knows. */
export function findReleaseViolations(changelog: string, paths: readonly string[]): string[] {
  const known = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version]) => version ?? '')
  const kept = paths.flatMap((path) => /^db\/releases\/(.+)\.zip$/.exec(path)?.[1] ?? [])
  return [
    ...known
      .slice(1)
      .filter((version) => !kept.includes(version))
      .map(
        (version) =>
          `db/releases/${version}.zip is missing: node scripts/release-dump.mjs ${version} COMMIT makes it from the last commit of that version`,
      ),
    ...kept
      .filter((version) => !known.includes(version))
      .map((version) => `db/releases/${version}.zip is of a version that CHANGELOG.md does not know`),
  ]
}
