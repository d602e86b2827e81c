import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameAs } from './same.ts'

const line = (more: Partial<Parameters<typeof sameAs>[0][number]> = {}) => ({
  ...{ account: 'DE89370400440532013000', payer: 'Müller & Söhne GmbH', reference: 'E-77', bankId: '' },
  ...{ purpose: 'Rechnung 2026-0001 vom Mai', source: 'camt.053' as const, ...more },
})
const isSame = (one: ReturnType<typeof line>, other: ReturnType<typeof line>) => sameAs([one], [other]).size === 1
const swift = { source: 'mt940', reference: '' } as const

test('The same payment is known in the words of another format.', () => {
  const told = [
    line({
      ...swift,
      account: '37040044/532013000',
      payer: 'MUELLER & SOEHNE GMBH',
      purpose: 'RECHNUNG2026-0001VOM MAI',
    }),
    line({ source: 'csv', account: '', reference: 'NOTPROVIDED', purpose: 'EREF: E-77 Rechnung 2026 0001 vom Mai' }),
    line({ source: 'csv', payer: '', purpose: 'Müller & Söhne GmbH Rechnung 2026-0001 vom Mai', reference: '' }),
    line({ source: 'csv', payer: '', reference: '', purpose: '' }),
    line({ source: 'camt.052', bankId: 'X-1', purpose: 'Rechnung 2026-0001' }),
  ]
  for (const other of told) expect([other, isSame(line({ bankId: 'B-1' }), other)]).toEqual([other, true])
})

test.each([
  ['another account', { account: 'DE02120300000000202051' }],
  ['somebody else', { payer: 'Kanu Kern' }],
  ['another invoice', { ...swift, purpose: 'Rechnung 2026-0002 vom Mai' }],
  ['another text', { ...swift, purpose: 'Danke für das Boot' }],
  ['another number of the bank’s', { bankId: 'B-2' }],
])('%s is other money', (_, more) => {
  expect(isSame(line({ bankId: 'B-1' }), line(more))).toBe(false)
})

test('Two that are alike stay two, and each is known once: the likeliest first.', () => {
  const [one, two] = [line({ purpose: 'Boot', reference: '' }), line({ purpose: 'Boot und Trailer', reference: '' })]
  expect(sameAs([one, one], [line({ ...swift, purpose: 'Boot' })]).size).toBe(1)
  expect([...sameAs([one, two], [line({ ...swift, purpose: 'Boot und Trailer' })])]).toEqual([[1, 0]])
})

test('Whatever is compared: nothing is known twice, and all of it as itself.', () => {
  const any = fc.record({
    account: fc.constantFrom('', 'DE89370400440532013000', '37040044/532013000'),
    payer: fc.constantFrom('', 'Anna', 'Kanu Kern'),
    reference: fc.constantFrom('', 'E-1234'),
    purpose: fc.oneof(fc.constantFrom('2026-0001', 'Danke'), fc.string({ unit: 'grapheme', minLength: 1 })),
    bankId: fc.constant(''),
    source: fc.constantFrom('camt.053' as const, 'mt940' as const, 'csv' as const),
  })
  const lists = fc.array(any, { maxLength: 8 })
  fc.assert(
    fc.property(lists, lists, (ours, theirs) => {
      const pairs = sameAs(ours, theirs)
      expect(new Set(pairs.values()).size).toBe(pairs.size)
      const said = ours.filter(({ payer, purpose }) => /[a-z\d]/i.test(payer + purpose))
      expect(sameAs(said, said).size).toBe(said.length)
    }),
    { numRuns: 200 },
  )
})
