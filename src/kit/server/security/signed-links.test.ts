import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf } from '#kit/shared/day.ts'
import { SignedLinks } from './signed-links.ts'

const links = new SignedLinks('k'.repeat(43))
const now = Temporal.Instant.from('2026-06-01T05:00:00Z')
const inAnHour = now.add({ hours: 1 })
const booking = { kind: 'booking', id: 'ABCD2345' }

test('a token leads to its record until it expires', () => {
  const token = links.sign(booking, inAnHour)
  expect(links.read('booking', token, now)).toEqual({ id: 'ABCD2345' })
  expect(links.read('booking', token, inAnHour.subtract({ seconds: 1 }))).toEqual({ id: 'ABCD2345' })
  expect(links.read('booking', token, inAnHour)).toBe('expired')
})

test('a token for one kind of record opens no other', () => {
  expect(links.read('voucher', links.sign(booking, inAnHour), now)).toBe('invalid')
})

test('a token of another key is none', () => {
  expect(new SignedLinks('l'.repeat(43)).read('booking', links.sign(booking, inAnHour), now)).toBe('invalid')
})

test('no altered token is accepted, whichever bit of whichever byte is another', () => {
  const bytes = Buffer.from(links.sign(booking, inAnHour))
  for (let at = 0; at < bytes.length; at++) {
    for (let bit = 0; bit < 8; bit++) {
      const altered = Buffer.from(bytes)
      altered.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at)
      expect([at, bit, links.read('booking', altered.toString('latin1'), now)]).toEqual([at, bit, 'invalid'])
    }
  }
})

test('a token is read in the one form in which it was signed', () => {
  const token = links.sign(booking, inAnHour)
  const signature = token.slice(token.lastIndexOf('.') + 1)
  const bytes = Buffer.from(signature, 'base64url')
  const others = [
    ...Array.from(token, (_, length) => token.slice(0, length)),
    ...['=', '==', '\n', '\r\n', ' ', '\0', '.', '%00', '\u200b'].flatMap((more) => [token + more, more + token]),
    ...[bytes.toString('base64'), bytes.toString('hex'), signature.toUpperCase(), ''].map((form) =>
      token.replace(signature, form),
    ),
    // The same bytes by other spare bits, and letters that only look alike.
    token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1),
    token.replace('A', 'А'),
    token.replaceAll('.', '。'),
    token.normalize('NFKD').replace('b', 'ｂ'),
    encodeURIComponent(token).replaceAll('.', '%2E'),
    JSON.stringify({ alg: 'none', token }),
    `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(booking)).toString('base64url')}.`,
  ].filter((other) => other !== token)
  for (const other of others) expect([other, links.read('booking', other, now)]).toEqual([other, 'invalid'])
})

test('a signature belongs to one kind, id and time: no other split of the same letters has it', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/)
  const id = fc.stringMatching(/^[\w-]{1,12}$/)
  fc.assert(
    fc.property(name, id, name, id, (kind, one, otherKind, other) => {
      fc.pre(kind !== otherKind || one !== other)
      const [, , seconds, signature] = links.sign({ kind, id: one }, inAnHour).split('.')
      expect(links.read(otherKind, `${otherKind}.${other}.${seconds}.${signature}`, now)).toBe('invalid')
    }),
  )
})

test('a token ends at the very second, also where clocks are moved and on the day that few years have', () => {
  for (const [day, hour] of [
    ['2026-03-29', 2.5],
    ['2026-10-25', 2.5],
    ['2028-02-29', 0],
    ['2027-01-01', 0],
  ] as const) {
    const end = instantOf(day, hour, 'Europe/Berlin')
    const token = links.sign(booking, end)
    expect([day, links.read('booking', token, end.subtract({ milliseconds: 1 }))]).toEqual([day, { id: 'ABCD2345' }])
    expect([day, links.read('booking', token, end)]).toEqual([day, 'expired'])
    expect([day, links.read('booking', token, end.add({ hours: 24 * 365 * 50 }))]).toEqual([day, 'expired'])
  }
})

test('what is no token at all is none, and an expired token cannot be prolonged', () => {
  for (const text of ['', 'x', 'a.b.c.d', '.'.repeat(100), `${links.sign(booking, inAnHour)}x`])
    expect(links.read('booking', text, now)).toBe('invalid')
  const [kind, id, , signature] = links.sign(booking, now.subtract({ hours: 1 })).split('.')
  const later = Math.floor(inAnHour.epochMilliseconds / 1000).toString(36)
  expect(links.read('booking', `${kind}.${id}.${later}.${signature}`, now)).toBe('invalid')
})

test('a short key is refused', () => {
  expect(() => new SignedLinks('short')).toThrow('too short')
})
