import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '#testing/processor-time.ts'
import { firstEmail, isEmail, longestEmail } from '../crawl/rules/emails.ts'
import { firstUrl, parseUrl } from './urls.ts'

describe('the first URL of a line', () => {
  test.each<[line: string, text: string | undefined, url?: string]>([
    ['Seewind, https://seewind.example, a@b.example', 'https://seewind.example', 'https://seewind.example/'],
    [
      'Seewind,http://Seewind.example:80/Boote?x=1,+49',
      'http://Seewind.example:80/Boote?x=1',
      'http://seewind.example/Boote?x=1',
    ],
    ['Seewind www.seewind.example.', 'www.seewind.example', 'https://www.seewind.example/'],
    ['Seewind (https://seewind.example)', 'https://seewind.example', 'https://seewind.example/'],
    ['Web:www.seewind.example', 'www.seewind.example', 'https://www.seewind.example/'],
    ['Seewind; seewind.example; info@other.example', 'seewind.example', 'https://seewind.example/'],
    ['Seewind\tseewind.example:8080/a', 'seewind.example:8080/a', 'https://seewind.example:8080/a'],
    ['Seewind seewind.example 030 555', 'seewind.example', 'https://seewind.example/'],
    ['müller-boote.example', 'müller-boote.example', 'https://xn--mller-boote-thb.example/'],
    ['https://one.example, https://two.example', 'https://one.example', 'https://one.example/'],
    ['one.example, https://two.example', 'one.example', 'https://one.example/'],
    ['"Boote ""Nord""",https://nord.example', 'https://nord.example', 'https://nord.example/'],
    ['HTTPS:/nord.example', 'HTTPS:/nord.example', 'https://nord.example/'],
    // Neither a legal form nor a street nor an address for mails is a website.
    ['Boote & Co.KG, https://nord.example', 'https://nord.example', 'https://nord.example/'],
    ['Boote & Co.KG nord.example', 'nord.example', 'https://nord.example/'],
    ['St.Moritz Boote, info@boote.example', undefined],
    ['Boote, mailto:info@boote.example', undefined],
    ['Boote am See, 030 555', undefined],
    ['', undefined],
    // Meant as one, and none.
    ['Boote, https://localhost/x', 'https://localhost/x'],
    ['Boote, http://127.0.0.1/', 'http://127.0.0.1/'],
    ['Boote, https://[::1]/', 'https://[::1]/'],
    ['Boote, https://bo ote.example', 'https://bo'],
    ['Boote, www.boote', 'www.boote'],
    ['Boote, https://-.example', 'https://-.example'],
    ['Boote, https://user:secret@boote.example', 'https://user:secret@boote.example'],
    ['Boote, ftp://boote.example', 'ftp://boote.example'],
    ['Boote, javascript://boote.example/%0aalert(1)', 'javascript://boote.example/%0aalert(1'],
    ['Boote, https//boote.example', 'https//boote.example'],
  ])('of %j is %j', (line, text, url) => {
    const found = firstUrl(line)
    expect([found?.text, found?.url]).toEqual([text, url])
    if (found) expect(line.slice(found.start, found.end)).toBe(found.text)
  })
})

test.each<[line: string, email: string | undefined]>([
  ['Boote, info@boote.example, 030', 'info@boote.example'],
  ['Boote <Info.Nord+x@boote.example>.', 'Info.Nord+x@boote.example'],
  ['mailto:info@boote.example?subject=x', 'info@boote.example'],
  ['one@boote.example;two@boote.example', 'one@boote.example'],
  ['@boote, x@, büro@müller.example', 'büro@müller.example'],
  ['info@@boote.example', undefined],
  ['info@boote', undefined],
  ['info (at) boote.example', undefined],
  [`${'x'.repeat(40)}@boote.example`, undefined],
])('The first address of %j is %j', (line, email) => {
  expect(firstEmail(line)?.email).toBe(email)
})

test.each(['a@b.c,d@e.f', 'a@b', 'a b@c.de', '<a@b.de>', 'a@b..de', 'a@.de', 'a;@b.de', `${'x'.repeat(46)}@b.de`])(
  '%j is no single address',
  (text) => expect(isEmail(text)).toBe(false),
)

/** What lines are made of, and what they are not. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'https://',
    'http:/',
    'www.',
    '://',
    '@',
    '.',
    ',',
    ';',
    '\t',
    '"',
    '(',
    ')',
    ' ',
    ':',
    '?',
    '#',
    '%',
    '\\',
  ),
  fc.constantFrom('boote.example', 'info@boote.example', 'xn--', '\u0000', '\ud800', '[::1]', '٠', 'İ'),
)
const anyLine = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

describe('whatever a line holds', () => {
  test('what is found stands there, and reads the same by itself', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const url = firstUrl(line)
        if (url) {
          expect(line.slice(url.start, url.end)).toBe(url.text)
          if (url.url !== undefined) {
            expect(parseUrl(url.url)).toBe(url.url)
            expect(firstUrl(url.url)?.url).toBeDefined()
          }
        }
        const email = firstEmail(line)
        if (email) {
          expect(line.slice(email.start, email.end)).toBe(email.email)
          expect(firstEmail(email.email)).toEqual({ start: 0, end: email.email.length, email: email.email })
          expect(email.email.length).toBeLessThanOrEqual(longestEmail)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('an address with a scheme and a mail address are found behind any name', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/)
    const name = fc.stringMatching(/^[A-Za-zÄÖÜäöüß&' ]{0,30}$/)
    fc.assert(
      fc.property(name, label, label, fc.constantFrom(', ', ';', '\t'), (before, host, local, separator) => {
        const line = [before, `https://${host}.example/x`, `${local}@${host}.example`].join(separator)
        expect(firstUrl(line)?.text).toBe(`https://${host}.example/x`)
        expect(firstEmail(line)?.email).toBe(`${local}@${host}.example`)
      }),
      { numRuns: 200 },
    )
  })

  /** Milliseconds; minutes where the work grows with the square of the length. */
  test.each([
    '@',
    'a@',
    'a.',
    'www.',
    'https:',
    '://',
    '"',
    ' ',
    '. ',
    'a@a.',
    '((((',
    'a:',
    '-.',
    '1.a:1',
    'x@y.',
    ')',
  ])('60,000 characters of %j are through in no time', async (unit) => {
    const line = unit.repeat(Math.ceil(60_000 / unit.length))
    const reading = await processorTime(() => {
      firstUrl(line)
      firstEmail(line)
    })
    expect(reading).toBeLessThan(4000)
  })
})
