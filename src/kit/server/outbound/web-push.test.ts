import { createECDH, createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPush } from '#testing/push.ts'
import { arePushKeys, encryptPush, mostPushBytes, newPushKey, publicPushKey, vapid } from './web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  own: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  browser: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('The example of RFC 8291 is encrypted to the letter, and read again.', () => {
  const { text, own, salt, encrypted } = example
  expect(encryptPush(text, example, { salt, privateKey: own }).toString('base64url')).toBe(encrypted)
  expect(readPush(bytes(encrypted), { privateKey: example.browser, auth: example.auth })).toBe(text)
})

test('Whatever is said, the browser it is for reads it, and no other.', () => {
  const browser = createECDH('prime256v1')
  const other = createECDH('prime256v1')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const target = { p256dh: browser.generateKeys(), auth: example.auth }
      other.generateKeys()
      const sent = encryptPush(text, target)
      expect(readPush(sent, { privateKey: browser.getPrivateKey(), auth: target.auth })).toBe(text)
      expect(() => readPush(sent, { privateKey: other.getPrivateKey(), auth: target.auth })).toThrow()
      expect(encryptPush(text, target)).not.toEqual(sent)
    }),
  )
  expect(encryptPush('x'.repeat(mostPushBytes), example).length).toBe(4096)
})

describe('VAPID', () => {
  const claims = (header: string) => {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
    const [head = '', body = '', signature = ''] = token.split('.')
    const point = bytes(key)
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
    const isSound = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    )
    return { isSound, key, head: JSON.parse(String(bytes(head))), body: JSON.parse(String(bytes(body))) }
  }

  test('The example of RFC 8292 is read as sound by what reads ours.', () => {
    const read = claims(
      'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
    )
    expect(read).toMatchObject({ isSound: true, body: { aud: 'https://push.example.net', exp: 1_453_523_768 } })
  })

  test('Each message says who sends it, to which service and until when.', () => {
    const privateKey = newPushKey()
    const now = Temporal.Instant.from('2026-06-01T05:00:00Z')
    const header = vapid(new URL('https://push.example/send/abc?x'), { privateKey, contact: 'mailto:a@b.example', now })
    const { isSound, key, head, body } = claims(header)
    expect([isSound, key, head]).toEqual([true, publicPushKey(privateKey), { typ: 'JWT', alg: 'ES256' }])
    const exp = now.epochMilliseconds / 1000 + 12 * 3600
    expect(body).toEqual({ aud: 'https://push.example', exp, sub: 'mailto:a@b.example' })
  })
})

test('What is no point of the curve, or no secret of 16 bytes, is no key.', () => {
  expect(arePushKeys(example)).toBe(true)
  expect(arePushKeys({ ...example, auth: Buffer.alloc(15) })).toBe(false)
  expect(arePushKeys({ ...example, p256dh: Buffer.alloc(65, 4) })).toBe(false)
  expect(arePushKeys({ ...example, p256dh: Buffer.alloc(0) })).toBe(false)
})
