import { lineHeight, Pdf, type TextStyle } from '#kit/server/documents/pdf.ts'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { language, rentalLanguage } from '#kit/shared/language.ts'
import { type Cents, formatExact, rentalCurrency } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import type { Receipt } from '../../contract.ts'
import { words as receiptWords } from '../../receipts/words.ts'
import { words as saleWords } from '../../sale/words.ts'
import type { SignedReceipt } from '../../tse/contract.ts'
import { signedFacts } from '../../tse/rules.ts'
import { words as tseWords } from '../../tse/words.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import { percentText } from './sheet.ts'

/** Points in a millimetre. */
const mm = 72 / 25.4
const width = 80 * mm
const margin = 5 * mm
const right = width - margin
const inner = right - margin

/** A printer for rolls has one colour. */
const ink = '#000000'
const text = (size: number, weight: TextStyle['weight'] = 400): TextStyle => ({
  face: 'hanken-grotesk',
  weight,
  size,
  colour: ink,
  leading: 1.3,
})
const headline = (size: number): TextStyle => ({
  face: 'bricolage-grotesque',
  weight: 700,
  size,
  colour: ink,
  leading: 1.15,
})
const body = text(8.5)
const strong = text(8.5, 600)
const small = text(7)

export const receiptFileName = ({ receipt }: Pick<Receipt, 'receipt'>) => `receipt-${receipt}.pdf`

/** A receipt as the printer at the till prints it: a strip 80 mm wide and as long as it has to be. */
export const receiptPdf = drawnAside('receipt', (receipt: Receipt, timeZone: string) =>
  inLanguage(rentalLanguage(), () => drawReceipt(receipt, timeZone)),
)

async function drawReceipt(receipt: Receipt, timeZone: string): Promise<Buffer> {
  const page = (height: number) =>
    Pdf.page({
      size: [width, height],
      title: tillWords.receiptNumber(receipt.receipt),
      author: receipt.business.name,
      lang: language(),
    })
  const longest = 200 * mm + receipt.lines.length * 30 * mm
  const height = new Strip(await page(longest)).print(receipt, timeZone)
  const pdf = await page(height)
  new Strip(pdf).print(receipt, timeZone)
  return pdf.finish()
}

/** `$3.50`, `−$12.00`: on a receipt always to the cent. */
const exact = (cents: Cents): string => formatExact(cents, rentalCurrency(), language())

/** Each rate has a letter beside the lines it is in. */
const letterOf = (receipt: Receipt, percent: number) =>
  'ABCDEF'[receipt.vat.findIndex((part) => part.percent === percent)] ?? ''

class Strip {
  readonly #pdf: Pdf
  #y = 0

  constructor(pdf: Pdf) {
    this.#pdf = pdf
  }

  /** Prints all of it and gives how long it is. */
  print(receipt: Receipt, timeZone: string): number {
    this.#head(receipt)
    this.#number(receipt, timeZone)
    if (receipt.reverses !== null || receipt.reversed_by !== null) this.#reversal(receipt)
    else if (receipt.parts) this.#box(words.partlyBackBy(receipt.parts.map(({ receipt: part }) => part).join(', ')))
    this.#lines(receipt)
    this.#total(receipt)
    this.#vat(receipt)
    if (receipt.voucher_code) this.#box(`${receiptWords.voucherCode}\n${receipt.voucher_code}`)
    this.#foot(receipt)
    return this.#y + 5 * mm
  }

