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

/** The first of ours in a header like `de-AT,de;q=0.9,en;q=0.8`, which browsers write in the order of their liking. */
export function languageOf(header = ''): Language {
  const wanted = header.split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  return wanted.find((one): one is Language => (languages as readonly string[]).includes(one)) ?? 'en'
}
