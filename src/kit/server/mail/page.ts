import type { FastifyReply } from 'fastify'
import type { Attachment } from './mail.ts'

type PageOptions = {
  /** The page around may measure and print it. Scripts run in it neither way. */
  measurable?: boolean
}

/** In a frame of our own pages only; no scripts, no requests; its links open in a new tab. */
const policyOf = ({ measurable = false }: PageOptions) =>
  [
    `sandbox ${measurable ? 'allow-same-origin allow-modals ' : ''}allow-popups allow-popups-to-escape-sandbox`,
    "default-src 'none'",
    'img-src data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** A mail's HTML as an answer: a page that can do nothing, for a frame. */
export function mailPage(reply: FastifyReply, html: string, options: PageOptions = {}): string {
  reply
    .headers({ 'content-security-policy': policyOf(options), 'x-frame-options': 'SAMEORIGIN' })
    .type('text/html; charset=utf-8')
  return html
}

/** Puts the pictures that a mail carries into its text, where a frame without requests can show them. */
export const withPictures = (text: string, attachments: readonly Attachment[]): string =>
  attachments
    .filter(({ inline, type }) => inline && /^image\/(png|jpeg)$/.test(type))
    .reduce(
      (shown, { name, type, content }) => shown.replaceAll(`src="cid:${name}"`, `src="data:${type};base64,${content}"`),
      text,
    )
