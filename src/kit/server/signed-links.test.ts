import fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('no altered token is accepted, whatever letter is changed', () => {
  const token = links.sign(booking, inAnHour)
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019._-'), (at, letter) => {
      fc.pre(token[at] !== letter)
      expect(links.read('booking', token.slice(0, at) + letter + token.slice(at + 1), now)).toBe('invalid')
    }),
  )
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
