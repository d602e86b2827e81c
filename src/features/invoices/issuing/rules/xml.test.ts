import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accounts, creditNoteOf, customerIn, documentOf, sampleSeller } from '#testing/documents.ts'
import { all, brokenRules, partsOf, readInvoice, taxId, text } from '#testing/en16931.ts'
import { brokenXrechnungRules } from '#testing/xrechnung.ts'
import { type Line, totalsOf } from '../../rules.ts'
import { invoiceXml, xrechnungXml } from './xml.ts'

const inEuros = accounts.EUR
const reverse = 'Steuerschuldnerschaft des Leistungsempfängers'
const leitwegId = '991-33333TEST-33'

/** What both checks of a document find: the schema of UN/CEFACT, and the rules of the standard. */
async function findings(xml: string): Promise<string[]> {
  const { errors = [] } = await validateXsd(xml, Profile.EN16931)
  return [...errors.map(({ message }) => message), ...brokenRules(xml)]
}

/** What stands in it, as a person would read it. */
function readingOf(xml: string) {
  const root = readInvoice(xml)
  const { totals, taxes, settlement, seller, buyer } = partsOf(root)
  const [tax = {}] = taxes
  return {
    type: text(root, 'ExchangedDocument/TypeCode'),
    number: text(root, 'ExchangedDocument/ID'),
    notes: all(root, 'ExchangedDocument/IncludedNote/Content').map((note) => note['#text']),
    currency: text(settlement, 'InvoiceCurrencyCode'),
    amounts: ['LineTotal', 'TaxTotal', 'DuePayable'].map((name) => text(totals, `${name}Amount`)),
    tax: [text(tax, 'CategoryCode'), text(tax, 'RateApplicablePercent'), text(tax, 'ExemptionReasonCode')],
    vatIds: [taxId(seller, 'VA'), taxId(buyer, 'VA')],
    taxNumber: taxId(seller, 'FC'),
    places: [seller, buyer].map((party) =>
      ['PostcodeCode', 'CityName', 'CountryID'].map((part) => text(party, `PostalTradeAddress/${part}`)).join(' '),
    ),
  }
}

const s = ['S', '19.00', '']
const withVat = ['353.90', '67.24', '421.14']
const without = ['353.90', '0.00', '353.90']
const ae = ['AE', '0.00', 'VATEX-EU-AE']
const o = ['O', '', 'VATEX-EU-O']
const ours = sampleSeller.vatId

test.each([
  ['Germany', '', 'EUR', withVat, s, '', [ours, '']],
  ['Germany', 'DE 123 456 788', 'EUR', withVat, s, '', [ours, 'DE123456788']],
  ['Austria', '', 'EUR', withVat, s, '', [ours, '']],
  ['Austria', 'ATU12345675', 'EUR', without, ae, reverse, [ours, 'ATU12345675']],
  ['Ireland', 'IE6388047V', 'EUR', without, ae, 'Reverse charge', [ours, 'IE6388047V']],
  ['Greece', 'EL094014201', 'EUR', without, ae, 'Reverse charge', [ours, 'EL094014201']],
  ['Cyprus', '', 'EUR', withVat, s, '', [ours, '']],
  ['Cyprus', 'CY10259033P', 'EUR', withVat, s, '', [ours, 'CY10259033P']],
  ['Switzerland', '', 'CHF', without, o, 'Nicht im Inland steuerbare Leistung', ['', '']],
  ['United Kingdom', 'GB980780684', 'GBP', without, o, 'Not subject to VAT', ['', '']],
  ['United States', '', 'USD', without, o, 'Not subject to VAT', ['', '']],
  ['Canada', '', 'CAD', without, o, 'Not subject to VAT', ['', '']],
  ['Australia', '', 'AUD', without, o, 'Not subject to VAT', ['', '']],
])('%s, VAT id %j: in %s, %j, %j', async (country, vatId, currency, amounts, tax, note, vatIds) => {
  const paper = documentOf({ customer: customerIn(country, { vatId }) })
  const xml = invoiceXml(paper)
  expect(await findings(xml)).toEqual([])
  const read = readingOf(xml)
  expect(read).toMatchObject({ type: '380', number: '2026-0001', currency, amounts, tax, vatIds })
  expect(read.notes).toEqual([paper.texts.subject, ...(note === '' ? [] : [expect.stringContaining(note)])])
  expect(read.places).toEqual(['12345 Berlin DE', expect.stringMatching(/^\S.* \S.* [A-Z]{2}$/)])
  const credit = invoiceXml(creditNoteOf(paper))
  expect(await findings(credit)).toEqual([])
  expect(readingOf(credit)).toMatchObject({ type: '381', number: 'CN-2026-0001', currency, amounts, tax, vatIds })
})

