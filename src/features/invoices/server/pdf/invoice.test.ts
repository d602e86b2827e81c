import { extractXml } from '@stackforge-eu/factur-x'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import type { Currency } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import { creditNoteOf } from '#testing/documents.ts'
import { codeOn, readPdf } from '#testing/pdf-reader.ts'
import { complaintsOf } from '#testing/qpdf.ts'
import { defaultLook, type Theme } from '../../documents/rules/theme.ts'
import { sellerOf } from '../../documents/server/queries/theme.ts'
import { freeze, type InvoicedCustomer, type Paper } from '../../issuing/rules/freeze.ts'
import type { BankAccount } from '../../rules/accounts.ts'
import type { Item } from '../../rules.ts'
import { accountOfBusiness } from '../queries/accounts.ts'
import { type Enclosed, invoicePdf } from './invoice.ts'
import { writtenPeriod, writtenRate } from './wording.ts'

const { business } = readEnv({})
const hosting = [{ item: 'Hosting', price: 34_000 }]
const swiss = { iban: 'CH9300762011623852957', bic: 'SAMPCHZZXXX' }
const details = 'Sort code: 12-34-56\nAccount number: 98765432'
const accountIn = (currency: Currency, more: Partial<BankAccount> = {}): BankAccount => ({
  ...accountOfBusiness(business),
  ...(currency !== 'EUR' && { iban: '', bic: '', details }),
  ...(currency === 'CHF' && swiss),
  currency,
  ...more,
})

type Changes = Partial<InvoicedCustomer> & { account?: Partial<BankAccount>; look?: Theme }

function paperFor({ account, look = defaultLook, ...changes }: Changes = {}, items: readonly Item[] = hosting): Paper {
  const customer = {
    ...{ id: 1, business: 'Seewind', name: 'Grete Sander', streetAndNumber: 'Hafenstrasse 4', additional: '' },
    ...{ zipCodeAndCity: '18055 Rostock', country: 'Germany', email: '', website: '', vatId: '', vatRate: 1900 },
    ...changes,
  }
  const seller = sellerOf(business, accountIn(currencyOf(customer.country), account), look)
  const frozen = freeze({ customer, seller, items, issuedOn: '2026-11-21' })
  if (typeof frozen === 'string') throw new Error(frozen)
  return { ...frozen, reference: '2026-0042' }
}

async function read(paper: Paper, enclosed?: Enclosed) {
  const pdf = await invoicePdf(paper, enclosed)
  const { pages, text } = readPdf(pdf)
  return { pdf, pages, text, code: pages.map(codeOn).find((code) => code !== undefined) }
}

const transferOf = (amount: string) =>
  `BCD\n002\n1\nSCT\nCOBADEFFXXX\nSternsinger\nDE89370400440532013000\nEUR${amount}\n\n\n2026-0042`
const billOf = (account: string, reference: string) =>
  `SPC\n0200\n1\n${account}\nS\nSternsinger\nMusterweg\n24\n12345\nBerlin\nDE\n\n\n\n\n\n\n\n340.00\nCHF\nS\nSeewind\nHafenstrasse\n4\n8001\nZürich\nCH\n${reference}\nRechnung 2026-0042\nEPD`

