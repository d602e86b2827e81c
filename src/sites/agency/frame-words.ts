import type { Language } from '#kit/shared/language.ts'

/** What header and footer say. A dozen words: both languages are less than a request of their own. */
export type FrameWords = {
  home: string
  sections: readonly (readonly [id: string, label: string])[]
  main: string
  menu: string
  skip: string
  signIn: string
  imprint: readonly [address: string, label: string]
  privacy: readonly [address: string, label: string]
  accessibility: readonly [address: string, label: string]
  footer: string
  claim: string
}

export const frameWords: Readonly<Record<Language, FrameWords>> = {
  en: {
    home: '/',
    sections: [
      ['service', 'Service'],
      ['about', 'About'],
      ['contact', 'Contact'],
    ],
    main: 'Main',
    menu: 'Menu',
    skip: 'Skip to content',
    signIn: 'Sign in',
    imprint: ['/imprint', 'Imprint'],
    privacy: ['/privacy', 'Privacy'],
    accessibility: ['/accessibility', 'Accessibility'],
    footer: 'Footer',
    claim: 'Websites, booking systems and back offices',
  },
  de: {
    home: '/de',
    sections: [
      ['service', 'Angebot'],
      ['about', 'Über uns'],
      ['contact', 'Kontakt'],
    ],
    main: 'Hauptmenü',
    menu: 'Menü',
    skip: 'Zum Inhalt springen',
    signIn: 'Anmelden',
    imprint: ['/de/impressum', 'Impressum'],
    privacy: ['/de/datenschutz', 'Datenschutz'],
    accessibility: ['/de/barrierefreiheit', 'Barrierefreiheit'],
    footer: 'Fußzeile',
    claim: 'Websites, Buchungssysteme und das Büro dahinter',
  },
}
