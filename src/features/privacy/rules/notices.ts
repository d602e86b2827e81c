import type { RuleName, ShortTerm } from './terms.ts'

/** Of Art. 6 (1) GDPR: b, c and f. Consent is asked for the map only, which is no part of what we keep. */
export type Ground = 'contract' | 'law' | 'interest'

/** Who else learns of it. Whoever runs machines for us may with all of it, and is not named at each. */
export type Recipient = 'mail' | 'calendars' | 'paypal' | 'stripe' | 'bank' | 'authorities'

/** What of it is in files that never go by themselves. */
export type Everlasting = 'ledger'

/** What the record of processing and the privacy page of the rental both say, in keys and numbers. */
export type Notice = {
  tables: readonly string[]
  grounds: readonly Ground[]
  recipients: readonly Recipient[]
  /** What ends it by itself. */
  ends: readonly (RuleName | ShortTerm)[]
  stays?: readonly Everlasting[]
}

/**
 * What the rental keeps of its visitors and customers, in the order of its privacy page. Staff read of it in
 * processing.ts, visitors in the words; a test finds what neither tells.
 */
export const notices = {
  booking: {
    tables: ['bookings', 'booking_moves', 'booking_changes'],
    grounds: ['contract', 'law', 'interest'],
    recipients: ['mail', 'calendars', 'authorities'],
    ends: ['bookings', 'unpaid-bookings'],
  },
  code: {
    tables: ['verification_codes'],
    grounds: ['contract'],
    recipients: ['mail'],
    ends: ['codes'],
  },
  waiting: {
    tables: ['waiting_entries'],
    grounds: ['contract'],
    recipients: ['mail'],
    ends: ['waiting'],
  },
  handover: {
    tables: ['handovers', 'handover_pictures', 'damages'],
    grounds: ['contract', 'interest'],
    recipients: [],
    ends: ['handover-pictures', 'signatures', 'unshown-files', 'bookings'],
  },
  voucher: {
    tables: ['vouchers'],
    grounds: ['contract', 'law'],
    recipients: ['mail', 'authorities'],
    ends: ['vouchers'],
  },
  withdrawal: {
    tables: ['withdrawals'],
    grounds: ['law'],
    recipients: ['mail', 'authorities'],
    ends: ['withdrawals'],
  },
  payment: {
    tables: ['payments', 'till_entries', 'parked_receipts'],
    grounds: ['contract', 'law'],
    recipients: ['paypal', 'stripe', 'bank', 'authorities'],
    ends: ['payment-attempts', 'provider-references'],
    stays: ['ledger'],
  },
  mails: {
    tables: ['mails'],
    grounds: ['contract', 'law'],
    recipients: ['mail'],
    ends: ['mail-texts', 'mails'],
  },
  contact: {
    tables: ['inbox_items'],
    grounds: ['contract', 'interest'],
    recipients: ['mail'],
    ends: ['contact-requests'],
  },
  blocked: {
    tables: ['blocked_customers'],
    grounds: ['interest'],
    recipients: [],
    ends: ['blocked-customers'],
  },
  changes: {
    tables: ['audit_log'],
    grounds: ['law', 'interest'],
    recipients: ['authorities'],
    ends: ['audit-log'],
  },
  protection: {
    tables: ['throttles', 'idempotent_answers'],
    grounds: ['interest'],
    recipients: [],
    ends: ['attempts', 'answers'],
  },
} as const satisfies Readonly<Record<string, Notice>>

export type NoticeName = keyof typeof notices

/**
 * What the rental's public pages keep in a browser, by name. `hours`: how long a cookie lasts; null: until the browser is
 * closed, or for storage of a tab the tab, or for local storage somebody deletes it.
 */
export type Kept = { name: string; where: 'cookie' | 'local' | 'tab'; hours: number | null }

export const keptInBrowser = {
  csrf: { name: 'csrftoken', where: 'cookie', hours: 365 * 24 },
  visitor: { name: 'visitor', where: 'cookie', hours: 24 },
  session: { name: 'session', where: 'cookie', hours: null },
  maps: { name: 'mapsConsent', where: 'local', hours: null },
  language: { name: 'language', where: 'local', hours: null },
  customer: { name: 'rental/…', where: 'tab', hours: null },
  details: { name: 'rental/details', where: 'local', hours: null },
  contact: { name: 'agency-contact', where: 'tab', hours: null },
} as const satisfies Readonly<Record<string, Kept>>

export type KeptName = keyof typeof keptInBrowser
