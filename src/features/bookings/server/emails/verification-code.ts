import { fromRental, shortFootOf } from '#features/mail-themes/server/emails/rental.ts'
import { code as codeBlock, note, paragraph } from '#kit/server/mail/blocks.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Day, formatHour, formatLongDay, type Hour } from '#kit/shared/day.ts'
import { words } from '../words.ts'

/** The five digits that confirm a booking; the subject has them too, for notifications. In the language of whoever asks. */
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
  const { to, name, code, vehicleName, day, start } = wanted
  const what = `${vehicleName}, ${formatLongDay(day)}, ${formatHour(start).replace(' ', '\u00a0')}`
  return fromRental(wanted, {
    to,
    subject: words.codeSubject(code),
    preheader: words.codeFor(what),
    title: words.yourCode,
    lead: what,
    first: codeBlock(code, words.codeIsValid),
    sections: [
      {
        blocks: [paragraph(words.hello(name)), paragraph(words.typeCode), note(words.notAsked)],
      },
    ],
    foot: shortFootOf(wanted),
  })
}
