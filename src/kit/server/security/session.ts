import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomToken, sha256 } from './secret.ts'

/** A secret that a browser keeps in an HttpOnly cookie; the database knows its SHA-256 only. */
export type SecretCookie = { name: string; maxAgeSeconds?: number }

const secure = (publicUrl: string) => publicUrl.startsWith('https:')
/** The cookie's name as browsers get it: with its prefix where the site has TLS. */
export const fullName = (cookie: SecretCookie, publicUrl: string) =>
  secure(publicUrl) ? `__Host-${cookie.name}` : cookie.name

/** Hash of the secret that the browser sent, if it sent one. */
export function readSecret(request: FastifyRequest, cookie: SecretCookie, publicUrl: string): Buffer | undefined {
  const token = request.cookies[fullName(cookie, publicUrl)]
  return token ? sha256(token) : undefined
}

/** Gives the browser a new secret and returns its hash. */
export function giveSecret(reply: FastifyReply, cookie: SecretCookie, publicUrl: string): Buffer {
  const token = randomToken()
  reply.setCookie(fullName(cookie, publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure(publicUrl),
    ...(cookie.maxAgeSeconds === undefined ? {} : { maxAge: cookie.maxAgeSeconds }),
  })
  return sha256(token)
}

export const dropSecret = (reply: FastifyReply, cookie: SecretCookie, publicUrl: string) =>
  reply.clearCookie(fullName(cookie, publicUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure(publicUrl),
  })
