import { formatCode } from '#features/vouchers/rules.ts'
import { qrMatrix, qrPath } from '#kit/server/documents/epc-qr.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { spokenCountry } from '#kit/shared/country-name.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { formatMoney, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { EntryContent } from '../../contract/ledger.ts'
import type { Receipt } from '../../contract.ts'
import { totalOf } from '../../rules/ledger.ts'
import { signingFailure } from '../../rules/signature.ts'
import { describeLines, fingerprintOf, vatSplit } from '../../sale/rules.ts'
import type { SignedReceipt } from '../../tse/contract.ts'
import { codeOf, signatureOf } from '../../tse/server/policy.ts'
import { words as tillWords } from '../../words.ts'
import { isAllBack, leftOf, totalLeft } from '../rules.ts'
import { words } from '../words.ts'
import { contentsOf, type ListedReceipt, type ReceiptEntry } from './queries.ts'

type Reverser = { admin: boolean; demo?: boolean }

/**
 * Why somebody may not take a receipt back; undefined where they may. Staff may until the till is closed, while the
 * money is still uncounted; afterwards only admins. What was taken or given as a deposit is corrected where that is done,
 * at the boat's check-out or return, which knows how the deposit stands.
 */
export function reversalRefusal(entry: Omit<ReceiptEntry, 'hash'>, { admin }: Reverser): ProblemError | undefined {
  const { kind, content, closing, openClosing, parts } = entry
  if (isAllBack(content, contentsOf(parts))) return alreadyReversed(parts.at(-1)?.receipt)
  if (kind === 'reversal') return notReversible(words.isReversal)
  if (kind === 'deposit' || leftIn(entry).lines.every(({ left }) => left === 0)) return depositStays()
  if (kind !== 'sale' && kind !== 'refund') return notReversible(words.nothingToReverse)
  if (closing !== openClosing && !admin) return new ProblemError(403, 'CLOSED_PERIOD', words.isCounted)
  return undefined
}

/** What of a receipt may be given back: a deposit not any more once the boat is out. */
export function leftIn({ content, parts, boatsOut }: Pick<ReceiptEntry, 'content' | 'parts' | 'boatsOut'>) {
  const { lines, payments } = leftOf(content, contentsOf(parts))
  const isStuck = (kind: string) => kind === 'deposit' && boatsOut.length > 0
  return { payments, lines: lines.map((line) => (isStuck(line.kind) ? { ...line, left: 0 } : line)) }
}

type Chosen = { line: number; quantity: number }

/** How many of each line go back: all that is left, or what was chosen. Throws where that is not to be had. */
export function quantitiesOf(entry: ReceiptEntry, chosen: readonly Chosen[] | null): number[] {
  const { lines } = leftIn(entry)
  if (chosen === null) {
    const all = leftOf(entry.content, contentsOf(entry.parts)).lines
    if (all.some(({ left }, i) => left !== lines[i]?.left)) throw depositStays()
    return lines.map(({ left }) => left)
  }
  const wanted = new Map(chosen.map(({ line, quantity }) => [line, quantity]))
  if (wanted.size === 0 || wanted.size < chosen.length || chosen.some(({ line }) => lines[line] === undefined))
    throw invalid([{ field: 'lines', message: words.chooseLines }])
  if (lines.some(({ left }, i) => (wanted.get(i) ?? 0) > left)) throw lessLeft()
  const isOff = ({ kind, left, amount }: (typeof lines)[number], i: number) =>
    amount < 0 ||
    (kind === 'product' ? !Number.isInteger(wanted.get(i) ?? 0) : ![undefined, left].includes(wanted.get(i)))
  if (lines.some(isOff)) throw invalid([{ field: 'lines', message: words.onlyWhole }])
  return lines.map((_, i) => wanted.get(i) ?? 0)
}

export const lessLeft = () => new ProblemError(409, 'LESS_LEFT', words.lessLeft)
const depositStays = () => notReversible(words.isDeposit)

export const alreadyReversed = (receipt: number | undefined) =>
  new ProblemError(409, 'ALREADY_REVERSED', words.reversedAlready(receipt), { extra: { receipt: receipt ?? null } })

