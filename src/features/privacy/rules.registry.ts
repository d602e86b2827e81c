/**
 * Every table and column that knows persons: how a person is found there, what goes into an export, and what becomes of
 * it when the person is erased. A test compares it with the database, so that no column is forgotten.
 */

/**
 * `pseudonym`: replaced where there was something. `empty`: an empty text. `null`, `none`: nothing, an empty list.
 * `kept`: stays, for the reason of the table. `reason`: the amounts stay, the words staff found for them do not.
 * `lone`: replaced where an email or a phone number stays, which the name alone would have to stand in for.
 */
export type Fate = 'pseudonym' | 'empty' | 'null' | 'none' | 'kept' | 'reason' | 'lone'

/** Columns that tell who it is. A person is known by their email; without one by phone, without both by name. */
type Marks = { email?: string; phone?: string; name?: string }
export type Found =
  | { by: Marks; only?: string }
  /** By the rows of other tables, and the column that refers to each. */
  | { via: Readonly<Record<string, string>> }

export type Entry = {
  table: string
  /** As the screen names its rows. */
  label: string
  found: Found
  /** What becomes of the rows. Columns are changed one by one. */
  erase: 'change' | 'delete' | 'keep'
  /** Every column that says something of the person. */
  columns: Readonly<Record<string, Fate>>
  /** What else goes into the export. */
  facts: readonly string[]
  /** The moment of a row. */
  at: string
  /** Why rows or columns of it stay. */
  keeps?: string
  /** What the audit log calls its rows. */
  record?: string
  /** Does not go into an export: it is about our guarding, not about them. */
  unexported?: boolean
}

const address = { street_and_number: 'empty', additional: 'empty', zip_code_and_city: 'empty' } as const

const bookkeeping = 'Bookkeeping has to be kept for ten years (§ 147 AO); it cannot be changed either'

