import { SwissQRCode } from 'swissqrbill/pdf'
import type { Data } from 'swissqrbill/types'
import type { TextStyle } from '#kit/server/documents/pdf.ts'
import { groupsOf } from '#kit/shared/iban.ts'
import { formatPlain, toUnits } from '#kit/shared/money.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { countryCodeOf, placeOf } from '../../issuing/rules/places.ts'
import { isQrIban, takesQrBills } from '../../rules/accounts.ts'
import { creditorReference, qrReference } from '../../rules/reference.ts'
import { height, type Letter, mm, text, width } from './letter.ts'
import { accountOf } from './payment.ts'
import type { Wording } from './wording.ts'

/** Receipt and payment part of a Swiss QR-bill, as the Style Guide QR-bill of SIX lays them out: A6 and the rest of A4. */

export const slipTop = height - 105 * mm

/** What a QR-bill is paid by; undefined where it is not in francs or the account takes none. */
export function slipOf(paper: Paper, said: Wording): Data | undefined {
  const { seller, buyer, gross, currency, reference, isQuote = false } = paper
  if (isQuote || gross === 0) return undefined
  const { holder, iban } = accountOf(seller, currency)
  if (currency !== 'CHF' || !takesQrBills(iban)) return undefined
  const creditor = partyOf(holder, seller)
  const debtor = partyOf(buyer.business, buyer)
  if (!creditor) return undefined
  return {
    currency: 'CHF',
    amount: toUnits(gross),
    reference: isQrIban(iban) ? qrReference(reference) : creditorReference(reference),
    message: `${said.invoice} ${reference}`,
    creditor: { ...creditor, account: iban },
    ...(debtor && { debtor }),
  }
}

type Place = { streetAndNumber: string; zipCodeAndCity: string; country: string }

/** Undefined where a part that the code asks for is not known. */
function partyOf(name: string, { streetAndNumber, zipCodeAndCity, country }: Place) {
  const code = countryCodeOf(country)
  const { zip, city } = placeOf(zipCodeAndCity, country)
  if (code === undefined || zip === undefined) return undefined
  const [, street = streetAndNumber, number] = /^(.*\D)\s+(\d\S{0,9}(?: ?[a-z])?)$/i.exec(streetAndNumber) ?? []
  return {
    name: permitted(name, 70),
    address: permitted(street, 70),
    ...(number && { buildingNumber: permitted(number, 16) }),
    zip: permitted(zip, 16),
    city: permitted(city, 35),
    country: code,
  }
}

/** The letters that the standard permits, others without their marks; as many as it permits. */
const permitted = (said: string, most: number): string =>
  Array.from(said.normalize('NFC'), (letter) => (allowed.test(letter) ? letter : (letter.normalize('NFD')[0] ?? '')))
    .filter((letter) => allowed.test(letter))
    .join('')
    .slice(0, most)
    .trim()
const allowed = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/

const black = '#000000'
// The standard asks for Arial, Frutiger, Helvetica or Liberation Sans, which is Arimo by another name.
const bold = (size: number): TextStyle => ({ ...text(size, 700, black, 1.15), face: 'arimo' })
const plain = (size: number): TextStyle => ({ ...text(size, 400, black, 1.12), face: 'arimo' })

type Column = { x: number; wide: number; heading: TextStyle; value: TextStyle; gap: number }
const receipt: Column = { x: 5, wide: 52, heading: bold(6), value: plain(8), gap: 7 }
const payment: Column = { x: 118, wide: 87, heading: bold(8), value: plain(10), gap: 9 }

/** Draws it at the bottom of the page. */
export function drawSlip(letter: Letter, data: Data, said: Wording): void {
  const at = (x: number, y: number) => [x * mm, slipTop + y * mm] as const
  drawCuts(letter, said)
  letter.put(said.receipt, bold(11), ...at(5, 5))
  drawParties(letter, receipt, at(5, 12), data, said)
  drawAmount(letter, data, said, { x: 5, across: 13, small: bold(6), value: plain(8), below: 3 })
  const point = said.acceptancePoint
  const [end, line] = at(57, 82)
  letter.right(point, bold(6), end, line)
  letter.put(said.paymentPart, bold(11), ...at(67, 5))
  letter.pdf.figure(said.swissCode, () => new SwissQRCode(data).attachTo(letter.pdf.doc, ...at(67, 17)))
  drawAmount(letter, data, said, { x: 67, across: 15, small: bold(8), value: plain(10), below: 4 })
  drawParties(letter, payment, at(118, 5), data, said)
}

