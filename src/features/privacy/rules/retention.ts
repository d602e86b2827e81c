import { addMonths, type Day } from '#kit/shared/day.ts'
import { type RuleName, type Term, terms } from './terms.ts'

export type RetentionRule = Term & {
  rule: RuleName
  title: string
  /** From when the term runs. */
  from: string
  outcome: string
  why: string
}

const books = 'Bookkeeping: eight to ten years from the end of the year (§ 147 AO, § 257 HGB)'

const texts: Readonly<Record<RuleName, Omit<RetentionRule, 'rule' | keyof Term>>> = {
  'gallery-bin': {
    title: 'Works, comments and requests that the artist deleted',
    from: 'they were deleted',
    outcome: 'They are deleted for good, with their pictures',
    why: 'Until then they can be put back',
  },
  'unshown-files': {
    title: 'Pictures and signatures that nothing shows any more',
    from: 'they were last uploaded',
    outcome: 'They are deleted; nobody could see them before either',
    why: 'They were taken away, replaced or undone with what they belonged to',
  },
  'unpaid-bookings': {
    title: 'Bookings that were canceled and never paid',
    from: 'they were canceled',
    outcome: 'The person is replaced by a pseudonym',
    why: 'No contract came of them; six months for questions',
  },
  'payment-attempts': {
    title: 'Payments that came to nothing',
    from: 'they ended',
    outcome: 'They are deleted',
    why: 'No money moved',
  },
  'acquisition-finds': {
    title: 'What searches for businesses found',
    from: 'the search ended, or began where it stayed paused',
    outcome: 'It is deleted; what was taken into the list stays there',
    why: 'By then it is out of date',
  },
  'contact-requests': {
    title: 'Contact requests',
    from: 'they were ticked off',
    outcome: 'Sender and text are replaced by a pseudonym',
    why: 'They are answered; a year for questions',
  },
  'gallery-requests': {
    title: 'Requests to the artist',
    from: 'they were written',
    outcome: 'They are deleted',
    why: 'They are answered; a year for questions',
  },
  'handover-pictures': {
    title: 'Photos of check-outs and returns',
    from: 'the boat came back',
    outcome: 'They are deleted',
    why: 'Claims for damage to what was let lapse six months after the return (§ 548 BGB)',
  },
  'mail-texts': {
    title: 'Texts and attachments of mails',
    from: 'they were written',
    outcome: 'They are emptied; that a mail was sent stays known',
    why: 'Two seasons for questions; papers that must be kept are kept elsewhere',
  },
  acquisition: {
    title: 'Businesses that were not won',
    from: 'the last thing that happened with them',
    outcome: 'They are deleted with what was written to them; who is never to be written to stays known',
    why: 'Nothing came of it, and the interest in winning them has faded (Art. 6 (1) f GDPR)',
  },
  signatures: {
    title: 'Signatures and notes of check-outs and returns',
    from: 'the boat came back',
    outcome: 'They are removed',
    why: 'Claims lapse after three years from the end of the year (§§ 195, 199 BGB)',
  },
  'blocked-customers': {
    title: 'Blocked customers',
    from: 'they were blocked',
    outcome: 'The entry is deleted, and they may book again',
    why: 'An exclusion needs a reason that still counts (Art. 5 (1) e GDPR)',
  },
  bookings: {
    title: 'Bookings',
    from: 'they ended',
    outcome: 'The person is replaced by a pseudonym; amounts stay',
    why: books,
  },
  vouchers: {
    title: 'Vouchers',
    from: 'they were ordered',
    outcome: 'The buyer is replaced by a pseudonym; the code stays valid',
    why: books,
  },
  withdrawals: {
    title: 'Withdrawals from contracts',
    from: 'they were declared',
    outcome: 'The person is replaced by a pseudonym; what went back stays',
    why: books,
  },
  'provider-references': {
    title: "The payment provider's numbers",
    from: 'the payment ended',
    outcome: 'They are removed; amounts stay',
    why: books,
  },
  'working-hours': {
    title: 'Working hours',
    from: 'the day',
    outcome: 'They are deleted',
    why: 'They belong to the payroll, which is bookkeeping',
  },
  mails: {
    title: 'Mails',
    from: 'they were written',
    outcome: 'They are deleted',
    why: 'Business letters: six years, and as long as what they are about',
  },
  'audit-log': {
    title: 'Audit log',
    from: 'the entry',
    outcome: 'It is deleted',
    why: 'It proves how the books came about',
  },
}

/** What goes by itself, soonest first. */
export const retentionRules: readonly RetentionRule[] = Object.entries(terms).map(([rule, term]) => ({
  rule: rule as RuleName,
  ...term,
  ...texts[rule as RuleName],
}))

/** What never goes by itself, and why. */
export const neverGoes: readonly { title: string; why: string }[] = [
  { title: 'The ledger of the till', why: 'Its entries are chained: taking one out breaks the proof of all others' },
  { title: 'Invoices and their papers', why: 'Numbers without gaps; removed by hand once ten years have passed' },
  { title: 'Backups', why: 'They rotate by themselves; restoring an old one brings back who was erased since' },
]

/** The first day that is still kept: whatever is of an earlier one goes. */
export function keptSince({ months, yearEnd }: Term, today: Day): Day {
  const day = addMonths(today, -months)
  return yearEnd ? `${day.slice(0, 4)}-01-01` : day
}

/** `12 months after they were ticked off`, `10 years after the end of the year: they ended`. */
export function termOf({ months, from, yearEnd }: Pick<RetentionRule, 'months' | 'from' | 'yearEnd'>): string {
  if (months === 1) return `a month after ${from}`
  const span = months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
  return yearEnd ? `${span} after the end of the year in which ${fromOf(from)}` : `${span} after ${from}`
}

const fromOf = (from: string) =>
  from.startsWith('the day') ? 'the day lies' : from.startsWith('the entry') ? 'it was made' : from

/** Unpaid bookings older than this are no claims any more: three years from the end of the year (§§ 195, 199 BGB). */
export const unpaidSince = (today: Day): Day => keptSince({ months: 36, yearEnd: true }, today)
