import { prawnProducts } from '#features/prawn-orders/content/products.ts'
import { formatPlain } from '#kit/shared/money.ts'
import { ORIGIN } from '#kit/shared/origin.ts'
import { seller } from './seller.ts'

const prawns = '/ParallaxPrawns'
const store = `${ORIGIN}${prawns}#store`

/** What search engines may know of a page in their own words (schema.org), by the page's address. */
export const structuredData: Readonly<Record<string, object>> = {
  [prawns]: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Store',
        '@id': store,
        name: seller.name,
        description: 'Prawns fresh on ice, grilled and in the tin',
        url: ORIGIN + prawns,
        address: {
          '@type': 'PostalAddress',
          streetAddress: seller.streetAndNumber,
          postalCode: seller.zipCodeAndCity.split(' ')[0],
          addressLocality: seller.zipCodeAndCity.split(' ')[1],
          addressCountry: 'DE',
        },
        email: seller.email,
        telephone: seller.phone,
        openingHours: seller.hours.map(({ code, opens, closes }) => `${code} ${opens}-${closes}`),
      },
      ...prawnProducts.map(({ id, name, portion, price }) => ({
        '@type': 'Product',
        '@id': `${ORIGIN}${prawns}#${id}`,
        name: `Prawns, ${name.toLowerCase()}`,
        description: portion,
        offers: {
          '@type': 'Offer',
          price: formatPlain(price),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          seller: { '@id': store },
        },
      })),
    ],
  },
}
