import { descriptionsDE } from '../content/descriptions-de.ts'
import { descriptionsEN } from '../content/descriptions-en.ts'
import { listings } from '../content/listings.ts'
import type { OfferLanguage, Property, PropertyType } from '../rules.ts'
import { names as namesDE, typeNames as typeNamesDE } from '../words/de.ts'
import { names as namesEN, typeNames as typeNamesEN } from '../words/en.ts'

/** What a property is, in the language that it is read in: each page offers both. */
export const typeNames: Readonly<Record<OfferLanguage, Readonly<Record<PropertyType, string>>>> = {
  en: typeNamesEN,
  de: typeNamesDE,
}

/** Every property with all that is known of it. More than a page needs before one is opened: to be loaded then. */
export const properties: readonly Property[] = listings.map((listing) => ({
  ...listing,
  nameDE: namesDE[listing.picture],
  nameEN: namesEN[listing.picture],
  descriptionDE: descriptionsDE[listing.id] ?? '',
  descriptionEN: descriptionsEN[listing.id] ?? '',
  thumbnail: `${listing.picture}-320.avif`,
  image: `${listing.picture}-1280.avif`,
}))
