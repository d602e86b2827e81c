import { XMLParser, XMLValidator } from 'fast-xml-parser'

/**
 * The business rules of EN 16931-1, written down once more from the standard and computed from the XML alone, so that what
 * the product writes is not judged by what it thinks. Rules of what we never say (allowances off the whole, charges, payees) have one
 * of their own: `NOT-OURS`.
 */

export type Node = { '#text'?: string; [name: string]: Node[] | string | undefined }

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
})

/** The document's root element. Throws where it is not well-formed. */
export function readInvoice(xml: string): Node {
  const wellFormed = XMLValidator.validate(xml)
  if (wellFormed !== true) throw new Error(wellFormed.err.msg)
  return all(parser.parse(xml), 'CrossIndustryInvoice')[0] ?? {}
}

/** Every element at a path below one. */
export const all = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>((nodes, name) => nodes.flatMap((one) => (one[name] as Node[] | undefined) ?? []), [node])

export const has = (node: Node, path: string): boolean => all(node, path).length > 0

/** The text of the first one, without what stands around it; empty without one. */
export const text = (node: Node, path: string): string => (all(node, path)[0]?.['#text'] ?? '').trim()

const agreementPath = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement'
const settlementPath = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'

/** The parts that the rules are about. */
export function partsOf(root: Node) {
  const [agreement = {}] = all(root, agreementPath)
  const [settlement = {}] = all(root, settlementPath)
  const [seller = {}] = all(agreement, 'SellerTradeParty')
  const [buyer = {}] = all(agreement, 'BuyerTradeParty')
  const [totals = {}] = all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const lines = all(root, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem').map(lineOf)
  return { agreement, settlement, seller, buyer, totals, lines, taxes: all(settlement, 'ApplicableTradeTax') }
}

function lineOf(node: Node) {
  const [tax = {}] = all(node, 'SpecifiedLineTradeSettlement/ApplicableTradeTax')
  return {
    node,
    tax,
    category: text(tax, 'CategoryCode'),
    rate: text(tax, 'RateApplicablePercent'),
    net: text(node, 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    price: text(node, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    quantity: text(node, 'SpecifiedLineTradeDelivery/BilledQuantity'),
    allowances: all(node, 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge'),
    settlement: all(node, 'SpecifiedLineTradeSettlement')[0] ?? {},
  }
}

type Parts = ReturnType<typeof partsOf>
/** A rule's name and whether it holds. */
export type Finding = readonly [rule: string, holds: boolean]

/** Names of the rules that a document breaks, each once. */
export function brokenRules(xml: string): string[] {
  const root = readInvoice(xml)
  const parts = partsOf(root)
  const findings = [
    ...ofDocument(root, parts),
    ...ofParties(parts),
    ...parts.lines.flatMap(ofLine),
    ...ofTotals(parts),
    ...parts.taxes.flatMap((tax) => ofTax(tax, parts, text(root, 'ExchangedDocument/TypeCode') === '381')),
    ...ofCategories(parts),
    ...ofPayment(parts),
    ...ofCodes(root, parts),
  ]
  return brokenOf(findings)
}

export const brokenOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.filter(([, holds]) => !holds).map(([rule]) => rule)),
]

function ofDocument(root: Node, { settlement, lines, taxes }: Parts): Finding[] {
  const [start, end] = ['Start', 'End'].map((which) =>
    text(settlement, `BillingSpecifiedPeriod/${which}DateTime/DateTimeString`),
  )
  const corrected = all(settlement, 'InvoiceReferencedDocument')
  return [
    ['BR-01', text(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') !== ''],
    ['BR-02', text(root, 'ExchangedDocument/ID') !== ''],
    ['BR-03', isDay(text(root, 'ExchangedDocument/IssueDateTime/DateTimeString'))],
    ['BR-04', text(root, 'ExchangedDocument/TypeCode') !== ''],
    ['BR-05', text(settlement, 'InvoiceCurrencyCode') !== ''],
    ['BR-16', lines.length > 0],
    ['BR-29', isDay(start ?? '') && isDay(end ?? '') && String(start) <= String(end)],
    ['BR-55', corrected.every((one) => text(one, 'IssuerAssignedID') !== '')],
    ['BR-CO-18', taxes.length > 0],
    ['NOT-OURS', !has(settlement, 'SpecifiedTradeAllowanceCharge') && !has(settlement, 'PayeeTradeParty')],
    ['CREDIT-NOTE', text(root, 'ExchangedDocument/TypeCode') !== '381' || corrected.length === 1],
    ['ONE-BEFORE', corrected.length <= 1],
  ]
}

function ofParties({ seller, buyer }: Parts): Finding[] {
  const identified = has(seller, 'ID') || has(seller, 'GlobalID') || taxId(seller, 'VA') !== ''
  return [
    ['BR-06', text(seller, 'Name') !== ''],
    ['BR-07', text(buyer, 'Name') !== ''],
    ['BR-08', has(seller, 'PostalTradeAddress')],
    ['BR-09', text(seller, 'PostalTradeAddress/CountryID') !== ''],
    ['BR-10', has(buyer, 'PostalTradeAddress')],
    ['BR-11', text(buyer, 'PostalTradeAddress/CountryID') !== ''],
    ['BR-62', all(seller, 'URIUniversalCommunication/URIID').every((id) => id['@_schemeID'] === 'EM')],
    [
      'BR-63',
      all(buyer, 'URIUniversalCommunication/URIID').every((id) => /^(EM|0204)$/.test(String(id['@_schemeID']))),
    ],
    ['BR-CO-09', [seller, buyer].every((party) => /^$|^(EL|XI)|^[A-Z]{2}/.test(taxId(party, 'VA')))],
    ['BR-CO-26', identified],
  ]
}

/** VA: of value added tax. FC: the number that the tax office gives. */
export const taxId = (party: Node, scheme: 'VA' | 'FC'): string =>
  all(party, 'SpecifiedTaxRegistration/ID').find((id) => id['@_schemeID'] === scheme)?.['#text'] ?? ''

function ofLine(line: Parts['lines'][number]): Finding[] {
  const { node, tax, category, net, price, quantity, allowances, settlement } = line
  const off = allowances.map((one) => text(one, 'ActualAmount'))
  const product = cents(net) + sum(off)
  const unit = all(node, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.['@_unitCode']
  return [
    ['BR-21', text(node, 'AssociatedDocumentLineDocument/LineID') !== ''],
    ['BR-22', /^-?\d+(\.\d{1,4})?$/.test(quantity)],
    ['BR-23', /^(C62|HUR|DAY|WEE|MON|ANN|LS|KMT)$/.test(String(unit))],
    ['BR-24', net !== ''],
    ['BR-25', text(node, 'SpecifiedTradeProduct/Name') !== ''],
    ['BR-26', price !== ''],
    ['BR-27', /^\d+\.\d{2}$/.test(price)],
    ['BR-CO-04', text(tax, 'TypeCode') === 'VAT' && category !== ''],
    ['BR-DEC-23', isAmount(net)],
    ['BR-30', isSpan(settlement)],
    ['BR-41', allowances.length <= 1 && off.every(isAmount)],
    ['BR-42', allowances.every((one) => text(one, 'Reason') !== '' || text(one, 'ReasonCode') !== '')],
    ['NOT-OURS', allowances.every((one) => text(one, 'ChargeIndicator/Indicator') === 'false')],
    ['PEPPOL-EN16931-R040', allowances.every((one) => isShare(one, product))],
    ['LINE-NET', isAmount(net) && isProduct(product, quantity, price)],
  ]
}

/** From a day until one that is not before it; or no period. */
function isSpan(node: Node): boolean {
  const [from = '', until = ''] = ['Start', 'End'].map((which) =>
    text(node, `BillingSpecifiedPeriod/${which}DateTime/DateTimeString`),
  )
  return !has(node, 'BillingSpecifiedPeriod') || (isDay(from) && isDay(until) && from <= until)
}

/** An allowance is its percentage of what the quantity costs, half up. */
function isShare(allowance: Node, product: bigint): boolean {
  const of = (name: string) => cents(text(allowance, name))
  const share = of('CalculationPercent') * of('BasisAmount')
  const due = ((share < 0n ? -share : share) + 5000n) / 10_000n
  return of('BasisAmount') === product && of('ActualAmount') === (share < 0n ? -due : due)
}

/** Quantity × price is the net amount before what is taken off, half up. */
function isProduct(net: bigint, quantity: string, price: string): boolean {
  const [whole = '', part = ''] = quantity.replace('-', '').split('.')
  const product = BigInt(`${whole}${part.padEnd(4, '0')}`) * cents(price)
  const rounded = (product + 5000n) / 10_000n
  return net === (quantity.startsWith('-') ? -rounded : rounded)
}

const isAmount = (amount: string): boolean => /^-?\d+\.\d{2}$/.test(amount)
const isNear = (a: bigint, b: bigint, by: bigint): boolean => a - b <= by && b - a <= by
const isDay = (day: string): boolean => /^\d{8}$/.test(day)
const cents = (amount: string): bigint => BigInt(amount.replace('.', '') || '0')
const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + cents(amount), 0n)

function ofTotals({ totals, lines, taxes, settlement }: Parts): Finding[] {
  const of = (name: string) => text(totals, `${name}Amount`)
  const [tax = {}, ...others] = all(totals, 'TaxTotalAmount')
  const due = cents(of('DuePayable'))
  return [
    ['BR-12', of('LineTotal') !== ''],
    ['BR-13', of('TaxBasisTotal') !== ''],
    ['BR-14', of('GrandTotal') !== ''],
    ['BR-15', of('DuePayable') !== ''],
    ['BR-53', others.length === 0 && tax['@_currencyID'] === text(settlement, 'InvoiceCurrencyCode')],
    [
      'BR-DEC',
      ['LineTotal', 'TaxBasisTotal', 'TaxTotal', 'GrandTotal', 'DuePayable'].every((name) => isAmount(of(name))),
    ],
    ['BR-CO-10', cents(of('LineTotal')) === sum(lines.map(({ net }) => net))],
    ['BR-CO-13', cents(of('TaxBasisTotal')) === cents(of('LineTotal'))],
    ['BR-CO-14', cents(of('TaxTotal')) === sum(taxes.map((one) => text(one, 'CalculatedAmount')))],
    ['BR-CO-15', cents(of('GrandTotal')) === cents(of('TaxBasisTotal')) + cents(of('TaxTotal'))],
    ['BR-CO-16', due === cents(of('GrandTotal'))],
    ['BR-CO-25', due <= 0n || has(settlement, 'SpecifiedTradePaymentTerms/Description')],
    ['POSITIVE', due > 0n],
  ]
}

function ofTax(tax: Node, { lines }: Parts, isCredit: boolean): Finding[] {
  const [code, rate] = [text(tax, 'CategoryCode'), text(tax, 'RateApplicablePercent')]
  const [basis, vat] = [text(tax, 'BasisAmount'), text(tax, 'CalculatedAmount')]
  const product = cents(basis) * cents(rate || '0.00')
  const due = ((product < 0n ? -product : product) + 5000n) / 10_000n
  const ofIt = lines.filter((line) => line.category === code && line.rate === rate)
  const reasons = [text(tax, 'ExemptionReason'), text(tax, 'ExemptionReasonCode')]
  // Of what is exempt the words are enough.
  const explained = (code === 'E' ? reasons.slice(0, 1) : reasons).every((reason) => reason !== '')
  return [
    ['BR-45', basis !== ''],
    ['BR-46', vat !== ''],
    ['BR-47', text(tax, 'TypeCode') === 'VAT' && code !== ''],
    ['BR-48', rate !== '' || code === 'O'],
    ['BR-DEC-19', isAmount(basis) && isAmount(vat)],
    // The last of several credit notes takes the last cent, which the official rule allows, too.
    ['BR-CO-17', isNear(cents(vat), product < 0n ? -due : due, isCredit ? 1n : 0n)],
    [`BR-${code}-08`, ofIt.length > 0 && cents(basis) === sum(ofIt.map(({ net }) => net))],
    [`BR-${code}-09`, code === 'S' ? Number(rate) > 0 : Number(vat) === 0],
    [`BR-${code}-10`, /^[SZ]$/.test(code) ? reasons.every((reason) => reason === '') : explained],
  ]
}

function ofCategories({ lines, taxes, seller, buyer }: Parts): Finding[] {
  const used = (code: string) => lines.some(({ category }) => category === code)
  const declared = (code: string) => taxes.filter((tax) => text(tax, 'CategoryCode') === code)
  const [ours, office, theirs] = [taxId(seller, 'VA'), taxId(seller, 'FC'), taxId(buyer, 'VA')]
  const taxable = ours !== '' || office !== ''
  const rates = (code: string, holds: (rate: string) => boolean) =>
    lines.filter(({ category }) => category === code).every(({ rate }) => holds(rate))
  return [
    ['BR-S-01', !used('S') || declared('S').length > 0],
    ...['Z', 'AE', 'O', 'E'].map((code): Finding => [`BR-${code}-01`, declared(code).length === (used(code) ? 1 : 0)]),
    ['BR-S-02', !used('S') || taxable],
    ['BR-Z-02', !used('Z') || taxable],
    ['BR-E-02', !used('E') || taxable],
    ['BR-AE-02', !used('AE') || (ours !== '' && theirs !== '')],
    ['BR-O-02', !used('O') || (ours === '' && theirs === '')],
    ['BR-S-05', rates('S', (rate) => Number(rate) > 0)],
    ['BR-Z-05', rates('Z', (rate) => rate !== '' && Number(rate) === 0)],
    ['BR-E-05', rates('E', (rate) => rate !== '' && Number(rate) === 0)],
    ['BR-AE-05', rates('AE', (rate) => rate !== '' && Number(rate) === 0)],
    ['BR-O-05', rates('O', (rate) => rate === '')],
    ['BR-O-11', !used('O') || (taxes.length === 1 && lines.every(({ category }) => category === 'O'))],
  ]
}

function ofPayment({ settlement }: Parts): Finding[] {
  const means = all(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const accounts = (one: Node) => all(one, 'PayeePartyCreditorFinancialAccount')
  return means.flatMap((one): Finding[] => [
    ['BR-49', text(one, 'TypeCode') !== ''],
    [
      'BR-50',
      accounts(one).every((account) => text(account, 'IBANID') !== '' || text(account, 'ProprietaryID') !== ''),
    ],
    ['BR-61', !/^(30|58)$/.test(text(one, 'TypeCode')) || accounts(one).length === 1],
  ])
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isRegion = (code: string): boolean => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined

function ofCodes(root: Node, { settlement, seller, buyer, lines, taxes }: Parts): Finding[] {
  const subjects = all(root, 'ExchangedDocument/IncludedNote').map((note) => text(note, 'SubjectCode'))
  const categories = [...lines.map(({ category }) => category), ...taxes.map((tax) => text(tax, 'CategoryCode'))]
  const reasons = taxes.map((tax) => text(tax, 'ExemptionReasonCode'))
  return [
    ['BR-CL-01', /^(38[016]|326)$/.test(text(root, 'ExchangedDocument/TypeCode'))],
    ['BR-CL-04', Intl.supportedValuesOf('currency').includes(text(settlement, 'InvoiceCurrencyCode'))],
    ['BR-CL-08', subjects.every((code) => /^(AAI|TXD)$/.test(code))],
    ['BR-CL-14', [seller, buyer].every((party) => isRegion(text(party, 'PostalTradeAddress/CountryID')))],
    ['BR-CL-16', /^(1|30|58|97)$/.test(text(settlement, 'SpecifiedTradeSettlementPaymentMeans/TypeCode'))],
    ['BR-CL-17', categories.every((code) => /^(S|Z|AE|O|E)$/.test(code))],
    ['BR-CL-22', reasons.every((code) => /^(|VATEX-EU-AE|VATEX-EU-O)$/.test(code))],
  ]
}
