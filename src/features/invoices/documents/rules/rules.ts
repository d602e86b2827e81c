import type { Day } from '#kit/shared/day.ts'
import type { RulesForm } from '../contract.ts'

/** What holds for all invoices from now on, and the base rates of § 247 BGB from each day on, the oldest first. */
export type InvoiceRules = RulesForm & { rates: readonly { from: Day; rate: number }[] }

export const usualRules: InvoiceRules = {
  ...{ small_business: false, days1: 7, days2: 21, days3: 35, between: 7, fee1: 0, fee2: 0, fee3: 0 },
  ...{ interest: false, business: 9, consumer: 5, base_rate: 1.27, base_from: '2025-07-01', flat: false },
  rates: [{ from: '2025-07-01', rate: 1.27 }],
}
