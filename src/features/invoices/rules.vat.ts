import { isInUnion, type Language } from '#features/customers/rules.countries.ts'

/**
 * Which law an invoice is under: `domestic` in the seller's own country, `cyprus` always with VAT, `eu_consumer` elsewhere
 * in the European Union without a VAT id, `reverse_charge` with one, `third_country` beyond. A consumer's rate is the one
 * that the customer's row has: the seller's own, or that of the customer's country where the One Stop Shop is used.
 */
export const vatCases = ['domestic', 'cyprus', 'eu_consumer', 'reverse_charge', 'third_country'] as const
export type VatCase = (typeof vatCases)[number]

export function vatCaseOf({ country, vatId }: { country: string; vatId: string }, sellerCountry: string): VatCase {
  if (country === sellerCountry) return 'domestic'
  if (country === 'Cyprus') return 'cyprus'
  if (!isInUnion(country)) return 'third_country'
  return vatId === '' ? 'eu_consumer' : 'reverse_charge'
}

/** Whether the seller adds VAT. */
export const chargesVat = (vatCase: VatCase): boolean => vatCase !== 'reverse_charge' && vatCase !== 'third_country'

const wordings: Readonly<Partial<Record<VatCase, Record<Language, string>>>> = {
  reverse_charge: {
    en: 'Reverse charge: the recipient of the service is liable for the VAT (Article 196 of Directive 2006/112/EC).',
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).',
  },
  third_country: {
    en: "Not subject to VAT in the seller's country: the place of supply is in the recipient's country.",
    de: 'Nicht im Inland steuerbare Leistung: Der Ort der Leistung liegt im Land des Leistungsempfängers.',
  },
}

/** What the paper must say of the VAT (§ 14a UStG); empty where the amounts say it. */
export const vatWording = (vatCase: VatCase, language: Language): string => wordings[vatCase]?.[language] ?? ''

/**
 * The category of EN 16931 (UNCL 5305) that a rate has, and the code of why there is no VAT: standard rate, zero rate,
 * reverse charge, or a service outside the scope of VAT. `G`, free export, is for goods.
 */
export function vatCategoryOf(vatCase: VatCase, vatRate: number): { code: 'S' | 'Z' | 'AE' | 'O'; reason?: string } {
  if (vatCase === 'reverse_charge') return { code: 'AE', reason: 'VATEX-EU-AE' }
  if (vatCase === 'third_country') return { code: 'O', reason: 'VATEX-EU-O' }
  return { code: vatRate > 0 ? 'S' : 'Z' }
}

/** As authorities write it: `DE136695976` for `de 136 695 976`. */
export const plainVatId = (vatId: string): string => vatId.toUpperCase().replace(/[^A-Z\d+*]/g, '')

const prefixes = /^(AT|BE|BG|HR|CY|CZ|DK|EE|FI|FR|DE|EL|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE)[A-Z\d+*]{2,12}$/

/** Whether it begins like a VAT id of the European Union; whether it is one, its digits and VIES say. */
export const looksLikeVatId = (vatId: string): boolean => prefixes.test(plainVatId(vatId))
