import { expect, test } from 'vitest'
import { z } from 'zod'
import { properties } from './properties.ts'
import { itemListOf, realEstateAgentOf, realEstateListingOf } from './structured-data.ts'

const origin = 'https://agency.example'
const image = `${origin}/assets/house.avif`

const reference = z.strictObject({ '@id': z.url() })
const amount = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().positive(),
  unitCode: z.literal('MTK'),
})
const further = z.array(
  z.strictObject({
    '@type': z.literal('PropertyValue'),
    name: z.enum(['Plot', 'Floor area', 'Year built']),
    value: z.number().positive(),
    unitCode: z.literal('MTK').optional(),
  }),
)
const thing = {
  name: z.string().min(1),
  description: z.string().min(1),
  image: z.url(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    addressCountry: z.enum(['DE', 'IT', 'PT', 'NO', 'GR', 'ES']),
  }),
}
/** The properties that schema.org knows of each type, as far as we use them. */
const home = z.strictObject({
  '@type': z.enum(['House', 'Apartment']),
  ...thing,
  numberOfRooms: z.number().int().positive(),
  floorSize: amount,
  yearBuilt: z.number().int(),
  additionalProperty: further.optional(),
})
const hall = z.strictObject({ '@type': z.literal('Place'), ...thing, additionalProperty: further })
const offer = (priceCurrency: 'USD' | 'EUR') =>
  z.strictObject({
    '@type': z.literal('Offer'),
    url: z.url(),
    availability: z.literal('https://schema.org/InStock'),
    seller: reference,
    price: z.number().int().positive(),
    priceCurrency: z.literal(priceCurrency),
  })
const listing = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('RealEstateListing'),
  '@id': z.url(),
  url: z.url(),
  name: z.string().min(1),
  description: z.string().min(100),
  inLanguage: z.literal('en'),
  image: z.url(),
  mainEntity: z.union([home, hall]),
  offers: z.tuple([offer('USD'), offer('EUR')]),
  provider: reference,
})

test.each(properties)('$name is told to search engines as a listing of its own.', (property) => {
  const told = listing.parse(realEstateListingOf(property, origin, image))
  expect(told.url).toBe(`${origin}/PresentationPro/catalog/${property.id}`)
  expect(told.description).toBe(property.descriptionEN)
  expect(told.offers.map(({ price }) => price)).toEqual([property.priceEN, property.priceDE])
  expect(told.mainEntity['@type'] === 'Place').toBe(property.type === 'industry')
})

test('A place abroad is in its own country, the others in Germany.', () => {
  const addressOfId = (id: number) => {
    const property = properties.find((one) => one.id === id)
    return property && listing.parse(realEstateListingOf(property, origin, image)).mainEntity.address
  }
  expect(addressOfId(19)).toMatchObject({ addressLocality: 'Paros', addressCountry: 'GR' })
  expect(addressOfId(1)).toMatchObject({ addressLocality: 'Lübeck, Old Town', addressCountry: 'DE' })
  expect(addressOfId(21)).toMatchObject({ addressLocality: 'Pellworm, North Frisia', addressCountry: 'DE' })
})

test('The catalog is told as a list that leads to each property.', () => {
  const told = itemListOf(properties, origin)
  expect(told.numberOfItems).toBe(24)
  expect(told.itemListElement.map(({ position }) => position)).toEqual(properties.map((_, i) => i + 1))
  expect(told.itemListElement[6]?.url).toBe(`${origin}/PresentationPro/catalog/7`)
})

test('The agency is told with its seat, its hours and its other offices.', () => {
  const seat = {
    name: 'hamburg',
    city: 'Hamburg',
    street: 'Way 1',
    place: '20459 Hamburg',
    country: 'DE',
    phone: '+49 40 1',
  } as const
  const other = {
    name: 'lisbon',
    city: 'Lisbon',
    street: 'Rua 2',
    place: '1100-041 Lisbon',
    country: 'PT',
    phone: '+351 2',
  } as const
  const told = realEstateAgentOf([seat, other], origin)
  expect(told).toMatchObject({
    '@type': 'RealEstateAgent',
    '@id': `${origin}/PresentationPro#agent`,
    telephone: '+49 40 1',
    address: { postalCode: '20459', addressLocality: 'Hamburg', addressCountry: 'DE' },
  })
  expect(told.department).toMatchObject([{ address: { addressLocality: 'Lisbon', addressCountry: 'PT' } }])
  expect(told.openingHoursSpecification.map(({ opens, closes }) => [opens, closes])).toEqual([
    ['09:00', '18:00'],
    ['10:00', '14:00'],
  ])
})
