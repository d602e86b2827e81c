import { languageTo } from '#features/acquisition/outreach/rules.ts'
import { outreachMail } from '#features/acquisition/outreach/server/emails/outreach-mail.ts'
import { html, lines } from '#kit/server/mail/html.ts'
import { choice, email, line, paragraph, under } from '../../rules/fields.ts'
import { mailTemplate, type Template } from './template.ts'

export const acquisitionMails: readonly Template[] = [
  mailTemplate({
    id: 'acquisition-mail',
    name: 'Mail to a business',
    group: 'Agency',
    about:
      'To a business that may become a customer, in the language of its salutation: a letter, with who writes, why, and how to unsubscribe below.',
    fields: {
      ...under('The mail', {
        to: email('Email', 'grace@boats.example'),
        business: line('Business', 'Boats & Co', { max: 50 }),
        country: choice('Country', { Germany: 'Germany', Switzerland: 'Switzerland', Ireland: 'Ireland' }, 'Ireland'),
        subject: line('Subject', 'Bookings for your boats', { max: 120 }),
        salutation: line('Salutation', 'Dear', { max: 50 }),
        name: line('Name', 'Grace Hopper', { max: 50, optional: true }),
        body: paragraph(
          'Text',
          'I build booking systems for boat rentals: your customers book online, and you see the whole day on one screen.\nMay I show you one that is in use?',
          { max: 2000 },
        ),
      }),
      ...under('Why they are written to', {
        source: choice('Found', { list: 'On a list', crawl: 'By a search' }, 'list'),
        legalBasis: choice(
          'Reason',
          { other: 'None but that', consent: 'They agreed', request: 'They asked', customer: 'They are a customer' },
          'other',
        ),
      }),
    },
    makes: outreachMail,
    from: ({ body, country, ...mail }, { env, links, clock }) => [
      {
        ...mail,
        language: languageTo({ salutation: mail.salutation, country }),
        body: html`<p>${lines(body)}</p>`.toString(),
        sender: env.business,
        publicUrl: env.publicUrl,
        token: links.sign({ kind: 'unsubscribe', id: '1' }, clock().add({ hours: 24 })),
      },
    ],
  }),
]
