import { operatorPlaces as operator } from '#features/settings/rules/operator.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { ORIGIN } from '#kit/shared/origin.ts'
import card from './cards/home.jpg?url'
import { words } from './words.ts'

const rental = '/RentalRevolution'
const page = ORIGIN + prefixOf(language()) + rental

/** What search engines may know of a page in their own words (schema.org), by the page's address. */
export const structuredData: Readonly<Record<string, object>> = {
  [rental]: {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${page}#business`,
    name: 'Rental Revolution',
    description: words.businessDescription,
    url: page,
    image: `${ORIGIN}${card}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: operator.street,
      postalCode: operator.zip,
      addressLocality: operator.city,
      addressCountry: operator.country,
    },
    email: operator.email,
    telephone: operator.phone,
    parentOrganization: { '@type': 'Organization', '@id': `${ORIGIN}/#business`, name: operator.name },
  },
}
