import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '#kit/server/pages/html.ts'
import { supportedCountries } from '#kit/shared/countries.ts'
import { acquisitionTypes } from '../../contract.ts'
import { unresolved } from '../rules/placeholders.ts'
import { presetNames, presetOf, presetTypes } from './presets.ts'

const publicUrl = 'https://agency.example'
const countries = [...supportedCountries, 'New Zealand', 'Norway']
const british = ['United Kingdom', 'Ireland', 'Australia', 'New Zealand']
const languages = ['de', 'en'] as const

const dear = ['2000 €', '100 €']
const priced: Readonly<Record<string, readonly string[]>> = {
  Switzerland: ['CHF 1900', 'CHF 95'],
  'United Kingdom': ['£1800', '£90'],
  'United States': ['$2500', '$120'],
  Canada: ['$3300', '$165'],
  Australia: ['$3600', '$180'],
}

/** Apart from those that are replaced, so that a text nobody thought of is found. */
const onlyBritish =
  /\b(?:colour|organis|catalogue|cancell|enquir|harbour|centre|licence|favourit|jewell|travell|programme|cheque|neighbour|honour|behaviour|realis|recognis|customis|specialis|modell|labell|grey|holiday|hire|hires|till)/i
const onlyAmerican =
  /\b(?:colou?r\b(?<!colour)|colors|organiz|catalog\b|canceled|canceling|inquir|harbor|center|license|favorite|jewelry|traveler|traveling|program\b|neighbor|honor|behavior|realiz|recogniz|customiz|specializ|modeling|labeled|gray|vacation|cash register|boat rental|rental business|stores?\b)/i

const every = presetTypes.flatMap((name) =>
  countries.flatMap((country) =>
    acquisitionTypes.flatMap((type) =>
      languages.flatMap((language) =>
        ['Bramble & Sons', ''].map((business) => ({
          title: `${name}, ${type}, ${country}, ${language}, ${business || 'no name'}`,
          ...{ name, type, country, language, business },
          ...presetOf(name, { type, country, language, business, publicUrl }),
        })),
      ),
    ),
  ),
)
type One = (typeof every)[number]

