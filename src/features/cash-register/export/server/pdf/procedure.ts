import { lineHeight, Pdf, type TextStyle } from '#kit/server/documents/pdf.ts'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { printable } from '#kit/shared/printable.ts'
import {
  body,
  colours,
  headline,
  height,
  inner,
  lowest,
  margin,
  right,
  Sheet,
  small,
  width,
} from '../../../server/pdf/sheet.ts'
import type { Procedure } from '../queries/installation.ts'
import { procedureOf } from './procedure-text.ts'

const title = 'Verfahrensdokumentation der Kasse'

/** The procedure documentation on A4, to file away. */
export const procedurePdf = drawnAside('procedure', async (it: Procedure) => {
  const { name, software } = it.registration
  const pdf = await Pdf.page({ size: [width, height], title, author: name, lang: 'de', revisited: true })
  const sheet = new ProcedureSheet(pdf)
  sheet.head(`${name}  ·  ${software}  ·  Stand ${it.made}`)
  for (const line of procedureOf(it).split('\n')) sheet.line(line)
  sheet.feet(`${name}  ·  ${title}, Stand ${it.made}`)
  return pdf.finish()
})

class ProcedureSheet extends Sheet {
  #section = 0

  head(said: string): void {
    this.pdf.doc.rect(0, 0, width, 34).fill(colours.ink)
    this.put(said, small, margin, 62)
    this.put(title, headline(26), margin, 80)
    this.y = 124
  }

  line(line: string): void {
    const [, name, value] = /^\| (.*?) \| (.*)$/.exec(line) ?? []
    if (line.startsWith('# ')) this.#heading(line.slice(2))
    else if (name !== undefined && value !== undefined) this.#row(name, value)
    else if (line !== '') this.y = this.#set(line, body, margin, inner) + 5
  }

  #heading(said: string): void {
    if (this.y + 100 > lowest) this.#turn()
    else this.y += 14
    this.#section++
    this.y = this.#set(`${this.#section}  ${said}`, headline(13), margin, inner) + 6
  }

  #row(name: string, value: string): void {
    const at = margin + inner / 2
    if (this.y + 2 * lineHeight(body) > lowest) this.#turn()
    const top = this.y
    const left = this.#set(name, { ...body, colour: colours.muted }, margin, at - margin - 10)
    this.y = top
    this.y = Math.max(left, this.#set(value, body, at, right - at)) + 2.5
    this.rule(colours.line, 0.5)
  }

  /** Sets a text line by line, over as many pages as it takes; gives where it ends. */
  #set(said: string, style: TextStyle, x: number, room: number): number {
    for (const line of this.pdf.wrap(printable(said), style, room)) {
      if (this.y + lineHeight(style) > lowest) this.#turn()
      this.y = this.pdf.write([line], style, x, this.y)
    }
    return this.y
  }

  feet(said: string): void {
    const { count } = this.pdf.doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.pdf.doc.switchToPage(page)
      this.put(said, small, margin, height - 44)
      this.right(`Seite ${page + 1} von ${count}`, small, right, height - 44)
    }
  }

  #turn(): void {
    this.pdf.doc.addPage()
    this.y = margin
  }
}
