import { contactRequestMail, rentalRequestMail } from '#features/inbox/server/emails/contact-request.ts'
import { newPasswordMail } from '#features/sign-in/server/emails/new-password.ts'
import { email, line, paragraph, under } from '../../rules/fields.ts'
import { mailTemplate, type Template } from './template.ts'

const requestOf = (body: string) =>
  under('The request', {
    sender: line('Name', 'Grace Hopper'),
    email: email('Email', 'grace@mail.example'),
    body: paragraph('Message', body, { max: 2000 }),
  })

export const accountMails: readonly Template[] = [
  mailTemplate({
    id: 'new-password',
    name: 'New password',
    group: 'Accounts',
    about: 'To somebody who asked for a new password. Confidential: the mailbox does not show it.',
    fields: under('The account', {
      name: line('First name', 'Jonas', { max: 25, optional: true }),
      to: email('Email', 'jonas@rental.example'),
      password: line('Password', 'k7Rm-sample-W2xq', { max: 20 }),
    }),
    makes: newPasswordMail,
    from: (values, { env }) => [{ ...env, ...values }],
  }),
  mailTemplate({
    id: 'rental-contact-request',
    name: 'Question',
    group: 'Bookings',
    about: 'To the rental: what a visitor writes on its home page. Answers go to the visitor.',
    fields: requestOf('Hello,\nwe are nine grown-ups and a dog. Which boat do we all fit on?'),
    makes: rentalRequestMail,
    from: (request, { env }) => [{ ...env, request }],
  }),
  mailTemplate({
    id: 'contact-request',
    name: 'Contact request',
    group: 'Agency',
    about: 'To the agency: what a visitor writes on its start page. Answers go to the visitor.',
    fields: requestOf(
      'Good morning,\nwe rent out canoes in three places and would like one calendar for all of them.\nWhen could you show us yours?',
    ),
    makes: contactRequestMail,
    from: (request, { env }) => [{ ...env, request }],
  }),
]
