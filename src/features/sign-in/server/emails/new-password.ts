import { fromRental, shortFootOf } from '#features/mail-themes/server/emails/rental.ts'
import { type Block, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { html } from '#kit/server/mail/html.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { words } from '../../words.ts'

/** A password to sign in with, valid beside the old one. It stands in the text only: notifications show subjects. */
export function newPasswordMail(wanted: {
  business: Env['business']
  publicUrl: string
  to: string
  /** First name; empty where it is not known. */
  name: string
  password: string
  /** The page to sign in on. */
  loginPage?: string
}): MailMessage {
  const { publicUrl, to, name, password, loginPage = '/RentalRevolution/login' } = wanted
  const subject = words.newPassword
  return fromRental(wanted, {
    to,
    subject,
    preheader: words.oldOneWorks,
    title: subject,
    lead: words.signInAs(to),
    first: passwordBlock(password, words.validFor),
    sections: [
      {
        blocks: [
          paragraph(words.greeting(name)),
          paragraph(words.signInWithIt),
          button(words.login, publicUrl + prefixOf(language()) + loginPage),
          note(words.didNotAsk),
        ],
      },
    ],
    foot: shortFootOf(wanted),
  })
}

/** In letters that are told apart, small enough for a phone. */
const passwordBlock = (password: string, below: string): Block => ({
  html: (
    look,
  ) => html`<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="border-radius:14px;background:${look.page};color:${look.text}"><tr>
    <td align="center" style="padding:26px 12px 24px">
      <div style="font-family:Consolas,Menlo,'DejaVu Sans Mono',monospace;font-size:25px;line-height:1.3;font-weight:700;white-space:nowrap">${password}</div>
      <div class="quiet" style="padding-top:8px;color:${look.quiet};font-size:15px">${below}</div>
    </td></tr></table>`,
  text: `    ${password}\n\n${below}`,
})
