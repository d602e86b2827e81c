import { afterEach, expect, test } from 'vitest'
import { findLanguageBy, inFirstLanguage, language } from './language.ts'

afterEach(() => findLanguageBy(() => 'en'))

test('What is put together for programs is in the first language, and afterwards what was spoken is spoken again.', () => {
  findLanguageBy(() => 'de')
  expect([language(), inFirstLanguage(() => [language(), inFirstLanguage(language), language()]), language()]).toEqual([
    'de',
    ['en', 'en', 'en'],
    'de',
  ])
  expect(() =>
    inFirstLanguage(() => {
      throw new Error('no words')
    }),
  ).toThrow('no words')
  expect(language()).toBe('de')
})
