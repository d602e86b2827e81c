import type { QrMatrix } from '#kit/server/documents/epc-qr.ts'
import { qrPath } from '#kit/server/documents/epc-qr.ts'
import { lineHeight, type Pdf, type TextStyle } from '#kit/server/documents/pdf.ts'
import { printable } from '#kit/shared/printable.ts'
import { ink } from '../../documents/rules/theme.ts'

/** Points in a millimetre. */
export const mm = 72 / 25.4

/** A4 in points; the left edge is where a window envelope shows the address. */
export const [width, height] = [595.28, 841.89]
export const left = 25 * mm
export const right = width - 20 * mm
export const inner = right - left
/** Nothing but the foot stands below. */
export const lowest = height - 104

export const colours = { ink, muted: '#5d5a52', line: '#dfdbcf', paper: '#faf8f3' }

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
export const muted = text(8.5, 400, colours.muted)
export const label = text(8, 400, colours.muted)

/** Eight points, as the star over the wordmark; in a square of 1. */
const starPath =
  'M.5 0L.56 .34L.85 .15L.66 .44L1 .5L.66 .56L.85 .85L.56 .66L.5 1L.44 .66L.15 .85L.34 .56L0 .5L.34 .44L.15 .15L.44 .34Z'

/** A page of a letter with a place to go on at. */
export class Letter {
  readonly pdf: Pdf
  readonly accent: string
  y = 0

  constructor(pdf: Pdf, accent: string) {
    this.pdf = pdf
    this.accent = accent
  }

  put(said: string, style: TextStyle, x: number, y: number): void {
    this.pdf.write([printable(said)], style, x, y)
  }

  right(said: string, style: TextStyle, x: number, y: number): void {
    const printed = printable(said)
    this.pdf.write([printed], style, x - this.pdf.width(printed, style), y)
  }

  /** Wrapped into a width; gives the y below. */
  paragraph(said: string, style: TextStyle, x: number, y: number, wide: number): number {
    return this.pdf.write(this.pdf.wrap(printable(said), style, wide), style, x, y)
  }

  /** In one line, a little smaller if need be; in several where that is not enough. Gives the y below. */
  fitted(said: string, style: TextStyle, x: number, y: number, wide: number): number {
    const printed = printable(said)
    const size = Math.max(style.size * 0.8, Math.min(style.size, (style.size * wide) / this.pdf.width(printed, style)))
    const set = { ...style, size }
    if (this.pdf.width(printed, set) > wide) return this.paragraph(printed, set, x, y, wide)
    this.pdf.write([printed], set, x, y + (lineHeight(style) - lineHeight(set)) / 2)
    return y + lineHeight(style)
  }

  rule(colour: string, strength: number, x = left, wide = inner): void {
    this.pdf.ornament(() => {
      this.pdf.doc
        .moveTo(x, this.y)
        .lineTo(x + wide, this.y)
        .lineWidth(strength)
        .strokeColor(colour)
        .stroke()
    })
  }

  box(x: number, y: number, wide: number, high: number, radius: number, colour: string): void {
    this.pdf.ornament(() => this.pdf.doc.roundedRect(x, y, wide, high, radius).fill(colour))
  }

  star(x: number, y: number, size: number, turned = 0): void {
    this.pdf.ornament(() => {
      const { doc } = this.pdf
      doc.save()
      doc.translate(x, y).rotate(turned).scale(size).translate(-0.5, -0.5)
      doc.path(starPath).fill(this.accent)
      doc.restore()
    })
  }

  code(matrix: QrMatrix, alt: string, x: number, y: number, side: number): void {
    this.pdf.figure(alt, () => {
      const { doc } = this.pdf
      doc.save()
      doc.translate(x, y).scale(side / matrix.size)
      doc.path(qrPath(matrix)).fill(colours.ink)
      doc.restore()
    })
  }

  /** A picture as large as it fits into a box, at its left edge and in the middle of its height. */
  logo(png: Buffer, alt: string, x: number, y: number, wide: number, high: number): void {
    this.pdf.figure(alt, () => {
      this.pdf.doc.image(png, x, y, { fit: [wide, high], valign: 'center' })
    })
  }

  /** A name with the agency's star for the dot of its first i; beside it where there is none. */
  wordmark(name: string, x: number, y: number, size: number): void {
    const style = headline(size)
    const said = printable(name)
    const at = said.indexOf('i')
    const before = at < 0 ? said : said.slice(0, at)
    const drawn = at < 0 ? said : `${before}ı${said.slice(at + 1)}`
    this.pdf.figure(said, () => {
      this.pdf.doc.markContent('Span', { actual: said })
      this.pdf.draw([drawn], style, x, y)
      this.pdf.doc.endMarkedContent()
    })
    const wide = this.pdf.width(before, style)
    const half = this.pdf.width('ı', style) / 2
    this.star(at < 0 ? x + wide + size * 0.3 : x + wide + half, y + size * 0.2, size * 0.36)
  }
}
