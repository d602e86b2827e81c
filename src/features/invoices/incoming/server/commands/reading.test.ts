import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditNoteOf, customerIn, documentOf } from '#testing/documents.ts'
import { ublInvoice } from '#testing/ubl.ts'
import { invoiceXml, xrechnungXml } from '../../../issuing/rules/xml.ts'
import { invoicePdf } from '../../../server/pdf/invoice.ts'
import { readInvoice } from './reading.ts'

const read = (text: string | Uint8Array) => readInvoice(Buffer.from(text as string))
const rulesOf = (text: string) => read(text).findings.map(({ rule }) => rule)
const rowsOf = (text: string) =>
  read(text).parts.flatMap(({ rows }) => rows.map(({ name, text }) => `${name}: ${text}`))

const items = fc.array(
  fc.record({
    item: fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom('a', 'ß', '&', '<', '"', '1', '€') }),
    price: fc.integer({ min: 1, max: 9_999_999 }),
    vatRate: fc.constantFrom(1900, 700),
  }),
  { minLength: 1, maxLength: 8 },
)

test('What we write we read back equal, with nothing to find: invoices and credit notes of every country.', () => {
  const countries = ['Germany', 'Austria', 'Ireland', 'Cyprus', 'Switzerland', 'United States']
  fc.assert(
    fc.property(items, fc.constantFrom(...countries), fc.boolean(), (lines, country, isCredit) => {
      const vatId = country === 'Ireland' ? 'IE6388047V' : ''
      const invoice = documentOf({ items: lines, customer: customerIn(country, { vatId }) })
      const paper = isCredit ? creditNoteOf(invoice) : invoice
      const { head, findings, parts } = read(invoiceXml(paper))
      expect(findings).toEqual([])
      expect(head).toMatchObject({
        ...{ seller: paper.seller.name, number: paper.reference, currency: paper.currency, due: paper.gross },
        ...{ issued_on: paper.issuedOn, due_on: isCredit ? null : paper.dueOn },
      })
      expect(parts.find(({ title }) => title === 'Lines')?.rows).toHaveLength(paper.items.length)
    }),
    { numRuns: 60 },
  )
})

test('Ours for a German public buyer, as XML and within the PDF, is the same.', async () => {
  const paper = documentOf({ customer: customerIn('Germany', { leitwegId: '991-33333TEST-33' }) })
  expect(rulesOf(xrechnungXml(paper))).toEqual([])
  const xml = invoiceXml(paper)
  expect(readInvoice(await invoicePdf(paper, { xml }))).toEqual(read(xml))
})

test('An invoice in UBL is said in words: parties, lines, taxes, totals, how to pay, discount and references.', () => {
  const { head, findings, parts } = read(ublInvoice())
  expect(findings).toEqual([])
  expect(head).toEqual({
    ...{ seller: 'Müller Papier GmbH', seller_key: 'de123456788', number: 'R-77', currency: 'EUR', due: 10_000 },
    ...{ issued_on: '2026-11-02', due_on: '2026-11-30' },
  })
  expect(parts.map(({ title }) => title)).toEqual(['Invoice', 'Seller', 'Buyer', 'Lines', 'Totals', 'Payment'])
  expect(rowsOf(ublInvoice())).toEqual([
    'Issued: November 2, 2026',
    'Due: November 30, 2026',
    'Buyer reference: B-1',
    'Order: PO-9',
    'Note: Danke & bis bald',
    'Name: Müller Papier GmbH',
    'Address: Werftweg 1, Kiel, 24103, DE',
    'Tax ids: DE123456788',
    'Name: Sternsinger',
    'Address: Berlin, DE',
    '1. Druck: 2.5 h × 44.00 = 110.00 €, VAT 19 %',
    '2. Buch: 1 × 20.00 = 20.00 €, VAT 7 %',
    'Lines: 130.00 €',
    'Allowance Treue: 10.00 €',
    'Without VAT: 120.00 €',
    'VAT 19 %: 19.00 € on 100.00 €',
    'VAT 7 %: 1.40 € on 20.00 €',
    'With VAT: 140.40 €',
    'Paid already: 40.40 €',
    'To be paid: 100.00 €',
    'How: SEPA',
    'Account: DE89370400440532013000',
    'Text: R-77',
    'Discount: 2.00 % off within 10 days',
    'Terms: Zahlbar bis 30.11.',
  ])
})

test('A credit note in UBL is read, and is below zero.', () => {
  const note = ublInvoice({
    ...{
      'ubl:Invoice': 'ubl:CreditNote',
      'cac:InvoiceLine': 'cac:CreditNoteLine',
      InvoicedQuantity: 'CreditedQuantity',
    },
    ...{ InvoiceTypeCode: 'CreditNoteTypeCode', '>380<': '>381<', '<cbc:DueDate>2026-11-30</cbc:DueDate>': '' },
  })
  expect(read(note)).toMatchObject({ head: { due: -10_000, due_on: null }, findings: [] })
})

