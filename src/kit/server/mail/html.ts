import { sanitizeHtml } from '../pages/html.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/**
 * Markup that is safe to show: only `html` and `sanitised` make it, and whatever goes into it is markup already or gets
 * escaped.
 */
export class Html {
  readonly #markup: string

  private constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }

  static tag(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
    let markup = parts[0] ?? ''
    for (let i = 0; i < values.length; i++) markup += Html.#text(values[i]) + parts[i + 1]
    return new Html(markup)
  }

  static sanitised(text: string): Html {
    return new Html(sanitizeHtml(text))
  }

  static #text(value: HtmlValue | undefined): string {
    if (value instanceof Html) return value.#markup
    if (typeof value !== 'object') return escaped(String(value ?? ''))
    let markup = ''
    for (const one of value) markup += one.#markup
    return markup
  }
}

export type HtmlValue = string | number | Html | readonly Html[]

/** `html`<b>${name}</b>`` escapes the name. Addresses must be checked before they become a `href`. */
export const html = Html.tag

/** What somebody wrote as HTML, with nothing left in it that could do harm. */
export const sanitised = Html.sanitised

/** Text with its line breaks. */
export const lines = (text: string): Html[] =>
  text.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br>${line}`))
