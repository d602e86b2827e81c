import { addMonths, type Day } from '#kit/shared/day.ts'

/** How long something is kept: months after a moment, or after the end of the year that the moment lies in. */
type Term = { months: number; from: string; yearEnd?: true }

export type RetentionRule = Term & {
  rule: RuleName
  title: string
  outcome: string
  why: string
}

export type RuleName =
  | 'gallery-bin'
  | 'unshown-files'
  | 'gallery-requests'
  | 'contact-requests'
  | 'acquisition-finds'
  | 'acquisition'
  | 'unpaid-bookings'
  | 'payment-attempts'
  | 'handover-pictures'
  | 'mail-texts'
  | 'blocked-customers'
  | 'signatures'
  | 'bookings'
  | 'vouchers'
  | 'withdrawals'
  | 'provider-references'
  | 'working-hours'
  | 'mails'
  | 'audit-log'

const books = 'Bookkeeping: eight to ten years from the end of the year (§ 147 AO, § 257 HGB)'

/** What goes by itself, soonest first. */
export const retentionRules: readonly RetentionRule[] = [
  {
    rule: 'gallery-bin',
    title: 'Works, comments and requests that the artist deleted',
    months: 1,
    from: 'they were deleted',
    outcome: 'They are deleted for good, with their pictures',
    why: 'Until then they can be put back',
  },
  {
    rule: 'unshown-files',
    title: 'Pictures and signatures that nothing shows any more',
    months: 1,
    from: 'they were last uploaded',
    outcome: 'They are deleted; nobody could see them before either',
    why: 'They were taken away, replaced or undone with what they belonged to',
  },
  {
    rule: 'unpaid-bookings',
    title: 'Bookings that were canceled and never paid',
    months: 6,
    from: 'they were canceled',
    outcome: 'The person is replaced by a pseudonym',
    why: 'No contract came of them; six months for questions',
  },
  {
    rule: 'payment-attempts',
    title: 'Payments that came to nothing',
    months: 6,
    from: 'they ended',
    outcome: 'They are deleted',
    why: 'No money moved',
  },
  {
    rule: 'acquisition-finds',
    title: 'What searches for businesses found',
    months: 6,
    from: 'the search ended, or began where it stayed paused',
    outcome: 'It is deleted; what was taken into the list stays there',
    why: 'By then it is out of date',
  },
  {
    rule: 'contact-requests',
    title: 'Contact requests',
    months: 12,
    from: 'they were ticked off',
    outcome: 'Sender and text are replaced by a pseudonym',
    why: 'They are answered; a year for questions',
  },
  {
    rule: 'gallery-requests',
    title: 'Requests to the artist',
    months: 12,
    from: 'they were written',
    outcome: 'They are deleted',
    why: 'They are answered; a year for questions',
  },
  {
    rule: 'handover-pictures',
    title: 'Photos of check-outs and returns',
    months: 12,
    from: 'the boat came back',
    outcome: 'They are deleted',
    why: 'Claims for damage to what was let lapse six months after the return (§ 548 BGB)',
  },
  {
    rule: 'mail-texts',
    title: 'Texts and attachments of mails',
    months: 24,
    from: 'they were written',
    outcome: 'They are emptied; that a mail was sent stays known',
    why: 'Two seasons for questions; papers that must be kept are kept elsewhere',
  },
  {
    rule: 'acquisition',
    title: 'Businesses that were not won',
    months: 24,
    from: 'the last thing that happened with them',
    outcome: 'They are deleted with what was written to them; who is never to be written to stays known',
    why: 'Nothing came of it, and the interest in winning them has faded (Art. 6 (1) f GDPR)',
  },
  {
    rule: 'signatures',
    title: 'Signatures and notes of check-outs and returns',
    months: 36,
    from: 'the boat came back',
    yearEnd: true,
    outcome: 'They are removed',
    why: 'Claims lapse after three years from the end of the year (§§ 195, 199 BGB)',
  },
  {
    rule: 'blocked-customers',
    title: 'Blocked customers',
    months: 36,
    from: 'they were blocked',
    yearEnd: true,
    outcome: 'The entry is deleted, and they may book again',
    why: 'An exclusion needs a reason that still counts (Art. 5 (1) e GDPR)',
  },
  {
    rule: 'bookings',
    title: 'Bookings',
    months: 120,
    from: 'they ended',
    yearEnd: true,
    outcome: 'The person is replaced by a pseudonym; amounts stay',
    why: books,
  },
  {
    rule: 'vouchers',
    title: 'Vouchers',
    months: 120,
    from: 'they were ordered',
    yearEnd: true,
    outcome: 'The buyer is replaced by a pseudonym; the code stays valid',
    why: books,
  },
  {
    rule: 'withdrawals',
    title: 'Withdrawals from contracts',
    months: 120,
    from: 'they were declared',
    yearEnd: true,
    outcome: 'The person is replaced by a pseudonym; what went back stays',
    why: books,
  },
  {
    rule: 'provider-references',
    title: "The payment provider's numbers",
    months: 120,
    from: 'the payment ended',
    yearEnd: true,
    outcome: 'They are removed; amounts stay',
    why: books,
  },
  {
    rule: 'working-hours',
    title: 'Working hours',
    months: 120,
    from: 'the day',
    yearEnd: true,
    outcome: 'They are deleted',
    why: 'They belong to the payroll, which is bookkeeping',
  },
  {
    rule: 'mails',
    title: 'Mails',
    months: 120,
    from: 'they were written',
    yearEnd: true,
    outcome: 'They are deleted',
    why: 'Business letters: six years, and as long as what they are about',
  },
  {
    rule: 'audit-log',
    title: 'Audit log',
    months: 120,
    from: 'the entry',
    yearEnd: true,
    outcome: 'It is deleted',
    why: 'It proves how the books came about',
  },
]

/** What never goes by itself, and why. */
export const neverGoes: readonly { title: string; why: string }[] = [
  { title: 'The ledger of the till', why: 'Its entries are chained: taking one out breaks the proof of all others' },
  { title: 'Invoices and their papers', why: 'Numbers without gaps; removed by hand once ten years have passed' },
  { title: 'Backups', why: 'They rotate by themselves; restoring an old one brings back who was erased since' },
]

/** The first day that is still kept: whatever is of an earlier one goes. */
export function keptSince({ months, yearEnd }: Pick<Term, 'months' | 'yearEnd'>, today: Day): Day {
  const day = addMonths(today, -months)
  return yearEnd ? `${day.slice(0, 4)}-01-01` : day
}

/** `12 months after they were ticked off`, `10 years after the end of the year: they ended`. */
export function termOf({ months, from, yearEnd }: Term): string {
  if (months === 1) return `a month after ${from}`
  const span = months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
  return yearEnd ? `${span} after the end of the year in which ${fromOf(from)}` : `${span} after ${from}`
}

const fromOf = (from: string) =>
  from.startsWith('the day') ? 'the day lies' : from.startsWith('the entry') ? 'it was made' : from

/** Unpaid bookings older than this are no claims any more: three years from the end of the year (§§ 195, 199 BGB). */
export const unpaidSince = (today: Day): Day => keptSince({ months: 36, yearEnd: true }, today)