test.each([
  ['BR-02', { '<cbc:ID>R-77</cbc:ID>': '' }],
  ['BR-03', { '<cbc:IssueDate>2026-11-02</cbc:IssueDate>': '' }],
  ['BR-06', { '<cbc:RegistrationName>M&#252;ller Papier GmbH</cbc:RegistrationName>': '' }],
  ['BR-25', { '<cbc:Name>Buch</cbc:Name>': '' }],
  ['BR-CO-10', { '>130.00<': '>131.00<' }],
  [
    'BR-CO-11',
    { '<cbc:AllowanceTotalAmount currencyID="EUR">10.00': '<cbc:AllowanceTotalAmount currencyID="EUR">9.00' },
  ],
  ['BR-CO-13', { '>120.00<': '>120.01<' }],
  ['BR-CO-14', { '>20.40<': '>20.41<' }],
  ['BR-CO-15', { '>140.40<': '>140.50<' }],
  ['BR-CO-16', { '>40.40<': '>40.30<' }],
  ['BR-CO-17', { '>1.40<': '>1.50<', '>20.40<': '>20.50<', '>140.40<': '>140.50<', '>40.40<': '>40.50<' }],
  [
    'BR-CO-18',
    {
      '<cbc:ID>S</cbc:ID><cbc:Percent>7</cbc:Percent></cac:ClassifiedTaxCategory>':
        '<cbc:ID>S</cbc:ID><cbc:Percent>8</cbc:Percent></cac:ClassifiedTaxCategory>',
    },
  ],
  ['BR-CO-25', { '<cbc:DueDate>2026-11-30</cbc:DueDate>': '', 'cac:PaymentTerms': 'cac:Nothing' }],
  ['BR-S-08', { '<cbc:TaxableAmount currencyID="EUR">20.00<': '<cbc:TaxableAmount currencyID="EUR">30.00<' }],
  ['BR-S-02', { PartyTaxScheme: 'Nothing' }],
  ['BR-AE-05', { '<cbc:ID>S</cbc:ID>': '<cbc:ID>AE</cbc:ID>' }],
  ['BR-AE-10', { '<cbc:ID>S</cbc:ID>': '<cbc:ID>AE</cbc:ID>' }],
  ['BR-AE-02', { '<cbc:ID>S</cbc:ID>': '<cbc:ID>AE</cbc:ID>' }],
  [
    'Profile',
    { 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0': 'urn:factur-x.eu:1p0:minimum' },
  ],
])('%s is found where it is broken.', (rule, changes) => {
  expect(rulesOf(ublInvoice(changes as Record<string, string>))).toContain(rule)
})

const pdfOf = (...streams: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap((one, i) => [
      Buffer.from(`${i + 1} 0 obj\n<</Type/EmbeddedFile>>\nstream\r\n`),
      Buffer.from(one as string),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ])
const packed = (text: string | Buffer) => deflateSync(text)
const many = (count: number) => Array.from({ length: count }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`)

describe('What is none, or is hostile, is refused with a sentence', () => {
  const bomb = packed(Buffer.concat([Buffer.from('<Invoice '), Buffer.alloc(60_000_000, 32)]))
  const large = packed(`<Invoice>${' '.repeat(11_000_000)}</Invoice>`)
  test.each<[string, string | Uint8Array, RegExp]>([
    ['a text', 'Dear Sir', /neither XML nor PDF/],
    ['random bytes', Buffer.from([0, 1, 2, 255, 254]), /neither XML nor PDF/],
    ['another XML', '<order><id>1</id></order>', /no e-invoice/],
    ['an empty invoice', '<Invoice/>', /no e-invoice/],
    ['half of one', ublInvoice().slice(0, 3000), /damaged in line/],
    [
      'a billion laughs',
      `<!DOCTYPE x [<!ENTITY l0 "ha">${many(9).join('')}]><Invoice><ID>&l9;</ID></Invoice>`,
      /declares no entities/,
    ],
    [
      'an entity from outside',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Invoice><ID>&e;</ID></Invoice>',
      /declares no entities/,
    ],
    ['one nested too deep', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, /cannot be read/],
    ['a PDF without one', pdfOf('BT ET', packed('BT ET'), 'x'), /No e-invoice lies inside/],
    ['a PDF with two', pdfOf(ublInvoice(), packed(ublInvoice({ 'R-77': 'R-78' }))), /Several invoices/],
    ['a PDF that is a bomb', pdfOf(bomb), /unpacks to more/],
    ['a PDF of many large ones', pdfOf(large, large, large, large), /unpacks to more/],
    ['ZUGFeRD 1', '<rsm:CrossIndustryDocument><a/></rsm:CrossIndustryDocument>', /from version 2 on/],
  ])('%s', (_, file, reason) => {
    expect(() => read(file)).toThrow(reason)
  })

  test('What is cut anywhere is read as it is or refused, and never breaks', () => {
    const whole = pdfOf(packed(ublInvoice()))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = Buffer.from(whole)
        changed[at] = byte
        for (const file of [whole.subarray(0, at), changed])
          try {
            read(file)
          } catch (error) {
            expect(error).toMatchObject({ status: 422 })
          }
      }),
    )
  })
})

test('The same one twice in a PDF counts once, and other files beside it do not matter.', () => {
  const file = pdfOf(packed(ublInvoice()), ublInvoice(), '<?xpacket begin=""?><x/>', packed('%PDF-1.4'))
  expect(readInvoice(file).head.number).toBe('R-77')
})

test('10 MB of lines are read in time, and no more is told than people read.', () => {
  const line = /<cac:InvoiceLine><cbc:ID>2.*<\/cac:InvoiceLine>/s.exec(ublInvoice())?.[0] ?? ''
  const large = ublInvoice({ '</ubl:Invoice>': `${line.repeat(21_000)}</ubl:Invoice>` })
  expect(large.length).toBeGreaterThan(8_000_000)
  expect(rulesOf(large)).toContain('BR-CO-10')
}, 30_000)
