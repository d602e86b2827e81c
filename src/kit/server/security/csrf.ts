import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#kit/shared/problem.ts'
import { words } from '../http/words.ts'

const cookieName = 'csrftoken'

/** Gives the browser the token that its writes must repeat in a header, unless it has one. */
export function offerCsrfToken(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  if (request.cookies[cookieName]) return
  const token = randomBytes(24).toString('base64url')
  reply.setCookie(cookieName, token, {
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: 365 * 24 * 3600,
  })
}

/** A write must come from a page of ours: right Origin, and the cookie's token repeated in `X-CSRFToken`. */
export function checkCsrf(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  const foreign =
    origin !== undefined
      ? origin !== publicUrl && !isOfHost(origin, host, publicUrl)
      : site === 'cross-site' || site === 'same-site'
  const cookie = request.cookies[cookieName]
  const header = request.headers['x-csrftoken']
  if (foreign || !cookie || typeof header !== 'string' || !equal(cookie, header)) {
    throw new ProblemError(403, 'CSRF', words.reload)
  }
}

/** A page of the host that was asked; where the site has TLS, one that came without is anybody's on the way. */
function isOfHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  const page = URL.parse(origin)
  return page !== null && page.host === host && (page.protocol === 'https:' || !publicUrl.startsWith('https:'))
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
