import { isInUnion, type Language } from '#features/customers/rules.countries.ts'

/**
 * Which law an invoice is under: `domestic` in the seller's own country, `cyprus` always with VAT, `eu_consumer` elsewhere
 * in the European Union without a VAT id, `reverse_charge` with one, `third_country` beyond.
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
    en: 'Reverse charge: the recipient of the service is liable for the VAT.',
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  },
  third_country: {
    en: "No VAT is charged: the place of supply is in the recipient's country.",
    de: 'Ohne Umsatzsteuer: Der Ort der Leistung liegt im Land des Leistungsempfängers.',
  },
}

/** What the paper must say of the VAT; empty where the amounts say it. */
export const vatWording = (vatCase: VatCase, language: Language): string => wordings[vatCase]?.[language] ?? ''
