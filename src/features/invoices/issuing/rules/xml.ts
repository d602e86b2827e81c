import type { Day } from '#kit/shared/day.ts'
import { type Cents, formatExact, formatPlain } from '#kit/shared/money.ts'
import { type Line, netOf, type RateTotal, skontoOff } from '../../rules.ts'
import type { Paper, Seller } from './freeze.ts'
import { plainLeitwegId } from './leitweg.ts'
import { wordings } from './paper-words.ts'
import { countryCodeOf, placeOf } from './places.ts'
import { chargesVat, looksLikeVatId, plainVatId, vatCategoryOf } from './vat.ts'
import { documentOf, type Element, element, paragraph } from './xml-element.ts'

/*
 * Invoices as machines read them: the semantic model of EN 16931 in the syntax UN/CEFACT Cross Industry Invoice D16B.
 * BT and BG are the numbers that the standard gives to what is said. Credit notes say positive amounts, as their type asks.
 */

const guideline = 'urn:cen.eu:en16931:2017'
const xrechnung = {
  guideline: `${guideline}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  // It has no 386 (BR-DE-17).
  downPayment: '326',
}

/** EN 16931, as it lies in the PDF (Factur-X, ZUGFeRD): the same invoice, the same bytes. */
export const invoiceXml = (paper: Paper): string => crossIndustryInvoice(paper, { guideline, downPayment: '386' })

/** XRechnung 3.0, for German public buyers, who have a Leitweg-ID. */
export const xrechnungXml = (paper: Paper): string => crossIndustryInvoice(paper, xrechnung)

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

type Flavour = { guideline: string; process?: string; downPayment: string }

function crossIndustryInvoice(paper: Paper, { guideline, process, downPayment }: Flavour): string {
  const type = isCredit(paper) ? '381' : paper.kind === 'down_payment' ? downPayment : '380'
  const parameter = (name: string, id: string | undefined) =>
    element(`ram:${name}SpecifiedDocumentContextParameter`, [element('ram:ID', id)])
  const content = [
    element('rsm:ExchangedDocumentContext', [parameter('BusinessProcess', process), parameter('Guideline', guideline)]),
    exchangedDocument(paper, type),
    element('rsm:SupplyChainTradeTransaction', [
      ...paper.items.map((line, i) => tradeLine(line, i + 1, paper)),
      agreement(paper),
      // Must be there, and the period of the service stands with the settlement.
      { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content: [] },
      settlement(paper, process !== undefined),
    ]),
  ].filter((part) => part !== undefined)
  return documentOf({ name: 'rsm:CrossIndustryInvoice', attributes: namespaces, content })
}

const isCredit = ({ series }: Pick<Paper, 'series'>): boolean => series === 'credit_note'

/** Of a credit note what is given back. */
const amountOf = (paper: Paper, cents: Cents): string => formatPlain(isCredit(paper) ? 0 - cents : cents)

const plainDay = (day: Day): string => day.replaceAll('-', '')

const dateTime = (name: string, day: Day): Element | undefined =>
  element(name, [element('udt:DateTimeString', plainDay(day), { format: '102' })])

function exchangedDocument(paper: Paper, type: string): Element | undefined {
  const { reference, issuedOn, corrects, language, texts, agreed } = paper
  const note = (text: string, subject: 'AAI' | 'TXD') => {
    const content = paragraph('ram:Content', text)
    return content && element('ram:IncludedNote', [content, element('ram:SubjectCode', subject)])
  }
  const words = wordings[language]
  const settled = (agreed.settles ?? []).map((one) => words.settles(one.reference, one.issuedOn))
  const said = corrects
    ? [words.takesBack(corrects.reference, corrects.issuedOn, corrects.isPart), texts.reason ?? '']
    : [texts.subject, ...settled]
  return element('rsm:ExchangedDocument', [
    element('ram:ID', reference),
    element('ram:TypeCode', type),
    dateTime('ram:IssueDateTime', issuedOn),
    note(said.join('\n'), 'AAI'),
    note(texts.vatNote, 'TXD'),
  ])
}

/** BG-25. A price is never below zero (BR-27): what is taken off has a quantity below zero. */
function tradeLine(
  { item, quantity, unit = 'piece', unitPrice, discount = 0, net, vatRate, from, until }: Line,
  number: number,
  paper: Paper,
): Element | undefined {
  const billed = (isCredit(paper) ? -1 : 1) * (unitPrice < 0 ? -quantity : quantity)
  const full = netOf({ price: unitPrice, quantity })
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(number))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', item)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', formatPlain(Math.abs(unitPrice)))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', decimal(billed), { unitCode: codes[unit] }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [element('ram:TypeCode', 'VAT'), ...category(paper, vatRate)]),
      from === undefined ? undefined : period(from, until ?? from),
      discount === 0 ? undefined : allowance(paper, discount, full, full - net),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amountOf(paper, net)),
      ]),
    ]),
  ])
}

/** UN/ECE Recommendation 20 */
const codes = {
  piece: 'C62',
  hour: 'HUR',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
  flat: 'LS',
  kilometre: 'KMT',
}

const allowance = (paper: Paper, discount: number, full: Cents, off: Cents): Element | undefined =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', 'false')]),
    element('ram:CalculationPercent', formatPlain(discount)),
    element('ram:BasisAmount', amountOf(paper, full)),
    element('ram:ActualAmount', amountOf(paper, off)),
    element('ram:ReasonCode', '95'),
    element('ram:Reason', wordings[paper.language].discount),
  ])

const period = (from: Day, until: Day): Element | undefined =>
  element('ram:BillingSpecifiedPeriod', [dateTime('ram:StartDateTime', from), dateTime('ram:EndDateTime', until)])

/** Without an exponent, and without the zeros at the end. */
const decimal = (quantity: number): string =>
  quantity
    .toFixed(4)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

/** What is outside the scope of VAT has no rate, not even zero (BR-O-05). */
function category({ vatCase }: Paper, vatRate: number, reason = false): (Element | undefined)[] {
  const { code, reason: reasonCode } = vatCategoryOf(vatCase, vatRate)
  return [
    element('ram:CategoryCode', code),
    reason ? element('ram:ExemptionReasonCode', reasonCode) : undefined,
    code === 'O' ? undefined : element('ram:RateApplicablePercent', formatPlain(vatRate)),
  ]
}

function agreement(paper: Paper): Element | undefined {
  const { seller, buyer, vatCase } = paper
  const leitwegId = plainLeitwegId(buyer.leitwegId ?? '')
  // Whoever charges for what is outside the scope of VAT names no VAT ids (BR-O-02).
  const [ours, theirs] = vatCase === 'third_country' ? ['', ''] : [plainVatId(seller.vatId), buyerVatId(paper)]
  const taxNumber = seller.taxNumber ?? ''
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', leitwegId),
    element('ram:SellerTradeParty', [
      // Somehow a seller must be identified (BR-CO-26).
      ours === '' ? element('ram:ID', taxNumber || seller.vatId) : undefined,
      element('ram:Name', seller.name),
      contact(seller.owner, seller.email, seller.phone),
      address(seller),
      electronicAddress('EM', seller.email),
      registration('FC', taxNumber),
      registration('VA', ours),
    ]),
    element('ram:BuyerTradeParty', [
      element('ram:Name', buyer.business),
      contact(buyer.name, buyer.email),
      address(buyer),
      leitwegId === '' ? electronicAddress('EM', buyer.email) : electronicAddress('0204', leitwegId),
      registration('VA', theirs),
    ]),
    element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', paper.agreed.orderReference)]),
  ])
}

function buyerVatId({ buyer: { vatId, country } }: Paper): string {
  const plain = plainVatId(vatId)
  return looksLikeVatId(plain) || plain.startsWith(countryCodeOf(country) ?? '?') ? plain : ''
}

const contact = (name: string, email: string, phone?: string): Element | undefined =>
  element('ram:DefinedTradeContact', [
    element('ram:PersonName', name),
    element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
    element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
  ])

type Address = { streetAndNumber: string; additional: string; zipCodeAndCity: string; country: string }

function address({ streetAndNumber, additional, zipCodeAndCity, country }: Address): Element | undefined {
  const { zip, city } = placeOf(zipCodeAndCity, country)
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', zip),
    element('ram:LineOne', streetAndNumber),
    element('ram:LineTwo', additional),
    element('ram:CityName', city),
    element('ram:CountryID', countryCodeOf(country)),
  ])
}

const electronicAddress = (scheme: 'EM' | '0204', id: string): Element | undefined =>
  element('ram:URIUniversalCommunication', [element('ram:URIID', id, { schemeID: scheme })])

const registration = (scheme: 'FC' | 'VA', id: string): Element | undefined =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: scheme })])

function settlement(paper: Paper, isXrechnung: boolean): Element | undefined {
  const { reference, currency, performedFrom, performedUntil, vatByRate, net, vat, gross } = paper
  // D16B has room for one: the others are in the notes.
  const before = paper.corrects ?? paper.agreed.settles?.[0]
  const total = (name: string, cents: Cents, attributes = {}) =>
    element(`ram:${name}Amount`, amountOf(paper, cents), attributes)
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', reference),
    element('ram:InvoiceCurrencyCode', currency),
    isCredit(paper) ? offset() : transfer(paper.seller, currency),
    ...vatByRate.map((part) => tax(part, paper)),
    period(performedFrom, performedUntil),
    terms(paper, isXrechnung),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      total('LineTotal', net),
      total('TaxBasisTotal', net),
      total('TaxTotal', vat, { currencyID: currency }),
      total('GrandTotal', gross),
      total('DuePayable', gross),
    ]),
    before &&
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', before.reference),
        element('ram:FormattedIssueDateTime', [
          element('qdt:DateTimeString', plainDay(before.issuedOn), { format: '102' }),
        ]),
      ]),
  ])
}

/** BG-23 */
const tax = ({ vatRate, net, vat }: RateTotal, paper: Paper): Element | undefined =>
  element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amountOf(paper, vat)),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', chargesVat(paper.vatCase) ? '' : paper.texts.vatNote),
    element('ram:BasisAmount', amountOf(paper, net)),
    ...category(paper, vatRate, true),
  ])

/** Nobody transfers what was taken back: clearing between partners. */
const offset = () => element('ram:SpecifiedTradeSettlementPaymentMeans', [element('ram:TypeCode', '97')])

/** BG-16: a SEPA transfer in euros, any other one else; where there is no IBAN, to the number in the account's details. */
function transfer({ iban, bic, name, account }: Seller, currency: string): Element | undefined {
  const to = account ?? { iban, bic, holder: name, bank: '', details: '' }
  const number = to.iban === '' ? accountNumber(to.details) : undefined
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', to.iban !== '' && currency === 'EUR' ? '58' : to.iban || number ? '30' : '1'),
    element('ram:Information', [to.bank, to.details].filter((text) => text !== '').join(', ')),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', to.iban.replaceAll(' ', '')),
      to.iban || number ? element('ram:AccountName', to.holder) : undefined,
      element('ram:ProprietaryID', number),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [
      to.iban || number ? element('ram:BICID', to.bic) : undefined,
    ]),
  ])
}

/** `12345678` of `Sort code 20-00-00` and `Account number 12345678`; all of it where no line says account. */
function accountNumber(details: string): string | undefined {
  const [, number] = /(?:account|konto)[^\d\n]*(\d[\d -]*\d)/i.exec(details) ?? []
  return number ?? (details.trim() === '' ? undefined : details)
}

/** XRechnung has the discount for paying soon in a line of its own, and a break behind it (BR-DE-18). */
function terms(paper: Paper, isXrechnung: boolean): Element | undefined {
  const { dueOn, language, gross, currency } = paper
  const { skonto } = paper.agreed
  const said = wordings[language]
  if (isCredit(paper)) return element('ram:SpecifiedTradePaymentTerms', [element('ram:Description', said.offset)])
  const lines = [said.payableBy(dueOn)]
  if (skonto) {
    const off = formatExact(skontoOff(gross, skonto.rate), currency, language)
    lines.unshift(said.skonto(skonto.rate / 100, off, skonto.until))
    if (isXrechnung) lines.unshift(`#SKONTO#TAGE=${skonto.days}#PROZENT=${formatPlain(skonto.rate)}#`)
  }
  return element('ram:SpecifiedTradePaymentTerms', [
    paragraph('ram:Description', lines.join('\n')),
    dateTime('ram:DueDateDateTime', dueOn),
  ])
}
