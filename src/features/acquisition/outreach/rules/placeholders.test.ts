import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '#testing/processor-time.ts'
import { unresolved } from './placeholders.ts'

test.each([
  ['Dear {name},', ['{name}']],
  ['Dear {{ first_name }}, your {{x}}', ['{{ first_name }}', '{{x}}']],
  ['Dear [NAME], of [Your company]', ['[NAME]', '[Your company]']],
  ['Dear %NAME% and %%firma%%', ['%NAME%', '%%firma%%']],
  ['Dear <<x>>', ['<<x>>']],
  ['<p>Dear &lt;&lt;x&gt;&gt; and &lt;name&gt;</p>', ['<<x>>', '<name>']],
  ['<p>Dear <name></p>', ['<name>']],
  ['<p>{<b>name</b>}</p>', ['{ name }']],
  ['Hello *|FNAME|* and #{user.name} and __COMPANY_NAME__', ['*|FNAME|*', '#{user.name}', '__COMPANY_NAME__']],
  ['<%= name %> {% if x %}', ['<%= name %>', '{% if x %}']],
  ['{name}, again {name}', ['{name}']],
  ['<a href="https://x.example/{slug}">there</a>', ['{slug}']],
  ["<a href='https://x.example/%SLUG%'>there</a>", ['%SLUG%']],
  ['{}', ['{}']],
  ['&#123;name&#125;', ['{name}']],
  ['[object Object]', ['[object Object]']],
  ['Sehr geehrter [Name], wir bieten für {Firma}', ['[Name]', '{Firma}']],
])('In %j is left to fill in: %j', (text, left) => {
  expect(unresolved(text)).toEqual(left)
})

test.each([
  '<p>100 % sure, 20% off and 5% more</p>',
  '<a href="https://x.example/B%C3%A4ren%20boot?a=%7Bx">https://x.example/B%C3%A4ren%20boot</a>',
  'Write to info [at] boats [dot] example, [sic]',
  'Footnotes [1] and […], 3 < 5 and 7 > 2, a_b__c',
  '<p>A <strong>strong</strong><br>line &amp; more &lt;3 &quot;x&quot;</p>',
  'Ada <ada@boats.example>',
  '«Bootsverleih» kostet $2500, £90 oder 2000 €',
  '',
])('In %j nothing is.', (text) => {
  expect(unresolved(text)).toEqual([])
})

test('What is in braces or double brackets is found wherever it stands, and other letters and digits never are.', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcXYZ .,;!?0123456789äöß€&'), maxLength: 40 })
  const name = fc.string({ unit: fc.constantFrom(...'abcXYZ_'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(words, name, words, (before, inside, after) => {
      expect(unresolved(`${before} ${after}`)).toEqual([])
      for (const hole of [`{${inside}}`, `{{${inside}}}`, `<<${inside}>>`, `[${inside}]`].filter(
        (one) => one !== '[at]',
      ))
        expect(unresolved(`${before}${hole}${after}`)).toEqual([hole])
    }),
    { numRuns: 100 },
  )
})

test('A long text of open brackets is read at once.', async () => {
  const reading = await processorTime(() => {
    for (const open of ['{', '[a', '<a ', '%a', '<a href="', '__a', '*|']) unresolved(open.repeat(10_000 / open.length))
  })
  expect(reading).toBeLessThan(500)
})
