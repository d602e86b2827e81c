import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { qrMatrix, qrPath } from '#kit/server/documents/epc-qr.ts'
import { lineHeight, Pdf, type TextStyle } from '#kit/server/documents/pdf.ts'
import { drawnAside } from '#kit/server/documents/pdf-thread.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { type Language, language, prefixOf } from '#kit/shared/language.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import type { Background } from '../../contract.ts'
import { card, contourPaths, documentPath } from '../../rules/card.ts'
import { describeVoucher, formatCode } from '../../rules.ts'
import { words as said } from '../words.ts'

const { resolve } = createRequire(import.meta.url)

const pictures: Readonly<Record<Background, string>> = { 1: 'dawn', 2: 'chart', 3: 'pier' }

const colours = { ink: '#0b2e36', paper: '#f4f1e8', glacier: '#7fb5a6', buoy: '#ff5a1f', muted: '#4a6166' }

/** Points in a millimetre. */
const mm = 72 / 25.4

const [left, right] = [131, 200]
const qrSide = 27
const qrTop = 106

export type VoucherCard = {
  language: Language
  code: string
  amount: Cents
  recipient: string
  words: string
  background: Background
}

/** Opens the page on which the code can be used; in the fragment no log sees it. */
export const voucherAddress = (publicUrl: string, code: string) =>
  `${publicUrl}${prefixOf(language())}/RentalRevolution/vouchers#code=${code}`

export const voucherFileName = (reference: string) => `voucher-${reference}.pdf`

type Sender = Pick<Env, 'publicUrl' | 'business'>

/** The voucher as it is given away: one page A5, for the screen and for a printer. */
export const voucherPdf = (voucher: VoucherCard, { publicUrl, business }: Sender): Promise<Buffer> =>
  draw(voucher, { publicUrl, business })

// The thread does not know who asks.
const draw = drawnAside('voucher', (voucher: VoucherCard, sender: Sender) =>
  inLanguage(voucher.language, () => drawVoucher(voucher, sender)),
)

async function drawVoucher(voucher: VoucherCard, { publicUrl, business }: Sender): Promise<Buffer> {
  const pdf = await Pdf.page({
    size: [card.width * mm, card.height * mm],
    title: describeVoucher(voucher.amount),
    author: business.name,
  })
  pdf.doc.scale(mm)
  await drawPicture(pdf, voucher.background)
  drawPaper(pdf)
  drawCode(pdf, voucher, publicUrl)
  pdf.doc.scale(1 / mm)
  setText(pdf, voucher, publicUrl)
  return pdf.finish()
}

async function drawPicture({ doc }: Pdf, background: Background) {
  const picture = await readFile(resolve(`#features/vouchers/server/pdf/voucher-${pictures[background]}.jpg`))
  doc.image(picture, 0, 0, { cover: [124, card.height], align: 'center', valign: 'center' })
}

function drawPaper({ doc }: Pdf) {
  doc.path(documentPath).fill(colours.paper)
  for (const { path, strength } of contourPaths)
    doc.path(path).lineWidth(0.35).strokeColor(colours.paper, strength).stroke()
  doc.opacity(1)
  doc.circle(left + 1.3, 14.6, 1.3).fill(colours.buoy)
}

function drawCode({ doc }: Pdf, { code }: VoucherCard, publicUrl: string) {
  const matrix = qrMatrix(voucherAddress(publicUrl, code))
  doc.save()
  doc.translate(left, qrTop).scale(qrSide / matrix.size)
  doc.path(qrPath(matrix)).fill(colours.ink)
  doc.restore()
}

const body = (size: number, more: Partial<TextStyle> = {}): TextStyle => ({
  face: 'hanken-grotesk',
  weight: 400,
  size,
  colour: colours.ink,
  ...more,
})
const headline = (size: number): TextStyle => ({
  face: 'bricolage-grotesque',
  weight: 700,
  size,
  colour: colours.ink,
  leading: 1.1,
})

function setText(pdf: Pdf, voucher: VoucherCard, publicUrl: string) {
  const x = left * mm
  const width = (right - left) * mm
  pdf.write(['Rental Revolution'], body(9, { weight: 600 }), x + 4.4 * mm, 12.4 * mm)
  const recipient = printable(voucher.recipient).replaceAll('\n', ' ')
  const title = pdf.fit(recipient ? said.voucherFor(recipient) : said.forTheLake, headline(25), {
    width,
    height: 26 * mm,
    smallest: 13,
  })
  const below = pdf.write(title.lines, title.style, x, 22 * mm)

  const top = below + 3 * mm
  const amountTop = 85 * mm
  const words = printable(voucher.words)
  if (words) {
    const room = { width, height: amountTop - 2 * mm - top, smallest: 6.5 }
    const set = pdf.fit(words, body(11, { leading: 1.4 }), room)
    pdf.write(set.lines, set.style, x, top)
  }

  pdf.write([formatMoney(voucher.amount)], headline(40), x, amountTop)

  const beside = x + (qrSide + 5) * mm
  const narrow = width - (qrSide + 5) * mm
  const code = formatCode(voucher.code)
  pdf.write([code.slice(0, 10), code.slice(10)], body(13.5, { weight: 600, leading: 1.3 }), beside, qrTop * mm - 2)
  const host = publicUrl.replace(/^https?:\/\//, '')
  const how = `${said.scanOrEnter}\n${host}\n${prefixOf(language())}/RentalRevolution`
  const small = body(7.5, { colour: colours.muted })
  const hint = pdf.fit(how, small, { width: narrow, height: 15 * mm, smallest: 5 })
  pdf.write(hint.lines, hint.style, beside, qrTop * mm + 2 * lineHeight(body(13.5, { leading: 1.3 })) + 1.2 * mm)

  const line = pdf.fit(said.cardTerms, body(6.5, { colour: colours.muted }), { width, height: 7 * mm, smallest: 5 })
  pdf.write(line.lines, line.style, x, 137 * mm)
}
