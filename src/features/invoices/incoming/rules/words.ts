import { formatDate } from '#kit/shared/day.ts'
import { type Cents, currencies, formatExact, formatPlain } from '#kit/shared/money.ts'
import type { Element } from '../../bank/rules/camt.ts'
import { dayAt, texts } from './paths.ts'
import type { Reader } from './reading.ts'
import { type PathName, shown } from './syntaxes.ts'

/** What codes stand for: units, categories of VAT, kinds of documents. Others are shown as they are. */
const codes: Readonly<Record<string, string>> = {
  ...{ C62: '', H87: '', XPP: '', LS: '', HUR: 'h', DAY: 'days', MON: 'months', KGM: 'kg', KMT: 'km' },
  ...{ S: 'VAT', Z: 'zero rate', E: 'exempt', AE: 'reverse charge', K: 'within the EU', G: 'export', O: 'outside VAT' },
  ...{
    326: 'Partial invoice',
    380: 'Invoice',
    381: 'Credit note',
    384: 'Corrected invoice',
    389: 'Self-billed invoice',
  },
  ...{ 875: 'Partial invoice', 876: 'Partial final invoice', 877: 'Final invoice' },
}

export function moneyIn(cents: Cents, currency: string): string {
  const known = currencies.find((one) => one === currency)
  return known ? formatExact(cents, known) : `${formatPlain(cents)} ${currency}`
}

/** An invoice as people read it: parts, and in each what is said by its name. */
export function wordsOf(r: Reader) {
  const money = (name: PathName, from?: Element) => {
    const cents = r.cents(name, from)
    return Number.isNaN(cents) ? '' : moneyIn(cents, r.currency)
  }
  const code = (name: PathName, from?: Element) => codes[r.text(name, from)] ?? r.text(name, from)
  const row = (name: string, ...said: string[]) => ({ name, text: said.filter((one) => one !== '').join(' ') })
  const rows = (part: keyof typeof shown, from: Element) =>
    Object.entries(shown[part]).map(([name, pair]) => row(name, shownAt(from, r.pathOf(pair))))
  const rate = (one: Element) =>
    `${code('category', one)} ${r.number('rate', one) > 0 ? `${r.number('rate', one)} %` : ''}`.trim()
  const allowance = (one: Element) =>
    row(`${r.isCharge(one) ? 'Charge' : 'Allowance'} ${r.text('why', one)}`, money('amount', one))
  const line = (one: Element) => {
    const name = [`${r.text('lineId', one)}. ${r.text('item', one)}`, ...r.texts('details', one)].join(', ')
    const price = `× ${r.text('price', one)}${r.number('per', one) > 1 ? ` for ${r.text('per', one)}` : ''} =`
    const said = [r.text('quantity', one), code('unit', one), price, `${money('lineNet', one)},`, rate(one)]
    return [row(name, ...said), ...r.all('lineAllowances', one).map(allowance)]
  }
  const discounts = [...r.text('terms').matchAll(/#SKONTO#TAGE=(\d+)#PROZENT=([\d.]+)#/g)]
  const parts = [
    { title: code('type'), rows: rows('head', r.top) },
    { title: 'Seller', rows: rows('party', r.seller) },
    { title: 'Buyer', rows: rows('party', r.buyer) },
    { title: 'Lines', rows: r.lines.flatMap(line) },
    {
      title: 'Totals',
      rows: [
        row('Lines', money('sum')),
        ...r.all('allowances').map(allowance),
        row('Without VAT', money('net')),
        ...r
          .all('taxes')
          .map((one) => row(rate(one), money('tax', one), 'on', money('taxBase', one), r.text('exemption', one))),
        ...[row('With VAT', money('gross')), row('Paid already', money('paid')), row('To be paid', money('due'))],
      ],
    },
    {
      title: 'Payment',
      rows: [
        ...r.all('means').flatMap((one) => rows('payment', one)),
        ...discounts.map(([, days, percent]) => row('Discount', `${percent} % off within ${days} days`)),
        row('Terms', r.text('terms').replaceAll(/#\S+#/g, '').trim()),
      ],
    },
  ]
  return parts.map(({ title, rows }) => ({ title, rows: rows.filter(({ text }) => text !== '') }))
}

function shownAt(from: Element, path: string): string {
  const day = /Date(TimeString)?$/.test(path) ? dayAt(from, path) : undefined
  return day ? formatDate(day) : texts(from, path).join(', ')
}
