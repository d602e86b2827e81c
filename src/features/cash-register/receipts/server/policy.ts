import { formatCode } from '#features/vouchers/rules.ts'
import { qrMatrix, qrPath } from '#kit/server/documents/epc-qr.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { spokenCountry } from '#kit/shared/country-name.ts'
import { inRentalLanguage } from '#kit/shared/language.ts'
import { formatMoney, toUnits } from '#kit/shared/money.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import type { EntryContent } from '../../contract/ledger.ts'
import type { Receipt } from '../../contract.ts'
import { totalOf } from '../../rules/ledger.ts'
import { signingFailure } from '../../rules/signature.ts'
import { describeLines, fingerprintOf, vatSplit } from '../../sale/rules.ts'
import type { SignedReceipt } from '../../tse/contract.ts'
import { codeOf, signatureOf } from '../../tse/server/policy.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import type { ListedReceipt, ReceiptEntry } from './queries.ts'

type Reverser = { admin: boolean; demo?: boolean }

/**
 * Why somebody may not take a receipt back; undefined where they may. Staff may until the till is closed, while the
 * money is still uncounted; afterwards only admins. What was taken or given as a deposit is corrected where that is done,
 * at the boat's check-out or return, which knows how the deposit stands.
 */
export function reversalRefusal(
  { kind, content, closing, openClosing, reversedBy }: Omit<ReceiptEntry, 'hash'>,
  { admin }: Reverser,
): ProblemError | undefined {
  if (reversedBy) return alreadyReversed(reversedBy.receipt)
  if (kind === 'reversal') return notReversible(words.isReversal)
  if (kind === 'deposit' || content.lines.some((line) => line.kind === 'deposit')) return notReversible(words.isDeposit)
  if (kind !== 'sale' && kind !== 'refund') return notReversible(words.nothingToReverse)
  if (closing !== openClosing && !admin) return new ProblemError(403, 'CLOSED_PERIOD', words.isCounted)
  return undefined
}

export const alreadyReversed = (receipt: number | undefined) =>
  new ProblemError(409, 'ALREADY_REVERSED', words.reversedAlready(receipt), { extra: { receipt: receipt ?? null } })

const notReversible = (detail: string) => new ProblemError(409, 'NOT_REVERSIBLE', detail)

/** What was sold lives on: used, canceled, or given back in another way. */
export const standsAgainst = (
  code: 'VOUCHER_USED' | 'VOUCHER_WITHDRAWN' | 'BOOKING_CANCELED' | 'BOOKING_NOT_PAID',
  detail: string,
) => new ProblemError(409, code, detail)

export const otherTotal = (total: number) =>
  new ProblemError(409, 'TOTAL_DIFFERS', words.totalIs(formatMoney(total)), {
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
    lines: content.lines.map((line) => ({
      kind: line.kind,
      label: line.label,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      amount: line.amount,
      vat_percent: line.vatPercent,
      ...(line.discount && { discount: line.discount }),
    })),
    total: totalOf(content.lines),
    vat: vatSplit(content.lines).map(({ percent, net, vat, gross }) => ({
      percent,
      net,
      vat,
      gross,
    })),
    payments: content.payments.map(({ method, label, amount }) => ({
      method,
      label: label ?? inRentalLanguage(() => tillWords.ways[method]),
      amount,
    })),
    received: content.received ?? null,
    change: content.change ?? null,
    ...(content.happened && { happened: content.happened }),
    reason: content.reason ?? '',
    reverses: entry.reverses?.receipt ?? null,
    reverses_position: entry.reverses?.position ?? null,
    reversed_by: entry.reversedBy?.receipt ?? null,
    reversed_by_position: entry.reversedBy?.position ?? null,
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
})
