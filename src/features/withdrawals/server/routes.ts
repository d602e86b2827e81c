import { visitorCookie } from '#features/mailbox/server/policy.ts'
import { answer } from '#kit/server/http/answer.ts'
import { audit, authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { transaction } from '#kit/server/postgres/db.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { namedIn } from '../rules.ts'
import { acceptAnyway, close, declare } from './commands.ts'
import { noSuchOrder, notOpen, orderIsOver, presentWithdrawal } from './policy.ts'
import { findContract, listWithdrawals } from './queries.ts'

/** Declarations write mails to addresses that nobody has checked. */
const fromAddress = { limit: 30, seconds: 3600 }
const toEmail = { limit: 8, seconds: 3600 }

export function withdrawalRoutes(app: Server, context: Context): void {
  const { sql, live, env, clock, links } = context

  route(app, calls.withdraw, async (call) => {
    const { request, reply, repeat } = call
    const declared = await orEarlierAnswer(sql, repeat, async () => {
      await throttle(sql, `withdrawals:${networkOf(request.ip)}`, fromAddress)
      await throttle(sql, `withdrawals:${call.body.email.toLowerCase()}`, toEmail)
      const visitor =
        readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl)
      const { token: _, ...body } = call.body
      const receipt = await declare(context, { ...body, visitor }, { voucherId: await voucherOf(call), repeat })
      await live.changed('vouchers', 'payments', 'mails', 'inbox')
      return answer(201, receipt)
    })
    if (!declared) throw new ProblemError(409, 'CONFLICT', 'This is being put down at this moment, please try again')
    return declared
  })

  /**
   * Whoever comes by the signed link of a voucher, or names its number or code together with the address it was ordered
   * from. A number or code alone may be somebody else's, to whom the voucher was given.
   */
  async function voucherOf({ body: { token, contract, email } }: Pick<Call<typeof calls.withdraw>, 'body'>) {
    const target = token === '' ? 'invalid' : links.read('voucher', token.trim(), clock())
    if (typeof target === 'object') return findContract(sql, { code: undefined, references: [target.id] }, undefined)
    return findContract(sql, namedIn(contract), email)
  }

  route(app, calls.getWithdrawals, async () =>
    (await listWithdrawals(sql, env.timeZone, 200)).map((listed) => presentWithdrawal(listed, env.timeZone)),
  )

  route(app, calls.acceptWithdrawal, async ({ body: { id, voucher }, caller }) => {
    const accepted = await transaction(sql, async (tx) => {
      const voucherId = await findContract(tx, { code: undefined, references: namedIn(voucher).references }, undefined)
      const outcome = await acceptAnyway(context, tx, { id, voucherId })
      if (outcome === 'accepted')
        await audit(tx, authorOf(caller, context), 'withdrawal.accept', `withdrawal:${id}`, { voucher })
      return outcome
    })
    if (accepted === 'no voucher') throw noSuchOrder()
    if (accepted === 'missing') throw notOpen()
    if (accepted === 'over') throw orderIsOver()
    await live.changed('vouchers', 'payments', 'mails', 'inbox')
    return { status: 'success' as const }
  })

  route(app, calls.closeWithdrawal, async ({ body, caller }) => {
    const closed = await transaction(sql, async (tx) => {
      const by = authorOf(caller, context)
      const isClosed = await close(tx, { ...body, by })
      if (isClosed) await audit(tx, by, 'withdrawal.close', `withdrawal:${body.id}`, { note: body.note })
      return isClosed
    })
    if (!closed) throw notOpen()
    await live.changed('vouchers')
    return { status: 'success' as const }
  })
}
