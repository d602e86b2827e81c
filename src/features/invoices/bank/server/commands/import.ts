import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { sha256 } from '#kit/server/security/secret.ts'
import { invalid } from '#kit/shared/problem.ts'
import type { Columns } from '../../rules/columns.ts'
import { identitiesOf, type StatementLine } from '../../rules/statement.ts'
import { type ReadStatement, readStatement } from './statement.ts'
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
  if (bytes.length <= small) return readStatement(bytes, columns)
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

/** Keeps the lines that are not there yet, and says how many they were. */
export async function keepLines(tx: Transaction, lines: readonly StatementLine[], importedBy: string): Promise<number> {
  const identities = identitiesOf(lines)
  let added = 0
  for (let from = 0; from < lines.length; from += atOnce) {
    const rows = lines.slice(from, from + atOnce).map(({ bankId, bookedOn, ...line }, i) => ({
      ...line,
      booked_on: bookedOn,
      fingerprint: sha256(identities[from + i] ?? '').toString('hex'),
    }))
    const kept = await tx`
      INSERT INTO bank_transactions (fingerprint, account, booked_on, amount, currency, payer, reference, purpose, imported_by)
      SELECT decode(fingerprint, 'hex'), account, booked_on, amount, currency, payer, reference, purpose, ${importedBy}
      FROM json_to_recordset(${JSON.stringify(rows)}::text::json)
           AS line (fingerprint text, account text, booked_on date, amount int, currency text, payer text, reference text, purpose text)
      ON CONFLICT (fingerprint) DO NOTHING RETURNING 1`
    added += kept.length
  }
  return added
}
