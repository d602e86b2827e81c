import { expect, test } from 'vitest'
import { z } from 'zod'
import { questionGroups } from '../content/texts.ts'
import { plainTextOf } from '../rules.ts'
import { faqPageOf } from './structured-data.ts'

const url = 'https://agency.example/PresentationPro/questions&answers'

/** What Google documents for FAQ pages, and what schema.org knows besides of what we say. */
const faqPage = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  '@id': z.url(),
  url: z.url(),
  inLanguage: z.literal('en'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        '@id': z.url(),
        name: z.string().min(1),
        acceptedAnswer: z.strictObject({
          '@type': z.literal('Answer'),
          text: z
            .string()
            .min(20)
            .regex(/^[^<>]+$/, 'is plain text'),
        }),
      }),
    )
    .min(1),
})

test('Every question is told to search engines once, with its whole answer.', () => {
  const told = faqPage.parse(faqPageOf(questionGroups, url))
  const all = questionGroups.flatMap(({ questions }) => questions)
  expect(told.mainEntity.map(({ name }) => name)).toEqual(all.map(({ question }) => question))
  expect(told.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    all.map(({ answer }) => plainTextOf(answer)),
  )
  expect(new Set(told.mainEntity.map((one) => one['@id'])).size).toBe(all.length)
  expect(told.mainEntity[0]?.['@id']).toBe(`${url}#about-us`)
})

test('An answer in plain text has a line for each paragraph and each point.', () => {
  expect(plainTextOf(['One.', ['two', 'three'], 'Four.'])).toBe('One.\n• two\n• three\nFour.')
})
