import { createRequire } from 'node:module'
import { readFont } from './fonts.ts'

/** Found from wherever this file ends up when the server is built into one. */
const { resolve } = createRequire(import.meta.url)

export type Face = 'hanken-grotesk' | 'bricolage-grotesque' | 'arimo'
export type TextStyle = {
  face: Face
  weight: 400 | 500 | 600 | 700
  /** Points, like all lengths here. */
  size: number
  colour: string
  /** Distance of the lines as a multiple of the size, 1.35 by default. */
  leading?: number
}

type PageOptions = {
  size: readonly [number, number]
  title: string
  author: string
  lang?: string
  revisited?: boolean
  archival?: { at: Date; metadata?: string }
}

/** A file inside a PDF. */
export type Attachment = { name: string; bytes: Buffer; type: string; description: string; at: Date }

type Document = PDFKit.PDFDocument

type Part = 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'greek-ext' | 'cyrillic' | 'cyrillic-ext'

/** The fonts come in files for parts of Unicode; none has what `printable` drops. */
function fileFor(character: string): Part {
  const point = character.codePointAt(0) ?? 0
  if (point >= 0x1ea0 && point <= 0x1ef9) return 'vietnamese'
  if (point >= 0x370 && point <= 0x3ff) return 'greek'
  if (point >= 0x1f00 && point <= 0x1fff) return 'greek-ext'
  if ((point >= 0x400 && point <= 0x45f) || [0x490, 0x491, 0x4b0, 0x4b1, 0x2116].includes(point)) return 'cyrillic'
  if (point >= 0x460 && point <= 0x52f) return 'cyrillic-ext'
  const inLatin = point < 0x100 || point >= 0x2000 || [0x102, 0x131, 0x152, 0x153].includes(point)
  return inLatin ? 'latin' : 'latin-ext'
}

/** The only face that has them. */
const inArimo: ReadonlySet<Part> = new Set(['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'])

/** What the headline face lacks. */
const onlyInBody = /[¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ]/

/** A PDF of one page and the means to set text on it: wrapped, fitted, with every letter from the file that has it. */
export class Pdf {
  readonly doc: Document
  readonly #chunks: Buffer[] = []
  /** At one point of size: a layout costs much more than a look into a map. */
  readonly #widths = new Map<string, number>()
  readonly #faces = new Set<string>()
  readonly #ended: Promise<Buffer>
  /** The element of the structure that what is written next belongs to; undefined where nothing is tagged. */
  #within: Element | undefined

