import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '#testing/processor-time.ts'
import { websiteKey } from '../../rules/hosts.ts'
import type { RejectionTag } from '../contract/handle.ts'
import { candidatesOf, type Keyed, type Known, longest, screenLines } from './screening.ts'

const read = (pasted: string) =>
  candidatesOf(pasted).map(({ line, name, website, email, phone }) => [line, name, website, email, phone])

test.each<[what: string, pasted: string, ...lines: unknown[][]]>([
  [
    'a line as the form asks for it',
    'Seewind, https://seewind.example, info@seewind.example, +49 30 5550100',
    [1, 'Seewind', 'https://seewind.example', 'info@seewind.example', '+49 30 5550100'],
  ],
  [
    'a name with commas',
    'Harms, Söhne & Co., https://harms.example, info@harms.example, 030/555-0100',
    [1, 'Harms, Söhne & Co.', 'https://harms.example', 'info@harms.example', '030/555-0100'],
  ],
  [
    'lines with empty ones between, in any order of fields',
    '\n\nOne, one.example\n\n  \n+49 30 5550100; info@two.example; https://two.example; Two GmbH\n',
    [3, 'One', 'one.example', '', ''],
    [6, 'Two GmbH', 'https://two.example', 'info@two.example', '+49 30 5550100'],
  ],
  [
    'a website and nothing else',
    'https://www.seewind.example/boote',
    [1, 'seewind.example', 'https://www.seewind.example/boote', '', ''],
  ],
  [
    'only the first URL',
    'Seewind https://seewind.example https://facebook.com/seewind info@seewind.example',
    [1, 'Seewind', 'https://seewind.example', 'info@seewind.example', ''],
  ],
  [
    'CSV with a header in another order',
    'E-Mail;Telefon;Firma;Webseite;Ort\ninfo@one.example;030 5550100;"One; Two ""& Co""";one.example;Berlin',
    [2, 'One; Two "& Co"', 'one.example', 'info@one.example', '030 5550100'],
  ],
  [
    'CSV without a header, quoted',
    '"Boote ""Nord"", Harms",https://nord.example,info@nord.example,"(030) 555 0100"',
    [1, 'Boote "Nord", Harms', 'https://nord.example', 'info@nord.example', '(030) 555 0100'],
  ],
  [
    'a quoted field over several lines',
    '"Boote\nNord",https://nord.example\nSüd,https://sued.example',
    [1, 'Boote Nord', 'https://nord.example', '', ''],
    [3, 'Süd', 'https://sued.example', '', ''],
  ],
  [
    'a quotation mark that is only one',
    '"Zur Sonne" Boote, https://sonne.example\n"Nord, https://nord.example',
    [1, '"Zur Sonne" Boote', 'https://sonne.example', '', ''],
    [2, '"Nord', 'https://nord.example', '', ''],
  ],
  [
    'rows of a spreadsheet, with its header and empty cells',
    'Name\tWebsite\tEmail\tPhone\n\thttps://one.example\t\t\nTwo, Inc.\ttwo.example\tx@two.example\t1 555 0100',
    [2, 'one.example', 'https://one.example', '', ''],
    [3, 'Two, Inc.', 'two.example', 'x@two.example', '1 555 0100'],
  ],
  [
    'rows of a spreadsheet without a header',
    'One\thttps://one.example\tx@one.example\t030 5550100\nTwo\thttps://two.example',
    [1, 'One', 'https://one.example', 'x@one.example', '030 5550100'],
    [2, 'Two', 'https://two.example', '', ''],
  ],
  [
    'what is too long, made to fit',
    `${'Bootsverleih '.repeat(6)}, https://seewind.example/${'x'.repeat(60)}, ${'x'.repeat(50)}@a.example, +49 (0) 30 / 55 50 - 100 12`,
    [1, 'Bootsverleih Bootsverleih Bootsverleih', 'https://seewind.example', '', '+4930555010012'],
  ],
  [
    'numbers in a name',
    'Boot 2000, https://b.example, 030 555010',
    [1, 'Boot 2000', 'https://b.example', '', '030 555010'],
  ],
  [
    'labels',
    'Seewind, Web: www.seewind.example, Tel.: 030 555010',
    [1, 'Seewind', 'www.seewind.example', '', '030 555010'],
  ],
])('Reads %s.', (_, pasted, ...lines) => {
  expect(read(pasted)).toEqual(lines)
})

