import { lineHeight, Pdf, type TextStyle } from '#kit/server/documents/pdf.ts'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { formatDay, formatHour, formatLongDay, wallClock } from '#kit/shared/day.ts'
import { language, rentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatExact, rentalCurrency } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import type { Closing } from '../../closing/contract.ts'
import { reasonOf } from '../../closing/rules/report.ts'
import { words as closingWords } from '../../closing/words.ts'
import { words as receiptWords } from '../../receipts/words.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import {
  body,
  type Cells,
  colours,
  column,
  gap,
  headline,
  height,
  inner,
  lowest,
  margin,
  percentText,
  right,
  Sheet,
  small,
  strong,
  text,
  width,
} from './sheet.ts'

export const closingFileName = ({ closing }: Pick<Closing, 'closing'>) => `z-report-${closing}.pdf`

type Sender = Pick<Env, 'business' | 'timeZone'>

/** A Z report to file away: A4, on as many pages as its movements need. */
export const closingPdf = (closing: Closing, { business, timeZone }: Sender): Promise<Buffer> =>
  draw(closing, { business, timeZone })

const draw = drawnAside('z-report', (closing: Closing, sender: Sender) =>
  inLanguage(rentalLanguage(), () => drawClosing(closing, sender)),
)

async function drawClosing(closing: Closing, sender: Sender): Promise<Buffer> {
  const title = words.zReport(closing.closing)
  const drawn = async (pages: number) => {
    const pdf = await Pdf.page({ size: [width, height], title, author: sender.business.name, lang: language() })
    const sheet = new ClosingSheet(pdf, closing, sender, pages)
    sheet.draw()
    return { pdf, pages: sheet.pages }
  }
  const { pages } = await drawn(1)
  return (await drawn(pages)).pdf.finish()
}

/** `$3.50`, `−$12.00`: always to the cent. */
const exact = (cents: Cents): string => formatExact(cents, rentalCurrency(), language())

class ClosingSheet extends Sheet {
  readonly #closing: Closing
  readonly #env: Sender
  readonly #of: number
  pages = 1

  constructor(pdf: Pdf, closing: Closing, env: Sender, of: number) {
    super(pdf)
    this.#closing = closing
    this.#env = env
    this.#of = of
  }

  draw(): void {
    this.#head()
    this.#figures()
    const top = this.y
    const { report } = this.#closing
    const paid = report.by_method.map(({ method, count, amount }) => [
      closingWords.ways[method],
      String(count),
      exact(amount),
    ])
    const sold = report.by_kind.map(({ kind, quantity, amount }) => [
      closingWords.sold[kind],
      String(quantity),
      exact(amount),
    ])
    const cashiers = report.by_cashier.map(({ cashier, count, amount }) => [cashier, String(count), exact(amount)])
    const off = report.discounts?.map(({ cashier, count, amount }) => [cashier, String(count), exact(amount)]) ?? []
    const vat = report.vat.map((part) => [
      percentText(part.percent),
      exact(part.net),
      exact(part.vat),
      exact(part.gross),
    ])
    this.table(margin, [closingWords.paidBy, tillWords.receipts, closingWords.amount], paid)
    this.table(margin, [words.sold, words.quantity, closingWords.amount], sold)
    this.table(margin, [words.cashiers, tillWords.receipts, closingWords.amount], cashiers)
    if (off.length > 0) this.table(margin, [closingWords.discounts, tillWords.receipts, closingWords.amount], off)
    const left = this.y
    this.y = top
    this.#drawer()
    this.table(margin + column + gap, [tillWords.vat, receiptWords.net, tillWords.vat, receiptWords.gross], vat)
    this.y = Math.max(left, this.y)
    this.#movements()
    this.#sign()
    this.#foot()
  }

  #moment(instant: string): string {
    const { day, hour } = wallClock(this.#env.timeZone, instant)
    return `${formatDay(day)}, ${formatHour(Math.floor(hour * 60) / 60)}`
  }

