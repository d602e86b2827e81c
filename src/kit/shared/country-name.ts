import { language } from './language.ts'

/** Countries whose businesses this is made for, by their codes. */
const countryCodes =
  'DE AT CH LI LU BE NL DK FR IT PL CZ SK SI HU HR RO BG GR CY MT ES PT IE GB SE FI NO IS EE LV LT US CA AU'.split(' ')

/** The country of the business in the language that is spoken. */
export const spokenCountry = (country: string): string => (language() === 'de' ? inGerman(country) : country)

/** A country that the settings name in English; any other stays as it is. */
export function inGerman(country: string): string {
  const [english, german] = ['en', 'de'].map((one) => new Intl.DisplayNames(one, { type: 'region' }))
  const code = countryCodes.find((one) => english?.of(one) === country)
  return (code && german?.of(code)) ?? country
}
