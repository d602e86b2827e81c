import { type Ground, type Notice, type NoticeName, notices, type Recipient } from './notices.ts'
import { retentionRules, termOf } from './retention.ts'
import { type RuleName, type ShortTerm, shortTerms } from './terms.ts'

/** A line of the record of processing activities (Art. 30 GDPR). */
export type Activity = {
  title: string
  /** Whose data, and which. */
  what: string
  why: string
  basis: string
  /** Tables of the registry, or looked after by hand, that belong to it. */
  tables: readonly string[]
  /** What ends it by itself, or in words what else does. */
  ends: readonly (RuleName | ShortTerm)[] | string
  /** Who else learns of it. */
  recipients: readonly Recipient[]
  /** Why the privacy page of the rental does not tell of it; undefined where it does. */
  untold?: string
}

/** What a notice says in keys, and what staff read of it beside. */
const told = (name: NoticeName, said: Pick<Activity, 'title' | 'what' | 'why'> & { more?: string }): Activity => {
  const { grounds, ends, tables, recipients }: Notice = notices[name]
  const basis = [...grounds.map((ground) => bases[ground]), said.more].filter(Boolean).join(', ')
  return { ...said, basis, tables, ends, recipients }
}

const bases: Readonly<Record<Ground, string>> = {
  contract: 'Contract or steps before it (Art. 6 (1) b)',
  law: 'Legal obligation (c)',
  interest: 'Legitimate interest (f)',
}

const recipientNames: Readonly<Record<Recipient, string>> = {
  mail: 'whoever runs the mail server',
  calendars: 'whoever runs a calendar that a member of staff subscribes with: name, boat, time and how many',
  paypal: 'PayPal, where it is set up and chosen',
  stripe: 'Stripe, where it is set up and a card or wallet is chosen',
  bank: 'the bank',
  authorities: 'authorities, where the law obliges',
}

const shortTitles: Readonly<Record<ShortTerm, string>> = {
  codes: 'Booking codes',
  waiting: 'Places on the waiting list',
  attempts: 'Counted attempts',
  answers: 'Answers kept for what is sent twice',
}

const agency = 'Of the agency, not of the rental'

/** What is told on the privacy page of the rental, by the names of its notices. */
export const toldActivities: Readonly<Record<NoticeName, Activity>> = {
  booking: told('booking', {
    title: 'Renting boats',
    what: 'Customers: name, contact, address, who is on board, booking, texts agreed to; until it is paid, what tells that stays by transfer are of one customer (hashes of address, phone and network). On devices of staff who are signed in: bookings of today and tomorrow, and what was done without a network until it is sent',
    why: 'To hand the right boat to the right people, to be paid for it, and to keep the books',
    more: '§ 147 AO',
  }),
  code: told('code', {
    title: 'Booking codes',
    what: 'Customers: email address, hash of a code',
    why: 'To let nobody book in the name of others',
  }),
  waiting: told('waiting', {
    title: 'Waiting list',
    what: 'Who waits for a full day: name, email address, phone number if given, boat, day, hours or nights, how many people',
    why: 'To offer what becomes free, in the order in which they asked',
  }),
  handover: told('handover', {
    title: 'Handovers',
    what: 'Customers: check-out and return with photos, signature, deposit, notes and damage, and what was charged for it',
    why: 'To settle what happens to a boat',
  }),
  voucher: told('voucher', {
    title: 'Vouchers',
    what: 'Buyers and whom they give to: name, contact, address, words on the card, texts agreed to',
    why: 'To sell and redeem vouchers',
    more: '§ 147 AO',
  }),
  withdrawal: told('withdrawal', {
    title: 'Withdrawals',
    what: 'Buyers: declarations of withdrawal, what became of them',
    why: 'To receipt and carry out withdrawals',
    more: '§§ 355–357 BGB, § 147 AO',
  }),
  payment: told('payment', {
    title: 'Payments and till',
    what: 'Payers: amounts, the provider’s numbers, receipts',
    why: 'To take money, give it back and prove both',
    more: '§ 147 AO',
  }),
  mails: told('mails', {
    title: 'Mails',
    what: 'Whoever is written to: address, subject, text, attachments',
    why: 'To tell them, and to know what was told',
    more: '§ 257 HGB',
  }),
  contact: told('contact', {
    title: 'Contact requests',
    what: 'Whoever writes: name, contact, text',
    why: 'To answer, and to know what was answered',
  }),
  blocked: told('blocked', {
    title: 'Blocked customers',
    what: 'Who is excluded: name, contact and reason',
    why: 'To recognise them',
  }),
  changes: told('changes', {
    title: 'Audit log',
    what: 'Staff, and whose records they work on: who changed what and when',
    why: 'To prove how the books came about',
    more: '§ 147 AO',
  }),
  protection: told('protection', {
    title: 'Protection from abuse, and against doing things twice',
    what: 'Whoever calls: network address or email with a count, the answer to an order',
    why: 'To stop who guesses or floods, and to do once what is sent twice',
  }),
}