  #head() {
    const { closing, day, dateTime, cashier, report } = this.#closing
    this.#shore()
    this.put('Rental Revolution', headline(13), margin, 70)
    this.right(this.#env.business.name, strong, right, 71)
    const { streetAndNumber, zipCodeAndCity, vatId } = this.#env.business
    const place = [`${streetAndNumber}, ${zipCodeAndCity}`, vatId && words.vatId(vatId)].filter((one) => one !== '')
    this.right(place.join('  ·  '), small, right, 86)
    this.put(words.zReport(closing), headline(34), margin, 100)
    this.put(formatLongDay(day), { ...text(12, 500), leading: 1.2 }, margin, 141)
    const { first_receipt: first, last_receipt: last, reversals, parts = 0 } = report
    const receipts = first === null ? words.noReceipts : words.receipts(first, last)
    const began = report.from === null ? '' : `${this.#moment(report.from)} – `
    this.right(`${began}${this.#moment(dateTime)}`, body, right, 115)
    const whole = reversals > 0 ? words.someTakenBack(receipts, reversals) : receipts
    this.right(parts > 0 ? closingWords.partsOf(whole, parts) : whole, body, right, 129)
    this.right(words.closedBy(cashier), body, right, 143)
    this.y = 170
  }

  /** Lines of depth off the shore, as the charts draw them. */
  #shore() {
    const { doc } = this.pdf
    const wave = (y: number, swing: number) =>
      `M0 ${y}C${width * 0.16} ${y - swing} ${width * 0.3} ${y + swing * 1.5} ${width * 0.52} ${y + swing * 0.3}S${width * 0.84} ${y - swing * 1.3} ${width} ${y + swing * 0.4}`
    doc.path(`${wave(36, 13)}L${width} 0L0 0Z`).fill(colours.ink)
    for (const [y, swing, line] of [
      [43, 12, 1.6],
      [51, 11, 0.9],
      [58, 9, 0.5],
    ] as const)
      doc.path(wave(y, swing)).lineWidth(line).strokeColor(colours.glacier).stroke()
  }

  /** What everybody looks for first. */
  #figures() {
    const { report, counted_cash: counted, cash_difference: cash, carried } = this.#closing
    const figures = [
      { name: closingWords.turnover, amount: report.turnover },
      { name: words.cashCounted, amount: counted },
      { name: words.cashDifference, amount: cash, alarming: cash !== 0 },
      { name: words.leftInDrawer, amount: carried },
    ]
    this.pdf.doc.roundedRect(margin, this.y, inner, 62, 6).fill(colours.paper)
    const wide = inner / figures.length
    figures.forEach(({ name, amount, alarming }, i) => {
      const x = margin + i * wide + 16
      if (alarming) this.pdf.doc.rect(margin + i * wide, this.y + 12, 3, 38).fill(colours.buoy)
      this.put(name, small, x, this.y + 12)
      const set = this.pdf.fit(exact(amount), headline(18), { width: wide - 24, height: 24, smallest: 9 })
      this.pdf.write(set.lines, set.style, x, this.y + 27)
    })
    this.y += 80
  }

  /** How the cash came to be what was counted. */
  #drawer() {
    const { report, counted_cash: counted, counted_card: card, withdrawn, carried } = this.#closing
    const paid = (method: 'cash' | 'card') => report.by_method.find((one) => one.method === method)?.amount ?? 0
    const rows: Cells[] = [
      [closingWords.movements.opening, exact(report.opening)],
      [words.takenInCash, exact(paid('cash'))],
      ...(report.cash_in === 0 ? [] : [[closingWords.movements.cash_in, exact(report.cash_in)]]),
      ...(report.cash_out === 0 ? [] : [[closingWords.movements.cash_out, exact(-report.cash_out)]]),
    ]
    const x = margin + column + gap
    this.table(x, [words.cashInDrawer, ''], rows, [words.shouldBeThere, exact(report.expected_cash)])
    this.y -= 10
    this.rows(
      x,
      [
        [closingWords.counted, exact(counted)],
        [closingWords.difference, exact(this.#closing.cash_difference)],
        [words.takenOut, exact(-withdrawn)],
      ],
      [words.leftInDrawer, exact(carried)],
    )
    this.y += 14
    this.table(
      x,
      [words.cardTerminal, ''],
      [
        [words.takenByCard, exact(paid('card'))],
        [closingWords.counted, exact(card)],
      ],
      [closingWords.difference, exact(this.#closing.card_difference)],
    )
  }

  #movements() {
    const rows = this.#closing.report.movements
    if (rows.length === 0) return
    this.#need(60)
    const kinds = Object.values(closingWords.movements).map((name) => this.pdf.width(name, body))
    const byWhom = margin + 96 + Math.max(64, ...kinds.map((wide) => wide + 8.5))
    const ends = [margin, margin + 96, byWhom, byWhom + 110]
    const line = (cells: Cells, style: TextStyle, amount: string) => {
      const reason = this.pdf.wrap(printable(cells[3] ?? ''), style, right - (ends[3] ?? 0) - 70)
      this.#need(reason.length * lineHeight(style) + 6)
      cells.slice(0, 3).forEach((cell, i) => {
        const room = (ends[i + 1] ?? right) - (ends[i] ?? margin) - 8
        const set = this.pdf.fit(printable(cell), style, {
          width: room,
          height: lineHeight(style),
          smallest: style.size,
        })
        this.pdf.write(set.lines, set.style, ends[i] ?? margin, this.y)
      })
      this.right(amount, style, right, this.y)
      this.y = Math.max(this.pdf.write(reason, style, ends[3] ?? margin, this.y), this.y + lineHeight(style)) + 2.5
    }
    const head = [words.cashMoved, '', words.by, tillWords.reason]
    line(head, text(8, 600, colours.muted), closingWords.amount)
    this.rule(colours.ink, 0.8)
    for (const { dateTime, kind, cashier, amount, ...why } of rows) {
      line(
        [this.#moment(dateTime), closingWords.movements[kind], cashier, reasonOf(why)],
        body,
        exact(kind === 'cash_out' ? -amount : amount),
      )
      this.rule(colours.line, 0.5)
    }
    this.y += 12
  }

  #sign() {
    const { note } = this.#closing
    const lines = note === '' ? [] : this.pdf.wrap(printable(note), body, inner - 24)
    this.#need(lines.length * lineHeight(body) + (lines.length > 0 ? 82 : 46))
    if (lines.length > 0) {
      const high = lines.length * lineHeight(body) + 32
      this.pdf.doc.rect(margin, this.y, 3, high).fill(colours.buoy)
      this.put(words.note, text(8, 600, colours.muted), margin + 14, this.y + 4)
      this.pdf.write(lines, body, margin + 14, this.y + 18)
      this.y += high + 4
    }
    this.y += 30
    for (const [x, label] of [
      [margin, words.countedBy],
      [margin + column + gap, words.checkedBy],
    ] as const) {
      this.pdf.doc
        .moveTo(x, this.y)
        .lineTo(x + column, this.y)
        .lineWidth(0.8)
        .strokeColor(colours.ink)
        .stroke()
      this.put(label, small, x, this.y + 4)
    }
  }

  #foot() {
    const { fingerprint, position } = this.#closing
    const y = height - 44
    this.pdf.doc
      .moveTo(margin, y - 8)
      .lineTo(right, y - 8)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke()
    this.put(words.entryOfLedger(position, fingerprint), small, margin, y)
    this.right(words.pageOf(this.pages, Math.max(this.#of, this.pages)), small, right, y)
  }

  /** Goes on to the next page where this one has not so much room left. */
  #need(room: number) {
    if (this.y + room <= lowest) return
    this.#foot()
    this.pdf.doc.addPage()
    this.pages++
    this.put(words.zReport(this.#closing.closing), headline(13), margin, margin)
    this.y = margin + 34
  }
}
