import { lineName } from '#features/bookings/rules/prices.ts'
import type { TillLine } from '#features/cash-register/contract/ledger.ts'
import type { Drive } from '#features/vehicles/contract.ts'
import type { SiteFee } from '#features/vehicles/rules.ts'
import { fromLocalDateTime, instantOf } from '#kit/shared/day.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { TakeBackForm } from './contract.ts'
import { words } from './words.ts'

/** What the terms say, in euro cents: each hour begun after the agreed time, a litre of fuel. */
const inEuros = { lateHour: 2500, fuelLitre: 250 }

/** In cents of the price list. Cleaning is none of them: what a boat names is paid with the check-out, 0 is none. */
export type Terms = { lateHour: Cents; fuelLitre: Cents }

/** The terms in the currency of the prices; `toEuros` is what one of it is in euros. */
export function termsOf(toEuros: number): Terms {
  const priced = (euros: Cents) => Math.round(euros / toEuros)
  return {
    lateHour: priced(inEuros.lateHour),
    fuelLitre: priced(inEuros.fuelLitre),
  }
}

/**
 * Hours begun between the agreed time (wall clock, `YYYY-MM-DDTHH:MM`) and now, as they really pass: a night in which
 * the clocks change counts the hours it has. 0 up to the agreed time, and for so many minutes of grace after it; who is
 * later than that pays from the agreed time on.
 */
export function lateHours(
  endsAt: string,
  now: Temporal.Instant,
  { timeZone, grace }: { timeZone: string; grace: number },
): number {
  const { day, hour } = fromLocalDateTime(endsAt)
  const late = now.epochMilliseconds - instantOf(day, hour, timeZone).epochMilliseconds
  return late <= grace * 60_000 ? 0 : Math.ceil(late / 3_600_000)
}

/** What is looked at on a boat when it leaves and comes back: its tank, its battery, or nothing. */
export const gaugeOf = (drive: Drive): 'tank' | 'battery' | undefined =>
  (({ petrol: 'tank', diesel: 'tank', electric: 'battery', none: undefined }) as const)[drive]

/** What is wrong with how full it is, and with litres of a boat that takes none. */
export function fuelErrors(drive: Drive, { fuel, litres = 0 }: { fuel?: number | undefined; litres?: number }) {
  const gauge = gaugeOf(drive)
  const errors: { field: string; message: string }[] = []
  if (gauge && fuel === undefined)
    errors.push({ field: 'fuel', message: gauge === 'tank' ? words.sayFuel : words.sayCharge })
  if (gauge !== 'tank' && litres > 0) errors.push({ field: 'litres', message: words.noFuel })
  return errors
}

const one = (line: Omit<TillLine, 'quantity' | 'unitPrice'>): TillLine => ({
  ...line,
  quantity: 1,
  unitPrice: line.amount,
})

/** A booking as its lines name it. */
type Of = { id: number; vehicleName: string }

/** Briefing and cleaning, with VAT. */
export const feeLines = ({ id, vehicleName }: Of, fees: readonly SiteFee[]): TillLine[] =>
  fees.map(({ label, cents }) =>
    one({
      kind: label === 'Cleaning fee' ? 'cleaning' : 'briefing',
      label: inRentalLanguage(() => words.chargeFor(lineName(label), vehicleName)),
      amount: cents,
      vatPercent: 19,
      bookingId: id,
    }),
  )

export type Charged = Pick<TakeBackForm, 'litres' | 'late_hours' | 'damage_fee'>

/** What is charged at the return. VAT is in everything but damages, which are no turnover. Litres are counted in hundredths. */
export function chargeLines({ id, vehicleName }: Of, form: Charged, terms: Terms): TillLine[] {
  const lines: TillLine[] = []
  const line = (kind: keyof typeof words.chargeNames, quantity: number, unitPrice: Cents, vatPercent: number) => {
    const amount = Math.round((unitPrice * Math.round(quantity * 100)) / 100)
    const label = inRentalLanguage(() => words.chargeFor(words.chargeNames[kind], vehicleName))
    if (amount > 0) lines.push({ kind, label, quantity, unitPrice, amount, vatPercent, bookingId: id })
  }
  line('late_fee', form.late_hours, terms.lateHour, 19)
  line('fuel', form.litres, terms.fuelLitre, 19)
  line('damage', 1, form.damage_fee, 0)
  return lines
}

export const chargesOf = (lines: readonly TillLine[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Why a return cannot be finished as it stands, field by field. `late` is what came together by now. */
export function takeBackErrors(
  form: Pick<TakeBackForm, 'late_hours' | 'waived_reason' | 'damage' | 'damage_fee'>,
  late: number,
) {
  const errors: { field: string; message: string }[] = []
  if (form.late_hours > late) {
    const message = late === 0 ? words.notLate : words.onlyLate(late)
    errors.push({ field: 'late_hours', message })
  }
  if (form.late_hours < late && form.waived_reason.trim() === '')
    errors.push({ field: 'waived_reason', message: words.sayWaived })
  if (form.damage_fee > 0 && form.damage.trim() === '') errors.push({ field: 'damage', message: words.describeDamage })
  return errors
}
