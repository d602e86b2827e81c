import { lineHeight } from '#kit/server/documents/pdf.ts'
import { formatExact } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { type Line, netOf } from '../../rules.ts'
import { body, colours, type Letter, label, left, lowest, muted, right, text } from './letter.ts'
import { type Wording, writtenPeriod, writtenQuantity, writtenRate } from './wording.ts'

const itemStyle = text(10.5, 600)
const columns = { rate: right - 96, price: right - 132, quantity: right - 202 }
/** What the sum carried forward takes below the last line of a page. */
const carryHigh = 22

type Set = { paper: Paper; said: Wording }
type Columns = { counted: boolean; taxed: boolean }
type Room = {
  /** What has to stand on the page of the last line. */
  below: number
  nextPage: (begin: () => void) => void
}

/**
 * The lines of an invoice, on as many pages as they need, with the sum so far at the foot and the head of each. The last
 * one stays with what is below it: where that does not fit, both go to the next page.
 */
export function drawLines(letter: Letter, set: Set, { below, nextPage }: Room): void {
  const { items, currency, language } = set.paper
  const columns = {
    counted: items.some(({ quantity, unit = 'piece' }) => Math.abs(quantity) !== 1 || unit !== 'piece'),
    taxed: items.some(({ vatRate }) => vatRate > 0),
  }
  letter.pdf.element('Table', () => {
    drawHead(letter, set.said, columns)
    let sum = 0
    items.forEach((line, i) => {
      const { high, draw } = lineOf(letter, set, { line, i, columns })
      if (letter.y + high + (i === items.length - 1 ? below : carryHigh) > lowest) {
        const carried = i === 0 ? '' : set.said.carried(formatExact(sum, currency, language))
        drawCarried(letter, carried)
        nextPage(() => {
          drawHead(letter, set.said, columns)
          drawCarried(letter, carried)
        })
      }
      draw()
      sum += line.net
    })
  })
}

function drawCarried(letter: Letter, carried: string): void {
  if (carried === '') return
  letter.pdf.ornament(() => letter.right(carried, muted, right, letter.y + 5))
  letter.y += carryHigh
}

function drawHead(letter: Letter, said: Wording, { counted, taxed }: Columns): void {
  const heads: [string, number][] = [[said.net, right]]
  if (taxed) heads.unshift([said.rate, columns.rate])
  if (counted) heads.unshift([said.quantity, columns.quantity], [said.price, columns.price])
  const cell = (draw: () => void) => letter.pdf.element('TH', draw, { scope: 'Column' })
  letter.pdf.element('TR', () => {
    cell(() => letter.put(said.item, label, left, letter.y))
    for (const [name, x] of heads) cell(() => letter.right(name, label, x, letter.y))
  })
  letter.y += 15
  letter.rule(colours.ink, 1)
}

type Row = { line: Line; i: number; columns: Columns }

/** How high a line is, and how it is drawn; numbered where there are several. */
function lineOf(letter: Letter, { paper, said }: Set, { line, i, columns: { counted, taxed } }: Row) {
  const { language, items, currency } = paper
  const money = (cents: number) => formatExact(cents, currency, language)
  const at = left + (items.length > 1 ? 20 : 0)
  const room = (counted ? columns.quantity - 70 : columns.rate - 50) - at
  const details = detailsOf(line, { said, money, paper })
  const heightOf = (said: string, style: typeof body) =>
    said === '' ? 0 : letter.pdf.wrap(printable(said), style, room).length * lineHeight(style)
  const high = heightOf(line.item, itemStyle) + heightOf(details, muted) + 17
  const draw = () => {
    const top = letter.y + 8
    const cells = [
      () => {
        if (items.length > 1) letter.put(String(i + 1), muted, left, top + 2)
        const y = letter.paragraph(line.item, itemStyle, at, top, room)
        if (details !== '') letter.paragraph(details, muted, at, y, room)
      },
    ]
    const cell = (said: string, style: typeof body, x: number) =>
      cells.push(() => letter.right(said, style, x, top + (style === itemStyle ? 0 : 1)))
    if (counted) {
      cell(writtenQuantity(line, language), body, columns.quantity)
      cell(money(line.unitPrice), body, columns.price)
    }
    if (taxed) cell(writtenRate(line.vatRate, language), text(9.5, 400, colours.muted), columns.rate)
    cell(money(line.net), itemStyle, right)
    letter.pdf.element('TR', () => {
      for (const draw of cells) letter.pdf.element('TD', draw)
    })
    letter.y += high
    letter.rule(colours.line, 0.6)
  }
  return { high, draw }
}

/** What is taken off a line, and when it was done. */
function detailsOf(
  { quantity, unitPrice, discount = 0, net, from, until = from }: Line,
  { said, money, paper: { language } }: Set & { money: (cents: number) => string },
): string {
  const off = net - netOf({ price: unitPrice, quantity })
  const discounted = discount === 0 ? '' : said.off(writtenRate(discount, language), money(off))
  const period = from && until ? writtenPeriod(from, until, language) : ''
  return [discounted, period].filter((one) => one !== '').join('\n')
}
