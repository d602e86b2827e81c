import { writtenCountry } from '#features/invoices/server/pdf/wording.ts'
import { agencyLook as look } from '#features/mail-themes/server/emails/agency.ts'
import { linkText, paragraph, type Words, written } from '#kit/server/mail/blocks.ts'
import { html } from '#kit/server/mail/html.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Business } from '#kit/server/settings/env.ts'
import type { Language } from '#kit/shared/countries.ts'
import { greetingOf } from '../../rules.ts'

export type OutreachMail = {
  to: string
  language: Language
  subject: string
  salutation: string
  name: string
  business: string
  /** HTML. */
  body: string
  /** Where the address is from, and why it may be written to. */
  source: 'list' | 'crawl'
  legalBasis: string
  sender: Business
  publicUrl: string
  /** Of the link that takes the recipient off; none where it answers what they wrote: then below it is only who writes. */
  token?: string
  /** The Message-ID of the mail that it asks about again, or answers. */
  inReplyTo?: string
}

type Why = (business: string) => string

const english = {
  why: {
    list: ((business) =>
      `You get this email because the address of ${business} is published on its website or in a public directory.`) as Why,
    crawl: ((business) =>
      `You get this email because ${business} is listed publicly on the map, with a website that names this address.`) as Why,
    consent: (() => 'You get this email because you agreed to hear from us.') as Why,
    request: (() => 'You get this email because you asked us to write to you.') as Why,
    customer: (() => 'You get this email because you are a customer of ours.') as Why,
  },
  privacy: 'What we keep of you',
  privacyPage: '/privacy#acquisition',
  leave: 'Unsubscribe',
  leavePage: '/unsubscribe',
}

const german: typeof english = {
  why: {
    list: (business) =>
      `Sie erhalten diese E-Mail, weil die Adresse von ${business} auf der eigenen Website oder in einem öffentlichen Verzeichnis steht.`,
    crawl: (business) =>
      `Sie erhalten diese E-Mail, weil ${business} öffentlich in der Karte verzeichnet ist und die Website diese Adresse nennt.`,
    consent: () => 'Sie erhalten diese E-Mail, weil Sie eingewilligt haben, von uns zu hören.',
    request: () => 'Sie erhalten diese E-Mail, weil Sie uns darum gebeten haben.',
    customer: () => 'Sie erhalten diese E-Mail, weil Sie unser Kunde sind.',
  },
  privacy: 'Was wir von Ihnen speichern',
  privacyPage: '/de/datenschutz#akquise',
  leave: 'Abmelden',
  leavePage: '/de/unsubscribe',
}

const font = "'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"

/** To a business that has not asked for it: a letter, and below it who writes, why, and how to hear no more. */
export function outreachMail(mail: OutreachMail): MailMessage {
  const { to, language, subject, sender, publicUrl, token, inReplyTo } = mail
  const blocks = [paragraph(greetingOf(mail)), written(mail.body)]
  const foot = footOf(mail)
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark }
.written p { margin: 0 0 12px }
.written a { color: ${look.link} }
@media (prefers-color-scheme: dark) {
  .page { background: ${look.dark.card} !important; color: ${look.dark.text} !important }
  .quiet { color: ${look.dark.quiet} !important; border-color: ${look.dark.line} !important }
  .link, .written a { color: ${look.dark.link} !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:20px 16px;background:${look.card};color:${look.text};font-family:${font};font-size:16px;line-height:1.55;-webkit-text-size-adjust:100%">
<div style="max-width:600px">
${blocks.map((block) => block.html(look))}
<div class="quiet" style="margin:28px 0 0;padding:14px 0 0;border-top:1px solid ${look.line};color:${look.quiet};font-size:13px;line-height:1.6">${foot.map(
    (words) => html`<div>${words.map((word) => (typeof word === 'string' ? html`${word}` : link(word)))}</div>`,
  )}</div>
</div>
</body>
</html>`
  const text = [
    ...blocks.map((block) => block.text),
    [
      '-- ',
      ...foot.map((words) => words.map((word) => (typeof word === 'string' ? word : linkText(word))).join('')),
    ].join('\n'),
    '',
  ].join('\n\n')
  return {
    to,
    replyTo: sender.email,
    subject,
    text,
    html: page.toString(),
    ...(token !== undefined && { unsubscribe: `${publicUrl}/api/sshp_unsubscribe/${token}/` }),
    ...(inReplyTo && { inReplyTo }),
  }
}

const link = ({ label, url }: { label: string; url: string }) =>
  html`<a class="link" href="${url}" style="color:${look.link};text-decoration:underline">${label}</a>`

function footOf({ language, business, source, legalBasis, sender, publicUrl, token }: OutreachMail): Words[][] {
  const said = language === 'de' ? german : english
  const address = [
    sender.streetAndNumber,
    sender.additional,
    sender.zipCodeAndCity,
    writtenCountry(sender.country, language),
  ]
  const why = said.why[legalBasis as keyof typeof said.why] ?? said.why[source]
  const filled = (lines: readonly string[], between: string) => lines.filter((line) => line !== '').join(between)
  const who = [
    [filled([sender.name, sender.owner], ', ')],
    [filled(address, ', ')],
    [filled([sender.email, sender.phone], ' · ')],
  ]
  if (token === undefined) return who
  return [
    ...who,
    [why(business)],
    [{ label: said.privacy, url: publicUrl + said.privacyPage }],
    [{ label: said.leave, url: `${publicUrl}${said.leavePage}#${token}` }],
  ]
}
