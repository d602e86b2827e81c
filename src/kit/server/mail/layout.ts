import { type Language, language as spoken } from '#kit/shared/language.ts'
import { type Block, link, linkText, type MailLook, type Words, wrap } from './blocks.ts'
import { type Html, html } from './html.ts'
import type { MailMessage } from './mail.ts'

export type MailContent = {
  look: MailLook
  /** Else the one that is spoken. */
  language?: Language
  /** Who writes, and as what. */
  sender: { name: string; as: string }
  subject: string
  /** Shown beside the subject in lists of mails. */
  preheader: string
  title: string
  lead: string
  /** What matters most, in the head. */
  first: Block
  sections: readonly { title?: string; blocks: readonly Block[] }[]
  /** Lines of small print at the end. */
  foot: readonly (readonly Words[])[]
}

const font = "'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"

/** Keeps the first words of the body out of the preview beside the subject. */
const filler = html`${Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`)}`

/** A mail with all of it: to whom, what about, and how it looks. */
export const wholeMail = ({
  to,
  replyTo,
  ...content
}: MailContent & Pick<MailMessage, 'to' | 'replyTo'>): MailMessage => ({
  ...{ to, replyTo, subject: content.subject },
  ...layoutMail(content),
})

/** A whole mail for 360 px and up, without pictures, in both its forms. */
export const layoutMail = (content: MailContent): { html: string; text: string } => ({
  html: document(content).toString(),
  text: plainText(content),
})

const document = (content: MailContent): Html => {
  const { look, language = spoken(), subject, preheader, sections } = content
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${subject}</title>
<style>${rulesOf(look)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${look.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preheader}${filler}</div>
<table role="presentation" class="page text" width="100%" cellpadding="0" cellspacing="0" style="background:${look.page};color:${look.text};font-family:${font};font-size:16px;line-height:1.55"><tr>
<td align="center" class="outside" style="padding:28px 12px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
${head(content)}
<tr><td class="card pad" style="padding:10px 36px 24px;background:${look.card};border-radius:0 0 18px 18px">${sections.map((section, i) => sectionOf(section, look, i === 0))}</td></tr>
${footOf(content)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

const head = ({ look, sender, title, lead, first }: MailContent) => html`<tr>
<td class="pad" style="padding:26px 36px 32px;background:${look.band};color:${look.onBand};border-radius:18px 18px 0 0;border-bottom:5px solid ${look.trim}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="font-size:17px;font-weight:700"><span style="color:${look.mark}">&#9679;</span>&nbsp; ${sender.name}</td>
<td align="right" style="font-size:14px;color:${look.onBandQuiet}">${sender.as}</td>
</tr></table>
<h1 class="title" style="margin:34px 0 0;font-size:32px;line-height:1.15;font-weight:700;letter-spacing:-.01em">${title}</h1>
<p style="margin:10px 0 24px;font-size:17px;line-height:1.5;color:${look.onBandQuiet}">${lead}</p>
${first.html(look)}
</td></tr>`

function sectionOf({ title, blocks }: MailContent['sections'][number], look: MailLook, isFirst: boolean): Html {
  const edge = isFirst ? '' : `;border-top:1px solid ${look.line}`
  return html`<div class="line" style="padding:22px 0 8px${edge}">
${title ? html`<h2 style="margin:0 0 10px;font-size:19px;line-height:1.3;font-weight:700">${title}</h2>` : ''}
${blocks.map((block) => block.html(look))}</div>`
}

const footOf = ({ look, foot }: MailContent) => html`<tr>
<td class="pad quiet" style="padding:22px 36px 0;color:${look.quiet};font-size:14px;line-height:1.6">${foot.map(
  (words) => html`<div>${words.map((word) => (typeof word === 'string' ? html`${word}` : link(look, word)))}</div>`,
)}</td></tr>`

/** On top of the inline styles, for programs that read them. */
const rules = ({ dark, link: linkColour }: MailLook) => html`
:root { color-scheme: light dark }
.written a { color: ${linkColour} }
a[x-apple-data-detectors] { color: inherit; text-decoration: none }
@media (max-width: 520px) {
  .outside { padding: 0 0 24px !important }
  .pad { padding-left: 20px !important; padding-right: 20px !important; border-radius: 0 !important }
  .title { font-size: 27px !important; margin-top: 24px !important }
  .ticket { padding-left: 14px !important; padding-right: 10px !important }
  .ticket + .ticket { padding-left: 4px !important }
  .when { font-size: 16px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important }
  .card { background: ${dark.card} !important }
  .paper { background: ${dark.paper} !important }
  .text, .paper { color: ${dark.text} !important }
  .quiet { color: ${dark.quiet} !important }
  .line { border-color: ${dark.line} !important }
  .link, .written a { color: ${dark.link} !important }
  .button { background: ${dark.button} !important; color: ${dark.onButton} !important }
}`

const rulesMade = new WeakMap<MailLook, Html>()

function rulesOf(look: MailLook): Html {
  const made = rulesMade.get(look) ?? rules(look)
  rulesMade.set(look, made)
  return made
}

function plainText({ sender, title, lead, first, sections, foot }: MailContent): string {
  const parts = sections.flatMap(({ title: name, blocks }) => [
    ...(name ? [`${name}\n${'-'.repeat(name.length)}`] : []),
    ...blocks.map(({ text }) => text),
  ])
  const end = foot.map((words) => words.map((word) => (typeof word === 'string' ? word : linkText(word))).join(''))
  return [
    title.toUpperCase(),
    wrap(lead),
    first.text,
    ...parts,
    ['--', `${sender.name}, ${sender.as}`, ...end].join('\n'),
    '',
  ].join('\n\n')
}
