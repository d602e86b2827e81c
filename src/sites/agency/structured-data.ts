import { operatorPlaces as operator } from '#features/settings/rules/operator.ts'
import { ORIGIN } from '#kit/shared/origin.ts'

/** What search engines may know of a page in their own words (schema.org), by the page's address. */
export const structuredData: Readonly<Record<string, object>> = {
  '/': agencyIn('en', '/', 'Websites, booking systems and back offices for small businesses'),
  '/de': agencyIn('de', '/de', 'Websites, Buchungssysteme und Back-Offices für kleine Unternehmen'),
}

function agencyIn(language: string, address: string, description: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfessionalService',
        '@id': `${ORIGIN}/#business`,
        name: operator.name,
        description,
        url: `${ORIGIN}/`,
        founder: { '@type': 'Person', name: operator.owner },
        address: operator.address,
        email: operator.email,
        telephone: operator.phone,
        availableLanguage: ['en', 'de'],
      },
      {
        '@type': 'WebSite',
        '@id': `${ORIGIN}/#site`,
        url: ORIGIN + address,
        name: operator.name,
        inLanguage: language,
        publisher: { '@id': `${ORIGIN}/#business` },
      },
    ],
  }
}
