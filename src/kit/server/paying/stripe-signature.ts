import { createHmac } from 'node:crypto'
import { sameSecret } from '../security/secret.ts'

/** Seconds by which an event may be older, or newer, than now: what is sent again is signed anew. */
const tolerance = 300

/** Of all that a header could hold; while a secret is replaced there are two. */
const mostSignatures = 8

/**
 * Whether Stripe signed an event: `Stripe-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, of which one `v1` must
 * fit. `raw` is the body as it came, `now` in seconds since 1970.
 */
export function isSignedByStripe(
  header: unknown,
  raw: string,
  { secret, now }: { secret: string; now: number },
): boolean {
  if (typeof header !== 'string' || header.length > 2000) return false
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value)
  const [time, ...others] = valuesOf('t')
  if (time === undefined || others.length > 0 || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now - Number(time)) > tolerance) return false
  const right = signStripe(raw, { secret, time })
  return valuesOf('v1')
    .slice(0, mostSignatures)
    .some((given) => sameSecret(given, right))
}

export const signStripe = (raw: string, { secret, time }: { secret: string; time: string }): string =>
  createHmac('sha256', secret).update(`${time}.${raw}`, 'utf8').digest('hex')
