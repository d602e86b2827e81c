import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTextOf, sanitizeHtml } from './html.ts'

test.each([
  ['<p>Hello <b>you</b></p>', '<p>Hello <b>you</b></p>'],
  ['<script>alert(1)</script><p onclick="x()">Hello</p>', '<p>Hello</p>'],
  ['<a href="https://a.example/?b=1&amp;c">a</a>', '<a href="https://a.example/?b=1&amp;c">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//a.example">a</a><a href="/a">b</a>', '<a>a</a><a>b</a>'],
  ['<img src=x onerror=alert(1)><svg><style>*{}</style></svg>', ''],
  ['<p style="position:fixed">a</p><div>b</div>', '<p>a</p><p>b</p>'],
  ['a < b & c', 'a &lt; b &amp; c'],
])('%j becomes %j', (text, clean) => {
  expect(sanitizeHtml(text)).toBe(clean)
})

test('What is clean stays as it is, and nothing that runs or loads is left of anything.', () => {
  const piece = fc.constantFrom(
    ...['<p>', '</p>', '<a href="', 'javascript:', 'https://a.example', '">', '<script>', '</script>', '<!--', '-->'],
    ...[
      '<img src=',
      'onerror=',
      '<svg/onload=',
      '<iframe srcdoc="',
      '&lt;script&gt;',
      '&#106;',
      '<style>',
      '\u0000',
      'x',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitizeHtml(pieces.join(''))
      expect(sanitizeHtml(clean)).toBe(clean)
      const tags = clean.match(/<[^>]*>/g) ?? []
      for (const tag of tags) expect(tag).toMatch(/^<\/?[a-z0-9]+( href="(https?:\/\/|mailto:)[^"<>]*")?( \/)?>$/)
      expect(clean.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
    }),
    { numRuns: 300 },
  )
})

test('As plain text it says the same, line by line, with the addresses of its links.', () => {
  const text = plainTextOf(
    '<p>Dear  you,</p><p>one<br>two &amp; &lt;three&gt;</p><ul><li>a</li><li><a href="https://a.example">here</a></li></ul><a href="mailto:a@b.example">a@b.example</a>',
  )
  expect(text).toBe('Dear you,\n\none\ntwo & <three>\n\n- a\n- here (https://a.example)\n\na@b.example')
})
