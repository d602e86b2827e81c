import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#kit/shared/problem.ts'
import { inLanguageOf } from '../http/language.ts'
import { bodyOf } from '../http/problems.ts'
import { words } from '../http/words.ts'

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no request, with the headers of every answer, and hangs up. */
export function answerMalformed(headers: OutgoingHttpHeaders) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (socket.destroyed || code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[code] ?? 400
    const body = bodyOf(new ProblemError(status, 'BAD_REQUEST', words.notUnderstood))
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-type: application/problem+json\r\n`
    socket.end(
      `${head}cache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
}

/** An address that cannot be read belongs to no route, so no hook sets its headers. */
export function answerNoAddress(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 400
    const problem = inLanguageOf(request, () => new ProblemError(status, 'BAD_REQUEST', words.notUnderstood))
    reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('application/problem+json')
      .send(bodyOf(problem))
  }
}
