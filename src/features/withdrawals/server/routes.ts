import { visitorCookie } from '#features/sent-mails/server/policy.ts'
import { answer } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Call, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer } from '#kit/server/http/repeat.ts'
import { writing } from '#kit/server/http/write.ts'
import { giveSecret, readSecret } from '#kit/server/security/session.ts'
import { networkOf, throttle } from '#kit/server/security/throttle.ts'
import { language } from '#kit/shared/language.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { namedIn } from '../rules.ts'
import { words } from '../words.ts'
import { acceptAnyway, close, declare } from './commands.ts'
import { notOpen, presentWithdrawal } from './policy.ts'
import { findContract, listWithdrawals } from './queries.ts'

/** Declarations write mails to addresses that nobody has checked. */
const fromAddress = { limit: 30, seconds: 3600 }
const toEmail = { limit: 8, seconds: 3600 }

export function withdrawalRoutes(app: Server, context: Context): void {
  const { sql, live, env } = context
  const write = writing(context)

  route(app, calls.withdraw, async (call) => {
    const { request, reply, repeat } = call
    const declared = await orEarlierAnswer(sql, repeat, async () => {
      await throttle(sql, `withdrawals:${networkOf(request.ip)}`, fromAddress)
      await throttle(sql, `withdrawals:${call.body.email.toLowerCase()}`, toEmail)
      const visitor =
        readSecret(request, visitorCookie, env.publicUrl) ?? giveSecret(reply, visitorCookie, env.publicUrl)
      const { token: _, ...body } = call.body
      const receipt = await declare(
        context,
        { ...body, language: language(), visitor },
        { voucherId: await voucherOf(context, call), repeat },
      )
      await live.changed('vouchers', 'payments', 'mails', 'inbox')
      return answer(201, receipt)
    })
    if (!declared) throw new ProblemError(409, 'CONFLICT', words.beingPutDown)
    return declared
  })

  route(app, calls.getWithdrawals, async () =>
    (await listWithdrawals(sql, env.timeZone, 200)).map((listed) => presentWithdrawal(listed, env.timeZone)),
  )

  route(app, calls.acceptWithdrawal, (call) =>
    write(call, async ({ tx, audit, tell }) => {
      const { id, voucher } = call.body
      const voucherId = await findContract(tx, { code: undefined, references: namedIn(voucher).references }, undefined)
      await acceptAnyway(context, tx, { id, voucherId })
      await audit('withdrawal.accept', `withdrawal:${id}`, { voucher })
      tell('vouchers', 'payments', 'mails', 'inbox')
    }),
  )

  route(app, calls.closeWithdrawal, (call) =>
    write(call, async ({ tx, author, audit, tell }) => {
      const { id, note } = call.body
      if (!(await close(tx, { id, note, by: author }))) throw notOpen()
      await audit('withdrawal.close', `withdrawal:${id}`, { note })
      tell('vouchers')
    }),
  )
}

/**
 * Whoever comes by the signed link of a voucher, or names its number or code together with the address it was ordered
 * from. A number or code alone may be somebody else's, to whom the voucher was given.
 */
async function voucherOf(
  { sql, clock, links }: Context,
  { body: { token, contract, email } }: Pick<Call<typeof calls.withdraw>, 'body'>,
) {
  const target = token === '' ? 'invalid' : links.read('voucher', token.trim(), clock())
  if (typeof target === 'object') return findContract(sql, { code: undefined, references: [target.id] }, undefined)
  return findContract(sql, namedIn(contract), email)
}
