/** How long something is kept: months after a moment, or after the end of the year that the moment lies in. */
export type Term = { months: number; yearEnd?: true }

/** What goes by itself, soonest first. Of what each is, staff read in retention.ts, and visitors in the words. */
export const terms = {
  'gallery-bin': { months: 1 },
  'unshown-files': { months: 1 },
  'unpaid-bookings': { months: 6 },
  'payment-attempts': { months: 6 },
  'acquisition-finds': { months: 6 },
  'contact-requests': { months: 12 },
  'gallery-requests': { months: 12 },
  'handover-pictures': { months: 12 },
  'mail-texts': { months: 24 },
  acquisition: { months: 24 },
  signatures: { months: 36, yearEnd: true },
  'blocked-customers': { months: 36, yearEnd: true },
  bookings: { months: 120, yearEnd: true },
  vouchers: { months: 120, yearEnd: true },
  withdrawals: { months: 120, yearEnd: true },
  'provider-references': { months: 120, yearEnd: true },
  'working-hours': { months: 120, yearEnd: true },
  mails: { months: 120, yearEnd: true },
  'audit-log': { months: 120, yearEnd: true },
} as const satisfies Readonly<Record<string, Term>>

export type RuleName = keyof typeof terms

/** What is cleared away within days, in hours at most. */
export const shortTerms = {
  /** Booking codes: ten minutes in which they count, an hour more, and up to ten minutes until somebody clears. */
  codes: 2,
  /** Places on the waiting list that nobody confirms; the others go with the day that was waited for. */
  waiting: 24,
  /** Counted attempts: the window of a day, and the one after it. */
  attempts: 48,
  /** Answers to orders, for those that are sent twice. */
  answers: 24,
} as const

export type ShortTerm = keyof typeof shortTerms
