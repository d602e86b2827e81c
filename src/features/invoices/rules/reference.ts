/**
 * By what a payment is recognised. An invoice is `2026-0001`; machines read its digits, `20260001`, in a creditor
 * reference (SCOR, ISO 11649) or in the reference of a Swiss QR-bill (QRR), and people write it in any way.
 */

const numbered = /^(\d{4})-(\d{4,})$/

/** The year and the number without what stands between; empty for what is no number of an invoice. */
export function digitsOf(reference: string): string {
  const [, year = '', number = ''] = numbered.exec(reference) ?? []
  return year + number
}

/** The invoice's number as printed, of its digits. */
function referenceOf(digits: string): string | undefined {
  const [, year, number] = /^(20\d\d)(\d{1,7})$/.exec(digits) ?? []
  return year === undefined || number === undefined ? undefined : printed(year, number)
}

/** Without needless zeros, and with those that are missing. Number 0 there is none. */
function printed(year: string, number: string): string | undefined {
  const value = Number(number)
  return value === 0 ? undefined : `${year}-${String(value).padStart(4, '0')}`
}

/** `RF` and two check digits before the digits: what a SEPA transfer or a QR-bill without a QR-IBAN carries. */
export function creditorReference(reference: string): string {
  const digits = digitsOf(reference)
  return `RF${String(98 - mod97(`${digits}RF00`)).padStart(2, '0')}${digits}`
}

/** The 27 digits that a QR-bill with a QR-IBAN carries: 26 and a check digit. */
export function qrReference(reference: string): string {
  const digits = digitsOf(reference).padStart(26, '0')
  return digits + checkDigit(digits)
}

/** Letters count from 10, as in an IBAN. */
const mod97 = (text: string): number =>
  [...text.toUpperCase()].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const

/** Modulo 10, recursive, as on Swiss payment slips. */
const checkDigit = (digits: string): number =>
  (10 - [...digits].reduce((carry, digit) => table[(carry + Number(digit)) % 10] ?? 0, 0)) % 10

/** How a text names an invoice. `vague`: it may be a month, or a year with another number behind it. */
export type Mention = { reference: string; how: 'checked' | 'written' | 'vague'; as: string }

const between = String.raw`[\s\-–—/._:#|]*`
const written = new RegExp(String.raw`(?<!\d)(20\d\d)${between}(\d{1,7})(?!\d)`, 'g')

/** Every invoice that a text may name, whether there is such a one or not, the surest mention of each. */
export function mentionsIn(text: string): Mention[] {
  const found = new Map<string, Mention>()
  const add = (mention: Mention) => {
    const known = found.get(mention.reference)
    if (!known || surest.indexOf(mention.how) < surest.indexOf(known.how)) found.set(mention.reference, mention)
  }
  // Banks wrap texts in the middle of a number.
  const joined = text.replaceAll(/\s+/g, '')
  for (const mention of [...checkedIn(joined), ...writtenIn(text), ...writtenIn(joined)]) add(mention)
  return [...found.values()]
}

const surest: readonly Mention['how'][] = ['checked', 'written', 'vague']

/** References whose check digits fit. Others may follow them without a space. */
function checkedIn(joined: string): Mention[] {
  const creditor = [...joined.matchAll(/RF\d{2}(?=(\d{8,11}))/gi)].flatMap(({ 0: head, 1: digits = '' }) =>
    [11, 10, 9, 8].flatMap((length) => {
      const body = digits.slice(0, length)
      return body.length === length && mod97(`${body}${head}`) === 1 ? [{ body, as: head + body }] : []
    }),
  )
  const swiss = [...joined.matchAll(/(?=(?<!\d)(\d{27})(?!\d))/g)].flatMap(({ 1: digits = '' }) =>
    checkDigit(digits.slice(0, 26)) === Number(digits.at(-1))
      ? [{ body: digits.slice(0, 26).replace(/^0+/, ''), as: digits }]
      : [],
  )
  return [...creditor, ...swiss].flatMap(({ body, as }) => {
    const reference = referenceOf(body)
    return reference === undefined ? [] : [{ reference, how: 'checked' as const, as }]
  })
}

function writtenIn(text: string): Mention[] {
  const mentions: Mention[] = []
  written.lastIndex = 0
  for (let match = written.exec(text); match; match = written.exec(text)) {
    const [as, year = '', number = ''] = match
    // A year may be the number behind another one: 2026 2026-0001.
    written.lastIndex = match.index + 4
    const reference = printed(year, number)
    if (reference === undefined) continue
    const around = `${text.slice(Math.max(0, match.index - 2), match.index)}|${text.slice(match.index + as.length).slice(0, 2)}`
    const inDate = /\d[./-]\||\|[./-]\d/.test(around)
    mentions.push({ reference, how: number.length >= 4 && !inDate ? 'written' : 'vague', as })
  }
  return mentions
}
