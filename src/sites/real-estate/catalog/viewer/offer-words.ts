import type { OfferLanguage } from '#features/properties/rules.ts'

/** What stands around the texts of a property, in the language that they are read in. */
export const offerWords = {
  en: {
    rooms: 'Rooms',
    livingArea: 'Living area',
    floorArea: 'Floor area',
    plot: 'Plot',
    year: 'Built in',
    kind: 'Kind',
    ask: 'Ask about this property',
    copy: 'Copy link',
    share: 'Share',
    copied: 'The link is copied.',
    notCopied: 'Please copy the link yourself:',
  },
  de: {
    rooms: 'Zimmer',
    livingArea: 'Wohnfläche',
    floorArea: 'Nutzfläche',
    plot: 'Grundstück',
    year: 'Baujahr',
    kind: 'Art',
    ask: 'Immobilie anfragen',
    copy: 'Link kopieren',
    share: 'Teilen',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Bitte kopieren Sie den Link selbst:',
  },
} as const satisfies Record<OfferLanguage, Record<string, string>>
