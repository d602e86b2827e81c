import { prawnProducts } from '#features/prawn-orders/content/products.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { formatPlain } from '#kit/shared/money.ts'
import { ORIGIN } from '#kit/shared/origin.ts'
import { seller } from './seller.ts'
import { words } from './words.ts'

const prawns = '/ParallaxPrawns'
const page = ORIGIN + prefixOf(language()) + prawns
const store = `${page}#store`

/** What search engines may know of a page in their own words (schema.org), by the page's address. */
export const structuredData: Readonly<Record<string, object>> = {
  [prawns]: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Store',
        '@id': store,
        name: seller.name,
        description: words.storeDescription,
        url: page,
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
        '@id': `${page}#${id}`,
        name: words.productNamed(name),
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
