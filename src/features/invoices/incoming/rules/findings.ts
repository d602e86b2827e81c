import type { Cents } from '#kit/shared/money.ts'
import type { Element } from '../../bank/rules/camt.ts'
import type { Reader } from './reading.ts'
import type { PathName } from './syntaxes.ts'

/** Says of a rule of EN 16931 that it is broken, unless it holds. */
type Must = (rule: string, holds: boolean, text: string) => void

/** Findings that are told. */
const most = 50

/** Which of the rules of EN 16931 that matter to a buyer an invoice breaks, in words. */
export function findingsOf(r: Reader): { rule: string; text: string }[] {
  const findings: { rule: string; text: string }[] = []
  const must: Must = (rule, holds, text) => void (holds || findings.length >= most || findings.push({ rule, text }))
  mustSayAll(r, must)
  if (r.lines.length > 0) mustAddUp(r, must)
  mustBeTaxed(r, must)
  return findings
}

type Terms = Readonly<Record<string, PathName>>
const ofAll: Terms = {
  ...{ 'BR-01': 'profile', 'BR-02': 'number', 'BR-03': 'issuedOn', 'BR-04': 'type', 'BR-05': 'currency' },
  ...{ 'BR-12': 'sum', 'BR-13': 'net', 'BR-14': 'gross', 'BR-15': 'due', 'BR-16': 'lines', 'BR-CO-18': 'taxes' },
}
const ofSeller: Terms = { 'BR-06': 'name', 'BR-08': 'address', 'BR-09': 'country', 'BR-CO-26': 'anyId' }
const ofBuyer: Terms = { 'BR-07': 'name', 'BR-10': 'address', 'BR-11': 'country' }
const ofLine: Terms = {
  ...{ 'BR-21': 'lineId', 'BR-22': 'quantity', 'BR-24': 'lineNet', 'BR-25': 'item', 'BR-26': 'price' },
  'BR-CO-04': 'category',
}
const called: Partial<Record<PathName, string>> = {
  ...{ issuedOn: 'date', sum: 'sum of lines', net: 'total without VAT', gross: 'total with VAT', anyId: 'tax number' },
  ...{ due: 'amount to be paid', lineId: 'number', lineNet: 'amount', taxes: 'VAT', category: 'kind of VAT' },
}

function mustSayAll(r: Reader, must: Must): void {
  const says = (terms: Terms, from: Element, who: string) => {
    for (const [rule, name] of Object.entries(terms))
      must(rule, r.all(name, from).length > 0, `${who} has no ${called[name] ?? name}`)
  }
  says(ofAll, r.top, 'The invoice')
  says(ofSeller, r.seller, 'The seller')
  says(ofBuyer, r.buyer, 'The buyer')
  for (const line of r.lines) says(ofLine, line, `Line ${r.text('lineId', line)}`)
  const isPart = /:(?:minimum|basicwl)$/.test(r.text('profile'))
  must('Profile', !isPart, 'MINIMUM and BASIC WL are no e-invoices by law: please ask for a full one')
  const isTold = r.text('dueOn') + r.text('terms') !== '' || r.isCredit || !(r.cents('due') > 0)
  must('BR-CO-25', isTold, 'It does not say when it has to be paid')
}

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, one) => sum + (one || 0), 0)

function mustAddUp(r: Reader, must: Must): void {
  const is = (rule: string, what: string, stated: Cents | undefined, right: Cents) =>
    must(rule, (stated || 0) === right, `${what} should be ${right / 100}, not ${(stated || 0) / 100}`)
  const sumIn = (name: PathName, of: readonly Element[]) => sumOf(of.map((one) => r.cents(name, one)))
  const of = (name: PathName) => r.cents(name) || 0
  const { true: added = [], false: off = [] } = Object.groupBy(r.all('allowances'), (one) => `${r.isCharge(one)}`)
  is('BR-CO-10', 'The sum of its lines', of('sum'), sumIn('lineNet', r.lines))
  is('BR-CO-11', 'The sum of its allowances', of('allowed'), sumIn('amount', off))
  is('BR-CO-12', 'The sum of its charges', of('charged'), sumIn('amount', added))
  is('BR-CO-13', 'The total without VAT', of('net'), of('sum') - of('allowed') + of('charged'))
  is('BR-CO-14', 'The VAT', r.vat, sumIn('tax', r.all('taxes')))
  is('BR-CO-15', 'The total with VAT', of('gross'), of('net') + (r.vat || 0))
  const more = of('rounding') + sumIn('own', r.all('forOthers'))
  is('BR-CO-16', 'What is to be paid', of('due'), of('gross') - of('paid') + more)
}

/** As the rules call the categories. */
const codes: Readonly<Record<string, string>> = { K: 'IC', L: 'AF', M: 'AG' }

/** VAT by category: each with its base, rate, tax and reason, and with the ids that it needs. */
function mustBeTaxed(r: Reader, must: Must): void {
  const kindOf = (one: Element) => `${r.text('category', one)} ${r.number('rate', one) || 0}`
  const parts = [
    ...r.lines.map((one) => ({ kind: kindOf(one), amount: r.cents('lineNet', one) })),
    ...r.all('allowances').map((one) => ({ kind: kindOf(one), amount: r.signed(one) })),
  ]
  for (const { kind } of parts)
    must('BR-CO-18', r.all('taxes').map(kindOf).includes(kind), `It says no total of VAT ${kind} %`)
  for (const one of r.all('taxes')) {
    const [category, rate, name] = [r.text('category', one), r.number('rate', one) || 0, `VAT ${kindOf(one)} %`]
    const rule = (number: string) => `BR-${codes[category] ?? category}-${number}`
    const [base, vat] = [r.cents('taxBase', one), r.cents('tax', one)]
    const right = sumOf(parts.filter(({ kind }) => kind === kindOf(one)).map(({ amount }) => amount))
    const due = Math.round((base * rate) / 100)
    const isFree = ['E', 'AE', 'K', 'G', 'O'].includes(category)
    const owes = ['AE', 'K'].includes(category)
    must(rule('08'), !parts.length || near(base, right), `${name} should be on ${right / 100}, not ${base / 100}`)
    must('BR-CO-17', near(vat, due), `${name} should be ${due / 100}, not ${vat / 100}`)
    must(rule('05'), category === 'S' ? rate > 0 : !isFree || rate === 0, `${name} is no such rate`)
    must(rule('10'), !isFree || r.text('exemption', one) !== '', `It does not say why ${name} is not charged`)
    must(rule('02'), category === 'O' || r.text('ids', r.seller) !== '', 'The seller has no tax number')
    must(rule('02'), !owes || r.text('anyId', r.buyer) !== '', 'The buyer, who owes the VAT, has no VAT id')
  }
}

/** Who rounds line by line is some cents off, and who rounds to whole units less than one. */
const near = (stated: Cents, right: Cents): boolean =>
  Math.abs(stated - right) <= 5 || (stated % 100 === 0 && Math.abs(stated - right) < 100)
