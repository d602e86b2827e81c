import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Columns } from '../../rules/columns.ts'
import { sameAs } from '../../rules/same.ts'
import { identitiesOf, type StatementLine } from '../../rules/statement.ts'
import { isZip, type ReadStatement, readStatement } from './statement.ts'
import type { ThreadAnswer, ThreadTask } from './statement-thread.ts'

/** Bytes up to which a statement is read at once: above, reading would hold up everybody else. */
const small = 100 * 1024
const threadMilliseconds = 30_000
// As a path from the project's directory, because the server is bundled into one file and this program is not.
const program = join(
  dirname(findPackageJSON(import.meta.url) as string),
  'src/features/invoices/bank/server/commands/statement-thread.ts',
)

/** What came in by a statement of any size. Throws a 422 with the reason for what is none. */
export async function readLargeStatement(bytes: Uint8Array, columns: Columns | undefined): Promise<ReadStatement> {
  if (bytes.length <= small && !isZip(bytes)) return readStatement(bytes, columns)
  const answer = await inThread({ bytes: new Uint8Array(bytes), columns })
  if ('refused' in answer) throw invalid([{ field: 'file', message: answer.refused }], answer.refused)
  return answer.statement
}

/** A hostile file that uses up time or memory ends its thread and nothing else. */
function inThread(task: ThreadTask): Promise<ThreadAnswer> {
  const { promise, resolve } = Promise.withResolvers<ThreadAnswer>()
  const thread = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const timer = setTimeout(() => thread.terminate(), threadMilliseconds)
  thread.once('message', resolve)
  thread.once('error', () => resolve({ refused: 'The file cannot be read' }))
  thread.once('exit', () => {
    clearTimeout(timer)
    resolve({ refused: 'The file takes too long to be read' })
  })
  return promise
}

const atOnce = 1000
/** Lines alike in day and amount that are compared with as many: of more, only what says the same is known. */
const mostCompared = 100

/**
 * Keeps the lines that are not there yet, and says how many they were. What one import found to be new is not new to the
 * next: they follow each other.
 */
export async function keepLines(tx: Transaction, lines: readonly StatementLine[], importedBy: string): Promise<number> {
  await tx`SELECT pg_advisory_xact_lock('bank_transactions'::regclass::oid::bigint)`
  return insertLines(tx, await newAmong(tx, lines), importedBy)
}

type Identified = StatementLine & { fingerprint: string }

const groupOf = ({ bookedOn, amount, currency }: StatementLine) => `${bookedOn} ${amount} ${currency}`

/** Those that were not taken in before, in whatever format. */
export async function newAmong(tx: Transaction, lines: readonly StatementLine[]): Promise<Identified[]> {
  const identities = identitiesOf(lines)
  const identified = lines.map((line, i) => ({ ...line, fingerprint: sha256(identities[i] ?? '').toString('hex') }))
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  const before = await tx<Identified[]>`
    SELECT encode(fingerprint, 'hex') AS fingerprint, account, booked_on AS "bookedOn", amount, currency, payer, reference,
           purpose, bank_id AS "bankId", source
    FROM bank_transactions
    WHERE booked_on BETWEEN ${days[0] ?? null} AND ${days.at(-1) ?? null}
      AND amount = ANY(${[...new Set(lines.map(({ amount }) => amount))]}::int[])
    ORDER BY id`
  const here = new Set(identified.map(({ fingerprint }) => fingerprint))
  const there = new Set(before.map(({ fingerprint }) => fingerprint))
  const others = Map.groupBy(
    before.filter(({ fingerprint }) => !here.has(fingerprint)),
    groupOf,
  )
  const unknown = identified.filter(({ fingerprint }) => !there.has(fingerprint))
  return [...Map.groupBy(unknown, groupOf)].flatMap(([group, some]) => {
    const known = sameAs(some.slice(0, mostCompared), (others.get(group) ?? []).slice(0, mostCompared))
    return some.filter((_, i) => !known.has(i))
  })
}

export async function insertLines(tx: Transaction, lines: readonly Identified[], importedBy: string): Promise<number> {
  let added = 0
  for (let from = 0; from < lines.length; from += atOnce) {
    const rows = lines.slice(from, from + atOnce)
    const kept = await tx`
      INSERT INTO bank_transactions
        (fingerprint, account, booked_on, amount, currency, payer, reference, purpose, bank_id, source, imported_by)
      SELECT decode(fingerprint, 'hex'), account, "bookedOn", amount, currency, payer, reference, purpose, "bankId", source,
             ${importedBy}
      FROM json_to_recordset(${JSON.stringify(rows)}::text::json)
           AS line (fingerprint text, account text, "bookedOn" date, amount int, currency text, payer text, reference text,
                    purpose text, "bankId" text, source text)
      ON CONFLICT (fingerprint) DO NOTHING RETURNING 1`
    added += kept.length
  }
  return added
}
