import { expect, test } from 'vitest'
import { ORIGIN } from '#kit/shared/origin.ts'
import { someVehicle } from '#testing/rental.ts'
import { boatData, fleetData } from './structured-data.ts'

const addresses = { page: '/boats/Eider', byHours: '/book/Eider', byDays: '/book2/Eider' }

test('a boat is a product with an offer for each way it is let, at whole prices', () => {
  const eider = {
    ...someVehicle({ name: 'Eider', cleaning_fee: 25, path1: '/files/a.webp' }, { 1: 50, 2: 90 }),
    price_night: 200,
  }
  expect(boatData(eider, addresses, { spans: [], addOns: [] })).toMatchObject({
    '@type': 'Product',
    '@id': `${ORIGIN}/boats/Eider#boat`,
    image: [`${ORIGIN}/files/a.webp`],
    offers: [
      {
        url: `${ORIGIN}/book/Eider`,
        price: '75.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        eligibleDuration: { value: 1, unitCode: 'HUR' },
      },
      { url: `${ORIGIN}/book2/Eider`, price: '425.00', eligibleDuration: { value: 2, unitCode: 'DAY' } },
    ],
  })
})

test('a blocked boat is out of stock, and one that is not let has no offer', () => {
  const data = (changes: Parameters<typeof someVehicle>[0], prices = {}) =>
    boatData(someVehicle(changes, prices), addresses, { spans: [], addOns: [] })
  expect(data({ blocked: true }, { 1: 50 })).toMatchObject({
    offers: [{ availability: 'https://schema.org/OutOfStock' }],
  })
  expect(data({})).toMatchObject({ offers: [] })
})

test('where rules make the price depend on the day, its range is told, and what can be added stands with each offer', () => {
  const eider = { ...someVehicle({}, { 1: 50 }), price_night: 200 }
  const spans = [
    { over: 'hours' as const, length: 1, least: 5000, most: 6000 },
    { over: 'days' as const, length: 2, least: 40_000, most: 40_000 },
  ]
  const addOns = [
    { name: 'Cooler', price: 550, per: 'person' as const, flows: ['hours' as const] },
    { name: 'Grill', price: 3000, per: 'booking' as const, flows: ['hours' as const, 'days' as const] },
  ]
  const { offers } = boatData(eider, addresses, { spans, addOns }) as { offers: object[] }
  expect(offers[0]).toMatchObject({
    priceSpecification: { minPrice: '50.00', maxPrice: '60.00', priceCurrency: 'USD' },
    addOn: [
      { name: 'Cooler', priceSpecification: { price: '5.50', unitCode: 'IE' } },
      { name: 'Grill', priceSpecification: { price: '30.00', unitCode: 'C62' } },
    ],
  })
  expect(offers[1]).not.toHaveProperty('priceSpecification')
  expect(offers[1]).toMatchObject({ addOn: [{ name: 'Grill' }] })
})

test('the fleet has the range of its least prices, of what can be had; without any there is none', () => {
  const fleet = [someVehicle({}, { 1: 50 }), someVehicle({}, { 1: 16.5 }), someVehicle({ blocked: true }, { 1: 900 })]
  expect(fleetData(fleet)).toMatchObject({
    priceRange: 'USD 16.50–50.00',
    makesOffer: { lowPrice: '16.50', highPrice: '50.00', offerCount: 2 },
  })
  expect(fleetData(fleet.slice(0, 1))?.priceRange).toBe('USD 50.00')
  expect(fleetData([])).toBeUndefined()
})
