import { addressOf, contact, rentalLook, senderOf } from '#features/mail-themes/server/emails/rental.ts'
import { type Block, button, note, paragraph } from '#kit/server/mail/blocks.ts'
import { html } from '#kit/server/mail/html.ts'
import { layoutMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'

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
  const { business, publicUrl, to, name, password, loginPage = '/RentalRevolution/login' } = wanted
  const subject = 'Your new password'
  const mail = layoutMail({
    look: rentalLook,
    sender: senderOf(business),
    subject,
    preheader: 'Valid for 30 minutes. Your old password works until you use it.',
    title: 'Your new password',
    lead: `For signing in as ${to}`,
    first: passwordBlock(password, 'Valid for 30 minutes'),
    sections: [
      {
        blocks: [
          paragraph(name === '' ? 'Hello,' : `Hello ${name},`),
          paragraph(
            'Sign in with this password within 30 minutes. From then on it is your password, and whoever else is ' +
              'signed in with your account is signed out. Until you use it, your old password works as before.',
          ),
          button('Login', publicUrl + loginPage),
          note(
            'You did not ask for this? Then you need not do anything: in 30 minutes this password is void and your old ' +
              'one still works. Please do not pass this mail on. We never ask for a password on the phone or by mail.',
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
