import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMt940, linesOfMt940 } from './mt940.ts'

const head = (currency = 'EUR') =>
  `:20:STARTUMSE\r\n:25:37040044/0532013000\r\n:28C:00001/001\r\n:60F:C260531${currency}1000,00\r\n`
const foot = ':62F:C260601EUR1119,00\r\n-\r\n'

test('A statement as German banks write it: fields of 86 put together, tags told apart, what went out left out.', () => {
  const text = `${head()}:61:2606010601CR119,00NTRFNONREF//B26F01
:86:166?00GUTSCHRIFT?109310?20EREF+2026-0001-K?21SVWZ+Rechnung 2026-0001 vom?22 Mai, danke?30COBADEFFXXX?31DE02120300000000202051?32Boote Brandt GmbH und Co. ?33KG
:61:260601D80,NMSCNONREF
:86:105?00LASTSCHRIFT?20Strom?32Stadtwerke
:61:2606010601RC5,50NTRFNONREF
:86:166?00STORNO?32Kanu Kern
:61:2512310102C1,5NMSC2026-0007//NONREF
Gutschrift
:86:Frei geschrieben, ohne
Felder
:61:2601021231RDR7,00NTRFNONREF
${foot}`
  expect(isMt940(text)).toBe(true)
  expect(linesOfMt940(text)).toEqual({
    lines: [
      {
        account: '37040044/0532013000',
        bookedOn: '2026-06-01',
        amount: 11_900,
        currency: 'EUR',
        payer: 'Boote Brandt GmbH und Co. KG',
        reference: '2026-0001-K',
        purpose: 'Rechnung 2026-0001 vom Mai, danke',
        bankId: 'B26F01',
        source: 'mt940',
      },
      expect.objectContaining({
        ...{ bookedOn: '2026-01-02', amount: 150, payer: '', reference: '2026-0007', bankId: '' },
        purpose: 'Frei geschrieben, ohne Felder',
      }),
      expect.objectContaining({ bookedOn: '2025-12-31', amount: 700 }),
    ],
    outgoing: 2,
    pending: 0,
    problems: [{ line: 9, message: expect.stringContaining('5.50 € went back to Kanu Kern on June 1, 2026') }],
  })
})

test('What cannot be read is named by its line, and the rest is taken; several statements follow each other.', () => {
  const text = `${head()}:61:260230C1,00NTRFNONREF\n:61:what\n:61:260601C99999999999,00NTRFX\n${foot}${head('CHF')}:61:260601C2,00NTRFNONREF\n:60F:?\n:61:260601C3,00NTRFNONREF\n`
  const { lines, problems } = linesOfMt940(text)
  expect(lines).toMatchObject([{ amount: 200, currency: 'CHF' }])
  expect(problems).toEqual([
    { line: 5, message: 'Its day cannot be read' },
    { line: 6, message: 'It cannot be read' },
    { line: 7, message: 'Its amount cannot be read' },
    { line: 16, message: 'The currency of the statement cannot be read' },
  ])
})

const word = fc.stringMatching(/^[A-Za-z0-9 ,./-]{1,60}$/).map((text) => text.replaceAll(/\s+/g, ' ').trim())
const wrapped = (text: string) => text.match(/.{1,27}/g) ?? []

test('Whatever is paid comes out as it went in, however the bank wraps it.', () => {
  const payment = fc.record({
    cents: fc.integer({ min: 1, max: 2_000_000_000 }),
    day: fc.integer({ min: 1, max: 28 }),
    purpose: word.filter((text) => text !== '' && !/:|[A-Z]{3,4}[+:]/.test(text)),
    payer: fc.stringMatching(/^[A-Za-z]{1,54}$/),
  })
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 8 }), (payments) => {
      const day = (date: number) => String(date).padStart(2, '0')
      const fields = payments.map(({ cents, day: date, purpose, payer }) => {
        const parts = wrapped(purpose).map((part, i) => `?${20 + i}${part}`)
        const names = wrapped(payer).map((part, i) => `?${32 + i}${part}`)
        const all = `166?00X${parts.join('')}${names.join('')}`
        const amount = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
        return `:61:2606${day(date)}06${day(date)}C${amount}NTRFNONREF\r\n:86:${(all.match(/.{1,65}/g) ?? []).join('\r\n')}`
      })
      const { lines, problems } = linesOfMt940(`${head()}${fields.join('\r\n')}\r\n${foot}`)
      expect(problems).toEqual([])
      expect(lines.map(({ amount, bookedOn, purpose, payer }) => ({ amount, bookedOn, purpose, payer }))).toEqual(
        payments.map(({ cents, day: date, purpose, payer }) => ({
          ...{ amount: cents, bookedOn: `2026-06-${day(date)}`, purpose, payer },
        })),
      )
    }),
    { numRuns: 100 },
  )
})

test('Any text ends, and each movement is counted once.', () => {
  const line = fc.oneof(
    fc.constantFrom(
      ':61:260601C1,00NTRFNONREF',
      ':86:166?20a?32b',
      ':60F:C260531EUR1,',
      '-',
      ':61:',
      ':86:',
      ':25:',
      '?20',
    ),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (parts) => {
      const text = parts.join('\n')
      const { lines, outgoing, problems } = linesOfMt940(text)
      const movements = text.split(/\r\n|\n|\r/).filter((one) => one.startsWith(':61:')).length
      expect(lines.length + outgoing + problems.length).toBe(movements)
    }),
    { numRuns: 200 },
  )
  const began = performance.now()
  const many = `${head()}${':61:260601C1,00NTRFNONREF\n:86:166?20x\n'.repeat(100_000)}`
  expect(linesOfMt940(many).lines).toHaveLength(20_000)
  expect(linesOfMt940(`${head()}:61:260601C1,00NTRFNONREF\n:86:${'166?20'.repeat(500_000)}`).lines).toHaveLength(1)
  expect(linesOfMt940(`${head()}:61:260601C1,00NTRFNONREF\n:86:166${'?20EREF+'.repeat(300_000)}`).lines).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(10_000)
})
