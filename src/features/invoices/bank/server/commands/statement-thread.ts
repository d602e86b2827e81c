import { parentPort, workerData } from 'node:worker_threads'
import { ProblemError } from '#kit/shared/problem.ts'
import type { Columns } from '../../rules/columns.ts'
import { type ReadStatement, readStatement } from './statement.ts'

/** A thread of its own for one large statement: whoever started it (commands/import.ts) waits, and nobody else. */
export type ThreadTask = { bytes: Uint8Array; columns: Columns | undefined }
export type ThreadAnswer = { statement: ReadStatement } | { refused: string }

const { bytes, columns } = workerData as ThreadTask
parentPort?.postMessage(answer())

function answer(): ThreadAnswer {
  try {
    return { statement: readStatement(bytes, columns) }
  } catch (error) {
    if (error instanceof ProblemError) return { refused: error.message }
    throw error
  }
}
