import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findReferenceViolations } from './check-references.ts'
import { root } from './prepare.mjs'

const paths = ['README.md', 'docs/one.md', 'src/app.ts', 'src/kit/day.ts', 'src/kit/day.test.ts', 'src/kit/time.ts']
const check = (text: string, path = 'docs/one.md') =>
  findReferenceViolations(
    [
      { path, text },
      { path: 'README.md', text: '# A title, with `code`\n' },
      { path: 'deploy/.gitignore', text: 'secrets/\n' },
    ],
    paths,
  )

test.each([
  '[top](../README.md), [self](#here)\n\n## Here',
  '[section](../README.md#a-title-with-code)',
  '[folder](../src/kit/)',
  '[elsewhere](https://boats.example/none.md), [write](mailto:a@boats.example)',
  '`src/app.ts` and `day.ts`, `kit/day.ts`, `src/kit/`, `kit/{day,time}.ts`, `src/kit/day*.ts`',
  '`/api/none/`, `npm run none.ts`, `data/none.txt`, `sites → none`',
  '`deploy/secrets/` is ignored',
  '```\nnone.ts\n`src/none.ts`\n```',
])('leads somewhere: %j', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['[gone](none.md)', 'docs/one.md links to none.md, which is not there'],
  ['[gone](README.md)', 'docs/one.md links to README.md, which is not there'],
  ['[gone](#there)', 'docs/one.md links to #there, a section that is not there'],
  ['[gone](../README.md#there)', 'docs/one.md links to ../README.md#there, a section that is not there'],
  ['`src/none.ts`', 'docs/one.md names src/none.ts, which is not there'],
  ['`none.ts`', 'docs/one.md names none.ts, which is not there'],
  ['`kit/none`', 'docs/one.md names kit/none, which is not there'],
  ['`kit/{day,none}.ts`', 'docs/one.md names kit/{day,none}.ts, which is not there'],
  ['`src/none*.ts`', 'docs/one.md names src/none*.ts, which is not there'],
])('leads nowhere: %j', (text, sentence) => {
  expect(check(text)).toEqual([sentence])
})

test('Texts of the product lead to its addresses, docs to files.', () => {
  expect(check('[privacy](/privacy)', 'src/sites/agency/content/imprint.md')).toEqual([])
  expect(check('[privacy](/privacy)')).toEqual(['docs/one.md links to /privacy, which is not there'])
})

test('Comments are read, and code is not.', () => {
  const source = (text: string) => check(text, 'src/app.ts')
  expect(source("// As day.ts says, and kit/time.ts.\nconst a = 'none.ts' // see app.ts\n")).toEqual([])
  const gone = ['src/app.ts names none.ts, which is not there']
  for (const text of [
    '// See none.ts.',
    '/** See none.ts */',
    ' * See `none.ts`',
    `a() /${'/'} see none.ts`,
    '-- see none.ts',
  ])
    expect(source(text), text).toEqual(gone)
})

test('Every decision says its status, and the list names each by its title.', () => {
  const directory = join(root, 'docs/decisions')
  const list = readFileSync(join(directory, 'README.md'), 'utf8')
  const decisions = readdirSync(directory).filter((name) => /^\d/.test(name))
  expect(list.match(/^- \[.*$/gm)).toHaveLength(decisions.length)
  for (const name of decisions) {
    const [title = '', , status] = readFileSync(join(directory, name), 'utf8').split('\n')
    expect(list).toContain(`- [${title.replace('# ', '')}](${name})\n`)
    expect(status, name).toMatch(/^Status: (accepted|superseded), \d{4}-\d{2}-\d{2}(; superseded in part by \[.*)?$/)
  }
})
