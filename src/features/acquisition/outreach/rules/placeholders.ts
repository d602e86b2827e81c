/** What a letter consists of: anything else in angle brackets was meant to be replaced. */
const letterTags =
  /(?<!<)<\/?(?:p|br|b|strong|i|em|u|s|a|ul|ol|li|h[123]|blockquote|hr|div|span)(?:\s[^<>]*)?\/?>(?!>)/gi

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#123;': '{',
  '&#125;': '}',
  '&#91;': '[',
  '&#93;': ']',
  '&#37;': '%',
}

const forms: readonly RegExp[] = [
  /\{\{[^{}]{0,60}\}\}/g,
  /\{%[^{}]{0,60}%\}/g,
  /[$#]?\{[^{}]{0,60}\}/g,
  /<<[^<>]{0,60}>>/g,
  /<%[^<>]{0,60}%>/g,
  /<[\p{L}_][\p{L}\d_ -]{0,40}>/gu,
  /\[\[[^[\]]{0,60}\]\]/g,
  /\[\s*[\p{L}_][^[\]]{0,60}\]/gu,
  /\*\|[^|]{1,40}\|\*/g,
  /%%[\p{L}_][\p{L}\d_.-]*%%/gu,
  /%[\p{L}_][\p{L}\d_.-]*%/gu,
  /(?<![\p{L}\d_])__[\p{L}\d]+(?:_[\p{L}\d]+)*__(?![\p{L}\d_])/gu,
]

/** Words that people put in brackets and mean. */
const meant = new Set(['[at]', '[dot]', '[sic]'])

/** Percent signs in an address are letters in disguise, and no placeholder. */
const escapesInAddresses = /(?:https?:\/\/|mailto:)[^\s"'<>]+/gi

/**
 * What was to be replaced and was not, each once and in the order of the text: `{name}`, `{{x}}`, `[NAME]`, `%NAME%`,
 * `<<x>>` and their like. The text is plain, or the HTML of a letter.
 */
export function unresolved(text: string): string[] {
  const plain = linksOut(text)
    .replace(letterTags, ' ')
    .replace(/&(?:lt|gt|quot|amp|nbsp|#(?:123|125|91|93|37));/g, (entity) => entities[entity] ?? entity)
    .replace(escapesInAddresses, (address) => address.replace(/%[\dA-F]{2}/gi, ' '))
  const found: { at: number; words: string }[] = []
  let rest = plain
  for (const form of forms) {
    rest = rest.replace(form, (words, at: number) => {
      if (meant.has(words.toLowerCase())) return words
      found.push({ at, words })
      // What was found is not found again as a smaller one in it; places stay.
      return ' '.repeat(words.length)
    })
  }
  return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ words }) => words))]
}

/** Addresses of links as text beside them: they can be placeholders as well. */
const linksOut = (text: string): string =>
  text.replace(
    /<a\s[^<>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')[^<>]*>/gi,
    (_, double?: string, single?: string) => ` ${double ?? single ?? ''} `,
  )
