import { type Actor, nameOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Write } from '#kit/server/http/write.ts'
import type { DeviceDescription } from '#kit/server/security/device.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { readVersion } from '#kit/server/settings/version.ts'
import { type Cents, formatMoney, toUnits } from '#kit/shared/money.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { Business } from '../../contract/ledger.ts'
import { expectedCash } from '../../server/commands/ledger.ts'
import { lockTill, opening, recordAtTill, recordEntry } from '../../server/commands/record.ts'
import { words as tillWords } from '../../words.ts'
import { differenceOf, type PeriodReport } from '../rules/report.ts'
import { words } from '../words.ts'
import type { OpenPeriods } from './queries/report.ts'

/** What a closing keeps in its entry, in cents. */
export type FrozenClosing = {
  closing: number
  report: PeriodReport
  countedCash: Cents
  countedCard: Cents
  pieces?: Readonly<Record<string, number>> | undefined
  cashDifference: Cents
  cardDifference: Cents
  withdrawn: Cents
  /** Left in the drawer: the float of the next period. */
  carried: Cents
  note: string
  /** Whose till it is. */
  owner?: Owner | undefined
  /** The security device that signed. */
  device?: DeviceDescription | undefined
  /** Of the product, then. */
  version?: string | undefined
}

export type Owner = Pick<Env['business'], 'name' | 'streetAndNumber' | 'zipCodeAndCity' | 'country' | 'vatId'> &
  Partial<Pick<Env['business'], 'taxNumber'>>

type Till = { business: Business; context: Context }

/**
 * Counts the float in. Throws 409 TILL_OPEN where that was done in this period, 422 where it is not what the last closing
 * left and nobody says why.
 */
export async function openTill(
  { tx, author, audit }: Write,
  { business, context }: Till,
  float: Cents,
  reason: string,
) {
  // Before the till is locked: a device may take its time.
  const selfTest = await context.signer?.checkSelf()
  const till = await lockTill(tx, business)
  if (till.isOpen) throw new ProblemError(409, 'TILL_OPEN', words.openAlready)
  // Nothing was left to the first float of all.
  const difference = till.closing > 1 ? float - till.carried : 0
  if (difference !== 0 && reason === '') throw invalid([{ field: 'reason', message: words.floatUnexplained }])
  const entry = opening(float, reason, difference)
  if (selfTest !== undefined) entry.content.tse = { selfTest: selfTest || 'passed' }
  const { position } = await recordEntry(tx, business, context, cashier(author), till, entry)
  await audit('till.open', `till:${business}:${position}`, {
    float: toUnits(float),
    reason,
    ...(difference !== 0 && { difference: toUnits(difference) }),
  })
  return { status: 'success' as const, position, ...(selfTest && { self_test_failed: true }) }
}

export type CashMove = { direction: 'in' | 'out'; amount: Cents; reason: string }

/** Puts cash in or takes it out. Throws 409 NOT_ENOUGH_CASH, with what is there, where the drawer has less. */
export async function moveCash(
  { tx, author, audit }: Write,
  { business, context }: Till,
  { direction, amount, reason }: CashMove,
) {
  const till = await lockTill(tx, business)
  const there = till.isOpen ? await expectedCash(tx, business) : till.carried
  if (direction === 'out' && amount > there) throw notEnough(there)
  const payments = [{ method: 'cash' as const, amount: direction === 'in' ? amount : -amount }]
  const { position } = await recordAtTill(tx, business, context, cashier(author), {
    kind: direction === 'in' ? 'cash_in' : 'cash_out',
    content: { lines: [], payments, reason },
  })
  await audit(`till.cash_${direction}`, `till:${business}:${position}`, {
    amount: toUnits(amount),
    reason,
  })
  return { status: 'success' as const, position }
}

export type ClosingCount = {
  closing: number
  countedCash: Cents
  countedCard: Cents
  pieces?: Readonly<Record<string, number>> | undefined
  withdrawn: Cents
  note: string
}

/**
 * Ends the period with what was counted. Throws 409 CLOSED_MEANWHILE where the number is not the current one, 409
 * TILL_NOT_OPEN where nothing has happened yet, 422 where the count does not fit or a difference is not explained.
 */
export async function closeTill(
  { tx, author, audit }: Write,
  { business, context }: Till,
  count: ClosingCount,
  periods: OpenPeriods,
) {
  const till = await lockTill(tx, business)
  if (till.closing !== count.closing) {
    throw new ProblemError(409, 'CLOSED_MEANWHILE', words.closedAlready(till.closing), {
      extra: { closing: till.closing },
    })
  }
  if (!till.isOpen) throw new ProblemError(409, 'TILL_NOT_OPEN', words.nothingHappened)
  const { report } = await periods.readLocked(tx, business)
  const difference = differenceOf(report, { cash: count.countedCash, card: count.countedCard })
  refuseMiscount(count, difference)
  const frozen: FrozenClosing = {
    ...count,
    report,
    cashDifference: difference.cash,
    cardDifference: difference.card,
    carried: count.countedCash - count.withdrawn,
    owner: ownerOf(context.env),
    device: await context.signer?.describe(),
    version: readVersion(),
  }
  const { position, closing } = await recordEntry(tx, business, context, cashier(author), till, {
    kind: 'closing',
    content: { lines: [], payments: [], ...(count.note && { reason: count.note }), closing: frozen },
  })
  await audit('till.close', `till:${business}:${position}`, {
    closing,
    difference: toUnits(difference.cash),
    card_difference: toUnits(difference.card),
  })
  return { status: 'success' as const, position, closing, difference: difference.cash }
}

const ownerOf = ({ business }: Env): Owner => {
  const { name, streetAndNumber, zipCodeAndCity, country, vatId, taxNumber } = business
  return { name, streetAndNumber, zipCodeAndCity, country, vatId, taxNumber }
}

function refuseMiscount(count: ClosingCount, difference: { cash: Cents; card: Cents }) {
  const pieces = Object.entries(count.pieces ?? {})
  const sum = pieces.reduce((total, [value, number]) => total + Number(value) * number, 0)
  const fits = pieces.every(([value, number]) => /^\d{1,6}$/.test(value) && Number.isInteger(number) && number >= 0)
  const errors = [
    ...(pieces.length > 0 && !(fits && sum === count.countedCash)
      ? [{ field: 'counted_cash', message: words.wrongPieces }]
      : []),
    ...(count.withdrawn > count.countedCash
      ? [{ field: 'withdrawn', message: tillWords.onlyInDrawer(formatMoney(count.countedCash)) }]
      : []),
    ...(count.note === '' && (difference.cash !== 0 || difference.card !== 0)
      ? [{ field: 'note', message: words.noExplanation }]
      : []),
  ]
  if (errors.length > 0) throw invalid(errors, errors[0]?.message)
}

const notEnough = (there: Cents) =>
  new ProblemError(409, 'NOT_ENOUGH_CASH', tillWords.onlyInDrawer(formatMoney(there)), {
    extra: { there: toUnits(there) },
  })

const cashier = ({ id, caller }: Actor) => ({ id, name: nameOf(caller) })
