import { plainTextOf } from '../pages/html.ts'
import { type Html, html, lines, sanitised } from './html.ts'
import { words as mailWords } from './words.ts'

/** Colours of a mail. The band keeps its own in dark mode. */
export type MailLook = Shades & {
  /** The head of the mail and its buttons. */
  band: string
  onBand: string
  onBandQuiet: string
  /** A thin edge below the head. */
  trim: string
  /** One small mark at the top. */
  mark: string
  dark: Shades & { paper: string; button: string; onButton: string }
}

type Shades = {
  page: string
  card: string
  text: string
  quiet: string
  line: string
  link: string
}

/** One piece of a mail in both its forms, made from the same content. */
export type Block = { html: (look: MailLook) => Html; text: string }

/** What may stand in a sentence: text, or a link. */
export type Words = string | { label: string; url: string }

const textWidth = 72

/** Breaks a line of plain text between words. */
export function wrap(text: string, indent = ''): string {
  if (text.length <= textWidth) return text
  const wrapped: string[] = []
  for (const word of text.split(' ')) {
    const last = wrapped.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= textWidth)
      wrapped[wrapped.length - 1] = `${last} ${word}`
    else wrapped.push(last === undefined ? word : indent + word)
  }
  return wrapped.join('\n')
}

const wrapLines = (text: string, indent = '') =>
  text
    .split('\n')
    .map((line, i) => (i === 0 ? '' : indent) + wrap(line, indent))
    .join('\n')

/** A block that many mails have alike, made into markup once for each look. */
export function kept(block: Block): Block {
  const made = new WeakMap<MailLook, Html>()
  return {
    html: (look) => {
      const earlier = made.get(look)
      if (earlier) return earlier
      const markup = block.html(look)
      made.set(look, markup)
      return markup
    },
    text: block.text,
  }
}

const webAddress = /^(https?|mailto|tel):/

export function link(look: MailLook, { label, url }: { label: string; url: string }): Html {
  if (!webAddress.test(url)) throw new Error('a link in a mail leads to a web address, a mail address or a phone')
  return html`<a class="link" href="${url}" target="_blank" style="color:${look.link};text-decoration:underline;white-space:nowrap">${label}</a>`
}

const wordsText = (words: readonly Words[]) =>
  words.map((word) => (typeof word === 'string' ? word : linkText(word))).join('')

export const linkText = ({ label, url }: { label: string; url: string }) =>
  url === `mailto:${label}` || url.startsWith('tel:') ? label : `${label}: ${url}`

export const paragraph = (...words: readonly Words[]): Block => ({
  html: (look) =>
    html`<p style="margin:0 0 12px">${words.map((word) => (typeof word === 'string' ? html`${lines(word)}` : link(look, word)))}</p>`,
  text: wrapLines(wordsText(words)),
})

/** What somebody wrote as HTML; it is sanitised here. Links and lists look like the rest of the mail. */
export const written = (text: string): Block => ({
  html: () => html`<div class="written" style="overflow-wrap:anywhere">${sanitised(text)}</div>`,
  text: wrapLines(plainTextOf(text)),
})

/** Names and values in two columns. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): Block => {
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 2
  return {
    html: (look) =>
      html`<table cellpadding="0" cellspacing="0" style="margin:0 0 12px">${rows.map(
        ([name, value]) => html`<tr>
        <th scope="row" align="left" valign="top" class="quiet" style="padding:3px 20px 3px 0;color:${look.quiet};font-weight:400;white-space:nowrap">${name}</th>
        <td valign="top" style="padding:3px 0;overflow-wrap:anywhere">${lines(value)}</td>
      </tr>`,
      )}</table>`,
    text: rows
      .map(([name, value]) =>
        wrapLines(`${`${name}:`.padEnd(width, '\u00a0')}${value}`, ' '.repeat(width)).replaceAll('\u00a0', ' '),
      )
      .join('\n'),
  }
}

export type Amount = { label: string; amount: string }

/** Amounts below each other, and what they come to. */
export const amounts = (rows: readonly Amount[], total?: Amount): Block => {
  const noLine = 'border-bottom-width:0'
  const row = (look: MailLook, { label, amount }: Amount, style: string) => html`<tr>
    <th scope="row" class="line" align="left" valign="top" style="padding:8px 12px 8px 0;border-bottom:1px solid ${look.line};font-weight:400;${style}">${label}</th>
    <td class="line" align="right" valign="top" style="padding:8px 0;border-bottom:1px solid ${look.line};white-space:nowrap;font-variant-numeric:tabular-nums;${style}">${amount}</td>
  </tr>`
  const text = ({ label, amount }: Amount) =>
    `${label} ${'.'.repeat(Math.max(2, 58 - label.length - amount.length))} ${amount}`
  return {
    html: (look) =>
      html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${rows.map((one, i) => row(look, one, total || i < rows.length - 1 ? '' : noLine))}${
        total ? row(look, total, `padding-bottom:0;font-weight:700;font-size:19px;${noLine}`) : ''
      }</table>`,
    text: [...rows, ...(total ? [total] : [])].map(text).join('\n'),
  }
}

export const bullets = (items: readonly string[]): Block => ({
  html: () =>
    html`<ul style="margin:0 0 12px;padding:0 0 0 20px">${items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}</ul>`,
  text: items.map((item) => wrap(`- ${item}`, '  ')).join('\n'),
})

export const button = (label: string, url: string): Block => ({
  html: (look) => {
    if (!webAddress.test(url)) throw new Error('a button in a mail leads to a web address')
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 12px"><tr>
      <td class="button" style="border-radius:10px;background:${look.band}"><a class="button" href="${url}" target="_blank" style="display:inline-block;padding:12px 22px;border-radius:10px;color:${look.onBand};font-weight:600;text-decoration:none">${label}</a></td>
    </tr></table>`
  },
  text: `${label}:\n${url}`,
})

