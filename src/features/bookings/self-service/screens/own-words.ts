import {
  daysBetween,
  formatDuration,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  hoursBetween,
} from '#kit/shared/day.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { words as bookingWords } from '../../words.ts'
import type { OwnBooking, OwnSettlement } from '../contract.ts'
import { words } from '../words.ts'

type Standing = Pick<OwnBooking, 'state' | 'handover' | 'minutes_late'> & Partial<Pick<OwnBooking, 'canceled'>>

/** How it stands; once it has begun, as the pier knows it. */
export function stateWords({ state, handover, minutes_late: minutes, canceled }: Standing): string {
  if (canceled?.why === 'no_show') return words.missed
  if (state !== 'under_way' || handover === 'out') return words.states[state]
  if (handover !== 'late') return words.hasBegun
  return minutes < 60 ? words.minutesLate(minutes) : words.hoursLate(Math.floor(minutes / 60))
}

export function titleOf({ state, vehicle_name, boats, canceled }: OwnBooking): string {
  if (canceled?.why === 'no_show') return words.weWaited
  if (state === 'canceled') return words.isCanceled
  if (state === 'past') return words.yourTrip(vehicle_name)
  if (state === 'held') return words.isKept(vehicle_name)
  return (boats ? words.areYours : words.isYours)(vehicle_name)
}

/** When it begins and ends: the days and hours, and how long that is. */
export function timesOf({ kind, starts_at, ends_at }: OwnBooking) {
  const [begins, ends] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  const nights = daysBetween(begins.day, ends.day)
  const hours = hoursBetween(begins, ends)
  return {
    begins: { day: formatLongDay(begins.day), hour: formatHour(begins.hour) },
    ends: { day: formatLongDay(ends.day), hour: formatHour(ends.hour) },
    length: kind === 'hours' ? formatDuration(hours) : bookingWords.nights(nights),
  }
}

type Returned = Pick<OwnSettlement, 'voucher_back' | 'provider_back' | 'hand_back'>

/** What comes back in all. */
export const backOf = ({ voucher_back, provider_back, hand_back }: Returned): Cents =>
  voucher_back + provider_back + hand_back

/** What canceling comes to where nothing comes back, a sentence; undefined where something does. */
export function outcomeOf(settlement: OwnSettlement): string | undefined {
  const { fee, kept, owed } = settlement
  if (backOf(settlement) > 0) return undefined
  if (fee === 0) return words.costsNothing
  if (owed === 0) return words.feeTakesAll(formatMoney(kept))
  return kept === 0 ? words.owesAll(formatMoney(owed)) : words.owesRest(formatMoney(kept), formatMoney(owed))
}

/** What the fee takes of a voucher, and how the money comes back, a sentence for each. */
export const waysBack = (
  { voucher_back, provider_back, hand_back }: OwnSettlement,
  { voucher_amount }: Pick<OwnBooking, 'voucher_amount'>,
  isToldApart = false,
): string[] => [
  ...(voucher_amount > voucher_back ? [words.feeOfVoucher(formatMoney(voucher_amount - voucher_back))] : []),
  ...(isToldApart ? [] : waysOf({ voucher_back, provider_back, hand_back })),
]

const waysOf = ({ voucher_back, provider_back, hand_back }: Returned) => [
  ...(provider_back > 0 ? [words.backToAccount(formatMoney(provider_back))] : []),
  ...(hand_back > 0 ? [words.backByTransfer(formatMoney(hand_back))] : []),
  ...(voucher_back > 0 ? [words.backOnVoucher(formatMoney(voucher_back))] : []),
]

/** What is open of the price, and the fees on site. */
export const leftOf = ({ price, open_amount }: Pick<OwnBooking, 'price' | 'open_amount'>): Cents =>
  open_amount + price.whole - price.total

/** Whether there is still something to prepare for. */
export const isStillAhead = ({ state }: Pick<OwnBooking, 'state'>): boolean => state !== 'past' && state !== 'canceled'
