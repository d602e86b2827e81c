import { transferDeadlines } from '#features/payments/rules.ts'
import type { WithPayments } from '#features/payments/server/commands/payments.ts'
import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import { readMoneyBack } from '#features/withdrawals/server/queries.ts'
import { answer } from '#kit/server/http/answer.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { newReference } from '#kit/server/security/secret.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { wallClock } from '#kit/shared/day.ts'
import { language } from '#kit/shared/language.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import * as own from '../contract/own.ts'
import * as calls from '../contract.ts'
import { formatCode } from '../rules.ts'
import { words } from '../words.ts'
import { insertVoucherPayment, type NewOrder, placeOrder, voucherPayable } from './commands/orders.ts'
import { tryCode } from './commands.ts'
import { voucherMails } from './emails/voucher-mails.ts'
import { voucherReminders } from './jobs.ts'
import { voucherFileName, voucherPdf } from './pdf/card.ts'
import { openTransfer } from './policy/transfer.ts'
import { linkExpired, linkInvalid, refuseShowcase } from './policy.ts'
import { findOpenPayment, lockVoucher, readRedemptions, readVoucher, type StoredVoucher } from './queries.ts'

/** Orders write mails to addresses that nobody has checked. */
const ordersFromAddress = { limit: 40, seconds: 3600 }
const ordersToEmail = { limit: 10, seconds: 3600 }
/** A link is 256 bits: this only keeps PDFs from being made without end. */
const readsFromAddress = { limit: 120, seconds: 60 }

/** What the calls below work with. */
type VoucherDesk = WithPayments & { mails: ReturnType<typeof voucherMails> }

export function voucherRoutes(app: Server, context: WithPayments): void {
  const { sql, env, payments } = context
  const mails = voucherMails(context)
  const desk = { ...context, mails }
  payments.serve('voucher', voucherPayable(mails))
  app.jobs.push(voucherReminders(context, mails))

  route(app, calls.sendVoucherRequest, async (call) => {
    refuseShowcase(env, call.caller)
    const placed = await orEarlierAnswer(sql, call.repeat, () => place(desk, call))
    if (!placed) throw new ProblemError(409, 'CONFLICT', words.beingPlaced)
    const { reference, paymentId } = placed.body
    const voucher = (await readVoucher(sql, reference)) as StoredVoucher
    return {
      reference,
      amount: voucher.amount,
      transfer: openTransfer(voucher, env),
      payment: paymentId === null ? null : await payments.open(paymentId),
      own_page: mails.ownPage(voucher),
    }
  })

  route(app, calls.checkVoucher, async (call) => {
    const voucher = await tryCode(sql, call, call.query.voucher)
    return { exists: voucher !== undefined, amount: voucher?.balance ?? 0 }
  })

  route(app, own.readOwnVoucher, async (call) => {
    const voucher = await open(desk, call)
    const entries = await readRedemptions(sql, voucher.id, env.timeZone)
    const { reference, recipient, words: text, background, paid, canceled, withdrawn } = voucher
    const back = withdrawn ? await readMoneyBack(sql, voucher.id) : null
    return {
      state: withdrawn
        ? ('withdrawn' as const)
        : canceled
          ? ('canceled' as const)
          : paid
            ? ('paid' as const)
            : ('open' as const),
      reference,
      code: paid && !canceled ? formatCode(voucher.code) : null,
      recipient,
      text,
      background,
      amount: voucher.amount,
      balance: voucher.amount - voucher.redeemed,
      redemptions: entries.map(({ on, amount, note }) => ({ on, amount, note })),
      money_back: back && { amount: back.amount, is_back: back.isBack },
      transfer: openTransfer(voucher, env),
    }
  })

  route(app, own.readVoucherFile, async (call) => {
    const voucher = await open(desk, call)
    if (!voucher.paid || voucher.canceled) throw notFound(words.notPaid)
    const content = (await voucherPdf(voucher, env)).toString('base64')
    return { name: voucherFileName(voucher.reference), content }
  })

  route(app, own.payOwnVoucher, async (call) => {
    const { id } = await open(desk, call)
    const paymentId = await transaction(sql, async (tx) => {
      const voucher = await lockVoucher(tx, id)
      if (voucher.paid) throw new ProblemError(409, 'PAID_ALREADY', words.paidAlready)
      if (voucher.withdrawn) throw new ProblemError(409, 'WITHDRAWN', words.withdrawn)
      const name = payments.providerFor(call.body.pay_with)
      return (await findOpenPayment(tx, id, name)) ?? insertVoucherPayment(tx, name, voucher)
    })
    return payments.open(paymentId)
  })
}

async function place(
  { sql, live, env, clock, payments, mails }: VoucherDesk,
  { body, request, reply, repeat }: Call<typeof calls.sendVoucherRequest>,
) {
  await throttle(sql, `vouchers:${networkOf(request.ip)}`, ordersFromAddress)
  await throttle(sql, `vouchers:${body.email.toLowerCase()}`, ordersToEmail)
  const visitor = readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl)
  const { dueOn } = transferDeadlines(wallClock(env.timeZone, clock()).day)
  const order: NewOrder = {
    ...body,
    reference: newReference(),
    language: language(),
    amount: body.voucherAmount,
    visitor,
    ...(body.banktransfer
      ? { method: 'transfer', dueOn }
      : { method: 'provider', provider: payments.providerFor(body.pay_with) }),
  }
  const placed = await placeOrder(sql, order, { mails, repeat })
  await live.changed('vouchers', 'mails')
  return answer(201, placed)
}

/** The voucher that a link leads to; throws where it leads nowhere (any more). */
async function open(
  { sql, clock, links }: VoucherDesk,
  { body, request }: Pick<Call<typeof own.readOwnVoucher>, 'body' | 'request'>,
) {
  await throttle(sql, `own-voucher:${networkOf(request.ip)}`, readsFromAddress)
  const target = links.read('voucher', body.token.trim(), clock())
  if (target === 'expired') throw linkExpired()
  const voucher = target === 'invalid' ? undefined : await readVoucher(sql, target.id)
  if (!voucher) throw linkInvalid()
  return voucher
}
