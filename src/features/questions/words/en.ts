import type { Facts } from '../rules.ts'

/** What the agency says of itself in more than one place. */
export const facts: Facts = {
  offices: 'Hamburg, Munich and Lisbon',
  weekdays: { short: 'Mon–Fri 9–18', long: 'Monday to Friday from 9 am to 6 pm' },
  saturdays: { short: 'Sat 10–14', long: 'Saturday from 10 am to 2 pm' },
  buying: '8–12 weeks',
  selling: '3–6 months',
  closingCosts: '7–10%',
  fee: '1.5% plus VAT',
  replyTime: 'one working day',
}
