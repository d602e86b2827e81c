import { type Language, languageOf } from '#kit/shared/countries.ts'
import type { Day } from '#kit/shared/day.ts'
import { toCents } from '#kit/shared/money.ts'
import { chargesVat, type VatOf, type VatSeller, vatCaseOf } from '../issuing/rules/vat.ts'
import { type Item, linesOf, type Totals, totalsOf } from '../rules.ts'
import { said } from './content/said.ts'
import type { DocumentForm, DocumentLine, DownPayment } from './contract.ts'
import { parseShare, type Share } from './rules/typed.ts'

/** A part of what items come to, as an item for each rate; together exactly the part of the whole. */
export function shareOf(items: readonly Item[], vatRate: number, share: Share, item: string): Item[] {
  const { vatByRate, net } = totalsOf(linesOf(items, vatRate))
  const wanted = 'percent' in share ? Math.round((net * share.percent) / 10_000) : share.amount
  let [seen, given] = [0, 0]
  return vatByRate.flatMap((part) => {
    seen += part.net
    const price = Math.round(wanted * (seen / net)) - given
    given += price
    return price > 0 ? [{ item, price, vatRate: part.vatRate }] : []
  })
}

/** Down payments taken off, an item for each rate. */
export const setOff = (payments: readonly Pick<DownPayment, 'reference' | 'parts'>[], language: Language): Item[] =>
  payments.flatMap(({ reference, parts }) =>
    [...new Set(parts.map(({ vatRate }) => vatRate))].flatMap((vatRate) => {
      const net = parts.reduce((sum, part) => (part.vatRate === vatRate ? sum + part.net : sum), 0)
      return net === 0 ? [] : [{ item: said[language].setOff(reference), price: -net, vatRate }]
    }),
  )

const hundredths = (percent: number | undefined) => (percent === undefined ? undefined : Math.round(percent * 100))

const itemOf = ({ price, discount, vatRate, ...line }: DocumentLine): Item => ({
  ...line,
  price: toCents(price),
  discount: hundredths(discount),
  vatRate: hundredths(vatRate),
})

type Buyer = VatOf & { vatRate: number }
export type Settled = { downPayments: readonly DownPayment[]; quote: string | undefined }

/** What stands on a document. `quote`: the number of the one that it is made of. */
export function itemsOf(form: DocumentForm, { country, vatRate }: Buyer, { downPayments, quote }: Settled): Item[] {
  const items = form.items.map(itemOf)
  const language = languageOf(country)
  const share = form.kind === 'down_payment' ? parseShare(form.share) : undefined
  if (share) return shareOf(items, vatRate, share, said[language].share('percent' in share ? share.percent : 0, quote))
  if (form.kind !== 'final') return items
  return [...items, ...setOff(downPayments.filter(isOneOf(form.settles)), language)]
}

const isOneOf =
  (ids: readonly number[]) =>
  ({ id }: { id: number }) =>
    ids.includes(id)

/** What that comes to. */
export const totalsFor = (items: readonly Item[], buyer: Buyer, seller: VatSeller): Totals =>
  totalsOf(linesOf(items, buyer.vatRate, chargesVat(vatCaseOf(buyer, seller))))

/** From the first to the last day that a line names; without any, the day itself. */
export function performedIn(items: readonly DocumentLine[], today: Day): { from: Day; until: Day } {
  const days = items.flatMap(({ from, until }) => [from, until].filter((day) => day !== undefined)).toSorted()
  return { from: days[0] ?? today, until: days.at(-1) ?? today }
}

/** What a new customer at home is charged. */
export const usualRates: Readonly<Record<string, string>> = { Germany: '19', Austria: '20', Cyprus: '19' }
