import { type Language, language } from './spoken.ts'

/** The same in another language: as many words for the same, made of the same. */
type Like<W> = W extends string
  ? string
  : W extends (...told: infer T) => infer R
    ? (...told: T) => Like<R>
    : W extends object
      ? { readonly [K in keyof W]: Like<W[K]> }
      : W

/**
 * The words of a part of the product, each time in the language that is spoken then. In what is built for browsers there
 * is one language only, and of its words those that a page says.
 */
export function inEachLanguage<W extends object>(all: { en: W } & Record<Exclude<Language, 'en'>, Like<W>>): W {
  const names = Object.keys(all.en) as (keyof W)[]
  const places = names.map((name) => [name, { get: () => (all[language()] as W)[name], enumerable: true }])
  return Object.defineProperties({}, Object.fromEntries(places)) as W
}
