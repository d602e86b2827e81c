import type { Language } from '#kit/shared/countries.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { Texts } from '../../issuing/rules/freeze.ts'
import { type Line, netOf, type RateTotal, type Totals, totalsOf, vatOn } from '../../rules.ts'

/** What is written to the customer with a credit note; the salutation is that of the invoice. */
export const creditTexts = (language: Language, reference: string, inPart: boolean): Pick<Texts, 'subject' | 'body'> =>
  language === 'de'
    ? {
        subject: `Rechnungskorrektur zur Rechnung ${reference}`,
        body: `<p>mit dieser Rechnungskorrektur nehmen wir unsere Rechnung ${reference} ${inPart ? 'teilweise' : 'vollständig'} zurück. Was Sie dafür ${inPart ? 'zu viel' : 'schon'} gezahlt haben, erhalten Sie zurück.</p>`,
      }
    : {
        subject: `Credit note for invoice ${reference}`,
        body: `<p>With this credit note we take back our invoice ${reference} in ${inPart ? 'part' : 'full'}. Whatever you have paid ${inPart ? 'too much' : 'for it already'} will be returned to you.</p>`,
      }

/** A line of an invoice and what is left of it to take back; of less than nothing as of something. */
export type CreditLine = Line & { leftQuantity: number; leftNet: Cents }
/** What is left to take back. `vat` is by rate. */
export type Creditable = { lines: CreditLine[]; vat: { vatRate: number; vat: Cents }[] }

export type Kept = { items: readonly Line[]; vatByRate: readonly RateTotal[] }

/** What credit notes have left of an invoice. */
export function creditableOf(invoice: Kept, notes: readonly Kept[]): Creditable {
  const taken = notes.flatMap(({ items }) =>
    items.map(({ net, quantity, takes }, i) => ({ net, line: i, quantity: 0 - quantity, ...takes })),
  )
  return {
    lines: invoice.items.map((line, i) => {
      const ofIt = taken.filter((one) => one.line === i)
      const quantity = ofIt.reduce((left, one) => left - one.quantity, line.quantity)
      const leftNet = ofIt.reduce((left, { net }) => left + net, line.net)
      return { ...line, leftQuantity: Math.round(quantity * 1000) / 1000, leftNet }
    }),
    vat: invoice.vatByRate.map(({ vatRate, vat }) => {
      const ofIt = notes.flatMap(({ vatByRate }) => vatByRate).filter((part) => part.vatRate === vatRate)
      return { vatRate, vat: ofIt.reduce((left, part) => left + part.vat, vat) }
    }),
  }
}

/** So much of a line: of its quantity, or an amount of its net. */
export type Taking = { line: number; quantity?: number | undefined; net?: Cents | undefined }

/**
 * What a credit note takes back: all that is left, or some of some lines; or why it cannot. VAT is that of what it takes,
 * and whoever takes the last of a rate takes its last cent, so that all credit notes together are the invoice.
 */
export function creditOf(of: Creditable, wanted?: readonly Taking[]): ({ items: Line[] } & Totals) | string {
  const items: Line[] = []
  for (const taking of wanted ?? of.lines.map(({ leftNet: net }, line) => ({ line, net }))) {
    const line = of.lines[taking.line]
    const taken = line && takenOf(line, taking)
    if (!taken || items.some(({ takes }) => takes?.line === taking.line))
      return `Not so much is left of ${line ? `"${line.item}"` : 'the invoice'}`
    // What was taken back before is left out; what never counted anything stands there again.
    if (taken.net !== 0 || taken.quantity !== 0 || line.quantity === 0) items.push(taken)
  }
  const { net, vatByRate: rounded } = totalsOf(items)
  const vatByRate = rounded.map(({ vatRate, net }) => {
    const leftNet = of.lines.reduce((sum, line) => sum + (line.vatRate === vatRate ? line.leftNet : 0), 0)
    const left = of.vat.find((part) => part.vatRate === vatRate)?.vat ?? 0
    const most = left < 0 ? Math.min : Math.max
    const vat = leftNet + net === 0 ? 0 - left : most(vatOn(net, vatRate), 0 - left)
    return { vatRate, net, vat, gross: net + vat }
  })
  const vat = vatByRate.reduce((sum, part) => sum + part.vat, 0)
  if (net + vat >= 0) return 'Please choose what is taken back'
  return net + vat + leftOf(of) < 0
    ? 'Not so much is left of the invoice'
    : { items, vatByRate, net, vat, gross: net + vat }
}

const leftOf = ({ lines, vat }: Creditable) =>
  [...lines.map(({ leftNet }) => leftNet), ...vat.map((part) => part.vat)].reduce((sum, amount) => sum + amount, 0)

/** As a line of the credit note; an amount that its price does not make is a price of its own. Undefined: not so much is left. */
function takenOf(of: CreditLine, { line, quantity, net = 0 }: Taking): Line | undefined {
  const { leftQuantity, leftNet, discount, unit, ...one } = of
  const isRest = quantity === undefined ? net === leftNet : quantity === leftQuantity
  const amount = isRest ? leftNet : quantity === undefined ? net : netOf({ ...of, price: of.unitPrice, quantity })
  const counted = isRest ? leftQuantity : (quantity ?? 0)
  if (!isWithin(amount, leftNet) || !isWithin(counted, leftQuantity)) return undefined
  const takes = { line, quantity: counted }
  return counted !== 0 && netOf({ ...of, price: of.unitPrice, quantity: counted }) === amount
    ? { ...one, ...(unit && { unit }), ...(discount && { discount }), quantity: 0 - counted, net: 0 - amount, takes }
    : { ...one, quantity: amount === 0 ? 0 : -1, unitPrice: amount, net: 0 - amount, takes }
}

const isWithin = (some: number, left: number) => some * left >= 0 && Math.abs(some) <= Math.abs(left)
