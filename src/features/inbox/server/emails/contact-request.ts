import { agencyLook } from '#features/mail-themes/server/emails/agency.ts'
import { fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { button, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { prefixOf, rentalLanguage } from '#kit/shared/language.ts'
import type { ContactRequest } from '../../contract/requests.ts'
import { words } from '../words.ts'

type Written = Pick<Env, 'business' | 'publicUrl'> & { request: ContactRequest }

/** To the agency: what a visitor of its site writes. An answer to the mail goes to the visitor. */
export function contactRequestMail({ business, publicUrl, request: { sender, email, body } }: Written): MailMessage {
  const subject = `Contact request from ${sender}`
  const mail = layoutMail({
    look: agencyLook,
    sender: { name: business.name, as: 'contact form' },
    subject,
    preheader: body,
    title: 'Somebody writes to you',
    lead: 'Answer this mail: it goes to whoever wrote.',
    first: slip({ title: sender, stub: [['Email', email]] }),
    sections: [
      { title: 'The message', blocks: [paragraph(body)] },
      {
        blocks: [
          button('Open the inbox', `${publicUrl}/inbox`),
          note('Tick the request off there once it is answered. Name and address are as typed: nobody checked them.'),
        ],
      },
    ],
    foot: [[`Sent by the contact form of ${new URL(publicUrl).host}`]],
  })
  return { to: business.email, replyTo: email, subject, ...mail }
}

/** To the rental, in its language: what a visitor of its site writes. An answer to the mail goes to the visitor. */
export const rentalRequestMail = (written: Written): MailMessage =>
  inLanguage(rentalLanguage(), () => {
    const { business, publicUrl, request } = written
    const { sender, email, body } = request
    return fromRental(written, {
      to: business.email,
      replyTo: email,
      subject: words.requestFrom(sender),
      preheader: body,
      title: words.somebodyWrites,
      lead: words.justAnswer,
      first: slip({ title: sender, stub: [[words.email, email]] }),
      sections: [
        { title: words.theMessage, blocks: [paragraph(body)] },
        {
          blocks: [
            button(words.openInbox, `${publicUrl}${prefixOf(rentalLanguage())}/RentalRevolution/inbox`),
            note(words.tickOffOnceAnswered),
          ],
        },
      ],
    })
  })