/** Where it is cut off and apart. */
function drawCuts(letter: Letter, said: Wording): void {
  letter.pdf.ornament(() => {
    const { doc } = letter.pdf
    const style = plain(7)
    doc.moveTo(0, slipTop).lineTo(width, slipTop).lineWidth(0.5).strokeColor(black).stroke()
    doc
      .moveTo(62 * mm, slipTop)
      .lineTo(62 * mm, height)
      .lineWidth(0.5)
      .strokeColor(black)
      .stroke()
    letter.put(said.cutOff, style, (width - letter.pdf.width(said.cutOff, style)) / 2, slipTop - 10)
  })
}

function drawParties(letter: Letter, column: Column, [x, top]: readonly [number, number], data: Data, said: Wording) {
  const { creditor, debtor, reference = '', message = '' } = data
  const isPayment = column === payment
  const parts: [string, string[]][] = [
    [said.accountOfSlip, [groupsOf(creditor.account), ...addressOf(creditor)]],
    [said.slipReference, [inGroups(reference)]],
    ...(isPayment ? [[said.additional, [message]] satisfies [string, string[]]] : []),
    [debtor ? said.payableBy : said.payableByName, debtor ? addressOf(debtor) : []],
  ]
  let y = top
  for (const [name, lines] of parts) {
    letter.put(name, column.heading, x, y)
    y += column.heading.size * 1.3
    for (const line of lines) y = letter.paragraph(line, column.value, x, y, column.wide * mm)
    if (lines.length === 0) drawCorners(letter, x, y + 2, (isPayment ? 65 : 52) * mm, (isPayment ? 25 : 20) * mm)
    y += column.gap
  }
}

type Party = NonNullable<Data['debtor']>
const addressOf = ({ name, address, buildingNumber = '', country, zip, city }: Party): string[] => [
  name,
  `${address} ${buildingNumber}`.trim(),
  `${country === 'CH' ? '' : `${country}-`}${zip} ${city}`,
]

/** A QR reference in fives from its end, others in fours. */
const inGroups = (reference: string): string =>
  /^\d{27}$/.test(reference) ? reference.replace(/(\d)(?=(\d{5})+$)/g, '$1 ') : groupsOf(reference)

/** The amount stands where francs are read: `1 234.50`. */
const inThousands = (amount: number): string =>
  formatPlain(Math.round(amount * 100)).replace(/\B(?=(\d{3})+(?=\.))/g, ' ')

type AmountPlace = { x: number; across: number; small: TextStyle; value: TextStyle; below: number }

function drawAmount(
  letter: Letter,
  { amount = 0 }: Data,
  said: Wording,
  { x, across, small, value, below }: AmountPlace,
) {
  const put = (line: string, style: TextStyle, right: number, down: number) =>
    letter.put(line, style, (x + right) * mm, slipTop + (68 + down) * mm)
  put(said.currency, small, 0, 0)
  put(said.amount, small, across, 0)
  put('CHF', value, 0, below)
  put(inThousands(amount), value, across, below)
}

/** Of a field that the payer fills in. */
function drawCorners(letter: Letter, x: number, y: number, wide: number, high: number): void {
  letter.pdf.ornament(() => {
    const { doc } = letter.pdf
    const arm = 3 * mm
    for (const [cornerX, cornerY, right, down] of [
      [x, y, 1, 1],
      [x + wide, y, -1, 1],
      [x, y + high, 1, -1],
      [x + wide, y + high, -1, -1],
    ] as const)
      doc
        .moveTo(cornerX + right * arm, cornerY)
        .lineTo(cornerX, cornerY)
        .lineTo(cornerX, cornerY + down * arm)
    doc.lineWidth(0.75).strokeColor(black).stroke()
  })
}
