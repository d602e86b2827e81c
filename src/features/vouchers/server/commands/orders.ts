import { insertPayment, type Payable } from '#features/payments/server/commands.ts'
import { agreedTo } from '#features/settings/rules/texts.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import { type Repeat, rememberAnswer } from '#kit/server/http/repeat.ts'
import { insertMail } from '#kit/server/mail/mail.ts'
import type { ProviderName } from '#kit/server/paying/payment-provider.ts'
import { type Sql, type Transaction, transaction } from '#kit/server/postgres/db.ts'
import { newReference } from '#kit/server/security/secret.ts'
import type { Day } from '#kit/shared/day.ts'
import { type Language, rentalLanguage } from '#kit/shared/language.ts'
import type { Cents } from '#kit/shared/money.ts'
import type { VoucherDetails } from '../../contract.ts'
import { describeVoucher } from '../../rules.ts'
import { newCode } from '../commands.ts'
import type { MailsOf } from '../emails/voucher-mails.ts'
import { lockVoucher, type StoredVoucher } from '../queries.ts'

export type NewOrder = Omit<VoucherDetails, 'voucherAmount' | 'salutation'> & {
  salutation: string
  reference: string
  language: Language
  amount: Cents
  visitor: Buffer | null
} & ({ method: 'transfer'; dueOn: Day | null } | { method: 'provider'; provider: ProviderName } | { method: 'till' })

/** Minutes in which an order through the provider can be paid. */
const minutesToPay = 15

