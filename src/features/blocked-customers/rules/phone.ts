/**
 * How numbers are dialled in the countries a business of ours may be in. `trunk` stands before a national number and is
 * left out after the country code; Italy and others have none: there the 0 belongs to the number.
 */
type Dialling = { code: string; trunk?: string; exit?: string }

const dialling: Readonly<Record<string, Dialling>> = {
  Australia: { code: '61', trunk: '0', exit: '0011' },
  Austria: { code: '43', trunk: '0' },
  Belgium: { code: '32', trunk: '0' },
  Bulgaria: { code: '359', trunk: '0' },
  Canada: { code: '1', trunk: '1', exit: '011' },
  Croatia: { code: '385', trunk: '0' },
  Cyprus: { code: '357' },
  'Czech Republic': { code: '420' },
  Czechia: { code: '420' },
  Denmark: { code: '45' },
  Estonia: { code: '372' },
  Finland: { code: '358', trunk: '0' },
  France: { code: '33', trunk: '0' },
  Germany: { code: '49', trunk: '0' },
  Greece: { code: '30' },
  Hungary: { code: '36', trunk: '06' },
  Ireland: { code: '353', trunk: '0' },
  Italy: { code: '39' },
  Latvia: { code: '371' },
  Liechtenstein: { code: '423' },
  Lithuania: { code: '370', trunk: '8' },
  Luxembourg: { code: '352' },
  Malta: { code: '356' },
  Netherlands: { code: '31', trunk: '0' },
  Norway: { code: '47' },
  Poland: { code: '48' },
  Portugal: { code: '351' },
  Romania: { code: '40', trunk: '0' },
  Slovakia: { code: '421', trunk: '0' },
  Slovenia: { code: '386', trunk: '0' },
  Spain: { code: '34' },
  Sweden: { code: '46', trunk: '0' },
  Switzerland: { code: '41', trunk: '0' },
  'United Kingdom': { code: '44', trunk: '0' },
  'United States': { code: '1', trunk: '1', exit: '011' },
}
const everywhere = Object.values(dialling)

/** National numbers are shorter, in every country of the list. */
const longestNational = 11

/**
 * A phone number in the form it is compared in: country code and number, digits only, so that `+49 171 2345678`,
 * `0049 (0)171/234-5678`, `0171 2345678` and `491712345678` are one. A number without a country code is taken as one of
 * `country`, an English name; in a country that is not listed it equals only itself. Empty when there is no digit but 0.
 */
export function phoneKey(phone: string, country: string): string {
  const text = phone.normalize('NFKC').replace(/\(0\)/g, '').trim()
  const digits = text.replace(/\D/g, '')
  if (/^0*$/.test(digits)) return ''
  const home: Dialling | undefined = dialling[country]
  if (text.startsWith('+')) return international(digits)
  const exit = [home?.exit ?? '00', '00'].find((prefix) => digits.startsWith(prefix))
  if (exit) return international(digits.slice(exit.length))
  if (!home) return digits
  if (digits.startsWith(home.code) && digits.length > longestNational) return international(digits)
  return home.code + without(home.trunk, digits)
}

/**
 * Of which country a number is by its international prefix, where that is another one than `country`: `Germany` of
 * `+49 30 5550100` in Ireland. Undefined where the number does not say, or `country` is not listed.
 */
export function foreignCountryOf(phone: string, country: string): string | undefined {
  const home: Dialling | undefined = dialling[country]
  const typed = phone.normalize('NFKC').trim()
  if (!home || !(typed.startsWith('+') || typed.startsWith(home.exit ?? '00'))) return undefined
  const number = phoneKey(phone, country)
  if (number === '' || number.startsWith(home.code)) return undefined
  const there = Object.keys(dialling).filter((name) => number.startsWith(dialling[name]?.code ?? '-'))
  return there.join(' or ') || 'another country'
}

/** Some write the 0 although it is left out after the country code. */
function international(digits: string): string {
  const there = everywhere.find(({ code }) => digits.startsWith(code))
  if (!there) return digits
  return there.code + without(there.trunk === '0' ? '0' : undefined, digits.slice(there.code.length))
}

const without = (prefix: string | undefined, digits: string) =>
  prefix && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits
