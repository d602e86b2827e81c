import { epcPayload, qrMatrix } from '#kit/server/epc-qr.ts'
import { lineHeight, Pdf } from '#kit/server/pdf.ts'
import type { Day } from '#kit/shared/day.ts'
import { formatExact } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import type { Frozen } from '../../rules.freeze.ts'
import type { Line } from '../../rules.ts'
import {
  body,
  colours,
  headline,
  height,
  inner,
  Letter,
  label,
  left,
  lowest,
  right,
  small,
  strong,
  text,
  width,
} from './letter.ts'
import { type Wording, wording, writtenCountry, writtenDay, writtenPeriod, writtenRate } from './wording.ts'

/** What stands on an invoice with its number, or on a credit note with the invoice that it takes back. */
export type Paper = Frozen & { reference: string; corrects?: { reference: string; issuedOn: Day } }

const titleOf = ({ reference, corrects }: Paper, said: Wording) =>
  `${corrects ? said.creditNote : said.invoice} ${reference}`

/** An invoice as it is sent: A4, on as many pages as its items need, in the customer's language. */
export async function invoicePdf(paper: Paper): Promise<Buffer> {
  const said = wording(paper.language)
  const pdf = await Pdf.page({
    size: [width, height],
    title: titleOf(paper, said),
    author: paper.seller.name,
    lang: paper.language,
    revisited: true,
  })
  new InvoiceLetter(pdf, paper, said).draw()
  return pdf.finish()
}

const qrSide = 84
const itemStyle = text(10.5, 600)
const columns = { rate: right - 96, quantity: right - 150 }

class InvoiceLetter extends Letter {
  readonly #paper: Paper
  readonly #said: Wording

  constructor(pdf: Pdf, paper: Paper, said: Wording) {
    super(pdf)
    this.#paper = paper
    this.#said = said
  }

  draw(): void {
    this.#head()
    this.#address()
    this.#facts()
    this.#title()
    this.#items()
    this.#totals()
    if (!this.#paper.corrects) this.#payment()
    this.#feet()
  }

  get #isTaxed() {
    return this.#paper.items.some(({ vatRate }) => vatRate > 0)
  }

  #money(cents: number): string {
    return formatExact(cents, this.#paper.currency, this.#paper.language)
  }

  #head() {
    this.star(width - 34, 30, 196, 9)
    this.wordmark(this.#paper.seller.name, left, 44, 27)
  }

