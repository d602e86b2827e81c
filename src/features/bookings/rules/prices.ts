import type { Flow, PromoTerms } from '#features/price-rules/contract.ts'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import { extraLine, fits, type TakenAlong } from '#features/price-rules/extras/rules.ts'
import { nameOf, type PriceLine, type Pricing, reasonWords, ruleLines } from '#features/price-rules/rules.ts'
import { advanceOf, type BookedTerms, bookedTerms } from '#features/price-rules/terms/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { captainCost, nightPrice, priceOf, siteFees, wholeNightsOf, wholePriceOf } from '#features/vehicles/rules.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { inFirstLanguage, language } from '#kit/shared/language.ts'
import { type Cents, formatMoney, includedTax, toCents } from '#kit/shared/money.ts'
import { type CustomerDetails, type Extra, stayExtras } from '../contract.ts'
import { words } from '../words.ts'

export const vatPercent = 19

/**
 * Whether a boat has an extra by what it says of itself: a boat that goes out with a captain by the hour lends its stand-up
 * paddle by the day. What the business added is for all boats of its kinds.
 */
export const hasExtra = (vehicle: Vehicle, extra: Extra): boolean =>
  extra === 'captain' || extra === 'stand_up_paddle'
    ? vehicle.extra_captain !== null
    : !isOfDocuments(extra) || vehicle[`extra_${extra}`]

const isOfDocuments = (extra: Extra): extra is Exclude<(typeof stayExtras)[number], 'stand_up_paddle'> =>
  stayExtras.some((one) => one === extra)

/** Whether a boat can have an extra along, also one that was put away and is booked already. */
export function canTake(vehicle: Vehicle, extra: Extra, flow: Flow, rows: readonly ExtraRow[]): boolean {
  const row = rows.find(({ key }) => key === extra)
  const isThere = row ? fits(row, vehicle, flow) : extra === 'captain' && flow === 'hours'
  return isThere && hasExtra(vehicle, extra)
}

/** Whether it can be booked. */
export const isOffered = (vehicle: Vehicle, extra: Extra, flow: Flow, rows: readonly ExtraRow[]): boolean =>
  canTake(vehicle, extra, flow, rows) && (rows.find(({ key }) => key === extra)?.active ?? true)

/** The extras that can be booked with a boat, in the order shown. */
export const offeredExtras = (vehicle: Vehicle, flow: Flow, rows: readonly ExtraRow[]): Extra[] =>
  [...rows.map(({ key }) => key), 'captain'].filter((extra) => isOffered(vehicle, extra, flow, rows))

/** The flags of a form that are set, by the keys they stand for, and the keys it names. */
export const namedExtras = ({ extras, ...body }: { extras: readonly Extra[] }): Extra[] => [
  ...Object.entries(body).flatMap(([field, value]) =>
    value === true && field.startsWith('extra_') ? [field.slice('extra_'.length)] : [],
  ),
  ...extras,
]

/** Extras as a form sends them: those that its call names one by one as flags, and all others by their keys. */
export const sentExtras = <F extends Extra>(chosen: readonly Extra[], flags: readonly F[]) => ({
  ...(Object.fromEntries(flags.map((flag) => [`extra_${flag}`, chosen.includes(flag)])) as Record<
    `extra_${F}`,
    boolean
  >),
  extras: chosen.filter((extra) => !flags.some((flag) => flag === extra)),
})

/** Extras in the order shown, each once, with the captain where the boat goes out with one only. */
export const chosenExtras = (vehicle: Vehicle, chosen: readonly Extra[], rows: readonly ExtraRow[]): Extra[] =>
  withCaptain(vehicle, inOrder(chosen, rows))

