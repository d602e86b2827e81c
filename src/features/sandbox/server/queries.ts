import { accountMails } from './queries/account-mails.ts'
import { acquisitionMails } from './queries/acquisition-mails.ts'
import { bookingMails } from './queries/booking-mails.ts'
import { careMails } from './queries/care-mails.ts'
import { closureMails } from './queries/closure-mails.ts'
import { invoiceMails } from './queries/invoice-mails.ts'
import { invoicePapers } from './queries/invoices.ts'
import { paymentMails } from './queries/payment-mails.ts'
import type { Template } from './queries/template.ts'
import { tillPapers } from './queries/till-documents.ts'
import { voucherTemplates } from './queries/vouchers.ts'
import { waitingMails } from './queries/waiting-mails.ts'
import { withdrawalTemplates } from './queries/withdrawals.ts'

/** Every mail and PDF of the product, in the order shown. */
export const templates: readonly Template[] = [
  ...bookingMails,
  ...closureMails,
  ...waitingMails,
  ...paymentMails,
  ...careMails,
  ...voucherTemplates,
  ...withdrawalTemplates,
  ...tillPapers,
  ...invoicePapers,
  ...invoiceMails,
  ...acquisitionMails,
  ...accountMails,
]

const byId = new Map(templates.map((template) => [template.id, template]))

export const findTemplate = (id: string): Template | undefined => byId.get(id)

/** As a reader sees it whose device is light or dark, whatever the device is that shows the sandbox. */
export const inShade = (html: string, shade: 'light' | 'dark'): string =>
  html
    .replaceAll('(prefers-color-scheme: dark)', shade === 'dark' ? 'all' : 'not all')
    .replaceAll('color-scheme: light dark', `color-scheme: ${shade}`)
    .replaceAll('content="light dark"', `content="${shade}"`)
