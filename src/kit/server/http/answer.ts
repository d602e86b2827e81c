import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer with a status other than the endpoint's first. */
export class WithStatus<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

export const answer = <T>(status: number, body: T) => new WithStatus(status, body)

export type Sent = { readonly sent: true }

/** Given back by a handler that has answered through `reply` itself. */
export const sent: Sent = { sent: true }

type File = { name: string; type: string; bytes: Uint8Array | Readable; disposition?: 'inline' | 'attachment' }

/** Answers with a file, which nobody keeps. */
export function sendFile(reply: FastifyReply, { name, type, bytes, disposition = 'attachment' }: File): Sent {
  reply
    .headers({ 'content-disposition': `${disposition}; filename="${name}"`, 'cache-control': 'no-store' })
    .type(type)
    .send(bytes)
  return sent
}

/** Answers with a PDF that is shown; `isFramed` in a page of ours, as the browser's own reader is a page of its making. */
export function showPdf(reply: FastifyReply, name: string, bytes: Uint8Array, isFramed = false): Sent {
  if (isFramed) reply.headers({ 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' })
  return sendFile(reply, { name, type: 'application/pdf', bytes, disposition: 'inline' })
}