const zurich = { country: 'Switzerland', zipCodeAndCity: '8001 Zürich' }
const cases: [string, Changes, { lang: string; said: string[]; unsaid?: string[]; code?: string }][] = [
  [
    'domestic',
    {},
    {
      lang: 'de',
      said: ['Rechnung 2026-0042', '21.11.2026', '01.11.–30.11.2026', '19 % USt. auf 340,00 €', '64,60 €', '404,60 €'],
      code: transferOf('404.60'),
    },
  ],
  [
    'reverse charge',
    { country: 'France', vatId: 'FR40303265045', zipCodeAndCity: '06000 Nice' },
    {
      lang: 'en',
      said: ['Invoice 2026-0042', 'FR40303265045', business.vatId, 'Reverse charge: the recipient of', '340.00 €'],
      unsaid: ['Net total', '0%'],
      code: transferOf('340.00'),
    },
  ],
  [
    'consumer in the EU',
    { country: 'Ireland', vatRate: 2300, zipCodeAndCity: 'Galway H91 E1K2' },
    { lang: 'en', said: ['VAT 23% on 340.00 €', '78.20 €', '418.20 €'], code: transferOf('418.20') },
  ],
  [
    'Cyprus',
    { country: 'Cyprus', vatId: 'CY10259033P', zipCodeAndCity: '8042 Paphos' },
    { lang: 'en', said: ['CY10259033P', '64.60 €', '404.60 €'], code: transferOf('404.60') },
  ],
  [
    'Switzerland',
    zurich,
    {
      lang: 'de',
      said: ['CHF 340.00', 'Zahlteil', 'Empfangsschein', 'CH93 0076 2011 6238 5295 7', 'RF88 2026 0042'],
      unsaid: ['Summe netto'],
      code: billOf(swiss.iban, 'SCOR\nRF8820260042'),
    },
  ],
  [
    'Switzerland to a QR-IBAN',
    { ...zurich, account: { iban: 'CH4431999123000889012' } },
    {
      lang: 'de',
      said: ['00 00000 00000 00000 02026 00427'],
      code: billOf('CH4431999123000889012', 'QRR\n000000000000000000202600427'),
    },
  ],
  [
    'Switzerland to a German account',
    { ...zurich, account: { iban: business.iban, bic: business.bic, details: '' } },
    { lang: 'de', said: ['DE89 3704 0044 0532 0130 00', 'CHF 340.00'], unsaid: ['Zahlteil'] },
  ],
  [
    'United Kingdom',
    { country: 'United Kingdom', zipCodeAndCity: 'Oxford OX1 4AL' },
    { lang: 'en', said: ['£340.00', 'Sort code', '12-34-56', 'UNITED KINGDOM'], unsaid: ['IBAN', 'BIC'] },
  ],
  [
    'United States',
    { country: 'United States', zipCodeAndCity: 'Austin, TX 78701' },
    { lang: 'en', said: ['$340.00', 'All amounts in USD', '98765432'] },
  ],
]

test.each(cases)('The paper of %s says what it must, and its code what is to be paid.', async (_, changes, wanted) => {
  const { pdf, pages, text, code } = await read(paperFor(changes))
  expect(pages).toHaveLength(1)
  expect(pdf.toString('latin1')).toContain(`/Lang (${wanted.lang})`)
  for (const said of [...wanted.said, 'Seewind', business.vatId, business.taxNumber]) expect(text).toContain(said)
  for (const unsaid of wanted.unsaid ?? []) expect(text).not.toContain(unsaid)
  expect(code).toBe(wanted.code)
})

test('It is PDF/A-3 that qpdf finds nothing in, with the XML inside byte for byte, and the same each time.', async () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice>Müßig & 中\n</rsm:CrossIndustryInvoice>'
  const logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const named = paperFor()
  const paper = { ...named, seller: { ...named.seller, name: 'Stern & <Söhne>' } }
  const pdf = await invoicePdf(paper, { logo, xml })
  expect(await complaintsOf(pdf)).toEqual([])
  const extracted = await extractXml(pdf)
  expect([extracted.filename, extracted.xml]).toEqual(['factur-x.xml', xml])
  const raw = pdf.toString('utf8')
  for (const fact of [
    '<pdfaid:part>3</pdfaid:part>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    'Stern &#38; &#60;Söhne&#62;',
    '/AFRelationship /Alternative',
    '/OutputIntents',
    '/Marked true',
  ])
    expect(raw).toContain(fact)
  expect(pdf.equals(await invoicePdf(paper, { logo, xml }))).toBe(true)
  expect((await invoicePdf(paper)).toString('utf8')).not.toContain('factur-x')
})

test('A credit note names the invoice it takes back, and asks for no money.', async () => {
  const note = creditNoteOf(paperFor())
  const { text, code } = await read({ ...note, texts: { ...note.texts, reason: 'Nie bestellt' } })
  for (const said of ['Rechnungskorrektur', 'Storniert Rechnung 2026-0042 vom 21.11.2026', 'Nie bestellt', '−404,60 €'])
    expect(text).toContain(said)
  expect([text.includes('Bitte zahlen'), code]).toEqual([false, undefined])
})

const november = { from: '2026-11-02', until: '2026-11-13' }
const work: Item[] = [
  { item: 'Work', price: 8000, quantity: 12.5, unit: 'hour', discount: 1000, ...november },
  { item: 'Handbook', price: 1999, quantity: 3, vatRate: 700 },
]

test('Its lines say quantity, unit, price, discount, period and rate, and its terms the discount for paying soon.', async () => {
  const { text } = await read(paperFor({ dueDays: 30, discountDays: 7, discountRate: 200 }, work))
  for (const said of ['12,5 Std.', '80,00 €', '10 % Rabatt: −100,00 €', '02.11.–13.11.2026', '900,00 €', '7 %'])
    expect(text).toContain(said)
  expect(text.replaceAll('\n', ' ')).toContain('2 % Skonto (22,70 €) bei Zahlung bis 28.11.2026: 1.112,47 €')
  expect(text).toContain('21.12.2026')
})

