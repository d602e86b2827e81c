import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#kit/shared/problem.ts'
import { words } from '../http/words.ts'

/** Bytes of large bodies that are in memory at the same time. */
const room = 200 * 1024 * 1024
let taken = 0

/** Makes room for a large body until its answer is out; while there is none, people are asked to come back. */
export function makeRoom({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const size = Math.min(Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY), routeOptions.bodyLimit ?? 0)
  if (taken > 0 && taken + size > room) {
    throw new ProblemError(503, 'BUSY', words.busyUploading, {
      retryAfter: 5,
    })
  }
  taken += size
  reply.raw.once('close', () => {
    taken -= size
  })
}
