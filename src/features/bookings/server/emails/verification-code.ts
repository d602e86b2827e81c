import { addressOf, contact, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { code as codeBlock, note, paragraph } from '#kit/server/mail/blocks.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, formatHour, formatLongDay, type Hour } from '#kit/shared/day.ts'

/** The five digits that confirm a booking; the subject has them too, for notifications. */
export function verificationCodeMail(wanted: {
  business: Env['business']
  publicUrl: string
  to: string
  name: string
  code: string
  vehicleName: string
  day: Day
  start: Hour
}): MailMessage {
  const { business, publicUrl, to, name, code, vehicleName, day, start } = wanted
  const subject = `${code} is your booking code`
  const what = `${vehicleName}, ${formatLongDay(day)}, ${formatHour(start).replace(' ', '\u00a0')}`
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: `For ${what}. Valid for 10 minutes.`,
    title: 'Your booking code',
    lead: what,
    first: codeBlock(code, 'Valid for 10 minutes'),
    sections: [
      {
        blocks: [
          paragraph(`Hello ${name},`),
          paragraph(
            'Type these five digits on the booking page to confirm your booking. The boat is yours as soon as you have.',
          ),
          note(
            'You did not ask for this? Then you need not do anything: without the code nothing is booked. ' +
              'We never ask for it on the phone or by mail.',
          ),
        ],
      },
    ],
    foot: [
      [`${business.name}, ${addressOf(business).join(', ')}`],
      contact(business),
      [{ label: 'Privacy', url: `${publicUrl}/RentalRevolution/privacy` }],
    ],
  })
  return { to, subject, ...mail }
}