test.each<[pasted: string, contact: string]>([
  ['Seewind, https://seewind.example, info@seewind.example, +49 30 5550100, Grete Sander', 'Grete Sander'],
  ['Seewind, seewind.example, , , Grete Sander', 'Grete Sander'],
  ['"Harms, Söhne";https://harms.example;info@harms.example;030 555010;Jan Harms;;', 'Jan Harms'],
  ['Name\tWebsite\tContact person\tCity\nOne\tone.example\tAda Alm\tBerlin', 'Ada Alm'],
  ['Inhaber;Firma;Webseite\nAda Alm;One;one.example', 'Ada Alm'],
  [`Seewind, seewind.example, , , ${'Grete '.repeat(12)}`, 'Grete Grete Grete Grete Grete Grete Grete Grete'],
  // What stands elsewhere, or is something else, is nobody.
  ['Harms, Söhne & Co., https://harms.example, info@harms.example, 030/555-0100', ''],
  ['Seewind, https://seewind.example, info@seewind.example, +49 30 5550100, 12345 Berlin', ''],
  ['Seewind, https://seewind.example, info@seewind.example, +49 30 5550100, Berlin, Germany', ''],
  ['Seewind, https://seewind.example, +49 30 5550100, info@seewind.example, Grete Sander', ''],
])('In %j the contact is %j.', (pasted, contact) => {
  expect(candidatesOf(pasted)).toMatchObject([{ contact }])
})

test('A business without a name is called by its website, not by whom to write to there.', () => {
  expect(candidatesOf(', seewind.example, , , Grete Sander')).toMatchObject([
    { name: 'seewind.example', contact: 'Grete Sander' },
  ])
})

const known: Known = {
  websites: new Map([
    ['known.example', { id: 1, business: 'Known' }],
    ['facebook.com/known', { id: 2, business: 'Known too' }],
  ]),
  emails: new Map([['info@known.example', { id: 1, business: 'Known' }]]),
}
const keyed = (pasted: string): Keyed[] =>
  candidatesOf(pasted).map((line) => ({
    ...line,
    websiteKey: (line.url && websiteKey(line.url)) ?? '',
    emailKey: line.email.toLowerCase(),
    suppressed: line.email.startsWith('never@') ? `${line.email} has unsubscribed` : undefined,
    customer: undefined,
  }))
const screenText = (pasted: string) => screenLines(keyed(pasted), known)

type Verdict = [tag: RejectionTag | 'new', reason?: string, collides?: { entry?: number; earlier?: number }]

