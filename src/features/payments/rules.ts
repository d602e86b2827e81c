import { addDays, type Day } from '#kit/shared/day.ts'

const daysToPay = 5
/** Days from the reminder until what was ordered is given up. */
export const transferGrace = 3

/**
 * Until when a bank transfer is expected: due five days after the order (terms and conditions), at most on `notAfter`;
 * reminded of on that day; given up three days later.
 */
export function transferDeadlines(orderedOn: Day, notAfter?: Day): { dueOn: Day; remindOn: Day; releaseOn: Day } {
  const fiveDays = addDays(orderedOn, daysToPay)
  const dueOn = notAfter !== undefined && notAfter < fiveDays ? notAfter : fiveDays
  return { dueOn, remindOn: dueOn, releaseOn: addDays(dueOn, transferGrace) }
}

/** `DE89 3704 0044 0532 0130 00`: for people. */
export const formatIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? ''
