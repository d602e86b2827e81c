import { type RuleName, retentionRules, termOf } from './retention.ts'

/** A line of the record of processing activities (Art. 30 GDPR). */
export type Activity = {
  title: string
  /** Whose data, and which. */
  what: string
  why: string
  basis: string
  /** Tables of the registry that belong to it. */
  tables: readonly string[]
  /** What ends it by itself, or in words what else does. */
  ends: readonly RuleName[] | string
}

/** Every table that knows persons stands in exactly one of these; a test says which was forgotten. */
export const activities: readonly Activity[] = [
  {
    title: 'Renting boats',
    what: 'Customers: name, contact, address, booking, what tells that stays by transfer are of one customer (hashes of address, phone and network), handover with photos and signature',
    why: 'To hand the right boat to the right people, and to settle what happens to it',
    basis: 'Contract (Art. 6 (1) b), bookkeeping (c)',
    tables: ['bookings', 'booking_moves', 'handovers', 'handover_pictures', 'verification_codes'],
    ends: ['bookings', 'unpaid-bookings', 'handover-pictures', 'signatures', 'unshown-files'],
  },
  {
    title: 'Vouchers and withdrawals',
    what: 'Buyers: name, contact, address, words on the card, texts agreed to; declarations of withdrawal',
    why: 'To sell and redeem vouchers, and to receipt and carry out withdrawals',
    basis: 'Contract (b), §§ 355–357 BGB and bookkeeping (c)',
    tables: ['vouchers', 'withdrawals'],
    ends: ['vouchers', 'withdrawals'],
  },
  {
    title: 'Payments and till',
    what: 'Payers: amounts, the provider’s numbers, receipts, lines of bank statements',
    why: 'To take money, give it back and prove both',
    basis: 'Contract (b), bookkeeping (c)',
    tables: ['payments', 'bank_transactions', 'till_entries'],
    ends: ['payment-attempts', 'provider-references'],
  },
  {
    title: 'Customers of the agency and their invoices',
    what: 'Businesses and their contacts: name, contact, address, VAT id, invoices',
    why: 'To work for them and to be paid',
    basis: 'Contract (b), bookkeeping (c)',
    tables: ['customers', 'invoices', 'invoice_orders', 'invoice_documents'],
    ends: 'Invoices are removed by hand ten years on; customers are erased on request',
  },
  {
    title: 'Acquisition',
    what: 'Businesses and their contacts: name, contact, what was written and answered, who wants no mails',
    why: 'To offer the agency’s work',
    basis: 'Legitimate interest (f); consent or § 7 (3) UWG where a country asks for it, noted for each business',
    tables: [
      'acquisition_entries',
      'acquisition_messages',
      'acquisition_events',
      'acquisition_suppressions',
      'acquisition_crawl_targets',
    ],
    ends: ['acquisition', 'acquisition-finds'],
  },
  {
    title: 'Mails and contact requests',
    what: 'Whoever writes or is written to: address, subject, text',
    why: 'To answer, and to know what was answered',
    basis: 'Contract or steps before it (b), legitimate interest (f)',
    tables: ['mails', 'inbox_items', 'gallery_contact_requests'],
    ends: ['contact-requests', 'gallery-requests', 'mail-texts', 'mails', 'gallery-bin'],
  },
  {
    title: 'Works and comments in the gallery',
    what: 'Artist and visitors: what they wrote',
    why: 'To show it',
    basis: 'Legitimate interest (f)',
    tables: ['gallery_items', 'gallery_comments'],
    ends: ['gallery-bin'],
  },
  {
    title: 'Blocked customers',
    what: 'Who is excluded: contact and reason',
    why: 'To recognise them',
    basis: 'Legitimate interest (f)',
    tables: ['blocked_customers'],
    ends: ['blocked-customers'],
  },
  {
    title: 'Staff',
    what: 'Accounts, hours, and in the audit log who did what',
    why: 'To let them work, to pay them, and to prove how the books came about',
    basis: 'Employment (b, § 26 BDSG), bookkeeping (c)',
    tables: ['users', 'working_hours'],
    ends: ['working-hours', 'audit-log'],
  },
]

/** When it ends, in words. */
export const endOf = ({ ends }: Activity): string =>
  typeof ends === 'string'
    ? ends
    : ends
        .map((rule) => retentionRules.find((one) => one.rule === rule))
        .flatMap((rule) => (rule ? `${rule.title}: ${termOf(rule)}` : []))
        .join('; ')

/** The record as a list for the documentation. */
export const recordOfProcessing = (): string =>
  activities
    .map((one) =>
      [
        `**${one.title}**`,
        `- Whose and what: ${one.what}`,
        `- Why: ${one.why}. On the basis of: ${one.basis}`,
        ...(typeof one.ends === 'string' ? [`- Ends: ${one.ends}`] : ['- Ends:', ...endLines(one)]),
        `- Tables: ${one.tables.join(', ')}`,
      ].join('\n'),
    )
    .join('\n\n')

const endLines = (activity: Activity) =>
  endOf(activity)
    .split('; ')
    .map((line) => `  - ${line}`)
