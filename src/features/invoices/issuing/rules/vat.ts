import { isInUnion, type Language } from '#kit/shared/countries.ts'

/** Why somebody in the European Union is charged no VAT although it is the seller's to charge; empty where it is charged. */
export const vatExemptions = ['', 'small_business', 'exempt'] as const
export type VatExemption = (typeof vatExemptions)[number]

/**
 * Which law an invoice is under: `domestic` in the seller's own country, `cyprus` always with VAT, `eu_consumer` elsewhere
 * in the European Union with a rate and no VAT id, `reverse_charge` without a rate or with an id, `third_country` beyond;
 * within the Union `small_business` and `exempt` for no VAT for that reason. A consumer's rate is the one that the
 * customer's row has: the seller's own, or that of the customer's country where the One Stop Shop is used.
 */
export const vatCases = [
  'domestic',
  'cyprus',
  'eu_consumer',
  'reverse_charge',
  'third_country',
  'small_business',
  'exempt',
] as const
export type VatCase = (typeof vatCases)[number]

/** What of a customer decides on the VAT. */
export type VatOf = { country: string; vatId: string; vatRate: number; vatExemption?: VatExemption }

/** Who sells: `smallBusiness` charges no VAT at all. Missing in what was frozen before it could be so. */
export type VatSeller = { country: string; smallBusiness?: boolean }

/** A small business changes what it would charge VAT on. Elsewhere in the Union whoever has a VAT id owes the VAT as always. */
export function vatCaseOf(customer: VatOf, { country, smallBusiness = false }: VatSeller): VatCase {
  const usual = usualCaseOf(customer, country)
  const isUntaxed = usual === 'third_country' || usual === 'exempt'
  const isTheirs = usual === 'reverse_charge' && customer.vatId !== ''
  return smallBusiness && !isUntaxed && !isTheirs ? 'small_business' : usual
}

function usualCaseOf({ country, vatId, vatRate, vatExemption = '' }: VatOf, sellerCountry: string): VatCase {
  const isHome = country === sellerCountry
  if (!isHome && country === 'Cyprus') return 'cyprus'
  if (!isHome && !isInUnion(country)) return 'third_country'
  if (vatExemption !== '' && vatRate === 0) return vatExemption
  if (isHome) return 'domestic'
  return vatId === '' && vatRate > 0 ? 'eu_consumer' : 'reverse_charge'
}

/**
 * What an invoice cannot be without: the VAT id where a business in another country of the Union owes the VAT itself, the
 * rate where VAT is charged. One rule for the form, for sending and for the monthly run.
 */
export function missingOfVat(customer: VatOf, seller: VatSeller): 'vatId' | 'vatRate' | undefined {
  const vatCase = vatCaseOf(customer, seller)
  if (vatCase === 'reverse_charge') return customer.vatId === '' ? 'vatId' : undefined
  return chargesVat(vatCase) && customer.vatRate === 0 ? 'vatRate' : undefined
}

/** Why a VAT id is needed, or is not: what stands beside the field. */
export function vatIdHint(customer: VatOf, seller: VatSeller): string {
  const { country } = customer
  const hints: Readonly<Record<VatCase, string>> = {
    domestic: `Not needed in ${country}, the agency's own country: its VAT is charged`,
    cyprus: 'Not needed in Cyprus: VAT is charged to businesses, too',
    eu_consumer: 'Not needed of consumers: the VAT rate is charged. A business has one, and no rate',
    reverse_charge:
      'Needed for reverse charge: a business in another EU country owes the VAT itself. Consumers get a VAT rate instead',
    third_country: 'Not needed outside the EU',
    small_business: 'Not needed: no VAT is charged by small businesses',
    exempt: 'Not needed: no VAT is charged for the reason chosen',
  }
  return hints[vatCaseOf(customer, seller)]
}

const uncharged: ReadonlySet<VatCase> = new Set(['reverse_charge', 'third_country', 'small_business', 'exempt'])

