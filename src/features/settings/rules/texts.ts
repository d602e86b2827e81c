import { type Language, language } from '#kit/shared/language.ts'

type Version = { day: string; hash: string }

/**
 * The versions of the texts that are agreed to with an order, kept with it: the day of each, and the beginning of the
 * SHA-256 of its Markdown and of what the registry of privacy lists in it, by which the wording is found again, also in
 * which language it was. A test fails where a page says something else.
 */
export const texts: Readonly<Record<'terms' | 'privacy', Readonly<Record<Language, Version>>>> = {
  terms: { en: { day: '2026-11-27', hash: 'e1845d0a731e' }, de: { day: '2026-11-27', hash: 'c09d6f95e011' } },
  privacy: { en: { day: '2026-11-27', hash: 'f86edd45aec3' }, de: { day: '2026-11-27', hash: '443126fcda04' } },
}

/**
 * `terms 2026-11-22 1a2b3c4d5e6f, privacy 2026-11-22 5e6f7a8b9c0d`: what an order keeps of what was agreed to with it, in
 * the language in which it was made.
 */
export const agreedTo = (...names: readonly (keyof typeof texts)[]): string =>
  names
    .map((name) => ({ name, ...texts[name][language()] }))
    .map(({ name, day, hash }) => `${name} ${day} ${hash}`)
    .join(', ')
