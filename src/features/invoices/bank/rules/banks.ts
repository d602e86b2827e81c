import { bankHeadings } from '../content/bank-headings.ts'

/** CSV files of banks that are told by their headings, so that nobody has to say which column is what. */

const banks = bankHeadings
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, bank, point, headings] = /^(.*) ([,.]) (.*)$/.exec(line) ?? []
    return bank && headings ? [{ bank, point: point as ',' | '.', headings: headings.split('|') }] : []
  })

type Places = Record<'day' | 'amount' | 'payer' | 'purpose' | 'reference' | 'currency', number>
type BankColumns = Places & { bank: string; point: ',' | '.' }

/** ELBA of the Austrian Raiffeisen banks has no headings: day, text, day of value, amount, currency, moment. */
export const isElba = (cells: readonly string[]) =>
  /^\d\d\.\d\d\.\d{4};.*;\d\d\.\d\d\.\d{4};[+-]?[\d.]+,\d\d;[a-z]{3};/.test(cells.join(';'))

const elba: BankColumns = {
  ...{ bank: 'Raiffeisen ELBA', point: ',', day: 0, amount: 3, payer: -1, purpose: 1, reference: -1, currency: 4 },
}

/** The bank whose headings these are, in lower case, and where its columns are. */
export function bankColumns(cells: readonly string[]): BankColumns | undefined {
  if (isElba(cells)) return elba
  const names = cells.map((one) => one.replace(/ *(\((€|eur|chf)\)|(in )?(eur|chf))$/, ''))
  const found = banks.find(({ headings }) => headings.every((one) => one === '-' || names.includes(one)))
  if (!found) return undefined
  const { bank, point, headings } = found
  const at = (i: number) => names.indexOf(headings[i] ?? '-')
  return { bank, point, day: at(0), amount: at(1), payer: at(2), purpose: at(3), reference: at(4), currency: at(5) }
}
