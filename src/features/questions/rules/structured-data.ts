import { language } from '#kit/shared/language.ts'
import { plainTextOf, type QuestionGroup } from '../rules.ts'

/** Questions and answers as search engines read them (schema.org FAQPage); `url` is the page's in the language that is spoken. */
export const faqPageOf = (groups: readonly QuestionGroup[], url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  url,
  inLanguage: language(),
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ anchor, question, answer }) => ({
      '@type': 'Question',
      '@id': `${url}#${anchor}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer) },
    })),
  ),
})
