import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedByStripe, signStripe } from './stripe-signature.ts'

const secret = 'whsec_0123456789'
const now = 1_780_000_000
const raw = '{ "id": "evt_1", "fee": 1.50 }'
const signed = (time = now, by = secret) => signStripe(raw, { secret: by, time: String(time) })
const isSigned = (header: unknown, body = raw) => isSignedByStripe(header, body, { secret, now })

test('The signature is that of Stripe: HMAC-SHA256 of the time, a point and the body.', () => {
  // Made with `printf '12345.{}' | openssl dgst -sha256 -hmac whsec_test`.
  expect(signStripe('{}', { secret: 'whsec_test', time: '12345' })).toBe(
    'f7d0d6f2476273381fa231a8ba13a821a0c87029e7b1bfae51e93d0240fb7c32',
  )
})

test('An event is taken for five minutes before and after, and not a second longer.', () => {
  for (const away of [-300, -1, 0, 299, 300]) expect(isSigned(`t=${now + away},v1=${signed(now + away)}`)).toBe(true)
  for (const away of [-301, 301, 3600]) expect(isSigned(`t=${now + away},v1=${signed(now + away)}`)).toBe(false)
})

test('Of several signatures one must fit: the secret may be in the middle of being replaced.', () => {
  const other = signed(now, 'whsec_of_before')
  expect(isSigned(`t=${now},v1=${other},v1=${signed()}`)).toBe(true)
  expect(
    isSigned(`t=${now}, v1=${signed()}, v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39`),
  ).toBe(true)
  expect(isSigned(`t=${now},v1=${other},v1=${other}`)).toBe(false)
})

test('Nothing else counts as signed.', () => {
  const right = signed()
  const wrong = [
    undefined,
    '',
    't=',
    right,
    `v1=${right}`,
    `t=${now}`,
    `t=${now},v0=${right}`,
    `t=${now},v1=`,
    `t=${now},v1=${right.toUpperCase()}`,
    `t=${now},v1=${right.slice(0, -1)}`,
    `t=${now - 1},v1=${right}`,
    `t=${now},t=${now},v1=${right}`,
    `t=${now}.0,v1=${right}`,
    `t=-${now},v1=${right}`,
    `t=${now},v1=${right}${',v1=x'.repeat(2000)}`,
    [`t=${now},v1=${right}`],
  ]
  for (const header of wrong) expect(isSigned(header), String(header).slice(0, 80)).toBe(false)
  for (const body of ['', ` ${raw}`, `${raw}\n`, raw.replace('1.50', '1.5'), JSON.stringify(JSON.parse(raw))])
    expect(isSigned(`t=${now},v1=${right}`, body), body).toBe(false)
})

test('Whatever the header says, it is read without failing, and without the secret nothing is right.', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(`t=${now}`, 'v1=', `v1=${signed(now, 'whsec_guess')}`, 'v1=00', ',', '='),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.string(), (parts, body) => !isSigned(parts.join(','), body)),
    { seed: 20_260_601 },
  )
})
