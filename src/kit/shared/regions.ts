import { lookup } from './lookup.ts'

/** The countries that forms offer for what is new: those whose parts are known. */
export const formCountries = [
  'Germany',
  'Austria',
  'Switzerland',
  'Ireland',
  'Cyprus',
  'United Kingdom',
  'United States',
  'Canada',
  'Australia',
] as const

const named = (text: string): readonly string[] => text.split(', ')

/** States, cantons, counties, districts, nations, provinces: what is offered where a country is chosen. */
const regions: Readonly<Record<string, readonly string[]>> = {
  Germany: named(
    'Baden-Württemberg, Bavaria, Berlin, Brandenburg, Bremen, Hamburg, Hesse, Lower Saxony, Mecklenburg-Vorpommern, North Rhine-Westphalia, Rhineland-Palatinate, Saarland, Saxony, Saxony-Anhalt, Schleswig-Holstein, Thuringia',
  ),
  Austria: named('Burgenland, Carinthia, Lower Austria, Salzburg, Styria, Tyrol, Upper Austria, Vienna, Vorarlberg'),
  Switzerland: named(
    'Aargau, Appenzell Ausserrhoden, Appenzell Innerrhoden, Basel-Landschaft, Basel-Stadt, Bern, Fribourg, Geneva, Glarus, Graubünden, Jura, Lucerne, Neuchâtel, Nidwalden, Obwalden, Schaffhausen, Schwyz, Solothurn, St. Gallen, Thurgau, Ticino, Uri, Valais, Vaud, Zug, Zurich',
  ),
  Ireland: named(
    'Carlow, Cavan, Clare, Cork, Donegal, Dublin, Galway, Kerry, Kildare, Kilkenny, Laois, Leitrim, Limerick, Longford, Louth, Mayo, Meath, Monaghan, Offaly, Roscommon, Sligo, Tipperary, Waterford, Westmeath, Wexford, Wicklow',
  ),
  Cyprus: named('Famagusta, Kyrenia, Larnaca, Limassol, Nicosia, Paphos'),
  'United Kingdom': named('England, Northern Ireland, Scotland, Wales'),
  'United States': named(
    'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming',
  ),
  Canada: named(
    'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon',
  ),
  // Without the Northern Territory and the Australian Capital Territory.
  Australia: named('New South Wales, Queensland, South Australia, Tasmania, Victoria, Western Australia'),
}

/** Parts of a country to choose from, by name; none where any is typed. */
export const regionsOf = (country: string): readonly string[] => lookup(regions, country) ?? []
