import type { Language } from './spoken.ts'

/** Languages that pages are there in. The first is that of addresses which name none. */
export const languages = ['en', 'de'] as const satisfies readonly Language[]

/** What each calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** What the addresses of pages in a language begin with. */
export const prefixOf = (spoken: Language): string => (spoken === 'en' ? '' : `/${spoken}`)

/** The language of the page at an address, by how the address begins. */
export const languageAt = (path: string): Language =>
  languages.find((one) => one !== 'en' && (path === prefixOf(one) || path.startsWith(`${prefixOf(one)}/`))) ?? 'en'

// Apart, because what formats numbers must not bring the addresses along, nor the other way round.
export {
  findLanguageBy,
  findRentalLanguageBy,
  inFirstLanguage,
  inRentalLanguage,
  type Language,
  language,
  rentalLanguage,
} from './spoken.ts'
