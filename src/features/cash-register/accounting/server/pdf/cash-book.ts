import { Pdf, type TextStyle } from '#kit/server/documents/pdf.ts'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { type Day, formatLongDay, monthName } from '#kit/shared/day.ts'
import { language, rentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatExact, rentalCurrency } from '#kit/shared/money.ts'
import * as paper from '../../../server/pdf/sheet.ts'
import type { CashDay } from '../../rules/cash-book.ts'
import { kindName } from '../../rules/postings.ts'
import { words } from '../../words.ts'

export type CashBook = { month: Day; before: Cents; days: readonly CashDay[]; business: string }

/** The cash of a month to file away, each day from its opening balance to its closing balance. */
export const cashBookPdf = (book: CashBook): Promise<Buffer> => draw(book)

const draw = drawnAside('cash-book', (book: CashBook) =>
  inLanguage(rentalLanguage(), async () => {
    const title = words.cashBookOf(`${monthName(book.month)} ${book.month.slice(0, 4)}`)
    const size = [paper.width, paper.height] as const
    const pdf = await Pdf.page({ size, title, author: book.business, lang: language() })
    drawBook(pdf, book, title)
    return pdf.finish()
  }),
)

const exact = (cents: Cents) => formatExact(cents, rentalCurrency(), language())

function drawBook(pdf: Pdf, { month, before, days, business }: CashBook, title: string): void {
  const { body, colours, headline, height, lowest, margin, right, small, strong, text } = paper
  const on = new paper.Sheet(pdf)
  const sums = { in: 0, out: 0, balance: before, line: 0, page: 0 }

  const row = ([name = '', ...cells]: readonly string[], style: TextStyle = strong, line = '') => {
    on.put(line, small, margin, on.y + 1)
    on.put(name, style, margin + 26, on.y)
    for (const [i, cell] of cells.entries()) on.right(cell, style, right - (cells.length - 1 - i) * 78, on.y)
    on.y += 15
    on.rule(style === body ? colours.line : colours.ink, 0.5)
  }
  const total = (name: string) => row([name, '', exact(sums.in), exact(sums.out), exact(sums.balance)])
  const begin = () => {
    sums.page++
    on.put(title, headline(sums.page === 1 ? 26 : 13), margin, margin)
    on.right(business, strong, right, margin + 2)
    on.right(words.sheet(month.slice(0, 7), sums.page), small, right, height - 44)
    on.y = margin + (sums.page === 1 ? 44 : 26)
    row(words.columns, text(8, 600, colours.muted))
  }
  /** Goes on to the next sheet, with what has come so far, where this one has not so much room left. */
  const need = (room: number) => {
    if (on.y + room <= lowest) return
    total(words.carried)
    pdf.doc.addPage()
    begin()
    total(words.brought)
  }

  begin()
  total(words.opening)
  for (const { day, opening, rows, closing } of days) {
    need(90)
    on.y += 8
    row([formatLongDay(day), '', '', '', exact(opening)])
    for (const { kind, amount, receipts } of rows) {
      need(54)
      sums.line++
      sums[amount < 0 ? 'out' : 'in'] += Math.abs(amount)
      sums.balance += amount
      const moved = amount < 0 ? ['', exact(0 - amount)] : [exact(amount), '']
      const numbers = [...new Set([receipts[0], receipts.at(-1)])].join(' – ')
      row([kindName(kind), numbers, ...moved, exact(sums.balance)], body, String(sums.line))
    }
    row([words.closing, '', '', '', exact(closing)])
  }
  need(44)
  on.y += 8
  total(words.sums)
}
