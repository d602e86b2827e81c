import { operatorPlaces as operator } from '#features/settings/rules/operator.ts'
import { ORIGIN } from '#kit/shared/origin.ts'

const rental = '/RentalRevolution'

/** What search engines may know of a page in their own words (schema.org), by the page's address. */
export const structuredData: Readonly<Record<string, object>> = {
  [rental]: {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${ORIGIN}${rental}#business`,
    name: 'Rental Revolution',
    description: 'Motorboats, sailboats, houseboats, jet skis and canoes, rented by the hour and by the day',
    url: ORIGIN + rental,
    address: operator.address,
    email: operator.email,
    telephone: operator.phone,
    parentOrganization: { '@type': 'Organization', '@id': `${ORIGIN}/#business`, name: operator.name },
  },
}
