import { epcPayload, qrMatrix } from '#kit/server/documents/epc-qr.ts'
import { lineHeight } from '#kit/server/documents/pdf.ts'
import { groupsOf } from '#kit/shared/iban.ts'
import { formatExact } from '#kit/shared/money.ts'
import { printable } from '#kit/shared/printable.ts'
import type { Paper, Seller } from '../../issuing/rules/freeze.ts'
import type { BankAccount } from '../../rules/accounts.ts'
import {
  body,
  colours,
  headline,
  height,
  inner,
  type Letter,
  label,
  left,
  lowest,
  right,
  strong,
  text,
} from './letter.ts'
import { type Wording, writtenDay } from './wording.ts'

const side = 84
const rowHigh = 15.5
const noteStyle = text(8.5, 400, colours.muted)

type Payment = { paper: Paper; said: Wording; note: string }

/** Where an invoice is paid to: of what was frozen before there were several accounts, the only one. */
export const accountOf = ({ account, name, iban, bic }: Seller, currency: BankAccount['currency']): BankAccount =>
  account ?? { currency, holder: name, iban, bic, bank: '', details: '' }

/** What a transfer needs, and for euros a code that banking apps read. */
export function drawPayment(letter: Letter, { paper, said, note }: Payment, makeRoom: (high: number) => void): void {
  const { reference, gross, currency, dueOn, language, isQuote = false } = paper
  if (isQuote || gross === 0) return
  const account = accountOf(paper.seller, currency)
  const facts: [string, string, typeof body][] = [
    [said.recipient, account.holder, body],
    ['IBAN', groupsOf(account.iban), body],
    ['BIC', account.bic, body],
    [said.bank, account.bank, body],
    ...account.details.split('\n').map((line) => ruled(line)),
    [said.reference, reference, strong],
    [said.amount, formatExact(gross, currency, language), strong],
  ]
  const shown = facts.filter(([, value]) => value !== '')
  const code = codeFor(paper, account)
  const x = code ? left + 16 + side + 28 : left + 18
  const room = right - x - 104
  const lines = shown.map(([, value, style]) => letter.pdf.wrap(printable(value), style, room).length)
  const rows = lines.reduce((sum, count) => sum + count * rowHigh, 0)
  const noted = note === '' ? [] : letter.pdf.wrap(printable(note), noteStyle, right - x - 18)
  const noteHigh = noted.length === 0 ? 0 : noted.length * lineHeight(noteStyle) + 6
  const high = Math.max(code ? side + 44 : 0, 38 + rows + noteHigh + 14)
  makeRoom(high + 30)
  const top = Math.max(letter.y + 30, Math.min(560, lowest - high - 26))
  letter.box(left, top, inner, high, 8, colours.paper)
  letter.pdf.element('H2', () => letter.put(said.payBy(writtenDay(dueOn, language)), headline(13), x, top + 15))
  let y = top + 38
  shown.forEach(([name, value, style], i) => {
    if (name !== '') letter.put(name, label, x, y + 1)
    letter.paragraph(value, style, x + 92, y, room)
    y += (lines[i] ?? 1) * rowHigh
  })
  if (noted.length > 0) letter.paragraph(note, noteStyle, x, y + 6, right - x - 18)
  if (code) {
    letter.code(qrMatrix(code), said.scan, left + 16, top + 16, side)
    letter.fitted(said.scan, text(6.8, 400, colours.muted), left + 16, top + 16 + side + 5, side + 24)
  }
  letter.y = Math.min(top + high, height)
}

/** `Sort code: 20-00-00` as a name and a value. */
function ruled(line: string): [string, string, typeof body] {
  const at = line.indexOf(':')
  return at > 0 && at <= 24 ? [line.slice(0, at).trim(), line.slice(at + 1).trim(), body] : ['', line.trim(), body]
}

function codeFor({ reference, gross, currency }: Paper, { holder, iban, bic }: BankAccount): string | undefined {
  if (currency !== 'EUR' || iban === '') return undefined
  return epcPayload({ name: holder, iban, bic, amount: gross, reference })
}
