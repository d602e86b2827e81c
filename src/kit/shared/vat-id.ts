import {
  austria,
  belgium,
  bulgaria,
  type Country,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat'

/** VAT ids of the European Union, Northern Ireland, Great Britain and Switzerland, as tax offices write and check them. */

type Rule = {
  /** The part that counts for the check digits is the second group. */
  patterns: readonly RegExp[]
  addsUp: (number: string) => boolean
  /** How one looks; its digits need not add up. */
  example: string
}

const of = ({ rules, calcFn }: Country, example: string): Rule => ({ patterns: rules.regex, addsUp: calcFn, example })

/** Ten digits, since 2023 with a 1 in front too, which the library does not know. */
const belgian: Rule = {
  ...of(belgium, 'BE0123456789'),
  patterns: [/^(BE)([01]\d{9})$/],
  addsUp: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
}

/** New ones begin with a 6, which the library does not know. */
const cypriot: Rule = { ...of(cyprus, 'CY12345678X'), patterns: [/^(CY)(\d{8}[A-Z])$/] }

/** Personal numbers whose rest would be 10 end on a 0, which the library does not know; three more digits it lets pass. */
const czech: Rule = {
  patterns: [/^(CZ)(\d{8,10})$/],
  addsUp: (number) =>
    czechRepublic.calcFn(number) || (/^\d{9}0$/.test(number) && Number(number.slice(0, 9)) % 11 === 10),
  example: 'CZ12345678',
}

/** Weights 2 and 1 in turn from the last digit but one, digits of the products added: the last digit makes it a ten. */
function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const part = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return all + (part > 9 ? part - 9 : part)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Behind the two characters of the key stands the number of the register; Monaco's, with three zeros, have none. */
const french: Rule = {
  ...of(france, 'FR12345678901'),
  addsUp: (number) =>
    france.calcFn(number) && (/^..000/.test(number) || luhn(number.slice(2, 10)) === Number(number.slice(10))),
}

/** Which kinds of companies have a letter and which a digit at the end is told differently: both are taken. */
const spanish: Rule = {
  patterns: [/^(ES)([A-Z]\d{7}[A-Z\d])$/, /^(ES)(\d{8}[A-Z])$/],
  addsUp: (number) => {
    const digit = luhn(number.slice(1, 8))
    const ends = `${digit}${'JABCDEFGHI'[digit]}`
    return spain.calcFn(number) || (/^[A-HJNP-SUVW]/.test(number) && ends.includes(number.slice(8)))
  },
  example: 'ESB12345678',
}

/** Personal numbers since 2017 begin with 32 and say nothing of a day of birth. */
const latvian: Rule = {
  ...of(latvia, 'LV12345678901'),
  addsUp: (number) => number.startsWith('32') || latvia.calcFn(number),
}

const british = (prefix: 'GB' | 'XI'): Rule => ({
  patterns: [new RegExp(`^(${prefix})(\\d{9}|\\d{12}|GD\\d{3}|HA\\d{3})$`)],
  addsUp: unitedKingdom.calcFn,
  example: `${prefix}123456789`,
})

const rules = {
  AT: of(austria, 'ATU12345678'),
  BE: belgian,
  BG: of(bulgaria, 'BG123456789'),
  CHE: of(switzerland, 'CHE-123.456.789 MWST'),
  CY: cypriot,
  CZ: czech,
  DE: of(germany, 'DE123456789'),
  DK: of(denmark, 'DK12345678'),
  EE: of(estonia, 'EE101234567'),
  EL: of(greece, 'EL123456789'),
  ES: spanish,
  FI: of(finland, 'FI12345678'),
  FR: french,
  GB: british('GB'),
  HR: of(croatia, 'HR12345678901'),
  HU: of(hungary, 'HU12345678'),
  IE: of(ireland, 'IE1234567FA'),
  IT: of(italy, 'IT12345678901'),
  LT: of(lithuania, 'LT123456789'),
  LU: of(luxembourg, 'LU12345678'),
  LV: latvian,
  MT: of(malta, 'MT12345678'),
  NL: of(netherlands, 'NL123456789B01'),
  PL: of(poland, 'PL1234567890'),
  PT: of(portugal, 'PT123456789'),
  RO: of(romania, 'RO1234567890'),
  SE: of(sweden, 'SE123456789001'),
  SI: of(slovenia, 'SI12345678'),
  SK: of(slovakiaRepublic, 'SK1234567890'),
  XI: british('XI'),
} as const satisfies Readonly<Record<string, Rule>>

/** What VAT ids begin with: the country's code, but `EL` for Greece, `XI` for Northern Ireland, `CHE` for Switzerland. */
export type VatPrefix = keyof typeof rules

export const vatPrefixes = Object.keys(rules) as VatPrefix[]

/** How a VAT id with a prefix looks; its digits need not add up. */
export const exampleVatId = (prefix: VatPrefix): string => rules[prefix].example

/** Whether VIES is asked about ids with a prefix: it knows those of the Union and of Northern Ireland. */
export const isInVies = (prefix: VatPrefix): boolean => prefix !== 'GB' && prefix !== 'CHE'

/** As tax offices keep it: in capitals without spaces, dots and dashes, `EL` for `GR`, Belgian ones with ten digits. */
export const bareVatId = (text: string): string =>
  text
    .replace(/[\s.,:/_\u00ad\u200b\u2010-\u2015-]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0')

/** The rule that a bare VAT id's format is of, and what of it the check digits are about. */
function readBare(bare: string): { prefix: VatPrefix; number: string } | undefined {
  for (const prefix of vatPrefixes) {
    for (const pattern of rules[prefix].patterns) {
      const number = pattern.exec(bare)?.[2]
      if (number !== undefined) return { prefix, number }
    }
  }
  return undefined
}

/** The prefix whose format a bare VAT id has. */
export const prefixOf = (bare: string): VatPrefix | undefined => readBare(bare)?.prefix

/** Whether the check digits of a bare VAT id are right; also for those that have none. False where the format is wrong. */
export function addsUp(bare: string): boolean {
  const read = readBare(bare)
  return read !== undefined && rules[read.prefix].addsUp(read.number)
}

/** Whether a text is a VAT id with its country in front; of countries that are not known here, whether it looks like one. */
export function isVatId(text: string): boolean {
  const bare = bareVatId(text)
  const known = vatPrefixes.some((prefix) => bare.startsWith(prefix))
  return known ? addsUp(bare) : /^[A-Z]{2}[A-Z\d+*]{2,18}$/.test(bare)
}