const plain = (html: string) =>
  html
    .replaceAll(/<\/?(?:strong|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const failing = (fails: (one: One) => unknown) => every.filter((one) => fails(one)).map(({ title }) => title)

test('Every preset in every country, of every type and language has nothing left to fill in.', () => {
  expect(every).toHaveLength(6 * 35 * 2 * 2 * 2)
  expect(failing(({ body, subjects }) => unresolved(`${body}\n${subjects.join('\n')}`).length > 0)).toEqual([])
})

test('Every one names the prices of its country, and no others.', () => {
  const amounts = (body: string) => [...plain(body).matchAll(/[£$]\d+|CHF \d+|\d+ €/g)].map(([amount]) => amount)
  expect(failing(({ body, country }) => `${amounts(body)}` !== `${priced[country] ?? dear}`)).toEqual([])
  // Which dollars they are.
  expect(failing(({ body, country }) => country === 'Canada' && !/[Cc]anadi|kanadi/.test(body))).toEqual([])
  expect(failing(({ body, country }) => country === 'Australia' && !/[Aa]ustrali/.test(body))).toEqual([])
})

test('English is British for the United Kingdom, Ireland, Australia and New Zealand, and else American.', () => {
  const all = ({ body, subjects }: One) => plain(`${body} ${subjects.join(' ')}`).replaceAll(publicUrl, '')
  const isBritish = ({ country }: One) => british.includes(country)
  expect(failing((one) => one.language === 'en' && isBritish(one) && onlyAmerican.test(all(one)))).toEqual([])
  expect(failing((one) => one.language === 'en' && !isBritish(one) && onlyBritish.test(all(one)))).toEqual([])
  // Each text has a word to tell it by.
  expect(failing((one) => one.language === 'en' && isBritish(one) && !onlyBritish.test(all(one)))).toEqual([])
  expect(failing((one) => one.language === 'en' && !isBritish(one) && !onlyAmerican.test(all(one)))).toEqual([])
})

test('German is formal, and does without ß in Switzerland.', () => {
  const german = every.filter(({ language }) => language === 'de')
  for (const { title, body } of german) {
    expect(body, title).toMatch(/\bSie\b/)
    expect(body, title).not.toMatch(/\b(?:du|dir|dich|dein\w*|euch|euer)\b/i)
  }
  expect(failing((one) => one.country === 'Switzerland' && /ß/.test(`${one.body}${one.subjects}`))).toEqual([])
})

test('Every body is a letter that loses nothing when it is kept, and the short ones are short.', () => {
  const words = (body: string) => plain(body).trim().split(' ').length
  expect(failing(({ body }) => sanitizeHtml(body) !== body.replaceAll('<br>', '<br />'))).toEqual([])
  expect(failing(({ name, body }) => name !== 'Legacy' && words(body) > 133)).toEqual([])
  expect(failing(({ name, body }) => name === 'Legacy' && (words(body) < 160 || words(body) > 300))).toEqual([])
})

test('Every one asks who opens it to pass it on, in several subjects that fit.', () => {
  const request = {
    de: / – bitte an die Inhaberin oder den Inhaber weiterleiten$/,
    en: / – please forward to the owner$/,
  }
  expect(failing(({ subjects, language }) => !subjects.every((subject) => request[language].test(subject)))).toEqual([])
  expect(failing(({ subjects }) => subjects.length < 3 || subjects.some(({ length }) => length > 120))).toEqual([])
  expect(failing(({ subjects }) => new Set(subjects).size !== subjects.length)).toEqual([])
  const first = (name: One['name']) => every.find((one) => one.name === name && one.language === 'de')?.subjects[0]
  expect(presetTypes.map(first)).toEqual([
    expect.stringContaining('Bootsverleih'),
    expect.stringContaining('Bootsverleih'),
    expect.stringContaining('Yachtcharter'),
    expect.stringContaining('Vermietung'),
    expect.stringContaining('Website mit Online-Buchung'),
    expect.stringContaining('Vermietung'),
  ])
})

test.each([
  ['RentalRevolution', 'https://agency.example/RentalRevolution'],
  ['SupremeShop', 'https://agency.example/ParallaxPrawns'],
] as const)('A letter about %s leads to %s.', (type, address) => {
  const { body } = presetOf('Neutral', { type, country: 'France', business: 'Chez Luc', publicUrl: `${publicUrl}/` })
  expect([...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([address])
  expect(failing((one) => one.type === type && !one.body.includes(`href="${address}"`))).toEqual([])
})

test('Businesses are written to in the language of their country unless told otherwise.', () => {
  const of = (country: string) => presetOf('Neutral', { type: 'SupremeShop', country, business: '', publicUrl }).body
  expect(['Germany', 'Austria', 'Switzerland'].every((country) => of(country).includes('kleine Webagentur'))).toBe(true)
  expect(['Cyprus', 'Canada', 'Italy'].every((country) => of(country).includes('small web agency'))).toBe(true)
})

test('A name stands as it is, whatever it looks like; where it is too long for a subject, that one is not offered.', () => {
  const names = fc.oneof(
    fc.string({ minLength: 1, maxLength: 50, unit: fc.constantFrom(...'aZ <>&"$\'{}1') }),
    fc.constantFrom('Harbor Center Boat Rental', '$& $1 $$', 'Vacation Cash Register Co', '<b>Bo</b>', 'Ruderstraße 7'),
  )
  const any = fc.record({
    name: fc.constantFrom(...presetTypes),
    country: fc.constantFrom('United Kingdom', 'Switzerland', 'Canada'),
    business: names.filter((name) => name.trim() !== '' && !/\{\w*\}/.test(name)),
  })
  fc.assert(
    fc.property(any, ({ name, country, business }) => {
      const { subjects, body } = presetOf(name, { type: 'RentalRevolution', country, business, publicUrl })
      const escaped = business.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').trim()
      expect(body).toContain(escaped.replaceAll('"', '&quot;'))
      expect(subjects.every((subject) => subject.length <= 120)).toBe(true)
      if (business.length < 20) expect(subjects.at(-1)).toContain(business.trim())
    }),
    { numRuns: 60 },
  )
})

test('Each preset has a name for staff.', () => {
  expect(Object.keys(presetNames)).toEqual([...presetTypes])
})
