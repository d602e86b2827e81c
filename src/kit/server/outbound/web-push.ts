import { createCipheriv, createECDH, createPrivateKey, hkdfSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/**
 * Messages to browsers by the push service of each: encrypted for the browser alone (RFC 8291, aes128gcm of RFC 8188), and
 * signed so that the service knows who sends them (VAPID, RFC 8292). Binary values are base64url where they are text.
 */

/** Where a browser is reached, as it says itself. */
export type PushTarget = { endpoint: string; p256dh: Buffer; auth: Buffer }

const curve = 'prime256v1'
const recordSize = 4096

/** Bytes a message may have, so that it is one record with its end and its tag. */
export const mostPushBytes = recordSize - 17 - 86

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const label = (name: string) => Buffer.from(`${name}\0`)

/** A pair of keys, drawn at random unless the private one is given. */
function pairOf(privateKey?: Buffer) {
  const pair = createECDH(curve)
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  return pair
}

/** Whether these are keys that a message can be encrypted for. */
export function arePushKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    pairOf().computeSecret(p256dh)
    return p256dh.length === 65 && auth.length === 16
  } catch {
    return false
  }
}

/** `salt` and `privateKey` are for the example of RFC 8291: each message has its own. */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { salt = randomBytes(16), privateKey }: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const own = pairOf(privateKey)
  const ownPublic = own.getPublicKey()
  const input = Buffer.concat([label('WebPush: info'), p256dh, ownPublic])
  const secret = derive(own.computeSecret(p256dh), auth, input, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, label('Content-Encoding: aes128gcm'), 16),
    derive(secret, salt, label('Content-Encoding: nonce'), 12),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  // 2 ends the last record.
  const encrypted = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, size, Buffer.of(ownPublic.length), ownPublic, ...encrypted])
}

/** A private key for VAPID. */
export const newPushKey = (): string => pairOf().getPrivateKey('base64url')

/** What browsers are told of it. */
export const publicPushKey = (privateKey: string): string =>
  pairOf(Buffer.from(privateKey, 'base64url')).getPublicKey('base64url')

function signingKey(privateKey: string): KeyObject {
  const point = Buffer.from(publicPushKey(privateKey), 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y } as never, format: 'jwk' })
}

const inJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hoursValid = 12

/** The Authorization of a message. `contact`: an address at which the service reaches us, `mailto:` or `https:`. */
export function vapid(
  { origin }: URL,
  { privateKey, contact, now }: { privateKey: string; contact: string; now: Temporal.Instant },
): string {
  const exp = Math.floor(now.epochMilliseconds / 1000) + hoursValid * 3600
  const said = `${inJson({ typ: 'JWT', alg: 'ES256' })}.${inJson({ aud: origin, exp, sub: contact })}`
  const key = { key: signingKey(privateKey), dsaEncoding: 'ieee-p1363' } as const
  return `vapid t=${said}.${sign('sha256', Buffer.from(said), key).toString('base64url')}, k=${publicPushKey(privateKey)}`
}
