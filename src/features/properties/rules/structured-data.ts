import { language } from '#kit/shared/language.ts'
import { addressOf, type Property } from '../rules.ts'
import { words } from '../words.ts'

const agency = 'Presentation Pro'

/** Squares of a metre, in the words of UN/CEFACT, which schema.org uses. */
const squareMetres = 'MTK'

/** Behind the comma of a place abroad stands its country. */
const placeOf = ({ location, country }: Property) => ({
  '@type': 'PostalAddress',
  addressLocality: country ? location.replace(/, .*/, '') : location,
  addressCountry: country ?? 'DE',
})

const further = (name: string, value: number, unitCode?: string) => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...(unitCode && { unitCode }),
})

/** What is for sale. Halls are no accommodation, of which alone schema.org knows rooms, floor size and year. */
function thingOf(property: Property, image: string) {
  const { type, name, alt, facts } = property
  const shared = { name, description: alt, image, address: placeOf(property) }
  const plot = facts.plot === undefined ? [] : [further(words.plot, facts.plot, squareMetres)]
  if (type === 'industry') {
    const halls = [further(words.floorArea, facts.area, squareMetres), ...plot, further(words.yearBuilt, facts.year)]
    return { '@type': 'Place', ...shared, additionalProperty: halls }
  }
  return {
    '@type': type === 'apartment' ? 'Apartment' : 'House',
    ...shared,
    numberOfRooms: facts.rooms,
    floorSize: { '@type': 'QuantitativeValue', value: facts.area, unitCode: squareMetres },
    yearBuilt: facts.year,
    ...(plot.length > 0 && { additionalProperty: plot }),
  }
}

const agentId = (origin: string) => `${origin}/PresentationPro#agent`

/**
 * A property as search engines read it (schema.org RealEstateListing). `origin` is what addresses begin with in the
 * language that is spoken, `image` the whole address of its picture.
 */
export function realEstateListingOf(property: Property, origin: string, image: string) {
  const url = origin + addressOf(property.id)
  const offer = {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    seller: { '@id': agentId(origin) },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: `${property.name}, ${property.location}`,
    description: language() === 'en' ? property.descriptionEN : property.descriptionDE,
    inLanguage: language(),
    image,
    mainEntity: thingOf(property, image),
    offers: [
      { ...offer, price: property.priceEN, priceCurrency: 'USD' },
      { ...offer, price: property.priceDE, priceCurrency: 'EUR' },
    ],
    provider: { '@id': agentId(origin) },
  }
}

/** The catalog (schema.org ItemList): each property with its own page. */
export const itemListOf = (properties: readonly Property[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  '@id': `${origin}${addressOf()}#list`,
  url: origin + addressOf(),
  name: words.catalogOf(agency),
  numberOfItems: properties.length,
  itemListElement: properties.map(({ id, name, location }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: `${name}, ${location}`,
    url: origin + addressOf(id),
  })),
})

/** An office of the agency: `place` is its postal code and city, as on an envelope. */
export type AgentOffice = Readonly<
  Record<'name' | 'city' | 'street' | 'place' | 'phone', string> & { country: 'DE' | 'PT' }
>

const hours = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
]

function officeOf({ street, place, country, phone }: AgentOffice) {
  const [postalCode, ...locality] = place.split(' ')
  return {
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: locality.join(' '),
      addressCountry: country,
    },
    openingHoursSpecification: hours,
  }
}

/** The agency (schema.org RealEstateAgent): its first office is the seat, the others are its departments. */
export function realEstateAgentOf(offices: readonly [AgentOffice, ...AgentOffice[]], origin: string) {
  const [seat, ...others] = offices
  const url = `${origin}/PresentationPro`
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agentId(origin),
    name: agency,
    description: words.agencyDescription,
    url,
    ...officeOf(seat),
    department: others.map((office) => ({
      '@type': 'RealEstateAgent',
      '@id': `${agentId(origin)}-${office.name}`,
      name: `${agency}, ${office.city}`,
      url: `${url}/contact`,
      ...officeOf(office),
    })),
  }
}
