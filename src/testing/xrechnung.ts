import { all, brokenOf, type Finding, has, type Node, partsOf, readInvoice, text } from './en16931.ts'

/** What XRechnung 3.0 asks beyond EN 16931: the BR-DE rules, and those of Peppol that it took over. */

/** Names of the rules that a document breaks, each once. */
export function brokenXrechnungRules(xml: string): string[] {
  const root = readInvoice(xml)
  const { agreement, seller, buyer, settlement, taxes, lines } = partsOf(root)
  const [contact = {}] = all(seller, 'DefinedTradeContact')
  const context = (name: string) => text(root, `ExchangedDocumentContext/${name}SpecifiedDocumentContextParameter/ID`)
  const terms = text(settlement, 'SpecifiedTradePaymentTerms/Description')
  const findings: Finding[] = [
    ['BR-DE-1', has(settlement, 'SpecifiedTradeSettlementPaymentMeans')],
    ['BR-DE-2', has(seller, 'DefinedTradeContact')],
    ['BR-DE-3', text(seller, 'PostalTradeAddress/CityName') !== ''],
    ['BR-DE-4', text(seller, 'PostalTradeAddress/PostcodeCode') !== ''],
    ['BR-DE-5', text(contact, 'PersonName') !== ''],
    ['BR-DE-6', text(contact, 'TelephoneUniversalCommunication/CompleteNumber') !== ''],
    ['BR-DE-7', text(contact, 'EmailURIUniversalCommunication/URIID') !== ''],
    ['BR-DE-8', text(buyer, 'PostalTradeAddress/CityName') !== ''],
    ['BR-DE-9', text(buyer, 'PostalTradeAddress/PostcodeCode') !== ''],
    ['BR-DE-14', taxes.every((tax) => text(tax, 'RateApplicablePercent') !== '')],
    ['BR-DE-15', text(agreement, 'BuyerReference') !== ''],
    ['BR-DE-16', has(seller, 'SpecifiedTaxRegistration/ID')],
    ['BR-DE-17', /^(326|38[01])$/.test(text(root, 'ExchangedDocument/TypeCode'))],
    ['BR-DE-18', skontoLines(terms).every((line) => /^#SKONTO#TAGE=\d{1,2}#PROZENT=\d{1,2}\.\d{2}#\n$/.test(line))],
    ['BR-DE-21', context('Guideline') === 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'],
    ['BR-DE-27', /(\d.*){3}/.test(text(contact, 'TelephoneUniversalCommunication/CompleteNumber'))],
    ['BR-DE-28', /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(text(contact, 'EmailURIUniversalCommunication/URIID'))],
    ...all(settlement, 'SpecifiedTradeSettlementPaymentMeans').flatMap(ofMeans),
    ['BR-DE-TMP-32', has(settlement, 'BillingSpecifiedPeriod')],
    ['PEPPOL-EN16931-R001', /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(context('BusinessProcess'))],
    ['PEPPOL-EN16931-R008', emptyElements(root).every((name) => name === 'ApplicableHeaderTradeDelivery')],
    ['PEPPOL-EN16931-R010', text(buyer, 'URIUniversalCommunication/URIID') !== ''],
    ['PEPPOL-EN16931-R020', text(seller, 'URIUniversalCommunication/URIID') !== ''],
    [
      'PEPPOL-EN16931-R120',
      lines.every(({ net, price, quantity, allowances }) => {
        const off = allowances.reduce((sum, one) => sum + Number(text(one, 'ActualAmount')), 0)
        return Math.abs(+quantity * +price - off - +net) <= 0.02
      }),
    ],
    ['PEPPOL-EN16931-R110', lines.every(({ settlement: line }) => isInside(line, settlement))],
  ]
  return brokenOf(findings)
}

/** The period of a line is within that of the whole. */
function isInside(line: Node, whole: Node): boolean {
  const day = (node: Node, which: string) => text(node, `BillingSpecifiedPeriod/${which}DateTime/DateTimeString`)
  const [from, until] = [day(line, 'Start') >= day(whole, 'Start'), day(line, 'End') <= day(whole, 'End')]
  return !has(line, 'BillingSpecifiedPeriod') || (from && until)
}

/** With the break that must be behind each. */
const skontoLines = (terms: string): string[] => terms.match(/^\s*#.*\n?/gm) ?? []

function ofMeans(means: Node): Finding[] {
  const [code, iban] = [text(means, 'TypeCode'), text(means, 'PayeePartyCreditorFinancialAccount/IBANID')]
  return [
    ['BR-DE-19', code !== '58' || isIban(iban)],
    ['BR-DE-23', !/^(30|58)$/.test(code) || has(means, 'PayeePartyCreditorFinancialAccount')],
  ]
}

/** ISO 13616 */
function isIban(iban: string): boolean {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36))
  return /^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/.test(iban) && BigInt(digits.join('')) % 97n === 1n
}

/** Names of the elements that have neither a text nor anything in them. */
function emptyElements(node: Node): string[] {
  return Object.entries(node).flatMap(([name, children]) => {
    if (!Array.isArray(children)) return []
    return children.flatMap((child) => {
      const inside = Object.values(child).some((value) => Array.isArray(value))
      return inside || (child['#text'] ?? '').trim() !== '' ? emptyElements(child) : [name]
    })
  })
}
