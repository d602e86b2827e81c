import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import imprint, { meta } from '#sites/agency/content/imprint.md'
import { moduleOf } from './build-texts.ts'

/** The JSX of what a chapter says. */
const jsxOf = (text: string, site?: string) =>
  /text: (.*) }\],\n/
    .exec(moduleOf(`## Chapter\n\n${text}\n`, { site }))?.[1]
    ?.replaceAll(/\{"([^"]*)"\}/g, '$1')
    .replaceAll('${', '{')

test.each([
  ['One line\nand another.', '<p>One line and another.</p>'],
  ['One.\n\n\nTwo.', '<><p>One.</p><p>Two.</p></>'],
  ['- one\n  and more\n- **two**, 2', '<ul><li>one and more</li><li><strong>two</strong>, 2</li></ul>'],
  ['A\n: 1\n\nB\n: 2\n  3', '<><dl><div><dt>A</dt><dd>1</dd></div><div><dt>B</dt><dd>2 3</dd></div></dl></>'],
  [
    'A\n: 1\n\n<!-- -->\n\nB\n: 2',
    '<><dl><div><dt>A</dt><dd>1</dd></div></dl>{null}<dl><div><dt>B</dt><dd>2</dd></div></dl></>',
  ],
  ['[See](https://boats.example/).', '<p><a href={`https://boats.example/`}>See</a>.</p>'],
  ['[See](/privacy){hreflang=de}', '<p><a href={`/privacy`} hrefLang="de">See</a></p>'],
  [
    '**Write: [{email}](mailto:{email})**',
    '<p><strong>Write: <a href={`mailto:{facts.email}`}>{facts.email}</a></strong></p>',
  ],
  ['{Map}\n\n{name}', '<><facts.Map /><p>{facts.name}</p></>'],
  ['{Fee:\n- 1\n- {x}\n}', '<facts.Fee><ul><li>1</li><li>{facts.x}</li></ul></facts.Fee>'],
  [
    'No {Fee: **more**}{Cap:, but 5}.',
    '<p>No <facts.Fee><strong>more</strong></facts.Fee><facts.Cap>, but 5</facts.Cap>.</p>',
  ],
  ['§&nbsp;5', '<p>§\u00a05</p>'],
])('%j', (text, jsx) => {
  expect(jsxOf(text)).toBe(jsx)
})

test('A link to a page of the same site needs no reload; to another site, a file or a lost page it does.', () => {
  expect(jsxOf('[a](/#contact)', 'agency')).toBe('<p><Link to={`/#contact`}>a</Link></p>')
  for (const address of ['/RentalRevolution', '/licenses.txt', '/gone'])
    expect(jsxOf(`[a](${address})`, 'agency'), address).toContain(`<a href={\`${address}\`}>`)
  expect(jsxOf('[a](/privacy)', 'real-estate')).toContain('<a href=')
})

test.each([
  'a *word*',
  'some `code`',
  '### Deeper',
  '> said',
  '[a] b',
  '<b>a</b>',
  'a &amp; b',
  '| a | b |',
  'a {not closed',
])('No Markdown of ours: %j', (text) => {
  expect(() => moduleOf(`## Chapter\n\n${text}\n`)).toThrow(/is no Markdown of ours/)
})

test('A text says its title, what leads into it, its chapters and when it was written; a place left empty ends the build.', () => {
  const facts = { owner: 'O', name: 'N', address: 'A', email: 'e@boats.example', phone: '0 1', tel: '01', vat_id: 'V' }
  expect(meta).toEqual({
    title: 'Imprint – Sternsinger',
    description: 'Who runs these sites, who answers for what they say, and how to reach us.',
    alternates: { de: '/de/impressum' },
  })
  const { title, lead, stand, chapters } = imprint(facts)
  expect([title, lead, stand]).toEqual(['Imprint', meta.description, 'Last changed in November 2026'])
  expect(chapters.map(({ id }) => id).slice(0, 2)).toEqual(['provider', 'reach-us'])
  expect(renderToStaticMarkup(chapters[2]?.text as ReactNode)).toContain('(MStV): O, at the address above.')
  const { email: _, ...rest } = facts
  expect(() => imprint(rest)).toThrow('No email')
})

test('No browser gets Markdown, or what reads it', async () => {
  const assets = 'build/client/assets'
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js')))
    expect(await readFile(join(assets, file), 'utf8'), file).not.toMatch(/Markdown|\]\(mailto:/)
})