/** Each once. */
export function inOrder(chosen: readonly Extra[], rows: readonly ExtraRow[]): Extra[] {
  const places = new Map(rows.map(({ key }, i) => [key, i]))
  const placeOf = (extra: Extra) => places.get(extra) ?? rows.length
  return [...new Set(chosen)].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The captain comes along, last, wherever the vehicle goes out with one only. */
export const withCaptain = (vehicle: Vehicle, chosen: readonly Extra[]): Extra[] => [
  ...chosen.filter((extra) => extra !== 'captain'),
  ...(chosen.includes('captain') || vehicle.license === 'captain' ? ['captain'] : []),
]

/** What an extra is called in the language that is spoken; of what no row knows, what it was called when it was booked. */
export function extraName(extra: Extra, rows: readonly Pick<ExtraRow, 'key' | 'name' | 'name_de'>[]): string {
  const row = rows.find(({ key }) => key === extra)
  return row ? nameOf(row) : ((words.extraNames as Readonly<Record<string, string>>)[extra] ?? extra)
}

export type QuoteLine = PriceLine

export type Quote = {
  lines: readonly QuoteLine[]
  total: Cents
  /** Contained in the total. */
  vat: Cents
  /** Paid in cash on site, not part of the total: fees, and the deposit. */
  onSite: readonly QuoteLine[]
  /** Where the business has its own: bookings keep the terms they were made by. */
  terms?: BookedTerms | undefined
}

const depositLabel = 'Deposit'

/** What a line of a quote is called in the language that is spoken. */
export function lineName(label: string): string {
  if (language() === 'en') return label
  const [, name = label, count, unit = ''] = /^(.+), (\d+(?:\.\d+)?) (minute|hour|night|person)s?$/.exec(label) ?? []
  const [, why] = /^Price change: (.*)$/s.exec(label) ?? []
  if (why !== undefined) return words.priceChange(why)
  const said = words.lineNames[name] ?? boatWords.feeNames[name] ?? name
  if (count === undefined) return said.replace(/, the day, no night$/, () => `, ${words.nights(0)}`)
  const units = { minute: () => formatDuration(0.5), hour: formatDuration, night: words.nights, person: words.persons }
  return `${said}, ${units[unit as keyof typeof units](Number(count))}`
}

/** What a quote says is paid on site: the deposit, and the fees. */
export function splitOnSite(onSite: readonly QuoteLine[]): { deposit: Cents; fees: QuoteLine[] } {
  const deposit = onSite.find(({ label }) => label === depositLabel)?.cents ?? 0
  return { deposit, fees: onSite.filter(({ label }) => label !== depositLabel) }
}

/** The promo code that a quote was made with. */
export const promoOf = ({ lines }: Pick<Quote, 'lines'>): PromoTerms | undefined =>
  lines.flatMap(({ reason }) => (reason && 'promo' in reason ? [reason.promo] : []))[0]

/** Lines of a quote as they are called in the language that is spoken. */
export const toldLines = (lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.map((line) => ({ label: toldLabel(line), cents: line.cents }))

export function toldLabel({ label, reason, extra }: QuoteLine): string {
  if (reason) return reasonWords(reason)
  if (!extra || language() === 'en') return lineName(label)
  // How many there are of it stands behind the name, and the name is not ours.
  const [, behind = ''] = /^.(.*)$/s.exec(lineName(`x${label.slice(extra.name.length)}`)) ?? []
  return nameOf(extra) + behind
}

/** What a booking costs in all (PAngV): the total, and the fees paid on site. The deposit is apart: it comes back. */
export type Whole = { fees: Cents; whole: Cents; vat: Cents; deposit: Cents }

export function wholeOf({ total, onSite }: Pick<Quote, 'total' | 'onSite'>): Whole {
  const split = splitOnSite(onSite)
  const fees = split.fees.reduce((sum, { cents }) => sum + cents, 0)
  return { fees, whole: total + fees, vat: includedTax(total + fees, vatPercent), deposit: split.deposit }
}

/** For staff: `$115, $25 of it on site`, with the boat out `taken at the check-out`; the price alone where no fees come on top. */
export const wholeWords = (price: Cents, fees: Cents, isHandedOver = false): string =>
  fees > 0
    ? (isHandedOver ? words.ofItAtCheckOut : words.ofItOnSite)(formatMoney(price + fees), formatMoney(fees))
    : formatMoney(price)

/** How what no voucher pays is paid. */
export type HowPaid = 'on_site' | 'transfer' | 'provider' | 'voucher' | 'paid'

/** `advance`: the down payment, paid online. */
type PricePart = { quote: Pick<Quote, 'total' | 'onSite'>; voucher: Cents; how: HowPaid; advance?: Cents | undefined }

/** How what no voucher pays of the whole price is paid, part by part; the deposit is none of it. */
export function paymentRows({ quote, voucher, how, advance = 0 }: PricePart): QuoteLine[] {
  return [
    { label: words.howPaid.provider, cents: advance },
    { label: words.howPaid[how], cents: afterVoucher(quote.total, voucher).open - advance },
    { label: words.inCash, cents: wholeOf(quote).fees },
  ].filter(({ cents }) => cents > 0)
}

/** `$58 by bank transfer, $25 in cash on site, plus $300 deposit, which you get back`. */
export function splitWords(part: PricePart): string {
  const { deposit } = wholeOf(part.quote)
  const parts = paymentRows(part).map(({ label, cents }) => words.partPaid(formatMoney(cents), label))
  const apart = deposit > 0 ? [words.depositIsApart(formatMoney(deposit))] : []
  return [...parts, ...apart].join(', ')
}

/** What a rental costs, line by line with the rules that count; undefined when its duration or an extra is not on offer. */
export function quote(
  vehicle: Vehicle,
  hours: number,
  order: { extras: readonly Extra[]; people?: number; hasLicense?: CustomerDetails['hasLicense'] },
  pricing: Pricing,
): Quote | undefined {
  const { extras, people = 1, hasLicense } = order
  const rental = priceOf(vehicle, hours)
  const all = chosenExtras(vehicle, extras, pricing.extras)
  const along = extraLines(vehicle, all, { flow: 'hours', length: hours, people }, pricing)
  if (rental === undefined || !along) return undefined
  const lines = [
    { label: inFirstLanguage(() => `${vehicle.name}, ${formatDuration(hours)}`), cents: rental },
    ...changes(vehicle, rental, { flow: 'hours', length: hours }, pricing),
    ...along,
  ]
  return sumUp(lines, onSiteOf(vehicle, needsCharterLicense(vehicle, hasLicense, all)), termsBy(pricing, 'hours'))
}

const changes = ({ type }: Vehicle, base: Cents, asked: { flow: 'hours' | 'days'; length: number }, pricing: Pricing) =>
  inFirstLanguage(() => ruleLines(base, { type, ...asked, day: pricing.day, booked: pricing.booked }, pricing))

const termsBy = ({ terms, booked }: Pricing, flow: 'hours' | 'days') => bookedTerms(terms, booked, flow)

function sumUp(lines: readonly QuoteLine[], onSite: readonly QuoteLine[], terms: BookedTerms | undefined): Quote {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  return { lines, total, vat: includedTax(total, vatPercent), onSite, ...(terms && { terms }) }
}

/** The least that so many hours or nights cost in all then, by the rules and with the fees nobody gets around. */
export function leastWhole(
  vehicle: Vehicle,
  asked: { flow: 'hours' | 'days'; length: number },
  pricing: Pricing,
): Cents {
  const { flow, length } = asked
  const base = flow === 'hours' ? priceOf(vehicle, length) : (nightPrice(vehicle) ?? 0) * length
  const whole = flow === 'hours' ? wholePriceOf(vehicle, length) : wholeNightsOf(vehicle, length)
  const lines = changes(vehicle, base ?? 0, asked, pricing)
  return lines.reduce((sum, { cents }) => sum + cents, whole ?? 0)
}

/** What a stay costs: nights with the rules that count, and extras, bed linen for each person; undefined when any of it is not on offer. */
export function stayQuote(
  vehicle: Vehicle,
  nights: number,
  stay: { extras: readonly Extra[]; people: number; hasLicense?: CustomerDetails['hasLicense'] },
  pricing: Pricing,
): Quote | undefined {
  const night = nightPrice(vehicle)
  const taken = { flow: 'days' as const, length: nights, people: stay.people }
  const along = extraLines(vehicle, inOrder(stay.extras, pricing.extras), taken, pricing)
  if (night === undefined || !along) return undefined
  const lines = [
    { label: inFirstLanguage(() => `${vehicle.name}, ${words.nights(nights)}`), cents: night * nights },
    ...changes(vehicle, night * nights, { flow: 'days', length: nights }, pricing),
    ...along,
  ]
  return sumUp(lines, onSiteOf(vehicle, needsCharterLicense(vehicle, stay.hasLicense, [])), termsBy(pricing, 'days'))
}

/** The lines of the extras; undefined where the boat cannot have one of them. */
function extraLines(vehicle: Vehicle, chosen: readonly Extra[], taken: TakenAlong, { extras: rows }: Pricing) {
  if (!chosen.every((extra) => canTake(vehicle, extra, taken.flow, rows))) return undefined
  return chosen.map((extra): QuoteLine => {
    const row = rows.find(({ key }) => key === extra)
    return row ? extraLine(row, taken) : { label: captainLabel(), cents: captainCost(vehicle, taken.length) }
  })
}

/** Kept with a booking, and so in English; browsers say it in the language of the page at once. */
const captainLabel = () => inFirstLanguage(() => words.extraNames.captain)

/** What a voucher pays of a total and what is left; less than ten cents counts as nothing (spec: shown as 0 below 0.1). */
export function afterVoucher(total: Cents, balance: Cents): { voucher: Cents; open: Cents } {
  const open = Math.max(total - balance, 0)
  return open < 10 ? { voucher: Math.min(total, balance), open: 0 } : { voucher: total - open, open }
}

const onSiteOf = (vehicle: Vehicle, charterLicense: boolean): QuoteLine[] => [
  ...(vehicle.deposit > 0 ? [{ label: depositLabel, cents: toCents(vehicle.deposit) }] : []),
  ...siteFees(vehicle, charterLicense),
]

/** Whether the customer has to get a charter licence with the briefing: no licence of their own, and no captain. */
export const needsCharterLicense = (
  vehicle: Vehicle,
  hasLicense: CustomerDetails['hasLicense'],
  chosen: readonly Extra[],
): boolean => vehicle.license === 'yes' && hasLicense === 'no' && !chosen.includes('captain')

/** What was agreed to be paid for a booking, and how far it is. */
export type Agreed = {
  quote: Pick<Quote, 'total' | 'terms'>
  voucherAmount: Cents
  /** The down payment: paid, unless the booking is only held for it. */
  advance?: Cents
  isHeld?: boolean
}

/** What no voucher pays of the price, paid or not; less than ten cents is nothing. */
export const beyondVoucher = ({ quote, voucherAmount }: Pick<Agreed, 'quote' | 'voucherAmount'>): Cents =>
  afterVoucher(quote.total, voucherAmount).open

/** The down payment that is here. */
export const paidAhead = ({ advance = 0, isHeld = false }: Pick<Agreed, 'advance' | 'isHeld'>): Cents =>
  isHeld ? 0 : advance

/** What is still to be paid of the price of a booking that is not paid, besides a voucher and a down payment. */
export const openAmount = (agreed: Agreed): Cents => Math.max(beyondVoucher(agreed) - paidAhead(agreed), 0)

/** What is to be paid online now: the down payment that a booking is held for, else all that is open. */
export const payableNow = (agreed: Agreed): Cents => (agreed.isHeld && agreed.advance) || openAmount(agreed)

/** What has to be paid online when booking, by the terms of a quote: nothing where a voucher pays all of it. */
export const advanceAsked = ({ quote, voucherAmount }: Pick<Agreed, 'quote' | 'voucherAmount'>): Cents =>
  advanceOf(beyondVoucher({ quote, voucherAmount }), quote.terms?.share ?? 0)

/** The same as a down payment: none where it is all that is open. */
export function downPaymentOf(agreed: Pick<Agreed, 'quote' | 'voucherAmount'>): Cents {
  const asked = advanceAsked(agreed)
  return asked < beyondVoucher(agreed) ? asked : 0
}