test('Its title says what it is, and a final invoice which down payments it takes off.', async () => {
  const down = paperFor({}, [{ item: 'Down payment', price: 30_000, unit: 'flat' }])
  expect((await read({ ...down, kind: 'down_payment' })).text).toMatch(/Anzahlungsrechnung 2026-0042.*1 pausch./s)
  const rest = [
    { item: 'Website', price: 100_000 },
    { item: 'Abzüglich Anzahlung 2026-0007', price: -30_000 },
  ]
  const settles = [{ id: 7, reference: '2026-0007', issuedOn: '2026-09-01' }]
  const agreed = { settles, orderReference: 'PO 4711' }
  const { text } = await read({ ...paperFor({}, rest), kind: 'final', agreed })
  for (const said of ['Schlussrechnung 2026-0042', 'Ihre Bestellung: PO 4711', '833,00 €']) expect(text).toContain(said)
  expect(text.replaceAll('\n', ' ')).toMatch(/Anzahlungsrechnung 2026-0007 vom 01.09.2026 mit 57,00 € USt./)
})

test('Long ones are numbered and carry the sum forward, and the last line stays with the total.', async () => {
  for (let count = 8; count <= 40; count++) {
    const items = Array.from({ length: count }, (_, i) => ({ item: `Item ${i + 1}.`, price: 100 }))
    const { pages } = await read(paperFor({}, items))
    const said = pages.map(({ pieces }) => pieces.map(({ text }) => text))
    const carried = said.map((texts) => texts.filter((text) => text.startsWith('Übertrag')))
    const last = said.findIndex((texts) => texts.includes('Gesamtbetrag'))
    expect(said[last]).toContain(`Item ${count}.`)
    expect(said[last]).toContain(String(count))
    for (let page = 1; page <= last; page++) {
      const before = said.slice(0, page).flat()
      const sum = before.filter((text) => /^Item \d+\.$/.test(text)).length
      expect([carried[page - 1]?.at(-1), carried[page]?.[0]]).toEqual(Array(2).fill(`Übertrag: ${sum},00 €`))
    }
  }
})

test('The mark is read as the name, although its i has a star; the country stands with the address.', async () => {
  const { pages, text } = await read(paperFor())
  expect(pages[0]?.drawn).toContain('/Span <<\n/ActualText (Sternsinger)\n>> BDC')
  expect(text).toContain(`${business.zipCodeAndCity}, Deutschland`)
})

test('Whatever stands on it stays on the paper, in full, on as many pages as it needs.', async () => {
  const anyText = (max: number) =>
    fc.oneof(
      fc.constant('W'.repeat(max)),
      fc.string({ unit: 'grapheme', maxLength: max - 2 }).map((text) => `A ${text}`),
    )
  const items = fc.array(fc.record({ item: anyText(300), price: fc.integer({ min: 1, max: 50_000_000 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  const places = fc.constantFrom({}, { country: 'Switzerland', zipCodeAndCity: '8001 Zürich' })
  await fc.assert(
    fc.asyncProperty(items, anyText(50), anyText(119), places, async (some, business, streetAndNumber, place) => {
      const { pages, text } = await read(paperFor({ business, streetAndNumber, ...place }, some))
      expect(pages.length).toBeLessThanOrEqual(some.length + 2)
      const bare = (said: string) => said.replaceAll(/\s/g, '')
      for (const said of [business, streetAndNumber, ...some.map(({ item }) => item)])
        expect(bare(text)).toContain(bare(printable(said)))
      for (const { x, y } of pages.flatMap(({ pieces }) => pieces)) {
        expect(x).toBeGreaterThan(10)
        expect(x).toBeLessThan(540)
        expect(y).toBeGreaterThan(8)
        expect(y).toBeLessThan(820)
      }
    }),
    { numRuns: 5 },
  )
})

test.each([
  ['2026-11-01', '2026-11-30', '01.11.–30.11.2026', '1–30 November 2026'],
  ['2026-12-20', '2027-01-19', '20.12.2026 – 19.01.2027', '20 December 2026 – 19 January 2027'],
  ['2026-11-05', '2026-11-05', '05.11.2026', '5 November 2026'],
])('from %s until %s is written %j and %j', (from, until, german, english) => {
  expect([writtenPeriod(from, until, 'de'), writtenPeriod(from, until, 'en')]).toEqual([german, english])
})

test('A rate is written with its decimals.', () => {
  expect([writtenRate(1900, 'de'), writtenRate(810, 'de'), writtenRate(810, 'en')]).toEqual(['19 %', '8,1 %', '8.1%'])
})