  #head({ business }: Receipt) {
    this.#shore()
    this.#put('Rental Revolution', headline(20))
    this.#y += 2
    this.#put(business.name, text(8, 600))
    this.#put(business.address, small)
    const reach = [business.phone, business.vat_id && words.vatId(business.vat_id)].filter((one) => one !== '')
    this.#put(reach.join('  ·  '), small)
    this.#y += 10
  }

  /** Three lines of depth off the shore, as the charts draw them. */
  #shore() {
    const { doc } = this.#pdf
    const wave = (y: number, swing: number) =>
      `M0 ${y}C${width * 0.18} ${y - swing} ${width * 0.3} ${y + swing * 1.4} ${width * 0.5} ${y + swing * 0.4}S${width * 0.82} ${y - swing * 1.2} ${width} ${y + swing * 0.3}`
    const depths = [
      { y: 13, swing: 5, line: 1.4 },
      { y: 18.5, swing: 4.4, line: 0.8 },
      { y: 23, swing: 3.6, line: 0.4 },
    ]
    for (const { y, swing, line } of depths) doc.path(wave(y, swing)).lineWidth(line).strokeColor(ink).stroke()
    this.#y = 33
  }

  #number(receipt: Receipt, timeZone: string) {
    const said = (at: string) => {
      const { day, hour } = wallClock(timeZone, at)
      return `${formatDay(day)}, ${formatHour(Math.floor(hour * 60) / 60)}`
    }
    this.#rule(1.2)
    this.#pair(tillWords.receiptNumber(receipt.receipt), said(receipt.dateTime), headline(12.5), body)
    this.#pair(receipt.customer && words.forCustomer(receipt.customer), words.servedBy(receipt.cashier), small, small)
    if (receipt.happened) this.#pair('', words.takenAt(said(receipt.happened)), small, small)
    this.#y += 5
  }

  #reversal({ reverses, reversed_by: by, reason }: Receipt) {
    const said = reverses === null ? words.takenBackBy(by) : words.reversalOf(reverses)
    this.#box(reason === '' ? said : `${said}\n${printable(reason)}`)
  }

  /** White on black. */
  #box(said: string) {
    const lines = this.#pdf.wrap(said, strong, inner - 14)
    const high = lines.length * lineHeight(strong) + 10
    this.#pdf.doc.rect(margin, this.#y, inner, high).fill(ink)
    this.#pdf.write(lines, { ...strong, colour: '#ffffff' }, margin + 7, this.#y + 5)
    this.#y += high + 8
  }

  #lines(receipt: Receipt) {
    this.#rule(0.4)
    this.#y += 1
    for (const { label, quantity, unit_price: price, amount, vat_percent: percent, discount } of receipt.lines) {
      const off = discount?.amount ?? 0
      this.#pair(label, exact(amount + off), strong, strong, letterOf(receipt, percent))
      if (discount) this.#pair(saleWords.discountFor(discount.reason, discount.percent), exact(0 - off), body, body)
      if (Math.abs(quantity) !== 1) this.#put(`${Math.abs(quantity)} × ${exact(price)}`, small)
      this.#y += 4
    }
    this.#y += 2
  }

  #total({ total, payments, received, change }: Receipt) {
    this.#rule(1.2)
    this.#pair(tillWords.total, exact(total), headline(15), headline(17))
    this.#y += 4
    const given = change !== null && change > 0 ? received : null
    const byCash = payments.filter(({ method }) => method === 'cash')
    // Of several in cash what each was stands there, and below what was received of them all.
    for (const { method, label, amount } of payments)
      if (given === null || method !== 'cash' || byCash.length > 1)
        this.#pair(amount < 0 ? words.givenBack(label) : label, exact(amount), body, body)
    if (given !== null) {
      this.#pair(words.cashReceived, exact(given), body, body)
      this.#pair(tillWords.change, exact(change ?? 0), strong, strong)
    }
    this.#y += 8
  }

  #vat({ vat }: Receipt) {
    const columns = [margin + inner * 0.5, margin + inner * 0.73, right]
    const row = (first: string, rest: readonly string[], style: TextStyle) => {
      this.#pdf.write([first], style, margin, this.#y)
      rest.forEach((said, i) => {
        const at = (columns[i] ?? right) - this.#pdf.width(said, style)
        this.#pdf.write([said], style, at, this.#y)
      })
      this.#y += lineHeight(style) + 1
    }
    this.#rule(0.4)
    row(tillWords.vat, [receiptWords.net, tillWords.vat, receiptWords.gross], text(7, 600))
    vat.forEach(({ percent, net, vat: tax, gross }, i) => {
      row(`${'ABCDEF'[i]}  ${percentText(percent)}`, [exact(net), exact(tax), exact(gross)], small)
    })
    this.#y += 7
  }

  #foot({ kind, fingerprint, tse, tse_failure: failure, receipt }: Receipt) {
    this.#rule(0.4)
    if (kind === 'sale') this.#put(words.thanks, headline(10))
    this.#y += 3
    this.#put(words.receiptAndFingerprint(receipt, fingerprint), text(6.5))
    if (tse) this.#signed(tse)
    if (failure !== '') this.#put(receiptWords.notSigned, text(6.5, 600))
  }

  #signed(tse: SignedReceipt) {
    this.#y += 3
    if (tse.simulated) this.#put(tseWords.simulation, text(7, 600))
    if (tse.qr) {
      const wide = 46 * mm
      const { doc } = this.#pdf
      doc
        .save()
        .translate((width - wide) / 2, this.#y + 4)
        .scale(wide / tse.qr.size)
      doc.path(tse.qr.path).fill(ink).restore()
      this.#y += wide + 10
    }
    for (const [name, value] of signedFacts(tse)) this.#put(`${name} ${value}`, text(6))
  }

  #rule(strength: number) {
    this.#pdf.doc.moveTo(margin, this.#y).lineTo(right, this.#y).lineWidth(strength).strokeColor(ink).stroke()
    this.#y += 5
  }

  #put(said: string, style: TextStyle) {
    if (said === '') return
    this.#y = this.#pdf.write(this.#pdf.wrap(printable(said), style, inner), style, margin, this.#y)
  }

  /** Something on the left, wrapped, and on the right an amount beside its first line, with the letter of its rate. */
  #pair(left: string, amount: string, style: TextStyle, amountStyle: TextStyle, letter = '') {
    const beside = letter === '' ? 0 : 9
    const wide = this.#pdf.width(amount, amountStyle)
    const lines = this.#pdf.wrap(printable(left), style, inner - wide - beside - 10)
    const drop = Math.max(0, baseline(style) - baseline(amountStyle))
    const rise = Math.max(0, baseline(amountStyle) - baseline(style))
    this.#pdf.write([amount], amountStyle, right - beside - wide, this.#y + drop)
    if (letter !== '') this.#pdf.write([letter], small, right - this.#pdf.width(letter, small), this.#y + 1.6)
    this.#y = Math.max(this.#pdf.write(lines, style, margin, this.#y + rise), this.#y + drop + lineHeight(amountStyle))
  }
}

/** Where the letters of a first line stand, from its top; near enough for both faces. */
const baseline = ({ size }: TextStyle): number => size * 0.98
