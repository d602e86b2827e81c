import type { Data } from 'swissqrbill/types'
import { lineHeight, Pdf } from '#kit/server/documents/pdf.ts'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { formatExact } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import { defaultLook, type ThemeTexts, textOn } from '../../documents/rules/theme.ts'
import { addressLines } from '../../issuing/rules/address.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { wordings } from '../../issuing/rules/paper-words.ts'
import { skontoOff, totalsOf } from '../../rules.ts'
import { drawFeet, footHeight } from './feet.ts'
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
  muted,
  right,
  strong,
  text,
  width,
} from './letter.ts'
import { drawLines } from './lines.ts'
import { drawPayment } from './payment.ts'
import { drawSlip, slipOf, slipTop } from './slip.ts'
import { type Wording, wording, writtenCountry, writtenDay, writtenPeriod, writtenRate } from './wording.ts'
import { facturX } from './xmp.ts'

/** What is no part of the paper's data: the PNG of the logo, and the same invoice for machines. */
export type Enclosed = { logo?: Uint8Array | undefined; xml?: string | undefined }

function titleOf({ reference, corrects, kind }: Paper, said: Wording): string {
  const titles: Readonly<Partial<Record<typeof kind, string>>> = { down_payment: said.downPayment, final: said.final }
  return `${corrects ? said.creditNote : (titles[kind] ?? said.invoice)} ${reference}`
}

/**
 * An invoice as it is sent: A4, on as many pages as its items need, in the customer's language. PDF/A-3 with the XML
 * inside as `factur-x.xml`, where there is one; the same paper gives the same bytes.
 */
export const invoicePdf = (paper: Paper, enclosed: Enclosed = {}): Promise<Buffer> => draw(paper, enclosed)

const draw = drawnAside('invoice', drawInvoice)

async function drawInvoice(paper: Paper, { logo, xml }: Enclosed): Promise<Buffer> {
  const said = wording(paper.language, paper.isQuote)
  const at = new Date(`${paper.issuedOn}T00:00:00Z`)
  const pdf = await Pdf.page({
    size: [width, height],
    title: titleOf(paper, said),
    author: paper.seller.name,
    lang: paper.language,
    revisited: true,
    archival: { at, ...(xml !== undefined && { metadata: facturX }) },
  })
  if (xml !== undefined)
    pdf.attach({
      name: 'factur-x.xml',
      bytes: Buffer.from(xml),
      type: 'text/xml',
      description: titleOf(paper, said),
      at,
    })
  new InvoiceLetter(pdf, paper, said).draw(logo && Buffer.from(logo))
  return pdf.finish()
}

const totalsAt = left + inner * 0.5

class InvoiceLetter extends Letter {
  readonly #paper: Paper
  readonly #said: Wording
  readonly #texts: ThemeTexts

  constructor(pdf: Pdf, paper: Paper, said: Wording) {
    const { look = defaultLook } = paper.seller
    super(pdf, look.accent)
    this.#paper = paper
    this.#said = said
    this.#texts = look.texts[paper.language]
  }