  #address() {
    const { seller, buyer, language } = this.#paper
    const from = [seller.name, seller.streetAndNumber, seller.zipCodeAndCity].join(' · ')
    this.fitted(from, text(6.8, 400, colours.muted), left, 134, 225)
    const lines = [buyer.name, buyer.streetAndNumber, buyer.additional, buyer.zipCodeAndCity]
    if (buyer.country !== seller.country) lines.push(writtenCountry(buyer.country, language).toUpperCase())
    this.fitted(buyer.business, text(10.5, 600, colours.ink, 1.38), left, 150, 230)
    lines
      .filter((line) => line !== '')
      .forEach((line, i) => {
        this.fitted(line, text(10.5, 400, colours.ink, 1.38), left, 150 + (i + 1) * 14.5, 230)
      })
  }

  /** Number, days and ids, beside the address. */
  #facts() {
    const { reference, corrects, issuedOn, performedFrom, performedUntil, dueOn, buyer, language } = this.#paper
    const facts = [
      [corrects ? this.#said.creditNoteNumber : this.#said.number, reference],
      [this.#said.date, writtenDay(issuedOn, language)],
      [this.#said.period, writtenPeriod(performedFrom, performedUntil, language)],
      corrects ? [this.#said.takesBack, corrects.reference] : [this.#said.due, writtenDay(dueOn, language)],
      ...(buyer.vatId === '' ? [] : [[this.#said.theirVatId, buyer.vatId]]),
    ]
    const x = 338
    facts.forEach(([name = '', value = ''], i) => {
      const y = 151 + i * 17
      this.put(name, label, x, y + 1)
      this.right(value, i === 0 ? strong : body, right, y)
    })
  }

  #title() {
    const { corrects, texts, language } = this.#paper
    this.fitted(titleOf(this.#paper, this.#said), headline(30), left, 276, inner)
    const subject = corrects
      ? `${this.#said.takesBack} ${corrects.reference} ${this.#said.of(writtenDay(corrects.issuedOn, language))}`
      : texts.subject
    this.y = this.paragraph(subject, text(11.5, 400, colours.muted), left, 315, inner) + 22
  }

  #items() {
    const counted = this.#paper.items.some(({ quantity }) => Math.abs(quantity) !== 1)
    this.#tableHead(counted)
    for (const line of this.#paper.items) this.#item(line, counted)
  }

  #tableHead(counted: boolean) {
    this.put(this.#said.item, label, left, this.y)
    if (counted) this.right(this.#said.quantity, label, columns.quantity, this.y)
    if (this.#isTaxed) this.right(this.#said.rate, label, columns.rate, this.y)
    this.right(this.#said.net, label, right, this.y)
    this.y += 15
    this.rule(colours.ink, 1)
  }

  #item({ item, quantity, net, vatRate }: Line, counted: boolean) {
    const room = (counted ? columns.quantity : columns.rate) - left - 50
    const lines = this.pdf.wrap(printable(item), itemStyle, room)
    const high = lines.length * lineHeight(itemStyle) + 14
    if (this.y + high > lowest) this.#nextPage(() => this.#tableHead(counted))
    const top = this.y + 8
    this.paragraph(item, itemStyle, left, top, room)
    if (counted) this.right(String(quantity), body, columns.quantity, top + 1)
    if (this.#isTaxed)
      this.right(writtenRate(vatRate, this.#paper.language), text(9.5, 400, colours.muted), columns.rate, top + 1)
    this.right(this.#money(net), itemStyle, right, top)
    this.y += high + 3
    this.rule(colours.line, 0.6)
  }

  #totals() {
    const { vatByRate, net, gross, texts, currency, language } = this.#paper
    const x = left + inner * 0.5
    const taxed = vatByRate.filter(({ vatRate }) => vatRate > 0)
    this.#makeRoom(taxed.length * 17 + 90)
    const top = this.y + 14
    this.y = top
    const row = (name: string, amount: string) => {
      this.put(name, text(9.5, 400, colours.muted), x + 10, this.y)
      this.right(amount, body, right - 10, this.y)
      this.y += 17
    }
    if (taxed.length > 0) row(this.#said.sum, this.#money(net))
    for (const part of taxed)
      row(this.#said.plusVat(writtenRate(part.vatRate, language), this.#money(part.net)), this.#money(part.vat))
    this.y += taxed.length > 0 ? 3 : -4
    this.pdf.doc.roundedRect(x, this.y, right - x, 36, 5).fill(colours.star)
    this.put(this.#said.total, text(11, 600), x + 12, this.y + 10.5)
    this.right(this.#money(gross), { ...headline(17) }, right - 12, this.y + 8.5)
    const notes = [texts.vatNote, ...(currency === 'EUR' ? [] : [this.#said.amountsIn(currency)])]
    this.paragraph(
      notes.filter((note) => note !== '').join('\n'),
      text(8.5, 400, colours.muted),
      left,
      top,
      x - left - 24,
    )
    this.y += 36
  }

  /** How to pay: what a transfer needs, and for euros a code that banking apps read. */
  #payment() {
    const { seller, reference, gross, currency, dueOn, language } = this.#paper
    const high = qrSide + 44
    this.#makeRoom(high + 30)
    const top = Math.max(this.y + 30, Math.min(560, lowest - high))
    const { doc } = this.pdf
    doc.roundedRect(left, top, inner, high, 8).fill(colours.paper)
    const isEuro = currency === 'EUR'
    if (isEuro) {
      const { name, iban, bic } = seller
      this.code(qrMatrix(epcPayload({ name, iban, bic, amount: gross, reference })), left + 16, top + 16, qrSide)
      this.fitted(this.#said.scan, text(6.8, 400, colours.muted), left + 16, top + 16 + qrSide + 5, qrSide + 24)
    }
    const x = isEuro ? left + 16 + qrSide + 28 : left + 18
    this.put(this.#said.payBy(writtenDay(dueOn, language)), headline(13), x, top + 15)
    const facts = [
      [this.#said.recipient, seller.name],
      ['IBAN', seller.iban.replace(/(.{4})(?=.)/g, '$1 ')],
      ['BIC', seller.bic],
      [this.#said.reference, reference],
      [this.#said.amount, this.#money(gross)],
    ]
    facts.forEach(([name = '', value = ''], i) => {
      const y = top + 38 + i * 15.5
      this.put(name, label, x, y + 1)
      this.fitted(value, i === 3 || i === 4 ? strong : body, x + 92, y, right - x - 104)
    })
    this.y = top + high
  }

  #makeRoom(high: number) {
    if (this.y + high > lowest) this.#nextPage(() => {})
  }

  #nextPage(begin: () => void) {
    this.pdf.doc.addPage()
    this.star(width - 20, 18, 84, 9)
    this.put(`${titleOf(this.#paper, this.#said)}, ${this.#said.continued}`, label, left, 48)
    this.y = 76
    begin()
  }

  /** Who the seller is, on every page. */
  #feet() {
    const { doc } = this.pdf
    const { seller, language } = this.#paper
    const { count } = doc.bufferedPageRange()
    const parts = [
      [
        seller.name,
        `${this.#said.owner} ${seller.owner}`,
        seller.streetAndNumber,
        seller.additional,
        seller.zipCodeAndCity,
      ],
      [seller.email, seller.phone, ...(seller.vatId === '' ? [] : [`${this.#said.ourVatId} ${seller.vatId}`])],
      [
        `IBAN ${seller.iban.replace(/(.{4})(?=.)/g, '$1 ')}`,
        `BIC ${seller.bic}`,
        writtenCountry(seller.country, language),
      ],
    ]
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page)
      this.y = height - 84
      if (page === count - 1 && !this.#paper.corrects) this.put(this.#said.thanks, text(8.5, 600), left, this.y - 20)
      this.rule(colours.line, 0.6)
      parts.forEach((lines, i) => {
        const x = left + (i * inner) / 3
        lines
          .filter((line) => line !== '')
          .forEach((line, j) => {
            this.fitted(line, small, x, this.y + 9 + j * 10.5, inner / 3 - 12)
          })
      })
      if (count > 1) this.right(this.#said.page(page + 1, count), small, right, this.y + 9 + 4 * 10.5)
    }
  }
}
