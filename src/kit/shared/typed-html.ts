const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** HTML of what was typed: text without any tag becomes paragraphs, lines stay lines. */
export function bodyHtml(text: string): string {
  const typed = text.trim()
  if (typed === '' || /<\/?[a-z][^>]*>/i.test(typed)) return typed
  const escaped = typed.replaceAll(/[<>]|&(?!#?\w+;)/g, (character) => escapes[character] as string)
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** Whether a body says anything at all. */
export const saysSomething = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() !== ''
