import type { FastifyInstance, FastifyReply } from 'fastify'

/** Whose script draws PayPal's buttons, and where its frames, pictures and calls come from. */
const paypal = ' https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com'

/**
 * With PayPal: what its documents ask for, except inline scripts, which only draw a preview of its buttons. Its script
 * puts style elements into the page, and has no other way where pages are finished files and cannot carry a nonce.
 */
const contentSecurityPolicy = (withPaypal: boolean) => {
  const more = withPaypal ? paypal : ''
  return [
    "default-src 'self'",
    `script-src 'self'${more}`,
    `style-src 'self'${withPaypal ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${more}`,
    `connect-src 'self'${more}`,
    `frame-src 'self' https://www.google.com${more}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On every answer, errors included. A route may set a stricter Content-Security-Policy of its own. */
export function securityHeaders(
  app: FastifyInstance,
  { publicUrl, withPaypal = false }: { publicUrl: string; withPaypal?: boolean },
): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(withPaypal),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // PayPal's window must be able to answer the page that opened it.
    'cross-origin-opener-policy': withPaypal ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}

/** What it comes to, for each policy of ours. */
const framedPolicies = new Map<string, string>()

/** Lets our own pages show this answer in a frame. Without it no page may, so that nobody is led to press what they do not see. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  const framed = framedPolicies.get(policy) ?? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  framedPolicies.set(policy, framed)
  reply.header('content-security-policy', framed).header('x-frame-options', 'SAMEORIGIN')
}
