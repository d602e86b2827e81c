import type { ReadMetric } from '#kit/server/metrics/readings.ts'

/** What the database knows of the business and of the work in the background, as it is named in monitoring. */
export const businessMetrics = {
  sternsinger_job_interval_seconds: { help: 'How often a job of the background is due', label: 'name' },
  sternsinger_job_runs_total: {
    help: 'Runs of a job, in whichever process, the failed ones among them',
    label: 'name',
    type: 'counter',
  },
  sternsinger_job_failures_total: { help: 'Runs of a job that failed', label: 'name', type: 'counter' },
  sternsinger_job_succeeded_timestamp_seconds: { help: 'When a job last ran to its end', label: 'name' },
  sternsinger_job_failed_timestamp_seconds: { help: 'When a job last failed', label: 'name' },
  sternsinger_mails_due: { help: 'Mails that should be on their way by now' },
  sternsinger_mails_oldest_due_seconds: { help: 'How long the oldest of the due mails has been due, 0 without one' },
  sternsinger_mails_failed_last_day: { help: 'Mails written in the last 24 hours that were given up' },
  sternsinger_mails_unclear: {
    help: 'Mails broken off while being sent, on which somebody must decide (at most 1000 are counted)',
  },
  sternsinger_payments_open: { help: 'Payments begun at a provider and not at their end', label: 'state' },
  sternsinger_payments_oldest_unsettled_seconds: {
    help: 'How long money has been on its way at a provider (taken and not known here, or not yet given back), 0 without any',
  },
  sternsinger_holds_open: { help: 'Unpaid bookings that keep a boat for now' },
  sternsinger_holds_oldest_overdue_seconds: {
    help: 'How long a boat has been kept past its time to pay, 0 without one',
  },
  sternsinger_bookings_last_day: { help: 'Bookings confirmed that were made in the last 24 hours' },
  sternsinger_bookings_canceled_last_day: { help: 'Bookings canceled in the last 24 hours' },
  sternsinger_vouchers_sold_last_day: { help: 'Vouchers paid in the last 24 hours, among the last 1000 ordered' },
  sternsinger_online_income_last_day_dollars: {
    help: 'Money that came in through the provider in the last 24 hours, what went back taken off',
  },
  sternsinger_transfers_overdue: { help: 'Bookings and vouchers whose bank transfer should have arrived' },
  sternsinger_till_oldest_unclosed_seconds: {
    help: 'How long the oldest entry of the till at the pier has waited for a closing, 0 without one',
  },
  sternsinger_tse_outage_seconds: {
    help: 'How long the security device of the till has been out of order, 0 while it works',
  },
  sternsinger_tse_certificate_ends_timestamp_seconds: {
    help: 'When the certificate of the security device ends, 0 where none is known',
  },
  sternsinger_invoices_overdue: { help: 'Invoices of the last 400 days unpaid past their day' },
  sternsinger_inbox_open: { help: 'Tasks and messages that nobody has ticked off', label: 'business' },
  sternsinger_backups_on: { help: 'Whether nightly backups are switched on' },
  sternsinger_backup_succeeded_timestamp_seconds: {
    help: 'When the last backup kept on a machine was finished, in the last 30 days',
    label: 'machine',
  },
  sternsinger_backup_size_bytes: { help: 'Size of the last backup kept on a machine', label: 'machine' },
  sternsinger_backups_failed_last_day: { help: 'Backups that failed in the last 24 hours' },
  sternsinger_crawls_under_way: { help: 'Crawls for businesses under way or paused', label: 'status' },
  sternsinger_crawls_failed_last_day: { help: 'Crawls that failed in the last 24 hours, among the last 100' },
  sternsinger_sessions: { help: 'Sessions of people signed in' },
} as const satisfies Record<string, ReadMetric>
