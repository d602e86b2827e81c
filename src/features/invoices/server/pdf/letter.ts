import type { QrMatrix } from '#kit/server/epc-qr.ts'
import { qrPath } from '#kit/server/epc-qr.ts'
import { lineHeight, type Pdf, type TextStyle } from '#kit/server/pdf.ts'
import { printable } from '#kit/shared/printable.ts'

/** Points in a millimetre. */
const mm = 72 / 25.4

/** A4 in points; the left edge is where a window envelope shows the address. */
export const [width, height] = [595.28, 841.89]
export const left = 25 * mm
export const right = width - 20 * mm
export const inner = right - left
/** Nothing but the foot stands below. */
export const lowest = height - 92

export const colours = { ink: '#161512', muted: '#5d5a52', line: '#dfdbcf', paper: '#faf8f3', star: '#ffcf4a' }

export const text = (
  size: number,
  weight: TextStyle['weight'] = 400,
  colour: string = colours.ink,
  leading = 1.4,
): TextStyle => ({ face: 'hanken-grotesk', weight, size, colour, leading })
export const headline = (size: number): TextStyle => ({
  ...text(size, 700, colours.ink, 1.1),
  face: 'bricolage-grotesque',
})
export const body = text(9.5)
export const strong = text(9.5, 600)
export const small = text(7.5, 400, colours.muted)
export const label = text(8, 400, colours.muted)

/** Eight points, as the star over the wordmark; in a square of 1. */
const starPath =
  'M.5 0L.56 .34L.85 .15L.66 .44L1 .5L.66 .56L.85 .85L.56 .66L.5 1L.44 .66L.15 .85L.34 .56L0 .5L.34 .44L.15 .15L.44 .34Z'

/** A page of a letter with a place to go on at. */
export class Letter {
  readonly pdf: Pdf
  y = 0

  constructor(pdf: Pdf) {
    this.pdf = pdf
  }

  put(said: string, style: TextStyle, x: number, y: number): void {
    this.pdf.write([printable(said)], style, x, y)
  }

  right(said: string, style: TextStyle, x: number, y: number): void {
    this.pdf.write([said], style, x - this.pdf.width(said, style), y)
  }

  /** Wrapped into a width; gives the y below. */
  paragraph(said: string, style: TextStyle, x: number, y: number, wide: number): number {
    return this.pdf.write(this.pdf.wrap(printable(said), style, wide), style, x, y)
  }

  /** As much of one line as fits, a little smaller if need be. */
  fitted(said: string, style: TextStyle, x: number, y: number, wide: number): void {
    const box = { width: wide, height: lineHeight(style), smallest: style.size * 0.7 }
    const set = this.pdf.fit(printable(said), style, box)
    this.pdf.write(set.lines, set.style, x, y + (lineHeight(style) - lineHeight(set.style)) / 2)
  }

  rule(colour: string, strength: number, x = left, wide = inner): void {
    this.pdf.doc
      .moveTo(x, this.y)
      .lineTo(x + wide, this.y)
      .lineWidth(strength)
      .strokeColor(colour)
      .stroke()
  }

  star(x: number, y: number, size: number, turned = 0, colour = colours.star): void {
    const { doc } = this.pdf
    doc.save()
    doc.translate(x, y).rotate(turned).scale(size).translate(-0.5, -0.5)
    doc.path(starPath).fill(colour)
    doc.restore()
  }

  code(matrix: QrMatrix, x: number, y: number, side: number): void {
    const { doc } = this.pdf
    doc.save()
    doc.translate(x, y).scale(side / matrix.size)
    doc.path(qrPath(matrix)).fill(colours.ink)
    doc.restore()
  }

  /** A name with the agency's star for the dot of its first i; beside it where there is none. */
  wordmark(name: string, x: number, y: number, size: number): void {
    const style = headline(size)
    const said = printable(name)
    const at = said.indexOf('i')
    const before = at < 0 ? said : said.slice(0, at)
    this.pdf.write([at < 0 ? said : `${before}ı${said.slice(at + 1)}`], style, x, y)
    const wide = this.pdf.width(before, style)
    const half = this.pdf.width('ı', style) / 2
    this.star(at < 0 ? x + wide + size * 0.3 : x + wide + half, y + size * 0.2, size * 0.36)
  }
}
