import type { FastifyInstance, FastifyReply } from 'fastify'

/** Whose parts a page may show besides our own: Google's map in a frame, and with it PayPal's buttons, which are a script. */
export type ThirdParties = 'none' | 'maps' | 'maps and PayPal'

/** Whose script draws PayPal's buttons, and where its frames, pictures and calls come from. */
const paypalHosts = ' https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com'

/**
 * For PayPal: what its documents ask for, except inline scripts, which only draw a preview of its buttons. Its script
 * puts style elements into the page, and has no other way where pages are finished files and cannot carry a nonce. It
 * also writes HTML and addresses of scripts as plain text: Trusted Types, which forbid that, hold on all other pages.
 */
function contentSecurityPolicy(thirdParties: ThirdParties): string {
  const withPaypal = thirdParties === 'maps and PayPal'
  const paypal = withPaypal ? paypalHosts : ''
  const maps = thirdParties === 'none' ? '' : ' https://www.google.com'
  return [
    "default-src 'self'",
    `script-src 'self'${paypal}`,
    `style-src 'self'${withPaypal ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${paypal}`,
    `connect-src 'self'${paypal}`,
    `frame-src 'self'${maps}${paypal}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The policies are those of kit/ui/inert-html.ts and, for one address, of kit/ui/office-worker.ts.
    ...(withPaypal ? [] : ["require-trusted-types-for 'script'", 'trusted-types inert-html office-worker']),
  ].join('; ')
}

const policies: Readonly<Record<ThirdParties, string>> = {
  none: contentSecurityPolicy('none'),
  maps: contentSecurityPolicy('maps'),
  'maps and PayPal': contentSecurityPolicy('maps and PayPal'),
}

const notUsed = [
  ...['accelerometer', 'bluetooth', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]

const permissions = (camera: string) =>
  [...notUsed.map((name) => `${name}=()`), `camera=${camera}`, 'payment=(self)'].join(', ')

/** What every answer says to browsers. */
export function restrictions({ publicUrl }: { publicUrl: string }): Record<string, string> {
  return {
    'content-security-policy': policies.none,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions('()'),
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** On every answer, errors included. A route may set a stricter Content-Security-Policy of its own. */
export function securityHeaders(app: FastifyInstance, options: { publicUrl: string }): void {
  const headers = restrictions(options)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}

/** Lets this page use the camera. */
export const letFilm = (reply: FastifyReply) => reply.header('permissions-policy', permissions('(self)'))

/** Lets this page show parts of others. */
export function letIn(reply: FastifyReply, thirdParties: ThirdParties): void {
  if (thirdParties === 'none') return
  reply.header('content-security-policy', policies[thirdParties])
  // PayPal's window must be able to answer the page that opened it.
  if (thirdParties === 'maps and PayPal') reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
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
