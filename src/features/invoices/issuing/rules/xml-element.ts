/** An element of XML with a text or with elements in it. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; content: string | Element[] }

/** An element; undefined, and so left out wherever it would stand, when there is nothing in it. A text is one line. */
export function element(
  name: string,
  inside: string | undefined | readonly (Element | undefined)[],
  attributes: Element['attributes'] = {},
): Element | undefined {
  const content = Array.isArray(inside) ? inside.filter((child) => child !== undefined) : oneLine(String(inside ?? ''))
  return content.length === 0 ? undefined : { name, attributes, content }
}

/** One whose text keeps its lines. */
export function paragraph(name: string, text: string): Element | undefined {
  const content = text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n')
    .trim()
  return content === '' ? undefined : { name, attributes: {}, content }
}

/** The document, in UTF-8, with a step to the right for each level. */
export const documentOf = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`

function written({ name, attributes, content }: Element, indent: string): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (typeof content === 'string') return `${indent}<${head}>${escaped(content)}</${name}>`
  if (content.length === 0) return `${indent}<${head}/>`
  const children = content.map((child) => written(child, `${indent}  `))
  return [`${indent}<${head}>`, ...children, `${indent}</${name}>`].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** What XML 1.0 has no room for (halves of characters among them), and control characters that it only tolerates. */
const forbidden = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const oneLine = (text: string): string => text.replace(forbidden, '').replace(/\s+/g, ' ').trim()
