import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line } from '#kit/shared/fields.ts'
import { language } from '#kit/shared/language.ts'
import { invalid } from '#kit/shared/problem.ts'
import { words as sharedWords } from '#kit/shared/words.ts'
import { afterFile } from '#testing/after-file.ts'
import { createServer, route } from './http.ts'
import { languageOf } from './language.ts'
import * as de from './words/de.ts'
import * as en from './words/en.ts'

const publicUrl = 'http://boats'
const app = await createServer({
  publicUrl,
  trustedProxies: [],
  logger: false,
  checkAnswers: false,
  identify: async () => undefined,
})
afterFile(() => app.close())

const said = z.object({ said: z.string() })
const noName = { en: 'Who are you?', de: 'Wer sind Sie?' }
const query = z.object({ name: line({ min: 1, max: 9, message: () => noName[language()] }) })
const shared = { access: 'anyone', answers: { 200: said } } as const
const greet = endpoint({ summary: 'Greets', method: 'GET', path: '/api/greet/', query, ...shared })
const write = endpoint({ summary: 'Writes', method: 'POST', path: '/api/write/', ...shared })
const upload = endpoint({ summary: 'Takes', method: 'POST', path: '/api/take/', bodyLimit: 2_000_000, ...shared })
const staff = endpoint({ ...greet, summary: 'Of staff', path: '/api/staff/', access: 'staff' })
const broken = endpoint({ summary: 'Breaks', method: 'GET', path: '/api/break/', ...shared })

/** So that requests overlap: each stands still in the middle as long as it says. */
route(app, greet, async ({ query: { name } }) => {
  await sleep(Number(name) || 0)
  if (name === 'nobody') throw invalid([{ field: 'name', message: sharedWords.checkValue }])
  await sleep(Number(name) || 0)
  return { said: sharedWords.signInFirst }
})
for (const one of [write, upload, staff]) route(app, one as typeof write, () => ({ said: '' }))
route(app, broken, () => {
  throw new Error('on purpose')
})
await app.ready()

type Ask = { url?: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; payload?: string }

const ask = async (header: string | undefined, { headers, ...more }: Ask) => {
  const answer = await app.inject({
    ...more,
    headers: { ...(header !== undefined && { 'accept-language': header }), ...headers },
  })
  return answer.json<{ detail: string; said: string; errors?: { message: string }[] }>()
}
const json = { 'content-type': 'application/json' }

test.each([
  ['de', 'de'],
  ['de-AT;q=0.9', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-ch', 'de'],
  ['fr, de;q=0.5', 'de'],
  ['en;q=0.3, de;q=0.7', 'de'],
  ['de;q=0.3, en;q=0.7', 'en'],
  ['de;q=0, fr', 'en'],
  ['de;q=0', 'en'],
  ['de; Q = 1', 'de'],
  ['de;q=often', 'en'],
  ['de;q=', 'en'],
  ['de;q=-1', 'en'],
  ['de;level=1;q=0.1', 'de'],
  ['en', 'en'],
  ['en-US,de', 'en'],
  ['den, deu, english', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [',;,=;q,,', 'en'],
  ['<script>', 'en'],
  [`${'fr,'.repeat(1000)}de`, 'en'],
] as const)('%s is answered in %s', async (header, spoken) => {
  expect(languageOf(header)).toBe(spoken)
  expect((await ask(header, { url: '/api/nothing/' })).detail).toBe(
    { en: 'There is nothing at this address', de: 'Unter dieser Adresse gibt es nichts' }[spoken],
  )
})

test.each([
  ['a field', { url: '/api/greet/?name=' }, noName.de],
  ['a rule', { url: '/api/greet/?name=nobody' }, 'Bitte prüfen Sie Ihre Eingaben'],
  ['an account', { url: '/api/staff/?name=1' }, 'Bitte melden Sie sich zuerst an'],
  ['a page of ours', { url: '/api/write/', method: 'POST' }, de.reload],
  ['a page of ours, before a large body is read', { url: '/api/take/', method: 'POST' }, de.reload],
  [
    'a body that is too large',
    { url: '/api/write/', method: 'POST', payload: `"${'a'.repeat(1_100_000)}"`, headers: json },
    de.tooLarge,
  ],
  [
    'a body of another kind',
    { url: '/api/write/', method: 'POST', payload: 'a', headers: { 'content-type': 'text/rtf' } },
    de.wrongType,
  ],
  [
    'a name that comes twice',
    { url: '/api/write/', method: 'POST', payload: '{"a":1,"a":2}', headers: json },
    de.onlyOnce,
  ],
  ['no JSON', { url: '/api/write/', method: 'POST', payload: '{', headers: json }, de.notUnderstood],
  [
    'no form',
    {
      url: '/api/write/',
      method: 'POST',
      payload: '-',
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
    },
    de.notUnderstood,
  ],
  ['characters that cannot be read', { url: '/api/greet/?name=%00' }, de.unreadable],
  ['no address', { url: '/%zz' }, de.notUnderstood],
  ['an error of ours', { url: '/api/break/' }, de.internal],
] as const)('For want of %s it is refused in German, and else in English.', async (_, asked, german) => {
  expect((await ask('de-DE,de;q=0.9', asked)).detail).toBe(german)
  const english = (await ask(undefined, asked)).detail
  expect(english).not.toBe(german)
  const [name] = Object.entries(de).find(([, text]) => text === german) ?? []
  if (name) expect([name, english]).toEqual(Object.entries(en).find(([one]) => one === name))
})

test('While too much is going on, those are told in their language who are sent away.', async () => {
  const { refuses } = app.gate
  app.gate.refuses = () => true
  try {
    expect((await ask('de', { url: '/api/greet/?name=1' })).detail).toBe(de.busy)
    expect((await ask('en', { url: '/api/greet/?name=1' })).detail).toBe(en.busy)
  } finally {
    app.gate.refuses = refuses
  }
})

test('Of requests at the same time each is answered in its own language.', async () => {
  const all = Array.from({ length: 60 }, (_, i) => ({ spoken: i % 2 === 0 ? 'de' : 'en', name: String((i * 7) % 13) }))
  const answers = await Promise.all(
    all.map(({ spoken, name }) => ask(spoken, { url: `/api/greet/?name=${name}` }).then((answer) => answer.said)),
  )
  expect(answers).toEqual(
    all.map(({ spoken }) => (spoken === 'de' ? 'Bitte melden Sie sich zuerst an' : 'Please sign in first')),
  )
})
