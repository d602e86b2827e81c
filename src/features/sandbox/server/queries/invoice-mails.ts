import { defaultLook } from '#features/invoices/documents/rules/theme.ts'
import { sellerOf } from '#features/invoices/documents/server/queries/theme.ts'
import { reminderMail } from '#features/invoices/open/server/emails/reminder.ts'
import { invoiceMail } from '#features/invoices/server/emails/invoice-mail.ts'
import { accountOfBusiness } from '#features/invoices/server/queries/accounts.ts'
import { html, lines } from '#kit/server/mail/html.ts'
import { currencyOf, languageOf } from '#kit/shared/countries.ts'
import { addDays } from '#kit/shared/day.ts'
import { amount, choice, day, email, line, paragraph, under } from '../../rules/fields.ts'
import { mailTemplate, type Template } from './template.ts'

const stepOf = { first: 1, second: 2, last: 3 } as const

export const invoiceMails: readonly Template[] = [
  mailTemplate({
    id: 'invoice-mail',
    name: 'Invoice, the mail',
    group: 'Agency',
    about: "To the agency's customers, in the language of their country, with the invoice. Answers go to the agency.",
    fields: {
      ...under('The mail', {
        to: email('Email', 'grace@boats.example'),
        subject: line('Subject', 'Monatliche Rechnung Juni 2026', { max: 120 }),
        salutation: line('Salutation', 'Sehr geehrte', { max: 50, optional: true }),
        name: line('Name', 'Grace Hopper', { max: 50 }),
        body: paragraph(
          'Text',
          'anbei erhalten Sie die monatliche Rechnung für die Bereitstellung Ihrer Website.\nMit freundlichen Grüßen',
          { max: 2000 },
        ),
        country: choice(
          'Country',
          { Germany: 'Germany', Switzerland: 'Switzerland', Ireland: 'Ireland', 'United States': 'United States' },
          'Germany',
        ),
      }),
      ...under('The invoice', {
        series: choice('What', { invoice: 'Invoice', credit_note: 'Credit note', quote: 'Quote' }, 'invoice'),
        reference: line('Number', '2026-0042', { max: 20, pattern: /^[\w-]+$/ }),
        gross: amount('Amount, with VAT', 119, ''),
        issuedOn: day('Day', (today) => today),
        dueOn: day('Due on', (today) => addDays(today, 14)),
      }),
    },
    makes: invoiceMail,
    from: ({ subject, salutation, body, country, ...invoice }, { env }) => {
      const texts = { subject, salutation, body: html`<p>${lines(body)}</p>`.toString() }
      const seller = sellerOf(env.business, accountOfBusiness(env.business), defaultLook)
      const more = { language: languageOf(country), currency: currencyOf(country), seller, texts }
      return [{ invoice: { ...invoice, ...more }, attachments: [] }]
    },
  }),
  mailTemplate({
    id: 'invoice-reminder',
    name: 'Reminder of an invoice',
    group: 'Agency',
    about: "To the agency's customers, of what is still open, three times at most and friendlier at first.",
    fields: {
      ...under('The mail', {
        step: choice('Which', { first: 'First', second: 'Second', last: 'Last' }, 'first'),
        to: email('Email', 'grace@boats.example'),
        salutation: line('Salutation', 'Sehr geehrte', { max: 50, optional: true }),
        name: line('Name', 'Grace Hopper', { max: 50 }),
        country: choice(
          'Country',
          { Germany: 'Germany', Switzerland: 'Switzerland', Ireland: 'Ireland', 'United States': 'United States' },
          'Germany',
        ),
      }),
      ...under('The invoice', {
        reference: line('Number', '2026-0042', { max: 20, pattern: /^[\w-]+$/ }),
        gross: amount('Amount, with VAT', 119, ''),
        open: amount('Of it open', 59.5, ''),
        issuedOn: day('Day', (today) => addDays(today, -21)),
        dueOn: day('Due on', (today) => addDays(today, -7)),
        payBy: day('To be paid by now', (today) => addDays(today, 7)),
        fee: amount('Fees', 0, ''),
        interest: amount('Interest', 0, ''),
        flat: amount('Flat sum', 0, ''),
      }),
    },
    makes: reminderMail,
    from: ({ step, open, payBy, fee, interest, flat, salutation, country, ...invoice }, { env }) => {
      const texts = { subject: '', salutation, body: '' }
      const seller = sellerOf(env.business, accountOfBusiness(env.business), defaultLook)
      const more = { language: languageOf(country), currency: currencyOf(country), seller, texts }
      const mailed = { series: 'invoice' as const, ...invoice, ...more }
      const charges = { fee, feesBefore: 0, interest, flat, since: addDays(invoice.dueOn, 8) }
      return [{ invoice: mailed, step: stepOf[step], open, charges, payBy, attachments: [] }]
    },
  }),
]
