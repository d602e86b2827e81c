import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { expect, test } from 'vitest'
import { creditNoteOf, customerIn, documentOf } from '#testing/documents.ts'
import { all, brokenRules, partsOf, readInvoice, text } from '#testing/en16931.ts'
import { brokenXrechnungRules } from '#testing/xrechnung.ts'
import { type Item, units } from '../../rules.ts'
import { type Agreed, type InvoicedCustomer, type InvoiceKind, invoiceKinds, type Paper } from './freeze.ts'
import { invoiceXml, xrechnungXml } from './xml.ts'

/** Documents of every kind, to everybody who is invoiced under another law, each judged by the rules of the standard. */

const leitwegId = '991-33333TEST-33'
const skonto = { dueDays: 30, discountDays: 7, discountRate: 200 }

const buyers: [string, InvoicedCustomer][] = [
  ['at home', customerIn('Germany')],
  ['at home, paying soon', customerIn('Germany', skonto)],
  ['a public buyer', customerIn('Germany', { leitwegId })],
  ['a public buyer, paying soon', customerIn('Germany', { leitwegId, ...skonto })],
  ['a business in the Union', customerIn('Austria', { vatId: 'ATU12345675' })],
  ['a business in the Union, paying soon', customerIn('Ireland', { vatId: 'IE6388047V', ...skonto })],
  ['a consumer in the Union', customerIn('Austria', { vatRate: 2000 })],
  ['Cyprus', customerIn('Cyprus', { vatId: 'CY10259033P' })],
  ['Switzerland', customerIn('Switzerland', skonto)],
  ['the United States', customerIn('United States')],
  ['of a small business', customerIn('Germany', { vatRate: 0, vatExemption: 'small_business', ...skonto })],
  [
    'of a small business, a public buyer',
    customerIn('Germany', { vatRate: 0, vatExemption: 'small_business', leitwegId }),
  ],
  ['exempt', customerIn('Germany', { vatRate: 0, vatExemption: 'exempt' })],
]

const all8: Item[] = units.map((unit, i) => ({
  item: `Work by the ${unit}`,
  price: 1999 + i,
  quantity: 1.125 * (i + 1),
  unit,
}))
const contents: Readonly<Record<InvoiceKind, { items: Item[]; agreed?: Omit<Agreed, 'skonto'> }>> = {
  monthly: {
    items: [
      { item: 'Hosting', price: 34_000 },
      { item: 'Domain', price: 1390, quantity: 3, unit: 'month' },
    ],
  },
  single: {
    items: [
      ...all8,
      {
        item: 'Set-up',
        price: 90_000,
        quantity: 2.5,
        unit: 'hour',
        discount: 1250,
        from: '2026-10-28',
        until: '2026-11-05',
      },
      { item: 'Handbook', price: 333, quantity: 7, vatRate: 700, discount: 333 },
      { item: 'Stamps', price: 95, quantity: 10, vatRate: 0, from: '2026-11-30' },
      { item: 'Goodwill', price: -5000, discount: 500 },
    ],
    agreed: { orderReference: 'PO 4711/2026' },
  },
  down_payment: { items: [{ item: 'Down payment of 30 %', price: 300_000, unit: 'flat' }] },
  final: {
    items: [
      { item: 'Website', price: 1_000_000, unit: 'flat' },
      { item: 'Training', price: 12_000, quantity: 3, unit: 'day', vatRate: 700 },
      { item: 'Less down payment 2026-0007', price: -300_000 },
      { item: 'Less down payment 2026-0008', price: 20_000, quantity: -1, vatRate: 700 },
    ],
    agreed: {
      orderReference: 'PO 4711',
      settles: [
        { id: 7, reference: '2026-0007', issuedOn: '2026-09-01' },
        { id: 8, reference: '2026-0008', issuedOn: '2026-10-01' },
      ],
    },
  },
}

const part = [
  { line: 0, net: 1001 },
  { line: 1, quantity: 0.5 },
]

