import { expect, test } from 'vitest'
import { hasTooManyUnpaid, payerOf } from './unpaid.ts'

const nils = { email: 'nils@guests.example', phone: '0151 7654321', network: '192.0.2.7', nights: 7 }
const other = { email: 'else@guests.example', phone: '0151 1111111', network: '192.0.2.8' }
const stay = ({ nights, ...customer }: typeof nils) => ({ payer: payerOf(customer, 'Germany'), nights })
const isTooMany = (wanted: Partial<typeof nils>, ...unpaid: Partial<typeof nils>[]) =>
  hasTooManyUnpaid(
    stay({ ...nils, ...wanted }),
    unpaid.map((one) => stay({ ...nils, ...one })),
  )

test('fourteen nights wait for an address or a phone, however they are written, and 28 for a network', () => {
  expect(isTooMany({}, {})).toBe(false)
  expect(isTooMany({ nights: 8 }, {})).toBe(true)
  expect(isTooMany({ nights: 8 }, { ...other, email: 'NILS+lake@guests.example' })).toBe(true)
  expect(isTooMany({ nights: 8 }, { ...other, phone: '+49 151 7654321' })).toBe(true)
  expect(isTooMany({ nights: 8 }, { ...other, network: '192.0.2.7', nights: 20 })).toBe(false)
  expect(isTooMany({ nights: 9 }, { ...other, network: '192.0.2.7', nights: 20 })).toBe(true)
  expect(isTooMany({ nights: 30 }, { ...other, nights: 30 })).toBe(false)
})

test('a first stay may be as long as any, and what tells nothing is nobody’s', () => {
  expect(isTooMany({ nights: 30 })).toBe(false)
  expect(isTooMany({ nights: 30, network: '' }, { ...other, network: '' })).toBe(false)
  const unknown = { payer: ['5', null, null], nights: 30 }
  expect(hasTooManyUnpaid(unknown, [{ payer: ['6', null, null], nights: 30 }])).toBe(false)
})

test('several boats take no more nights together than one may', () => {
  expect([isTooMany({ nights: 30 }), isTooMany({ nights: 31 })]).toEqual([false, true])
})