test.each([
  ['Germany', 'small_business', 'Umsatzsteuerfrei: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).', { vatId: '' }],
  ['Germany', 'exempt', 'Umsatzsteuerfreie Leistung (§ 4 UStG).', {}],
  ['Ireland', 'exempt', 'Exempt from VAT (§ 4 UStG).', {}],
] as const)(
  'In %s without VAT for being %s: exempt, in the words of the paper',
  async (country, vatExemption, why, ids) => {
    const seller = { ...sampleSeller, account: inEuros, ...ids }
    const paper = documentOf({ seller, customer: customerIn(country, { vatRate: 0, vatExemption }) })
    expect(paper).toMatchObject({ vatCase: vatExemption, vat: 0, texts: { vatNote: why } })
    for (const one of [paper, creditNoteOf(paper)]) {
      const xml = invoiceXml(one)
      expect(await findings(xml)).toEqual([])
      expect(readingOf(xml)).toMatchObject({ tax: ['E', '0.00', ''], amounts: without })
      expect(text(partsOf(readInvoice(xml)).taxes[0] ?? {}, 'ExemptionReason')).toBe(why)
    }
  },
)

test.each([
  ['a tax number alone', { vatId: '' }],
  ['a VAT id alone', { taxNumber: '' }],
])('Who has %s is named by it, at home and for third countries.', async (_, ids) => {
  const seller = { ...sampleSeller, account: inEuros, ...ids }
  for (const country of ['Germany', 'Switzerland', 'Cyprus']) {
    const xml = invoiceXml(documentOf({ seller, customer: customerIn(country) }))
    expect(await findings(xml)).toEqual([])
    expect(readingOf(xml).taxNumber).toBe(seller.taxNumber)
  }
})

test('German public buyers get XRechnung under their Leitweg-ID, and credit notes too.', async () => {
  const paper = documentOf({ customer: customerIn('Germany', { leitwegId }) })
  for (const one of [paper, creditNoteOf(paper)]) {
    const xml = xrechnungXml(one)
    expect([...(await findings(xml)), ...brokenXrechnungRules(xml)]).toEqual([])
    expect(xml).toContain(`<ram:BuyerReference>${leitwegId}</ram:BuyerReference>`)
    expect(xml).toContain(`<ram:URIID schemeID="0204">${leitwegId}</ram:URIID>`)
  }
})

test('It is paid as its currency is: by SEPA, to an IBAN, to an account number, and a credit note not at all.', () => {
  const means = (xml: string) => {
    const [one = {}] = all(partsOf(readInvoice(xml)).settlement, 'SpecifiedTradeSettlementPaymentMeans')
    const account = ['IBANID', 'ProprietaryID', 'AccountName'].map((part) =>
      text(one, `PayeePartyCreditorFinancialAccount/${part}`),
    )
    return [text(one, 'TypeCode'), ...account, text(one, 'PayeeSpecifiedCreditorFinancialInstitution/BICID')]
  }
  const to = (country: string) => means(invoiceXml(documentOf({ customer: customerIn(country) })))
  expect(to('Germany')).toEqual(['58', inEuros.iban, '', 'Sternsinger', inEuros.bic])
  expect(to('Switzerland')).toEqual(['30', accounts.CHF.iban, '', 'Sternsinger', accounts.CHF.bic])
  expect(to('United Kingdom')).toEqual(['30', '', '12345678', 'Sternsinger', ''])
  expect(to('United States')).toEqual(['30', '', '123 456 789', 'Sternsinger', 'CHASUS33'])
  expect(to('Canada')).toEqual(['30', '', 'By cheque', 'Sternsinger', ''])
  expect(means(invoiceXml(creditNoteOf(documentOf())))).toEqual(['97', '', '', '', ''])
  const { account: _, ...old } = { ...sampleSeller, account: inEuros }
  expect(means(invoiceXml({ ...documentOf(), seller: old }))).toEqual(['58', old.iban, '', old.name, old.bic])
  expect(means(invoiceXml({ ...documentOf(), seller: { ...old, iban: '', bic: '' } }))).toEqual(['1', '', '', '', ''])
})

