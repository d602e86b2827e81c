import type { FastifyRequest } from 'fastify'
import { notAllowed } from '#kit/shared/problem.ts'

/**
 * The sandbox shows what its own page asks for. A link from elsewhere could have anything written in the product's name
 * and shown to staff from its own address.
 */
export function refuseFromElsewhere({ headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site']
  if (from === 'cross-site' || from === 'same-site') throw notAllowed('The sandbox is opened from its own page')
}
