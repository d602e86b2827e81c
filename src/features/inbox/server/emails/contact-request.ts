import { agencyLook } from '#features/mail-themes/server/emails/agency.ts'
import { button, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import type { ContactRequest } from '../../contract/requests.ts'

/** To the agency: what a visitor of its site writes. An answer to the mail goes to the visitor. */
export function contactRequestMail({
  business,
  publicUrl,
  request: { sender, email, body },
}: Pick<Env, 'business' | 'publicUrl'> & { request: ContactRequest }): MailMessage {
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
