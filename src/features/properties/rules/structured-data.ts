import { addressOf, type Property } from '../rules.ts'

/** Squares of a metre, in the words of UN/CEFACT, which schema.org uses. */
const squareMetres = 'MTK'

/** Where a location is: what stands behind its comma, where that is a country; all others are in Germany. */
const countries: Readonly<Record<string, string>> = {
  Italy: 'IT',
  Portugal: 'PT',
  Norway: 'NO',
  Greece: 'GR',
  Spain: 'ES',
}

function placeOf({ location }: Property) {
  const [locality = location, rest] = location.split(', ')
  const country = rest && countries[rest]
  return { '@type': 'PostalAddress', addressLocality: country ? locality : location, addressCountry: country ?? 'DE' }
}

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
  const plot = facts.plot === undefined ? [] : [further('Plot', facts.plot, squareMetres)]
  if (type === 'industry') {
    const halls = [further('Floor area', facts.area, squareMetres), ...plot, further('Year built', facts.year)]
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

/** A property as search engines read it (schema.org RealEstateListing); `image` is an address of its picture. */
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
    description: property.descriptionEN,
    inLanguage: 'en',
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
  name: 'Catalog of Presentation Pro',
  numberOfItems: properties.length,
  itemListElement: properties.map(({ id, name, location }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: `${name}, ${location}`,
    url: origin + addressOf(id),
  })),
})

/** An office of the agency: `place` is its postal code and city, as on an envelope. */
export type AgentOffice = { city: string; street: string; place: string; country: string; phone: string }

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
      addressCountry: country === 'Portugal' ? 'PT' : 'DE',
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
    name: 'Presentation Pro',
    description: 'Houses, apartments and halls, bought, sold, rented out and renovated',
    url,
    ...officeOf(seat),
    department: others.map((office) => ({
      '@type': 'RealEstateAgent',
      '@id': `${agentId(origin)}-${office.city.toLowerCase()}`,
      name: `Presentation Pro, ${office.city}`,
      url: `${url}/contact`,
      ...officeOf(office),
    })),
  }
}