  draw(logo: Buffer | undefined): void {
    this.#head(logo)
    const slip = this.#paper.corrects ? undefined : slipOf(this.#paper, this.#said)
    const below = Math.max(this.#address(), this.#facts())
    this.#title(Math.max(slip ? 242 : 262, below + 18))
    const room = { below: this.#totalsOf().high, nextPage: (begin: () => void) => this.#nextPage(begin) }
    drawLines(this, { paper: this.#paper, said: this.#said }, room)
    this.#totals()
    const lastAt = slip ? this.#paySlip(slip) : this.#pay()
    const thanks = !this.#paper.corrects && this.y < lastAt - 20
    drawFeet(this, this.#paper, { said: this.#said, texts: this.#texts, lastAt, thanks })
  }

  #money(cents: number): string {
    return formatExact(cents, this.#paper.currency, this.#paper.language)
  }

  #head(logo: Buffer | undefined) {
    const { name } = this.#paper.seller
    this.star(width - 34, 30, 196, 9)
    if (logo) this.logo(logo, name, left, 38, 220, 52)
    else this.wordmark(name, left, 44, 27)
  }

  /** Where a window envelope shows it. */
  #address(): number {
    const { seller, buyer, language } = this.#paper
    const from = [seller.name, seller.streetAndNumber, seller.zipCodeAndCity].join(' · ')
    this.y = Math.max(150, this.fitted(from, text(6.8, 400, colours.muted), left, 134, 225) + 4)
    const [business = '', ...lines] = addressLines(buyer)
    if (buyer.country !== seller.country) lines.push(writtenCountry(buyer.country, language).toUpperCase())
    const plain = text(10.5, 400, colours.ink, 1.38)
    this.y = this.fitted(business, { ...plain, weight: 600 }, left, this.y, 230)
    for (const line of lines) this.y = this.fitted(line, plain, left, this.y, 230)
    return this.y
  }

  /** Number, days and ids, beside the address. */
  #facts(): number {
    const { reference, corrects, issuedOn, performedFrom, performedUntil, dueOn } = this.#paper
    const { buyer, seller, vatCase, language } = this.#paper
    const facts = [
      [corrects ? this.#said.creditNoteNumber : this.#said.number, reference],
      [this.#said.date, writtenDay(issuedOn, language)],
      [this.#said.period, writtenPeriod(performedFrom, performedUntil, language)],
      corrects ? [this.#takesBack, corrects.reference] : [this.#said.due, writtenDay(dueOn, language)],
      [this.#said.theirVatId, buyer.vatId],
      [this.#said.ourVatId, vatCase === 'reverse_charge' ? seller.vatId : ''],
      [this.#said.leitwegId, buyer.leitwegId ?? ''],
    ].filter(([, value]) => value)
    const x = 338
    facts.forEach(([name = '', value = ''], i) => {
      const y = 151 + i * 17
      this.put(name, label, x, y + 1)
      this.right(value, i === 0 ? strong : body, right, y)
    })
    return 151 + facts.length * 17
  }

  #title(top: number) {
    const { corrects, texts, language, agreed } = this.#paper
    this.pdf.element('H1', () => this.fitted(titleOf(this.#paper, this.#said), headline(30), left, top, inner))
    const subject = corrects
      ? `${this.#takesBack} ${corrects.reference} ${this.#said.of(writtenDay(corrects.issuedOn, language))}`
      : texts.subject
    const lines = [subject, texts.reason && this.#said.reason(texts.reason)]
    if (agreed.orderReference) lines.push(this.#said.order(agreed.orderReference))
    this.y =
      this.paragraph(lines.filter(Boolean).join('\n'), text(11.5, 400, colours.muted), left, top + 39, inner) + 20
  }

  get #takesBack() {
    return this.#paper.corrects?.isPart ? this.#said.corrects : this.#said.takesBack
  }

  /** The rates that are charged, what stands beside the totals, and how much room both take. */
  #totalsOf() {
    const { vatByRate, items, gross, texts, currency, language, agreed, corrects } = this.#paper
    const { skonto, settles = [] } = corrects ? {} : agreed
    const said = wordings[language]
    const notes = settles.map(({ reference, issuedOn }) => {
      const { vat } = totalsOf(items.filter(({ item, net }) => net < 0 && item.includes(reference)))
      return said.settles(reference, issuedOn, vat === 0 ? undefined : this.#money(0 - vat))
    })
    if (skonto) {
      const off = skontoOff(gross, skonto.rate)
      notes.push(`${said.skonto(skonto.rate / 100, this.#money(off), skonto.until)}: ${this.#money(gross - off)}`)
    }
    notes.push(texts.vatNote, currency === 'EUR' ? '' : this.#said.amountsIn(currency))
    const note = notes.filter((one) => one !== '').join('\n')
    const taxed = vatByRate.filter(({ vatRate }) => vatRate > 0)
    const noteHigh = this.pdf.wrap(printable(note), muted, totalsAt - left - 24).length * lineHeight(muted)
    const high = Math.max(taxed.length * 17 + (taxed.length > 0 ? 20 : -4) + 36, noteHigh) + 14
    return { taxed, note, noteHigh, high }
  }

  #totals() {
    const { net, gross, language } = this.#paper
    const { taxed, note, noteHigh } = this.#totalsOf()
    const x = totalsAt
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
    const bar = this.y
    this.box(x, bar, right - x, 36, 5, this.accent)
    const onBar = textOn(this.accent)
    this.put(this.#said.total, text(11, 600, onBar), x + 12, bar + 10.5)
    this.right(this.#money(gross), { ...headline(17), colour: onBar }, right - 12, bar + 8.5)
    if (note !== '') this.paragraph(note, muted, left, top, x - left - 24)
    this.y = Math.max(bar + 36, top + noteHigh)
  }

  /** How it is paid; gives where the foot of the last page begins. */
  #pay(): number {
    const payment = { paper: this.#paper, said: this.#said, note: this.#texts.paymentNote }
    if (!this.#paper.corrects) drawPayment(this, payment, (high) => this.#makeRoom(high))
    return height - footHeight
  }

  /** A Swiss QR-bill fills the lower third of the last page; below few items that is the first. */
  #paySlip(slip: Data): number {
    const foot = slipTop - 70
    const pay = this.#said.payWithSlip(writtenDay(this.#paper.dueOn, this.#paper.language))
    const note = this.#texts.paymentNote
    const fits = note === '' && this.y + 30 <= foot
    if (!fits) this.#nextPage(() => {})
    this.y = this.paragraph(pay, fits ? text(9.5, 600) : headline(15), left, this.y + (fits ? 13 : 20), inner)
    if (note !== '') this.y = this.paragraph(note, body, left, this.y + 10, inner)
    drawSlip(this, slip, this.#said)
    return foot
  }

  #makeRoom(high: number) {
    if (this.y + high > lowest) this.#nextPage(() => {})
  }

  #nextPage(begin: () => void) {
    this.pdf.doc.addPage()
    this.star(width - 20, 18, 84, 9)
    const title = `${titleOf(this.#paper, this.#said)}, ${this.#said.continued}`
    this.pdf.ornament(() => this.put(title, label, left, 48))
    this.y = 76
    begin()
  }
}