/** Small print. */
export const note = (...words: readonly Words[]): Block => ({
  html: (look) =>
    html`<p class="quiet" style="margin:0 0 12px;color:${look.quiet};font-size:14px;line-height:1.5">${words.map(
      (word) => (typeof word === 'string' ? html`${lines(word)}` : link(look, word)),
    )}</p>`,
  text: wrapLines(wordsText(words)),
})

/** Digits to be read and typed elsewhere. */
export const code = (digits: string, below: string): Block => ({
  html: (
    look,
  ) => html`<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="border-radius:14px;background:${look.page};color:${look.text}"><tr>
    <td align="center" style="padding:26px 12px 24px">
      <div style="font-size:46px;line-height:1.1;font-weight:700;letter-spacing:.18em;padding-left:.18em;font-variant-numeric:tabular-nums">${digits}</div>
      <div class="quiet" style="padding-top:8px;color:${look.quiet};font-size:15px">${below}</div>
    </td></tr></table>`,
  text: `    ${digits}\n\n${below}`,
})

/** An inline attachment, on white so that it stays readable in dark mode. `width` in pixels. */
export const picture = ({ name, alt, width }: { name: string; alt: string; width: number }): Block => ({
  html: () => {
    if (!/^[\w.-]+$/.test(name)) throw new Error('an inline picture has a plain name')
    return html`<p style="margin:0 0 16px"><img src="cid:${name}" alt="${alt}" width="${width}" style="display:block;width:${width}px;max-width:100%;height:auto;border-radius:10px;background:#ffffff"></p>`
  },
  text: mailWords.attached(alt, name),
})

export type TicketText = {
  date: { month: string; day: string; weekday: string }
  title: string
  /** Below the title, the first line larger. */
  lines: readonly string[]
  stub: readonly (readonly [name: string, value: string])[]
}

/** A day and what happens on it, with a stub to tear off. */
export const ticket = ({ date, title, lines: below, stub }: TicketText): Block => ({
  html: (
    look,
  ) => html`<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="border-radius:14px;background:${look.page};color:${look.text}"><tr>
    <td width="96" valign="top" class="ticket" style="padding:22px 0 20px 22px">
      <table role="presentation" width="84" cellpadding="0" cellspacing="0"><tr><td class="date" align="center" style="padding:11px 4px 12px;border-radius:10px;background:${look.band};color:${look.onBand}">
        <div style="font-size:13px;line-height:1.2;letter-spacing:.06em;color:${look.trim}">${date.month}</div>
        <div style="font-size:36px;line-height:1.1;font-weight:700">${date.day}</div>
        <div style="font-size:13px;line-height:1.3">${date.weekday}</div>
      </td></tr></table>
    </td>
    <td valign="top" class="ticket" style="padding:20px 22px 20px 20px">
      <div style="font-size:22px;line-height:1.25;font-weight:700">${title}</div>
      ${below.map((line, i) => (i === 0 ? html`<div class="when" style="padding-top:6px;font-size:18px;line-height:1.35">${line}</div>` : html`<div class="quiet" style="color:${look.quiet};font-size:15px;line-height:1.5">${line}</div>`))}
    </td></tr><tr>
    <td colspan="2" class="ticket" style="padding:0 22px 18px">
      <table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="border-top:2px dashed ${look.line}"><tr>${stub.map(
        ([name, value]) => html`<td valign="top" style="padding:14px 12px 0 0">
          <div class="quiet" style="color:${look.quiet};font-size:13px;line-height:1.4">${name}</div>
          <div style="font-size:17px;line-height:1.4;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap">${value}</div>
        </td>`,
      )}</tr></table>
    </td></tr></table>`,
  text: [title, ...below, '', ...stub.map(([name, value]) => `${name}: ${value}`)].join('\n'),
})

/** A title with what belongs to it, as a slip of paper. */
export const slip = ({ title, stub }: Pick<TicketText, 'title' | 'stub'>): Block => ({
  html: (
    look,
  ) => html`<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="border-radius:14px;background:${look.page};color:${look.text}"><tr>
    <td style="padding:20px 22px 6px;font-size:30px;line-height:1.2;font-weight:700">${title}</td></tr><tr>
    <td style="padding:0 22px 20px">${stub.map(
      ([name, value]) => html`<div style="display:inline-block;padding:10px 28px 0 0;vertical-align:top">
        <div class="quiet" style="color:${look.quiet};font-size:13px;line-height:1.4">${name}</div>
        <div style="font-size:17px;line-height:1.4;font-weight:700;overflow-wrap:anywhere">${value}</div>
      </div>`,
    )}</td></tr></table>`,
  text: [title, '', ...stub.map(([name, value]) => `${name}: ${value}`)].join('\n'),
})
