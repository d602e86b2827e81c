import { expect, test } from 'vitest'
import { supportedCountries } from '#kit/shared/countries.ts'
import { countryCodeOf, placeHint, placeOf } from './places.ts'

test.each([
  ['18055 Rostock', 'Germany', '18055', 'Rostock'],
  ['  17192   Waren (Müritz) ', 'Germany', '17192', 'Waren (Müritz)'],
  ['D-10115 Berlin', 'Germany', 'D-10115', 'Berlin'],
  ['7100 Neusiedl am See', 'Austria', '7100', 'Neusiedl am See'],
  ['CH-6353 Weggis', 'Switzerland', 'CH-6353', 'Weggis'],
  ['3014 Limassol', 'Cyprus', '3014', 'Limassol'],
  ['Galway H91 X0X0', 'Ireland', 'H91 X0X0', 'Galway'],
  ['D02 X285 Dublin', 'Ireland', 'D02 X285', 'Dublin'],
  ['Windermere LA23 0XX', 'United Kingdom', 'LA23 0XX', 'Windermere'],
  ['London, SW1A 1AA', 'United Kingdom', 'SW1A 1AA', 'London'],
  ['Burlington, VT 05401', 'United States', 'VT 05401', 'Burlington'],
  ['Austin, TX 78701-1234', 'United States', 'TX 78701-1234', 'Austin'],
  ['Noosaville QLD 4566', 'Australia', 'QLD 4566', 'Noosaville'],
  ['Toronto ON M5V 2T6', 'Canada', 'M5V 2T6', 'Toronto ON'],
  ['1012 AB Amsterdam', 'Netherlands', '1012 AB', 'Amsterdam'],
  ['114 55 Stockholm', 'Sweden', '114 55', 'Stockholm'],
  ['00-950 Warszawa', 'Poland', '00-950', 'Warszawa'],
  ['VLT 1117 Valletta', 'Malta', 'VLT 1117', 'Valletta'],
  ['Rostock', 'Germany', undefined, 'Rostock'],
  ['18055', 'Germany', undefined, '18055'],
  ['Galway', 'Ireland', undefined, 'Galway'],
  ['', 'Germany', undefined, ''],
])('%j in %s is %j and %j', (text, country, zip, city) => {
  expect(placeOf(text, country)).toEqual(zip === undefined ? { city } : { zip, city })
})

test.each([
  ['FL-9490 Vaduz', 'Switzerland', 'Is FL- in Switzerland?'],
  ['A-1010 Wien', 'Germany', 'Is A- in Germany?'],
  ['D-10115 Berlin', 'Germany', undefined],
  ['Rostock', 'Germany', 'Is the ZIP code missing?'],
  ['18055 Rostock', 'Germany', undefined],
  ['Galway H91 X0X0', 'Ireland', undefined],
  ['', 'Germany', undefined],
])('of %j in %s is asked %j', (text, country, asked) => {
  expect(placeHint(text, country)).toBe(asked)
})

test('Every country that customers may be in has a code.', () => {
  expect(supportedCountries.filter((country) => !/^[A-Z]{2}$/.test(countryCodeOf(country) ?? ''))).toEqual([])
})
