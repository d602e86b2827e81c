import fc from 'fast-check'
import { expect, test } from 'vitest'
import { supportedCountries } from '#kit/shared/countries.ts'
import { examineVatId, isFresh, normalizeVatId, remarkOn } from './vat-id.ts'

test.each([
  ['136695976', 'Germany', 'DE136695976', 'DE', '136695976'],
  ['de 136 695 976', 'Germany', 'DE136695976', 'DE', '136695976'],
  ['U13585627', 'Austria', 'ATU13585627', 'AT', 'U13585627'],
  ['GR094259216', 'Greece', 'EL094259216', 'EL', '094259216'],
  ['094259216', 'Greece', 'EL094259216', 'EL', '094259216'],
  ['428.759.497', 'Belgium', 'BE0428759497', 'BE', '0428759497'],
  ['25123891', 'Czech Republic', 'CZ25123891', 'CZ', '25123891'],
  ['25123891', 'Czechia', 'CZ25123891', 'CZ', '25123891'],
  ['B58378431', 'Spain', 'ESB58378431', 'ES', 'B58378431'],
  ['XI 980 7806 84', 'United Kingdom', 'XI980780684', 'XI', '980780684'],
])('%j of a customer in %s is %s, and VIES knows it', (typed, country, vatId, code, number) => {
  expect(examineVatId(typed, country)).toEqual({
    vatId,
    format: true,
    checksum: true,
    message: '',
    vies: { country: code, number },
  })
})

test.each([
  ['GB980780684', 'United Kingdom'],
  ['CHE-116.281.710 MWST', 'Switzerland'],
  ['12-3456789', 'United States'],
  ['', 'Germany'],
])('nothing is wrong with %j in %s, and VIES does not know it', (typed, country) => {
  expect(examineVatId(typed, country)).toMatchObject({ format: true, checksum: true, message: '', vies: undefined })
})

test.each([
  ['DE12345', 'Germany', 'A VAT id of Germany looks like DE123456789', false],
  ['hello', 'Ireland', 'A VAT id of Ireland looks like IE1234567FA', false],
  ['DE136695970', 'Germany', 'The check digits of this VAT id are wrong, please compare it again', true],
  ['136695970', 'Germany', 'The check digits of this VAT id are wrong, please compare it again', true],
  ['ATU13585627', 'Germany', 'This is a VAT id of Austria, but the customer is in Germany', false],
  ['XI980780684', 'Ireland', 'This is a VAT id of Northern Ireland, but the customer is in Ireland', false],
])('%j of a customer in %s: %s', (typed, country, message, format) => {
  expect(examineVatId(typed, country)).toMatchObject({ message, format, checksum: false, vies: undefined })
})

test('What is kept stays as it is, in every country.', () => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ßǰıſK\u0307\u00a0\u200b–éÄ0B'), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'0123456789 .-ABDEGLRTUXI'), maxLength: 14 }),
  )
  fc.assert(
    fc.property(typed, fc.constantFrom(...supportedCountries), (text, country) => {
      const kept = normalizeVatId(text, country)
      expect(normalizeVatId(kept, country)).toBe(kept)
      expect(examineVatId(kept, country)).toEqual(examineVatId(text, country))
    }),
  )
})

test('An answer of VIES counts for a day, and for an hour where it was no.', () => {
  const asked = (hours: number, valid: boolean) => {
    const askedAt = '2026-06-01T05:00:00Z'
    return isFresh({ valid, askedAt }, Temporal.Instant.from(askedAt).add({ seconds: Math.round(hours * 3600) }))
  }
  expect([asked(0.99, false), asked(1, false)]).toEqual([true, false])
  expect([asked(23.99, true), asked(24, true)]).toEqual([true, false])
})

const valid = {
  state: 'valid',
  name: 'Seewind GmbH',
  address: 'Hafenstraße 4\n18055 Rostock',
  askedAt: '2026-11-21T13:05:59Z',
  problem: null,
} as const
const nothing = { name: '', address: '', askedAt: null }

test.each([
  [valid, 'good', 'VIES: valid, Seewind GmbH, Hafenstraße 4, 18055 Rostock, asked 11/21/26 2:05 pm'],
  [{ ...valid, name: '', address: '' }, 'good', 'VIES: valid, asked 11/21/26 2:05 pm'],
  [
    { ...valid, address: '', problem: 'busy' },
    'plain',
    'VIES: valid, Seewind GmbH, asked 11/21/26 2:05 pm; it does not answer now',
  ],
  [
    { ...nothing, askedAt: valid.askedAt, state: 'invalid', problem: null },
    'bad',
    'VIES says it is not valid, asked 11/21/26 2:05 pm',
  ],
  [{ ...nothing, state: 'unknown', problem: 'unreachable' }, 'plain', 'VIES did not answer; check it yourself'],
  [{ ...nothing, state: 'unknown', problem: 'off' }, 'plain', 'VIES is turned off here; check it yourself'],
] as const)('%o is told as %s: %s', (said, tone, text) => {
  expect(remarkOn(said, 'Europe/Berlin')).toEqual({ tone, text })
})

test('Where VIES was not asked, there is nothing to tell.', () => {
  expect(remarkOn({ ...nothing, state: 'not_asked', problem: null }, 'Europe/Berlin')).toBeUndefined()
})
