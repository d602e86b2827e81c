import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { findRentalLanguageBy, inFirstLanguage, inRentalLanguage, language, rentalLanguage } from './language.ts'

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

test('What the rental keeps is in its language, whoever asks: English before anybody says which.', () => {
  expect(inLanguage('de', () => inRentalLanguage(language))).toBe('en')
  findRentalLanguageBy(() => 'de')
  try {
    expect([language(), rentalLanguage(), inRentalLanguage(language), language()]).toEqual(['en', 'de', 'de', 'en'])
    expect(inRentalLanguage(() => [inFirstLanguage(language), language()])).toEqual(['en', 'de'])
  } finally {
    findRentalLanguageBy(() => 'en')
  }
})
