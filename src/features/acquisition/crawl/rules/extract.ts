import { Parser } from 'htmlparser2'
import { decodeCloudflare, unshifted } from './extract-emails.ts'
import { noStructured, readStructured, type Structured } from './extract-structured.ts'

/** What a page says, as far as it may say how to reach somebody. Linear in the page, whatever it holds. */
export type PageFacts = {
  /** Text as it stands below each other. */
  lines: string[]
  /** Addresses of `mailto:` links and of what hides them, with what stands before them. */
  mailto: { address: string; near: string }[]
  tels: string[]
  links: { href: string; text: string }[]
  structured: Structured
  /** As social networks show it. */
  siteName: string
}

const most = {
  text: 300_000,
  links: 600,
  contacts: 200,
  structured: 200_000,
  depth: 1500,
  piece: 8192,
  attribute: 2000,
}

const blocks = new Set(
  (
    'address article aside blockquote body br dd div dl dt fieldset figcaption footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'html li main nav ol option p pre section table tbody td tfoot th thead title tr ul'
  ).split(' '),
)
const unread = new Set(['script', 'style', 'svg', 'textarea', 'object', 'template'])

type Attributes = Readonly<Record<string, string>>

/** Reads a page piece by piece: `write` as often as there is more, then `end`. Never throws. */
export class PageReader {
  readonly #facts: PageFacts = {
    ...{ lines: [], mailto: [], tels: [], links: [], siteName: '' },
    structured: noStructured(),
  }
  #text = ''
  #length = 0
  #depth = 0
  /** Inside of what is not shown: how deep. */
  #hidden = 0
  #link: { href: string; text: string } | undefined
  #data: string | undefined
  readonly #parser = new Parser({
    onopentag: (name, attributes) => this.#open(name, attributes),
    ontext: (text) => this.#read(text),
    onclosetag: (name) => this.#close(name),
  })

  /** Nothing more will be taken in. */
  get isFull(): boolean {
    return this.#length > most.text || this.#depth > most.depth
  }

  write(html: string): void {
    for (let at = 0; at < html.length && !this.isFull; at += most.piece) {
      this.#parser.write(html.slice(at, at + most.piece))
    }
  }

  end(): PageFacts {
    if (this.#depth <= most.depth) this.#parser.end()
    this.#break()
    return this.#facts
  }

  #open(name: string, attributes: Attributes) {
    this.#depth++
    if (this.#hidden > 0 || unread.has(name) || isHidden(attributes)) {
      this.#hidden++
      if (name === 'script' && attributes.type?.trim().toLowerCase() === 'application/ld+json') this.#data = ''
      return
    }
    if (blocks.has(name)) this.#break()
    const cloudflare = attributes['data-cfemail']
    if (cloudflare !== undefined) this.#keepAddress(decodeCloudflare(cloudflare))
    if (name === 'a') this.#openLink(attributes.href)
    if (name === 'frame' || name === 'iframe') this.#keepLink({ href: attributes.src ?? '', text: 'frame' })
    if (name === 'meta') this.#readMeta(attributes)
  }

  #openLink(href = '') {
    if (href.length > most.attribute) return
    const [, protocol, rest = ''] = /^\s*(mailto|tel|callto):(.*)/is.exec(href) ?? []
    const hidden = /email-protection#([\da-f]+)/i.exec(href)?.[1]
    const shifted = /UnCryptMailto\((?:'|%27)([^']{5,120}?)(?:'|%27)/i.exec(href)?.[1]
    if (protocol?.toLowerCase() === 'mailto') this.#keepAddress(decoded(rest.split('?', 1)[0] ?? ''))
    else if (protocol !== undefined) {
      if (this.#facts.tels.length < most.contacts) this.#facts.tels.push(decoded(rest))
    } else if (hidden !== undefined) this.#keepAddress(decodeCloudflare(hidden))
    else if (shifted !== undefined) this.#keepAddress(unshifted(decoded(shifted)))
    else this.#link = { href, text: '' }
  }

  #keepAddress(address: string) {
    const { lines, mailto } = this.#facts
    if (mailto.length === most.contacts) return
    const near = `${lines.at(-1)?.slice(-80) ?? ''} ${this.#text.slice(-120)}`
    mailto.push({ address, near })
  }

  #keepLink(link: { href: string; text: string }) {
    if (this.#facts.links.length < most.links && link.href.length <= most.attribute) this.#facts.links.push(link)
  }

  #readMeta({ property, name, content = '', 'http-equiv': equivalent }: Attributes) {
    if ((property ?? name)?.toLowerCase() === 'og:site_name') this.#facts.siteName ||= content.slice(0, 200).trim()
    const target = /^\s*\d{1,3}\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(content.slice(0, most.attribute))?.[1]
    if (equivalent?.toLowerCase() === 'refresh' && target) this.#keepLink({ href: target.trim(), text: 'frame' })
  }

  #read(text: string) {
    if (this.#data !== undefined) {
      if (this.#data.length < most.structured) this.#data += text
      return
    }
    if (this.#hidden > 0 || this.isFull) return
    this.#length += text.length
    this.#text += text
    if (this.#link && this.#link.text.length < 200) this.#link.text += text
  }

  #close(name: string) {
    this.#depth--
    if (this.#hidden > 0) {
      this.#hidden--
      if (name === 'script' && this.#data !== undefined) {
        readStructured(this.#data, this.#facts.structured)
        this.#data = undefined
      }
      return
    }
    if (name === 'a' && this.#link) {
      this.#keepLink(this.#link)
      this.#link = undefined
    }
    if (blocks.has(name)) this.#break()
  }

  #break() {
    const line = this.#text.replace(/[\s\u200b-\u200d\ufeff\u00ad]+/g, (gap) => (/\s/.test(gap) ? ' ' : '')).trim()
    if (line !== '') this.#facts.lines.push(line)
    this.#text = ''
  }
}

const isHidden = ({ style = '', hidden }: Attributes) =>
  hidden !== undefined || /display\s{0,3}:\s{0,3}none/i.test(style.slice(0, 500))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}

/** A whole page at once. */
export function readPage(html: string): PageFacts {
  const reader = new PageReader()
  reader.write(html)
  return reader.end()
}
