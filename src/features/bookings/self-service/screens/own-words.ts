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

const words: Readonly<Record<OwnBooking['state'], string>> = {
  held: 'Kept for you until you have paid',
  booked: 'Booked',
  under_way: 'Under way',
  past: 'Past',
  canceled: 'Canceled',
}

/** How it stands; once it has begun, as the pier knows it. */
export function stateWords({ state, handover }: Pick<OwnBooking, 'state' | 'handover'>): string {
  if (state !== 'under_way') return words[state]
  if (handover === null || handover === 'not arrived') return 'Your time has begun'
  return handover === 'out' ? words[state] : `${words[state]}, ${handover}`
}

export function titleOf({ state, vehicle_name }: OwnBooking): string {
  if (state === 'canceled') return 'Your booking is canceled'
  if (state === 'past') return `Your trip with ${vehicle_name}`
  return state === 'held' ? `${vehicle_name} is kept for you` : `${vehicle_name} is yours`
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

/** What comes back in all. */
export const backOf = ({ voucher_back, provider_back, hand_back }: OwnSettlement): Cents =>
  voucher_back + provider_back + hand_back

/** How the money comes back, a sentence for each way. */
export const waysBack = ({ voucher_back, provider_back, hand_back }: OwnSettlement): string[] => [
  ...(provider_back > 0
    ? [`${formatMoney(provider_back)} goes back to the account you paid from, within five working days.`]
    : []),
  ...(hand_back > 0 ? [`${formatMoney(hand_back)} we send back to you by bank transfer.`] : []),
  ...(voucher_back > 0 ? [`${formatMoney(voucher_back)} is on your voucher again, at once.`] : []),
]
