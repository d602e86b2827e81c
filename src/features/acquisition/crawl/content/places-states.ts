import { lookup } from '#kit/shared/lookup.ts'
import { regionsOf } from '#kit/shared/regions.ts'

export type PlaceLanguage = 'de' | 'en' | 'fr' | 'it'

/** How a state is looked up: its name in each language that is asked there, the first one its own. */
export type LookupState = {
  /** ISO 3166-1 and 3166-2: `DE`, `DE-BY`. */
  country: string
  code: string
  names: readonly { language: PlaceLanguage; state: string; country: string }[]
}

/** ISO 3166-2 without the country, in the order of the customer form's regions. */
const codes: Readonly<Record<string, { country: string; states: string }>> = {
  Germany: { country: 'DE', states: 'BW BY BE BB HB HH HE NI MV NW RP SL SN ST SH TH' },
  Austria: { country: 'AT', states: '1 2 3 5 6 7 4 9 8' },
  Switzerland: {
    country: 'CH',
    states: 'AG AR AI BL BS BE FR GE GL GR JU LU NE NW OW SH SZ SO SG TG TI UR VS VD ZG ZH',
  },
  Ireland: {
    country: 'IE',
    states: 'CW CN CE CO DL D G KY KE KK LS LM LK LD LH MO MH MN OY RN SO TA WD WH WX WW',
  },
  Cyprus: { country: 'CY', states: '04 06 03 02 01 05' },
  'United Kingdom': { country: 'GB', states: 'ENG NIR SCT WLS' },
  'United States': {
    country: 'US',
    states:
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
  },
  Canada: { country: 'CA', states: 'AB BC MB NB NL NT NS NU ON PE QC SK YT' },
  Australia: { country: 'AU', states: 'NSW QLD SA TAS VIC WA' },
}

const pairs = (text: string) => new Map(text.split(', ').map((pair) => pair.split(': ') as [string, string]))

/** Where German calls it otherwise. */
const german = pairs(
  'DE-BY: Bayern, DE-HE: Hessen, DE-NI: Niedersachsen, DE-NW: Nordrhein-Westfalen, DE-RP: Rheinland-Pfalz, DE-SN: Sachsen, DE-ST: Sachsen-Anhalt, DE-TH: Thüringen, AT-2: Kärnten, AT-3: Niederösterreich, AT-6: Steiermark, AT-7: Tirol, AT-4: Oberösterreich, AT-9: Wien, CH-FR: Freiburg, CH-GE: Genf, CH-LU: Luzern, CH-NE: Neuenburg, CH-TI: Tessin, CH-VS: Wallis, CH-VD: Waadt, CH-ZH: Zürich',
)
const french = pairs(
  'CH-AG: Argovie, CH-AR: Appenzell Rhodes-Extérieures, CH-AI: Appenzell Rhodes-Intérieures, CH-BL: Bâle-Campagne, CH-BS: Bâle-Ville, CH-BE: Berne, CH-FR: Fribourg, CH-GE: Genève, CH-GL: Glaris, CH-GR: Grisons, CH-LU: Lucerne, CH-NW: Nidwald, CH-OW: Obwald, CH-SH: Schaffhouse, CH-SZ: Schwytz, CH-SO: Soleure, CH-SG: Saint-Gall, CH-TG: Thurgovie, CH-TI: Tessin, CH-ZG: Zoug, CH-ZH: Zurich, CA-QC: Québec, CA-NB: Nouveau-Brunswick',
)
const italian = pairs('CH-GR: Grigioni, CH-TI: Ticino')

/** Where it is not what its country speaks. All of Switzerland is asked in German and French. */
const spoken: Readonly<Record<string, readonly PlaceLanguage[]>> = {
  'CH-FR': ['fr', 'de'],
  'CH-GE': ['fr', 'de'],
  'CH-GR': ['de', 'it', 'fr'],
  'CH-JU': ['fr', 'de'],
  'CH-NE': ['fr', 'de'],
  'CH-TI': ['it', 'de', 'fr'],
  'CH-VD': ['fr', 'de'],
  'CH-VS': ['fr', 'de'],
  'CA-QC': ['fr', 'en'],
  'CA-NB': ['en', 'fr'],
}

const spokenIn: Readonly<Record<string, readonly PlaceLanguage[]>> = { DE: ['de'], AT: ['de'], CH: ['de', 'fr'] }

const countryNames: Readonly<Record<PlaceLanguage, Readonly<Record<string, string>>>> = {
  de: { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
  fr: { CH: 'Suisse', CA: 'Canada' },
  it: { CH: 'Svizzera' },
  en: {},
}
const byLanguage: Readonly<Record<PlaceLanguage, ReadonlyMap<string, string>>> = {
  de: german,
  fr: french,
  it: italian,
  en: new Map(),
}

/** Undefined where there are no queries for the country, or it has no such state. Names as the customer form has them. */
export function lookupStateOf(country: string, state: string): LookupState | undefined {
  const set = lookup(codes, country)
  const code = set?.states.split(' ')[regionsOf(country).indexOf(state)]
  if (!set || code === undefined) return undefined
  const iso = `${set.country}-${code}`
  const languages = spoken[iso] ?? spokenIn[set.country] ?? (['en'] as const)
  return {
    country: set.country,
    code: iso,
    names: languages.map((language) => ({
      language,
      state: set.country === 'IE' ? `County ${state}` : (byLanguage[language].get(iso) ?? state),
      country: countryNames[language][set.country] ?? country,
    })),
  }
}