async function insertOrder(tx: Transaction, order: NewOrder): Promise<StoredVoucher> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO vouchers (reference, language, code, amount, salutation, name, email, street_and_number, additional, zip_code_and_city,
                          recipient, background, words, payment_method, visitor, due_on, agreed_to, instructed_at)
    VALUES (${order.reference}, ${order.language}, ${newCode()}, ${order.amount}, ${order.salutation}, ${order.name}, ${order.email},
            ${order.streetAndNumber}, ${order.additional}, ${order.zipCodeAndCity}, ${order.voucherRecipient},
            ${order.voucherBackground}, ${order.voucherText}, ${order.method}, ${order.visitor},
            ${order.method === 'transfer' ? order.dueOn : null}, ${order.method === 'till' ? '' : agreedTo('privacy')},
            CASE WHEN ${order.method === 'transfer'} THEN now() END)
    RETURNING id`
  return lockVoucher(tx, row?.id as number)
}

/**
 * Puts an order down with what belongs to it: the mail that says how to transfer, or the payment through the provider,
 * and what a repetition is answered with.
 */
export async function placeOrder(
  sql: Sql,
  order: NewOrder,
  { mails, repeat }: { mails: MailsOf; repeat: Repeat | undefined },
): Promise<{ reference: string; paymentId: string | null }> {
  return transaction(sql, async (tx) => {
    const voucher = await insertOrder(tx, order)
    const paymentId = order.method === 'provider' ? await insertVoucherPayment(tx, order.provider, voucher) : null
    if (order.method === 'transfer') await insertMail(tx, await mails.ordered(voucher), order.visitor)
    const placed = { reference: voucher.reference, paymentId }
    await rememberAnswer(tx, repeat, 201, placed)
    return placed
  })
}

export function insertVoucherPayment(tx: Transaction, provider: ProviderName, { id, amount, language }: StoredVoucher) {
  const description = inLanguage(language, () => describeVoucher(amount))
  return insertPayment(tx, provider, { voucherId: id }, { amount, description, minutes: minutesToPay })
}

/**
 * The money for a voucher is here: from now on it counts, and its buyer gets it by mail. Also when it was given up
 * before: that kept nothing from anybody else. For the provider's money and for transfers that staff see arrive. False
 * when it was paid already, or withdrawn from.
 */
export async function markVoucherPaid(tx: Transaction, id: number, mails: MailsOf): Promise<boolean> {
  const paid = await tx`
    UPDATE vouchers SET paid_at = now(), canceled_at = NULL, canceled_reason = NULL,
                        instructed_at = coalesce(instructed_at, now())
    WHERE id = ${id} AND paid_at IS NULL AND withdrawn_at IS NULL RETURNING 1`
  if (paid.length === 0) return false
  const voucher = await lockVoucher(tx, id)
  if (voucher.email !== '') await insertMail(tx, await mails.issued(voucher), voucher.visitor)
  return true
}

/** Who gets a voucher for money that is here already, as a booking has them. */
type Owner = Pick<
  NewOrder,
  'salutation' | 'name' | 'email' | 'streetAndNumber' | 'additional' | 'zipCodeAndCity' | 'language' | 'visitor'
>

/** Makes a voucher of money that would go back otherwise; its owner gets it by mail. Gives its reference. */
export async function issueVoucher(tx: Transaction, owner: Owner, amount: Cents, mails: MailsOf): Promise<string> {
  const order = {
    ...owner,
    amount,
    reference: newReference(),
    voucherRecipient: '',
    voucherBackground: 1,
    voucherText: '',
  }
  const { id } = await insertOrder(tx, { ...order, method: 'transfer', dueOn: null } as const)
  await markVoucherPaid(tx, id, mails)
  return order.reference
}

type SoldAtTill = { amount: Cents; name: string; email: string; recipient: string }

/** A voucher that is sold over the counter: of any worth, for whoever holds its code, and without a right of withdrawal. */
export const sellVoucher = (tx: Transaction, { recipient, ...sold }: SoldAtTill): Promise<StoredVoucher> =>
  insertOrder(tx, {
    ...sold,
    method: 'till',
    reference: newReference(),
    language: rentalLanguage(),
    visitor: null,
    ...{ salutation: '', streetAndNumber: '', additional: '', zipCodeAndCity: '' },
    ...{ voucherRecipient: recipient, voucherBackground: 1, voucherText: '' },
  })

/** Writes the reminder of a transfer, once. False when it came in meanwhile. `now` as an ISO instant. */
export async function remindOfTransfer(tx: Transaction, id: number, mails: MailsOf, now: string): Promise<boolean> {
  const reminded = await tx`
    UPDATE vouchers SET reminded_at = ${now}
    WHERE id = ${id} AND paid_at IS NULL AND canceled_at IS NULL AND reminded_at IS NULL RETURNING 1`
  if (reminded.length === 0) return false
  const voucher = await lockVoucher(tx, id)
  await insertMail(tx, await mails.reminder(voucher), voucher.visitor)
  return true
}

/** Gives up an order that nobody paid; `tells` its buyer, unless they know. False when there was nothing to give up. */
export async function giveUpOrder(tx: Transaction, id: number, mails: MailsOf, tells: boolean): Promise<boolean> {
  const canceled = await tx`
    UPDATE vouchers SET canceled_at = now(), canceled_reason = 'Not paid'
    WHERE id = ${id} AND paid_at IS NULL AND canceled_at IS NULL
      AND NOT EXISTS (SELECT FROM payments WHERE voucher_id = ${id} AND state IN ('created', 'capturing'))
    RETURNING 1`
  if (canceled.length === 0) return false
  const voucher = await lockVoucher(tx, id)
  if (tells) await insertMail(tx, mails.released(voucher), voucher.visitor)
  return true
}

/** Vouchers as what payments through the provider are for. */
export const voucherPayable = (mails: MailsOf): Payable => ({
  async fulfil(tx, id) {
    if (await markVoucherPaid(tx, id, mails)) return 'FULFILLED'
    const { withdrawn } = await lockVoucher(tx, id)
    return { giveBack: withdrawn ? 'You withdrew from the contract' : 'This voucher was paid already' }
  },
  async release(tx, id) {
    const { payment_method: method } = await lockVoucher(tx, id)
    if (method === 'provider') await giveUpOrder(tx, id, mails, false)
  },
  async returned(tx, id, refund) {
    const voucher = await lockVoucher(tx, id)
    await insertMail(tx, mails.returned(voucher, refund), voucher.visitor)
  },
})