/** Every table that knows persons stands in exactly one of these; a test says which was forgotten. */
export const activities: readonly Activity[] = [
  ...Object.values(toldActivities),
  {
    title: 'Customers of the agency and their invoices',
    what: 'Businesses and their contacts: name, contact, address, VAT id and what VIES said of it, invoices, lines of bank statements; suppliers and their invoices',
    why: 'To work for them and to be paid',
    basis: 'Contract (b), bookkeeping (c)',
    tables: [
      ...['customers', 'vat_checks', 'invoices', 'invoice_standings', 'invoice_orders', 'invoice_documents'],
      ...['quotes', 'incoming_invoices', 'bank_transactions'],
    ],
    ends: 'Invoices are removed by hand ten years on; customers are erased on request',
    recipients: ['mail', 'bank', 'authorities'],
    untold: agency,
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
      'acquisition_notes',
      'acquisition_suppressions',
      'acquisition_crawl_targets',
      'acquisition_crawled_sites',
    ],
    ends: ['acquisition', 'acquisition-finds'],
    recipients: ['mail'],
    untold: agency,
  },
  {
    title: 'Works, comments and requests in the gallery',
    what: 'Artist and visitors: what they wrote',
    why: 'To show it, and to answer',
    basis: 'Legitimate interest (f)',
    tables: ['gallery_items', 'gallery_comments', 'gallery_contact_requests'],
    ends: ['gallery-requests', 'gallery-bin', 'unshown-files'],
    recipients: [],
    untold: 'Of the art site',
  },
  {
    title: 'Staff',
    what: 'Accounts and hours; calendars they subscribe with, devices that are told at once, and what of. Push services of browsers carry what they cannot read',
    why: 'To let them work and to pay them',
    basis: 'Employment (b, § 26 BDSG), bookkeeping (c)',
    tables: ['users', 'sessions', 'recovered_passwords', 'working_hours', 'calendar_feeds', 'push_devices'],
    ends: ['working-hours'],
    recipients: ['authorities'],
    untold: 'Employees are told when they are taken on',
  },
]

/** When it ends, in words. */
export const endOf = ({ ends }: Activity): string => (typeof ends === 'string' ? ends : ends.map(termIn).join('; '))

function termIn(end: RuleName | ShortTerm): string {
  const rule = retentionRules.find((one) => one.rule === end)
  if (rule) return `${rule.title}: ${termOf(rule)}`
  const short = end as ShortTerm
  return `${shortTitles[short]}: about ${shortTerms[short]} hours at most`
}

/** The record as a list for the documentation. */
export const recordOfProcessing = (): string =>
  activities
    .map((one) =>
      [
        `**${one.title}**`,
        `- Whose and what: ${one.what}`,
        `- Why: ${one.why}. On the basis of: ${one.basis}`,
        ...(one.recipients.length > 0
          ? [`- Who else: ${one.recipients.map((who) => recipientNames[who]).join('; ')}`]
          : []),
        ...(typeof one.ends === 'string' ? [`- Ends: ${one.ends}`] : ['- Ends:', ...endLines(one)]),
        `- Tables: ${one.tables.join(', ')}`,
      ].join('\n'),
    )
    .join('\n\n')

const endLines = (activity: Activity) =>
  endOf(activity)
    .split('; ')
    .map((line) => `  - ${line}`)
