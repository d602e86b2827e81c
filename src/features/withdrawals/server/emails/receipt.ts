import { contact, footOf, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { facts, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatMoment } from '../../rules/moment.ts'
import { consequence } from '../../rules/words.ts'
import type { StoredWithdrawal } from '../queries.ts'

type Receipt = Pick<Env, 'business' | 'publicUrl' | 'timeZone'> & { withdrawal: StoredWithdrawal }

/** The receipt of a declaration (§ 356a (4) BGB): what was declared, the day and the time, to keep. */
export function withdrawalReceipt({ business, publicUrl, timeZone, withdrawal }: Receipt): MailMessage {
  const { reference, name, contract, email, comment, declaredAt } = withdrawal
  const when = formatMoment(declaredAt, timeZone)
  const subject = `Receipt of your withdrawal ${reference}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `Received on ${when}. ${consequence(withdrawal)}`,
    title: 'We have received your withdrawal',
    lead: `Hello ${name}, this is the receipt of what you declared. Please keep it.`,
    first: slip({
      title: 'Withdrawal from contract',
      stub: [
        ['Received', when],
        ['Receipt', reference],
      ],
    }),
    sections: [
      {
        title: 'What you declared',
        blocks: [
          paragraph('I withdraw from the contract named below.'),
          facts([
            ['Name', name],
            ['Contract', contract],
            ['Receipt to', email],
            ...(comment ? [['Your note', comment] as const] : []),
            ['Received', when],
          ]),
        ],
      },
      { title: 'What comes of it', blocks: [paragraph(consequence(withdrawal))] },
      {
        blocks: [
          note(
            `This was not you, or you have a question? Please name the receipt ${reference}.\n`,
            ...contact(business),
          ),
        ],
      },
    ],
    foot: footOf({ business, publicUrl }),
  })
  return { to: email, subject, ...mail }
}
