import type { FastifyRequest } from 'fastify'
import type { Caller } from '#kit/server/http/http.ts'
import { readSecret, type SecretCookie } from '#kit/server/security/session.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { notFound } from '#kit/shared/problem.ts'

/** Tells a visitor from others, so that the built-in mailbox shows everyone the mails of their own booking. */
export const visitorCookie: SecretCookie = { name: 'visitor', maxAgeSeconds: 24 * 3600 }

/**
 * Whose mails may be read: everyone's, by staff and by root, or those that one visitor caused in the last 24 hours.
 * `root` reads confidential ones too.
 */
export type Reader = 'root' | 'staff' | { visitor: Buffer }

/** Nobody's, where the visitor has no cookie yet. With a mail server in use mails go to their recipients only: 404. */
export function visitorOf(request: FastifyRequest, env: Pick<Env, 'smtpUrl' | 'publicUrl'>): Reader {
  if (env.smtpUrl) throw notFound()
  return { visitor: readSecret(request, visitorCookie, env.publicUrl) ?? Buffer.alloc(0) }
}

/** Without a mail server somebody has to hand a mailed password over: whoever runs the machine, and nobody else. */
export const staffReader = ({ root }: Caller, env: Pick<Env, 'smtpUrl'>): Reader =>
  root && env.smtpUrl === undefined ? 'root' : 'staff'
