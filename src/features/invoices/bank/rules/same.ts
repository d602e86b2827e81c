import type { StatementLine } from './statement.ts'

/** Whether two lines are the same money, told in different formats or by different files of a bank. */

type Told = Pick<StatementLine, 'account' | 'payer' | 'reference' | 'purpose' | 'bankId' | 'source'>
type Grams = ReadonlySet<string>
type Read = Told & { name: Grams; rest: Grams; all: Grams; numbers: readonly string[]; digits: string }

/** Of the shorter text, how much has to be in the longer one. */
const enough = 0.6

/** Which of `lines` are known as which of `others`, the likeliest first and each once: by their places. */
export function sameAs(lines: readonly Told[], others: readonly Told[]): Map<number, number> {
  const [ours, theirs] = [lines.map(read), others.map(read)]
  const likely = ours
    .flatMap((one, i) => theirs.map((other, j) => ({ i, j, likeness: likenessOf(one, other) })))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.i - b.i || a.j - b.j)
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  for (const { i, j } of likely) {
    if (pairs.has(i) || taken.has(j)) continue
    pairs.set(i, j)
    taken.add(j)
  }
  return pairs
}

function likenessOf(one: Read, other: Read): number {
  if (!isSameAccount(one.account, other.account)) return 0
  if (one.bankId !== '' && other.bankId !== '') {
    if (one.bankId === other.bankId) return 3
    if (one.source === other.source) return 0
  }
  if (isOtherNumber(one, other)) return 0
  const compared = [
    [one.name, other.name],
    [one.rest, other.rest],
  ].filter(([a, b]) => a?.size && b?.size) as [Grams, Grams][]
  // Who paid may stand within the purpose, where there is no field for it.
  if (compared.length === 0 && one.all.size > 0 && other.all.size > 0) compared.push([one.all, other.all])
  const shares = compared.map(([a, b]) => shared(a, b))
  if (shares.some((share) => share < enough)) return 0
  // One that says nothing may be any of its day and amount, but for one whose source would have said as little.
  if (compared.length === 0 && one.source === other.source) return 0
  const [less, more] = [one.all.size, other.all.size].sort((a, b) => a - b)
  return shares.reduce((sum, share) => sum + share, 0.1 + (less ?? 0) / (more || 1))
}

/** Numbers tell invoices and contracts apart, where nearly all else is alike. */
function isOtherNumber(one: Read, other: Read): boolean {
  const isWithin = (a: Read, b: Read) => a.numbers.every((number) => b.digits.includes(number))
  return !isWithin(one, other) && !isWithin(other, one)
}

/** An IBAN, or as MT940 has it: the bank, `/`, and the account without its leading zeros. Not every file names it. */
function isSameAccount(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .toUpperCase()
      .replaceAll(/[^A-Z\d/]/g, '')
      .replace(/[A-Z]{3}$/, ''),
  )
  const own = (text = '') => text.replace(/^.*\//, '').replace(/^0+/, '')
  return !a || !b || a.endsWith(own(b)) || b.endsWith(own(a))
}

const read = (told: Told): Read => {
  const words = `${told.reference} ${told.purpose}`.replaceAll(/NOT.?PROVIDED/gi, '')
  const joined = words.replaceAll(/(?<=\d)[\s\-–./]+(?=\d)/g, '')
  const [name, rest] = [gramsOf(told.payer), gramsOf(words)]
  const numbers = joined.match(/\d{4,}/g) ?? []
  return { ...told, name, rest, all: new Set([...name, ...rest]), numbers, digits: joined.replaceAll(/\D/g, '') }
}

/** Three letters at a time, without what banks change: case, accents, spaces, and how umlauts are written. */
function gramsOf(text: string): Grams {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll(/([aou])e/g, '$1')
  if (plain.length <= 3) return new Set(plain === '' ? [] : [plain])
  return new Set(Array.from({ length: plain.length - 2 }, (_, i) => plain.slice(i, i + 3)))
}

function shared(one: Grams, other: Grams): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return [...small].filter((gram) => large.has(gram)).length / small.size
}