/** Whether the seller adds VAT. */
export const chargesVat = (vatCase: VatCase): boolean => !uncharged.has(vatCase)

type Wording = Readonly<Record<Language, string>>

const same = (law: string): Wording => ({ en: law, de: law })
const ofDirective = (en: string, de: string): Wording => ({
  en: `${en}Directive 2006/112/EC`,
  de: `${de}Richtlinie 2006/112/EG`,
})
const smallLaws: Readonly<Record<string, Wording>> = {
  Germany: same('§ 19 UStG'),
  Austria: same('§ 6 Abs. 1 Z 27 UStG'),
  Switzerland: same('Art. 10 MWSTG'),
}

/** The law that makes a seller's small business exempt; elsewhere the directive that it follows. */
export const smallBusinessLaw = (sellerCountry: string): Wording =>
  smallLaws[sellerCountry] ?? ofDirective('Article 284 of ', 'Artikel 284 der ')

const exemptionWordings = (sellerCountry: string): Readonly<Record<Exclude<VatExemption, ''>, Wording>> => {
  const small = smallBusinessLaw(sellerCountry)
  const exempt = sellerCountry === 'Germany' ? same('§ 4 UStG') : ofDirective('', '')
  return {
    small_business: {
      en: `Exempt from VAT: small enterprise (${small.en}).`,
      de: `Umsatzsteuerfrei: Steuerbefreiung für Kleinunternehmer (${small.de}).`,
    },
    exempt: { en: `Exempt from VAT (${exempt.en}).`, de: `Umsatzsteuerfreie Leistung (${exempt.de}).` },
  }
}

const wordings: Readonly<Partial<Record<VatCase, Wording>>> = {
  reverse_charge: {
    en: 'Reverse charge: the recipient of the service is liable for the VAT (Article 196 of Directive 2006/112/EC).',
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).',
  },
  third_country: {
    en: "Not subject to VAT in the seller's country: the place of supply is in the recipient's country.",
    de: 'Nicht im Inland steuerbare Leistung: Der Ort der Leistung liegt im Land des Leistungsempfängers.',
  },
}

/** What the paper must say of the VAT (§ 14, § 14a UStG); empty where the amounts say it. */
export function vatWording(vatCase: VatCase, language: Language, sellerCountry: string): string {
  const wording =
    vatCase === 'small_business' || vatCase === 'exempt' ? exemptionWordings(sellerCountry)[vatCase] : wordings[vatCase]
  return wording?.[language] ?? ''
}

/**
 * The category of EN 16931 (UNCL 5305) that a rate has, and the code of why there is no VAT: standard rate, zero rate,
 * reverse charge, a service outside the scope of VAT, or an exempt one, whose reason has no code but the paper's words.
 * `G`, free export, is for goods.
 */
export function vatCategoryOf(
  vatCase: VatCase,
  vatRate: number,
): { code: 'S' | 'Z' | 'AE' | 'O' | 'E'; reason?: string } {
  if (vatCase === 'reverse_charge') return { code: 'AE', reason: 'VATEX-EU-AE' }
  if (vatCase === 'third_country') return { code: 'O', reason: 'VATEX-EU-O' }
  if (vatCase === 'small_business' || vatCase === 'exempt') return { code: 'E' }
  return { code: vatRate > 0 ? 'S' : 'Z' }
}

/** As authorities write it: `DE136695976` for `de 136 695 976`. */
export const plainVatId = (vatId: string): string => vatId.toUpperCase().replace(/[^A-Z\d+*]/g, '')

const prefixes = /^(AT|BE|BG|HR|CY|CZ|DK|EE|FI|FR|DE|EL|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE)[A-Z\d+*]{2,12}$/

/** Whether it begins like a VAT id of the European Union; whether it is one, its digits and VIES say. */
export const looksLikeVatId = (vatId: string): boolean => prefixes.test(plainVatId(vatId))