/** In the order they are looked through: tables that others hang on come first. */
export const registry: readonly Entry[] = [
  {
    table: 'bookings',
    record: 'booking',
    label: 'Bookings',
    found: { by: { email: 'email', phone: 'phone', name: 'name' } },
    erase: 'change',
    columns: {
      salutation: 'empty',
      name: 'pseudonym',
      email: 'empty',
      phone: 'empty',
      ...address,
      comment: 'empty',
      staff_comment: 'empty',
      canceled_reason: 'empty',
      price_change_reason: 'empty',
      quote: 'reason',
      settlement: 'kept',
      visitor: 'null',
      has_license: 'null',
    },
    facts: [
      'reference',
      'kind',
      'starts_at',
      'ends_at',
      'people',
      'extras',
      'price',
      'new_price',
      'currency',
      'payment_method',
      'voucher_amount',
      'paid_at',
      'canceled_at',
      'created_at',
    ],
    at: 'created_at',
    keeps: 'What was booked and paid, without who it was: it belongs to the books',
  },
  {
    table: 'booking_moves',
    label: 'Moves of bookings',
    found: { via: { bookings: 'booking_id' } },
    erase: 'change',
    columns: { comment: 'empty', price_change_reason: 'empty', quote: 'reason' },
    facts: ['booking_id', 'starts_at', 'ends_at', 'created_at'],
    at: 'created_at',
  },
  {
    table: 'handovers',
    label: 'Check-outs and returns',
    found: { via: { bookings: 'booking_id' } },
    erase: 'change',
    columns: { signed_by: 'pseudonym', signature_out: 'null', note_out: 'empty', note_back: 'empty', damage: 'empty' },
    facts: ['booking_id', 'out_at', 'back_at', 'license_seen', 'deposit', 'fees', 'charges', 'late_hours'],
    at: 'out_at',
  },
  {
    table: 'handover_pictures',
    label: 'Handover photos',
    found: { via: { bookings: 'booking_id' } },
    erase: 'delete',
    columns: { file: 'null' },
    facts: ['booking_id', 'moment', 'taken_at'],
    at: 'taken_at',
  },
  {
    table: 'vouchers',
    label: 'Vouchers',
    found: { by: { email: 'email', name: 'name' } },
    erase: 'change',
    columns: {
      salutation: 'empty',
      name: 'pseudonym',
      email: 'empty',
      ...address,
      recipient: 'empty',
      words: 'empty',
      canceled_reason: 'empty',
      visitor: 'null',
    },
    facts: [
      'reference',
      'code',
      'amount',
      'redeemed',
      'currency',
      'payment_method',
      'paid_at',
      'canceled_at',
      'created_at',
    ],
    at: 'created_at',
    keeps:
      'What was paid and redeemed, without who it was: it belongs to the books, and whoever has the code may use it',
  },
  {
    table: 'payments',
    label: 'Payments through the provider',
    found: { via: { bookings: 'booking_id', vouchers: 'voucher_id' } },
    erase: 'keep',
    columns: { order_id: 'kept', capture_id: 'kept', refund_reason: 'kept' },
    facts: ['provider', 'amount', 'currency', 'state', 'captured', 'refunded', 'created_at'],
    at: 'created_at',
    keeps: bookkeeping,
  },
  {
    table: 'customers',
    record: 'customer',
    label: 'Customers of the agency',
    found: { by: { email: 'email', phone: 'phone', name: 'name' } },
    erase: 'change',
    columns: {
      business: 'pseudonym',
      website: 'empty',
      email: 'empty',
      phone: 'empty',
      name: 'pseudonym',
      ...address,
      vat_id: 'empty',
      subject: 'empty',
      salutation: 'empty',
      body: 'empty',
      note: 'empty',
    },
    facts: ['country', 'state', 'type', 'invoice_items', 'active', 'created_at'],
    at: 'created_at',
    keeps: 'The row, without who it was, where invoices refer to it',
  },
  {
    table: 'invoices',
    record: 'invoice',
    label: 'Invoices',
    found: { via: { customers: 'customer_id' } },
    erase: 'keep',
    columns: { buyer: 'kept', texts: 'kept', items: 'kept' },
    facts: ['reference', 'issued_on', 'due_on', 'currency', 'net', 'vat', 'gross'],
    at: 'created_at',
    keeps: bookkeeping,
  },
  {
    table: 'invoice_documents',
    label: 'Papers of invoices',
    found: { via: { invoices: 'invoice_id' } },
    erase: 'keep',
    columns: {},
    facts: ['invoice_id', 'kind'],
    at: 'NULL::timestamptz',
    keeps: bookkeeping,
  },
  {
    table: 'till_entries',
    label: 'Entries in the till',
    found: { via: { bookings: 'booking_id', vouchers: 'voucher_id' } },
    erase: 'keep',
    columns: { content: 'kept' },
    facts: ['position', 'kind', 'receipt', 'at', 'currency', 'cash', 'income'],
    at: 'at',
    keeps: 'The ledger is chained by hashes and must be kept for ten years (§ 147 AO)',
  },
  {
    table: 'mails',
    record: 'mail',
    label: 'Mails',
    found: { by: { email: 'recipient' } },
    erase: 'change',
    columns: {
      recipient: 'pseudonym',
      subject: 'pseudonym',
      body_text: 'empty',
      body_html: 'empty',
      attachments: 'none',
      reply_to: 'empty',
      error: 'null',
      visitor: 'null',
    },
    facts: ['state', 'created_at', 'sent_at'],
    at: 'created_at',
  },
  {
    table: 'inbox_items',
    record: 'inbox',
    label: 'Contact requests',
    found: { by: { email: 'email', phone: 'phone', name: 'name' }, only: "type = 'contact'" },
    erase: 'change',
    columns: { name: 'pseudonym', email: 'empty', phone: 'empty', body: 'pseudonym' },
    facts: ['business', 'created_at', 'ticked_off_at'],
    at: 'created_at',
  },
  {
    table: 'blocked_customers',
    record: 'blocked-customer',
    label: 'Blocked customers',
    found: { by: { email: 'email', phone: 'phone', name: 'name' } },
    erase: 'change',
    columns: { name: 'lone', email: 'kept', phone: 'kept', reason: 'pseudonym' },
    facts: ['created_at'],
    at: 'created_at',
    keeps:
      'Email and phone stay in plain text, name and reason go: who is excluded has to be recognised (Art. 17 (1) c GDPR), and a hash of a phone number is guessed in minutes. Unblock them first if they may come back',
  },
  {
    table: 'users',
    record: 'user',
    label: 'Accounts',
    found: { by: { email: 'email' }, only: 'NOT root' },
    erase: 'change',
    columns: {
      email: 'pseudonym',
      password_hash: 'empty',
      first_name: 'pseudonym',
      last_name: 'pseudonym',
      phone: 'empty',
      ...address,
      set_email: 'null',
      set_password_hash: 'null',
    },
    facts: ['admin', 'active', 'created_at'],
    at: 'created_at',
  },
  {
    table: 'working_hours',
    label: 'Working hours',
    found: { via: { users: 'employee_id' } },
    erase: 'keep',
    columns: { tenths: 'kept' },
    facts: ['business', 'day'],
    at: 'day::timestamptz',
    keeps: 'They belong to the payroll, and stay under the pseudonym',
  },
  {
    table: 'verification_codes',
    label: 'Booking codes',
    found: { by: { email: 'email' } },
    erase: 'delete',
    columns: { email: 'null', code_hash: 'null' },
    facts: [],
    at: 'expires_at',
    unexported: true,
  },
]