const documents = buyers.flatMap(([whom, customer]) =>
  invoiceKinds.flatMap((kind): [string, Paper][] => {
    const paper = documentOf({ customer, kind, ...contents[kind] })
    const note = creditNoteOf(paper, part.slice(0, paper.items.length))
    return [
      [`${kind}, ${whom}`, paper],
      [`credit note of all: ${kind}, ${whom}`, creditNoteOf(paper)],
      [`credit note of a part: ${kind}, ${whom}`, { ...note, texts: { ...note.texts, reason: 'Not as agreed' } }],
    ]
  }),
)

test('There are documents of every kind by the dozen.', () => {
  expect(documents.length).toBeGreaterThan(60)
})

test.each(documents)('%s: the schema, the rules and every cent are right.', async (_, paper) => {
  const xmls = [invoiceXml(paper), ...(paper.buyer.leitwegId ? [xrechnungXml(paper)] : [])]
  for (const [i, xml] of xmls.entries()) {
    const { errors = [] } = await validateXsd(xml, Profile.EN16931)
    expect([
      ...errors.map(({ message }) => message),
      ...brokenRules(xml),
      ...(i ? brokenXrechnungRules(xml) : []),
    ]).toEqual([])
    const { totals, lines } = partsOf(readInvoice(xml))
    const sent = ['TaxBasisTotal', 'TaxTotal', 'DuePayable'].map((name) =>
      Number(text(totals, `${name}Amount`).replace('.', '')),
    )
    expect(sent).toEqual([paper.net, paper.vat, paper.gross].map(Math.abs))
    expect(lines).toHaveLength(paper.items.length)
  }
})

const xmlOf = (kind: InvoiceKind, customer = customerIn('Germany', { leitwegId, ...skonto })) => {
  const paper = documentOf({ customer, kind, ...contents[kind] })
  return [invoiceXml(paper), xrechnungXml(paper)].map(readInvoice) as [
    ReturnType<typeof readInvoice>,
    ReturnType<typeof readInvoice>,
  ]
}

test('Types: a down payment is a prepayment, which XRechnung has only as a partial invoice; a final invoice is one.', () => {
  const types = (kind: InvoiceKind) => xmlOf(kind).map((root) => text(root, 'ExchangedDocument/TypeCode'))
  expect(types('down_payment')).toEqual(['386', '326'])
  expect(types('final')).toEqual(['380', '380'])
})

test('Order, units, discount, periods and what is set off are said where the standard has them.', () => {
  const [single] = xmlOf('single')
  const { lines, settlement, agreement } = partsOf(single)
  expect(text(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID')).toBe('PO 4711/2026')
  const codes = lines.map(({ node }) => all(node, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.['@_unitCode'])
  expect(codes.slice(0, 8)).toEqual(['C62', 'HUR', 'DAY', 'WEE', 'MON', 'ANN', 'LS', 'KMT'])
  expect(lines[8]?.allowances.map((one) => text(one, 'ActualAmount'))).toEqual(['281.25'])
  expect(text(settlement, 'BillingSpecifiedPeriod/StartDateTime/DateTimeString')).toBe('20261028')
  const [final] = xmlOf('final')
  expect(text(partsOf(final).settlement, 'InvoiceReferencedDocument/IssuerAssignedID')).toBe('2026-0007')
  expect(text(final, 'ExchangedDocument/IncludedNote/Content')).toContain('Anzahlungsrechnung 2026-0008 vom 01.10.2026')
})

test('A discount for paying soon is said in words, and in XRechnung for machines too.', () => {
  const said = xmlOf('monthly').map((root) => text(partsOf(root).settlement, 'SpecifiedTradePaymentTerms/Description'))
  const words = '2 % Skonto (9,08 €) bei Zahlung bis 28.11.2026\nZahlbar bis 21.12.2026'
  expect(said).toEqual([words, `#SKONTO#TAGE=7#PROZENT=2.00#\n${words}`])
})
