/**
 * Names of staff as text, so that they stay what they were. Those of a former employee go with the person; `kept` ones
 * stand in what may not be changed. `within`: the name is a part of the text.
 */
export const signatures: Readonly<Record<string, Readonly<Record<string, 'whole' | 'within' | 'kept'>>>> = {
  acquisition_crawls: { started_by: 'whole' },
  acquisition_entries: { added_or_changed_by: 'within', legal_by: 'whole' },
  acquisition_events: { noted_by: 'whole' },
  acquisition_letters: { written_by: 'whole' },
  acquisition_messages: { ordered_by: 'whole' },
  acquisition_notes: { done_by: 'whole', noted_by: 'whole' },
  acquisition_settings: { changed_by: 'whole', sender_word_by: 'whole' },
  acquisition_suppressions: { added_by: 'whole' },
  bank_accounts: { changed_by: 'whole' },
  bank_transactions: { dismissed_by: 'whole', imported_by: 'whole' },
  blocked_customers: { blocked_by: 'whole' },
  blocked_days: { blocked_by: 'whole' },
  booking_moves: { moved_by: 'whole' },
  boat_services: { done_by: 'whole' },
  bookings: { employee: 'whole', canceled_by: 'whole' },
  closures: { closed_by: 'whole' },
  customers: { added_or_changed_by: 'within' },
  damages: { reported_by: 'whole', state_by: 'whole', assessed_by: 'whole' },
  handover_pictures: { taken_by: 'whole' },
  handovers: { out_by: 'whole', back_by: 'whole' },
  inbox_items: { ticked_off_by: 'whole' },
  incoming_invoice_steps: { done_by: 'kept' },
  incoming_invoices: { received_by: 'kept' },
  invoice_look: { changed_by: 'whole' },
  invoice_rules: { changed_by: 'whole' },
  invoice_orders: { ordered_by: 'whole' },
  invoice_payments: { cashier: 'kept' },
  invoices: { issued_by: 'kept' },
  quotes: { added_by: 'whole' },
  products: { added_or_changed_by: 'within' },
  stock_count_lines: { counted_by: 'whole' },
  stock_counts: { closed_by: 'whole' },
  stock_movements: { moved_by: 'whole' },
  till_entries: { cashier: 'kept' },
  vehicle_log: { changed: 'within' },
  backups: { started_by: 'whole' },
  withdrawals: { closed_by: 'whole' },
  working_months: { signed_off_by: 'whole', reopened_by: 'whole' },
}

/**
 * What is about a person and is looked after by hand: the log of changes, counters, what opens the office or tells of it,
 * answers that live for a day, what an invoice is found by, receipts that are put aside at the till, and what VIES said of the VAT ids of customers, which goes with them; and what websites say of
 * themselves, kept for half a year.
 */
export const byHand: Readonly<Record<string, readonly string[]>> = {
  acquisition_crawled_sites: ['found'],
  audit_log: ['actor', 'details', 'record'],
  invoice_standings: ['said'],
  idempotent_answers: ['answer'],
  parked_receipts: ['name', 'sale'],
  throttles: ['bucket'],
  sessions: ['token_hash'],
  calendar_feeds: ['token_hash'],
  push_devices: ['endpoint', 'label'],
  recovered_passwords: ['password_hash'],
  vat_checks: ['name', 'address'],
}

/** Columns that sound as if they were about a person: by what they are called, numbers and moments aside. */
export const soundsPersonal =
  /^(?!.*_(?:id|at|from)$).*(?:name|e?mail|phone|street|additional|zip|city|address|comment|note|body|text|reason|recipient|salutation|words|sign|visitor|customer|buyer|actor|details|content|attachment|password|answer|bucket|_by$|cashier|employee|hash|subject|reply|birth|iban|licen[cs]e|damage|tenths|file$)/

/** And are not, with the reason. */
export const impersonal: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  job_runs: { name: 'of a job of the software' },
  boat_services: { note: 'of a boat' },
  closures: { reason: 'of what is closed' },
  extras: { name: 'of what the business lends', name_de: 'the same in German' },
  price_rules: { name: 'of a rule of the business', name_de: 'the same in German' },
  acquisition_entries: {
    email_key: 'made of the address beside it, and empty with it',
    search_text: 'made of the columns beside it, and empty with them',
    business_key: 'made of the business beside it',
  },
  acquisition_letters: {
    name: 'of a letter',
    subject: 'of a letter',
    body: 'of a letter',
  },
  acquisition_messages: { mail_key: 'names a mail of ours', answers: 'an id' },
  backups: { token_hash: 'of a download' },
  bank_accounts: { iban: 'of the agency', details: 'of the agency' },
  business_settings: { reminder_mails: 'whether they are sent' },
  files: { name: 'a hash of what is in it' },
  gallery_items: { file: 'of a work', commentcount: 'a number' },
  idempotent_answers: { body_hash: 'of a form, for a day' },
  incoming_invoice_steps: { reason: 'about an invoice' },
  invoice_look: { content: 'how papers look' },
  invoice_rules: { content: 'when customers are reminded, and what is asked for' },
  mails: { in_reply_to: 'names a mail of ours' },
  migrations: { name: 'of a migration' },
  products: { name: 'of a product' },
  shared_secrets: { name: 'of a secret' },
  till_entries: { previous_hash: 'of the chain', hash: 'of the chain' },
  tills: { last_hash: 'of the chain' },
  parked_receipts: { parked_by: 'an id', taken_by: 'an id' },
  till_transactions: { begun_by: 'an id, which names nobody once the person is gone' },
  tse_simulator: { signatures: 'a number' },
  tse_simulator_log: { signature: 'of the security device' },
  vehicle_log: { name: 'of a boat' },
  vehicle_pictures: { file: 'of a boat' },
  vehicles: { name: 'of a boat', license: 'of a boat', charter_license: 'a price' },
  voucher_entries: { note: 'names the booking' },
  working_months: { reopened_reason: 'about a month' },
}