test.each([
  [/<ram:GrandTotalAmount>.*</, '<ram:GrandTotalAmount>421.15<', 'BR-CO-15'],
  [/<ram:DuePayableAmount>.*</, '<ram:DuePayableAmount>421.1<', 'BR-DEC'],
  [/<ram:CalculatedAmount>67.24/, '<ram:CalculatedAmount>67.25', 'BR-CO-17'],
  [/<ram:LineTotalAmount>13.90/, '<ram:LineTotalAmount>13.89', 'BR-CO-10'],
  [/<ram:BasisAmount>.*</, '<ram:BasisAmount>353.89<', 'BR-S-08'],
  [/(<ram:BilledQuantity[^>]*>)1/, '$12', 'LINE-NET'],
  [/<ram:ChargeAmount>13/, '<ram:ChargeAmount>-13', 'BR-27'],
  [/<ram:Name>Domain.*\n/, '', 'BR-25'],
  [/<ram:ID schemeID="VA">DE.*\n/, '', 'BR-CO-26'],
  [/<ram:CountryID>DE/, '<ram:CountryID>ZX', 'BR-CL-14'],
  [/<ram:CategoryCode>S/, '<ram:CategoryCode>AE', 'BR-AE-01'],
  [/<ram:CategoryCode>S/g, '<ram:CategoryCode>E', 'BR-E-10'],
  [/<ram:IBANID>.*\n/, '', 'BR-50'],
  [/<ram:TypeCode>380/, '<ram:TypeCode>381', 'CREDIT-NOTE'],
  [/<ram:CompleteNumber>.*</, '<ram:CompleteNumber>-<', 'BR-DE-27'],
  [/<ram:PostcodeCode>18055.*\n/, '', 'BR-DE-9'],
  [/<ram:BuyerReference>.*\n/, '', 'BR-DE-15'],
  [/xrechnung_3.0/, 'xrechnung_2.0', 'BR-DE-21'],
  [/<ram:IBANID>DE89/, '<ram:IBANID>DE88', 'BR-DE-19'],
  [/<ram:Name>Sternsinger/, '<ram:Name>', 'PEPPOL-EN16931-R008'],
])('The checks find what is wrong: %s as %j breaks %s.', (right, wrong, rule) => {
  const xml = xrechnungXml(documentOf({ customer: customerIn('Germany', { leitwegId }) }))
  const spoilt = xml.replace(right, wrong)
  expect(spoilt).not.toBe(xml)
  expect([...brokenRules(spoilt), ...brokenXrechnungRules(spoilt)]).toContain(rule)
})

const wild = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\ud83d', '\udc00', '\ufffe', '\u0085', '\t', ']]>', '&lt;', '<a b="'),
    ),
  )
  .map((parts) => `x${parts.join('')}`)

/** In thousandths, so that it is exact; the net is rounded half up. */
const line: fc.Arbitrary<Line> = fc
  .record({
    item: wild,
    thousandths: fc.integer({ min: -3000, max: 50_000 }),
    unitPrice: fc.integer({ min: -50_000, max: 200_000 }),
    vatRate: fc.constantFrom(1900, 700, 0, 810, 2000, 9999),
  })
  .map(({ thousandths, ...one }) => {
    const product = thousandths * one.unitPrice
    const net = Math.sign(product) * Math.floor((Math.abs(product) + 500) / 1000)
    return { ...one, quantity: thousandths / 1000, net: net + 0 }
  })

/** By the numbers of their characters, which is how the standard says what XML may hold. */
const asInXml = (item: string) =>
  Array.from(item)
    .filter((sign) => {
      const code = sign.codePointAt(0) ?? 0
      const control = (code < 0x20 && !/[\t\n\r]/.test(sign)) || (code >= 0x7f && code < 0xa0)
      return !control && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
    })
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')

test('Whatever is invoiced, in all scripts and at any rate: no rule is broken, and every cent is the one on the paper.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), wild, fc.boolean(), async (more, business, credited) => {
      const items = [{ item: 'Hosting', quantity: 1, unitPrice: 90_000_000, net: 90_000_000, vatRate: 1900 }, ...more]
      const invoice = {
        ...documentOf({ customer: customerIn('Germany', { business, leitwegId }) }),
        items,
        ...totalsOf(items),
      }
      const paper = credited ? creditNoteOf(invoice) : invoice
      for (const xml of [invoiceXml(paper), xrechnungXml(paper)]) {
        expect(await findings(xml)).toEqual([])
        const { lines, totals, buyer } = partsOf(readInvoice(xml))
        const sent = BigInt(text(totals, 'DuePayableAmount').replace('.', ''))
        expect(sent).toBe(BigInt(Math.abs(paper.gross)))
        expect(lines.map(({ node }) => text(node, 'SpecifiedTradeProduct/Name'))).toEqual(
          items.map(({ item }) => asInXml(item)),
        )
        expect(text(buyer, 'Name')).toBe(asInXml(business))
      }
      expect(brokenXrechnungRules(xrechnungXml(paper))).toEqual([])
    }),
    { numRuns: 30 },
  )
})
