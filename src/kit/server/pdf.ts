import { createRequire } from 'node:module'
import { readFont } from './fonts.ts'

/** Found from wherever this file ends up when the server is built into one. */
const { resolve } = createRequire(import.meta.url)

export type Face = 'hanken-grotesk' | 'bricolage-grotesque'
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
}

type Document = PDFKit.PDFDocument

/** The fonts come in files for parts of Unicode; none has what `printable` drops. */
function fileFor(character: string): 'latin' | 'latin-ext' | 'vietnamese' {
  const point = character.codePointAt(0) ?? 0
  if (point >= 0x1ea0 && point <= 0x1ef9) return 'vietnamese'
  const inLatin = point < 0x100 || point >= 0x2000 || [0x102, 0x131, 0x152, 0x153].includes(point)
  return inLatin ? 'latin' : 'latin-ext'
}

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

  private constructor(doc: Document) {
    this.doc = doc
    this.#ended = new Promise((done, fail) => {
      doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      doc.on('end', () => done(Buffer.concat(this.#chunks)))
      doc.on('error', fail)
    })
  }

  /**
   * `size`: width and height. `revisited`: pages stay open until the end, so that each can say how many there are. The
   * library is loaded with the first page.
   */
  static async page({ size, title, author, lang = 'en', revisited = false }: PageOptions) {
    const { default: PDFDocument } = await import('pdfkit')
    const info = { Title: title, Author: author }
    return new Pdf(
      new PDFDocument({
        size: [...size],
        margin: 0,
        lang,
        pdfVersion: '1.7',
        displayTitle: true,
        bufferPages: revisited,
        info,
      }),
    )
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
    lines.forEach((line, i) => {
      let left = x
      for (const run of runsOf(line, style)) {
        this.#use(run, style)
          .fillColor(style.colour)
          .text(run.text, left, y + i * lineHeight(style), { lineBreak: false })
        left += this.doc.widthOfString(run.text)
      }
    })
    return y + lines.length * lineHeight(style)
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

/** Fonts as the library took them apart, which costs more than a page; it takes them in place of a file. */
const parsed = new Map<string, unknown>()

export const lineHeight = ({ size, leading = 1.35 }: TextStyle): number => size * leading

type Run = { text: string; file: ReturnType<typeof fileFor>; face: Face }

/** Neighbouring letters of one font file. */
function runsOf(text: string, { face }: TextStyle): Run[] {
  const known = onlyInBody.test(text) ? 'hanken-grotesk' : face
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // A space is in each of them.
    const file = character === ' ' && last ? last.file : fileFor(character)
    if (last?.file === file) last.text += character
    else runs.push({ text: character, file, face: known })
  }
  return runs
}
