import type { FieldError } from '#kit/shared/problem.ts'
import { maxPrice } from '#kit/shared/typed-numbers.ts'
import { type Item, netOf } from '../../rules.ts'
import { isLeitwegId } from './leitweg.ts'
import { countryCodeOf, placeOf } from './places.ts'
import { looksLikeVatId, missingOfVat, type VatOf, type VatSeller, vatCaseOf } from './vat.ts'

/**
 * Why an invoice may not be issued: what § 14 and § 14a UStG ask for, and where they apply EN 16931 and XRechnung, and is
 * not there. Those of `seller` are matters of the settings.
 */
const reasons = {
  noItems: { field: 'invoiceItems', message: 'Please enter what is invoiced' },
  unnamedItem: { field: 'invoiceItems', message: 'Please enter what is invoiced' },
  nothingToPay: { field: 'invoiceItems', message: 'Please enter what is invoiced: the total has to be above zero' },
  tooMuch: {
    field: 'invoiceItems',
    message: 'An invoice is over at most 9,999,999.99 net: please make several of it',
  },
  missingName: { field: 'business', message: 'Please enter a valid business' },
  missingStreet: { field: 'streetAndNumber', message: 'Please enter a valid address' },
  missingCity: { field: 'zipCodeAndCity', message: 'Please enter a valid address' },
  missingZip: { field: 'zipCodeAndCity', message: 'Please enter the ZIP code before the city' },
  unknownCountry: { field: 'country', message: 'This country is not supported' },
  wrongLeitwegId: { field: 'leitwegId', message: 'Please enter a valid Leitweg-ID' },
  missingRate: { field: 'vatRate', message: 'Please enter the VAT rate, or choose why none is charged' },
  missingVatId: {
    field: 'vatId',
    message: 'Please enter the VAT id, which reverse charge needs, or the VAT rate of a consumer',
  },
  wrongVatId: { field: 'vatId', message: 'Please enter a valid VAT id of an EU country, with its two letters' },
  sellerMissingAddress: { field: 'seller', message: "The agency's address is not set up" },
  sellerUnknownCountry: { field: 'seller', message: "The agency's country is not supported" },
  sellerMissingTaxId: { field: 'seller', message: "Neither the agency's tax number nor its VAT id is set up" },
  sellerMissingVatId: { field: 'seller', message: "The agency's VAT id is not set up, and reverse charge needs it" },
} as const satisfies Record<string, FieldError>

export type Refusal = keyof typeof reasons

/** What the answer and the screen say of it. */
export const refusalError = (refusal: Refusal): FieldError => reasons[refusal]

type Place = { streetAndNumber: string; zipCodeAndCity: string; country: string }
type Buyer = Place & VatOf & { business: string; leitwegId?: string }
type Seller = Place & VatSeller & { name: string; vatId: string; taxNumber?: string }
type Asked = { customer: Buyer; seller: Seller; items: readonly Item[]; isRest?: boolean }

/** The first reason not to issue an invoice; undefined where all is well. */
export const refusalOf = ({ customer, seller, items, isRest = false }: Asked): Refusal | undefined =>
  // Down payments may cover all of a final invoice.
  ofItems(items, isRest) ?? ofBuyer(customer) ?? ofSeller(seller) ?? ofVat(customer, seller)

function ofItems(items: readonly Item[], isRest: boolean): Refusal | undefined {
  if (items.length === 0) return 'noItems'
  if (items.some(({ item }) => isBlank(item))) return 'unnamedItem'
  const net = items.reduce((sum, item) => sum + netOf(item), 0)
  if (net > maxPrice) return 'tooMuch'
  return net > 0 || (net === 0 && isRest) ? undefined : 'nothingToPay'
}

function ofBuyer(customer: Buyer): Refusal | undefined {
  const { business, streetAndNumber, zipCodeAndCity, country, leitwegId = '' } = customer
  if (isBlank(business)) return 'missingName'
  if (isBlank(streetAndNumber)) return 'missingStreet'
  if (isBlank(zipCodeAndCity)) return 'missingCity'
  if (countryCodeOf(country) === undefined) return 'unknownCountry'
  if (leitwegId === '') return undefined
  if (country !== 'Germany' || !isLeitwegId(leitwegId)) return 'wrongLeitwegId'
  return placeOf(zipCodeAndCity, country).zip === undefined ? 'missingZip' : undefined
}

function ofSeller({
  name,
  streetAndNumber,
  zipCodeAndCity,
  country,
  vatId,
  taxNumber = '',
}: Seller): Refusal | undefined {
  if ([name, streetAndNumber].some(isBlank) || placeOf(zipCodeAndCity, country).zip === undefined)
    return 'sellerMissingAddress'
  if (countryCodeOf(country) === undefined) return 'sellerUnknownCountry'
  return vatId === '' && taxNumber === '' ? 'sellerMissingTaxId' : undefined
}

function ofVat(customer: Buyer, seller: Seller): Refusal | undefined {
  const missing = missingOfVat(customer, seller)
  if (missing) return missing === 'vatId' ? 'missingVatId' : 'missingRate'
  if (vatCaseOf(customer, seller) !== 'reverse_charge') return undefined
  if (!looksLikeVatId(customer.vatId)) return 'wrongVatId'
  return seller.vatId === '' ? 'sellerMissingVatId' : undefined
}

/** Nothing that is seen on paper. */
const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)
