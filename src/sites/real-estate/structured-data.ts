import { properties } from '#features/properties/rules/properties.ts'
import { itemListOf, realEstateAgentOf, realEstateListingOf } from '#features/properties/rules/structured-data.ts'
import { addressOf } from '#features/properties/rules.ts'
import { offices } from '#features/property-contact/content/places.ts'
import { questionGroups } from '#features/questions/content/texts.ts'
import { faqPageOf } from '#features/questions/rules/structured-data.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { ORIGIN } from '#kit/shared/origin.ts'
import { pictureOf } from './pictures/pictures.ts'

const home = '/PresentationPro'
const questions = `${home}/questions&answers`
const origin = ORIGIN + prefixOf(language())
const [seat, ...others] = offices
if (!seat) throw new Error('an agency has an office')

/** What search engines may know of a page in their own words (schema.org), by the page's address. */
export const structuredData: Readonly<Record<string, object>> = {
  [home]: realEstateAgentOf([seat, ...others], origin),
  [addressOf()]: itemListOf(properties, origin),
  [questions]: faqPageOf(questionGroups, origin + questions),
  ...Object.fromEntries(
    properties.map((property) => [
      addressOf(property.id),
      realEstateListingOf(property, origin, ORIGIN + pictureOf(property.picture).src),
    ]),
  ),
}
