import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, type Problem, ProblemError } from '#kit/shared/problem.ts'
import { isDatabaseAway, isDiskFull } from '../postgres/db.ts'
import { inLanguageOf } from './language.ts'
import { seldom } from './log.ts'
import { words } from './words.ts'

const mediaType = 'application/problem+json'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that is the answer. */
    problem?: string
  }
}

/** Turns whatever was thrown into an answer. What is not meant for the caller is logged and stays inside. */
export function answerProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = error instanceof ProblemError ? error : inLanguageOf(request, () => problemOf(error, request))
  reply.problem = problem.code
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfter))
  return reply.code(problem.status).header('cache-control', 'no-store').type(mediaType).send(bodyOf(problem))
}

export const notFoundAnswer = (request: FastifyRequest, reply: FastifyReply) =>
  answerProblem(inLanguageOf(request, notFound), request, reply)

export function bodyOf(problem: ProblemError): string {
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    detail: problem.message,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...problem.extra,
  }
  return JSON.stringify(body)
}

const tellOfFullDisk = seldom(({ id, log }: FastifyRequest, times) =>
  log.error({ id, times }, 'the disk of the database is full: make room, writes go on by themselves then'),
)
const tellOfDatabase = seldom(({ request: { id, log }, error }: { request: FastifyRequest; error: Error }, times) =>
  log.warn({ id, times, code: 'code' in error ? error.code : undefined }, 'database away'),
)

/** Whatever is asked for can be had again in a moment. */
export const unavailable = () => new ProblemError(503, 'UNAVAILABLE', words.unavailable, { retryAfter: 1 })

function problemOf(error: FastifyError | Error, request: FastifyRequest): ProblemError {
  if (isDiskFull(error)) {
    tellOfFullDisk(request)
    return new ProblemError(503, 'NO_ROOM', words.noRoom, {
      retryAfter: 30,
    })
  }
  if (isDatabaseAway(error)) {
    tellOfDatabase({ request, error })
    return unavailable()
  }
  const status = 'statusCode' in error && error.statusCode ? error.statusCode : isUnreadForm(request) ? 400 : 500
  if (status === 413) return new ProblemError(413, 'TOO_LARGE', words.tooLarge)
  if (status === 415) return new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', words.wrongType)
  if (status >= 400 && status < 500) return new ProblemError(status, 'BAD_REQUEST', words.notUnderstood)
  request.log.error({ id: request.id, err: error }, 'unexpected error')
  return new ProblemError(500, 'INTERNAL', words.internal)
}

/** The multipart parser throws errors without a status. What it could not read never became a body. */
const isUnreadForm = ({ headers, body }: FastifyRequest) =>
  body === undefined && headers['content-type']?.startsWith('multipart/form-data') === true
