import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser, Reply } from './browser.ts'
import { multipart } from './form.ts'
import { addCustomer, addInvoice, payInvoice } from './invoices.ts'
import { ublInvoice } from './ubl.ts'

/** A write, what the audit log must say of it, and how it is made. */
export type AuditedWrite = [path: string, action: string, send: (path: string) => Promise<Reply>]

type Hands = { sql: Sql; root: Browser; admin: Browser; idOf: (table: string) => Promise<number> }

const form = async (who: Browser, url: string, fields: Record<string, unknown>) =>
  who.send({ method: 'POST', url, ...(await multipart(fields)) })

/** Every write around invoices, in this order, each with what the ones before left. */
export const invoiceWrites = ({ sql, root, admin, idOf }: Hands): AuditedWrite[] => [
  [
    '/api/sshp_handle_customer/',
    'customer.add',
    (url) =>
      admin.post(url, {
        ...{ business: 'Corrib', website: 'corrib.example', phone: '091 55', name: 'Aoife', state: 'Galway' },
        ...{ country: 'Ireland', type: 'SupremeShop', invoicesMode: 'add' },
      }),
  ],
  [
    '/api/sshp_save_paper_look/',
    'papers.look',
    (url) => admin.post(url, { accent: '#0b5d6b', texts: JSON.stringify({ en: {}, de: {} }) }),
  ],
  [
    '/api/sshp_save_invoice_rules/',
    'papers.rules',
    async (url) => {
      const { rules } = (await admin.get('/api/sshp_get_paper_settings/')).json
      return admin.post(url, rules as Record<string, unknown>)
    },
  ],
  [
    '/api/sshp_pause_reminders/',
    'customer.reminders',
    async (url) => admin.post(url, { customer: await addCustomer(sql), always: true }),
  ],
  ['/api/sshp_save_paper_logo/', 'papers.logo', (url) => admin.post(url, { remove: true })],
  [
    '/api/sshp_save_bank_account/',
    'papers.account',
    (url) => admin.post(url, { currency: 'GBP', holder: 'Sternsinger', details: 'Sort code: 20-00-00' }),
  ],
  ['/api/sshp_remove_bank_account/', 'papers.account-remove', (url) => admin.post(url, { currency: 'GBP' })],
  [
    '/api/sshp_save_cashregister/',
    'invoice.pay',
    async (url) => root.post(url, { main_item: (await addInvoice(sql)).id }),
  ],
  [
    '/api/sshp_take_back_payment/',
    'invoice.unpay',
    async (url) => root.post(url, { payment: await idOf('invoice_payments'), reason: 'Of another customer' }),
  ],
  [
    '/api/sshp_send_reminders/',
    'invoice.remind',
    async (url) => {
      const { id: invoice } = await addInvoice(sql, { day: '2026-05-01', paper: true })
      return admin.post(url, { reminders: JSON.stringify([{ invoice, step: 1, open: 119 }]) })
    },
  ],
  [
    '/api/sshp_credit_invoice/',
    'invoice.credit',
    async (url) => {
      const { id: invoice } = await addInvoice(sql)
      await payInvoice(sql, invoice)
      return admin.post(url, { invoice, reason: 'Never asked for' })
    },
  ],
  [
    '/api/sshp_give_back/',
    'invoice.give-back',
    async (url) => root.post(url, { invoice: (await idOf('invoices')) - 1, method: 'transfer', amount: 119 }),
  ],
  [
    '/api/sshp_import_statement/',
    'bank.import',
    async (url) => form(root, url, { file: Buffer.from('Date;Amount\n2026-06-01;119.00\n2026-06-01;5.00') }),
  ],
  [
    '/api/sshp_dismiss_bank_line/',
    'bank.dismiss',
    async (url) => root.post(url, { line: await idOf('bank_transactions'), dismissed: true }),
  ],
  [
    '/api/sshp_book_bank_lines/',
    'invoice.pay',
    async (url) => {
      const { id: invoice } = await addInvoice(sql)
      const line = (await idOf('bank_transactions')) - 1
      return root.post(url, { bookings: JSON.stringify([{ line, invoice, amount: 119 }]) })
    },
  ],
  [
    '/api/sshp_take_in_invoice/',
    'incoming.take-in',
    async (url) => form(root, url, { file: Buffer.from(ublInvoice()) }),
  ],
  [
    '/api/sshp_mark_incoming_invoice/',
    'incoming.checked',
    async (url) => root.post(url, { incoming: await idOf('incoming_invoices'), before: 'new', state: 'checked' }),
  ],
  [
    '/api/sshp_prepare_run/',
    'invoice.run-prepare',
    async (url) => {
      await addCustomer(sql)
      return admin.post(url, { month: '2026-06' })
    },
  ],
  [
    '/api/sshp_choose_run_orders/',
    'invoice.run-exclude',
    async (url) => admin.post(url, { orders: `[${await idOf('invoice_orders')}]`, included: false }),
  ],
  [
    '/api/sshp_release_run_customer/',
    'invoice.run-release',
    async (url) => admin.post(url, { month: '2026-06', customer: await idOf('customers') }),
  ],
  [
    '/api/sshp_approve_run/',
    'invoice.run-approve',
    async (url) => {
      await sql`UPDATE invoice_orders SET state = 'review'`
      return admin.post(url, {
        month: '2026-06',
        orders: JSON.stringify([{ id: await idOf('invoice_orders'), gross: 119 }]),
      })
    },
  ],
  [
    '/api/sshp_send_invoice_order/',
    'invoice.send',
    async (url) => admin.post(url, { order: await idOf('invoice_orders') }),
  ],
  [
    '/api/sshp_send_document/',
    'quote.send',
    async (url) => {
      const customer = await addCustomer(sql)
      return admin.post(url, { kind: 'quote', customer, items: '[{"item":"Setup","price":"100"}]' })
    },
  ],
  [
    '/api/sshp_decide_quote/',
    'quote.accept',
    async (url) => admin.post(url, { quote: await idOf('quotes'), accepted: true }),
  ],
  ['/api/sshp_resend_invoice/', 'invoice.resend', async (url) => admin.post(url, { invoice: await idOf('invoices') })],
  [
    '/api/sshp_cancel_invoice_order/',
    'invoice.order-cancel',
    async (url) => {
      await sql`UPDATE invoice_orders SET state = 'waiting', invoice_id = NULL`
      return admin.post(url, { order: await idOf('invoice_orders') })
    },
  ],
]
