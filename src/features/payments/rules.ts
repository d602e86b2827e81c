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
