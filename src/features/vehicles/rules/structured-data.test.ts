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
  expect(boatData(eider, addresses)).toMatchObject({
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
    boatData(someVehicle(changes, prices), addresses)
  expect(data({ blocked: true }, { 1: 50 })).toMatchObject({
    offers: [{ availability: 'https://schema.org/OutOfStock' }],
  })
  expect(data({})).toMatchObject({ offers: [] })
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
