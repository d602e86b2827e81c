import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { findLanguageBy, type Language, languages } from '#kit/shared/language.ts'

const spoken = new AsyncLocalStorage<Language>()
findLanguageBy(() => spoken.getStore() ?? 'en')

/** Does something with its words in a language. */
export const inLanguage = <T>(language: Language, work: () => T): T => spoken.run(language, work)

/** Answers a request in the asker's language; what is in the first one goes no detour. */
export function inLanguageOf<T>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => T): T {
  const language = languageOf(headers['accept-language'])
  return language === 'en' ? work() : inLanguage(language, work)
}

/** More than any browser writes; what comes behind them is not read. */
const mostWishes = 20

/**
 * The one of ours that is liked best in a header like `de-AT,de;q=0.9,en;q=0.8`, of equals the first. The first of ours for
 * whoever takes any, or none of them: RFC 9110, section 12.5.4.
 */
export function languageOf(header = ''): Language {
  let best: Language = 'en'
  let most = 0
  for (const wish of header.split(',', mostWishes)) {
    const [range = '', ...parameters] = wish.split(';').map((part) => part.trim())
    const language = languages.find((one) => one === range.toLowerCase().split('-')[0])
    const weight = weightOf(parameters.find((one) => /^q\s*=/i.test(one)))
    if (!language || !(weight > most)) continue
    best = language
    most = weight
  }
  return best
}

/** From 0 to 1; without one it is the full wish, and what is no number none at all. */
const weightOf = (parameter = 'q=1') => Math.min(Number(parameter.slice(parameter.indexOf('=') + 1) || 'none'), 1)
