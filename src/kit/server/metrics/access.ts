import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sameSecret } from '../security/secret.ts'

export type MetricsAccess = { publicUrl: string; trustedProxies: readonly string[]; metricsToken: string | undefined }

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** By any of these a proxy says for whom it asks. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether somebody may read the metrics: with the token; or without it from this very machine.
 *
 * Behind a proxy on the same machine every visitor's connection comes from loopback. So a request that says it was passed
 * on, or that asks for another host than this machine, is a visitor's; and on a public address no request at all counts
 * as the machine's own until `TRUSTED_PROXIES` says that what a proxy passes on can be told.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { publicUrl, trustedProxies, metricsToken }: MetricsAccess,
): boolean {
  const { headers, socket } = request.raw
  const token = headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  if (metricsToken !== undefined && token !== undefined && sameSecret(token, metricsToken)) return true
  if (!loopback.has(socket.remoteAddress ?? '') || passedOn.some((name) => headers[name] !== undefined)) return false
  if (!isThisMachine(`http://${headers.host}`)) return false
  return isThisMachine(publicUrl) || trustedProxies.length > 0
}

function isThisMachine(url: string): boolean {
  const name = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}