describe('screening', () => {
  test.each<[pasted: string, ...verdicts: Verdict[]]>([
    ['New, https://new.example', ['new']],
    ['No website, info@new.example', ['NO_URL', 'No website in this line']],
    ['Bad, https://localhost', ['BAD_URL', 'https://localhost is not the address of a website']],
    [
      'Known, http://WWW.Known.example:80/x?utm_source=y',
      ['GOT_URL', 'known.example is in the list already', { entry: 1 }],
    ],
    ['Its shop, https://shop.known.example', ['new']],
    [
      'Social, https://m.facebook.com/Known/?fbclid=1',
      ['GOT_URL', 'facebook.com/known is in the list already', { entry: 2 }],
    ],
    ['Another, https://facebook.com/another', ['new']],
    [
      'Mail, https://new.example, INFO@known.example',
      ['GOT_EMAIL', 'INFO@known.example is in the list already', { entry: 1 }],
    ],
    // The website is told first.
    [
      'Both, https://known.example, info@known.example',
      ['GOT_URL', 'known.example is in the list already', { entry: 1 }],
    ],
    // A second URL in a line does not count.
    ['Two, https://new.example https://known.example', ['new']],
    ['Never, https://new.example, never@new.example', ['SUPPRESSED', 'never@new.example has unsubscribed']],
    [
      'Never, https://known.example, never@new.example',
      ['SUPPRESSED', 'never@new.example has unsubscribed', { entry: 1 }],
    ],
    [
      'One, https://new.example\nTwo, www.new.example/x',
      ['new'],
      ['GOT_URL', 'new.example stands in line 1 already', { earlier: 1 }],
    ],
    [
      '\nOne, https://one.example, x@y.example\nTwo, https://two.example, X@y.example',
      ['new'],
      ['GOT_EMAIL', 'X@y.example stands in line 2 already', { earlier: 2 }],
    ],
    // Lines without an email share none, and a line that is not taken stands in nobody's way.
    ['One, https://one.example\nTwo, https://two.example', ['new'], ['new']],
    [
      'One, https://new.example, info@known.example\nTwo, https://new.example',
      ['GOT_EMAIL', 'info@known.example is in the list already', { entry: 1 }],
      ['new'],
    ],
    [
      'One, https://facebook.com/one\nTwo, https://facebook.com/two\nOne, https://fb.com/ONE/',
      ['new'],
      ['new'],
      ['GOT_URL', 'facebook.com/one stands in line 1 already', { earlier: 1 }],
    ],
  ])('of %j', (pasted, ...verdicts) => {
    const { cleaned_list, rejected_lines } = screenText(pasted)
    const all = [
      ...cleaned_list.map(({ line }) => ({ line, verdict: ['new'] as unknown[] })),
      ...rejected_lines.map(({ line, tag, reason, entry, earlier }) => ({
        line,
        verdict: [
          tag,
          reason,
          ...(entry || earlier ? [{ ...(entry && { entry: entry.id }), ...(earlier && { earlier }) }] : []),
        ],
      })),
    ].sort((a, b) => a.line - b.line)
    expect(all.map(({ verdict }) => verdict)).toEqual(verdicts)
  })

  test('loses no line of any text, takes none twice, and takes only what the form takes', () => {
    const field = fc.oneof(
      fc.constantFrom(
        'https://a.example',
        'www.b.example',
        'c.example',
        'info@a.example',
        'x@b.example',
        '+49 30 555010',
      ),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    const separator = fc.constantFrom(', ', ';', '\t', '\n', '"', ' ', '","')
    const text = fc.array(fc.tuple(field, separator), { maxLength: 40 }).map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(text, (pasted) => {
        const { cleaned_list, rejected_lines } = screenText(pasted)
        const lines = [...cleaned_list, ...rejected_lines].map(({ line }) => line)
        expect(lines.toSorted((a, b) => a - b)).toEqual(candidatesOf(pasted).map(({ line }) => line))
        const keys = cleaned_list.map(({ website }) => websiteKey(website))
        expect(new Set(keys).size).toBe(keys.length)
        for (const { name, website, email, phone } of cleaned_list) {
          expect(name).not.toBe('')
          const kept = { business: name, website, email, phone }
          for (const field of ['business', 'website', 'email', 'phone'] as const) {
            expect(kept[field].length).toBeLessThanOrEqual(longest[field])
          }
        }
        // What was taken is known from then on.
        const taken = new Map(
          cleaned_list.map(({ website, name }, id) => [websiteKey(website) ?? '', { id, business: name }]),
        )
        const again = screenLines(keyed(pasted), { websites: taken, emails: new Map() })
        const known = again.rejected_lines
          .filter(({ tag, entry }) => tag === 'GOT_URL' && entry)
          .map(({ line }) => line)
        for (const { line } of cleaned_list) expect(known).toContain(line)
      }),
      { numRuns: 200 },
    )
  })

  test.each(['"', '"a,', ',"', '\t"', '";', 'x;', '\n"', '(', '1 ', '+1 '])(
    '60,000 characters of %j are through in no time',
    async (unit) => {
      const line = unit.repeat(Math.ceil(60_000 / unit.length))
      expect(await processorTime(() => candidatesOf(line))).toBeLessThan(4000)
    },
  )
})
