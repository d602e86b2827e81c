import { inGerman } from '#kit/shared/country-name.ts'
import { currencyName } from '#kit/shared/currency-name.ts'
import { rentalCurrency } from '#kit/shared/money.ts'
import type { Installation } from '../contract.ts'

/** Who answers for the sites: the legal data of the settings, and the phone number as `tel:` links want it. */
export type Operator = Installation['business'] & { tel: string; street: string; zip: string; city: string }

const names = [
  'name',
  'owner',
  'address',
  'country',
  'german_country',
  'email',
  'phone',
  'vat_id',
  'tel',
  'street',
  'zip',
  'city',
] as const

/** Of the settings, what everybody may know. */
export const legalDataOf = (business: {
  name: string
  owner: string
  email: string
  phone: string
  streetAndNumber: string
  zipCodeAndCity: string
  country: string
  vatId: string
}): Installation['business'] => ({
  name: business.name,
  owner: business.owner,
  email: business.email,
  phone: business.phone,
  address: `${business.streetAndNumber}, ${business.zipCodeAndCity}`,
  country: business.country,
  german_country: inGerman(business.country),
  vat_id: business.vatId,
})

export const operatorOf = (business: Installation['business']): Operator => ({
  ...business,
  ...partsOf(business.address),
  tel: business.phone.replaceAll(/[^+\d]/g, ''),
})

/** Of an address as `legalDataOf` writes it; what comes before the name of the town has a digit in it. */
function partsOf(address: string): Pick<Operator, 'street' | 'zip' | 'city'> {
  const [, street = '', zip = '', city = ''] = /^(.*), (?:(\S*\d\S*(?: \S*\d\S*)?) )?(.*)$/.exec(address) ?? []
  return { street, zip, city }
}

/** What stands in rendered pages until the server, which has the settings, puts the data there. */
export const operatorPlaces = Object.fromEntries(names.map((name) => [name, `:operator.${name}`])) as Operator

/** The data by the names of their places, and all of them for the page's meta element; in the language that is spoken. */
export function operatorFacts(business: Installation['business']): Record<string, string> {
  const operator = operatorOf(business)
  const facts = names.map((name) => [`operator.${name}`, operator[name]])
  return {
    ...Object.fromEntries(facts),
    'operator.json': JSON.stringify(business),
    'currency.code': rentalCurrency(),
    'currency.name': currencyName(),
  }
}
