import type { Pdf, TextStyle } from '#kit/server/documents/pdf.ts'
import { language } from '#kit/shared/language.ts'
import { printable } from '#kit/shared/printable.ts'

/** A4 in points. */
export const [width, height] = [595.28, 841.89]
export const margin = 48
export const right = width - margin
export const inner = right - margin
export const gap = 28
export const column = (inner - gap) / 2
export const lowest = height - 60

export const colours = {
  ink: '#0b2e36',
  paper: '#f4f1e8',
  glacier: '#7fb5a6',
  buoy: '#ff5a1f',
  muted: '#4a6166',
  line: '#c9d4d0',
}
export const text = (size: number, weight: TextStyle['weight'] = 400, colour: string = colours.ink): TextStyle => ({
  face: 'hanken-grotesk',
  weight,
  size,
  colour,
})
export const headline = (size: number): TextStyle => ({ ...text(size, 700), face: 'bricolage-grotesque', leading: 1.1 })
export const body = text(9.5)
export const strong = text(9.5, 600)
export const small = text(8, 400, colours.muted)

/** `19%`, in German `19 %`: of a tax, which may have decimals. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

export type Cells = readonly string[]

/** A page with a place to go on at, and the means to set lists in two columns. */
export class Sheet {
  readonly pdf: Pdf
  y = 0

  constructor(pdf: Pdf) {
    this.pdf = pdf
  }

  /** A list with a heading: names on the left, numbers aligned at the right of a column. */
  table(x: number, head: Cells, rows: readonly Cells[], total?: Cells) {
    if (rows.length === 0) return
    this.row(x, head, text(8, 600, colours.muted))
    this.rule(colours.ink, 0.8, x, column)
    this.rows(x, rows, total)
    this.y += 14
  }

  rows(x: number, rows: readonly Cells[], total?: Cells) {
    for (const row of rows) {
      this.row(x, row, body)
      this.rule(colours.line, 0.5, x, column)
    }
    if (total) this.row(x, total, strong)
  }

  row(x: number, [name = '', ...numbers]: Cells, style: TextStyle) {
    const each = numbers.length > 2 ? 62 : 58
    const room = column - numbers.length * each - 10
    const lines = this.pdf.wrap(printable(name), style, room).slice(0, 2)
    numbers.forEach((number, i) => {
      this.right(number, style, x + column - (numbers.length - 1 - i) * each, this.y)
    })
    this.y = this.pdf.write(lines, style, x, this.y) + 2.5
  }

  rule(colour: string, strength: number, x = margin, wide = inner) {
    this.pdf.doc
      .moveTo(x, this.y)
      .lineTo(x + wide, this.y)
      .lineWidth(strength)
      .strokeColor(colour)
      .stroke()
    this.y += 3.5
  }

  put(said: string, style: TextStyle, x: number, y: number) {
    this.pdf.write([printable(said)], style, x, y)
  }

  right(said: string, style: TextStyle, x: number, y: number) {
    const shown = printable(said)
    this.pdf.write([shown], style, x - this.pdf.width(shown, style), y)
  }
}
