import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Asked } from './floor-answers.ts'

/** What browsers may do with the page. */
const restrictions = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types inert-html",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), xr-spatial-tracking=(), payment=(self)',
}

/**
 * A page from memory, in brotli as it was put there, with what browsers need to keep it and what they may not do with it,
 * and for who comes for the first time the token that writes must repeat.
 */
export function openPage(file: string) {
  const body = readFileSync(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = {
    ...restrictions,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  }
  return async ({ request, response }: Asked): Promise<void> => {
    if (!request.headers.cookie?.includes('csrftoken=')) {
      const token = randomBytes(24).toString('base64url')
      response.setHeader('set-cookie', `csrftoken=${token}; Max-Age=31536000; Path=/; SameSite=Lax`)
    }
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
    response.writeHead(200, headers).end(body)
  }
}
