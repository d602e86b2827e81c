import { addMonths, type Day, firstOfMonth, monthName } from '#kit/shared/day.ts'
import type { InvoiceOrder } from '../sending/contract.ts'

/** How many months back a run may reach. */
const monthsBack = 12

/** Whether a run may be made for the month that begins with a day: this one, or one of the last twelve. */
export const isRunnable = (month: Day, today: Day): boolean =>
  month <= firstOfMonth(today) && month >= addMonths(firstOfMonth(today), -monthsBack)

/** So many months as `2026-11`, this one first. */
export const lastMonths = (today: Day, count: number): string[] =>
  Array.from({ length: count }, (_, i) => addMonths(firstOfMonth(today), -i).slice(0, 7))

/** The months that a run may be made for. */
export const runnableMonths = (today: Day): string[] => lastMonths(today, monthsBack + 1)

/** `November 2026` of `2026-11`. */
export const monthTitle = (month: string): string => `${monthName(`${month}-01`)} ${month.slice(0, 4)}`

export type Progress = { approved: number; sent: number; failed: number; done: number }

/** How far the approved ones of a run are. */
export function progressOf(orders: readonly Pick<InvoiceOrder, 'state'>[]): Progress {
  const count = (state: InvoiceOrder['state']) => orders.filter((order) => order.state === state).length
  const [sent, failed] = [count('sent'), count('failed')]
  return { approved: sent + failed + count('waiting'), sent, failed, done: sent + failed }
}
