import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { inFirstLanguage, language } from './language.ts'

test('What is put together for programs is in the first language, and afterwards what was spoken is spoken again.', () => {
  inLanguage('de', () => {
    expect([
      language(),
      inFirstLanguage(() => [language(), inFirstLanguage(language), language()]),
      language(),
    ]).toEqual(['de', ['en', 'en', 'en'], 'de'])
    expect(() =>
      inFirstLanguage(() => {
        throw new Error('no words')
      }),
    ).toThrow('no words')
    expect(language()).toBe('de')
  })
})
