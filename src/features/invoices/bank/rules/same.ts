import type { StatementLine } from './statement.ts'

/** Whether two lines are the same money, told in different formats or by different files of a bank. */

type Told = Pick<StatementLine, 'account' | 'payer' | 'reference' | 'purpose' | 'bankId' | 'source'>
type Grams = ReadonlySet<string>
type Read = Told & { name: Grams; words: Grams; all: Grams; numbers: readonly string[]; digits: string }

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

/** 0 for other money. */
function likenessOf(one: Read, other: Read): number {
  const [isOfOneSource, isOfOneId] = [one.source === other.source, one.bankId === other.bankId]
  if (one.bankId && other.bankId && isOfOneSource !== isOfOneId) return isOfOneId ? 3 : 0
  if (!isSameAccount(one, other) || (!isNumbered(one, other) && !isNumbered(other, one))) return 0
  const shares = [shared(one.name, other.name), shared(one.words, other.words)].filter((share) => share !== undefined)
  // Who paid may stand within the purpose, where there is no field for it.
  const compared = shares.length > 0 ? shares : [shared(one.all, other.all)].filter((share) => share !== undefined)
  // One that says nothing may be any of its day and amount, but for one whose source would have said as little.
  if (compared.some((share) => share < enough) || (compared.length === 0 && isOfOneSource)) return 0
  const [less = 0, more = 0] = [one.all.size, other.all.size].sort((a, b) => a - b)
  return compared.reduce((sum, share) => sum + share, 0.1 + less / (more || 1))
}

/** Numbers tell invoices and contracts apart, where nearly all else is alike: those of one are all in the other. */
const isNumbered = (one: Read, other: Read) => one.numbers.every((number) => other.digits.includes(number))

/** An IBAN, or as MT940 has it: the bank, `/`, and the account without its leading zeros. Not every file names it. */
function isSameAccount(...both: [Told, Told]): boolean {
  const [a = '', b = ''] = both.map(({ account }) => account.replaceAll(/[^\dA-Z/]|[A-Z]{3}$/g, ''))
  const own = (text: string) => text.replace(/^.*\/|^0+/g, '').replace(/^0+/, '')
  return !a || !b || a.endsWith(own(b)) || b.endsWith(own(a))
}

const read = (told: Told): Read => {
  const text = `${told.reference} ${told.purpose}`.replaceAll(/NOT.?PROVIDED/gi, '')
  const joined = text.replaceAll(/(?<=\d)[\s\-–./]+(?=\d)/g, '')
  const [name, words] = [gramsOf(told.payer), gramsOf(text)]
  const all = new Set([...name, ...words])
  return { ...told, name, words, all, numbers: joined.match(/\d{4,}/g) ?? [], digits: joined.replaceAll(/\D/g, '') }
}

/** Three letters at a time, without what banks change: case, accents, spaces, and how umlauts are written. */
function gramsOf(text: string): Grams {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z\d]/g, '')
  const bare = plain.replaceAll(/([aou])e/g, '$1')
  return new Set(Array.from({ length: bare === '' ? 0 : Math.max(1, bare.length - 2) }, (_, i) => bare.slice(i, i + 3)))
}

/** Of nothing, nothing can be said. */
function shared(...both: [Grams, Grams]): number | undefined {
  const [small, large] = both.sort((a, b) => a.size - b.size) as [Grams, Grams]
  return small.size === 0 ? undefined : [...small].filter((gram) => large.has(gram)).length / small.size
}
