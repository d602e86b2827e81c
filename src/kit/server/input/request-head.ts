import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#kit/shared/problem.ts'
import { inLanguageOf } from '../http/language.ts'
import { answerProblem } from '../http/problems.ts'
import { words } from '../http/words.ts'

/**
 * The path and query that a request asks for. Whoever names a whole address means its host, whatever `Host` says.
 * RFC 9112, section 3.2.2.
 */
export function targetOf({ url = '', headers }: IncomingMessage): string {
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? []
  if (host === undefined || path === undefined) return url
  headers.host = host
  return path.startsWith('/') ? path : `/${path}`
}

/** Before anything looks at what is asked for: refuses heads that two readers could understand differently. */
export function refuseUnclear(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { raw } = request
  if (isUnclear(raw) || (raw.url === '*' && raw.method !== 'OPTIONS')) {
    const unclear = inLanguageOf(request, () => new ProblemError(400, 'BAD_REQUEST', words.notUnderstood))
    return void answerProblem(unclear, request, reply.header('connection', 'close'))
  }
  if (raw.url === '*') return void reply.code(204).header('allow', 'GET, HEAD, POST, DELETE, OPTIONS').send()
  done()
}

/** Of a host, or of its address, and a port. */
const hosts = /^([\w.~!$&'()*+;=%-]+|\[[\da-f:.]+\])(:\d*)?$/i

function isUnclear({ httpVersionMajor, httpVersionMinor, rawHeaders, headers, url = '' }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1 || !(url.startsWith('/') || url === '*') || !hosts.test(headers.host ?? 'none'))
    return true
  const named = rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length
  return named > 1 || (named === 0 && httpVersionMinor !== 0)
}
