import type { Facts } from '../rules.ts'

/** What the agency says of itself in more than one place. */
export const facts: Facts = {
  offices: 'Hamburg, München und Lissabon',
  weekdays: { short: 'Mo–Fr 9–18', long: 'Montag bis Freitag von 9 bis 18 Uhr' },
  saturdays: { short: 'Sa 10–14', long: 'Samstag von 10 bis 14 Uhr' },
  buying: '8–12 Wochen',
  selling: '3–6 Monate',
  closingCosts: '7–10\u00a0%',
  fee: '1,5\u00a0% zuzüglich Mehrwertsteuer',
  replyTime: 'eines Werktags',
}
