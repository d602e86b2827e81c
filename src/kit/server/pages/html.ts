import sanitize from 'sanitize-html'

const webAddress = /^(?:https?:\/\/|mailto:)/i

const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'hr'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // An address without a scheme would lead into the mail program.
  transformTags: {
    a: (tagName, { href = '' }): sanitize.Tag => ({ tagName, attribs: webAddress.test(href) ? { href } : {} }),
    div: 'p',
    h1: 'h2',
  },
}

/**
 * HTML that somebody wrote, with nothing left but what a letter is made of: paragraphs, emphasis, lists and links to web
 * and mail addresses. Safe to show; what is clean already stays as it is.
 */
export function sanitizeHtml(text: string): string {
  let clean = text
  // What was nested wrongly comes apart when it is read once more.
  for (let pass = 0; pass < 5; pass++) {
    const before = clean
    clean = sanitize(before, allowed).trim()
    if (clean === before) break
  }
  return clean
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What sanitised HTML says as plain text: a line for each line, links with their addresses. */
export const plainTextOf = (text: string): string =>
  sanitizeHtml(text)
    .replace(/\s+/g, ' ')
    .replace(/<a href="(?:mailto:)?([^"]*)">(.*?)<\/a>/g, (_, address: string, label: string) =>
      label.replace(/<[^>]*>/g, '') === address ? address : `${label} (${address})`,
    )
    .replace(/ ?<br \/> ?/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<hr \/>|<\/?(?:p|ul|ol|h2|h3|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
