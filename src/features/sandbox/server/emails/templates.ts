import { invoicePapers } from '../pdf/invoices.ts'
import { tillPapers } from '../pdf/till-documents.ts'
import { accountMails } from './account-mails.ts'
import { acquisitionMails } from './acquisition-mails.ts'
import { bookingMails } from './booking-mails.ts'
import { invoiceMails } from './invoice-mails.ts'
import { paymentMails } from './payment-mails.ts'
import type { Template } from './template.ts'
import { voucherTemplates } from './vouchers.ts'
import { withdrawalTemplates } from './withdrawals.ts'

/** Every mail and PDF of the product, in the order shown. */
export const templates: readonly Template[] = [
  ...bookingMails,
  ...paymentMails,
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