const notReversible = (detail: string) => new ProblemError(409, 'NOT_REVERSIBLE', detail)

/** What was sold lives on: used, canceled, or given back in another way. */
export const standsAgainst = (
  code: 'VOUCHER_USED' | 'VOUCHER_WITHDRAWN' | 'BOOKING_CANCELED' | 'BOOKING_NOT_PAID',
  detail: string,
) => new ProblemError(409, code, detail)

export const otherTotal = (total: number, isPart: boolean) =>
  new ProblemError(409, 'TOTAL_DIFFERS', (isPart ? words.backIs : words.totalIs)(formatMoney(total)), {
    extra: { total: toUnits(total) },
  })

/** What the security device signed of an entry, with the code that says so; null where nothing did. */
export function presentSignature(content: Pick<EntryContent, 'tse'>): SignedReceipt | null {
  const signed = signatureOf(content)
  if (!signed) return null
  const {
    serial,
    signature,
    counter,
    transaction,
    startedAt,
    finishedAt,
    client,
    publicKey,
    simulated = false,
  } = signed
  const matrix = publicKey === '' ? null : qrMatrix(codeOf(signed))
  const qr = matrix && { size: matrix.size, path: qrPath(matrix) }
  return {
    ...{ serial, signature, counter, transaction, client, simulated, qr },
    started_at: startedAt,
    finished_at: finishedAt,
  }
}

/** A receipt as the screen and the printer show it. */
export function presentReceipt(entry: ReceiptEntry, { business }: Pick<Env, 'business'>, caller: Reverser): Receipt {
  const { content } = entry
  const isReversed = isAllBack(content, contentsOf(entry.parts))
  const back = entry.parts.map(({ position, receipt }) => ({ position, receipt }))
  const left = leftIn(entry)
  const { streetAndNumber, additional, zipCodeAndCity } = business
  const country = inRentalLanguage(() => spokenCountry(business.country))
  return {
    position: entry.position,
    receipt: entry.receipt,
    kind: entry.kind,
    day: entry.day,
    dateTime: entry.at,
    cashier: entry.cashier,
    customer: content.customer ?? '',
    lines: left.lines.map((line) => ({
      kind: line.kind,
      label: line.label,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      amount: line.amount,
      vat_percent: line.vatPercent,
      ...(line.discount && { discount: line.discount }),
      left: line.left,
    })),
    total: totalOf(content.lines),
    vat: vatSplit(content.lines),
    payments: left.payments.map(({ method, label, amount, left }) => ({
      method,
      label: label ?? inRentalLanguage(() => tillWords.ways[method]),
      amount,
      left,
    })),
    received: content.received ?? null,
    change: content.change ?? null,
    ...(content.happened && { happened: content.happened }),
    reason: content.reason ?? '',
    reverses: entry.reverses?.receipt ?? null,
    reverses_position: entry.reverses?.position ?? null,
    reversed_by: (isReversed && back.at(-1)?.receipt) || null,
    reversed_by_position: (isReversed && back.at(-1)?.position) || null,
    ...(entry.parts.some(({ content }) => content.partOf !== undefined) && {
      parts: back,
      left: totalLeft(content, contentsOf(entry.parts)),
    }),
    // The test account is everybody's.
    ...(entry.voucherCode && !caller.demo && { voucher_code: formatCode(entry.voucherCode) }),
    boats_out: entry.boatsOut,
    may_reverse: reversalRefusal(entry, caller) === undefined,
    fingerprint: fingerprintOf(entry.hash),
    tse: presentSignature(content),
    tse_failure: signingFailure(content) ?? '',
    business: {
      name: business.name,
      address: [streetAndNumber, additional, zipCodeAndCity, country].filter((line) => line !== '').join(', '),
      vat_id: business.vatId,
      phone: business.phone,
    },
  }
}

export const presentListed = (entry: ListedReceipt) => ({
  position: entry.position,
  receipt: entry.receipt,
  kind: entry.kind,
  dateTime: entry.at,
  what: describeLines(entry.content.lines),
  cashier: entry.cashier,
  total: totalOf(entry.content.lines),
  reversed: entry.isReversed,
  ...(entry.isPartlyBack && { partly: true }),
})
