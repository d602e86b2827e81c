import type { Author } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import { type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { newReference } from '#kit/server/security/secret.ts'
import { type Day, wallClock } from '#kit/shared/day.ts'
import type { Language } from '#kit/shared/language.ts'
import type { Declaration, Receipt } from '../contract.ts'
import { backOf, type Decision, decide, needsStaff } from '../rules.ts'
import { refundVoucher, tellStaff, toTransfer } from './commands/money.ts'
import { withdrawalReceipt } from './emails/receipt.ts'
import { noSuchOrder, notOpen, orderIsOver, presentReceipt } from './policy.ts'
import { lockContract, type StoredWithdrawal, type VoucherContract } from './queries.ts'

type Hands = Pick<Context, 'sql' | 'env' | 'clock'>
type Declared = Omit<Declaration, 'token'> & { language: Language; visitor: Buffer }

/**
 * Puts a declaration down with all that follows from it in one transaction: the voucher ends, its money is sent on its
 * way, the receipt is in the mails, staff have their task.
 */
export async function declare(
  { sql, env, clock }: Hands,
  declared: Declared,
  { voucherId, repeat }: { voucherId: number | undefined; repeat: Repeat | undefined },
): Promise<Receipt> {
  return transaction(sql, async (tx) => {
    const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(clock().epochMilliseconds / 1000) * 1000)
    const today = wallClock(env.timeZone, at).day
    const contract = voucherId === undefined ? undefined : await lockContract(tx, voucherId, env.timeZone)
    const decision = decide(contract, today)
    const byHand = contract && decision.outcome === 'accepted' ? await endContract(tx, contract, decision, at) : 0
    const stored = await insertWithdrawal(tx, declared, { ...decision, byHand, at, voucherId })
    await sendReceipt(tx, stored, { env, visitor: declared.visitor, buyer: contract?.email })
    if (needsStaff(stored)) await tellStaff(tx, taskOf(stored, today), at)
    const receipt = presentReceipt(stored, env.timeZone)
    await rememberAnswer(tx, repeat, 201, receipt)
    return receipt
  })
}

/** Ends a voucher at once, and sends back what is left of it. Gives the cents that staff have to transfer. */
async function endContract(
  tx: Transaction,
  { id, redeemed }: VoucherContract,
  { back }: Pick<Decision, 'back'>,
  at: Temporal.Instant,
): Promise<number> {
  const ended = await tx`
    UPDATE vouchers SET canceled_at = ${at.toString()}, withdrawn_at = ${at.toString()}, canceled_reason = 'Withdrawn'
    WHERE id = ${id} AND canceled_at IS NULL AND redeemed = ${redeemed} RETURNING 1`
  if (ended.length === 0) throw new Error(`voucher ${id} changed although it is locked`)
  await tx`UPDATE payments SET state = 'failed', changed_at = now() WHERE voucher_id = ${id} AND state = 'created'`
  return refundVoucher(tx, id, back)
}

type Put = Decision & { byHand: number; at: Temporal.Instant; voucherId: number | undefined }

async function insertWithdrawal(
  tx: Transaction,
  { language, name, email, contract, comment, visitor }: Declared,
  { outcome, lastDay, back, byHand, at, voucherId }: Put,
): Promise<StoredWithdrawal> {
  const reference = `W-${newReference()}`
  const isOpen = needsStaff({ outcome, byHand })
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO withdrawals (reference, language, declared_at, name, email, contract, comment, voucher_id, outcome, last_day, amount,
                             by_hand, closed_at, visitor)
    VALUES (${reference}, ${language}, ${at.toString()}, ${name}, ${email}, ${contract}, ${comment}, ${voucherId ?? null}, ${outcome},
            ${lastDay}, ${back}, ${byHand}, ${isOpen ? null : at.toString()}, ${visitor})
    RETURNING id`
  const declaredAt = at.toString({ smallestUnit: 'second' })
  const id = row?.id as number
  return { id, reference, language, declaredAt, name, email, contract, comment, outcome, lastDay, amount: back, byHand }
}

type Told = Pick<Context, 'env'> & { visitor: Buffer | null; buyer: string | undefined }

/** To where the receipt was asked for, and to the buyer where that is somewhere else: the contract is theirs. */
async function sendReceipt(tx: Transaction, stored: StoredWithdrawal, { env, visitor, buyer }: Told): Promise<void> {
  await insertMail(tx, withdrawalReceipt({ ...env, withdrawal: stored }), visitor)
  if (buyer !== undefined && buyer.toLowerCase() !== stored.email.toLowerCase())
    await insertMail(tx, { ...withdrawalReceipt({ ...env, withdrawal: stored }), to: buyer }, null)
}

function taskOf({ reference, outcome, byHand }: StoredWithdrawal, today: Day): string {
  if (byHand > 0) return toTransfer(reference, byHand, today)
  const why = {
    late: 'came late',
    unmatched: 'fits no voucher that we found',
    spent: 'is of a voucher on which nothing is left',
    accepted: 'was accepted',
    over: 'is of an order that is over',
  }[outcome]
  return `Withdrawal ${reference} ${why}: decide it under Withdrawals, and write to whoever declared it.`
}

/**
 * Staff accept a declaration that the software did not: the voucher ends as if it had been in time. Each declaration and
 * each voucher only once; throws otherwise.
 */
export async function acceptAnyway(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  tx: Transaction,
  { id, voucherId }: { id: number; voucherId: number | undefined },
): Promise<void> {
  if (voucherId === undefined) throw noSuchOrder()
  const at = clock()
  const contract = await lockContract(tx, voucherId, env.timeZone)
  const [row] = await tx<Omit<StoredWithdrawal, 'amount' | 'byHand'>[]>`
    SELECT id, reference, language, to_char(declared_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "declaredAt", name, email,
           contract, comment, outcome, to_char(last_day, 'YYYY-MM-DD') AS "lastDay"
    FROM withdrawals WHERE id = ${id} AND outcome IN ('late', 'unmatched') AND closed_at IS NULL FOR UPDATE`
  if (!row) throw notOpen()
  if (contract.canceled || (contract.paid && backOf(contract) === 0)) throw orderIsOver()
  const back = backOf(contract)
  const byHand = await endContract(tx, contract, { back }, at)
  await tx`
    UPDATE withdrawals SET outcome = 'accepted', voucher_id = ${voucherId}, amount = ${back}, by_hand = ${byHand},
           closed_at = CASE WHEN ${byHand} > 0 THEN NULL ELSE ${at.toString()}::timestamptz END
    WHERE id = ${id}`
  const stored: StoredWithdrawal = { ...row, outcome: 'accepted', amount: back, byHand }
  await sendReceipt(tx, stored, { env, visitor: null, buyer: contract.email })
  if (byHand > 0) await tellStaff(tx, toTransfer(stored.reference, byHand, wallClock(env.timeZone, at).day), at)
}

/** Notes that nothing is left to do. False where that was noted before, or there is none. */
export async function close(
  tx: Transaction,
  { id, note, by }: { id: number; note: string; by: Author },
): Promise<boolean> {
  const closed = await tx`
    UPDATE withdrawals SET closed_at = ${by.at.toString()}, closed_by = ${by.name}, closed_note = ${note}
    WHERE id = ${id} AND closed_at IS NULL RETURNING 1`
  return closed.length > 0
}
