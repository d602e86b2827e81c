import type { PromoTerms } from '#features/price-rules/contract.ts'
import { type PriceLine, type Pricing, reasonWords, ruleLines } from '#features/price-rules/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { captainCost, nightPrice, priceOf, siteFees, wholeNightsOf, wholePriceOf } from '#features/vehicles/rules.ts'
import { words as boatWords } from '#features/vehicles/words.ts'
import { formatDuration } from '#kit/shared/day.ts'
import { inFirstLanguage, language } from '#kit/shared/language.ts'
import { type Cents, formatMoney, includedTax, toCents } from '#kit/shared/money.ts'
import { type CustomerDetails, type Extra, extras, type StayExtra, stayExtras } from '../contract.ts'
import { words } from '../words.ts'

export const vatPercent = 19

/** Flat prices in cents, bed linen for each person; the captain's is the vehicle's own, by the hour. */
export const extraPrices: Readonly<Record<Exclude<Extra | StayExtra, 'captain'>, Cents>> = {
  bbq: 3000,
  jukebox: 1000,
  binoculars: 500,
  stand_up_paddle: 5000,
  canoe_one_person: 5000,
  canoe_two_persons: 7500,
  inflatable_boat: 5000,
  sonar: 3500,
  bed_linen_and_towel: 2500,
}

/** A vehicle that goes out with a captain by the hour lends its stand-up paddle by the day. */
export const hasExtra = (vehicle: Vehicle, extra: Extra | StayExtra): boolean =>
  extra === 'captain' || extra === 'stand_up_paddle' ? vehicle.extra_captain !== null : vehicle[`extra_${extra}`]

/** The extras of a stay that a vehicle has, in the order shown. */
export const offeredStayExtras = (vehicle: Vehicle): StayExtra[] =>
  stayExtras.filter((extra) => hasExtra(vehicle, extra))

/** The extras ticked in a form, in their order. */
export const chosenStayExtras = (ticked: Readonly<Record<`extra_${StayExtra}`, boolean>>): StayExtra[] =>
  stayExtras.filter((extra) => ticked[`extra_${extra}`])

/** The extras ticked in a form, in their order, with the captain where the vehicle goes out with one only. */
export function chosenExtras(vehicle: Vehicle, ticked: Readonly<Record<`extra_${Extra}`, boolean>>): Extra[] {
  const own = extras.filter((extra) => ticked[`extra_${extra}`])
  return withCaptain(vehicle, own)
}

/** The captain comes along wherever the vehicle goes out with one only. */
export const withCaptain = (vehicle: Vehicle, chosen: readonly Extra[]) =>
  extras.filter((extra) => chosen.includes(extra) || (extra === 'captain' && vehicle.license === 'captain'))

export type QuoteLine = PriceLine

export type Quote = {
  lines: readonly QuoteLine[]
  total: Cents
  /** Contained in the total. */
  vat: Cents
  /** Paid in cash on site, not part of the total: fees, and the deposit. */
  onSite: readonly QuoteLine[]
}

const depositLabel = 'Deposit'

/** Kept with a booking, and so in English; browsers say it in the language of the page at once. */
const nameOf = (extra: Extra | StayExtra) => inFirstLanguage(() => words.extraNames[extra])

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

export const toldLabel = ({ label, reason }: QuoteLine): string => (reason ? reasonWords(reason) : lineName(label))

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

type PricePart = { quote: Pick<Quote, 'total' | 'onSite'>; voucher: Cents; how: HowPaid }

/** How what no voucher pays of the whole price is paid, part by part; the deposit is none of it. */
export function paymentRows({ quote, voucher, how }: PricePart): QuoteLine[] {
  return [
    { label: words.howPaid[how], cents: afterVoucher(quote.total, voucher).open },
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
  { extras: chosen, hasLicense }: { extras: readonly Extra[]; hasLicense?: CustomerDetails['hasLicense'] },
  pricing: Pricing,
): Quote | undefined {
  const rental = priceOf(vehicle, hours)
  const all = withCaptain(vehicle, chosen)
  if (rental === undefined || !all.every((extra) => hasExtra(vehicle, extra))) return undefined
  const lines = [
    { label: inFirstLanguage(() => `${vehicle.name}, ${formatDuration(hours)}`), cents: rental },
    ...changes(vehicle, rental, { flow: 'hours', length: hours }, pricing),
    ...all.map((extra) => ({ label: nameOf(extra), cents: extraPrice(vehicle, extra, hours) })),
  ]
  return sumUp(lines, onSiteOf(vehicle, needsCharterLicense(vehicle, hasLicense, all)))
}

const changes = ({ type }: Vehicle, base: Cents, asked: { flow: 'hours' | 'days'; length: number }, pricing: Pricing) =>
  inFirstLanguage(() => ruleLines(base, { type, ...asked, day: pricing.day, booked: pricing.booked }, pricing))

function sumUp(lines: readonly QuoteLine[], onSite: readonly QuoteLine[]): Quote {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  return { lines, total, vat: includedTax(total, vatPercent), onSite }
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
  stay: { extras: readonly StayExtra[]; people: number; hasLicense?: CustomerDetails['hasLicense'] },
  pricing: Pricing,
): Quote | undefined {
  const night = nightPrice(vehicle)
  if (night === undefined || !stay.extras.every((extra) => hasExtra(vehicle, extra))) return undefined
  const lines = [
    { label: inFirstLanguage(() => `${vehicle.name}, ${words.nights(nights)}`), cents: night * nights },
    ...changes(vehicle, night * nights, { flow: 'days', length: nights }, pricing),
    ...stay.extras.map((extra) => stayExtraLine(extra, stay.people)),
  ]
  return sumUp(lines, onSiteOf(vehicle, needsCharterLicense(vehicle, stay.hasLicense, [])))
}

const stayExtraLine = (extra: StayExtra, people: number): QuoteLine =>
  extra === 'bed_linen_and_towel'
    ? {
        label: inFirstLanguage(() => `${words.extraNames[extra]}, ${words.persons(people)}`),
        cents: extraPrices[extra] * people,
      }
    : { label: nameOf(extra), cents: extraPrices[extra] }

/** What a voucher pays of a total and what is left; less than ten cents counts as nothing (spec: shown as 0 below 0.1). */
export function afterVoucher(total: Cents, balance: Cents): { voucher: Cents; open: Cents } {
  const open = Math.max(total - balance, 0)
  return open < 10 ? { voucher: Math.min(total, balance), open: 0 } : { voucher: total - open, open }
}

const extraPrice = (vehicle: Vehicle, extra: Extra, hours: number): Cents =>
  extra === 'captain' ? captainCost(vehicle, hours) : extraPrices[extra]

const onSiteOf = (vehicle: Vehicle, charterLicense: boolean): QuoteLine[] => [
  ...(vehicle.deposit > 0 ? [{ label: depositLabel, cents: toCents(vehicle.deposit) }] : []),
  ...siteFees(vehicle, charterLicense),
]

/** Whether the customer has to get a charter licence with the briefing: no licence of their own, and no captain. */
export const needsCharterLicense = (
  vehicle: Vehicle,
  hasLicense: CustomerDetails['hasLicense'],
  chosen: readonly (Extra | StayExtra)[],
): boolean => vehicle.license === 'yes' && hasLicense === 'no' && !chosen.includes('captain')

/** What is left of the price after the voucher, in cents; less than ten cents is nothing. */
export const openAmount = ({ quote, voucherAmount }: { quote: Pick<Quote, 'total'>; voucherAmount: Cents }): Cents =>
  afterVoucher(quote.total, voucherAmount).open
