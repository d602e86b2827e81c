import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newCode as bookingCode } from '#features/bookings/server/commands.ts'
import { newPassword } from '#features/sign-in/server/commands/recover.ts'
import { newCode as voucherCode } from '#features/vouchers/server/commands.ts'
import { randomPassword } from '#kit/server/security/credentials.ts'
import { newReference, randomToken, sameSecret } from '#kit/server/security/secret.ts'
import { readSources } from '../scripts/source-files.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const small = 'abcdefghijkmnpqrstuvwxyz23456789'
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Pearson's: how far the letters are from equally many. */
function chiSquare(made: readonly string[], alphabet: string): number {
  const counts = new Map<string, number>()
  let all = 0
  for (const letter of made.join('')) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
    all++
  }
  const expected = all / alphabet.length
  return [...alphabet].reduce((sum, letter) => sum + ((counts.get(letter) ?? 0) - expected) ** 2 / expected, 0)
}

/** What chance passes once in three million times (five deviations, by Wilson and Hilferty). */
function bound(alphabet: string): number {
  const free = alphabet.length - 1
  return free * (1 - 2 / (9 * free) + 5 * Math.sqrt(2 / (9 * free))) ** 3
}

/** Every secret that letters are drawn for: what makes it, out of what, how many, and the bits that it has at least. */
const drawn: readonly [string, () => string, string, number, number][] = [
  ['the code that confirms a booking', bookingCode, '0123456789', 5, 16.6],
  ['the code of a voucher', voucherCode, letters, 16, 80],
  ['the reference of a booking, a voucher or a withdrawal', newReference, letters, 8, 40],
  ['a mailed password', () => newPassword().replaceAll('-', ''), small, 16, 80],
  ['a generated password', randomPassword, readable, 16, 79],
  // The last letter of 256 bits stands for four of them only.
  ['a token of a session or a payment', () => randomToken().slice(0, 42), base64, 42, 252],
]

describe('what nobody may guess', () => {
  test.each(drawn)('%s takes every letter equally often, at each place', (_what, make, alphabet, length, bits) => {
    const made = Array.from({ length: Math.ceil(60_000 / length) }, make)
    expect(made.every((one) => one.length === length)).toBe(true)
    expect(new Set(alphabet).size).toBe(alphabet.length)
    expect(length * Math.log2(alphabet.length)).toBeGreaterThanOrEqual(bits)
    expect(chiSquare(made, alphabet)).toBeLessThan(bound(alphabet))
    for (let place = 0; place < length; place++) {
      const there = made.map((one) => one.charAt(place))
      expect([place, chiSquare(there, alphabet) < bound(alphabet)]).toEqual([place, true])
    }
    // Neither does one letter tell the next.
    const steps = made.map(
      (one) => alphabet[(alphabet.indexOf(one.charAt(0)) + alphabet.indexOf(one.charAt(1))) % alphabet.length] ?? '',
    )
    expect(chiSquare(steps, alphabet)).toBeLessThan(bound(alphabet))
    if (bits > 40) expect(new Set(made).size).toBe(made.length)
  })

  test('letters from bytes modulo their number would be seen', () => {
    const leaning = Array.from(randomBytes(60_000), (byte) => readable[byte % readable.length] ?? '')
    expect(chiSquare(leaning, readable)).toBeGreaterThan(bound(readable))
  })
})

test('secrets are compared without telling where they differ', () => {
  expect([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('a', 'ab'), sameSecret('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

describe('the sources of the server', async () => {
  const sources = (await readSources(process.cwd())).filter(
    ({ path }) => /^src\/(kit|features)\/.*server\/|^src\/\w+\.ts$/.test(path) && !/\.test\./.test(path),
  )
  const where = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

  test('draw nothing but pauses from Math.random', () => {
    expect(sources.length).toBeGreaterThan(200)
    const lines = sources.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (line.includes('Math.random') ? [`${path}: ${line.trim()}`] : [])),
    )
    expect(lines.length).toBeGreaterThan(0)
    const isPause = /retryAfter|backoff|setTimeout\(|const pause|chance =/
    expect(lines.filter((line) => !isPause.test(line))).toEqual([])
  })

  test('take the remainder of no random bytes', () => {
    expect(where(/random(Bytes|UUID|Token)\([^)]*\)[^\n]*%|getRandomValues/)).toEqual([])
  })

  test('compare no signature, token, hash or code of theirs with ===', () => {
    const secret =
      /(?<![#\w])\w*(?:signature|secret|token|hash|rootCode|password)\w*\s*[!=]==(?!\s*(?:undefined|null|''|""))/i
    const lines = sources.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (secret.test(line) ? [`${path}: ${line.trim()}`] : [])),
    )
    expect(lines).toEqual([])
  })
})