  private constructor(doc: Document, tagged = false) {
    this.doc = doc
    if (tagged) {
      this.#within = { kind: 'Document', structure: doc.struct('Document') }
      doc.addStructure(this.#within.structure)
    }
    this.#ended = new Promise((done, fail) => {
      doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      doc.on('end', () => done(Buffer.concat(this.#chunks)))
      doc.on('error', fail)
    })
  }

  /**
   * `size`: width and height. `revisited`: pages stay open until the end, so that each can say how many there are.
   * `archival`: PDF/A-3, tagged for those who have it read out, with the moment it says it was made and more of its XMP
   * metadata; the same drawing gives the same bytes. The library is loaded with the first page.
   */
  static async page({ size, title, author, lang = 'en', revisited = false, archival }: PageOptions) {
    const { default: PDFDocument } = await import('pdfkit')
    const info = { Title: title, Author: author, ...(archival && { CreationDate: archival.at, Creator: author }) }
    const doc = new PDFDocument({
      size: [...size],
      margin: 0,
      lang,
      pdfVersion: '1.7',
      displayTitle: true,
      bufferPages: revisited,
      info,
      ...(archival && { subset: 'PDF/A-3b', tagged: true }),
    })
    escapeMetadata(doc)
    if (archival?.metadata) doc.appendXML(archival.metadata)
    return new Pdf(doc, archival !== undefined)
  }

  /** Puts a file inside that says the same as the pages. */
  attach({ name, bytes, type, description, at }: Attachment): void {
    const options = { name, type, description, relationship: 'Alternative', creationDate: at, modifiedDate: at }
    this.doc.file(bytes, options)
  }

  /** What is drawn meanwhile is one element of the structure, like `Table`, `TR`, `TD`. */
  element(kind: string, draw: () => void, options: { alt?: string; scope?: 'Row' | 'Column' } = {}): void {
    const parent = this.#within
    if (!parent) {
      draw()
      return
    }
    const element = { kind, structure: this.doc.struct(kind, options) }
    parent.structure.add(element.structure)
    this.#within = element
    try {
      draw()
    } finally {
      this.#within = parent
    }
  }

  /** Drawn and written for the eye only: readers pass over it. */
  ornament(draw: () => void): void {
    const parent = this.#within
    this.#within = undefined
    if (parent) this.doc.markContent('Artifact')
    draw()
    if (parent) this.doc.endMarkedContent()
    this.#within = parent
  }

  /** A drawing, and what it says. */
  figure(alt: string, draw: () => void): void {
    this.element('Figure', () => this.#marked(draw), { alt })
  }

  #marked(draw: () => void): void {
    const element = this.#within
    const content = element && this.doc.markStructureContent(element.kind)
    draw()
    if (!content) return
    this.doc.endMarkedContent()
    element.structure.add(content)
  }

  finish(): Promise<Buffer> {
    this.doc.end()
    return this.#ended
  }

  width(text: string, style: TextStyle): number {
    const key = `${style.face} ${style.weight} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * style.size
    const one = { ...style, size: 1 }
    const width = runsOf(text, one).reduce((sum, run) => sum + this.#use(run, one).widthOfString(run.text), 0)
    this.#widths.set(key, width)
    return width * style.size
  }

  /** Breaks text into lines of a width: at line ends, between words, and within words that are longer than a line. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    const space = this.width(' ', style)
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let used = 0
      for (const word of paragraph.split(' ').flatMap((one) => this.#pieces(one, style, width))) {
        const wide = this.width(word, style)
        if (lines.length > 0 && used + space + wide <= width) {
          lines[lines.length - 1] += ` ${word}`
          used += space + wide
        } else {
          lines.push(word)
          used = wide
        }
      }
      return lines
    })
  }

  /** A word, or what of it fits on one line each. */
  #pieces(word: string, style: TextStyle, width: number): string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces: string[] = []
    let used = width
    for (const letter of word) {
      const wide = this.width(letter, style)
      if (used + wide <= width) pieces[pieces.length - 1] += letter
      else pieces.push(letter)
      used = used + wide <= width ? used + wide : wide
    }
    return pieces
  }

  /**
   * The largest setting of a text that fits into a box, down to `smallest` points; then line ends become spaces, and in
   * the end the rest is cut with an ellipsis.
   */
  fit(text: string, style: TextStyle, box: { width: number; height: number; smallest: number }) {
    for (const said of [text, text.replace(/\n+/g, ' ')])
      for (let size = style.size; size >= box.smallest; size -= 0.5) {
        const set = { ...style, size }
        const lines = this.wrap(said, set, box.width)
        if (lines.length * lineHeight(set) <= box.height) return { lines, style: set }
      }
    const set = { ...style, size: box.smallest }
    const room = Math.max(1, Math.floor(box.height / lineHeight(set)))
    const lines = this.wrap(text.replace(/\n+/g, ' '), set, box.width).slice(0, room)
    return { lines: lines.map((line, i) => (i === room - 1 ? `${line.replace(/.$/u, '')}…` : line)), style: set }
  }

  /** Sets lines from a top left corner on; gives the y below the last one. */
  write(lines: readonly string[], style: TextStyle, x: number, y: number): number {
    const draw = () => this.#marked(() => this.draw(lines, style, x, y))
    if (this.#within && ofBlocks.has(this.#within.kind)) this.element('P', draw)
    else draw()
    return y + lines.length * lineHeight(style)
  }

  /** The same without a place in the structure: within figures and ornaments. */
  draw(lines: readonly string[], style: TextStyle, x: number, y: number): void {
    lines.forEach((line, i) => {
      let left = x
      for (const run of runsOf(line, style)) {
        // Letters of another face stand on the same line.
        const lower = run.face === 'arimo' ? (ascents[style.face] - ascents.arimo) * style.size : 0
        this.#use(run, style)
          .fillColor(style.colour)
          .text(run.text, left, y + i * lineHeight(style) + lower, { lineBreak: false })
        left += this.doc.widthOfString(run.text)
      }
    })
  }

  #use({ file: part, face }: Run, { weight, size }: TextStyle): Document {
    const name = `${face}-${part}-${weight}-normal`
    if (this.#faces.has(name)) return this.doc.font(name).fontSize(size)
    this.#faces.add(name)
    const file = () => readFont(resolve(`@fontsource/${face}/files/${name}.woff`))
    this.doc.registerFont(name, (parsed.get(name) as string | undefined) ?? file())
    const chosen = this.doc.font(name).fontSize(size)
    parsed.set(name, (chosen as unknown as { _font: { font: unknown } })._font.font)
    return chosen
  }
}

type Element = { kind: string; structure: PDFKit.PDFStructureElement }

/** Elements that hold others, and no text of their own. */
const ofBlocks: ReadonlySet<string> = new Set(['Document', 'Sect', 'Div', 'Table', 'TR'])

/** The library writes names into the XMP metadata as they are, where `&` and `<` break it. */
function escapeMetadata(doc: Document): void {
  const inside = doc as unknown as { info: Record<string, unknown>; endMetadata: () => void }
  const end = inside.endMetadata
  inside.endMetadata = () => {
    inside.info = Object.fromEntries(
      Object.entries(inside.info).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    )
    end.call(doc)
  }
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** Fonts as the library took them apart, which costs more than a page; it takes them in place of a file. */
const parsed = new Map<string, unknown>()

export const lineHeight = ({ size, leading = 1.35 }: TextStyle): number => size * leading

/** From the top of a line to where its letters stand, as a part of the size. */
const ascents: Readonly<Record<Face, number>> = { 'hanken-grotesk': 1, 'bricolage-grotesque': 0.93, arimo: 0.905 }

type Run = { text: string; file: Part; face: Face }

/** Neighbouring letters of one font file. */
function runsOf(text: string, { face }: TextStyle): Run[] {
  const known = onlyInBody.test(text) ? 'hanken-grotesk' : face
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // A space is in each of those for Latin letters.
    const file = character === ' ' && last && !inArimo.has(last.file) ? last.file : fileFor(character)
    if (last?.file === file) last.text += character
    else runs.push({ text: character, file, face: inArimo.has(file) ? 'arimo' : known })
  }
  return runs
}
