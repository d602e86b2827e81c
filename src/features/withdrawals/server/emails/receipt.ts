import { contact, fromRental } from '#features/mail-themes/server/emails/rental.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { facts, note, paragraph, slip } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { consequence } from '../../rules/consequence.ts'
import { formatMoment } from '../../rules/moment.ts'
import type { StoredWithdrawal } from '../queries.ts'
import { words } from '../words.ts'

type Receipt = Pick<Env, 'business' | 'publicUrl' | 'timeZone'> & { withdrawal: StoredWithdrawal }

/** The receipt of a declaration (§ 356a (4) BGB): what was declared, the day and the time, to keep. In its language. */
export const withdrawalReceipt = (receipt: Receipt): MailMessage =>
  inLanguage(receipt.withdrawal.language, () => writeReceipt(receipt))

function writeReceipt(receipt: Receipt): MailMessage {
  const { business, timeZone, withdrawal } = receipt
  const { reference, name, contract, email, comment, declaredAt } = withdrawal
  const when = formatMoment(declaredAt, timeZone)
  return fromRental(receipt, {
    to: email,
    subject: words.receiptOf(reference),
    preheader: words.receivedOn(when, consequence(withdrawal)),
    title: words.haveReceived,
    lead: words.keepThis(name),
    first: slip({
      title: words.withdrawal,
      stub: [
        [words.received, when],
        [words.receipt, reference],
      ],
    }),
    sections: [
      {
        title: words.declared,
        blocks: [
          paragraph(words.declaration),
          facts([
            [words.name, name],
            [words.contract, contract],
            [words.receiptTo, email],
            ...(comment ? [[words.yourNote, comment] as const] : []),
            [words.received, when],
          ]),
        ],
      },
      { title: words.whatComes, blocks: [paragraph(consequence(withdrawal))] },
      {
        blocks: [note(words.notYou(reference), ...contact(business))],
      },
    ],
  })
}
