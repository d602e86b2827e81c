import { inflateSync } from 'node:zlib'
import { readQr } from './qr-reader.ts'

/** Reads back what is drawn on the pages of a PDF that our own library made: tests see what people see. */

type Piece = { text: string; x: number; y: number }
export type ReadPage = { pieces: Piece[]; drawn: string }

export function readPdf(pdf: Buffer): { pages: ReadPage[]; text: string } {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  const read = pages.map(({ head }) => {
    const drawn = streamOf(objects.get(refIn(head, 'Contents'))).toString('latin1')
    return { drawn, pieces: piecesOf(drawn, fontsOf(head, objects)) }
  })
  return { pages: read, text: read.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('\n') }
}

type PdfObject = { head: string; stream: Buffer | undefined }

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  const starts = /(?<=\n)(\d+) 0 obj\n/g
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    const from = match.index + match[0].length
    const end = text.indexOf('endobj', from)
    const at = text.indexOf('stream\n', from)
    const hasStream = at >= 0 && at < end
    const head = text.slice(from, hasStream ? at : end)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    objects.set(Number(match[1]), { head, stream: hasStream ? pdf.subarray(at + 7, at + 7 + length) : undefined })
    starts.lastIndex = hasStream ? at + 7 + length : end
  }
  return objects
}

const refIn = (head: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1])

const streamOf = (object: PdfObject | undefined): Buffer => {
  if (!object?.stream) return Buffer.alloc(0)
  return object.head.includes('FlateDecode') ? inflateSync(object.stream) : object.stream
}

/** What the glyphs of each font stand for. */
function fontsOf(page: string, objects: ReadonlyMap<number, PdfObject>): Map<string, string[]> {
  const resources = objects.get(refIn(page, 'Resources'))?.head ?? page
  const fonts = /\/Font <<([^>]*)>>/s.exec(resources)?.[1] ?? ''
  return new Map(
    [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const map = streamOf(objects.get(refIn(objects.get(Number(id))?.head ?? '', 'ToUnicode'))).toString('latin1')
      const ranges = /beginbfrange(.*?)endbfrange/gs
      const letters = [...map.matchAll(ranges)].flatMap(([, range = '']) =>
        [...range.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) =>
          [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) =>
            Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
          ),
        ),
      )
      return [name, letters]
    }),
  )
}

function piecesOf(drawn: string, fonts: ReadonlyMap<string, string[]>): Piece[] {
  let letters: string[] = []
  let [x, y] = [0, 0]
  const pieces: Piece[] = []
  for (const line of drawn.split('\n')) {
    const font = /^\/(\w+) [\d.]+ Tf$/.exec(line)
    const place = /^1 0 0 1 ([-\d.]+) ([-\d.]+) Tm$/.exec(line)
    if (font) letters = fonts.get(font[1] ?? '') ?? []
    else if (place) [x, y] = [Number(place[1]), Number(place[2])]
    else if (/TJ$/.test(line)) {
      const glyphs = [...line.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      pieces.push({ text: glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '�').join(''), x, y })
    }
  }
  return pieces
}

/** The text of the code on a page, read off the squares that are drawn; undefined where there is none. */
export function codeOn({ drawn }: ReadPage): string | undefined {
  const dark = new Set<string>()
  const add = (row: number, column: number) => dark.add(`${row} ${column}`)
  // Ours are rows of modules, one unit each; those of QR-bills are single modules.
  for (const [, from, row, to] of drawn.matchAll(/^(\d+) (\d+) m\n(\d+) \2 l\n/gm))
    for (let column = Number(from); column < Number(to); column++) add(Number(row), column)
  const squares = [...drawn.matchAll(/^([-\d.]+) ([-\d.]+) ([\d.]+) \3 re$/gm)].map((one) => one.slice(1).map(Number))
  const side = Math.min(...squares.map(([, , wide = 0]) => wide))
  for (const [x = 0, y = 0, wide = 0] of squares) if (wide < side * 1.5) add(Math.round(y / side), Math.round(x / side))
  if (dark.size === 0) return undefined
  const size = 1 + Math.max(...[...dark].map((place) => Number(place.split(' ')[1])))
  return readQr({ size, isDark: (row, column) => dark.has(`${row} ${column}`) }).text
}
